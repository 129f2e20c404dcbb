import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

// What an editor of a log needs.
extension Answer {
  /// Writes the log of `request` as a sheet or as JSON lines.
  mutating func writeLog(_ request: Request) throws(SurfaceError) {
    let source = try LogSource(request)
    errors = source.errors
    let notation = Notation(of: source.log, standard: source.schedule)
    notes = source.notes + source.log.remarks(in: notation)
    id = id ?? source.log.id
    guard source.errors.isEmpty || !source.log.plays.isEmpty else { return }
    switch request.to {
    case "jsonl":
      let log = request.isNamed ? source.log : source.log.withoutNames
      set(text: String(decoding: JSONLines.text(of: log), as: UTF8.self))
    case "sheet", nil:
      let head =
        source.log.hasPlayerIDs
        ? "# The source gives no sweater numbers: players are numbered by ascending id.\n" : ""
      let sheet = WrittenSheet(of: source.log.numberingPlayers, standard: source.schedule)
      errors += sheet.errors.map { SurfaceError($0) }
      set(text: head + sheet.text)
    case .some(let other):
      throw SurfaceError("the request: `to` is one of `sheet`, `jsonl`, not `\(other)`")
    }
  }

  /// Writes the format of the log of `request`.
  mutating func writeFormat(_ request: Request) throws(SurfaceError) {
    guard let log = request.log else { throw SurfaceError("the request has no log") }
    set(text: Feed.detect(log.text).rawValue)
  }

  /// Writes the words that may stand at the end of the line of `request`.
  mutating func writeCompletions(_ request: Request) throws(SurfaceError) {
    let log = request.log == nil ? GameLog() : try LogSource(request).log
    let completions = Completions(of: request.line ?? "", in: log, books: Rulebooks.ids)
    set { writer in
      writer.object { writer in
        writer.member("column", completions.column)
        writer.member("words", completions.words)
      }
    }
  }

  /// Writes the sheet of `request` with its plays inserted at its instant, and their first line.
  mutating func writeInsertion(
    _ request: Request, into kept: KeptGame
  ) throws(SurfaceError) {
    guard kept.game.naming == .lines else {
      throw SurfaceError("plays can be inserted into a sheet only")
    }
    let moment = try request.instant.moment(of: kept.game)
    let plays = try AskedInstant.plays(request.plays, at: moment)
    guard let play = plays.first else { throw SurfaceError("the request has no plays") }
    var time = moment.time
    if case .periodEnd = play { time.elapsed = kept.game.notation.schedule.length(of: time.period) }
    let text = request.log.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    let logged = kept.game.log.plays
    let isBefore = moment.state.side == .before
    let last = logged.last { isBefore ? $0.event.time < time : $0.event.time <= time }
    var line = last?.line ?? logged.first.map { $0.line - 1 } ?? lines.count
    // What a case expects of the plays before stays with them.
    while line < lines.count, lines[line].isExpectation { line += 1 }
    let place = kept.game.notation.text(of: time)
    let new = plays.map { "\(place) \(kept.game.notation.text(of: $0))" }
    lines.insert(contentsOf: new, at: min(line, lines.count))
    set { writer in
      writer.object { writer in
        writer.member("line", line + 1)
        writer.member("text", lines.map { $0 + "\n" }.joined())
      }
    }
  }
}

extension String {
  /// Whether the line has what a case expects, and no play.
  fileprivate var isExpectation: Bool {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix(">") || text.hasPrefix("refused ")
  }
}
