import Foundation
import Testing

extension Pages {
  /// The positions of the sheet's lines and of the marks below them.
  @Suite struct LinesOfTheSheet {
    /// A sheet with a misconduct on each line from the second; the line `wrong` has no call.
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
        // The wrong line is not a play, so plays and lines differ by one more.
        _ = try browser.value("part('g1p130').click()")
        #expect(try browser.value(Self.isInSight(133)) == "true")
        _ = try browser.value("sheet.scrollTop = 0")
        _ = try browser.value("part('previous').click()")
        #expect(try browser.value(Self.isInSight(132)) == "true")
      }
    }

  }
}
