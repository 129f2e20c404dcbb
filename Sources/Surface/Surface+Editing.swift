import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Views

// What an editor of a log needs.
extension Surface {
  /// Writes the log of `source` as a sheet or as JSON lines.
  func writeLog(
    of source: GameSource, as format: ConvertedFormat, to answer: inout Answer
  ) throws(SurfaceError) {
    let read = try read(source)
    answer.add(read)
    let schedule =
      (try? book(for: read, of: source))?.edition.rulebook.schedule(for: read.log.kind)
      ?? .standard(for: read.log.kind)
    answer.notes += read.log.remarks(in: Notation(of: read.log, standard: schedule))
    answer.id = answer.id ?? read.log.id.map { .label($0) }
    guard !read.isUnreadable else { return }
    let converted = ConvertedLog(
      read.log, as: format, isNamed: source.isNamed, standard: schedule)
    answer.errors += converted.errors.map { SurfaceError($0, .unreadable) }
    answer.set(text: String(decoding: converted.bytes, as: UTF8.self))
  }

  /// Writes the words that may stand at the end of `line`.
  func writeCompletions(
    of line: String, in source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let log = source.log == nil ? GameLog() : try read(source).log
    let completions = Completions(of: line, in: log, books: Rulebooks.ids)
    answer.set { writer in
      writer.object { writer in
        writer.member("column", completions.column)
        writer.member("words", completions.words)
      }
    }
  }
}

extension Answer {
  /// Writes the sheet of `source` with plays inserted at an instant, and their first line.
  mutating func writeInsertion(
    of texts: [String], at instant: AskedInstant, into game: PlayedGame, of source: GameSource
  ) throws(SurfaceError) {
    guard game.naming == .lines else {
      throw SurfaceError("plays can be inserted into a sheet only")
    }
    let moment = try instant.moment(of: game)
    let plays = try instant.plays(texts, at: moment)
    guard let play = plays.first else { throw SurfaceError("the request has no plays") }
    var time = moment.time
    if case .periodEnd = play { time.elapsed = game.notation.schedule.length(of: time.period) }
    let text = source.log.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    let logged = game.log.plays
    let isBefore = moment.state.side == .before
    let last = logged.last { isBefore ? $0.event.time < time : $0.event.time <= time }
    var line = last?.line ?? logged.first.map { $0.line - 1 } ?? lines.count
    // What a case expects of the plays before stays with them.
    while line < lines.count, lines[line].isExpectation { line += 1 }
    let place = game.notation.text(of: time)
    let new = plays.map { "\(place) \(game.notation.text(of: $0))" }
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
