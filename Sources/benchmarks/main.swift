import Audits
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import SystemLibrary
import Workers

openStandardStreams()

// Measures how fast real games are read, solved and queried, and what memory they take. The first
// argument is the folder of the NHL's play-by-play files; without it, PENALTYBOX_GAMES names that
// folder, or one that contains `nhl`. With neither, the sheets of this repository are queried. Only
// figures whose names contain one of the further arguments are measured.
guard let folder = options.folder ?? environment("PENALTYBOX_GAMES") else {
  let sheets = files(in: "Cases/games", ending: ".sheet")
  guard !sheets.isEmpty else {
    print("\(Options.usage)\n(or set PENALTYBOX_GAMES, or run where Cases/games is)")
    exit(2)
  }
  print("\(sheets.count) sheets of Cases/games; best of five runs on one core")
  let logs = sheets.map { SheetReader.read($0).log }
  let asked = logs.compactMap { log in
    Rulebooks.edition(of: log.league ?? "", season: log.season ?? .max).map {
      AskedGame(log, under: $0.rulebook)
    }
  }
  QuestionTimes(games: asked).report()
  LiveTimes(games: asked).report()
  try Growth(book: Rulebooks.nhl2025.rulebook).report()
  exit(0)
}
let found = files(in: folder + "/nhl").isEmpty ? files(in: folder) : files(in: folder + "/nhl")
let games = Array(found.prefix(options.games))
guard !games.isEmpty else {
  print("no .json files in \(folder)")
  exit(2)
}
let megabytes = Double(games.reduce(0) { $0 + $1.count }) / 1e6
print("\(games.count) games, \(rounded(megabytes)) MB; best of \(options.runs) runs on one core")

let books = [2014, 2015].map { Rulebooks.edition(of: "NHL", season: $0)?.rulebook }
guard let older = books[0], let newer = books[1] else { exit(2) }
func book(of log: GameLog) -> Rulebook { (log.season ?? 2015) < 2015 ? older : newer }

// Memory is measured first, while there is little freed memory that solved games could reuse.
if isAsked("memory") {
  Memory.report(
    holding: 1000,
    of: games.map { game in
      let log = NHLFeed.read(game).log
      return (log.events, book(of: log), log.setup(under: book(of: log)))
    })
}

try Growth(book: Rulebooks.nhl2025.rulebook).report()

report("skip (grammar and UTF-8 checked)") {
  games.reduce(0) { sum, game in
    var reader = JSONReader(game)
    return (try? reader.skipValue()) == nil ? sum : sum + 1
  }
}
report("decode with Foundation's JSONDecoder") { playsDecodedByFoundation(of: games) }
report("read and sort plays into logs") {
  games.reduce(0) { $0 + NHLFeed.read($1).log.plays.count }
}

// Only the core is measured: the logs have been read already.
let logs = games.map { game in
  let log = NHLFeed.read(game).log
  return (events: log.events, book: book(of: log), setup: log.setup(under: book(of: log)))
}
reportPlays("solve logs that are read") {
  logs.reduce(0) { $0 + solve($1.events, under: $1.book, setup: $1.setup).plays.count }
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
let asked = games.map { game in
  let log = NHLFeed.read(game).log
  return AskedGame(log, under: book(of: log))
}
QuestionTimes(games: asked).report()
LiveTimes(games: asked).report()

// A league's whole season, as for `penaltybox audit`.
let season = (0..<1300).map { games[$0 % games.count] }
report("a season of 1,300 games, read, solved and audited on \(Workers.cores) cores", of: season) {
  [season, older, newer] in
  Workers.map(season.count, state: { () }) { _, index in
    auditedPlays(of: season[index], older, newer)
  }.reduce(0, +)
}

// What follows from one game to the next, as for `penaltybox season`.
let seasonBook = try SeasonBook(Rulebooks.nhl2025)
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
  guard isAsked(name) else { return }
  let megabytes = Double(games.reduce(0) { $0 + $1.count }) / 1e6
  let (seconds, count) = best(of: body)
  print(
    "\(name): \(rounded(seconds * 1000)) ms, \(rounded(megabytes / seconds)) MB/s,",
    "\(rounded(Double(games.count) / seconds)) games/s (\(count))")
}

/// Prints the number of plays that `body` solves in a second; `body` returns the number of plays.
func reportPlays(_ name: String, _ body: () -> Int) {
  guard isAsked(name) else { return }
  let (seconds, count) = best(of: body)
  print(
    "\(name): \(rounded(seconds * 1000)) ms, \(rounded(Double(count) / seconds / 1e6))",
    "million plays/s (\(count))")
}
