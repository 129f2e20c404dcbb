import Foundation
import Testing

extension Pages {
  /// The positions of the sheet's lines and of the marks below them.
  @Suite struct LinesOfTheSheet {
    /// A sheet with a misconduct on each line from the second on; the line `wrong` has no call.
    private static func long(wrong: Int = 0) -> String {
      "under nhl-2025\n"
        + (2...168).map { line in
          let time = "\(line * 7 / 60):\(line * 7 % 60 + 100)".replacing(":1", with: ":")
          return "P1 \(time)  A\(line % 40 + 1)  \(line == wrong ? "gaol" : "10 misconduct")\n"
        }.joined()
    }

    /// A script that says whether `line` is between the first and the last visible line.
    private static func isInSight(_ line: Int) -> String {
      """
      ((height) => sheet.scrollTop <= \(line - 1) * height
        && sheet.scrollTop + sheet.clientHeight >= \(line) * height)(\(height))
      """
    }

    private static let height = "parseFloat(getComputedStyle(sheet).lineHeight)"

    @Test(arguments: [(360, 740), (820, 1180), (1180, 820), (1440, 900)])
    func `it scrolls, with its numbers and its marks`(_ width: Int, _ height: Int) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.resize(width: width, height: height)
        try browser.drop(Self.long(), named: "long.sheet")
        try browser.wait(until: "sheet.value.includes('A40')")
        try browser.turnToSheet(ifBelow: width)
        #expect(try browser.value("sheet.scrollHeight > sheet.clientHeight + 900") == "true")
        #expect(
          try browser.value(
            "sheet.clientHeight <= document.querySelector('#editor').clientHeight") == "true")
        #expect(try browser.value("(sheet.scrollTop = 900, sheet.scrollTop)") == "900")
        let top = "(part) => document.querySelector(part).getBoundingClientRect().top"
        try browser.wait(until: "((top) => top('#editor') - top('#marks') > 890)(\(top))")
        let distance = "((top) => Math.abs(top('#marks') - top('.numbers')))(\(top))"
        #expect((Double(try browser.value(distance)) ?? 9) < 0.6)
      }
    }

    @Test(arguments: [360, 1440])
    func `what is clicked shows its line: an error, a row, a step`(_ width: Int) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.resize(width: width, height: 800)
        try browser.drop(Self.long(wrong: 44), named: "long.sheet")
        try browser.wait(until: "document.querySelector('.problems button') !== null")
        try browser.turnToSheet(ifBelow: width)
        _ = try browser.value("sheet.scrollTop = 5000")
        #expect(try browser.value(Self.isInSight(44)) == "false")
        try browser.click(".problems button")
        #expect(try browser.value(Self.isInSight(44)) == "true")
        // The wrong line is not a play.
        _ = try browser.value("part('g1p130').click()")
        #expect(try browser.value(Self.isInSight(133)) == "true")
        _ = try browser.value("sheet.scrollTop = 0")
        _ = try browser.value("part('previous').click()")
        #expect(try browser.value(Self.isInSight(132)) == "true")
      }
    }

    @Test(arguments: [360, 1440])
    func `what is marked is at its line, and below its words`(_ width: Int) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.resize(width: width, height: 800)
        try browser.drop(Self.long(wrong: 143), named: "long.sheet")
        try browser.wait(until: "document.querySelector('mark.error') !== null")
        try browser.turnToSheet(ifBelow: width)
        let distances = """
          ((top) => [...part('marks').children].map((row, index) =>
            Math.abs(row.getBoundingClientRect().top - top - index * \(Self.height))))
          (part('marks').firstChild.getBoundingClientRect().top)
          """
        #expect((Double(try browser.value("Math.max(...\(distances))")) ?? 99) < 1)
        // The letters of the text and those below it are equally wide.
        let shift = """
          ((found, line, font) => {
            const drawn = document.createElement('canvas').getContext('2d');
            drawn.font = `${font.fontSize} ${font.fontFamily}`;
            const start = line.getBoundingClientRect().left + parseFloat(getComputedStyle(line).paddingLeft);
            return found.getBoundingClientRect().left - start - drawn.measureText('P1 16:41  A24  ').width;
          })(document.querySelector('mark.error'), part('marks').children[142], getComputedStyle(sheet))
          """
        #expect(abs(Double(try browser.value(shift)) ?? 99) < 1)
        #expect(try browser.value("document.querySelector('mark.error').textContent") == "gaol")
      }
    }

    @Test func `the line of what was clicked is lit`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.drop(Self.long(), named: "long.sheet")
        try browser.wait(until: "sheet.value.includes('A40')")
        _ = try browser.value("part('g1p99').click()")
        let line = """
          ((row, first) => (row.getBoundingClientRect().top - first.getBoundingClientRect().top)
            / \(Self.height))(document.querySelector('.marks .selected'), part('marks').firstChild)
          """
        #expect(abs((Double(try browser.value(line)) ?? 0) - 100) < 0.1)
      }
    }
  }
}
