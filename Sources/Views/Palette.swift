import Scoresheets

/// How text looks where it is shown: its styles, and how wide its lines may be.
package struct Palette: Sendable, Hashable {
  package var isPlain: Bool
  /// The columns of the terminal, or `nil` for a file or another program, whose lines are not broken.
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
    /// An assumption until somebody says otherwise.
    case assumed = "33"
    /// Manpower.
    case strength = "36"
  }

  package func indented(by columns: Int) -> Palette {
    var inner = self
    inner.width = width.map { max(1, $0 - columns) }
    return inner
  }

  /// `text` on one line, made visible, in the style of `look`.
  package func paint(_ text: String, _ look: Look) -> String {
    isPlain || text.isEmpty ? text.visible : "\u{1b}[\(look.rawValue)m\(text.visible)\(Self.end)"
  }

  /// The escape sequences that `paint` writes, without their first character.
  package var sequences: [String] {
    isPlain ? [] : Look.allCases.map { "[\($0.rawValue)m" } + ["[0m"]
  }

  private static let end = "\u{1b}[0m"
}
