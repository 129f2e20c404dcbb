package import Audits
package import HockeyRules
package import Scoresheets

/// A table of instants: each line has a game, a period, a time and anything else.
///
/// A table about one game may lack the game's column. A head names the columns; without a head, the
/// first three are the game, the period and the time. Commas, tabs or blanks separate them.
package struct InstantTable: Sendable {
  package struct Instant: Sendable {
    var period: Period
    var time: PlayingTime
  }

  enum Period: Sendable, Equatable {
    case number(Int)
    /// An overtime; the first is 1.
    case overtime(Int)
    case shootOut
  }

  private let text: [UInt8]
  private let separator: UInt8
  private let head: Range<Int>?
  /// The lines below the head.
  private let lines: [Range<Int>]
  private let columns: (game: Int?, period: Int, time: Int)
  /// The direction in which times count; `nil` if the log of each game says it.
  private let direction: ClockDirection?

  package var count: Int { lines.count }

  package var namesGames: Bool { columns.game != nil }

  /// Reads `text`, with or without a byte-order mark.
  ///
  /// `direction` applies unless a column's name says how times count.
  ///
  /// Throws if the head lacks the column of periods or of times; the error has the names that the
  /// column may have.
  package init(_ text: [UInt8], _ direction: ClockDirection?) throws(TableError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : text
    self.text = text
    func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let separator = TableCells.separator(in: text.drop { isBreak($0) }.prefix { !isBreak($0) })
    var lines = TableCells.lines(of: text, by: separator)
    self.separator = separator
    let names = TableCells.cells(of: lines.first.map { text[$0] } ?? [], by: separator).map {
      TableCells.text(of: $0).lowercased()
    }
    guard names.contains(where: { $0 == "period" || Self.games.contains($0) }) else {
      (head, self.lines, columns, self.direction) = (nil, lines, (0, 1, 2), direction)
      return
    }
    let first = lines[0].lowerBound
    func column(_ known: [String]) throws(TableError) -> Int {
      for name in known { if let index = names.firstIndex(of: name) { return index } }
      throw TableError(place: TextPlace(offset: first, in: text), problem: .noColumn(known))
    }
    head = lines.removeFirst()
    self.lines = lines
    columns = (
      names.firstIndex { Self.games.contains($0) }, try column(["period"]), try column(Self.times)
    )
    self.direction =
      switch names[columns.time] {
      case "elapsed", "seconds": .elapsed
      case "remaining": .remaining
      default: direction
      }
  }

  private static let games = ["game", "game_id", "gameid"]
  private static let times = ["time", "elapsed", "remaining", "seconds"]

  /// The instant in the line at `index`, and the bytes of its game's name; `nil` if it has no
  /// instant.
  ///
  /// The name is empty if the table has no column of games.
  package func instant(_ index: Int) -> (game: ArraySlice<UInt8>, instant: Instant)? {
    let line = text[lines[index]]
    var (column, game, period, time) = (0, text[0..<0], text[0..<0], text[0..<0])
    TableCells.forEachCell(of: line, by: separator) { cell in
      if column == columns.game { game = TableCells.content(of: line[cell]) }
      if column == columns.period { period = line[cell] }
      if column == columns.time { time = line[cell] }
      column += 1
    }
    guard let period = Period(period), let time = Self.time(time),
      columns.game.map({ column > $0 }) ?? true
    else { return nil }
    return (game, Instant(period: period, time: time))
  }

  package var headLine: [UInt8] {
    guard let head else { return [] }
    return line(head, InstantAnswer.fields.all.map { $0.head.name })
  }

  /// Prints the lines with their answers' cells added, in pieces of about 64 KB.
  ///
  /// Line `n` has the answer `answers[places[n]]`.
  package func write(
    _ answers: [InstantAnswer], at places: [Int32], inPiecesTo print: ([UInt8]) -> Void
  ) {
    let cells = answers.map { line(0..<0, self.cells(of: $0)) }
    var piece: [UInt8] = []
    for (own, place) in zip(lines, places) {
      copy(own, to: &piece)
      piece += cells[Int(place)]
      guard piece.count > 1 << 16 else { continue }
      print(piece)
      piece.removeAll(keepingCapacity: true)
    }
    print(piece)
  }

  private func cells(of answer: InstantAnswer) -> [String] {
    let empty = separator == UInt8(ascii: " ") ? "-" : ""
    return InstantAnswer.fields.all.map { field in
      let cell = field.cell(answer) ?? empty
      guard separator == UInt8(ascii: " ") else { return cell }
      return String(cell.map { $0 == " " ? "-" : $0 })
    }
  }

  private func line(_ own: Range<Int>, _ cells: [String]) -> [UInt8] {
    var line: [UInt8] = []
    copy(own, to: &line)
    for cell in cells {
      line.append(separator)
      line += cell.utf8
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Copies the table's bytes at `own` to `line`, and quotes every cell that a spreadsheet would
  /// calculate or split differently.
  private func copy(_ own: Range<Int>, to line: inout [UInt8]) {
    var copied = own.lowerBound
    TableCells.forEachCell(of: text[own], by: separator) { place in
      let cell = text[place]
      guard !isSafe(cell) else { return }
      let content = String(decoding: TableCells.content(of: cell), as: UTF8.self)
      let isQuoted = content.utf8.count < cell.count
      line += text[copied..<place.lowerBound]
      line += CSVText.quoted(isQuoted ? content.withoutDoubledQuotes : content).utf8
      copied = place.upperBound
    }
    line += text[copied..<own.upperBound]
  }

  /// Whether a spreadsheet reads the cell, copied unchanged, as the same text or number.
  private func isSafe(_ cell: ArraySlice<UInt8>) -> Bool {
    let content = TableCells.content(of: cell)
    let isQuoted = cell.first == UInt8(ascii: "\"")
    if isQuoted ? !TableCells.isQuotedWell(cell) : cell.contains(UInt8(ascii: "\r")) {
      return false
    }
    switch content.first {
    case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return !CSVText.isFormula(String(decoding: content, as: UTF8.self))
    default: return true
    }
  }

  /// A time such as `12:34`, `12:34.5`, `754` or `754.0` seconds.
  private static func time(_ field: ArraySlice<UInt8>) -> PlayingTime? {
    var (minutes, seconds, tenths, digits): (Int?, Int, Int, Int) = (nil, 0, 0, 0)
    let content = TableCells.content(of: field)
    for (index, byte) in zip(content.indices, content) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 6:
        seconds = seconds * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: ":") where minutes == nil && digits > 0:
        (minutes, seconds, digits) = (seconds, 0, 0)
      case UInt8(ascii: ".") where digits > 0:
        guard let tenth = content[(index + 1)...].first, let digit = digit(tenth) else {
          return nil
        }
        tenths = digit
        guard content[(index + 1)...].allSatisfy({ Self.digit($0) != nil }) else { return nil }
        return time(minutes, seconds, tenths)
      default: return nil
      }
    }
    return digits > 0 ? time(minutes, seconds, tenths) : nil
  }

  private static func time(_ minutes: Int?, _ seconds: Int, _ tenths: Int) -> PlayingTime? {
    guard minutes == nil || seconds < 60 else { return nil }
    return PlayingTime(tenths: ((minutes ?? 0) * 60 + seconds) * 10 + tenths)
  }

  fileprivate static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }

  fileprivate static func number(_ text: Substring) -> Int? {
    guard (1...6).contains(text.utf8.count),
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(text)
  }
}

extension InstantTable.Period {
  fileprivate init?(_ cell: ArraySlice<UInt8>) {
    if cell.count == 1, let digit = cell.first.flatMap({ InstantTable.digit($0) }) {
      self = .number(digit)
      return
    }
    let text = TableCells.text(of: cell).uppercased()
    switch text {
    case "OT": self = .overtime(1)
    case "SO": self = .shootOut
    default:
      let isOvertime = text.hasPrefix("OT")
      let digits = text.dropFirst(isOvertime ? 2 : text.hasPrefix("P") ? 1 : 0)
      guard let number = InstantTable.number(digits) else { return nil }
      self = isOvertime ? .overtime(number) : .number(number)
    }
  }
}

extension InstantTable {
  /// An instant as the game has it.
  package enum Reading: Sendable {
    case time(GameTime)
    case shootOut
  }

  /// Finds `instant` in `game`, or returns `nil` if the game has no such time.
  ///
  /// Times of a shoot-out are 0:00 in either direction.
  package func reading(_ instant: Instant, in game: PlayedGame) -> Reading? {
    let schedule = game.solution.game.schedule
    let shootOut = game.solution.game.attempts.isEmpty ? nil : game.notation.shootOut
    let number: Int
    switch instant.period {
    case .number(let period): number = period
    case .overtime(let overtime): number = schedule.regulationPeriods + overtime
    case .shootOut:
      guard let shootOut else { return nil }
      number = shootOut
    }
    if number == shootOut { return instant.time == .zero ? .shootOut : nil }
    guard number < 100 else { return nil }
    return switch direction ?? game.notation.clock {
    case .elapsed: .time(GameTime(period: number, elapsed: instant.time))
    case .remaining:
      .time(GameTime(period: number, elapsed: schedule.length(of: number) - instant.time))
    }
  }
}

extension String {
  /// The content of a quoted cell, with doubled quotation marks made single.
  fileprivate var withoutDoubledQuotes: String {
    var text = ""
    var isSecond = false
    for scalar in unicodeScalars {
      isSecond = scalar == "\"" && !isSecond
      if scalar != "\"" || isSecond { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
