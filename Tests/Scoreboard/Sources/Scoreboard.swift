import HockeyRules
import Observation
import Rulebooks
import Scoresheets

/// An arena's scoreboard: what a view shows, and what the scorekeeper's buttons do.
@Observable final class Scoreboard {
  /// What the arena's clock reads; set it each second.
  var clock: GameTime
  /// What the last button did.
  private(set) var news = ""
  private var live: LiveGame
  private let head: GameLog
  private var number: Int

  /// Opens a new game, or goes on with one, under the book that the log names.
  init(_ log: GameLog) throws(BookChoiceError) {
    live = try LiveGame(log)
    head = log
    number = log.plays.count
    clock = live.game.clock
  }

  /// The game as the clock reads now.
  var state: GameState { (try? live.state(at: clock)) ?? live.state }

  /// The board: clock, score, strength, and two penalty clocks for each team.
  var text: String {
    let state = state
    let penalties = Team.allCases.map { team in
      state.clocks(of: team).prefix(2).map { clock in
        "\(clock.player.map { "\($0)" } ?? "\(clock.offender)") \(clock.remaining)"
      }.joined(separator: ", ")
    }
    return "\(clock)  \(state.game.score)  \(state.manpower)  [\(penalties[0])] [\(penalties[1])]"
  }

  /// Enters a play at the clock's time.
  func enter(_ play: Play) {
    let event = event(play, at: clock)
    press { live throws(Refusal) in try live.play(event) }
  }

  /// Enters a play that was forgotten, where it belongs.
  func enter(_ play: Play, late time: GameTime) {
    let event = event(play, at: time)
    press { live throws(Refusal) in try live.insert(event) }
  }

  /// Takes back the last play.
  func undo() { press { live throws(Refusal) in live.undo() } }

  /// The play before last has this name.
  var lastPlay: Event.ID { live.events.last?.id ?? 0 }

  /// Who returns, and what the strength is, if `team` scores now.
  func ifScores(_ team: Team) throws(Refusal) -> String {
    let answer = try state.whatIf(.goal(Goal(team: team)))
    return "if \(team) scores: \(answer.returned.count) returns, \(answer.game.manpower)"
  }

  /// The log as JSON lines, to be kept and opened again.
  var saved: [UInt8] {
    var log = head
    log.plays = live.events.map { LoggedPlay(event: $0, line: 0) }
    return JSONLines.text(of: log)
  }

  private func event(_ play: Play, at time: GameTime) -> Event {
    number += 1
    return Event(id: .number(number), time: time, play: play)
  }

  private func press(_ button: (inout LiveGame) throws(Refusal) -> LiveGame.Change?) {
    do throws(Refusal) {
      news = try button(&live).map { "\($0)" } ?? "nothing to take back"
    } catch {
      news = "\(error)"
    }
  }
}
