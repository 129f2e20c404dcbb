/// An error in a text: the place, and what is wrong there.
public protocol TextError: Error, CustomStringConvertible {
  /// The problem.
  associatedtype Problem: TextProblem

  /// The place of the error.
  var place: TextPlace { get }
  /// The problem.
  var problem: Problem { get }
}

/// A problem in a text.
public protocol TextProblem: CustomStringConvertible {
  /// The problem in words.
  var words: String { get }
  /// The valid text that was probably meant, if the words name one.
  var nearest: String? { get }
}

extension TextError {
  /// The error message: `file:line:column: what is wrong`, the line, and a caret below the place.
  public func message(file: String) -> String { place.message(problem.words, file: file) }

  /// The error in one line, without a file's name.
  public var description: String { "\(place.line):\(place.column): \(problem.words)" }
}

extension TextProblem {
  /// No other text was probably meant.
  public var nearest: String? { nil }

  /// The problem in words.
  public var description: String { words }
}
