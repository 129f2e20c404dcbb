public import Scoresheets

/// A program's answer that cannot be read: where, and what is wrong.
public struct AnswerError: Error, Sendable, Hashable {
  /// Where it is wrong.
  public var place: TextPlace
  /// What is wrong.
  public var problem: Problem

  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The JSON itself.
    case json(JSONError.Problem)
    /// A member that no answer has, and the one that was probably meant.
    case unknownKey(String, nearest: String?)
    /// Something that must be there and is not.
    case missingKey(String)
    /// An answer to another case.
    case otherCase(String)
    /// Another number of instants than was asked about.
    case instants(asked: Int, answered: Int)
    /// An event that this instant does not have.
    case unknownEvent(String)
    /// A text that is no strength, figures or team, where one is wanted.
    case wrongState(String)
    /// A text that says nothing that can be ruled.
    case statement(NotationError)
  }

  /// The error for people: `file:line:column: what is wrong`, the line, and a caret below the place.
  public func message(file: String) -> String { place.message(problem.words, file: file) }
}

extension AnswerError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .unknownKey(let key, let nearest):
      "unknown key '\(key)'" + (nearest.map { "; the nearest is '\($0)'" } ?? "")
    case .missingKey(let key): "the answer has no '\(key)'"
    case .otherCase(let title): "this answers another case, '\(title)'"
    case .instants(let asked, let answered):
      "asked about \(asked) \(asked == 1 ? "instant" : "instants"), it answers \(answered)"
    case .unknownEvent(let id): "this instant has no event \(id)"
    case .wrongState(let key): "'\(key)' must be as `5v4`, figures as `1-0`, a team as its letters"
    case .statement(let error):
      "`\(error.text)`: \(error.message)" + (error.nearest.map { "; the nearest is `\($0)`" } ?? "")
    }
  }
}
