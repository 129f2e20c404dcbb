import HockeyRules

/// The columns of a table by their contents.
struct TableHead: Sendable {
  typealias Column = TableLog.Column

  private(set) var columns: [Column: [Int]] = [:]
  /// The two columns that have the plays of one team each, and the teams' names; visitors first.
  private(set) var sides: [(name: String, column: Int)] = []
  /// Whether penalties are given in seconds.
  private(set) var isInSeconds = false
  /// Whether the name of the column of times says that they are left in the period.
  private(set) var countsDown = false
  /// Whether the table contains the actions of stats.swehockey.se, which have no head.
  private(set) var isOfActions = false

  /// The columns of the actions: time, kind, team, players, and a note.
  static var actions: TableHead {
    var head = TableHead()
    head.columns = [.time: [0], .text: [1, 4], .team: [2], .name: [3]]
    head.isOfActions = true
    return head
  }

  /// The name of a column that is not in a row.
  struct Missing: Error { let name: String }

  private init() {}

  /// The columns that `row` names; `named` gives the names of columns that are not called after
  /// their contents.
  init(_ row: TableRow, named: [Column: String]) throws(Missing) {
    let names = Self.names(in: row)
    let keys = names.map { $0 == "#" ? "number" : $0.key }
    for (column, synonyms) in Self.synonyms {
      guard let name = named[column] else {
        find(column, synonyms, in: keys)
        continue
      }
      columns[column] = names.indices.filter { names[$0].lowercased() == name.lowercased() }
      if columns[column] == [] { throw Missing(name: name) }
    }
    if columns[.time] == nil {
      find(.time, Self.remaining, in: keys)
      countsDown = columns[.time] != nil
    }
    guard columns[.time] != nil else { throw Missing(name: Column.time.rawValue) }
    if columns[.team] == nil { findSides(in: names) }
    guard columns[.team] != nil || sides.count == 2 else {
      throw Missing(name: Column.team.rawValue)
    }
    isInSeconds = self[.minutes].map { names[$0].lowercased().holds("sec") } ?? false
  }

  private static func names(in row: TableRow) -> [String] {
    row.cells.map { TableCells.text(of: $0).trimmed }
  }

  /// The error that the columns of `row` lack the name in `missing`.
  static func failure(_ row: TableRow, _ missing: Missing) -> NotationError {
    let names = names(in: row)
    var error = LineCursor(row.line).failure(
      .expected(.oneOf(names), found: missing.name), at: row.line.tokens.first)
    error.nearest = nearestMatch(to: missing.name, among: names)
    return error
  }

  /// The first column with the contents `column`.
  subscript(_ column: Column) -> Int? { columns[column]?.first }

  private mutating func find(_ column: Column, _ synonyms: [String], in keys: [String]) {
    let found = synonyms.flatMap { word in keys.indices.filter { keys[$0] == word } }
    guard let first = found.first else { return }
    columns[column] = column.mayRepeat ? found.sorted() : [first]
  }

  /// If exactly two columns remain whose meaning is unknown, takes them as the teams' columns.
  private mutating func findSides(in names: [String]) {
    let known = Set(columns.values.joined())
    let others = names.indices.filter { !known.contains($0) && !names[$0].isEmpty }
      .filter { names[$0].key != "score" }
    // A line of a sheet has a time.
    if names.contains(where: { PlayingTime(clockBytes: Array($0.utf8)) != nil }) { return }
    if others.count == 2 { sides = others.map { (names[$0], $0) } }
  }

  /// The names of columns, in English, Swedish, German, French and Finnish; the likeliest first.
  private static let words: [(Column, String)] = [
    (.game, "gameid gamepk game match matchid"), (.date, "date gamedate datum päivä"),
    (.home, "hometeam home homename hemmalag heimteam koti"),
    (.visiting, "awayteam away visitor visitors visitingteam bortalag gast visiteur vieras"),
    (.homeScore, "homescore homegoals goalshome hometeamgoals"),
    (.visitingScore, "awayscore awaygoals goalsaway awayteamgoals"),
    (.period, "period per prd p periodtype drittel période erä"),
    (.time, "time clock gametime periodtime timeinperiod elapsed tid zeit spielzeit temps aika"),
    (.team, "team club teamidfor teamname lag mannschaft équipe joukkue"),
    (.player, "no num number nr nro numéro jersey sweater jerseynumber playernumber"),
    (.name, "player name playername scorer offender player1 spelare spieler joueur pelaaja nimi"),
    (
      .minutes,
      "minutes min mins pim pims penaltyminutes duration length seconds penaltyseconds "
        + "utv minuter strafminuten strafe durée minuutit"
    ),
    (
      .text,
      "text event type what infraction penalty offence offense call description detail detail1 "
        + "secondarytype note händelse utvisning ereignis vergehen grund événement tapahtuma syy"
    ),
    (
      .assists,
      "assists assist assist1 assist2 a1 a2 primaryassist secondaryassist passes vorlage "
        + "syöttäjät syöttö"
    ), (.server, "servedby server"), (.strength, "strength str situation situationcode manpower"),
  ]

  private static let synonyms = words.map { ($0.0, $0.1.split(separator: " ").map { String($0) }) }

  private static let remaining = [
    "timeremaining", "periodtimeremaining", "remaining", "timeleft",
  ]
}

extension TableLog.Column {
  /// Whether several columns may have these contents.
  fileprivate var mayRepeat: Bool { self == .text || self == .assists || self == .period }
}

extension String {
  /// The letters and digits of a name, in lower case.
  var key: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The words of letters and digits, in lower case.
  var keys: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) } }
}

extension String {
  /// Whether `part` occurs in the text, byte by byte.
  func holds(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return part.isEmpty
  }
}
