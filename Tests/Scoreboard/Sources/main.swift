import Feeds
import HockeyRules
import Observation
import Scoresheets

func at(_ period: Int, _ minutes: Int, _ seconds: Int) -> GameTime {
  GameTime(period: period, elapsed: .seconds(minutes * 60 + seconds))
}
func penalty(_ player: Player, _ classes: PenaltyClass...) -> Play {
  .penalty(Call(offender: .skater(player), penalties: classes))
}

// A new game; a view redraws the board whenever the text of the board changes.
let board = try Scoreboard(JSONLines.text(of: GameLog(books: ["nhl-2025"])))
nonisolated(unsafe) var changes = 0
withObservationTracking {
  _ = board.text
} onChange: {
  changes += 1
}
board.clock = at(1, 5, 0)
print("the view redraws:", changes == 1)

// Plays as they come, and both penalty clocks each second.
board.enter(penalty(Player(.home, 6), .minor))
board.clock = at(1, 5, 10)
let double = Call(offender: .skater(Player(.visiting, 9)), penalties: [.minor, .minor])
print(Scoreboard.announcement(of: double))
board.enter(.penalty(double))
let doubleMinor = board.lastPlay
for second in 11...13 {
  board.clock = at(1, 5, second)
  print(board.text)
}

// Ask what a goal would change; the game itself does not change.
let answer = try board.state.whatIf(.goal(Goal(team: .home)))
print("if the home team scores:", answer.game.manpower, answer.game.score)

// A goal, which the officials disallow; then the officials take back a call.
board.enter(.goal(Goal(team: .home, scorer: Player(.home, 12))))
print(board.text, "-", board.news)
board.clock = at(1, 5, 40)
board.enter(.correction(.goalDisallowed(board.lastPlay, reason: "offside")))
print(board.text, "-", board.news)
board.enter(.correction(.void(doubleMinor, reason: "the officials conferred")))
print(board.text, "-", board.news)

// An undo, a late entry of a forgotten penalty, and a penalty that the book refuses.
board.undo()
print(board.text, "-", board.news)
board.enter(penalty(Player(.home, 7), .minor), late: at(1, 5, 20))
print(board.text, "-", board.news)
board.enter(penalty(Player(.home, 8), .minor), late: at(1, 25, 0))
print(board.news)

// A restart from the file: an undo still takes back the late entry, which was entered last.
let again = try Scoreboard(board.file)
again.clock = board.clock
print("the same after a restart:", again.solution == board.solution)
board.undo()
again.undo()
print(again.text, "- the same:", again.solution == board.solution)

// A game joined at 12:34 of the second period.
let sitting = GamePosition.Entry(
  id: "hook", offender: .skater(Player(.home, 6)), penaltyClass: .minor, remaining: .seconds(74))
let joined = try Scoreboard(JSONLines.text(of: GameLog(books: ["hockey-canada-2024"])))
joined.clock = at(2, 12, 34)
joined.enter(.position(GamePosition(score: PerTeam(home: 2, visiting: 1), entries: [sitting])))
joined.clock = at(2, 13, 0)
print(joined.text)

// A game from the NHL's feed, up to the latest play.
let feed = #"""
  {"id":2025020001,"season":20252026,"gameType":2,"homeTeam":{"id":1},"awayTeam":{"id":2},
  "plays":[{"eventId":7,"periodDescriptor":{"number":1,"periodType":"REG"},"timeInPeriod":"03:00",
  "typeDescKey":"penalty","sortOrder":7,"details":{"typeCode":"MIN","descKey":"hooking",
  "duration":2,"committedByPlayerId":44,"eventOwnerTeamId":1}}]}
  """#
let imported = try Scoreboard(JSONLines.text(of: NHLFeed.read(Array(feed.utf8)).log))
imported.clock = at(1, 4, 30)
print(imported.text)
