import Foundation
import Testing

extension Pages {
  /// The table without a pointer.
  @Suite struct Keyboard {
    @Test func `a game is begun, and a penalty and a goal kept, with keys alone`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try browser.enter("focus.textContent === 'New game'")
        for (field, words) in [
          ("new-home", "TOR"), ("new-visiting", "MTL"), ("new-book", "NHL 2025"),
        ] {
          try browser.tab(to: "focus.id === '\(field)'")
          try browser.type(words)
        }
        try browser.enter("focus.textContent === 'Begin'")
        try browser.wait(until: "part('table-main').textContent === 'Begin P1'")
        try browser.enter("focus.id === 'table-main'")
        try browser.wait(until: "part('table-main').textContent === 'Start the clock'")

        try browser.enter("focus.id === 'table-home-penalty'")
        try browser.type("6")
        try browser.enter("focus.textContent === '2minor'")
        try browser.enter("focus.textContent === 'Keep'")
        try browser.wait(until: "document.querySelectorAll('#table dialog').length === 0")
        try browser.enter("focus.id === 'table-visiting-goal'")
        try browser.type("9")
        try browser.enter("focus.textContent === 'Keep'")
        try browser.wait(until: "document.querySelectorAll('#table dialog').length === 0")
        let log = try keeper.log()
        #expect(
          log.contains(#""offender":"TOR6","call":"2""#) && log.contains(#""scorer":"MTL9""#),
          "\(log)")
      }
    }
  }
}

extension Browser {
  /// Presses the Tab key until `condition` is true of the element `focus`.
  fileprivate func tab(to condition: String) throws {
    for _ in 0..<100 {
      if try value("((focus) => \(condition))(document.activeElement)") == "true" { return }
      try press(.tab)
    }
    Issue.record("the Tab key never leads to where \(condition)")
  }

  /// Moves with the Tab key until `condition` is true, and presses Enter.
  fileprivate func enter(_ condition: String) throws {
    try tab(to: condition)
    try press(.enter)
  }
}
