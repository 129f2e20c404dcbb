import HockeyRules
import Observation
import Rulebooks
import Scoresheets

/// An arena's scoreboard: what a view shows, and what the scorekeeper's buttons do.
@Observable final class Scoreboard {
  /// The time on the arena's clock; set it each second.
  var clock: GameTime
  /// The effect of the last button, for the scorekeeper.
  private(set) var news = ""
  /// The log as JSON lines, which only grows: write what is new to the disk after each button.
  private(set) var file: [UInt8]
  private var live: LiveGame
  private let head: GameLog

  /// Opens a new game, or resumes one, under the book that the log in the file names.
  init(_ file: [UInt8]) throws {
    let reading = JSONLines.read(file)
    let live = try LiveGame(reading)
    (self.live, clock, head, self.file) = (live, live.game.clock, reading.log, file)
  }

  /// All rulings of the game so far.
  var solution: Solution { live.solution }

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
      // A later version of the package may add a class.
      @unknown default: "\(penalty)"
      }
    }
    return "\(team): \(penalties.joined(separator: ", "))"
  }

  /// The last play's name, for a correction.
  var lastPlay: Event.ID { live.events.last?.id ?? 0 }

  /// Enters a play at the clock's time; a forgotten play needs a time of its own.
  func enter(_ play: Play, late time: GameTime? = nil) {
    let event = live.event(play, at: time ?? clock)
    let following = time.flatMap { live.events.dropFirst(live.place(of: $0)).first?.id }
    let line = JSONLines.line(
      of: LoggedPlay(event: event), letters: head.letters, goalkeepers: head.goalkeepers,
      before: following)
    press(line) { live throws(Refusal) in
      time == nil ? try live.play(event) : try live.insert(event)
    }
  }

  /// Takes back the last entry.
  func undo() {
    guard let last = live.entered.last else {
      news = "there is nothing to take back"
      return
    }
    press(JSONLines.line(undoing: last)) { live throws(Refusal) in live.remove(last) }
  }

  private func press(
    _ line: [UInt8], _ button: (inout LiveGame) throws(Refusal) -> LiveGame.Change?
  ) {
    do throws(Refusal) {
      let change = try button(&live)
      file += line
      news = "penalties changed: \(change?.difference.penalties.count ?? 0)"
    } catch {
      news = "\(error)"
    }
  }
}
