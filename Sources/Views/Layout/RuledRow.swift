import Scoresheets

/// A styled line that counts its columns without the styles.
struct RowBuilder {
  let palette: Palette
  private(set) var text = ""
  private(set) var width = 0

  init(palette: Palette) { self.palette = palette }

  mutating func add(_ piece: String, _ look: Palette.Look? = nil) {
    let piece = piece.visible
    text += look.map { palette.paint(piece, $0) } ?? piece
    width += piece.columns
  }

  /// Moves to `column`, by at least two blanks, unless `nothing` follows.
  mutating func move(to column: Int, _ nothing: Bool) {
    if !nothing { add(String(repeating: " ", count: max(2, column - width))) }
  }

  mutating func move(exactlyTo column: Int) {
    add(String(repeating: " ", count: max(0, column - width)))
  }
}

/// A row of text with its rule at the right edge, and figures such as the strength before the rule.
///
/// In a file a row is one line of 78 columns or more. On a terminal it may take several lines.
struct RuledRow {
  typealias Piece = Document.Span

  /// The part before the text, such as the clock; further lines are indented to its end.
  var lead: [Piece] = []
  /// The column of the text, if that is further right than the end of the lead; on a terminal too
  /// narrow for it, the text is below the lead.
  var column = 0
  var text: Piece
  /// The figures, which have a column of their own.
  var figures: [Piece] = []
  var rule = ""

  /// In a file, the column of the figures and the right edge.
  private static let fileFigures = 50
  private static let fileEdge = 78
  /// The blanks by which further lines of a text are indented.
  private static let hanging = 2

  /// The right edge of rows on a terminal with `width` columns.
  ///
  /// Rows do not fill a wide terminal: the eye would lose the rule of a text.
  static func edge(width: Int?) -> Int {
    switch width {
    case nil: fileEdge
    case .some(..<80): max(20, width ?? 0)
    case .some(let width): min(width, 100) - 2
    }
  }

  func lines(in palette: Palette) -> [String] {
    guard let width = palette.width else { return [line(in: palette)] }
    let edge = Self.edge(width: width)
    if column > edge / 2 {
      let below = RuledRow(lead: [.init("  ")], text: text, figures: figures, rule: rule)
      return Document.Block.lines([lead]).lines(in: palette) + below.lines(in: palette)
    }
    let start = max(lead.reduce(0) { $0 + $1.text.columns } + (column > 0 ? 1 : 0), column)
    let pieces = pieces(from: start, to: edge)
    var hasRule = rule.isEmpty
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      var row = RowBuilder(palette: palette)
      if index == 0 {
        for piece in lead { row.add(piece.text, piece.look) }
        row.move(exactlyTo: start)
      } else {
        row.move(exactlyTo: start + Self.hanging)
      }
      row.add(piece, text.look)
      if index == 0, !figures.isEmpty {
        row.move(exactlyTo: figuresStart(from: start, to: edge))
        for piece in figures { row.add(piece.text, piece.look) }
      }
      // The rule stands on the line of the figures or, without figures, on the last line of the
      // text.
      let isRuled = index == (figures.isEmpty ? pieces.count - 1 : 0)
      if isRuled, !hasRule, row.width + 2 + rule.columns <= edge {
        row.move(exactlyTo: edge - rule.columns)
        row.add(rule, .faint)
        hasRule = true
      }
      lines.append(row.text)
    }
    return hasRule ? lines : lines + ruleLines(edge, start + Self.hanging, palette)
  }

  /// The column of the figures in a row whose text begins at `start`.
  ///
  /// After a long text the figures move right, if they have room there.
  private func figuresStart(from start: Int, to edge: Int) -> Int {
    let column = max(start + 8, edge - (edge < Self.fileEdge ? 22 : 28))
    let after = start + text.text.visible.columns + 2
    let rest = figures.reduce(0) { $0 + $1.text.columns }
    return after + rest <= edge ? max(column, after) : column
  }

  /// The text, broken to fit, with room for the rule unless that would take another line.
  private func pieces(from start: Int, to edge: Int) -> [String] {
    let text = text.text.visible
    let inner = edge - start - Self.hanging
    let room = (figures.isEmpty ? edge : figuresStart(from: start, to: edge) - 2) - start
    let pieces = text.pieces(width: inner, first: room)
    guard figures.isEmpty, !rule.isEmpty else { return pieces }
    let beside = rule.columns + 2
    let narrow = text.pieces(width: inner - beside, first: room - beside)
    return narrow.count == pieces.count ? narrow : pieces
  }

  private func ruleLines(_ edge: Int, _ inner: Int, _ palette: Palette) -> [String] {
    rule.visible.pieces(width: edge - inner).map { piece in
      var row = RowBuilder(palette: palette)
      row.move(exactlyTo: edge - piece.columns)
      row.add(piece, .faint)
      return row.text
    }
  }

  /// The row as one line for a file.
  private func line(in palette: Palette) -> String {
    var row = RowBuilder(palette: palette)
    for piece in lead { row.add(piece.text, piece.look) }
    row.move(to: column, column <= row.width)
    row.add(text.text, text.look)
    row.move(to: Self.fileFigures, figures.isEmpty)
    for piece in figures { row.add(piece.text, piece.look) }
    row.move(to: Self.fileEdge - rule.columns, rule.isEmpty)
    row.add(rule, .faint)
    return row.text
  }
}

/// Two texts side by side on a terminal, each on as many lines as it needs.
struct TwoColumns {
  let start: Int
  let width: Int

  private static let gap = 3

  init(start: Int, total: Int) {
    self.start = start
    width = max(8, (min(total, 120) - start - Self.gap) / 2)
  }

  func lines(_ left: RulingLine, _ right: RulingLine, in palette: Palette) -> [String] {
    let sides = [left, right].map { (look: $0.look, lines: lines(of: $0)) }
    return (0..<max(sides[0].lines.count, sides[1].lines.count)).map { index in
      var row = RowBuilder(palette: palette)
      for (number, side) in sides.enumerated() where index < side.lines.count {
        let (text, rule) = side.lines[index]
        guard !text.isEmpty || !rule.isEmpty else { continue }
        let column = start + number * (width + Self.gap)
        row.move(exactlyTo: column)
        row.add(text, side.look)
        guard !rule.isEmpty else { continue }
        row.move(exactlyTo: column + width - rule.columns)
        row.add(rule, .faint)
      }
      return row.text
    }
  }

  /// The lines of a text, with the rule at the right of the last line or, without room, below.
  private func lines(of line: RulingLine) -> [(text: String, rule: String)] {
    var lines = line.text.visible.pieces(width: width).map { (text: $0, rule: "") }
    let rules = line.rule.visible.pieces(width: width).filter { !$0.isEmpty }
    if rules.count == 1, let last = lines.last, last.text.columns + 2 + rules[0].columns <= width {
      lines[lines.count - 1].rule = rules[0]
    } else {
      lines += rules.map { (text: "", rule: $0) }
    }
    return lines
  }
}
