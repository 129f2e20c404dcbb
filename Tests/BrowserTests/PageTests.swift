import Foundation
import Testing

extension Pages {
  /// The page in a real browser, by keyboard and mouse.
  ///
  /// `.ci/web --test` runs these tests.
  @Suite struct PageInABrowser {
    @Test func `it opens from a file, with a game`() throws {
      try OpenPage.with { (browser: Browser) throws in
        #expect(try browser.text("#head h1").contains("–"))
        #expect(
          try browser.value("document.querySelectorAll('#picture svg.period').length") != "0")
        #expect(try browser.value("document.querySelectorAll('.problems li').length") == "0")
      }
    }

    @Test func `a sheet is played while it is typed`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write("under nhl-2025\n")
        try browser.type("P1 4:00 A6 2 hooking\n5:00 B goal\n", into: "#sheet")
        #expect(try browser.text("#head h1") == "A 0 – 1 B")
        #expect(try browser.text("#plays").contains("A6 out of the box: power-play goal"))
      }
    }

    @Test func `an error is underlined at its place, and mended with one press`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet.replacing("goal", with: "gaol"))
        #expect(try browser.value("document.querySelector('mark.error').textContent") == "gaol")
        #expect(try browser.text(".problems").hasPrefix("Line 3: "))
        // The rest of the game is still shown.
        #expect(try browser.text("#head h1") == "A 0 – 0 B")
        try browser.click(".problems button + button")
        #expect(try browser.text("#head h1") == "A 0 – 1 B")
        #expect(try browser.value("document.querySelectorAll('.problems li').length") == "0")
      }
    }

    @Test func `words that fit are shown, and taken with the Tab key`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.type("6:00 B9 2 hig", into: "#sheet")
        try browser.wait(until: "!part('completions').hidden")
        #expect(try browser.text("#completions li") == "high-sticking")
        try browser.press(.tab)
        #expect(try browser.value("sheet.value.endsWith('B9 2 high-sticking')") == "true")
      }
    }

    @Test func `arrows step through plays and changes`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet.replacing("5:00  B   goal", with: "7:00 whistle"))
        _ = try browser.value("document.activeElement.blur()")
        try browser.press(.left)
        #expect(try browser.text(".reading") == "P1 6:00")
        #expect(try browser.text(".strength-now") == "5v5")
        try browser.press(.left)
        #expect(try browser.text(".reading") == "P1 4:00")
        #expect(try browser.text(".strength-now") == "4v5")
        #expect(try browser.text(".penalty-clock b") == "2:00")
        let selected = "document.querySelector('.marks .selected').textContent.includes('hooking')"
        #expect(try browser.value(selected) == "true")
        #expect(try browser.value("document.querySelector('#g1p0.on') !== null") == "true")
        // A key pressed in the sheet leaves the clock where it is, and the arrows go on from there.
        try browser.press(.right)
        _ = try browser.value("variations.play()")
        try browser.press(.left)
        #expect(try browser.text(".reading") == "P1 4:00")
      }
    }

    @Test func `the clock goes to any second`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        // The page may still be drawing the typed text, which moves the clock to the log's end.
        try browser.wait(
          until: "(time => { time.value = 270; time.dispatchEvent(new Event('input'));"
            + " return document.querySelector('.penalty-clock b')?.textContent === '1:30' })"
            + "(part('time'))")
        try browser.type(Key.right.rawValue, into: "#time")
        #expect(try browser.text(".reading") == "P1 4:31")
      }
    }

    @Test func `where fingers touch the page, the clock is dragged`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.emulate(touch: true)
        try browser.write(OpenPage.sheet)
        try browser.drag("#time", from: 0.98, to: 0.22)
        let time = Int(try browser.value("part('time').value")) ?? 0
        #expect((200...320).contains(time), "of 1200 seconds")
        #expect(try browser.text(".reading").hasPrefix("P1 "))
        #expect(try browser.text(".strength-now") == (time < 300 ? "4v5" : "5v5"))
      }
    }

    @Test func `a step shows its rulings beside the clock`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#previous")
        #expect(try browser.text("#now").contains("B goal"))
        #expect(try browser.value("part('told').textContent").hasPrefix("P1 5:00: 5:00 B goal"))
      }
    }

    @Test func `the book is chosen from the list`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        #expect(try browser.facts().contains("under NHL 2025-26"))
        try browser.click("#book option[value='iihf-2025']")
        #expect(try browser.facts().contains("under IIHF 2025"))
      }
    }

    @Test func `what if becomes a variation, which is thrown away`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#g1p0")
        try browser.click(".questions summary")
        try browser.click(".questions details[open] button:not(.rule)")
        #expect(try browser.text("#head h1") == "A 1 – 1 B")
        try browser.click(".tab.current button + button")
        #expect(try browser.text("#head h1") == "A 0 – 1 B")
      }
    }
  }
}
