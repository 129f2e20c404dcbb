import Testing

extension Pages {
  /// The reader's own rulebook file.
  @Suite struct RulebookInABrowser {
    private static func book(_ length: String, _ key: String = "minor-length") -> String {
      """
      {
        "id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025",
        "provisions": {
          "\(key)": {"value": "\(length)", "rule": "house 1"}
        }
      }
      """
    }

    private static let sheet = "under nhl-2025\nP1 4:00 A6 2 hooking\n   9:00 whistle\n"

    @Test func `a dropped book is played under, and each edit of it is`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(Self.sheet)
        try browser.drop(Self.book("1:30"), named: "ours.json")
        try browser.wait(until: "part('rulebook-panel').hidden === false")
        try browser.wait(until: "part('head').textContent.includes('under Ours')")
        #expect(try browser.text("#plays").contains("5:30"))
        _ = try browser.value("part('book-text').select()")
        try browser.type(Self.book("3:00"), into: "#book-text")
        #expect(try browser.text("#plays").contains("7:00"))
        #expect(try browser.text("#book-state") == "The game is played under this file.")
      }
    }

    @Test func `all errors are underlined, the game stays, and one press mends`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(Self.sheet)
        try browser.drop(Self.book("1:30"), named: "ours.json")
        try browser.wait(until: "part('head').textContent.includes('under Ours')")
        let broken = Self.book("1:30", "minor-lenght").replacing(
          "  }\n}", with: "  },\n  \"saesons\": 1\n}")
        _ = try browser.value("part('book-text').select()")
        try browser.type(broken, into: "#book-text")
        #expect(try browser.count("#rulebook-panel mark.error") == 2)
        #expect(
          try browser.value("document.querySelector('#rulebook-panel mark').textContent")
            == "\"minor-lenght\"")
        #expect(try browser.facts().contains("under Ours"))
        #expect(try browser.text("#plays").contains("5:30"))
        try browser.click("#book-text-problems button + button")
        #expect(try browser.count("#rulebook-panel mark.error") == 1)
      }
    }

    @Test func `one leads back to the sheet's own book, and to the file again`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(Self.sheet)
        try browser.drop(Self.book("1:30"), named: "ours.json")
        try browser.wait(until: "part('head').textContent.includes('under Ours')")
        try browser.press("Back to the sheet's book")
        #expect(try browser.facts().contains("under NHL 2025-26"))
        try browser.click("#book option[value='own']")
        #expect(try browser.facts().contains("under Ours"))
        try browser.click("#second option[value='nhl-2025']")
        try browser.wait(until: "document.querySelector('.compared') !== null")
        #expect(try browser.text(".compared").contains("house 1"))
      }
    }
  }
}
