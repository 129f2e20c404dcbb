import Scoresheets

extension Markup {
  /// Writes a table, which scrolls by itself where a page is too narrow.
  mutating func table(_ table: TextTable, caption: StaticString? = nil) {
    element("div", .class("scroll")) { markup in
      markup.element("table", .class("figures")) { markup in
        if let caption {
          markup.element("caption") { $0.trusted(caption) }
        }
        markup.element("thead") { $0.row(table, 0, isHead: true) }
        markup.element("tbody") { markup in
          for index in table.rows.indices.dropFirst() { markup.row(table, index, isHead: false) }
        }
      }
    }
    endLine()
  }

  private mutating func row(_ table: TextTable, _ index: Int, isHead: Bool) {
    element("tr") { markup in
      for (column, cell) in table.rows[index].enumerated() {
        let look: Attribute? =
          switch table.alignments[column] {
          case .left: nil
          case .right: .class("number")
          }
        if isHead {
          markup.element("th", Attribute("scope", "col"), look, text: cell)
        } else if column == 0 {
          markup.element("th", Attribute("scope", "row"), look, text: cell)
        } else {
          markup.element("td", look, text: cell)
        }
      }
    }
  }
}
