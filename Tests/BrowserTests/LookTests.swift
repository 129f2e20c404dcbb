import Foundation
import Testing

extension Pages {
  /// The layout on paper and on a telephone, and for a keyboard and a screen reader.
  @Suite struct Look {
    @Test func `on paper, the game is there and the tools are not`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.emulate(media: "print")
        func display(_ selector: String) throws -> String {
          try browser.value("getComputedStyle(document.querySelector('\(selector)')).display")
        }
        for tool in [".tools", ".sheet-side", ".instant"] { #expect(try display(tool) == "none") }
        for part in ["#head", "#picture .bar", "#plays", "#box-score"] {
          #expect(try display(part) != "none")
        }
        #expect(try browser.printedPages() < 3)
        _ = try browser.value("(document.body.classList.add('view'), game.redraw())")
        #expect(try browser.printedPages() == 1, "a game to read is one sheet of A4")
      }
    }

    @Test func `nothing is wider than the window`() throws {
      try OpenPage.with { (browser: Browser) throws in
        func expectFit(_ what: String) throws {
          for width in [360, 1024, 1920] {
            try browser.resize(width: width, height: 900)
            try browser.settle()
            let wide = try browser.value("document.documentElement.scrollWidth - innerWidth")
            #expect((Int(wide) ?? 1) <= 0, "\(what), \(width) px")
          }
        }
        try expectFit("the game")
        _ = try browser.value("part('tools').click()")
        try expectFit("the menu")
        try browser.click("#second option[value='hockey-canada-2024']")
        try browser.wait(until: "document.querySelector('.compared') !== null")
        try expectFit("two books")
        _ = try browser.value("panels.turn('sheet')")
        try browser.openCases()
        try expectFit("the cases")
      }
    }

    @Test func `bars and goals are reached with the Tab key, and chosen with Enter`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        _ = try browser.value("document.querySelector('#questions summary, #time').focus()")
        var isThere = false
        for _ in 0..<40 where !isThere {
          try browser.press(.tab)
          isThere = try browser.value("document.activeElement.id === 'g1b0'") == "true"
        }
        #expect(isThere)
        try browser.press(.enter)
        #expect(try browser.text(".reading") == "P1 4:00")
        #expect(try browser.value("document.querySelector('#g1p0.on') !== null") == "true")
      }
    }

    @Test func `no id is there twice`() throws {
      try OpenPage.with { (browser: Browser) throws in
        let twice = """
          (() => {
            const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
            return ids.filter((id, index) => ids.indexOf(id) !== index).join(' ');
          })()
          """
        #expect(try browser.value(twice) == "")
      }
    }
  }
}
