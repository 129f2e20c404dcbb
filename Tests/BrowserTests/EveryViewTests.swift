import Foundation
import Testing

extension Pages {
  /// Every view, on a telephone and, for its dark colours, on a desk: its type, what axe finds, and
  /// its photographs.
  @Suite struct EveryView {
    @Test(arguments: View.allCases)
    func `a view has six sizes of type, and no obstacle for a screen reader`(_ view: View) throws {
      try view.with { (browser: Browser) throws in
        try look(at: browser, "\(view)", hasFewSizes: ![.provision, .rulebook].contains(view))
        if view == .embed {
          #expect(try browser.value("part('game').getBoundingClientRect().bottom <= 460") == "true")
        }
      }
    }

    @Test(arguments: TableView.allCases)
    func `a view of the table has six sizes of type, and no obstacle, too`(_ view: TableView) throws
    {
      try view.with { try look(at: $0, "table-\(view)", hasFewSizes: view != .arena) }
    }

    private func look(at browser: Browser, _ name: String, hasFewSizes: Bool) throws {
      for (width, scheme) in [(360, "light"), (1440, "dark")] {
        try browser.resize(width: width, height: 900)
        try browser.emulate(scheme: scheme)
        try browser.settle()
        let sizes = try browser.value(Self.sizes).split(separator: " ")
        if hasFewSizes { #expect((1...6).contains(sizes.count), "\(name), \(width) px: \(sizes)") }
        // In dark colours, only the contrast can differ.
        let rules = scheme == "light" ? "{}" : "{ runOnly: ['color-contrast'] }"
        try expectNoObstacle(in: browser, rules, "\(name), \(width) px, \(scheme)")
      }
      if Photographs.folder != nil { try Photographs.takeAll(name, browser) }
    }

    /// A script that lists the sizes of type in sight, in pixels, without the numerals that are read
    /// from afar.
    private static let sizes = """
      [...new Set([...document.querySelectorAll('body *')].filter((one) =>
        !one.closest('svg, .reading, .scoreboard .score') && one.checkVisibility({ visibilityProperty: true })
          && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        ).map((one) => parseFloat(getComputedStyle(one).fontSize)))].sort((a, b) => a - b).join(' ')
      """

    private func expectNoObstacle(in browser: Browser, _ rules: String, _ what: String) throws {
      guard let program = Programs.axe else { return }
      let script = """
        \(try String(contentsOfFile: program, encoding: .utf8));
        const done = arguments[0];
        const words = (found) => found.violations.flatMap((rule) =>
          rule.nodes.map((node) => [rule.impact, rule.id, node.target].join(' ')));
        const count = (found) => found.passes.reduce((sum, rule) => sum + rule.nodes.length, 0);
        window.axe.run(\(rules)).then((found) => done([count(found), ...words(found)]));
        """
      let found = try browser.send("POST", "/execute/async", ["script": script, "args": []])
      let words = try #require(found as? [Any])
      #expect(words.first as? Int ?? 0 > 3, "axe has looked at nothing in \(what)")
      #expect(words.dropFirst().map { "\($0)" } == [], "\(what)")
    }
  }
}
