import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import SystemLibrary
import Views

struct LiveLog {
  let path: String
  let arguments: Arguments
  /// The season to which the game belongs, or `nil`.
  var season: SeasonMaker?

  /// Opens the log on `console`, and reports what is odd or incomplete in the log.
  func open(_ console: inout Console) throws(SurfaceError) -> LiveConsole {
    let calls = console.calls
    // An error in the head must not leave an empty log, so the head is checked before the file is
    // created.
    if (try? calls.status(at: path)) == nil {
      guard !path.isOdd else {
        throw FileSystem.isAmbiguous(path)
          ? SurfaceError.unnameable(path)
          : SurfaceError(path, because: "a new log needs a name in UTF-8")
      }
      _ = try head()
    }
    var keeper = try LogKeeper(path, by: calls)
    var bytes = try keeper.contents()
    let sound = Self.upToHole(bytes)
    var reading = JSONLines.read(sound)
    if !bytes.isEmpty {
      try check(reading, sound)
      bytes = try repair(bytes, upTo: sound, reading, &keeper, &console)
      if let line = Self.missingLine(of: reading.log) {
        try keeper.append(line)
        bytes += line
        reading = JSONLines.read(bytes)
      }
    }
    if bytes.isEmpty {
      reading = LogReading(log: try head())
      bytes = JSONLines.head(of: reading.log)
      try keeper.append(bytes)
      try keeper.keepName()
    }
    for note in reading.notes {
      if case .torn = note { continue }
      console.remark("\(path): \(note.words)".visible)
    }
    if let clock = arguments[.clock].flatMap(ClockDirection.init) { reading.log.clock = clock }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    let live = KeptLog(
      reading, lines: lines, file: path.fileName, under: try book(for: reading.log),
      after: try earlierGames(for: reading.log))
    return LiveConsole(live, keeper, knowsClock: arguments[.clock] != nil, on: console)
  }

  private func earlierGames(for log: GameLog) throws(SurfaceError) -> EarlierGames {
    try season?.earlierGames(for: log, in: path.fileName) ?? EarlierGames()
  }

  private func check(_ reading: LogReading, _ bytes: [UInt8]) throws(SurfaceError) {
    if bytes.isEmpty { return }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    let isTornHead = lines == 0 && reading.error == nil && reading.log == GameLog()
    let head = Array(#"{"penaltybox":"#.utf8)
    let begun = bytes.prefix { $0 != 0 }
    if isTornHead, begun.starts(with: head) || head.starts(with: begun) { return }
    switch Feed.detect(bytes) {
    case .sheet, .cases, .nhl, .hockeyTech, .liiga, .table, .swehockey:
      throw SurfaceError(
        "\(path.visible): this is not a log in JSON lines; convert it with "
          + "`penaltybox convert --format jsonl \(path.visible) > LOG`")
    case .jsonLines: break
    }
    if let error = reading.error { throw SurfaceError(error, in: path) }
    let log = reading.log
    if let asked = arguments[.under], let begun = log.books.first, !isSameBook(asked, begun) {
      throw otherHead(.under, begun)
    }
    let standard = try book(for: log).schedule(for: log.kind)
    let old = log.schedule(standard: standard)
    let words: [(Option.Name, HeadKeyword, String)] = [
      (.home, .home, log.letters.home), (.visiting, .visiting, log.letters.visiting),
      (.kind, .kind, log.kind.word), (.overtime, .overtime, old.overtimeLength.text),
      (.periods, .periods, "\(old.regulationPeriods)x\(old.regulationLength.text)"),
    ]
    for (option, keyword, word) in words {
      var asked = log
      try asked.read(keyword, from: option, of: arguments)
      guard asked.letters == log.letters, asked.kind == log.kind,
        asked.schedule(standard: standard) == old
      else { throw otherHead(option, word) }
    }
  }

  private func otherHead(_ option: Option.Name, _ word: String) -> SurfaceError {
    SurfaceError(
      "\(path): this log was begun with `\(option.flag) \(word)`, which cannot be changed".visible)
  }

  private func isSameBook(_ asked: String, _ begun: String) -> Bool {
    if asked == begun || bookName(asked) == begun { return true }
    // A book can have another name for each season in which it is in force.
    guard !BookShelf.isPath(asked), !BookShelf.isPath(begun) else { return false }
    var shelf = BookShelf.ofFiles
    guard let editions = try? (shelf.edition(.given(asked)), shelf.edition(.given(begun))) else {
      // The caller later reports a name that no edition has.
      return true
    }
    return editions.0.rulebook.id == editions.1.rulebook.id
  }

  /// The name by which the log can find the user's book `name`.
  ///
  /// A book in the log's folder or below has a relative path; another file has its whole path.
  private func bookName(_ name: String) -> String {
    guard BookShelf.isPath(name), let file = try? FileSystem.realPath(of: name),
      let folder = try? FileSystem.realPath(of: path.folder.isEmpty ? "." : path.folder)
    else { return name }
    guard FileSystem.isReal(file, in: folder) else { return String(decoding: file, as: UTF8.self) }
    let inner = String(
      decoding: file.dropFirst(folder.count).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    return BookShelf.isPath(inner) ? inner : "./" + inner
  }

  /// Moves an incomplete last line to a file next to the log, and adds a missing line end.
  private func repair(
    _ bytes: [UInt8], upTo sound: [UInt8], _ reading: LogReading, _ keeper: inout LogKeeper,
    _ console: inout Console
  ) throws(SurfaceError) -> [UInt8] {
    let isTorn = reading.notes.contains { if case .torn = $0 { true } else { false } }
    let start = isTorn ? sound.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0 : sound.count
    var rest = Array(bytes[..<start])
    if start < bytes.count {
      let scraps = path + ".torn"
      try keeper.cut(bytes, to: start, scraps: scraps)
      console.report(
        "\(path): the last line was incomplete and nothing was ruled on it; it is moved to \(scraps)"
          .visible)
    }
    if let last = rest.last, last != Self.newline {
      try keeper.append([Self.newline])
      rest.append(Self.newline)
    }
    return rest
  }

  private static let newline = UInt8(ascii: "\n")

  /// The log up to the part in which a crash left zeros; a line with zeros counts as incomplete.
  ///
  /// Some file systems write a file's new length to disk before all of its content. Only the last
  /// step can then have zeros: a line, and lines of the same step that take plays back.
  private static func upToHole(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = bytes[..<(bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]
    guard let zero = bytes.firstIndex(of: 0), let end = bytes[zero...].firstIndex(of: newline)
    else { return Array(bytes) }
    let rest = bytes[(end + 1)...].split(separator: newline)
    return Array(
      rest.allSatisfy { $0.starts(with: #"{"undo":"#.utf8) } ? bytes[..<end] : bytes)
  }

  /// The line that takes back the log's first position, if a crash has prevented `live` from
  /// writing the line; otherwise `nil`.
  ///
  /// The log must already have the position that replaces the first.
  private static func missingLine(of log: GameLog) -> [UInt8]? {
    let positions = log.plays.filter { $0.event.play.position != nil }
    guard positions.count == 2, log.plays.count == 2 else { return nil }
    return JSONLines.line(undoing: positions[0].event.id)
  }

  private func head() throws(SurfaceError) -> GameLog {
    var log = GameLog(books: arguments[.under].map { [bookName($0)] } ?? [])
    let options: [(Option.Name, HeadKeyword)] = [
      (.clock, .clock), (.kind, .kind), (.home, .home), (.visiting, .visiting),
      (.periods, .periods), (.overtime, .overtime),
    ]
    for (option, keyword) in options { try log.read(keyword, from: option, of: arguments) }
    guard log.letters.home != log.letters.visiting else {
      throw SurfaceError("both teams are called `\(log.letters.home)`")
    }
    _ = try book(for: log)
    return log
  }

  private func book(for log: GameLog) throws(SurfaceError) -> Rulebook {
    var shelf = BookShelf.ofFiles
    do throws(SurfaceError) {
      return try shelf.chosen(for: log, in: path, choice: arguments[.under]).edition.rulebook
    } catch { throw SurfaceError(error.told(in: path)) }
  }
}

extension GameLog {
  /// Reads the value of `option`, if it is given, like the head line `keyword` of a sheet.
  fileprivate mutating func read(
    _ keyword: HeadKeyword, from option: Option.Name, of arguments: Arguments
  ) throws(SurfaceError) {
    guard let word = arguments[option] else { return }
    let (text, expected) =
      switch keyword {
      case .home, .visiting: (word.uppercased(), "a team's letters, such as `TOR`")
      // `3x15` means minutes.
      case .periods, .overtime:
        (
          word.replacing("x", with: " ") + (word.contains(":") ? "" : ":00"),
          keyword == .periods
            ? "a number of periods and their length, such as `3x15:00`" : "a length, such as `5:00`"
        )
      default: (word, "")
      }
    do throws(NotationError) {
      var cursor = LineCursor(try NotationLine(number: 1, bytes: Array(text.utf8)))
      try readHead(keyword, &cursor)
    } catch { throw SurfaceError("`\(option.flag)` needs \(expected), not `\(word.visible)`") }
  }
}
