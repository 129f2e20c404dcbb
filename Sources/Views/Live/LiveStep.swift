package import HockeyRules
package import Scoresheets

/// The effect of a typed line: the game after it, and the lines it adds to the log.
package struct LiveStep {
  /// The game, once the added lines are on disk.
  package var game: KeptLog
  /// The game before it.
  package var before: KeptLog
  package var kind: Kind

  package enum Kind {
    case clock
    case added(LoggedPlay)
    /// A late entry, and the play before which it is.
    case inserted(LoggedPlay, before: LoggedPlay, LiveGame.Change)
    /// The game is joined at a position, which replaces an incomplete one.
    case joined(LoggedPlay, replacing: LoggedPlay?)
    case undone([LoggedPlay], LiveGame.Change)
  }

  /// The lines that it adds to the log.
  package var lines: [UInt8] {
    let log = game.log
    switch kind {
    case .clock: return []
    case .added(let play):
      return JSONLines.line(of: play, letters: log.letters, goalkeepers: log.goalkeepers)
    case .inserted(let play, let following, _):
      return JSONLines.line(
        of: play, letters: log.letters, goalkeepers: log.goalkeepers, before: following.event.id)
    case .joined(let play, let replaced):
      // A crash may leave the first line only. Then both positions are there, and none is lost.
      let undone = replaced.map { JSONLines.line(undoing: $0.event.id) } ?? []
      return JSONLines.line(of: play, letters: log.letters, goalkeepers: log.goalkeepers) + undone
    // The first lines alone take back the plays that a smaller step would.
    case .undone(let plays, _):
      return plays.reversed().flatMap { JSONLines.line(undoing: $0.event.id) }
    }
  }

  /// The news to show: a play's name, its rulings and their rules, and what else it changed; empty
  /// if only the clock was read.
  package func news(in palette: Palette) -> String {
    switch kind {
    case .clock: return ""
    case .undone(let plays, let change):
      let period = plays.first?.event.time.period ?? game.time.period
      return plays.map { "taken back: \(told($0))\n" }.joined()
        + ChangeText.text(of: change, in: game.game, period: period, palette)
        + newWarnings(besides: 0..<0, palette)
    case .inserted(let play, let following, let change):
      let index = game.log.plays.firstIndex { $0.event.id == play.event.id } ?? 0
      return "kept: \(told(play)), before \(told(following))\n"
        + ReplayText.text(ofPlay: index, in: game.game, palette)
        + ChangeText.text(
          of: change, in: game.game, period: play.event.time.period, palette)
        + newWarnings(besides: index..<index + 1, palette)
    case .added(let play), .joined(let play, _):
      let index = game.game.solution.plays.count - 1
      let rulings = ReplayText.text(of: game.game, from: index, in: palette)
      let advice = ChoiceText.advice(on: game.game).map { palette.paint($0, .assumed) + "\n" }
      return "kept: \(told(play))\n" + rulings + newWarnings(besides: index..<index + 1, palette)
        + advice.joined()
    }
  }

  /// What a late entry would change, before it is made.
  package func preview(in palette: Palette) -> String {
    guard case .inserted(let play, let following, let change) = kind else { return "" }
    let line = game.game.line(of: play.event).visible
    return palette.paint("\(line), put before \(told(following)):", .strong) + "\n"
      + ChangeText.text(of: change, in: game.game, period: play.event.time.period, palette)
  }

  /// The warning that a period or the game would end before its time; nil where none does.
  package var warningOfEnd: String? {
    guard case .added(let play) = kind else { return nil }
    switch play.event.play {
    case .periodEnd, .gameEnd: break
    default: return nil
    }
    return game.game.warnings.first { $0.event.id == play.event.id }
      .map { game.game.text(of: $0).visible }
  }

  private func newWarnings(besides shown: Range<Int>, _ palette: Palette) -> String {
    ChangeText.newWarnings(in: game.game, since: before.game, besides: shown, palette)
  }

  /// A play, preceded by its name: `@p3 P1 4:00 A6 2`.
  private func told(_ play: LoggedPlay) -> String {
    "\(game.game.words.name(play.event.id)) \(game.game.line(of: play.event))".visible
  }
}
