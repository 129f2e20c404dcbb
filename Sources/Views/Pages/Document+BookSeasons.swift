import HockeyRules
import Scoresheets
import Seasons

// Rules about later games.
extension Document {
  static func season(_ rules: [SeasonRule]) -> Block {
    let table = TextTable(
      of: rules,
      .left("From one game to the next") { $0.name },
      .left("what follows") { $0.words },
      .left("rule") { $0.number })
    return .section([Span("From one game to the next")], [.table(table)])
  }

  static func season(_ differences: BookDifferences) -> Block {
    let table = TextTable(
      of: differences.season,
      .left("From one game to the next") { $0.left?.name ?? $0.right?.name ?? $0.key },
      .left(differences.left.rulebook.id) { $0.left.cell },
      .left(differences.right.rulebook.id) { $0.right.cell })
    return .section([Span("From one game to the next")], [.table(table)])
  }
}

extension SeasonRule {
  /// The rule's number, with a question mark if the rule is assumed.
  fileprivate var number: String {
    guard assumption != nil else { return rule?.number ?? "" }
    return rule.map { $0.number + " ?" } ?? "unverified"
  }
}

extension Optional where Wrapped == SeasonRule {
  /// The rule's consequence and number; a dash if the book has no such rule.
  fileprivate var cell: String { map { rule in rule.words + " (\(rule.number))" } ?? "–" }
}
