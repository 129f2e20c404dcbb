import HockeyRules

/// A source's label for the strength at a play: `PP1`, `SH`, `EQ`, `5v4`, `5 on 4`, `1451`.
struct TableLabel {
  private var text: String
  /// The players on the ice, if the label is a situation code of four digits.
  private(set) var recorded: RecordedStrength?

  init(_ row: TableRow, _ head: TableHead) {
    text = row.text(head[.strength])
    if head[.strength] == nil {
      let words = row.textWords(head).map { $0.text.uppercased() }
      text = words.first { $0.first == "(" || $0.hasPrefix("PP") || $0.hasPrefix("SH") } ?? ""
    }
    text = text.uppercased().filter { $0 != "(" && $0 != ")" }
    guard text.count == 4, let code = Int(text) else { return }
    recorded = RecordedStrength(
      skaters: PerTeam(home: code / 10 % 10, visiting: code / 100 % 10),
      goalkeepers: PerTeam(home: code % 10 != 0, visiting: code / 1000 != 0))
  }

  /// The manpower of the team that scored, or `nil` if the label does not give it.
  func manpower(of team: Team) -> ScoredGoal.Manpower? {
    if let skaters = recorded?.manpower {
      return Self.manpower(skaters[team], skaters[team.opponent])
    }
    let letters = text.filter { $0.isLetter }
    let digits = text.split { !$0.isASCIIDigit }.compactMap { Int($0) }
    if digits.count == 2, digits.allSatisfy({ (3...6).contains($0) }) {
      return Self.manpower(min(digits[0], 5), min(digits[1], 5))
    }
    switch letters {
    case "PP", "PPG", "POW", "POWERPLAY": return .powerPlay
    case "SH", "SHG", "SHORTHANDED", "BP": return .shortHanded
    case "EQ", "EV", "ES", "EVEN", "EVG", "EVENSTRENGTH": return .even
    default: return nil
    }
  }

  private static func manpower(_ own: Int, _ others: Int) -> ScoredGoal.Manpower {
    own == others ? .even : own > others ? .powerPlay : .shortHanded
  }
}
