import Testing

extension Pages {
  /// Two books compared.
  @Suite struct ComparingBooks {
    private static let sheet = """
      under nhl-2025
      P1  4:00  A6  2
                B7  2
          9:00  whistle

      """

    @Test func `a second book shows only what it rules otherwise, and leads there`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(Self.sheet)
        #expect(try browser.value("part('comparison').hidden") == "true")
        try browser.click("#second option[value='hockey-canada-2024']")
        try browser.wait(until: "document.querySelector('.compared') !== null")
        #expect(
          try browser.text(".compared thead").contains("NHL 2025-26")
            && browser.text(".compared thead").contains("Hockey Canada 2024-26"))
        #expect(try browser.text(".compared").contains("4v4"))
        #expect(try browser.count(".compared .rule") > 1)
        try browser.click("#g1c0 a")
        #expect(try browser.text(".reading") == "P1 4:00")
      }
    }

    @Test func `a keystroke compares again, and nothing that differs is said so`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write("under nhl-2025\nP1 4:00 A6 2\n")
        try browser.click("#second option[value='nhl-2021']")
        try browser.wait(until: "part('differences').textContent.includes('the same rulings')")
        try browser.click("#second option[value='hockey-canada-2024']")
        _ = try browser.value("sheet.select()")
        try browser.type(Self.sheet, into: "#sheet")
        try browser.wait(until: "document.querySelector('.compared') !== null")
        try browser.click("#second option[value='']")
        #expect(try browser.value("part('comparison').hidden") == "true")
      }
    }

    @Test func `the game's own book is not compared with itself`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(Self.sheet)
        try browser.click("#second option[value='nhl-2025']")
        #expect(try browser.text("#differences").contains("Choose another"))
      }
    }
  }
}
