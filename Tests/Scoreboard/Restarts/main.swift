import Foundation
import HockeyRules
import Scoresheets
import SeededRandom

// Presses buttons of two scoreboards at random. One is never closed; the other is closed before
// each button and opened again from its file. Both must have the same rulings, clocks and file.

func button(_ random: inout SplitMix, at time: GameTime) -> (Scoreboard) -> Void {
  let player = Player(random.flip() ? .home : .visiting, 2 + random.below(6))
  let classes = random.pick([
    [PenaltyClass.minor], [.minor, .minor], [.major], [.minor, .misconduct],
  ])
  let call = Play.penalty(Call(offender: .skater(player), penalties: classes))
  let goal = Play.goal(Goal(team: player.team, scorer: player))
  let late = GameTime(period: 1, elapsed: .seconds(random.below(time.elapsed.tenths / 10 + 1)))
  switch random.below(10) {
  case 0, 1, 2: return { $0.enter(call) }
  case 3: return { $0.enter(goal) }
  case 4: return { $0.enter(call, late: late) }
  case 5: return { $0.enter(goal, late: late) }
  case 6: return { $0.enter(.correction(.void($0.lastPlay, reason: "the wrong player"))) }
  case 7: return { $0.enter(.correction(.goalDisallowed($0.lastPlay, reason: "offside"))) }
  default: return { $0.undo() }
  }
}

let games = 300
var presses = 0
for seed in 1...games {
  var random = SplitMix(UInt64(seed))
  let open = try Scoreboard(JSONLines.text(of: GameLog(books: ["nhl-2025"])))
  var restarted = try Scoreboard(open.file)
  for second in stride(from: 20, to: 1200, by: 20 + random.below(60)) {
    let time = GameTime(period: 1, elapsed: .seconds(second))
    let press = button(&random, at: time)
    restarted = try Scoreboard(restarted.file)
    for board in [open, restarted] {
      board.clock = time
      press(board)
    }
    presses += 1
    guard
      restarted.solution == open.solution, restarted.text == open.text,
      restarted.news == open.news, restarted.file == open.file
    else {
      print("a restart loses something in game \(seed) at \(time): \(open.news), \(restarted.news)")
      print(String(decoding: open.file, as: UTF8.self))
      print(open.text, restarted.text, separator: "\n")
      exit(1)
    }
  }
}
print("a restart before each of \(presses) buttons, in \(games) games, loses nothing")
