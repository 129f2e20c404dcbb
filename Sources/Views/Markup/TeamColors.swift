import HockeyRules
package import Scoresheets

/// A log's team colours that are legible on the pages.
package struct TeamColors {
  private let light: PerTeam<String?>
  private let dark: PerTeam<String?>

  /// Chooses each team's first legible colour; the visiting team's must also be easy to tell from
  /// the home team's.
  package init(of log: GameLog) {
    light = Self.chosen(log.colors, on: ["#FFFFFF", "#F1F4F7"])
    dark = Self.chosen(log.colors, on: ["#10161C", "#1A222B"])
  }

  /// The styles that set the colours in the elements matching `selector`, or on the whole page;
  /// empty if the usual colours stay.
  package func styles(in selector: String = "") -> String {
    let place = selector.isEmpty ? ":root,svg" : "\(selector),\(selector) svg"
    let (light, dark) = (Self.rule(self.light), Self.rule(self.dark))
    return (light.isEmpty ? "" : "\(place){\(light)}")
      + (light.isEmpty && dark.isEmpty
        ? ""
        : "@media screen and (prefers-color-scheme:dark){\(place){\(Self.rule(self.dark, usual: true))}}")
  }

  /// The usual colours on dark pages.
  ///
  /// They are needed if a team has a colour for light pages only, which would otherwise apply to
  /// dark pages too.
  private static let usual = PerTeam(home: "#6DB3F8", visiting: "#F5A15C")

  private static func rule(_ colors: PerTeam<String?>, usual isUsual: Bool = false) -> String {
    Team.allCases.compactMap { team in
      (colors[team] ?? (isUsual ? usual[team] : nil)).map { "--\(team.word):\($0);" }
    }.joined()
  }

  private static func chosen(
    _ colors: PerTeam<[String]?>, on papers: [String]
  ) -> PerTeam<String?> {
    func readable(_ team: Team) -> [String] {
      (colors[team] ?? []).filter { color in papers.allSatisfy { contrast(color, $0) >= 4.5 } }
    }
    let home = readable(.home).first
    return PerTeam(
      home: home,
      visiting: readable(.visiting).first { color in home.map { !isNear(color, $0) } ?? true })
  }

  /// Whether two colours are hard to tell apart.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    zip(parts(one), parts(other)).reduce(0) { $0 + abs($1.0 - $1.1) } < 120
  }

  /// The contrast of two colours as WCAG 2 defines it: from 1 to 21.
  private static func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    zip(parts(color), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + linear(Double($1.0) / 255) * $1.1 }
  }

  /// The light of one component of a colour: `((part + 0.055) / 1.055) ^ 2.4`, without a maths
  /// library.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // The fifth root of the square, by Newton's method.
    var root = 1.0
    for _ in 0..<30 {
      root -= (root * root * root * root * root - base * base) / (5 * root * root * root * root)
    }
    return base * base * root
  }

  /// Red, green and blue of `#00205B`, from 0 to 255.
  private static func parts(_ color: String) -> [Int] {
    let digits = color.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}
