/// A rulebook that cannot be loaded: in which file, where, and what is wrong.
public struct RulebookError: Error, Sendable, Hashable {
  /// The file, or the id of an edition that comes with the program.
  public var file: String
  /// Where it is wrong.
  public var place: TextPlace
  /// What is wrong.
  public var problem: Problem

  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The file as such.
    case file(RulebookFileError.Problem)
    /// The book it extends is not known.
    case unknownBook(String, nearest: String?)
    /// Books that extend each other in a circle.
    case circle([String])
    /// A value that is none of those the provision can have.
    case wrongValue(String, expected: String, nearest: String?)
  }

  /// The error for people: `file:line:column: what is wrong`, the line, and a caret below the place.
  public var message: String { place.message(problem.words, file: file) }
}

extension RulebookError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .file(let problem): problem.words
    case .unknownBook(let id, let nearest):
      "it extends '\(id)', which is no known book"
        + (nearest.map { "; the nearest is '\($0)'" } ?? "")
    case .circle(let ids): "books extend each other in a circle: " + ids.joined(separator: ", ")
    case .wrongValue(let key, let expected, let nearest):
      "'\(key)' must be \(expected)" + (nearest.map { "; the nearest is '\($0)'" } ?? "")
    }
  }
}
