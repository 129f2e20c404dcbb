import HockeyRules
public import Scoresheets

/// What two rulebooks provide differently.
public struct BookDifferences: Sendable {
  /// The first book.
  public let left: Edition
  /// The second book.
  public let right: Edition
  /// The points on which they part, in the keys' order.
  public let rows: [Row]
  /// How many points both provide alike, though by rules of different numbers.
  public let alike: Int

  /// One point on which two books part.
  public struct Row: Sendable {
    /// What the first book provides.
    public var left: StatedProvision
    /// What the second book provides.
    public var right: StatedProvision
    /// Whether the values are the same, and only the rule's number within one book differs, or what is assumed.
    public var sameValue: Bool
  }

  /// Compares two books, point by point.
  ///
  /// Every league numbers its rules in its own way: a number that differs is no difference, unless both
  /// were read in one book.
  public init(_ left: Edition, _ right: Edition) {
    self.left = left
    self.right = right
    rows = zip(left.provisions, right.provisions).compactMap { one, other in
      let sameValue = one.value.isSame(as: other.value)
      let sameSource =
        one.rule.book != other.rule.book
        || (one.rule == other.rule && one.assumption == other.assumption)
      return sameValue && sameSource ? nil : Row(left: one, right: other, sameValue: sameValue)
    }
    alike = left.provisions.count - rows.count
  }
}

extension EntryValue {
  /// Whether both say the same, wherever in their files they stand.
  func isSame(as other: EntryValue) -> Bool {
    guard case .rows(let rows) = self, case .rows(let others) = other else { return self == other }
    return rows.count == others.count
      && zip(rows, others).allSatisfy { row, other in
        row.members.count == other.members.count
          && row.members.allSatisfy { other[$0.key] == $0.value }
      }
  }
}
