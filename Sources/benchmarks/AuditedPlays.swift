import Audits
import Feeds
import HockeyRules
import Scoresheets

/// How many plays of a game are held against its source's record: under `older` in the seasons
/// before 2015-16, else under `newer`.
func auditedPlays(of game: [UInt8], _ older: Rulebook, _ newer: Rulebook) -> Int {
  let log = NHLFeed.reading(of: game).log
  let book = (log.season ?? 2015) < 2015 ? older : newer
  let solution = solve(log.events, under: book, kind: log.kind)
  return Audit(of: log, solvedAs: solution, fullStrength: 5).agreement.plays
}
