import Foundation
import Testing

extension Pages {
  /// Input and output: links, embedding, pasted and saved texts.
  @Suite struct Sharing {
    @Test func `a link holds sheet, books and time`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#book option[value='iihf-2025']")
        try browser.click("#second option[value='ncaa-2024']")
        try browser.click("#g1p0")
        try browser.share("Copy a link")
        try browser.wait(until: "location.hash.length > 20")
        let fragment = try browser.value("location.hash")
        try OpenPage.with(fragment: fragment) { (other: Browser) throws in
          #expect(try other.value("sheet.value") == OpenPage.sheet)
          #expect(try other.facts().contains("under IIHF 2025"))
          #expect(try other.text(".reading") == "P1 4:00")
          #expect(try other.value("part('comparison').hidden") == "false")
        }
      }
    }

    @Test func `a link that is not whole is said to be so`() throws {
      try OpenPage.with(fragment: "#rubbish") { (browser: Browser) throws in
        #expect(try browser.text("#message").contains("incomplete"))
        #expect(try browser.text("#head h1").contains("–"))
      }
    }

    @Test func `a link that holds more than a game is not opened, and it is said`() throws {
      try OpenPage.with { (browser: Browser) throws in
        // Each link contains a text repeated this often. Without a limit, the page would hang.
        for (text, count) in [
          ("\\n", 3_001), ("\\n", 3_000_000), ("a", 200_001), ("a", 50_000_000),
        ] {
          _ = try browser.value("complain('')")
          let made = "JSON.stringify({ text: '\(text)'.repeat(\(count)) })"
          _ = try browser.value(
            """
            new Response(new Blob([\(made)]).stream().pipeThrough(new CompressionStream('deflate-raw')))
              .arrayBuffer().then((bytes) => {
                const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
                window.began = performance.now();
                location.hash = btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_');
              })
            """)
          try browser.wait(until: "part('message').textContent !== ''")
          let words = "A link holds at most 3,000 lines and 200,000 letters. Nothing was opened."
          #expect(try browser.text("#message") == words, "\(count) times \(text)")
          #expect((Double(try browser.value("performance.now() - began")) ?? 99_999) < 30_000)
          #expect(try browser.text("#head h1").contains("–"))
        }
      }
    }

    @Test func `an embedded game has its clock and steps, and no editor`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.share("Embed it in a page")
        try browser.wait(until: "part('snippet') !== null")
        let snippet = try browser.value("part('snippet').value")
        #expect(snippet.hasPrefix("<iframe src=\"penaltybox.html#"))
        let fragment = try browser.value("/#[^\"]*/.exec(part('snippet').value)[0]")
          .replacing("&amp;", with: "&")
        #expect(fragment.hasSuffix("&embed"))
        try OpenPage.with(fragment: fragment) { (other: Browser) throws in
          #expect(try other.text(".team.visiting .score") == "1")
          let shown = "getComputedStyle(document.querySelector('.sheet-side')).display"
          #expect(try other.value(shown) == "none")
          let bar = "getComputedStyle(document.querySelector('#picture .bar')).display"
          #expect(try other.value(bar) != "none")
          #expect(try other.value("sheet.readOnly") == "true")
          #expect(try other.text(".whole").hasPrefix("More"))
          #expect(try other.text("#goals") == "")
          #expect(try other.text("#story") == "")
          let end = try other.value("Math.round(part('game').getBoundingClientRect().bottom)")
          #expect((Int(end) ?? 9999) <= 460)
          try other.click("#more-of-it")
          #expect(try other.text("#goals") == "0-1 B PP P1 5:00")
          #expect(try other.text("#story").contains("A6 2 minutes for hooking"))
          try other.press(.left)
          try other.press(.left)
          #expect(try other.text(".reading") == "P1 4:00")
        }
      }
    }

    @Test func `a pasted feed becomes a sheet`() throws {
      let feed = """
        {"id": 2025020001, "season": 20252026, "gameType": 2, "gameDate": "2025-10-07",
         "awayTeam": {"id": 1, "abbrev": "NJD"}, "homeTeam": {"id": 2, "abbrev": "NYI"},
         "rosterSpots": [], "plays": [
          {"eventId": 8, "periodDescriptor": {"number": 1, "periodType": "REG"}, "timeInPeriod": "04:00",
           "situationCode": "1551", "typeCode": 509, "typeDescKey": "penalty", "sortOrder": 10,
           "details": {"typeCode": "MIN", "descKey": "hooking", "duration": 2,
            "committedByPlayerId": 8471214, "eventOwnerTeamId": 2}}]}
        """
      try OpenPage.with { (browser: Browser) throws in
        try browser.paste(feed, into: "#sheet")
        #expect(try browser.text("#message").contains("NHL play-by-play feed"))
        #expect(try browser.value("sheet.value.includes('2 hooking')") == "true")
        #expect(try browser.text("#plays").contains("hooking"))
      }
    }

    @Test func `each kind of file is saved, and is what it says`() throws {
      let kinds = [
        ("Sheet", "under nhl-2025"), ("JSON lines", "{\"penaltybox\""), ("Picture (SVG)", "<svg"),
        ("Picture (PNG)", "\u{fffd}PNG"), ("Page (HTML)", "<!DOCTYPE html>"),
        ("Scoresheet (HTML)", "<!DOCTYPE html>"),
      ]
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        // Intercepts saved files: none is written to the disk.
        _ = try browser.value(
          """
          (() => {
            const own = URL.createObjectURL;
            URL.createObjectURL = (saved) => {
              // The picture as SVG is drawn before it is saved as PNG.
              if (window.kind === 'Picture (PNG)' && saved.type !== 'image/png') return own.call(URL, saved);
              saved.text().then((text) => (window.saved = text));
              return 'data:,';
            };
          })()
          """)
        for (kind, beginning) in kinds {
          _ = try browser.value("(window.kind = '\(kind)', window.saved = undefined)")
          try browser.share(kind)
          try browser.wait(until: "window.saved !== undefined")
          #expect(try browser.value("window.saved").hasPrefix(beginning), "\(kind)")
        }
      }
    }
  }
}
