import Testing

@testable import penaltybox

/// Error messages on narrow terminals.
@Suite struct FittedMessages {
  private static let message = """
    a.json:9:30: 'goal-tie' must be one of order-of-occurrence, captain
        "goal-tie": {"value": "captian", "rule": "a long rule that nobody remembers"},
                              ^
    did you mean `captain`?
    """

  @Test func `the caret stays below its place`() {
    for width in 12...80 {
      let lines = Self.message.fitted(to: width).split(separator: "\n").map { String($0) }
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
      let caret = lines.firstIndex { $0.last == "^" } ?? 0
      #expect(lines[caret].dropLast().allSatisfy { $0 == " " })
      let place = lines[caret].count - 1
      #expect(Array(lines[caret - 1])[place] == "\"", "\(width): \(lines)")
    }
  }

  @Test func `what is cut has a mark`() {
    #expect(
      Self.message.fitted(to: 40) == """
        a.json:9:30: 'goal-tie' must be one of
        order-of-occurrence, captain
        …al-tie": {"value": "captian", "rule": …
                            ^
        did you mean `captain`?
        """)
    #expect(Self.message.fitted(to: 100) == Self.message)
  }

  @Test func `waves after the caret stay below their word`() {
    let message = """
      game.sheet:4:20: expected a call, such as `2`, `2+2` or `5+GM`, not `hooking`
        P1 4:00 TOR15  hooking served-by TOR22 and more words than fit
                       ^~~~~~~
      """
    for width in 20...80 {
      let lines = message.fitted(to: width).split(separator: "\n").map { String($0) }
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
      let mark = lines.firstIndex { $0.contains("^") } ?? 0
      let place = lines[mark].prefix { $0 == " " }.count
      let marked = lines[mark - 1].dropFirst(place).prefix(lines[mark].count - place)
      #expect("hooking".hasPrefix(marked.filter { $0 != "…" }), "\(width): \(lines)")
      #expect(marked.count > 3, "\(width): \(lines)")
    }
    #expect(message.fitted(to: 100) == message)
  }
}
