import Feeds
import HockeyRules
import Scoresheets

// A view redraws when something that it shows has changed.
var redraws = 0
func draw(_ board: Scoreboard) {
  print(
    withObservationTracking {
      board.text
    } onChange: {
      redraws += 1
    })
}

func at(_ period: Int, _ minutes: Int, _ seconds: Int) -> GameTime {
  GameTime(period: period, elapsed: .seconds(minutes * 60 + seconds))
}

func penalty(_ player: Player, _ classes: PenaltyClass...) -> Play {
  .penalty(Call(offender: .skater(player), penalties: classes))
}

// A new game, with plays as they come.
let board = try Scoreboard(GameLog(books: ["nhl-2025"]))
board.clock = at(1, 5, 0)
board.enter(penalty(Player(.home, 6), .minor))
board.clock = at(1, 5, 10)
board.enter(penalty(Player(.visiting, 9), .minor, .minor))
let doubleMinor = board.lastPlay

// Each second, both penalty clocks.
for second in 11...13 {
  board.clock = at(1, 5, second)
  draw(board)
}
print(try board.ifScores(.visiting))

// A goal, and what ends by it; the officials then take back the call, and disallow the goal.
board.enter(.goal(Goal(team: .home, scorer: Player(.home, 12))))
let goal = board.lastPlay
draw(board)
print(board.news)
board.clock = at(1, 5, 40)
board.enter(.correction(.goalDisallowed(goal, reason: "offside")))
draw(board)
board.enter(.correction(.void(doubleMinor, reason: "the officials conferred")))
draw(board)
board.undo()
draw(board)
print(board.news)

// A penalty that was forgotten, and one that the book does not take.
board.enter(penalty(Player(.home, 7), .minor), late: at(1, 5, 20))
draw(board)
board.enter(penalty(Player(.home, 7), .minor), late: at(9, 5, 20))
print(board.news)

// Saved, and opened again.
let again = try Scoreboard(JSONLines.read(board.saved).log)
again.clock = board.clock
print(again.text == board.text ? "the same after a restart" : "another game after a restart")

// A game that is joined at 12:34 of the second period.
let sitting = Position.Entry(
  id: "hook", offender: .skater(Player(.home, 6)), penaltyClass: .minor, remaining: .seconds(74))
let joined = try Scoreboard(GameLog(books: ["hockey-canada-2024"]))
joined.clock = at(2, 12, 34)
joined.enter(.position(Position(score: PerTeam(home: 2, visiting: 1), entries: [sitting])))
joined.clock = at(2, 13, 0)
draw(joined)

// A game of the NHL's feed, as far as it has been played.
let feed = #"""
  {"id":2025020001,"season":20252026,"gameType":2,"gameDate":"2025-10-07",
  "homeTeam":{"id":1,"abbrev":"TOR"},"awayTeam":{"id":2,"abbrev":"MTL"},"rosterSpots":[],
  "plays":[{"eventId":7,"periodDescriptor":{"number":1,"periodType":"REG"},"timeInPeriod":"03:00",
  "situationCode":"1551","typeDescKey":"penalty","sortOrder":7,
  "details":{"typeCode":"MIN","descKey":"hooking","duration":2,"committedByPlayerId":44,
  "eventOwnerTeamId":1}}]}
  """#
let reading = NHLFeed.read(Array(feed.utf8))
let imported = try Scoreboard(reading.log)
imported.clock = at(1, 4, 30)
draw(imported)
print(reading.error.map { "\($0)" } ?? "read whole", redraws > 0)
