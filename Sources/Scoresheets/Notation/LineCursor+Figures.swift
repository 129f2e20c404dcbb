package import HockeyRules

extension LineCursor {
  /// The next token as manpower, home first: `5v4`.
  package mutating func manpower() throws(NotationError) -> PerTeam<Int> {
    try pair(.manpower, "v")
  }

  /// The next token as two figures, home first: `1-0`.
  package mutating func figures() throws(NotationError) -> PerTeam<Int> {
    try pair(.figures, "-")
  }

  private mutating func pair(
    _ expected: NotationError.Expected, _ divider: Character
  ) throws(NotationError) -> PerTeam<Int> {
    let token = try next(expected)
    let parts = token.text.split(separator: divider, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy({ $0.isASCIIDigit }) })
    else { throw failure(.expected(expected, found: token.text), at: token) }
    return PerTeam(
      home: try number(parts[0], at: token), visiting: try number(parts[1], at: token))
  }
}
