import Surface

/// A question about a typed line, open until it is answered.
struct LiveQuestion {
  enum Answer {
    /// Keep the line by making these steps.
    case keep([LiveStep])
    /// Read the line again, now that the direction of the clock is known.
    case read(countingDown: Bool)
  }

  /// The line that the question is about.
  let line: [UInt8]
  /// The words that answer the question; the same line, typed again, has the answer `again`.
  private var answers: [(word: String, answer: Answer)]
  private let again: Answer

  /// Creates a question about `line`.
  ///
  /// `y` gives the answer `yes`. The same line gives `again` or, without that, `yes`. `other` is a
  /// further word with its answer.
  init(
    about line: [UInt8], yes: Answer, again: Answer? = nil,
    or other: (word: String, answer: Answer)? = nil
  ) {
    self.line = line
    self.again = again ?? yes
    answers = [("y", yes), ("yes", yes)] + (other.map { [$0] } ?? [])
  }

  /// The answer in the typed line `bytes`, or `nil` if it is no answer.
  func answer(in bytes: [UInt8]) -> Answer? {
    let words = Self.words(bytes)
    if words == Self.words(line) { return again }
    return answers.first { [$0.word] == words }?.answer
  }

  /// Whether the typed line `bytes` means yes.
  static func isYes(_ bytes: [UInt8]) -> Bool { [["y"], ["yes"]].contains(words(bytes)) }

  /// Whether the typed line `bytes` means no.
  static func isNo(_ bytes: [UInt8]) -> Bool { [[], ["n"], ["no"]].contains(words(bytes)) }

  private static func words(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split { $0.isWhitespace }.map { String($0) }
  }
}
