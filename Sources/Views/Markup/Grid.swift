/// A table of a page: groups of rows, whose cells can hold blocks in several styles.
struct Grid {
  /// The table's class in the styles.
  let look: StaticString
  let heads: [Cell]
  var groups: [Group]

  struct Group {
    var attributes: [Attribute?] = []
    var rows: [Row]
  }

  struct Row {
    var attributes: [Attribute?] = []
    var cells: [Cell]
  }

  struct Cell {
    /// For a head, the cells that it names: its `row`, `col` or `rowgroup`.
    var scope: StaticString?
    var attributes: [Attribute?]
    let blocks: [Document.Block]

    init(_ blocks: Document.Block..., scope: StaticString? = nil) {
      (self.blocks, self.scope, attributes) = (blocks, scope, [])
    }

    init(_ text: String, scope: StaticString? = nil, _ attributes: Attribute?...) {
      // An empty head is no head: a screen reader would announce it.
      self.scope = text.isEmpty ? nil : scope
      self.attributes = attributes
      blocks = [.line(text)]
    }

    init(_ line: Document.Line, _ attributes: Attribute?...) {
      (self.attributes, blocks) = (attributes, [.lines([line])])
    }
  }

  init(_ look: StaticString, _ heads: [String], _ groups: [Group] = []) {
    (self.look, self.groups) = (look, groups)
    self.heads = heads.map { Cell($0, scope: "col") }
  }

  init(_ table: TextTable) {
    func cell(_ column: Int, _ text: String, _ scope: StaticString?) -> Cell {
      Cell(text, scope: scope, table.alignments[column] == .right ? .class("number") : nil)
    }
    look = "figures"
    heads = table.rows[0].enumerated().map { cell($0, $1, "col") }
    let rows = table.rows.dropFirst().map { row in
      Row(cells: row.enumerated().map { cell($0, $1, $0 == 0 ? "row" : nil) })
    }
    groups = [Group(rows: rows)]
  }

  /// Adds a group of `rows` below `heading`, which spans all columns.
  mutating func add(_ heading: Document.Line, _ id: ElementID? = nil, _ rows: [Row] = []) {
    var cell = Cell(heading, Attribute("colspan", heads.count))
    cell.scope = "rowgroup"
    let head = Row(attributes: [.class("heading")], cells: [cell])
    groups.append(Group(attributes: [id.map { .id($0) }], rows: [head] + rows))
  }
}

extension Markup {
  /// Writes a table that scrolls sideways on a narrow page, also by keyboard.
  mutating func table(_ table: TextTable) { scroller { $0.grid(Grid(table)) } }

  mutating func scroller(_ body: (inout Markup) -> Void) {
    element("div", .class("scroll"), Attribute("tabindex", 0), body: body)
    endLine()
  }

  mutating func grid(_ grid: Grid) {
    element("table", .class(grid.look)) { markup in
      markup.element("thead") { $0.write(Grid.Row(cells: grid.heads)) }
      for group in grid.groups {
        markup.element("tbody", attributes: group.attributes) { markup in
          for row in group.rows { markup.write(row) }
        }
        markup.endLine()
      }
    }
  }

  private mutating func write(_ row: Grid.Row) {
    element("tr", attributes: row.attributes) { markup in
      for cell in row.cells {
        let scope = cell.scope.map { Attribute("scope", $0) }
        markup.element(scope == nil ? "td" : "th", attributes: [scope] + cell.attributes) {
          for (index, block) in cell.blocks.enumerated() { $0.write(block, startsCell: index == 0) }
        }
      }
    }
  }
}
