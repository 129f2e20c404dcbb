import HockeyRules
import Scoresheets
import Views

/// The effect of a typed line: the game after it, and the lines it adds to the log.
struct LiveStep {
  /// The game, once the added lines are on disk.
  var game: LiveGame
  var kind: Kind

  enum Kind {
    case clock
    case added(LoggedPlay)
    /// The game is joined at a position, which replaces an incomplete one.
    case joined(LoggedPlay, replacing: LoggedPlay?)
    case undone([LoggedPlay])
  }

  /// The lines that it adds to the log.
  var lines: [UInt8] {
    let log = game.log
    switch kind {
    case .clock: return []
    case .added(let play):
      return JSONLines.line(of: play, letters: log.letters, goalkeepers: log.goalkeepers)
    case .joined(let play, let replaced):
      let undone = replaced.map { JSONLines.line(undoing: $0.event.id) } ?? []
      return undone
        + JSONLines.line(of: play, letters: log.letters, goalkeepers: log.goalkeepers)
    case .undone(let plays): return plays.flatMap { JSONLines.line(undoing: $0.event.id) }
    }
  }

  /// The news to show: a play's name, its rulings and their rules; empty if only the clock was
  /// read.
  func news(in palette: Palette) -> String {
    switch kind {
    case .clock: return ""
    case .undone(let plays):
      return plays.map { "taken back: \(told($0))\n" }.joined()
    case .added(let play), .joined(let play, _):
      let index = game.game.solution.plays.count - 1
      let rulings = ReplayText.text(of: game.game, from: index, in: palette)
      let advice = ChoiceText.advice(on: game.game).map { palette.paint($0, .assumed) + "\n" }
      return "kept: \(told(play))\n" + rulings + advice.joined()
    }
  }

  /// A play, preceded by its name: `@p3 P1 4:00 A6 2`.
  private func told(_ play: LoggedPlay) -> String {
    "\(game.game.words.name(play.event.id)) \(game.game.line(of: play.event))"
  }
}
