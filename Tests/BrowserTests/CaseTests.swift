import Testing

extension Pages {
  /// The published cases.
  @Suite struct CasesInABrowser {
    /// Opens the list, and waits until all cases have been read.
    private func withCases(_ body: (Browser) throws -> Void) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.openCases()
        try body(browser)
      }
    }

    @Test func `all are there and none differs; they are found by words, topic, book and rule`()
      throws
    {
      try withCases { (browser: Browser) throws in
        // One case in twenty; the surface's tests judge all of them.
        let differing = """
          (() => {
            const found = [];
            for (let index = 0; index < 150; index += 20) {
              document.querySelectorAll('#case-list button')[index].click();
              if (/^Differs/.test(part('case-outcome').textContent)) found.push(sheet.value);
            }
            return found.join('\\n');
          })()
          """
        #expect(try browser.value(differing) == "")
        try browser.click("#open-cases")
        let all = try browser.value("parseInt(part('case-count').textContent)")
        #expect((Int(all) ?? 0) > 2000)
        try browser.click("#case-topic option[value='overtime']")
        try browser.click("#case-book option[value='nhl-2025']")
        let some = Int(try browser.value("parseInt(part('case-count').textContent)")) ?? 0
        #expect(some > 5 && some < 500)
        try browser.click("#case-rule option:nth-child(2)")
        let few = Int(try browser.value("parseInt(part('case-count').textContent)")) ?? 0
        #expect(few > 0 && few < some)
        try browser.type("no such case", into: "#case-search")
        #expect(try browser.text("#case-count") == "0 cases")
      }
    }

    @Test func `one is picked by keyboard and judged, and so is a change at each key`() throws {
      try withCases { (browser: Browser) throws in
        try browser.type("minor each full strength", into: "#case-search")
        try browser.press(.down)
        #expect(
          try browser.value("document.activeElement.closest('#case-list') !== null") == "true")
        try browser.press(.enter)
        #expect(try browser.text("#case-title").contains("full strength"))
        #expect(try browser.text("#case-outcome").hasPrefix("Agrees"))
        #expect(try browser.value("sheet.value.includes('> ')") == "true")
        #expect(try browser.count(".problems li") == 0)
        let published = try browser.value("sheet.value")
        let start = "sheet.value.indexOf('5v5')"
        _ = try browser.value("sheet.focus(), sheet.setSelectionRange(\(start), \(start) + 3)")
        try browser.type("4v4")
        #expect(try browser.text("#case-outcome").hasPrefix("Differs"))
        #expect(try browser.text("#sheet-problems").contains("Expected, but not ruled: 4v4"))
        #expect(try browser.count(".marks mark.error") > 0)
        try browser.click("#case-published")
        #expect(try browser.value("sheet.value") == published)
        #expect(try browser.text("#case-outcome").hasPrefix("Agrees"))
      }
    }
  }
}
