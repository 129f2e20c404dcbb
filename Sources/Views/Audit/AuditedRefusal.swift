import Audits
import HockeyRules
import Scoresheets

/// A play of an audited log that the rulebook refuses, as words.
struct AuditedRefusal: Sendable {
  var play: AuditedPlay
  /// The reason, and what would be right.
  var reason: String
  var finding: Finding
  /// Its index among the known errors, if it is one.
  var known: Int?

  /// The refusals in `game`, in order.
  static func all(in game: PlayedGame, _ known: KnownErrors) -> [AuditedRefusal] {
    zip(game.solution.plays, game.log.plays).compactMap { play, logged in
      game.reason(forRefusing: play).map { reason in
        let finding = Finding(refusing: play.event.id, in: game.name)
        return AuditedRefusal(
          play: AuditedPlay(logged, in: game), reason: reason, finding: finding,
          known: known.index(of: finding))
      }
    }
  }
}
