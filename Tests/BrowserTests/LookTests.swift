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
        let sheets = try browser.printedPages()
        #expect((1...3).contains(sheets), "a game of three periods takes \(sheets) sheets of A4")
      }
    }

    @Test(arguments: [360, 1024, 1920])
    func `nothing is wider than the window`(_ width: Int) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.resize(width: width, height: 900)
        try browser.settle()
        let wide = "document.documentElement.scrollWidth - window.innerWidth"
        #expect((Int(try browser.value(wide)) ?? 1) <= 0)
        if width < 1100 { try browser.click("#tools") }
        #expect((Int(try browser.value(wide)) ?? 1) <= 0)
        try browser.click("#second option[value='hockey-canada-2024']")
        try browser.wait(until: "document.querySelector('.compared') !== null")
        #expect((Int(try browser.value(wide)) ?? 1) <= 0)
        try browser.turnToSheet(ifBelow: width)
        try browser.click("#open-cases")
        try browser.wait(until: "/^[0-9]+ cases/.test(part('case-count').textContent)")
        #expect((Int(try browser.value(wide)) ?? 1) <= 0)
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

    /// A script that lists the sizes of type in sight, in pixels, without the numerals that are read
    /// from afar.
    private static let sizes = """
      [...new Set([...document.querySelectorAll('body *')].filter((one) =>
        !one.closest('svg, .reading, .scoreboard .score') && one.checkVisibility({ visibilityProperty: true })
          && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        ).map((one) => parseFloat(getComputedStyle(one).fontSize)))].sort((a, b) => a - b).join(' ')
      """

    private func expectSixSizes(in browser: Browser, _ name: String) throws {
      for width in [360, 1440] {
        try browser.resize(width: width, height: 900)
        try browser.settle()
        let sizes = try browser.value(Self.sizes).split(separator: " ")
        #expect((1...6).contains(sizes.count), "\(name), \(width) px: \(sizes)")
      }
    }

    @Test(arguments: [View.first, .sheet, .cases, .quiz, .share, .reader])
    func `six sizes of type are enough for a view`(_ view: View) throws {
      try view.with { try expectSixSizes(in: $0, "\(view)") }
    }

    @Test(arguments: [TableView.table, .penalty])
    func `and for a view of the table`(_ view: TableView) throws {
      try view.with { try expectSixSizes(in: $0, "\(view)") }
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
