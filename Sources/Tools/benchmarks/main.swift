import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import SystemLibrary

openStandardStreams()

// Measures how fast real games are read, solved and queried. The first argument is the folder of
// the NHL's play-by-play files; without it, PENALTYBOX_GAMES names that folder, or a folder that
// contains `nhl`. Further arguments are parts of names: only figures whose names contain one of
// them are measured.
guard let folder = options.folder ?? environment("PENALTYBOX_GAMES") else {
  print("\(Options.usage)\n(or set PENALTYBOX_GAMES)")
  exit(2)
}
let found = files(in: folder + "/nhl")
let games = found.isEmpty ? files(in: folder) : found
guard !games.isEmpty else {
  print("no .json files in \(folder)")
  exit(2)
}
print(
  "\(games.count) games, \(rounded(megabytes(of: games))) MB; best of \(options.runs) runs on one core"
)

let books = [2014, 2015].map { Rulebooks.edition(of: "NHL", season: $0)?.rulebook }
guard let older = books[0], let newer = books[1] else { exit(2) }
func book(of log: GameLog) -> Rulebook { (log.season ?? 2015) < 2015 ? older : newer }

reportMadeGames(under: Rulebooks.nhl2025.rulebook)

report("skip (grammar and UTF-8 checked)") {
  games.reduce(0) { sum, game in
    var reader = JSONReader(game)
    return (try? reader.skipValue()) == nil ? sum : sum + 1
  }
}
report("read and sort plays into logs") {
  games.reduce(0) { $0 + NHLFeed.read($1).log.plays.count }
}
let logs = games.map { NHLFeed.read($0).log }
report("solve logs that are read") {
  logs.reduce(0) { $0 + solve($1, under: book(of: $1)).plays.count }
}
report("read and solve") {
  games.reduce(0) { sum, game in
    let log = NHLFeed.read(game).log
    return sum + solve(log, under: book(of: log)).plays.count
  }
}
report("read, solve and audit") {
  games.reduce(0) { $0 + auditedPlays(of: $1, older, newer) }
}
reportQuestions(about: logs.map { AskedGame($0, under: book(of: $0)) })

// A league's whole season, as for `penaltybox audit`.
let season = (0..<1300).map { games[$0 % games.count] }
report("a season of 1,300 games, read, solved and audited on \(Workers.cores) cores", of: season) {
  [season, older, newer] in
  Workers.map(season.count, state: { () }) { _, index in
    auditedPlays(of: season[index], older, newer)
  }.reduce(0, +)
}

// The suspensions of a whole season, as for `penaltybox season`.
let seasonBook = SeasonBook(Rulebooks.nhl2025)
report("a season of 1,300 games, read, solved and folded", of: season) {
  var folded = Season(under: seasonBook)
  for (number, game) in season.enumerated() {
    let log = NHLFeed.read(game).log
    folded.play(SeasonGame(id: "\(number)", season: 1, log: log), under: book(of: log))
  }
  return folded.people.count
}

/// Prints how fast `body` processes `games`.
func report(_ name: String, of games: [[UInt8]] = games, _ body: () -> Int) {
  guard options.ask(for: name) else { return }
  let (seconds, count) = best(of: body)
  print(
    "\(name): \(rounded(seconds * 1000)) ms, \(rounded(megabytes(of: games) / seconds)) MB/s,",
    "\(rounded(Double(games.count) / seconds)) games/s (\(count))")
}

func megabytes(of games: [[UInt8]]) -> Double { Double(games.reduce(0) { $0 + $1.count }) / 1e6 }
