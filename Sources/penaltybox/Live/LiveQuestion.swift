import Surface

/// A question about a typed line that waits for an answer.
struct LiveQuestion {
  enum Answer {
    /// Keep what the line says, in these steps.
    case keep([LiveStep])
    /// Read the line again: the direction of the board is known now.
    case read(countingDown: Bool)
  }

  /// The line that the question is about.
  let line: [UInt8]
  /// The words to type, and their effects; the line itself has `again`.
  private var answers: [(word: String, answer: Answer)]
  private let again: Answer

  /// A question whose answers are `yes` to `y`, `again` to the same line, or `yes` if that is `nil`,
  /// and `other` to its word.
  init(
    about line: [UInt8], yes: Answer, again: Answer? = nil,
    or other: (word: String, answer: Answer)? = nil
  ) {
    self.line = line
    self.again = again ?? yes
    answers = [("y", yes), ("yes", yes)] + (other.map { [$0] } ?? [])
  }

  /// The answer that the typed line `bytes` gives, or `nil` if it is another line.
  func answer(in bytes: [UInt8]) -> Answer? {
    let words = Self.words(bytes)
    if words == Self.words(line) { return again }
    return answers.first { [$0.word] == words }?.answer
  }

  /// Whether the typed line `bytes` can only be a yes.
  static func isYes(_ bytes: [UInt8]) -> Bool { [["y"], ["yes"]].contains(words(bytes)) }

  /// Whether the typed line `bytes` can only be a no.
  static func isNo(_ bytes: [UInt8]) -> Bool { [[], ["n"], ["no"]].contains(words(bytes)) }

  private static func words(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split { $0.isWhitespace }.map { String($0) }
  }
}
