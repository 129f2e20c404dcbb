import HockeyRules

/// The teams of a table: their names there, and which team is at home.
struct TableTeams: Sendable {
  private(set) var names: PerTeam<String>
  /// The assumption about which team is at home, if nothing shows it.
  private(set) var note: String?
  private var aliases = PerTeam<Set<String>>(both: [])

  /// The teams of the game in `rows`; `given` are the names from the user, `titles` the texts above
  /// the table.
  init(_ rows: [TableRow], _ head: TableHead, given: PerTeam<String>?, titles: [String]) {
    let used = Self.used(in: rows, head)
    names = PerTeam(home: "", visiting: "")
    let columns = PerTeam(home: head[.home], visiting: head[.visiting]).map { column in
      rows.lazy.map { $0.text(column) }.first { !$0.isEmpty } ?? ""
    }
    if let given {
      names = given
    } else if !columns.home.isEmpty, !columns.visiting.isEmpty {
      names = columns
    } else {
      find(used, rows, head, titles)
    }
    aliases = names.map { [$0.lowercased()] }
    let own = [
      PerTeam<Set<String>>(
        home: ["home", "h"], visiting: ["away", "visitor", "visiting", "v", "a"])
    ]
    for words in own
    where !Team.allCases.contains(where: { !words[$0.opponent].isDisjoint(with: aliases[$0]) }) {
      for team in Team.allCases { aliases[team].formUnion(words[team]) }
    }
    if given == nil { findAbbreviations(among: used) }
  }

  func team(called name: String) -> Team? {
    Team.allCases.first { aliases[$0].contains(name.lowercased()) }
  }

  /// Letters for the teams, made from their names in the table.
  var letters: PerTeam<String> {
    let letters = names.map { $0.uppercased().filter { NameParts.isTeamLetter($0) } }
    let areTeams = Notation.isTeam(letters.home) && Notation.isTeam(letters.visiting)
    return areTeams && letters.home != letters.visiting
      ? letters : PerTeam(home: "H", visiting: "V")
  }

  /// The names in the column of teams, in the order of the table.
  private static func used(in rows: [TableRow], _ head: TableHead) -> [String] {
    if head.sides.count == 2 { return head.sides.map { $0.name } }
    var names: [String] = []
    // No game has more than a dozen names; in a table with more, the rows are refused one by one.
    for row in rows where names.count < 12 {
      let name = row.text(head[.team])
      if !name.isEmpty, !names.contains(where: { $0.lowercased() == name.lowercased() }) {
        names.append(name)
      }
    }
    return names
  }

  private mutating func find(
    _ used: [String], _ rows: [TableRow], _ head: TableHead, _ titles: [String]
  ) {
    guard let first = used.first else { return }
    names = PerTeam(home: first, visiting: used.count > 1 ? used[1] : "")
    guard used.count > 1 else { return }
    if head.sides.count == 2 {
      names = PerTeam(home: used[1], visiting: used[0])
    } else if let title = titles.lazy.compactMap({ Self.first(of: used, in: $0) }).first
      ?? Self.homeByScore(rows, head)
    {
      if title.lowercased() != first.lowercased() {
        names = PerTeam(home: used[1], visiting: first)
      }
    } else {
      note = "`\(first.shortened)`, the first team named, is taken for the home team"
    }
  }

  /// The name that comes first in a title such as `ABC-DEF`.
  private static func first(of names: [String], in title: String) -> String? {
    let words = title.keys
    let places = names.prefix(2).map { name in words.firstIndex(of: name.key) }
    guard let left = places[0], let right = places[1] else { return nil }
    return left < right ? names[0] : names[1]
  }

  /// The home team, as the score after the first goal shows it.
  private static func homeByScore(_ rows: [TableRow], _ head: TableHead) -> String? {
    for row in rows {
      let score =
        row.words(head[.text]).first?.text.score
        ?? [row.text(head[.homeScore]), row.text(head[.visitingScore])].compactMap { Int($0) }
      guard score == [1, 0] || score == [0, 1], row.isGoal(head) else { continue }
      let others = used(in: rows, head).filter {
        $0.lowercased() != row.text(head[.team]).lowercased()
      }
      return score[0] == 1 ? row.text(head[.team]) : others.first
    }
    return nil
  }

  /// Matches the abbreviations in the column of teams with the names that they stand for.
  private mutating func findAbbreviations(among used: [String]) {
    let unknown = used.filter { team(called: $0) == nil }
    for name in unknown {
      let meant = Team.allCases.filter { name.abbreviates(names[$0]) }
      if meant.count == 1, let team = meant.first { aliases[team].insert(name.lowercased()) }
    }
    let rest = unknown.filter { team(called: $0) == nil }
    let open = Team.allCases.filter { team in !used.contains { self.team(called: $0) == team } }
    if rest.count == 1, open.count == 1, used.count == 2 {
      aliases[open[0]].insert(rest[0].lowercased())
    }
  }
}

extension String {
  /// Whether the text is an abbreviation of `name`: its first letter, and others in order.
  fileprivate func abbreviates(_ name: String) -> Bool {
    var rest = name.key[...]
    guard !key.isEmpty, key.first == rest.first else { return false }
    for letter in key {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
