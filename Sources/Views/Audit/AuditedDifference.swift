import Audits
import HockeyRules
import Scoresheets

/// A difference with all that a statistician needs to decide who is right.
struct AuditedDifference: Sendable {
  var difference: Difference
  /// The line of the log at which it begins.
  var line: Int
  /// When it begins, and when it ends if that is later, by the log's clock.
  var start: String
  var end: String?
  /// The situation at its first play in one line, by the rulebook.
  var situation: String
  var circumstances: [Difference.Circumstance]
  var causes: [Cause]
  /// The plays just before it, in it and just after it.
  var plays: [Play]
  /// The strengths in the minutes around it.
  var strip: StrengthStrip
  var testimony: Testimony?
  var finding: Finding?
  /// Its index among the known errors, if it is one.
  var known: Int?

  /// A play or a ruling that led to it.
  struct Cause: Sendable {
    var time: String
    var text: String
    var isPlay: Bool
    var manpower: PerTeam<Int>?
    var rule: String
  }

  /// A play, and the strength at it by the rulebook, the source and the chart.
  struct Play: Sendable {
    var id: Event.ID
    var time: String
    var text: String
    var ruled: PerTeam<Int>
    var recorded: RecordedStrength?
    var chart: PerTeam<Int>?
    /// Whether it is one of the plays that differ.
    var differs: Bool
  }
}

extension AuditedDifference {
  /// How many differing plays to show, and how many plays with a recorded strength on either side.
  private static let shown = 6
  private static let around = 2

  /// Describes a difference found in `game`, and what `chart` says about it; nil for one without
  /// plays.
  init?(
    _ difference: Difference, in game: PlayedGame, _ chart: ShiftChart?, _ known: KnownErrors
  ) {
    guard let first = difference.plays.first, let last = difference.plays.last else { return nil }
    let solution = game.solution
    let notation = game.notation
    let time = solution.plays[first].event.time
    let moment = solution.game(after: first)
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
    strip = StrengthStrip(around: first, to: last, in: game, chart)
    finding = Finding(difference, in: game.name, solution, notation)
    self.known = finding.flatMap { known.index(of: $0) }
  }

  /// The plays to show: those of the difference, or the first of many, and the plays with a
  /// recorded strength next to it.
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
  /// The play as in its line, or by its source's own name.
  fileprivate func sourceText(_ notation: Notation) -> String {
    if case .other(let name) = self { return name }
    return notation.text(of: self)
  }
}
