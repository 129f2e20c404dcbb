/// The styles of text on a terminal.
public struct Palette: Sendable, Hashable {
  /// Whether styles are left out.
  public var isPlain: Bool

  /// No styles, for a file or another program.
  public static let plain = Palette(isPlain: true)
  /// Colours and weights by terminal escapes.
  public static let terminal = Palette(isPlain: false)

  /// The role of a piece of text.
  @nonexhaustive public enum Look: String, Sendable, CaseIterable {
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

  /// `text` in the style of `look`.
  public func paint(_ text: String, _ look: Look) -> String {
    isPlain || text.isEmpty ? text : "\u{1b}[\(look.rawValue)m\(text)\u{1b}[0m"
  }
}
