import Audits
import Feeds
import Glibc
import HockeyRules
import Rulebooks
import Scoresheets
import Workers

// How fast real games are read. The folder of the NHL's play-by-play files is the argument, or what
// PENALTYBOX_GAMES names (the folder itself, or one with `nhl` in it).
guard let folder = CommandLine.arguments.dropFirst().first ?? environment("PENALTYBOX_GAMES") else {
  print("usage: benchmarks FOLDER (or set PENALTYBOX_GAMES)")
  exit(2)
}
let games = files(in: folder + "/nhl").isEmpty ? files(in: folder) : files(in: folder + "/nhl")
guard !games.isEmpty else {
  print("no .json files in \(folder)")
  exit(2)
}
let megabytes = Double(games.reduce(0) { $0 + $1.count }) / 1e6
print("\(games.count) games, \(rounded(megabytes)) MB; best of five runs on one core")

report("skip (grammar and UTF-8 checked)") {
  games.reduce(0) { sum, game in
    var reader = JSONReader(game)
    return (try? reader.skipValue()) == nil ? sum : sum + 1
  }
}
report("read and sort plays into logs") {
  games.reduce(0) { $0 + NHLFeed.reading(of: $1).log.plays.count }
}

let books = try [2014, 2015].map { try Rulebooks.edition(of: "NHL", season: $0)?.rulebook }
guard let older = books[0], let newer = books[1] else { exit(2) }
func book(of log: GameLog) -> Rulebook { (log.season ?? 2015) < 2015 ? older : newer }

report("read and solve") {
  games.reduce(0) { sum, game in
    let log = NHLFeed.reading(of: game).log
    return sum + solve(log.events, under: book(of: log), kind: log.kind).plays.count
  }
}
report("read, solve and audit") {
  games.reduce(0) { $0 + auditedPlays(of: $1, older, newer) }
}

// A league's whole season, as `penaltybox audit` takes it.
let season = (0..<1300).map { games[$0 % games.count] }
report("a season of 1,300 games, read, solved and audited on \(Workers.cores) cores", of: season) {
  [season, older, newer] in
  Workers.map(season.count, state: { () }) { _, index in
    auditedPlays(of: season[index], older, newer)
  }.reduce(0, +)
}

/// Prints how fast `body` goes over `games`.
func report(_ name: String, of games: [[UInt8]] = games, _ body: () -> Int) {
  let megabytes = Double(games.reduce(0) { $0 + $1.count }) / 1e6
  var best = Duration.seconds(3600)
  var count = 0
  for _ in 0..<5 { best = min(best, ContinuousClock().measure { count = body() }) }
  let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
  print(
    "\(name): \(rounded(seconds * 1000)) ms, \(rounded(megabytes / seconds)) MB/s,",
    "\(rounded(Double(games.count) / seconds)) games/s (\(count))")
}

func rounded(_ value: Double) -> String {
  value < 10 ? String((value * 100).rounded() / 100) : String(Int(value.rounded()))
}
