import Scoresheets

/// A row of text with its rule at the right edge, and figures such as the strength before that.
///
/// In a file it is one line of 78 columns, or more. On a terminal it takes as many lines as it needs.
struct RuledRow {
  /// A piece of text with a style.
  struct Piece {
    var text: String
    var look: Palette.Look?

    init(_ text: String, _ look: Palette.Look? = nil) {
      self.text = text
      self.look = look
    }
  }

  /// What comes before the text, such as the clock; the text's further lines begin below its end.
  var lead: [Piece] = []
  var text: Piece
  /// What is in the column of figures.
  var figures: [Piece] = []
  var rule = ""
  /// How far the text's further lines are indented.
  var hanging = 2

  /// The column of figures and the right edge in a file.
  private static let fileFigures = 50
  private static let fileEdge = 78

  /// The right edge of rows on a terminal of `width` columns: a wide one is not used up, so that the
  /// eye finds the rule of a text.
  static func edge(width: Int) -> Int {
    switch width {
    case ..<80: max(20, width)
    default: min(width, 100) - 2
    }
  }

  /// The row as lines, without line ends.
  func lines(in palette: Palette) -> [String] {
    guard let width = palette.width else { return [line(in: palette)] }
    let edge = Self.edge(width: width)
    let start = lead.reduce(0) { $0 + $1.text.columns }
    let pieces = pieces(from: start, to: edge)
    var hasRule = rule.isEmpty
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      var row = RowBuilder(palette: palette)
      if index == 0 {
        for piece in lead { row.add(piece.text, piece.look) }
      } else {
        row.move(exactlyTo: start + hanging)
      }
      row.add(piece, text.look)
      if index == 0, !figures.isEmpty {
        row.move(exactlyTo: figuresStart(from: start, to: edge))
        for piece in figures { row.add(piece.text, piece.look) }
      }
      // The rule is beside the figures, or else beside the end of the text.
      let isRuled = index == (figures.isEmpty ? pieces.count - 1 : 0)
      if isRuled, !hasRule, row.width + 2 + rule.columns <= edge {
        row.move(exactlyTo: edge - rule.columns)
        row.add(rule, .faint)
        hasRule = true
      }
      lines.append(row.text)
    }
    return hasRule ? lines : lines + ruleLines(edge, start + hanging, palette)
  }

  /// Where the figures begin in a row whose text begins at `start`.
  private func figuresStart(from start: Int, to edge: Int) -> Int {
    max(start + 8, edge - (edge < Self.fileEdge ? 22 : 28))
  }

  /// The text in pieces that have room; beside a short rule where it is not longer for that.
  private func pieces(from start: Int, to edge: Int) -> [String] {
    let text = text.text.visible
    let inner = edge - start - hanging
    let room = (figures.isEmpty ? edge : figuresStart(from: start, to: edge) - 2) - start
    let pieces = text.pieces(width: inner, first: room)
    guard figures.isEmpty, !rule.isEmpty else { return pieces }
    let beside = rule.columns + 2
    let narrow = text.pieces(width: inner - beside, first: room - beside)
    return narrow.count == pieces.count ? narrow : pieces
  }

  /// The rule on lines of its own.
  private func ruleLines(_ edge: Int, _ inner: Int, _ palette: Palette) -> [String] {
    rule.visible.pieces(width: edge - inner).map { piece in
      var row = RowBuilder(palette: palette)
      row.move(exactlyTo: edge - piece.columns)
      row.add(piece, .faint)
      return row.text
    }
  }

  /// The row as a file has it.
  private func line(in palette: Palette) -> String {
    var row = RowBuilder(palette: palette)
    for piece in lead { row.add(piece.text, piece.look) }
    row.add(text.text, text.look)
    row.move(to: Self.fileFigures, figures.isEmpty)
    for piece in figures { row.add(piece.text, piece.look) }
    row.move(to: Self.fileEdge - rule.columns, rule.isEmpty)
    row.add(rule, .faint)
    return row.text
  }
}
