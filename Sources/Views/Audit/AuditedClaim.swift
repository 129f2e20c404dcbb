import Audits
import HockeyRules
import Scoresheets

/// A play on which the source's own ruling differs from the rulebook's.
struct AuditedClaim: Sendable {
  var difference: ClaimDifference
  var play: AuditedPlay
  var finding: Finding
  /// Its index among the known errors, if it is one.
  var known: Int?

  /// Creates the claim for a difference found in `game`.
  init(_ difference: ClaimDifference, in game: PlayedGame, _ known: KnownErrors) {
    let play = game.log.plays[difference.play]
    self.difference = difference
    self.play = AuditedPlay(play, in: game)
    finding = Finding(difference, of: play.event.id, in: game.name)
    self.known = known.index(of: finding)
  }
}
