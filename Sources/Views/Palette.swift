import Scoresheets

/// The look of text where it is shown: its styles, and the width of its lines.
package struct Palette: Sendable, Hashable {
  package var isPlain: Bool
  /// The columns of the terminal; `nil` for a file or another program, where lines are not wrapped.
  package var width: Int?

  /// No styles, for a file or another program.
  package static let plain = Palette(isPlain: true)
  /// Colours and weights by terminal escapes.
  package static let terminal = Palette(isPlain: false)

  /// The role of a piece of text.
  package enum Look: String, Sendable, CaseIterable {
    /// A heading, or a play.
    case strong = "1"
    /// Secondary text: rule numbers, remarks.
    case faint = "2"
    /// A refusal or a difference.
    case bad = "31"
    /// A goal, or agreement.
    case good = "32"
    /// An assumption that nobody has contradicted.
    case assumed = "33"
    /// The strength.
    case strength = "36"
  }

  package func indented(by columns: Int) -> Palette {
    var inner = self
    inner.width = width.map { max(1, $0 - columns) }
    return inner
  }

  /// `text` on one line in the style of `look`, with hidden characters made visible.
  package func paint(_ text: String, _ look: Look) -> String {
    isPlain || text.isEmpty ? text.visible : "\u{1b}[\(look.rawValue)m\(text.visible)\(Self.end)"
  }

  /// The escape sequences that `paint` writes, without their escape characters.
  package var sequences: [String] {
    isPlain ? [] : Look.allCases.map { "[\($0.rawValue)m" } + ["[0m"]
  }

  private static let end = "\u{1b}[0m"
}
