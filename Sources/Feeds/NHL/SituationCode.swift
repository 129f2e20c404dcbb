import HockeyRules
import Scoresheets

/// The players on the ice in four digits: away goalkeeper, away skaters, home skaters, home
/// goalkeeper.
struct SituationCode {
  var digits: Int

  /// Creates a code from a token of four digits, or returns `nil` for any other token.
  init?(tokenOf reader: borrowing JSONReader) {
    guard reader.tokenLength == 4, let digits = reader.tokenDigits else { return nil }
    self.digits = digits
  }

  /// Whether one shooter faces the other team's goalkeeper.
  var isPenaltyShot: Bool { digits == 1010 || digits == 101 }

  var recorded: RecordedStrength {
    RecordedStrength(
      skaters: PerTeam(home: digits / 10 % 10, visiting: digits / 100 % 10),
      goalkeepers: PerTeam(home: digits % 10 != 0, visiting: digits / 1000 != 0))
  }
}
