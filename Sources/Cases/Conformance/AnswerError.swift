public import Scoresheets

/// An error in a program's answer, with its place.
public struct AnswerError: Error, Sendable, Hashable {
  /// The place of the error.
  public var place: TextPlace
  /// The error itself.
  public var problem: Problem

  /// The errors that an answer can have.
  public enum Problem: Sendable, Hashable {
    /// An error in the JSON itself.
    case json(JSONError.Problem)
    /// An unknown member, and the one that was probably meant.
    case unknownKey(String, nearest: String?)
    /// A member is given twice.
    case repeatedKey(String)
    /// A required member is missing.
    case missingKey(String)
    /// The answer is to another case.
    case otherCase(String)
    /// The answer does not have as many instants as the question.
    case instants(asked: Int, answered: Int)
    /// The event does not belong to this instant.
    case unknownEvent(String)
    /// The text is not a strength, figures or a team, as it should be.
    case wrongState(String)
    /// The text is not a statement that a ruling can make.
    case statement(NotationError)
  }

  /// The message for people: `file:line:column: problem`, the line, and a caret below the place.
  public func message(file: String) -> String { place.message(problem.words, file: file) }
}

extension AnswerError: CustomStringConvertible {
  /// The error in one line, without a file's name.
  public var description: String { "\(place.line):\(place.column): \(problem.words)" }
}

extension AnswerError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .unknownKey(let key, let nearest):
      "unknown key '\(key.shortened)'" + hint(nearest)
    case .repeatedKey(let key): "'\(key.shortened)' appears twice"
    case .missingKey(let key): "the answer has no '\(key)'"
    case .otherCase(let title): "this answers another case, '\(title)'"
    case .instants(let asked, let answered):
      "asked about \(asked) \(asked == 1 ? "instant" : "instants"), it answers \(answered)"
    case .unknownEvent(let id): "this instant has no event \(id)"
    case .wrongState(let key):
      "'\(key)' must be a strength like `5v4`, figures like `1-0`, or a team"
    case .statement(let error):
      "`\(error.text.shortened)`: \(error.message)"
        + (error.nearest.map { "; the nearest is `\($0)`" } ?? "")
    }
  }
}
