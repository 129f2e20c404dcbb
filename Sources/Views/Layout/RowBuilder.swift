import Scoresheets

/// A line with styles that knows its width without them.
struct RowBuilder {
  let palette: Palette
  private(set) var text = ""
  private(set) var width = 0

  init(palette: Palette) {
    self.palette = palette
  }

  /// Adds `piece`, made visible, in the style of `look`.
  mutating func add(_ piece: String, _ look: Palette.Look? = nil) {
    let piece = piece.visible
    text += look.map { palette.paint(piece, $0) } ?? piece
    width += piece.columns
  }

  /// Moves to `column`, at least two blanks ahead; does not move if `nothing` follows.
  mutating func move(to column: Int, _ nothing: Bool) {
    if !nothing { add(String(repeating: " ", count: max(2, column - width))) }
  }

  /// Moves to `column`, unless the line has passed it.
  mutating func move(exactlyTo column: Int) {
    add(String(repeating: " ", count: max(0, column - width)))
  }
}
