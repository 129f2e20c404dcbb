import HockeyRules

/// The way in which a table counts its times, and the period and time of each row.
struct TableClock: Sendable {
  private let head: TableHead
  private let length: PlayingTime
  /// Whether times with two colons are minutes, seconds and hundredths.
  private var hasHundredths = false
  /// Whether times count from the beginning of the game, although the table has periods.
  private(set) var isOfGame = false
  /// The direction of the clock that the rows show, or `nil` if the rows do not show it.
  private(set) var direction: ClockDirection?

  init(_ rows: [TableRow], _ head: TableHead, regulation length: PlayingTime) {
    (self.head, self.length) = (head, length)
    hasHundredths = rows.contains { row in
      let parts = row.text(head[.time]).split(separator: ":")
      return parts.count == 3 && (Int(parts[0]) ?? 0) > 2
    }
    var places: [(period: Int, time: PlayingTime)] = []
    var section: String?
    for row in rows {
      section = row.section ?? section
      if let time = time(row.text(head[.time])), let period = name(of: row, section)?.number {
        places.append((period, time))
      }
    }
    isOfGame = places.contains { $0.period > 1 && $0.time > length }
    direction = head.countsDown ? .remaining : isOfGame ? .elapsed : Self.direction(of: places)
  }

  /// The direction of the clock, by the order of the rows.
  ///
  /// The clock counts down if times fall while periods rise, or rise while periods fall.
  private static func direction(
    of places: [(period: Int, time: PlayingTime)]
  ) -> ClockDirection? {
    guard let first = places.first, let last = places.last, first.period != last.period else {
      return nil
    }
    let pairs = zip(places, places.dropFirst()).filter { $0.period == $1.period }
    let (rising, falling) = (pairs.count { $0.time < $1.time }, pairs.count { $0.time > $1.time })
    guard rising != falling else { return nil }
    return (first.period < last.period) == (rising > falling) ? .elapsed : .remaining
  }

  /// The time in a cell: `12:34`, `0:12:34`, a number of seconds.
  func time(_ text: String) -> PlayingTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 3 {
      let (first, second) = hasHundredths ? (parts[0], parts[1]) : (parts[1], parts[2])
      guard let time = PlayingTime(clockBytes: Array("\(first):\(second)".utf8)),
        let hours = Int(parts[0]), hours >= 0
      else { return nil }
      return hasHundredths ? time : time + .seconds(min(hours, 9) * 3600)
    }
    let number = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    if let seconds = Int(number), (0...999_999).contains(seconds) { return .seconds(seconds) }
    return PlayingTime(clockBytes: Array(text.utf8))
  }

  /// The name of a row's period, from the row's columns or from the last line between the rows.
  func name(of row: TableRow, _ section: String?) -> String? {
    guard let columns = head.columns[.period] else { return section }
    let names = columns.compactMap { row.text($0).periodName }
    return names.first { $0 == "SO" } ?? names.first
  }

  /// The period and the time of a row, as words of a sheet.
  func place(of row: TableRow, _ section: String?) throws(NotationError) -> [NotationLine.Token] {
    let cursor = LineCursor(row.line)
    guard let cell = row.cell(head[.time]) else { return [] }
    guard var time = time(cell.text) else { throw cursor.failure(.notATime(cell.text), at: cell) }
    guard let name = name(of: row, section) else {
      if let column = head[.period] {
        let period = row.cell(column)
        throw cursor.failure(.notAPeriod(period?.text ?? ""), at: period ?? cell)
      }
      var number = 1
      while number < 4, time > length {
        time -= length
        number += 1
      }
      return [cell.called(number > 3 ? "OT" : "P\(number)"), cell.called(time.text)]
    }
    if isOfGame, let number = name.number {
      let before = PlayingTime(tenths: length.tenths * (number - 1))
      if time >= before { time -= before }
    }
    return [(row.cell(head[.period]) ?? cell).called(name), cell.called(time.text)]
  }
}

extension TableRow {
  /// The period that a line between the rows names, such as `2nd period`.
  var section: String? {
    guard let only, !only.text.contains(":") else { return nil }
    let words = only.text.keys
    let isPeriod = words.contains { ["period", "drittel", "erä", "période"].contains($0) }
    let name = only.text.periodName
    return isPeriod || name.map { !$0.hasPrefix("P") } ?? false ? name : nil
  }
}

extension String {
  /// The notation's name for a period that a table calls `1`, `2nd`, `OT1`, `Period 3`, `Shootout`.
  var periodName: String? {
    let words = keys
    if words.contains(where: { Self.shootOuts.contains($0) })
      || words.first == "game" && words.last == "shots"
    {
      return "SO"
    }
    let digits = words.joined(separator: " ").split { !$0.isASCIIDigit }
    let number =
      digits.first.map { Int($0) ?? .max } ?? words.lazy.compactMap { Self.ordinals[$0] }.first
    guard number ?? 1 < 100 else { return nil }
    if words.contains(where: { Self.overtimes.contains(String($0.filter { $0.isLetter })) }) {
      return number ?? 1 == 1 ? "OT" : "OT\(number ?? 1)"
    }
    guard let number, number > 0, digits.count < 2 else { return nil }
    return number > 3 ? (number == 4 ? "OT" : "OT\(number - 3)") : "P\(number)"
  }

  /// The number of the period with this name in the notation; `nil` for the shoot-out.
  var number: Int? {
    if self == "SO" { return nil }
    let digits = Int(drop { !$0.isASCIIDigit })
    return hasPrefix("OT") ? 3 + (digits ?? 1) : digits
  }

  private static let ordinals = ["first": 1, "second": 2, "third": 3]
  private static let overtimes: Set = [
    "ot", "overtime", "förlängning", "övertid", "verlängerung", "prolongation", "jatkoaika",
  ]
  private static let shootOuts: Set = [
    "so", "shootout", "shoot", "gws", "straffar", "straffläggning", "penaltyschießen", "tirs",
    "voittolaukauskilpailu",
  ]
}
