/// A citation: a rule's number and its book.
public struct RuleReference: Sendable, Hashable {
  /// The book's name as people write it, such as `NHL 2025-26`.
  public var book: String
  /// The rule's number as the book prints it, such as `4.2(b)`.
  public var number: String

  /// Creates a citation.
  public init(book: String, number: String) {
    self.book = book
    self.number = number
  }
}
