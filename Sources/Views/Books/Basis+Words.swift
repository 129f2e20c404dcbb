import HockeyRules
import Scoresheets

extension Basis {
  /// The reason that the book's file gives, in its own words; nil where the book states the value.
  var reason: String? {
    switch self {
    case .stated: nil
    case .recorded(let text), .open(let text), .assumed(let text), .moot(let text): text
    }
  }

  /// The reason with what it is: `UNVERIFIED: …`, or `UNVERIFIED in nhl-2025: …` with an edition;
  /// nil where the book states the value.
  func remark(in edition: Edition? = nil) -> String? {
    guard let reason else { return nil }
    let kind =
      switch self {
      case .stated: ""
      case .recorded: "BY THE RECORD"
      case .open: "LEFT TO THE LEAGUE"
      case .assumed: "UNVERIFIED"
      case .moot: "NEVER USED"
      }
    return kind + (edition.map { " in \($0.rulebook.id)" } ?? "") + ": " + reason
  }
}
