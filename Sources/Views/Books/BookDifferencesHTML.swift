import HockeyRules
import Scoresheets

/// The differences between two rulebooks as a page to read or print.
public enum BookDifferencesHTML {
  /// The page of `differences`.
  public static func text(of differences: BookDifferences) -> String {
    var markup = Markup()
    let (left, right) = (differences.left.rulebook, differences.right.rulebook)
    HTMLPage.open("\(left.name) and \(right.name)", to: &markup)
    markup.element("h1", text: "\(left.name) and \(right.name)")
    markup.element("p", .class("quiet"), text: BookDifferencesText.tally(of: differences))
    if !differences.rows.isEmpty {
      markup.element("div", .class("scroll")) { markup in
        markup.element("table", .class("book")) { markup in
          markup.row(head: ["Provision", left.name, right.name])
          markup.element("tbody") { markup in
            for row in differences.rows { write(row, to: &markup) }
          }
        }
      }
    }
    HTMLPage.close(&markup)
    return markup.text
  }

  private static func write(_ row: BookDifferences.Row, to markup: inout Markup) {
    markup.element("tr", Attribute("id", text: row.left.key.rawValue)) { markup in
      markup.writePoint(row.left)
      for side in [row.left, row.right] {
        markup.element("td") { markup in
          markup.element("div", row.sameValue ? .class("quiet") : nil) { $0.write(side.value) }
          markup.writeSource(of: side)
        }
      }
    }
    markup.endLine()
  }
}
