import HockeyRules
package import Scoresheets
import Seasons

extension Document {
  /// A book: each provision with its value, its rule, and its subject.
  package static func book(_ edition: Edition) -> Document {
    let book = edition.rulebook
    var facts = ["league \(edition.league)"]
    if let extends = edition.extends { facts.append("extends \(extends)") }
    if let seasons = edition.seasons?.words, !seasons.isEmpty { facts.append("seasons \(seasons)") }
    let head: [Line?] = [
      [Span("\(book.id) · \(book.name)", .strong, only: .text)],
      edition.title.map { [Span($0)] },
      [Span(facts.joined(separator: " · "), .faint)],
    ]
    let grid = Grid(
      provisionsOf: ["Value", "Rule"],
      edition.provisions.map { ($0, [Grid.Cell($0.value.block()), Grid.Cell($0.source)]) })
    var page = Document(
      title: "\(book.name) · \(book.id)", heading: book.name,
      blocks: [.lines(head.compactMap { $0 })] + edition.provisions.map { $0.rows } + [.grid(grid)])
    if edition.provisions.count > 1 {
      let rules = SeasonBook(edition).rules
      if !rules.isEmpty { page.blocks.append(season(rules)) }
      func count(_ key: String) -> Int {
        edition.provisions.count { $0.basis.reason(for: key) != nil }
      }
      let tally =
        "\(edition.provisions.count) provisions: \(count("unverified")) unverified, "
        + "\(count("record")) by the league's record, \(count("open")) left to the league, "
        + "\(count("moot")) never used"
      page.blocks.append(
        .lines([[Span(tally, only: .text)], [Span(tally, .faint, only: .html)]]))
    }
    return page
  }

  package static func books(_ editions: [Edition]) -> Document {
    let table = TextTable(
      of: editions,
      .left("Book") { $0.rulebook.id },
      .left("Name") { $0.rulebook.name },
      .left("League") { $0.league },
      .left("Seasons") { $0.seasons?.words ?? "" },
      .left("Title") { $0.title ?? "" })
    return Document(title: "Rulebooks", heading: "Rulebooks", blocks: [.table(table)])
  }

  package static func differences(_ differences: BookDifferences) -> Document {
    let books = [differences.left, differences.right].map { $0.rulebook }
    let (count, alike) = (differences.rows.count, "\(differences.alike) are alike")
    let tally = "\(count) \(count == 1 ? "provision differs" : "provisions differ"), \(alike)"
    let title = "\(books[0].name) and \(books[1].name)"
    guard count > 0 || !differences.season.isEmpty else {
      let same = "\(books[0].id) and \(books[1].id) provide the same"
      let lines: [Line] = [
        [Span(same, only: .text)], [Span(tally, .faint, only: .html)],
      ]
      return Document(title: title, heading: title, blocks: [.lines(lines)])
    }
    var sides = Sides(title: [], heads: books.map { (short: $0.id, name: $0.name) })
    sides.groups = differences.rows.map { row in
      Sides.Group(
        part: row.left.key.rawValue, heading: [Span("  " + row.left.point.summary)],
        rows: Sides.rows(row.left.values + row.left.remarks, row.right.values + row.right.remarks))
    }
    let grid = Grid(
      provisionsOf: books.map { $0.name },
      differences.rows.map { row in
        let look: Palette.Look? = row.sameValue ? .faint : nil
        return (row.left, [row.left, row.right].map { Grid.Cell($0.value.block(look), $0.source) })
      })
    return Document(
      title: title, heading: title,
      blocks: [
        .line(tally, .faint, only: .html), .only(.text, [.sides(sides)]), .grid(grid),
        .line(tally, only: .text),
      ] + (differences.season.isEmpty ? [] : [season(differences)]))
  }
}

extension Grid {
  /// A row for each provision, with the cells below `heads`.
  fileprivate init(provisionsOf heads: [String], _ rows: [(StatedProvision, cells: [Cell])]) {
    let lines = rows.map { provision, cells in
      let key = Document.Span(provision.key.rawValue, style: "key")
      let summary = Document.Span(provision.point.summary, .faint)
      return Row(
        attributes: [Attribute("id", text: provision.key.rawValue)],
        cells: [Cell(.lines([[key], [summary]]), scope: "row")] + cells)
    }
    self.init("book", ["Provision"] + heads, [.init(rows: lines)])
  }
}

extension StatedProvision {
  private var ruleWords: String { rule?.words ?? "no rule known" }

  /// The value, with the rule on the first line.
  fileprivate var values: [RulingLine] {
    let values = value.lines.isEmpty ? [""] : value.lines
    return values.enumerated().map { RulingLine($1, rule: $0 == 0 ? ruleWords : "") }
  }

  /// Why the value holds without a rule; empty if a rule states it.
  fileprivate var remarks: [RulingLine] {
    basis.remark.map { [RulingLine($0, basis.isMoot ? .faint : .assumed)] } ?? []
  }

  /// The key with the value and its rule, then the subject and the remarks, for text.
  fileprivate var rows: Document.Block {
    let below = [RulingLine(point.summary)] + remarks
    return .rows(
      [],
      values.enumerated().map { index, line in
        RuledRow(
          lead: index == 0 ? [.init(key.rawValue, .strong)] : [], column: 35,
          text: .init(line.text), rule: line.rule)
      } + below.map { RuledRow(lead: [.init("  ")], text: .init($0.text, $0.look)) })
  }

  fileprivate var source: Document.Block {
    .lines([[.init(ruleWords, style: "rule")]] + remarks.map { [.init($0.text, $0.look)] })
  }
}

extension StatedValue {
  fileprivate func block(_ look: Palette.Look? = nil) -> Document.Block {
    guard case .rows(let rows) = self, let first = rows.first else { return .line(words, look) }
    let lines = rows.map { row in
      Grid.Row(
        cells: row.members.map { Grid.Cell($0.value == .list([]) ? "" : $0.value.words) })
    }
    return .grid(Grid("rows", first.members.map { $0.name }, [.init(rows: lines)]))
  }
}
