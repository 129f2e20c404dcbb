import Foundation
import Testing

extension Pages {
  /// Every view, checked by the rules of axe, on a telephone and, for its dark colours, on a desk.
  @Suite(.enabled(if: Programs.axe != nil)) struct Axe {
    @Test(arguments: View.allCases)
    func `nothing stands in the way of a screen reader or a keyboard`(_ view: View) throws {
      try view.with { try expectNothing(in: $0, "\(view)") }
    }

    @Test(arguments: TableView.allCases)
    func `nothing does at the table`(_ view: TableView) throws {
      try view.with { try expectNothing(in: $0, "\(view)") }
    }

    private func expectNothing(in browser: Browser, _ name: String) throws {
      let axe = try String(contentsOfFile: try #require(Programs.axe), encoding: .utf8)
      for (width, scheme) in [(360, "light"), (1440, "dark")] {
        try browser.resize(width: width, height: 900)
        try browser.emulate(scheme: scheme)
        try browser.settle()
        // In dark colours, only the contrast can differ.
        let rules = scheme == "light" ? "{}" : "{ runOnly: ['color-contrast'] }"
        let script = """
          \(axe);
          const done = arguments[0];
          const words = (found) => found.violations.flatMap((rule) =>
            rule.nodes.map((node) => [rule.impact, rule.id, node.target].join(' ')));
          const count = (found) => found.passes.reduce((sum, rule) => sum + rule.nodes.length, 0);
          window.axe.run(\(rules)).then((found) => done([count(found), ...words(found)]));
          """
        let found = try browser.send("POST", "/execute/async", ["script": script, "args": []])
        let words = try #require(found as? [Any])
        #expect(words.first as? Int ?? 0 > 3, "axe has looked at nothing in \(name)")
        #expect(words.dropFirst().map { "\($0)" } == [], "\(name), \(width) px, \(scheme)")
      }
    }
  }
}
