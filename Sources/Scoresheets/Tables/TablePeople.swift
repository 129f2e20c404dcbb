package import HockeyRules

/// A person as a cell names him: `6`, `#6`, `J. Doe`, `12. Doe, John`, `Bench`.
struct TablePerson: Sendable {
  var number: Int?
  /// The name as it is written, without a number.
  var name: String
  /// The words that name the person.
  var place: NotationLine.Token

  /// Whether the cell names the team itself, or its staff.
  var isBench: Bool { number == nil && Self.benches.contains(name.key) }

  /// The member of the staff whom the cell names, or `nil`; a trainer may be the coach.
  var staff: Staff? {
    switch name.key {
    case "coach", "headcoach", "entraîneur": .coach
    case "manager": .manager
    default: nil
    }
  }

  private static let benches: Set = [
    "bench", "team", "coach", "headcoach", "staff", "teamofficial", "official", "manager",
    "teampenalty", "benchminor", "lag", "lagstraff", "ledare", "mannschaft", "trainer", "équipe",
    "banc", "entraîneur", "joukkue", "joukkuerangaistus",
  ]

  /// The persons whom `words` name; each number begins the next person.
  static func all(in words: [NotationLine.Token]) -> [TablePerson] {
    var persons: [TablePerson] = []
    var isNext = true
    for word in words {
      let text = word.text.trimmingPunctuation
      let digits = text.drop { $0 == "#" }
      if (1...3).contains(digits.count), let number = Int(digits), number >= 0 {
        persons.append(TablePerson(number: number, name: "", place: word))
        isNext = false
      } else if ["and", "&", "/", "och", "und", "et", "ja"].contains(word.text.lowercased()) {
        isNext = true
      } else if text.isEmpty || word.text.first == "(" {
        continue
      } else if isNext {
        persons.append(TablePerson(name: word.text, place: word))
        isNext = false
      } else {
        let last = persons.count - 1
        persons[last].name += (persons[last].name.isEmpty ? "" : " ") + word.text
        persons[last].place = [persons[last].place, word].joined ?? word
      }
    }
    return persons.filter { $0.number != nil || $0.name.contains { $0.isLetter } }
  }
}

/// The persons of a source that gives numbers for only some of them, and numbers for the others.
///
/// A number given with a name anywhere counts everywhere. The other persons are numbered by team,
/// in alphabetical order, from the first free number.
package struct NamedPeople: Sendable {
  private var numbers = PerTeam<[String: Int]>(both: [:])
  private var names = PerTeam<[Int: String]>(both: [:])
  private var unnumbered = PerTeam<[String: String]>(both: [:])
  private var aliases = PerTeam<[String: String]>(both: [:])
  /// Whether names were numbered here.
  package private(set) var hasOwnNumbers = false

  package init() {}

  package mutating func add(_ name: String, number: Int?, of team: Team) {
    let key = name.nameKey
    if let number, Player.numbers.contains(number) {
      names[team][number] = names[team][number] ?? ""
      guard !key.isEmpty else { return }
      numbers[team][key] = number
      names[team][number] = name.spoken
    } else if !key.isEmpty {
      unnumbered[team][key] = name.spoken
    }
  }

  /// Gives a number to each name without one.
  package mutating func number() {
    for team in Team.allCases {
      resolveInitials(of: team)
      var next = 1
      let keys = unnumbered[team].keys.filter { numbers[team][$0] == nil }.sorted()
      for key in keys {
        while names[team][next] != nil { next += 1 }
        numbers[team][key] = next
        names[team][next] = unnumbered[team][key]
        hasOwnNumbers = true
      }
    }
  }

  /// Takes `J. Doe` for `John Doe`, if the source names only one person who fits.
  private mutating func resolveInitials(of team: Team) {
    let known = Set(numbers[team].keys).union(unnumbered[team].keys)
    // A source that names more persons than any game has is not searched: all pairs are too many.
    guard known.count < 500 else { return }
    for key in Array(unnumbered[team].keys) {
      let words = key.split(separator: " ")
      guard words.count == 2, let initial = words.first(where: { $0.count == 1 }),
        let last = words.first(where: { $0.count > 1 })
      else { continue }
      let meant = known.filter { name in
        let others = name.split(separator: " ")
        return name != key && others.contains(last)
          && others.contains { $0 != last && $0.hasPrefix(initial) }
      }
      guard meant.count == 1, let name = meant.first else { continue }
      unnumbered[team][key] = nil
      aliases[team][key] = name
    }
  }

  /// The person's number: `number` if it is possible, or the number known for `name`.
  package func number(of name: String, _ number: Int?, _ team: Team) -> Int? {
    number.flatMap { Player.numbers.contains($0) ? $0 : nil }
      ?? numbers[team][aliases[team][name.nameKey] ?? name.nameKey]
  }

  /// The players with a name, by number.
  package var rosters: PerTeam<[RosteredPlayer]> {
    names.map { names in
      names.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        .map { RosteredPlayer(number: $0.key, name: $0.value) }
    }
  }
}

extension String {
  /// The text without the points, commas and parentheses around it.
  var trimmingPunctuation: Substring {
    let marks = ".,;:()[]"
    let tail = drop { marks.contains($0) }
    let count = tail.reversed().prefix { marks.contains($0) }.count
    return tail.dropLast(count)
  }
}

extension String {
  /// A key that all ways to write a name share: `Doe, John` and `John Doe`.
  fileprivate var nameKey: String { keys.sorted().joined(separator: " ") }

  /// The name in the order in which it is said: `John Doe` for `Doe, John`.
  fileprivate var spoken: String {
    let parts = split(separator: ",").map { $0.trimmed }
    return parts.count == 2 ? parts[1] + " " + parts[0] : parts.joined(separator: " ")
  }
}
