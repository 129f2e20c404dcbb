/// A position between two tokens of a line, at which reading continues.
package struct LineCursor: Sendable {
  package let line: NotationLine
  /// The index of the next token.
  package private(set) var index = 0
  /// The index before which reading stops: the end of the line, or a citation.
  package private(set) var end: Int

  /// The possible continuations of the line, if the caller asked for them.
  private(set) var suggestions: [Suggestion]?

  package init(_ line: NotationLine, suggests: Bool = false) {
    self.line = line
    end = line.tokens.count
    suggestions = suggests ? [] : nil
  }

  /// A possible continuation at the end of a line.
  enum Suggestion {
    case words([String])
    case players, infractions, labels
  }

  package typealias Token = NotationLine.Token

  package var peek: Token? { index < end ? line.tokens[index] : nil }

  package var isAtEnd: Bool { index >= end }

  package var rest: ArraySlice<Token> { line.tokens[index..<max(index, end)] }

  package mutating func skip() { index += 1 }

  /// Consumes `word` and returns true if it comes next; otherwise returns false.
  package mutating func take(_ word: String) -> Bool {
    guard peek?.text == word else { return false }
    index += 1
    return true
  }

  /// Stops reading before the token numbered `end`.
  package mutating func stop(before end: Int) { self.end = min(self.end, max(index, end)) }

  /// Adds a possible continuation, if the line ends here.
  mutating func suggest(_ suggestion: @autoclosure () -> Suggestion) {
    if isAtEnd { suggestions?.append(suggestion()) }
  }

  mutating func suggest(_ words: @autoclosure () -> [String]) { suggest(.words(words())) }

  /// The next token, which an error calls `expected` if the line ends here.
  package mutating func next(
    _ expected: NotationError.Expected, near candidates: [String] = []
  ) throws(NotationError) -> Token {
    guard let token = peek else { throw failure(expected, near: candidates) }
    index += 1
    return token
  }

  /// The next token as one of the words of `Word`.
  package mutating func next<Word: Worded>(_: Word.Type) throws(NotationError) -> Word {
    guard let token = peek, let word = Word(word: token.text) else {
      throw failure(.oneOf(Word.words), near: Word.words)
    }
    index += 1
    return word
  }

  /// The rest of the line as one text with single blanks.
  package mutating func text(_ expected: NotationError.Expected) throws(NotationError) -> String {
    guard !isAtEnd else { throw failure(expected) }
    defer { index = end }
    return rest.map { $0.text }.joined(separator: " ")
  }

  /// Checks that nothing is left on the line.
  package func expectEnd(near candidates: [String] = []) throws(NotationError) {
    guard let token = peek else { return }
    throw failure(.unexpected(token.text), at: token, near: candidates)
  }

  /// The error that `expected` should come here.
  package func failure(
    _ expected: NotationError.Expected, near candidates: [String] = []
  ) -> NotationError {
    failure(.expected(expected, found: peek?.text), at: peek, near: candidates)
  }

  /// An error at `token`, or at the end of the line if `token` is `nil`.
  package func failure(
    _ problem: NotationError.Problem, at token: Token?, near candidates: [String] = []
  ) -> NotationError {
    let behind = index > 0 ? line.tokens[min(index, end) - 1].range.upperBound : 0
    var error = NotationError(
      problem, in: line.bytes, at: token?.range ?? behind..<behind, line: line.number)
    error.nearest = token.flatMap { nearestMatch(to: $0.text, among: candidates) }
    return error
  }
}
