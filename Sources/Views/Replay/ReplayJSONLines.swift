import HockeyRules
public import Scoresheets

/// A game as JSON lines: one object for each play, then one for the result.
///
/// The fields are stable: new ones may be added, but none is renamed or removed.
public enum ReplayJSONLines {
  /// Writes the whole game.
  public static func write(_ game: PlayedGame, to writer: inout JSONWriter) {
    var plays = PlayAnswers(game)
    for place in game.log.plays.indices { writer.line(plays.answer(at: place)) }
    writer.line(ResultAnswer(game))
  }

  /// Gives the whole game to `print` in pieces of some thousand lines at most, so that a long game is
  /// never held as text.
  package static func write(_ game: PlayedGame, inPiecesTo print: ([UInt8]) -> Void) {
    var plays = PlayAnswers(game)
    var writer = JSONWriter()
    for place in game.log.plays.indices {
      writer.line(plays.answer(at: place))
      guard (place + 1) % 1000 == 0 else { continue }
      print(writer.bytes)
      writer = JSONWriter()
    }
    writer.line(ResultAnswer(game))
    print(writer.bytes)
  }

  /// Writes the plays that are new and the result as it is now; nothing where no play is new.
  public static func write(
    _ plays: NewPlays, of game: PlayedGame, to writer: inout JSONWriter
  ) {
    guard !plays.places.isEmpty else { return }
    var answers = PlayAnswers(game)
    for place in plays.places { writer.line(answers.answer(at: place)) }
    writer.line(ResultAnswer(game))
  }

  /// What is written of each play, without the game's name and its own id in the source.
  static func linesWithoutIDs(of game: PlayedGame) -> [[UInt8]] {
    var plays = PlayAnswers(game)
    return game.log.plays.indices.map { place in
      let play = plays.answer(at: place)
      var writer = JSONWriter()
      writer.object { writer in
        for field in PlayAnswer.said { field.write(play, false, &writer) }
      }
      return writer.bytes
    }
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ answer: some FieldObject) {
    answer.write(to: &self)
    endLine()
  }
}

/// The plays of one game, asked for in their order.
private struct PlayAnswers {
  let game: PlayedGame
  let wording: RulingWording
  let rulings: PlayRulings
  let result: Game
  private var changes: CorrectionChanges

  init(_ game: PlayedGame) {
    self.game = game
    wording = RulingWording(game)
    changes = CorrectionChanges(of: game)
    rulings = PlayRulings(of: game.solution)
    result = game.solution.game
  }

  mutating func answer(at index: Int) -> PlayAnswer {
    let play = game.solution.plays[index]
    let period = play.event.time.period
    let rulings = rulings[index].compactMap { ruling in
      wording.text(for: ruling.effect, in: period).map { text in
        var answer = RulingAnswer(ruling, text, in: period, of: result)
        answer.at = ruling.at - result.schedule.start(of: period)
        return answer
      }
    }
    return PlayAnswer(
      game: game, play: play, index: index, rulings: rulings,
      changes: changes.changes(madeBy: index))
  }
}

/// A play and what is ruled on it, for other programs.
struct PlayAnswer: FieldObject {
  let game: PlayedGame
  let play: PlayedEvent
  let index: Int
  let rulings: [RulingAnswer]
  let changes: [String]?

  static let definition = "play"
  static let fields: [Field<Self>] =
    [
      .gameName { $0.game },
      Field("source", "The play's id in its source: a feed's own, or a sheet's line.") {
        $0.game.naming == .ids
          ? $0.play.event.id : Event.ID.number($0.game.log.plays[$0.index].line)
      },
    ] + said

  /// What is said of it, without the game's name and its own id in the source.
  static let said: [Field<Self>] = .list(
    [
      Field("kind", "What kind of play it is; for one that concerns nobody, the source's word.") {
        $0.play.event.play.kind
      }
    ],
    Field.clock { $0.play.event.time },
    [
      Field("before", "The skaters of each team just before it.") { $0.play.before },
      Field("after", "The skaters of each team when play goes on.") { $0.play.after },
      Field("score", "The score after it.") { $0.play.score },
      Field("rulings", "What was ruled since the play before.") { $0.rulings },
      Field("penalty", "What was called, of a penalty and of a signal.") { answer in
        answer.play.event.play.call.map { CallAnswer(call: $0, notation: answer.game.notation) }
      },
      Field("goal", "Of a goal that counts: how it counts.") { answer in
        answer.game.solution.goal(scoredOn: answer.play).map { GoalAnswer(scored: $0) }
      },
      Field("changes", "What a correction changed, in words.") { $0.changes },
      Field("refused", "Why the book refuses it.") { $0.game.reason(forRefusing: $0.play) },
      .warnings({ $0.game }, { $0.game.warnings(aboutPlay: $0.index) }),
    ])
}

/// What was called.
private struct CallAnswer: FieldObject {
  let call: Call
  let notation: Notation

  static let definition = "call"
  static let fields: [Field<Self>] = [
    Field("team", "The team.") { $0.call.offender.team },
    Field("offender", "The offender: team and number, or the bench.") {
      $0.notation.name(of: $0.call.offender)
    },
    Field("player", "His number; missing for the bench.") {
      $0.call.offender.player.map { String($0.number) }
    },
    Field("call", "The penalties, such as `2+10`.") {
      CallText.text($0.call.penalties, penaltyShot: $0.call.penaltyShot)
    },
    .infraction { $0.call.infraction },
  ]
}

/// How a goal counts.
private struct GoalAnswer: FieldObject {
  let scored: ScoredGoal

  static let definition = "goal"
  static let fields: [Field<Self>] = [
    Field("team", "The team that scored.") { $0.scored.goal.team },
    Field("manpower", "On a power play, short-handed or at even strength.") { $0.scored.manpower },
    Field("emptyNet", "Whether the net was empty.") { $0.scored.goal.emptyNet },
    Field("penaltyShot", "Whether it was scored on a penalty shot.") { $0.scored.penaltyShot },
  ]
}

/// The result of a game, for other programs.
struct ResultAnswer: FieldObject {
  let game: PlayedGame
  private let result: Game

  init(_ game: PlayedGame) {
    self.game = game
    result = game.solution.game
  }

  private enum Kind: String, FieldWord {
    case final
  }

  static let definition = "result"
  static let fields: [Field<Self>] = .list(
    [
      .gameName { $0.game },
      Field("kind", "That it is no play.") { _ in Kind.final },
      Field("score", "The score, with the goal of a shoot-out.") { $0.result.score },
      Field("joined", "When a game that is not logged from its beginning was joined.") {
        $0.result.joining
      },
      Field("penaltyMinutes", "The penalty minutes.") { $0.result.penaltyMinutes },
      Field("powerPlay", "The power plays.") { $0.perTeam(PowerPlays.init) },
      Field("goals", "The goals.") { $0.perTeam(GoalTally.init) },
      Field("timeAtStrength", "The playing time at each strength.") {
        $0.game.solution.timeAtStrength
      },
      Field("warnings", "How many warnings there are, if any.") {
        $0.game.warnings.ifAny?.count
      },
    ],
    Field.completeness { $0.game },
    [
      Field("gameWinningGoal", "The game-winning goal.") {
        $0.result.gameWinningGoal.map { WinningGoal(scored: $0) }
      }
    ])

  private func perTeam<Value>(_ value: (Team, Game) -> Value) -> PerTeam<Value> {
    PerTeam(home: value(.home, result), visiting: value(.visiting, result))
  }
}

extension Joining: FieldObject {
  static let definition = "joining"
  static let fields: [Field<Self>] =
    Field.clock { $0.time } + [Field("score", "The score then.") { $0.score }]
}

private struct PowerPlays: FieldObject {
  let goals: Int
  let opportunities: Int

  init(of team: Team, in game: Game) {
    goals = game.goals(of: team, .powerPlay)
    opportunities = game.powerPlays[team]
  }

  static let definition = "powerPlays"
  static let fields: [Field<Self>] = [
    Field("goals", "Power-play goals.") { $0.goals },
    Field("opportunities", "The opportunities.") { $0.opportunities },
  ]
}

extension GoalTally: FieldObject {
  static let definition = "goals"
  static let fields: [Field<Self>] = [
    Field("EV", "Goals at even strength.") { $0.even },
    Field("PP", "Power-play goals.") { $0.powerPlay },
    Field("SH", "Short-handed goals.") { $0.shortHanded },
    Field("emptyNet", "Goals into an empty net, which are counted above, too.") { $0.emptyNet },
    Field("penaltyShot", "Goals on penalty shots, which are not.") { $0.penaltyShot },
  ]
}

extension StrengthTime: FieldObject {
  static let definition = "strength"
  static let fields: [Field<Self>] = [
    Field("manpower", "The skaters that penalties leave each team.") { $0.manpower },
    Field("seconds", "The playing time.") { $0.time },
  ]
}

private struct WinningGoal: FieldObject {
  let scored: ScoredGoal

  static let definition = "winningGoal"
  static let fields: [Field<Self>] = .list(
    [Field("team", "The team that scored.") { $0.scored.goal.team }],
    Field.clock { $0.scored.time },
    [
      Field("player", "The scorer's number, where the log names him.") {
        $0.scored.goal.scorer.map { String($0.number) }
      }
    ])
}
