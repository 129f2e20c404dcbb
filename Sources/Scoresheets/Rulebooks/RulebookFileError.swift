/// A rulebook's file that cannot be read: where, and what is wrong.
public struct RulebookFileError: Error, Sendable, Hashable {
  /// Where it is wrong.
  public var place: TextPlace
  /// What is wrong.
  public var problem: Problem

  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The JSON itself.
    case json(JSONError.Problem)
    /// A key that does not belong there, and the one that was probably meant.
    case unknownKey(String, nearest: String?)
    /// A key for the second time; `first` is the line and column of the first.
    case repeatedKey(String, line: Int, column: Int)
    /// Something that must be there and is not.
    case missingKey(String, of: String)
    /// A value of another kind than its key has.
    case wrongType(String, expected: String)
  }

  /// An error at `place`.
  public init(place: TextPlace, problem: Problem) {
    self.place = place
    self.problem = problem
  }

  /// The error for people: `file:line:column: what is wrong`, the line, and a caret below the place.
  public func message(file: String) -> String {
    place.message(problem.words, file: file)
  }
}

extension RulebookFileError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .unknownKey(let key, let nearest):
      "unknown key '\(key)'" + (nearest.map { "; the nearest is '\($0)'" } ?? "")
    case .repeatedKey(let key, let line, let column):
      "'\(key)' is set twice, first at \(line):\(column)"
    case .missingKey(let key, let owner): "\(owner) has no '\(key)'"
    case .wrongType(let key, let expected): "'\(key)' must be \(expected)"
    }
  }
}
