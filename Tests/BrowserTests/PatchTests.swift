import Foundation
import Testing

extension Pages {
  /// The parts of the page that a keystroke changes, and the parts that it leaves alone.
  @Suite struct Patches {
    /// A script that patches a list two hundred times, adding, removing and changing rows, and
    /// counts wrong results.
    private static let random = """
      (() => {
        let seed = 7;
        const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
        const list = document.createElement('ul');
        const rows = Array.from({ length: 40 }, (_, index) => `<li class="k${index}">row <b>${index}</b></li>`);
        let wrong = 0;
        for (let round = 0; round < 200; round++) {
          for (let change = below(6); change > 0; change--) {
            const place = below(rows.length + 1);
            const row = `<li id="r${below(50)}">${'x'.repeat(below(3))}<i>${round}</i> text</li>`;
            rows.splice(place, below(2), ...(below(3) ? [row] : []), ...(below(9) ? [] : [row, 'bare']));
          }
          const markup = rows.join(below(2) ? '' : '\\n');
          patch(list, markup);
          const wanted = document.createElement('ul');
          wanted.innerHTML = markup;
          if (!list.isEqualNode(wanted)) wrong++;
        }
        return wrong + ' ' + rows.length;
      })()
      """

    @Test func `a part of the page comes to be what its markup says, whatever it was before`()
      throws
    {
      try OpenPage.with { (browser: Browser) throws in
        let result = try browser.value(Self.random).split(separator: " ")
        #expect(result.first == "0")
        #expect((Int(result.last ?? "") ?? 0) > 10)
      }
    }

    @Test func `a row more leaves the rows around it alone`() throws {
      try OpenPage.with { (browser: Browser) throws in
        let kept = """
          (() => {
            const rows = (left, changed) => Array.from({ length: 60 }, (_, index) => index)
              .filter((index) => index !== left)
              .map((index) => `<li>${index === 3 || index === 50 ? changed : ''} ${index}</li>`).join('');
            const list = document.createElement('ul');
            patch(list, rows(20, 'a'));
            const old = new Set(list.childNodes);
            patch(list, rows(-1, 'b'));
            return [...list.childNodes].filter((row) => old.has(row)).length;
          })()
          """
        #expect(try browser.value(kept) == "59")
      }
    }

    @Test func `a play under the pointer is shown in the picture and in the list`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        func point(_ kind: String, at selector: String) throws {
          _ = try browser.value(
            "document.querySelector('\(selector)').dispatchEvent(new Event('\(kind)', { bubbles: true }))"
          )
        }
        for selector in ["#picture a[class*=\" k\"]", "#plays tbody[class*=\"k0\"]"] {
          for kind in ["pointerover", "focusin"] {
            try point(kind, at: selector)
            #expect(try browser.count("#picture .lit") > 0, "\(kind) \(selector)")
            #expect(try browser.count("#plays .lit") > 0, "\(kind) \(selector)")
            try point(kind == "focusin" ? "focusout" : "pointerleave", at: "#g1s0")
            #expect(try browser.count(".lit") == 0)
          }
        }
        try point("pointerover", at: "#plays tbody[class*=\"k0\"]")
        try browser.type("    6:00  B   goal\n", into: "#sheet")
        #expect(try browser.count(".lit") == 0)
      }
    }
  }
}
