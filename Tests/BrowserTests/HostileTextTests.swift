import Foundation
import Testing

extension Pages {
  /// Hostile names and words that try to become markup, or to reorder the page.
  @Suite struct HostileTexts {
    private static let texts = [
      "<img/src=x/onerror=alert(1)>", "\"'><script>alert(1)</script>", "&lt;b&gt;",
      "a\u{202e}b\u{200f}c", "\u{1b}[31m",
    ]

    /// A sheet in which every free text is `text`.
    private static func sheet(_ text: String) -> String {
      let word = text.replacing(" ", with: "-")
      return """
        under nhl-2025
        id \(word)
        home \(word)
        P1  1:00  B6  2 \(word)
            2:00  whistle \(word)
            3:00  B7  2 \(text)
            3:00  B8  left-box player \(text)
        # \(text)

        """
    }

    /// A script that counts the elements that the text has made, and finds characters that hide or
    /// reorder text.
    private static let made = """
      (() => {
        const hidden = /[\\u0000-\\u0008\\u000b-\\u001f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/;
        const labels = [...document.querySelectorAll('[title], [aria-label]')]
          .map((one) => one.title + one.getAttribute('aria-label')).join('');
        const told = [...document.querySelectorAll('.game-side, #sheet-problems, .case')];
        return [
          document.querySelectorAll('main img, main script, main b > script').length,
          hidden.test(told.map((one) => one.textContent).join('')),
          hidden.test(labels + document.title),
        ].join(' ');
      })()
      """

    @Test func `a sheet with it shows it as text`() throws {
      try OpenPage.with { (browser: Browser) throws in
        for text in Self.texts {
          // Characters that no keyboard has come in a file.
          _ = try browser.value("(sheet.value = '', books.choose('', ''))")
          try browser.drop(Self.sheet(text), named: "\(text).sheet")
          try browser.wait(until: "sheet.value.includes('left-box')")
          #expect(try browser.value(Self.made) == "0 false false", "\(text)")
          try browser.click("#second option[value='ncaa-2024']")
          try browser.wait(until: "part('differences').childElementCount > 0")
          #expect(try browser.value(Self.made) == "0 false false", "\(text)")
        }
      }
    }

    @Test func `a case, a book and a link with it show it as text`() throws {
      try OpenPage.with { (browser: Browser) throws in
        for text in Self.texts { try expectText(text, in: browser) }
      }
    }

    private func expectText(_ text: String, in browser: Browser) throws {
      let hostile =
        "under nhl-2025\n== \(text)\nfrom \(text)\ndecides \(text)\nP1 1:00 A6 2\n    > B8 returns\n"
      _ = try browser.value("sheet.value = ''")
      try browser.drop(hostile, named: "a.cases")
      try browser.wait(until: "sheet.value.includes('B8 returns')")
      #expect(try browser.value(Self.made) == "0 false false", "\(text)")
      let name = String(
        decoding: try JSONSerialization.data(withJSONObject: [text]), as: UTF8.self
      ).dropFirst().dropLast()
      try browser.drop(
        "{\"id\":\(name),\"name\":\(name),\"league\":\(name),\"extends\":\"nhl-2025\","
          + "\"provisions\":{\(name):1}}",
        named: "\(text).json")
      try browser.wait(until: "part('rulebook-panel').hidden === false")
      #expect(try browser.value(Self.made) == "0 false false", "\(text)")
      #expect(try browser.count("#rulebook-panel img, #rulebook-panel script") == 0)
    }
  }
}
