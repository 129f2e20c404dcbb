import Audits
import HockeyRules
import Scoresheets
import Views

extension AuditedDifference {
  /// How many of the plays that differ are shown, and how many coded ones on either side.
  private static let shown = 6
  private static let around = 2

  /// The difference as found in `game`, with what `chart` says to it; nil for one without plays.
  init?(_ difference: Difference, in game: PlayedGame, _ chart: ShiftChart?) {
    guard let first = difference.plays.first, let last = difference.plays.last else { return nil }
    let solution = game.solution
    let notation = game.notation
    let time = solution.plays[first].event.time
    let moment = solution.game(after: first, under: game.book)
    self.difference = difference
    line = game.log.plays[first].line
    start = notation.text(of: time)
    let lastTime = solution.plays[last].event.time
    end = lastTime == time ? nil : notation.text(of: lastTime, in: time.period)
    situation = game.words.situation(of: moment, at: moment.schedule.instant(of: time))
    circumstances = difference.circumstances(in: solution, of: game.log, moment: moment)
    let causes = ManpowerCauses(
      of: game, at: first, moment: moment, since: difference.lastAgreed)
    self.causes = causes.lines.map { line in
      Cause(
        time: notation.text(of: line.time, in: time.period), text: line.text, isPlay: line.isPlay,
        manpower: line.manpower, rule: line.rule)
    }
    testimony = chart.map { Testimony(of: $0, to: difference, in: solution, of: game.log) }
    plays = Self.indices(around: difference, in: game.log).map { index in
      Play(index, of: difference, in: game, period: time.period, chart)
    }
    finding = Finding(difference, in: game.name, solution, notation)
  }

  /// The plays to show: those of the difference, the first ones of many, and the coded ones next to
  /// it.
  private static func indices(around difference: Difference, in log: GameLog) -> [Int] {
    guard let first = difference.plays.first, let last = difference.plays.last else { return [] }
    let isCoded = { (index: Int) in log.plays[index].recorded != nil }
    let before = log.plays[..<first].indices.filter(isCoded).suffix(around)
    let after = log.plays[(last + 1)...].indices.lazy.filter(isCoded).prefix(around)
    return before + Array(difference.plays.prefix(shown)) + Array(after)
  }
}

extension AuditedDifference.Play {
  fileprivate init(
    _ index: Int, of difference: Difference, in game: PlayedGame, period: Int,
    _ chart: ShiftChart?
  ) {
    let played = game.solution.plays[index]
    id = played.event.id
    time = game.notation.text(of: played.event.time, in: period)
    text = played.event.play.sourceText(game.notation)
    ruled = played.comparedManpower
    recorded = game.log.plays[index].recorded
    self.chart = chart?.manpower(at: played.event.time, played.comparedSide)
    differs = difference.plays.contains(index)
  }
}

extension Play {
  /// The play as its line has it, or under its source's own name.
  fileprivate func sourceText(_ notation: Notation) -> String {
    if case .other(let name) = self { return name }
    return notation.text(of: self)
  }
}
