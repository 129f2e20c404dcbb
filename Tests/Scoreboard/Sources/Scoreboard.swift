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

  /// Opens a new game, or goes on with one, under the book that the log names.
  init(_ log: GameLog) throws {
    let live = try LiveGame(log)
    (self.live, clock, head) = (live, live.game.clock, log)
  }

  /// The game as the clock reads now.
  var state: GameState { (try? live.state(at: clock)) ?? live.state }

  /// The board: clock, score, strength, and two penalty clocks for each team.
  var text: String {
    let penalties = Team.allCases.map { team in
      state.clocks(of: team).prefix(2).map { "\($0.offender) \($0.remaining)" }
    }
    return "\(clock)  \(state.game.score)  \(state.manpower)  \(penalties[0]) \(penalties[1])"
  }

  /// The announcer's words for a call.
  static func announcement(of call: Call) -> String {
    let team =
      switch call.offender.team {
      case .home: "home"
      case .visiting: "guests"
      }
    let penalties = call.penalties.map { penalty in
      switch penalty {
      case .minor: "two minutes"
      case .major: "five minutes"
      case .misconduct: "ten minutes"
      case .match, .gameMisconduct, .grossMisconduct, .gameEjection: "out of the game"
      // The next edition of a rulebook may have another class.
      @unknown default: "\(penalty)"
      }
    }
    return "\(team): \(penalties.joined(separator: ", "))"
  }

  /// The last play's name, for a correction.
  var lastPlay: Event.ID { live.events.last?.id ?? 0 }

  /// Enters a play at the clock's time, or one that was forgotten where it belongs.
  func enter(_ play: Play, late time: GameTime? = nil) {
    let clock = clock
    press { live throws(Refusal) in
      if let time { try live.insert(play, at: time) } else { try live.play(play, at: clock) }
    }
  }

  /// Takes back the last play.
  func undo() { press { live throws(Refusal) in live.undo() } }

  /// The log as JSON lines, to be kept and opened again.
  var saved: [UInt8] {
    var log = head
    log.plays = live.events.map { LoggedPlay(event: $0) }
    return JSONLines.text(of: log)
  }

  private func press(_ button: (inout LiveGame) throws(Refusal) -> LiveGame.Change?) {
    do throws(Refusal) {
      news = "penalties changed: \(try button(&live)?.difference.penalties.count ?? 0)"
    } catch {
      news = "\(error)"
    }
  }
}
