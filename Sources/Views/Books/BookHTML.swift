import HockeyRules
public import Scoresheets

/// A rulebook as a page to read or print: each provision with its value, its rule, and what it is
/// about.
public enum BookHTML {
  /// The page of `edition`.
  public static func text(of edition: Edition) -> String {
    var markup = Markup()
    let book = edition.rulebook
    HTMLPage.open("\(book.name) · \(book.id)", to: &markup)
    markup.element("h1", text: book.name)
    if let title = edition.title { markup.element("p", text: title) }
    markup.element("p", .class("quiet"), text: BookText.facts(of: edition).joined(separator: " · "))
    markup.element("div", .class("scroll")) { markup in
      markup.element("table", .class("book")) { markup in
        markup.row(head: ["Provision", "Value", "Rule"])
        markup.element("tbody") { markup in
          for provision in edition.provisions { write(provision, to: &markup) }
        }
      }
    }
    if edition.provisions.count > 1 {
      markup.element("p", .class("quiet"), text: BookText.tally(of: edition.provisions))
    }
    HTMLPage.close(&markup)
    return markup.text
  }

  private static func write(_ provision: StatedProvision, to markup: inout Markup) {
    markup.element("tr", Attribute("id", text: provision.key.rawValue)) { markup in
      markup.writePoint(provision)
      markup.element("td") { $0.write(provision.value) }
      markup.element("td") { $0.writeSource(of: provision) }
    }
    markup.endLine()
  }
}

extension Markup {
  /// Writes the head of a table.
  mutating func row(head: [String]) {
    element("thead") { markup in
      markup.element("tr") { markup in
        for name in head { markup.element("th", Attribute("scope", "col"), text: name) }
      }
    }
  }

  /// Writes a point's key and what it is about, as the head of a row.
  mutating func writePoint(_ provision: StatedProvision) {
    element("th", Attribute("scope", "row")) { markup in
      markup.element("code", text: provision.key.rawValue)
      markup.element("p", .class("quiet"), text: provision.point.summary)
    }
  }

  /// Writes a value: the rows of a table as a table.
  mutating func write(_ value: StatedValue) {
    guard case .rows(let rows) = value, let first = rows.first else {
      add(value.words)
      return
    }
    element("table", .class("rows")) { markup in
      markup.row(head: first.members.map { $0.name })
      markup.element("tbody") { markup in
        for row in rows {
          markup.element("tr") { markup in
            for member in row.members {
              markup.element("td", text: member.value == .list([]) ? "" : member.value.words)
            }
          }
        }
      }
    }
  }

  /// Writes the rule of a provision, and the reason for it where no rule settles the point.
  mutating func writeSource(of provision: StatedProvision) {
    element("span", .class("rule"), text: provision.rule?.words ?? "no rule known")
    guard let remark = provision.basis.remark() else { return }
    element("p", .class(provision.basis.isMoot ? "quiet" : "assumed"), text: remark)
  }
}
