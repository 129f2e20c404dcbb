/// A place between the tokens of a line, from which the line is read on.
package struct LineCursor: Sendable {
  package let line: NotationLine
  /// The token that comes next.
  package private(set) var index = 0
  /// Where reading stops: behind the last token, or before a citation.
  package private(set) var end: Int

  package init(_ line: NotationLine) {
    self.line = line
    end = line.tokens.count
  }

  package typealias Token = NotationLine.Token

  /// The token that comes next, if one does.
  package var peek: Token? { index < end ? line.tokens[index] : nil }

  package var isAtEnd: Bool { index >= end }

  /// The tokens that are still to come.
  package var rest: ArraySlice<Token> { line.tokens[index..<max(index, end)] }

  package mutating func skip() { index += 1 }

  /// Steps over `word` if it comes next.
  package mutating func take(_ word: String) -> Bool {
    guard peek?.text == word else { return false }
    index += 1
    return true
  }

  /// Stops reading before the token numbered `end`.
  package mutating func stop(before end: Int) { self.end = min(self.end, max(index, end)) }

  /// The next token, of the sort that `expected` says.
  package mutating func next(
    _ expected: NotationError.Expected, near candidates: [String] = []
  ) throws(NotationError) -> Token {
    guard let token = peek else { throw failure(expected, near: candidates) }
    index += 1
    return token
  }

  /// The next token as one of the words of a `Word`.
  package mutating func next<Word: Worded>(_: Word.Type) throws(NotationError) -> Word {
    guard let token = peek, let word = Word(word: token.text) else {
      throw failure(.oneOf(Word.words), near: Word.words)
    }
    index += 1
    return word
  }

  /// What is left of the line as one text with single blanks.
  package mutating func text(_ expected: NotationError.Expected) throws(NotationError) -> String {
    guard !isAtEnd else { throw failure(expected) }
    defer { index = end }
    return rest.map(\.text).joined(separator: " ")
  }

  /// Checks that nothing more stands on the line.
  package func expectEnd(near candidates: [String] = []) throws(NotationError) {
    guard let token = peek else { return }
    throw failure(.unexpected(token.text), at: token, near: candidates)
  }

  /// That `expected` should stand here.
  package func failure(
    _ expected: NotationError.Expected, near candidates: [String] = []
  ) -> NotationError {
    failure(.expected(expected, found: peek?.text), at: peek, near: candidates)
  }

  /// What is wrong with `token`, or with the line's end where there is none.
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
