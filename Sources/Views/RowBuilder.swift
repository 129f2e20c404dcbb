/// A line with looks, which knows how wide it is without them.
struct RowBuilder {
  let palette: Palette
  private(set) var text = ""
  private var width = 0

  init(palette: Palette) {
    self.palette = palette
  }

  mutating func add(_ piece: String, _ look: Palette.Look? = nil) {
    text += look.map { palette.paint(piece, $0) } ?? piece
    width += piece.count
  }

  /// Goes on in `column`, two blanks from here at least; stays where `nothing` comes.
  mutating func move(to column: Int, _ nothing: Bool) {
    if !nothing { add(String(repeating: " ", count: max(2, column - width))) }
  }
}
