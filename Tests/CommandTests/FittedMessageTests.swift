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
}
