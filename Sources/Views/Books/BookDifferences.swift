import HockeyRules
package import Scoresheets
import Seasons

package struct BookDifferences: Sendable {
  package let left: Edition
  package let right: Edition
  /// The points on which the books differ, in the order of the keys.
  package let rows: [Row]
  /// The rules about later games that differ: the first book's, then the second's.
  package let season: [SeasonRow]
  /// The number of points on which the books agree, even by rules with different numbers.
  package let alike: Int

  package struct Row: Sendable {
    package var left: StatedProvision
    package var right: StatedProvision
    /// Whether the values are equal, so that only the reason or the rule's number differs.
    package var sameValue: Bool
  }

  /// A rule about later games that differs between two books.
  package struct SeasonRow: Sendable {
    package var key: String
    package var left: SeasonRule?
    package var right: SeasonRule?
  }

  /// Compares two books, point by point.
  ///
  /// Leagues number their rules differently, so different numbers count only if both were read in
  /// the same book.
  package init(_ left: Edition, _ right: Edition) {
    self.left = left
    self.right = right
    rows = zip(left.provisions, right.provisions).compactMap { one, other in
      let sameValue = one.value.isSame(as: other.value)
      let sameSource =
        one.rule?.book != other.rule?.book
        || (one.rule == other.rule && one.basis.reason == other.basis.reason)
      return sameValue && sameSource ? nil : Row(left: one, right: other, sameValue: sameValue)
    }
    alike = left.provisions.count - rows.count
    let rules = [left, right].map { SeasonBook($0).rules }
    let own = rules[0].map { rule in
      SeasonRow(key: rule.key, left: rule, right: rules[1].first { $0.key == rule.key })
    }
    let others = rules[1].filter { rule in !rules[0].contains { $0.key == rule.key } }
      .map { SeasonRow(key: $0.key, left: nil, right: $0) }
    season = (own + others).filter { $0.left?.withoutSource != $0.right?.withoutSource }
  }
}

extension SeasonRule {
  /// The rule without its source: its numbers, which differ between books, and what is assumed.
  fileprivate var withoutSource: SeasonRule {
    var rule = self
    rule.rule = nil
    rule.ejectingRule = nil
    rule.assumption = nil
    return rule
  }
}
