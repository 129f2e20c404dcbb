package import HockeyRules

/// A log read from a table with a row for each penalty and goal, as a site may publish it.
///
/// Each row becomes a line of a sheet whose words keep their places in the row, so that an error points
/// there.
package struct TableLog: Sendable {
  /// What a column holds.
  package enum Column: String, CaseIterable, Sendable {
    case period, time, team, player, minutes, text, assists
  }

  /// The log, with the plays in the order of their times.
  package private(set) var log: GameLog
  /// The errors, in line order; the rows that they are about are left out.
  package private(set) var errors: [NotationError] = []
  /// What is left out because it is no play, in words.
  package private(set) var notes: [String] = []
  private var columns: [Column: Int] = [:]
  private var separator = UInt8(ascii: ",")
  private var reader: SheetReader
  /// The teams as the table names them.
  private var teams: PerTeam<String>
  /// The texts of the rows that are no play, in the order of the table, and the place of each.
  private var leftOut: [(text: String, count: Int)] = []
  private var leftOutPlaces: [String: Int] = [:]

  /// Reads `text`, whose first line has the names of the columns.
  ///
  /// `named` has the names of the columns that are not called like their contents; `teams` are the
  /// teams as the table names them, and `head` is the log without its plays.
  package init(
    _ text: [UInt8], columns named: [Column: String], teams: PerTeam<String>, head: GameLog
  ) {
    self.teams = teams
    log = head
    log.letters = Self.letters(of: teams)
    reader = SheetReader(head: log)
    var lines = NotationLine.split(text)
    do throws(NotationError) {
      let (number, bytes) = lines.next() ?? (1, [])
      try readHead(try NotationLine(number: number, bytes: bytes), named)
    } catch {
      errors = [error]
      return
    }
    while errors.count < SheetReader.errorLimit, let (number, bytes) = lines.next() {
      do throws(NotationError) {
        try read(Row(try NotationLine(number: number, bytes: bytes, numberSigns: true), separator))
      } catch {
        errors.append(error)
      }
    }
    finish()
  }

  /// Letters for teams that a table calls `names`.
  private static func letters(of names: PerTeam<String>) -> PerTeam<String> {
    let letters = names.map { $0.uppercased().filter { NameParts.isTeamLetter($0) } }
    let areTeams = Notation.isTeam(letters.home) && Notation.isTeam(letters.visiting)
    return areTeams && letters.home != letters.visiting
      ? letters : PerTeam(home: "H", visiting: "V")
  }

  private mutating func finish() {
    var plays = reader.log.plays
    if let first = plays.first, let last = plays.last, last.event.time < first.event.time {
      // The latest play comes first.
      plays.reverse()
    }
    log.goalkeepers = reader.log.goalkeepers
    log.plays = plays.enumerated().sorted {
      ($0.element.event.time, $0.offset) < ($1.element.event.time, $1.offset)
    }.map { $0.element }
    notes = leftOut.map { text, count in
      "\(count == 1 ? "1 row is" : "\(count) rows are") no play and left out: `\(text.shortened)`"
    }
  }
}

// Heads.
extension TableLog {
  private mutating func readHead(
    _ line: NotationLine, _ named: [Column: String]
  ) throws(NotationError) {
    separator = TableCells.separator(in: line.bytes[...])
    let names = TableCells.cells(of: line.bytes[...], by: separator).map {
      TableCells.text(of: $0).trimmed
    }
    for column in Column.allCases {
      let name = named[column] ?? column.rawValue
      if let index = names.firstIndex(where: { $0.lowercased() == name.lowercased() }) {
        columns[column] = index
      } else if named[column] != nil || column == .time || column == .team {
        var error = LineCursor(line).failure(
          .expected(.oneOf(names), found: name), at: line.tokens.first)
        error.nearest = nearestMatch(to: name, among: names)
        throw error
      }
    }
  }
}

/// A row of the table.
private struct Row {
  let line: NotationLine
  let cells: [ArraySlice<UInt8>]

  init(_ line: NotationLine, _ separator: UInt8) {
    self.line = line
    cells = TableCells.cells(of: line.bytes[...], by: separator)
  }

  /// The words in the cell numbered `index`.
  func words(_ index: Int?) -> [NotationLine.Token] {
    guard let index, cells.indices.contains(index) else { return [] }
    let content = TableCells.content(of: cells[index])
    return content.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { word in
      NotationLine.Token(
        text: String(decoding: word, as: UTF8.self), range: word.startIndex..<word.endIndex,
        standsApart: false)
    }
  }

  /// The whole cell numbered `index` as one word, or `nil` if it is empty.
  func cell(_ index: Int?) -> NotationLine.Token? {
    let words = words(index)
    guard let first = words.first, let last = words.last else { return nil }
    return NotationLine.Token(
      text: words.map { $0.text }.joined(separator: " "),
      range: first.range.lowerBound..<last.range.upperBound, standsApart: false)
  }
}

// Rows.
extension TableLog {
  private mutating func read(_ row: Row) throws(NotationError) {
    let place = try place(of: row)
    let subject = try subject(of: row)
    let text = row.words(columns[.text])
    if let minutes = row.cell(columns[.minutes]), Int(minutes.text) != 0 {
      let bench = subject.filter { NameParts($0.text)?.rest.isEmpty ?? false }.map {
        $0.called(CallText.bench)
      }
      return try take(
        row, place + subject + bench + [Self.call(minutes, text)] + Self.infraction(text))
    }
    let typed = text.map { $0.text.lowercased() }
    if typed.contains("goal"), !typed.contains(where: { Self.notGoals.contains($0) }) {
      return try take(row, place + subject + goal(row, text))
    }
    do throws(NotationError) {
      let line = NotationLine(row.line, tokens: subject + text)
      var words = TypedWords(line, log, skipping: 0)
      try words.readLine()
      guard !place.isEmpty, !text.isEmpty else { return leaveOut(row) }
      try take(row, place + words.read)
    } catch {
      guard let nearest = nearestMatch(to: typed.first ?? "", among: NotationWords.plays) else {
        return leaveOut(row)
      }
      var error = error
      error.nearest = nearest
      throw error
    }
  }

  /// Words next to `goal` in a text that is about none.
  private static let notGoals = ["no", "on", "shot", "missed", "disallowed", "saved", "kick"]

  private mutating func leaveOut(_ row: Row) {
    let text = row.cell(columns[.text])?.text ?? ""
    let place = leftOutPlaces[text] ?? leftOut.count
    if place == leftOut.count {
      leftOutPlaces[text] = place
      leftOut.append((text, 0))
    }
    leftOut[place].count += 1
  }

  private mutating func take(
    _ row: Row, _ tokens: [NotationLine.Token]
  ) throws(NotationError) {
    _ = try reader.readPlay(LineCursor(NotationLine(row.line, tokens: tokens)))
  }

  /// The period and the time of a row; without a period, the time counts from the beginning of the game.
  private func place(of row: Row) throws(NotationError) -> [NotationLine.Token] {
    let cursor = LineCursor(row.line)
    guard let time = row.cell(columns[.time]) else { return [] }
    guard var reading = PlayingTime(cell: time.text) else {
      throw cursor.failure(.notATime(time.text), at: time)
    }
    var period = time.called("P1")
    if columns[.period] != nil {
      guard let cell = row.cell(columns[.period]) else {
        throw cursor.failure(.notAPeriod(""), at: time)
      }
      let digits = cell.text.drop { $0 == "P" || $0 == "p" }.prefix { $0.isASCIIDigit }
      let number = Int(digits).map { $0 > 3 ? "OT\($0 - 3)" : "P\($0)" }
      guard let name = TypedWords.period(number ?? cell.text) else {
        throw cursor.failure(.notAPeriod(cell.text), at: cell)
      }
      period = cell.called(name)
    } else {
      let length = log.schedule.regulationLength
      var number = 1
      while number < 4, reading > length {
        reading -= length
        number += 1
      }
      period = time.called(number > 3 ? "OT" : "P\(number)")
    }
    return [period, time.called(reading.text)]
  }

  /// The team of a row and its player, as one name; nothing if the row has no team.
  private func subject(of row: Row) throws(NotationError) -> [NotationLine.Token] {
    guard let cell = row.cell(columns[.team]) else { return [] }
    let name = cell.text.lowercased()
    let cursor = LineCursor(row.line)
    guard let team = Team.allCases.first(where: { teams[$0].lowercased() == name }) else {
      throw cursor.failure(
        .unknownTeam(cell.text, letters: teams), at: cell, near: [teams.home, teams.visiting])
    }
    guard let player = row.cell(columns[.player]) else { return [cell.called(log.letters[team])] }
    let digits = player.text.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else {
      throw cursor.failure(.expected(.playerNumber, found: player.text), at: player)
    }
    return [player.called(log.letters[team] + digits)]
  }

  /// The call that the minutes and the text name.
  private static func call(
    _ minutes: NotationLine.Token, _ text: [NotationLine.Token]
  ) -> NotationLine.Token {
    let words = text.map { $0.text.lowercased() }
    let written = minutes.text.split(separator: ":").first.map { String($0) } ?? minutes.text
    let number = String(written.split(separator: " ").first ?? "")
    if words.contains("match") { return minutes.called(PenaltyClass.match.word) }
    if words.contains("game"), words.contains("misconduct") {
      let with = ["5": "5+", "25": "5+", "2": "2+"][number] ?? ""
      return minutes.called(with + PenaltyClass.gameMisconduct.word)
    }
    let call = ["4": "2+2", "12": "2+10", "15": "5+10", "20": "GM", "25": "5+GM"][number]
    return minutes.called(call ?? number)
  }

  /// The infraction in the text of a row: the known one that its first words name, or all its words.
  private static func infraction(
    _ text: [NotationLine.Token]
  ) -> [NotationLine.Token] {
    let words = text.compactMap { word in
      let letters = word.text.lowercased().filter { $0.isLetter || $0 == "-" || $0 == "'" }
      return letters.contains { $0.isLetter } && !besideInfractions.contains(letters)
        ? word.called(letters.filter { $0 != "'" }) : nil
    }
    guard let first = words.first, let last = words.last else { return [] }
    for count in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - count) {
        let name = words[start..<start + count].map { $0.text }.joined(separator: "-")
        guard Infraction(rawValue: name).isKnown else { continue }
        return [first.called(Infraction(rawValue: name).canonical)]
      }
    }
    return [
      NotationLine.Token(
        text: words.map { $0.text }.joined(separator: "-"),
        range: first.range.lowerBound..<last.range.upperBound, standsApart: false)
    ]
  }

  private static let besideInfractions = [
    "penalty", "minor", "double", "major", "bench", "match", "misconduct", "game", "for", "min",
  ]

  /// The goal of a row, with its assists and whether the net was empty.
  private func goal(_ row: Row, _ text: [NotationLine.Token]) -> [NotationLine.Token] {
    guard let place = text.first else { return [] }
    let assists = row.words(columns[.assists]).compactMap { word in
      let digits = word.text.filter { $0.isASCIIDigit }
      return digits.isEmpty ? nil : word.called(digits)
    }
    let words = text.map { $0.text.lowercased().letters }
    let isEmptyNet = words.contains("en") || words.contains("empty") || words.contains("emptynet")
    let flag = isEmptyNet ? [place.called(PlayKey.emptyNet.flagWord)] : []
    return [place.called(PlayWord.goal.word)] + assists + flag
  }
}

extension NotationLine.Token {
  /// Another word in the same place.
  fileprivate func called(_ text: some StringProtocol) -> Self {
    Self(text: String(text), range: range, standsApart: standsApart)
  }
}

extension PlayingTime {
  /// The time in a cell: `12:34`, or a number of seconds.
  fileprivate init?(cell text: String) {
    if let seconds = Int(text), (0...999_999).contains(seconds) {
      self = .seconds(seconds)
    } else if let time = PlayingTime(clockBytes: Array(text.utf8)) {
      self = time
    } else {
      return nil
    }
  }
}
