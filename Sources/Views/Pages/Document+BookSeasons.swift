import HockeyRules
import Scoresheets
import Seasons

// What books say follows from one game to the next.
extension Document {
  static func season(_ rules: [SeasonRule]) -> Block {
    var table = TextTable(
      ["From one game to the next", "what follows", "rule"], alignments: [.left, .left, .left])
    for rule in rules { table.add([rule.name, rule.words, rule.number]) }
    return .section([Span("From one game to the next")], [.table(table)])
  }

  static func season(_ differences: BookDifferences) -> Block {
    let books = [differences.left, differences.right].map { $0.rulebook.id }
    var table = TextTable(
      ["From one game to the next", books[0], books[1]], alignments: [.left, .left, .left])
    for row in differences.season {
      table.add([row.left?.name ?? row.right?.name ?? row.key, row.left.cell, row.right.cell])
    }
    return .section([Span("From one game to the next")], [.table(table)])
  }
}

extension SeasonRule {
  /// The rule's number, with a mark if it is not settled.
  fileprivate var number: String {
    guard assumption != nil else { return rule?.number ?? "" }
    return rule.map { $0.number + " ?" } ?? "unverified"
  }
}

extension Optional where Wrapped == SeasonRule {
  /// What follows, with the rule's number; a dash if the book has no such rule.
  fileprivate var cell: String { map { rule in rule.words + " (\(rule.number))" } ?? "–" }
}
