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
      [Document.Span("\(book.id) · \(book.name)", .strong, only: .text)],
      edition.title.map { [Document.Span($0)] },
      [Document.Span(facts.joined(separator: " · "), .faint)],
    ]
    let table = ProvisionTable(
      books: [edition], rows: edition.provisions.map { .init(sides: [$0], isSame: false) })
    var page = Document(
      title: "\(book.name) · \(book.id)", heading: book.name,
      blocks: [.lines(head.compactMap { $0 })] + table.blocks)
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
        .lines([[Document.Span(tally, only: .text)], [Document.Span(tally, .faint, only: .html)]]))
    }
    return page
  }

  /// The list of books: a table, or two lines for each book on a narrow terminal.
  package static func books(_ editions: [Edition]) -> Document {
    let table = TextTable(
      of: editions,
      .left("Book") { $0.rulebook.id },
      .left("Name") { $0.rulebook.name },
      .left("League") { $0.league },
      .left("Seasons") { $0.seasons?.words ?? "" },
      .left("Title") { $0.title ?? "" })
    let list = Block.drawn { palette in
      if palette.width ?? 110 >= 110 { return table.lines(palette) }
      return editions.flatMap { edition in
        let facts = [edition.title ?? edition.rulebook.name, edition.seasons?.words ?? ""]
        return [
          palette.paint(edition.rulebook.id, .strong),
          "  " + facts.filter { !$0.isEmpty }.joined(separator: " · ").visible,
        ]
      }
    } html: {
      $0.table(table)
    }
    return Document(title: "Rulebooks", heading: "Rulebooks", blocks: [list])
  }

  package static func differences(_ differences: BookDifferences) -> Document {
    let books = [differences.left, differences.right].map { $0.rulebook }
    let (count, alike) = (differences.rows.count, "\(differences.alike) are alike")
    let tally = "\(count) \(count == 1 ? "provision differs" : "provisions differ"), \(alike)"
    let title = "\(books[0].name) and \(books[1].name)"
    guard count > 0 || !differences.season.isEmpty else {
      let same = "\(books[0].id) and \(books[1].id) provide the same"
      let lines: [Line] = [
        [Document.Span(same, only: .text)], [Document.Span(tally, .faint, only: .html)],
      ]
      return Document(title: title, heading: title, blocks: [.lines(lines)])
    }
    let table = ProvisionTable(
      books: [differences.left, differences.right],
      rows: differences.rows.map { .init(sides: [$0.left, $0.right], isSame: $0.sameValue) })
    return Document(
      title: title, heading: title,
      blocks: [.line(tally, .faint, only: .html)] + table.blocks + [.line(tally, only: .text)]
        + (differences.season.isEmpty ? [] : [season(differences)]))
  }
}

extension StatedProvision {
  fileprivate var ruleWords: String { rule?.words ?? "no rule known" }
}

private struct ProvisionTable {
  let books: [Edition]
  let rows: [Row]

  struct Row {
    var sides: [StatedProvision]
    /// Whether the values are equal, so that only their sources differ.
    var isSame: Bool
  }

  var blocks: [Document.Block] { [.drawn(text: lines), .grid(grid)] }

  /// The columns of the value, of its rule, and of the second book's value.
  private static let (first, rules, second) = (35, 65, 75)

  private func lines(in palette: Palette) -> [String] {
    var blocks = rows.map { row in
      row.sides.count == 1 ? single(row.sides[0], in: palette) : pair(row.sides, in: palette)
    }
    if books.count > 1 {
      let ids = books.map { RulingLine($0.rulebook.id, .strong) }
      blocks.insert(sideBySide("", ids[0], ids[1], in: palette), at: 0)
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func single(_ provision: StatedProvision, in palette: Palette) -> [String] {
    let (key, rule) = (RuledRow.Piece(provision.key.rawValue, .strong), provision.ruleWords)
    let values = provision.value.lines
    // On a narrow terminal the values go below the key.
    let isNarrow = palette.width ?? 100 < 100
    let blanks = String(repeating: " ", count: isNarrow ? 2 : Self.first)
    var lines: [String]
    if isNarrow {
      lines = RuledRow(text: key, rule: rule).lines(in: palette)
    } else if palette.width == nil {
      lines = [
        RowBuilder.line(
          [(0, key), (Self.first, .init(values.first ?? "")), (Self.rules, .init(rule, .faint))],
          in: palette)
      ]
    } else {
      let gap = String(repeating: " ", count: max(1, Self.first - key.text.columns))
      lines = RuledRow(
        lead: [key, .init(gap)], text: .init(values.first ?? ""), rule: rule
      ).lines(in: palette)
    }
    for value in isNarrow ? values[...] : values.dropFirst() {
      lines +=
        palette.width == nil
        ? [blanks + value.visible]
        : RuledRow(lead: [.init(blanks)], text: .init(value)).lines(in: palette)
    }
    lines.append("  " + provision.point.summary)
    return lines + provision.remarks(in: palette, withMoot: true)
  }

  private func pair(_ sides: [StatedProvision], in palette: Palette) -> [String] {
    let values = sides.map { $0.value.lines }
    var lines: [String] = []
    for index in 0..<(values.map { $0.count }.max() ?? 0) {
      let line = values.map { RulingLine(index < $0.count ? $0[index] : "") }
      lines += sideBySide(index == 0 ? sides[0].key.rawValue : "", line[0], line[1], in: palette)
    }
    let rules = sides.map { side in
      RulingLine(
        side.rule.map { $0.words + (side.isVerified ? "" : ", unverified") } ?? "unverified",
        .faint)
    }
    lines += sideBySide("", rules[0], rules[1], in: palette)
    lines.append("  " + sides[0].point.summary)
    return lines + zip(sides, books).flatMap { $0.remarks(in: palette, of: $1, withMoot: false) }
  }

  private func sideBySide(
    _ key: String, _ left: RulingLine, _ right: RulingLine, in palette: Palette
  ) -> [String] {
    let lead = RuledRow.Piece(key, .strong)
    guard let width = palette.width else {
      let sides = [left, right].map { RuledRow.Piece($0.text, $0.look) }
      return [
        RowBuilder.line([(0, lead), (Self.first, sides[0]), (Self.second, sides[1])], in: palette)
      ]
    }
    if width >= 100 {
      return TwoColumns(start: Self.first, total: width).lines(left, right, lead: lead, in: palette)
    }
    return (key.isEmpty ? [] : [palette.paint(key, .strong)])
      + TwoColumns(start: 4, total: width).lines(left, right, in: palette)
  }

  private var grid: Grid {
    let names = books.count == 1 ? ["Value", "Rule"] : books.map { $0.rulebook.name }
    let lines = rows.map { row in
      let point = row.sides[0].point
      let key = Document.Span(point.key.rawValue, style: "key")
      var cells = [
        Grid.Cell(.lines([[key], [Document.Span(point.summary, .faint)]]), scope: "row")
      ]
      for side in row.sides {
        let value = side.value.block(row.isSame ? .faint : nil)
        cells +=
          books.count == 1
          ? [Grid.Cell(value), Grid.Cell(side.source)] : [Grid.Cell(value, side.source)]
      }
      return Grid.Row(attributes: [Attribute("id", text: point.key.rawValue)], cells: cells)
    }
    return Grid("book", ["Provision"] + names, [.init(rows: lines)])
  }
}

extension StatedValue {
  fileprivate func block(_ look: Palette.Look?) -> Document.Block {
    guard case .rows(let rows) = self, let first = rows.first else { return .line(words, look) }
    let lines = rows.map { row in
      Grid.Row(
        cells: row.members.map { Grid.Cell($0.value == .list([]) ? "" : $0.value.words) })
    }
    return .grid(Grid("rows", first.members.map { $0.name }, [.init(rows: lines)]))
  }
}

extension StatedProvision {
  fileprivate var source: Document.Block {
    let remark = basis.remark().map { [Document.Span($0, basis.isMoot ? .faint : .assumed)] }
    return .lines([[Document.Span(ruleWords, style: "rule")]] + [remark].compactMap { $0 })
  }

  /// Why the value holds without a rule; empty if a rule states it.
  ///
  /// With `book`, the remark names the book.
  fileprivate func remarks(
    in palette: Palette, of book: Edition? = nil, withMoot: Bool
  ) -> [String] {
    guard let remark = basis.remark(in: book), withMoot || !basis.isMoot else { return [] }
    return ["  " + palette.paint(remark, basis.isMoot ? .faint : .assumed)]
  }
}
