import HockeyRules
public import Scoresheets

/// The differences between two rulebooks.
public struct BookDifferences: Sendable {
  /// The first book.
  public let left: Edition
  /// The second book.
  public let right: Edition
  /// The points on which they differ, in the keys' order.
  public let rows: [Row]
  /// The number of points on which both agree, even if by rules with different numbers.
  public let alike: Int

  /// A point on which two books differ.
  public struct Row: Sendable {
    /// The first book's provision.
    public var left: StatedProvision
    /// The second book's provision.
    public var right: StatedProvision
    /// Whether the values are the same, and only the reason for them, or the rule's number in the
    /// same book, differs.
    public var sameValue: Bool
  }

  /// Compares two books, point by point.
  ///
  /// Leagues number their rules differently, so another number is a difference only if both rules
  /// were read in the same book.
  public init(_ left: Edition, _ right: Edition) {
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
  }
}
