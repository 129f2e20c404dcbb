import HockeyRules
package import Scoresheets

/// The kinds of tables for data frames, named after the subject of a row.
package enum GameRows: String, Sendable, Hashable, CaseIterable {
  /// A play of the log.
  case plays
  /// A ruling: what it does, to whom, until when, why, and by which rule.
  case rulings
  /// A penalty: its call, start and end, why it ended, and the time served.
  case penalties
  /// A goal that counts.
  case goals
  /// A team in a game.
  case teams
  /// A team's playing time at one strength in a game.
  case strengths
  /// A player whom the log names at a goal or a penalty.
  case players
  /// An interval of playing time at one strength.
  case intervals
  /// A power play, from its beginning to its end.
  case powerPlays = "power-plays"
  /// A penalty shot, or an attempt in the shoot-out.
  case attempts

  var table: RowTable {
    switch self {
    case .plays: RowTable(of: PlayRow.self)
    case .rulings: RowTable(of: RulingRow.self)
    case .penalties: RowTable(of: PenaltyRow.self)
    case .goals: RowTable(of: GoalRow.self)
    case .teams: RowTable(of: TeamRow.self)
    case .strengths: RowTable(of: StrengthRow.self)
    case .players: RowTable(of: PlayerRow.self)
    case .intervals: RowTable(of: IntervalRow.self)
    case .powerPlays: RowTable(of: PowerPlayRow.self)
    case .attempts: RowTable(of: AttemptRow.self)
    }
  }
}

/// A game as CSV for a data frame.
package enum ReplayCSV {
  /// The rows of `game`, below a head if `hasHead` is true.
  ///
  /// Times are seconds of playing time since the period began. The home team comes first in
  /// strengths and scores.
  package static func text(of game: PlayedGame, _ rows: GameRows, hasHead: Bool) -> String {
    var text = ""
    write(game, rows, hasHead: hasHead) { text += $0 }
    return text
  }

  /// Prints the rows in pieces of about 64 KB, so that a long game's rows are never all in memory.
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, hasHead: Bool, to print: (String) -> Void
  ) {
    var csv = CSVText()
    let table = rows.table
    if hasHead { csv.addHead(table.heads.map { $0.name }) }
    table.forEachRow(game) { row in
      csv.add(row.map { $0.cell })
      guard csv.text.utf8.count > 1 << 16 else { return }
      print(csv.text)
      csv = CSVText()
    }
    print(csv.text)
  }
}

/// A game's rows as JSON: an array of objects with the CSV's columns as keys, or an object with an
/// array for each column.
package enum RowsJSON {
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, asColumns: Bool = false, to writer: inout JSONWriter
  ) {
    let table = rows.table
    if asColumns { return table.writeColumns(of: game, to: &writer) }
    writer.array { writer in table.forEachRow(game) { table.write($0, to: &writer) } }
  }

  package static func writeLines(
    _ game: PlayedGame, _ rows: GameRows, inPiecesTo print: ([UInt8]) -> Void
  ) {
    var writer = JSONWriter()
    let table = rows.table
    table.forEachRow(game) { row in
      table.write(row, to: &writer)
      writer.endLine(inPiecesTo: print)
    }
    print(writer.bytes)
  }
}

extension JSONWriter {
  /// Ends a line, and prints the lines once they are about 64 KB.
  mutating func endLine(inPiecesTo print: ([UInt8]) -> Void) {
    endLine()
    guard bytes.count > 1 << 16 else { return }
    print(bytes)
    self = JSONWriter()
  }
}

protocol RowSubject: SendableMetatype {
  var game: PlayedGame { get }
  /// The columns between the game and the facts about the game, which all tables have.
  static var columns: [Field<Self>] { get }
  /// Passes the rows of `game` to `take` one by one, so a long game's rows are never all in memory.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void)
}

struct RowTable {
  let heads: [FieldHead]
  /// Passes the contents of each row of a game, in the order of `heads`.
  let forEachRow: (PlayedGame, ([FieldContent]) -> Void) -> Void

  init<Subject: RowSubject>(of _: Subject.Type) {
    let columns = [Field<Subject>.game] + Subject.columns + Field.aboutGame
    heads = columns.map { $0.head }
    forEachRow = { game, take in
      Subject.forEach(of: game) { subject in take(columns.map { $0.content(subject) }) }
    }
  }

  /// Writes the row as a JSON object, in which an unknown field is null.
  func write(_ row: [FieldContent], to writer: inout JSONWriter) {
    writer.object { writer in
      for (head, content) in zip(heads, row) {
        writer.key(head.name)
        content.write(to: &writer)
      }
    }
  }

  /// Writes an object with an array for each column.
  func writeColumns(of game: PlayedGame, to writer: inout JSONWriter) {
    var rows: [[FieldContent]] = []
    forEachRow(game) { rows.append($0) }
    writer.object { writer in
      for (column, head) in heads.enumerated() {
        writer.key(head.name)
        writer.array { writer in for row in rows { row[column].write(to: &writer) } }
      }
    }
  }
}

// Columns that several tables share.
extension Field where Subject: RowSubject {
  static var game: Field { .gameName { $0.game } }

  static func line(_ line: @escaping From<Int>) -> Field {
    Field("line", "The line of the log, from 1.", line)
  }

  static func source(
    _ summary: String = "The play's id in the source; in a sheet, the number of the play's line.",
    _ name: String = "source", _ play: @escaping From<Int?>
  ) -> Field {
    Field(name, summary) { row in play(row).map { row.game.source(ofPlayAt: $0) } }
  }

  static func team(_ team: @escaping From<Team?>) -> Field {
    Field("team", "The team's letters.") { row in team(row).map { row.game.notation.letters[$0] } }
  }

  static func side(_ team: @escaping From<some FieldValue>) -> Field {
    Field("side", "The home or the visiting team.", team)
  }

  static func teamID(_ team: @escaping From<Team?>) -> Field {
    Field("team_id", "The source's own name for the team, where it has one.") { row in
      team(row).flatMap { row.game.log.teamIDs[$0] }
    }
  }

  @FieldsBuilder<Subject> static func ids(_ team: @escaping From<Team?>) -> [Field] {
    Field.side(team)
    Field.teamID(team)
  }

  static func playerID(_ name: String, of who: String, _ player: @escaping From<Player?>) -> Field {
    Field(name, "The source's own number for \(who), where it has one.") { row in
      player(row).flatMap { row.game.sourceID(of: $0) }
    }
  }

  static func player(
    _ name: String, _ summary: String, _ player: @escaping From<Player?>
  ) -> Field {
    Field(name, summary) { row in player(row).map { row.game.notation.letters.name(of: $0) } }
  }

  static func name(_ name: String, of who: String, _ player: @escaping From<Player?>) -> Field {
    Field(name, "The name of \(who), where names are asked for and the log has it.") { row in
      player(row).flatMap { row.game.notation.names[$0] }
    }
  }

  @FieldsBuilder<Subject> static func clock(
    _ prefix: String, _ when: String, _ time: @escaping From<GameTime?>
  ) -> [Field] {
    Field("\(prefix)_period", "The period \(when).") { time($0)?.period }
    Field("\(prefix)_elapsed", "The playing time of that period \(when).") { time($0)?.elapsed }
  }

  @FieldsBuilder<Subject> static var aboutGame: [Field] {
    Field("refused_plays", "How many plays of the game the book refuses: they are left out.") {
      $0.game.solution.refusals.count
    }
    Field("league", "The league, where the log gives it.") { $0.game.log.league }
    Field("season", "The year in which the season began, where the log gives it.") {
      $0.game.log.season
    }
    Field("date", "The day of the game, such as `2016-04-28`, where the log gives it.") {
      $0.game.log.date
    }
    Field("complete", "Whether the log has all plays of the game, as far as the source says.") {
      $0.game.isComplete
    }
  }
}

extension PlayedGame {
  /// The source's id of the play at `index`: a feed's own id, or the line in a sheet.
  func source(ofPlayAt index: Int) -> String {
    let play = log.plays[index]
    return switch (naming, play.event.id) {
    case (.lines, _): String(play.line)
    case (.ids, .number(let number)): String(number)
    case (.ids, .label(let label)): label
    }
  }
}

/// Comma-separated values (RFC 4180), row by row.
///
/// A spreadsheet calculates a field that begins like a formula, so the field gets an apostrophe in
/// front unless it is a number.
struct CSVText {
  private(set) var text = ""

  /// Adds the names of the columns.
  ///
  /// The first name is quoted. Some readers look for quotes only at the beginning of a file, and
  /// would miss a cell that needs them later.
  mutating func addHead(_ names: [String]) {
    text += "\"\(names[0])\"," + names.dropFirst().joined(separator: ",") + "\n"
  }

  /// Adds a row, in which `nil` makes an empty field.
  mutating func add(_ fields: [String?]) {
    text += fields.map { $0.map(Self.quoted) ?? "" }.joined(separator: ",") + "\n"
  }

  /// `field` as a cell, with quotation marks and an apostrophe only if it needs them.
  static func quoted(_ field: String) -> String {
    let isFormula = isFormula(field)
    let needsQuotes = field.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard isFormula || needsQuotes else { return field }
    var quoted = isFormula ? "\"'" : "\""
    for character in field.unicodeScalars {
      quoted.unicodeScalars.append(character)
      if character == "\"" { quoted.unicodeScalars.append(character) }
    }
    return quoted + "\""
  }

  /// Whether a spreadsheet would calculate `field`.
  static func isFormula(_ field: String) -> Bool {
    switch field.unicodeScalars.first {
    case "=", "@", "\t", "\r", "\n": true
    case "+", "-": !isNumber(field.dropFirst())
    default: false
    }
  }

  /// Whether the text is a number without a sign: `12`, `0.5`, `1.2e-05`.
  private static func isNumber(_ text: Substring) -> Bool {
    var text = text.utf8[...]
    func takeDigits() -> Bool {
      let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      text = text.dropFirst(digits.count)
      return !digits.isEmpty
    }
    guard takeDigits() else { return false }
    if text.first == UInt8(ascii: ".") {
      text = text.dropFirst()
      guard takeDigits() else { return false }
    }
    guard text.first == UInt8(ascii: "e") || text.first == UInt8(ascii: "E") else {
      return text.isEmpty
    }
    text = text.dropFirst()
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      text = text.dropFirst()
    }
    return takeDigits() && text.isEmpty
  }
}
