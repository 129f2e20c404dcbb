import Audits
import HockeyRules
import Scoresheets
import Views

/// What came of one log: what there is to be said about it, and its game's audit.
///
/// It holds figures and words but no game, so that a season of them is small.
struct AuditedLog: Sendable {
  var remarks: [String] = []
  /// What could not be read or played, in words.
  var errors: [String] = []
  var game: AuditedGame?
}

/// One game's audit.
struct AuditedGame: Sendable {
  var name: String
  var path: String
  /// The rulebook's name.
  var book: String
  /// Whose game it is, and the season it belongs to.
  var group: Group
  var agreement = Agreement()
  var official = OfficialAgreement()
  var claimed = ClaimAgreement()
  /// The teams whose official figures were at hand.
  var teamsHeld: [Team] = []
  var differences: [AuditedDifference] = []
  var figures: [AuditedFigure] = []
  var claims: [AuditedClaim] = []

  /// The games whose figures are told together.
  struct Group: Sendable, Hashable {
    /// The league, or the format of logs that name none.
    var league: String
    /// The year in which the season began, where the log tells it.
    var season: Int?

    /// The season as people write it: `2015-16`.
    var seasonName: String {
      guard let season else { return "unknown" }
      let next = (season + 1) % 100
      return "\(season)-\(next < 10 ? "0" : "")\(next)"
    }
  }

  /// The places among the known errors of those that it has.
  var known: [Int] {
    differences.compactMap(\.known) + figures.compactMap(\.known) + claims.compactMap(\.known)
  }

  /// Whether all that differs is known.
  var hasNothingNew: Bool {
    differences.allSatisfy { $0.known != nil } && figures.allSatisfy { $0.known != nil }
      && claims.allSatisfy { $0.known != nil }
  }
}

/// An official figure that differs.
struct AuditedFigure: Sendable {
  var difference: OfficialDifference
  /// The team's letters in this game.
  var team: String
  /// What the rulebook counts, each with its time.
  var counted: [String]
  var finding: Finding
  /// Its place among the known errors, where it is one.
  var known: Int?
}

/// A play of which the source itself makes something else than the rulebook.
struct AuditedClaim: Sendable {
  var difference: ClaimDifference
  /// The line of the log that it is on.
  var line: Int
  /// When, and what, as the log has it.
  var time: String
  var play: String
  var finding: Finding
  /// Its place among the known errors, where it is one.
  var known: Int?
}

/// A difference with all that a statistician needs to tell who is right.
struct AuditedDifference: Sendable {
  var difference: Difference
  /// The line of the log at which it begins.
  var line: Int
  /// When it begins, and when it ends where that is later, as the log's clock has it.
  var start: String
  var end: String?
  /// The game at its first play in one line, by the rulebook.
  var situation: String
  var circumstances: [Difference.Circumstance]
  var causes: [Cause]
  /// The plays just before, in and just behind it.
  var plays: [Play]
  var testimony: Testimony?
  var finding: Finding?
  /// Its place among the known errors, where it is one.
  var known: Int?

  /// A play or a ruling that led there.
  struct Cause: Sendable {
    var time: String
    var text: String
    var isPlay: Bool
    var manpower: PerTeam<Int>?
    var rule: String
  }

  /// A play and what rulebook, source and chart have there.
  struct Play: Sendable {
    var id: Event.ID
    var time: String
    var text: String
    var ruled: PerTeam<Int>
    var recorded: RecordedStrength?
    var chart: PerTeam<Int>?
    /// Whether it is one of those that differ.
    var differs: Bool
  }
}
