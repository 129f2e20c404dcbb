import Foundation
import Testing

extension Pages {
  /// Every view, checked by the rules of axe: in both colour schemes, on a telephone and on a desk.
  @Suite(.enabled(if: Programs.axe != nil)) struct Axe {
    @Test(arguments: ["", "#view", "#table", "#arena", "#quiz=hc-rb4-minor-ex-1"])
    func `nothing stands in the way of a screen reader or a keyboard`(_ view: String) throws {
      let axe = try String(contentsOfFile: try #require(Programs.axe), encoding: .utf8)
      try OpenPage.with(fragment: view, isFirst: true) { (browser: Browser) throws in
        for (width, scheme) in [(360, "light"), (360, "dark"), (1440, "light"), (1440, "dark")] {
          try browser.resize(width: width, height: 900)
          try browser.emulate(scheme: scheme)
          try browser.settle()
          // Only the contrast depends on the scheme.
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
          #expect((words.first as? Int ?? 0) > 10, "axe has looked at nothing")
          #expect(words.dropFirst().map { "\($0)" } == [], "\(width) px, \(scheme)")
        }
      }
    }
  }
}
