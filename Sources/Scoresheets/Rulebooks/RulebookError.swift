/// The errors that prevent a rulebook from being loaded, in line order.
public struct RulebookErrors: Error, Sendable, Hashable {
  /// The errors, at least one.
  public var errors: [RulebookError]

  package init(errors: [RulebookError]) { self.errors = errors }

  /// The error messages, one per line: the first hundred, and the number of the others.
  public var message: String {
    var lines = errors.prefix(Self.shown).map { $0.message }
    if errors.count > Self.shown { lines.append("and \(errors.count - Self.shown) errors more") }
    return lines.joined(separator: "\n")
  }

  /// The number of errors shown: as many as a person may read.
  private static let shown = 100
}

extension RulebookErrors: CustomStringConvertible {
  /// The error messages, one per line.
  public var description: String { message }
}

/// An error in a rulebook: the file, the place, and what is wrong.
public struct RulebookError: TextError, Sendable, Hashable {
  /// The file, or the id of an edition that comes with the program.
  public var file: String
  /// The place of the error.
  public var place: TextPlace
  /// The problem.
  public var problem: Problem

  /// The problem.
  @nonexhaustive public enum Problem: TextProblem, Sendable, Hashable {
    /// The text is not JSON.
    case json(JSONError.Problem)
    /// A text that is not a JSON object, which a rulebook must be.
    case notBook
    /// A key that does not belong there; `nearest` is the key probably meant.
    case unknownKey(String, nearest: String?)
    /// A repeated key, with the line and column of its first appearance.
    case repeatedKey(String, line: Int, column: Int)
    /// A required key that is missing.
    case missingKey(String, of: String)
    /// A value of the wrong kind for its key, or not among the allowed ones.
    case wrongValue(String, expected: String, nearest: String?)
    /// An empty rule number.
    case emptyRule(of: String)
    /// A book that extends an unknown book.
    case unknownBook(String, nearest: String?)
    /// Books that extend each other in a circle.
    case circle([String])
    /// Two provisions that contradict each other: the second does not allow the value of the first.
    case contradiction(String, is: String, but: String, because: String)
  }

  /// The error message: `file:line:column: what is wrong`, the line, and a caret below the place.
  public var message: String { message(file: file) }

  /// The error message, with the line and a caret below the place.
  public var description: String { message }
}

extension RulebookError.Problem {
  /// The key, the book or the word that was probably meant.
  public var nearest: String? {
    switch self {
    case .unknownKey(_, let nearest), .unknownBook(_, let nearest), .wrongValue(_, _, let nearest):
      nearest
    default: nil
    }
  }

  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .notBook: "a rulebook is a JSON object, {…}"
    case .unknownKey(let key, let nearest): "unknown key '\(key.shortened)'" + hint(nearest)
    case .repeatedKey(let key, let line, let column):
      "'\(key.shortened)' is set twice, first at \(line):\(column)"
    case .missingKey(let key, let owner): "\(owner) has no '\(key)'"
    case .wrongValue(let key, let expected, let nearest):
      "'\(key.shortened)' must be \(expected)" + hint(nearest)
    case .emptyRule(let key):
      "'\(key.shortened)' has an empty rule; if no rule is known, leave 'rule' out and say why in "
        + "'unverified', 'record', 'open' or 'moot'"
    case .unknownBook(let id, let nearest):
      "the book extends '\(id.shortened)', which is not a known book" + hint(nearest)
    case .circle(let ids): "books extend each other in a circle: " + ids.joined(separator: ", ")
    case .contradiction(let key, let value, let other, let reason):
      "'\(key)' is \(value), but '\(other)' is \(reason)"
    }
  }
}
