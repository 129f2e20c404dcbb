import HockeyRules
import Scoresheets
import Surface
import Views

/// The advice on what a scorekeeper may do next, when that is not obvious: before the first play,
/// and at the end of a period or of the game.
struct LiveGuide {
  let kept: KeptLog

  private var game: Game { kept.live.game }
  private var letters: PerTeam<String> { kept.log.letters }

  /// The advice in words, line by line; empty while play goes on as usual.
  var lines: [String] {
    guard kept.isNew, kept.log.regulation == nil else { return [text].compactMap { $0 } }
    let length = kept.notation.schedule.regulationLength.text
    return [text].compactMap { $0 } + [
      "Periods of \(length); if yours are shorter, first type `periods 3 15:00`."
    ]
  }

  private var text: String? {
    if game.isOver { return "The game is over. `score` shows the box score, `exit` ends." }
    if let winner = game.winner {
      return "\(kept.game.words.text(winner, winsAt: game.score)): type `game-end`."
    }
    if case .periodEnd = kept.live.solution.plays.last?.event.play { return afterPeriod }
    let schedule = kept.notation.schedule
    let period = kept.time.period
    if kept.time.elapsed == schedule.length(of: period), kept.time.elapsed > .zero {
      return "\(name(of: period)) has no time left: type `period-end`."
    }
    guard kept.log.plays.isEmpty else { return nil }
    return "Type a play, such as `4:00 \(letters.home)15 2 hooking`; `?` lists all."
  }

  private var afterPeriod: String {
    let ended = game.clock.period
    let horn = kept.notation.text(of: game.clock)
    guard let next = game.nextPeriod else {
      return "\(name(of: ended)) has ended \(score): type `game-end`."
    }
    if next == kept.notation.shootOut {
      return "\(name(of: ended)) has ended \(score). The shoot-out: `SO`, then "
        + "`\(letters.home)9 scored` or `missed`."
    }
    return "\(name(of: ended)) has ended. A call at the horn: `\(horn) \(letters.home)15 2`."
  }

  private func name(of period: Int) -> String { kept.notation.name(ofPeriod: period) }

  private var score: String { "\(game.score.home)-\(game.score.visiting)" }
}
