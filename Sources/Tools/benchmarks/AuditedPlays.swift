import Audits
import Feeds
import HockeyRules
import Scoresheets

/// The number of plays in a game that are compared with the source's record, under `older` for
/// seasons before 2015-16 and under `newer` for later ones.
func auditedPlays(of game: [UInt8], _ older: Rulebook, _ newer: Rulebook) -> Int {
  let log = NHLFeed.read(game).log
  let book = (log.season ?? 2015) < 2015 ? older : newer
  let solution = solve(log, under: book)
  return Audit(of: log, solvedAs: solution, fullStrength: 5).agreement.plays.compared
}
