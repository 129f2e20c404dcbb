import Foundation
import Testing

extension Pages {
  /// After a reload, the page restores whatever was open.
  @Suite(.serialized) struct Reloads {
    @Test func `a reload keeps the sheet, its variations, the books and the instant`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#book option[value='iihf-2025']")
        try browser.click("#second option[value='ncaa-2024']")
        try browser.click("#g1p0")
        try browser.click(".questions summary")
        try browser.click(".questions details[open] button:not(.rule)")
        let variation = try browser.value("sheet.value")
        try browser.reload()
        #expect(try browser.value("sheet.value") == variation)
        #expect(try browser.text(".reading") == "P1 4:00")
        #expect(try browser.facts().contains("under IIHF 2025"))
        #expect(try browser.value("part('second').value") == "ncaa-2024")
        try browser.click(".tab button")
        #expect(try browser.value("sheet.value") == OpenPage.sheet)
      }
    }

    @Test func `what was written last is open in a new tab, a link shows its own sheet`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.share("Copy a link")
        try browser.wait(until: "location.hash.length > 20")
        let page = try browser.value("location.href")
        let first = try browser.tab()
        try browser.type("    6:00  whistle\n", into: "#sheet")
        // The address contains the original sheet, but a reload shows the edited one.
        try browser.reload()
        #expect(try browser.value("sheet.value.includes('6:00')") == "true")

        _ = try browser.openTab(page)
        #expect(try browser.value("sheet.value") == OpenPage.sheet)
        try browser.closeTab(using: first)
        _ = try browser.openTab(String(page.prefix { $0 != "#" }))
        let shown = try browser.value("sheet.value + ' stored: ' + localStorage['penaltybox open']")
        #expect(shown.contains("6:00"))
        try browser.closeTab(using: first)
      }
    }

    @Test func `a reload while a published case is open keeps the game before it, too`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.openCases()
        try browser.click("#case-list button")
        let published = try browser.value("sheet.value")
        try browser.reload()
        #expect(try browser.value("sheet.value") == published)
        try browser.press("Back to what was open")
        #expect(try browser.value("sheet.value") == OpenPage.sheet)
      }
    }

    @Test func `a rulebook of one's own stays, played or not`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#begin-book")
        try browser.reload()
        #expect(try browser.value("part('book').value") == "own")
        try browser.click("#book option[value='nhl-2025']")
        try browser.reload()
        #expect(try browser.value("part('book').value") == "nhl-2025")
        #expect(try browser.value("part('book-text').value.includes('our-league')") == "true")
      }
    }

    @Test func `where nothing is stored, whoever writes is told`() throws {
      try OpenPage.with { (browser: Browser) throws in
        let full = "Storage.prototype.setItem = () => { throw new Error('full'); }"
        try browser.with(full) {
          try browser.reload()
          #expect(try browser.text("#message") == "")
          try browser.write(OpenPage.sheet)
          #expect(
            try browser.text("#message")
              == "This browser has no room for the sheet: save it before you leave the page.")
        }
      }
    }
  }

  /// Files that are not games.
  @Suite struct OtherFiles {
    private static let files = [
      ("pic.png", "\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR", ": it is not text in UTF-8."),
      (
        "page.html", "<!DOCTYPE html>\n<html>\n<body>hello</body>\n</html>\n",
        ", because no line of it can be read: page.html: a page in HTML without a table of plays is no log"
      ),
      (
        "rows.csv", String(repeating: "a,b,c\n", count: 100),
        ", because no line of it can be read: expected a line of the head"
      ),
      ("none.sheet", "", ", because no line of it can be read: none.sheet: the file is empty"),
    ]

    @Test func `a file that is no game is not opened, and it is said why`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        for book in ["", "nhl-2014"] {
          try browser.click("#book option[value='\(book)']")
          for (name, text, reason) in Self.files {
            _ = try browser.value("complain('')")
            try browser.drop(text, named: name)
            try browser.wait(until: "part('message').textContent !== ''")
            #expect(try browser.text("#message").hasPrefix("\(name) is not opened\(reason)"))
            #expect(try browser.value("part('message').className") == "bad")
            #expect(try browser.value("sheet.value") == OpenPage.sheet)
          }
        }
      }
    }
  }
}
