import HockeyRules
import SchemaChecking
import Scoresheets
import Testing

@testable import Views

/// What other programs are told of the answers is what they get.
@Suite struct AnswerSchemaTests {
  private static var games: [RealGame] {
    get throws {
      let joined = RealGame(name: "joined", game: try game(JoinedGames.sheet))
      return try RealGames.all() + [joined]
    }
  }

  private static let file = MadeFile("Sources/Views/Fields/answers.schema.json")

  @Test func `the schema's file has the fields of the answers`() throws {
    let made = try MadeFile.schema { FieldSchema.writeAnswers(to: &$0) }
    #expect(try Self.file.text(made: made) == made)
  }

  @Test(arguments: try Self.games)
  func `a replay has the fields and the types of the schema`(_ real: RealGame) throws {
    let lines = Self.lines { ReplayJSONLines.write(real.game, to: &$0) }
    try Self.expect(lines.dropLast(), "play")
    try Self.expect(lines.suffix(1), "result")
  }

  @Test(arguments: try Self.games)
  func `answers about an instant have the fields and the types of the schema`(
    _ real: RealGame
  ) throws {
    let asked: [[Play]] = [
      [.goal(Goal(team: .home))], [.goalkeeperOn(.home)],
      [BenchQuestion.minor(to: .visiting).play, .goal(Goal(team: .home))],
    ]
    let plays = real.game.solution.plays.filter { $0.refused == nil }
    for index in stride(from: 0, to: plays.count, by: 8) {
      let moment = try Moment(of: real.game, at: plays[index].event.time)
      try Self.expect(Self.lines { StateJSON.write(moment, to: &$0) }, "state")
      try Self.expect(Self.lines { AskJSON.write(moment, to: &$0) }, "answers")
      try Self.expect(
        Self.lines { writer in
          for plays in asked { AskJSON.write(Inquiry(.plays(plays), of: moment), to: &writer) }
        }, "ask")
      try Self.expect(
        Self.lines { writer in
          for question in QuestionAnswer.all(at: moment) {
            question.write(to: &writer)
            writer.endLine()
          }
        }, "question")
    }
  }

  private static func lines(_ write: (inout JSONWriter) -> Void) -> [Substring] {
    var writer = JSONWriter()
    write(&writer)
    return writer.text.split(separator: "\n")
  }

  /// Expects that each line is what the schema calls `name`.
  private static func expect(_ lines: some Sequence<Substring>, _ name: String) throws {
    let schema = try file.schema(of: name)
    for line in lines {
      let faults = try schema.faults(in: String(line))
      #expect(faults.isEmpty, "\(line)")
    }
  }
}
