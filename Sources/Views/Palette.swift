/// The looks of a text on a terminal.
public struct Palette: Sendable, Hashable {
  /// Whether looks are written at all.
  public var isPlain: Bool

  /// No looks: what a file or another program gets.
  public static let plain = Palette(isPlain: true)
  /// Colours and weights by the terminal's own escapes.
  public static let terminal = Palette(isPlain: false)

  /// What a stretch of text is.
  public enum Look: String, Sendable, CaseIterable {
    /// A heading, or a play.
    case strong = "1"
    /// What stands beside the matter: rule numbers, remarks.
    case faint = "2"
    /// A refusal or a difference.
    case bad = "31"
    /// A goal, or agreement.
    case good = "32"
    /// What is assumed until somebody says otherwise.
    case assumed = "33"
    /// Manpower.
    case strength = "36"
  }

  /// `text` as `look` has it.
  public func paint(_ text: String, _ look: Look) -> String {
    isPlain || text.isEmpty ? text : "\u{1b}[\(look.rawValue)m\(text)\u{1b}[0m"
  }
}
