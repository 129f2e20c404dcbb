import HockeyRules
import Scoresheets
import Testing
import Views

/// The teams' colours on the pages: only those in which words can be read.
@Suite struct TeamColorTests {
  private func styles(_ home: [String], _ visiting: [String] = []) -> String {
    var log = GameLog()
    (log.colors.home, log.colors.visiting) = (home, visiting)
    return TeamColors(of: log).styles()
  }

  @Test func `a dark colour is used in the light, and the usual one in the dark`() {
    let styles = styles(["#00205B"])
    #expect(styles.hasPrefix(":root,svg{--home:#00205B;}@media"))
    #expect(styles.contains("--home:#6DB3F8;"))
  }

  @Test func `the second colour is used where the first cannot be read`() {
    #expect(styles(["#FFB81C", "#111111"]).hasPrefix(":root,svg{--home:#111111;}"))
    #expect(styles(["#FFB81C", "#111111"]).contains("{--home:#FFB81C;"))
  }

  @Test func `visitors do not have the home team's colour`() {
    #expect(styles(["#00205B"], ["#001F5B"]).hasPrefix(":root,svg{--home:#00205B;}"))
    #expect(styles([]) == "")
  }

  /// 4.54 and 4.48 on white, by the definition of WCAG 2; the first has only 4.12 on a field.
  @Test func `a contrast of less than 4.5 is not enough`() {
    #expect(!styles(["#767676"]).hasPrefix(":root,svg{--home"))
    #expect(!styles(["#777777"]).hasPrefix(":root,svg{--home"))
    #expect(styles(["#6E6E6E"]).hasPrefix(":root,svg{--home:#6E6E6E"))
  }
}
