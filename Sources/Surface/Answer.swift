import Cases
import HockeyRules
import Scoresheets
import Views

/// The answer to a request.
package struct LineAnswer: Sendable {
  /// One line of JSON, in UTF-8, with its end.
  package let bytes: [UInt8]
  /// Whether something could not be read, played or answered.
  package let hasErrors: Bool

  init(_ answer: Answer) {
    bytes = answer.bytes
    hasErrors = !answer.errors.isEmpty
  }
}

/// The answer to a request, as it is put together.
struct Answer {
  var errors: [SurfaceError] = []
  var notes: [String] = []
  /// The id of the request.
  var id: Event.ID?
  /// The JSON of the value asked for, without a line end; `nil` if it cannot be given.
  private var value: [UInt8]?

  mutating func add(_ error: SurfaceError) {
    errors.append(error)
    errors += error.others
  }

  mutating func add(_ log: ReadLog) {
    errors += log.errors
    notes += log.notes
  }

  /// Sets the answer to the JSON that `write` writes: one value.
  mutating func set(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    var bytes = writer.bytes
    if bytes.last == .lineEnd { bytes.removeLast() }
    value = bytes
  }

  mutating func set(_ value: some FieldValue) { set { value.write(to: &$0) } }

  /// Sets the answer to an array of the lines of JSON that `write` writes.
  private mutating func setLines(_ write: (inout JSONWriter) -> Void) {
    var lines = JSONWriter()
    write(&lines)
    set { writer in
      writer.array { writer in
        for line in lines.bytes.split(separator: .lineEnd) { writer.value(line) }
      }
    }
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let id {
        writer.key("id")
        JSONLines.write(id, to: &writer)
      }
      if let value {
        writer.key("answer")
        writer.value(value[...])
      }
      writer.key("errors")
      errors.write(to: &writer)
      writer.member("notes", notes)
    }
    writer.endLine()
    return writer.bytes
  }
}

// Answers about a played game: the JSON of the command's `replay`, `state`, `ask` and
// `audit`, and its pictures.
extension Answer {
  mutating func write(_ request: Request, of played: PlayedLog) throws(SurfaceError) {
    let game = played.game
    switch request.question {
    case .svg, .page, .board:
      if let objection = ReplayHTML.objection(to: game) { throw SurfaceError(objection, .tooLarge) }
    default: break
    }
    switch request.question {
    case .replay: setLines { ReplayJSONLines.write(game, to: &$0) }
    case .rows(let rows, let asColumns):
      addRemarks(on: game)
      if let words = game.refusedPlays { notes.append(words) }
      set { RowsJSON.write(game, rows, asColumns: asColumns, to: &$0) }
    case .strength(let instants, let clock):
      addRemarks(on: game)
      var asked: AskedStrengths
      do throws(InstantTableError) {
        asked = AskedStrengths(try InstantTable(instants.text, clock))
      } catch { throw SurfaceError("\(instants.name): \(error.words)") }
      asked.answer(from: played)
      set { $0.columns(of: asked.answers, at: asked.places) }
    case .rule:
      let one = Case(of: played.file.log, in: played.file.name)
      set(CaseRun(one, under: game.book).ruledInstants)
    case .state(let instant): set(StateAnswer(try instant.moment(of: game)))
    case .ask(let instant, let texts):
      addRemarks(on: game)
      let moment = try instant.moment(of: game)
      let plays = try instant.plays(texts, at: moment)
      if plays.isEmpty {
        set(UsualAnswers(moment))
      } else {
        set(AskedAnswer(Inquiry(.plays(plays), of: moment)))
      }
    case .questions(let instant): set(QuestionAnswer.all(at: try instant.moment(of: game)))
    case .insert(let instant, let plays):
      set(try InsertionAnswer(of: plays, at: instant, into: game, request.game.log))
    case .audit(let texts):
      addRemarks(on: game)
      let audit = try played.audit(by: texts)
      set(audit)
    case .svg: set(ReplaySVG.text(of: game))
    case .page:
      let opening = ReplayHTML.opening(ReplayHTML.title(of: game))
      set(opening + ReplayHTML.text(of: game, number: 1) + ReplayHTML.closing)
    case .scoresheet: set(Document.scoresheet(of: game).html)
    case .board: set(BoardAnswer(played))
    case .table(let instant): set(TableAnswer(try instant.moment(of: game)))
    // The others are about no played game.
    default: break
    }
  }

  /// Notes which book was assumed and what is missing of the game, for an answer that has no members for
  /// either.
  private mutating func addRemarks(on game: PlayedGame) {
    if let assumption = game.assumption { notes.append(assumption) }
    notes += game.remarks
  }
}

extension UInt8 {
  static let lineEnd = UInt8(ascii: "\n")
}
