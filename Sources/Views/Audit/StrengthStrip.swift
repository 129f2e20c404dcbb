import Audits
import HockeyRules
import Scoresheets

/// The strengths in the minutes around a difference: by the rulebook, by the source and by the shift
/// chart.
struct StrengthStrip: Sendable {
  /// What one of them says, in order of time.
  struct Track: Sendable {
    var name: StaticString
    var steps: [Step]
  }

  /// A stretch of time with a strength; nil is one that the chart cannot say.
  struct Step: Sendable, Equatable {
    var manpower: PerTeam<Int>?
    var from: Instant
    var to: Instant
  }

  /// The first instant that it shows, and the last.
  private(set) var from: Instant
  private(set) var to: Instant
  /// When the difference begins, and when the play is at which the source agrees again.
  private(set) var differs: (from: Instant, to: Instant)
  private(set) var tracks: [Track] = []
  /// The times to mark below it, with their words.
  private(set) var ticks: [(at: Instant, words: String)] = []

  /// How much is shown before the difference, and after it.
  private static let around = PlayingTime.seconds(75)

  /// The strip around the plays from `first` to `last` of `game`.
  init(around first: Int, to last: Int, in game: PlayedGame, _ chart: ShiftChart?) {
    let schedule = game.solution.game.schedule
    let plays = game.solution.plays
    func instant(_ index: Int) -> Instant { schedule.instant(of: plays[index].event.time) }
    let next = plays.indices.first { $0 > last && game.log.plays[$0].recorded != nil }
    differs = (instant(first), max(instant(first), instant(next ?? last)))
    from = max(Instant(played: .zero), differs.from + (.zero - Self.around))
    to = min(max(game.solution.game.now, differs.to), differs.to + Self.around)
    let period = plays[first].event.time.period
    tracks = [
      Track(name: "ruled", steps: ruled(in: game)),
      Track(name: "recorded", steps: recorded(in: game, schedule)),
    ]
    if let chart {
      tracks.append(Track(name: "chart", steps: told(by: chart, schedule, period)))
    }
    addTicks(game.notation, schedule, period)
  }

  private func ruled(in game: PlayedGame) -> [Step] {
    StrengthStretch.all(in: game.solution).compactMap {
      cut(Step(manpower: $0.manpower, from: $0.from, to: $0.to))
    }
  }

  /// What the source says: a play's strength holds until its next play with one.
  private func recorded(in game: PlayedGame, _ schedule: Schedule) -> [Step] {
    var steps: [Step] = []
    for (play, logged) in zip(game.solution.plays, game.log.plays) {
      guard let recorded = logged.recorded, play.refused == nil else { continue }
      let now = schedule.instant(of: play.event.time)
      if let last = steps.indices.last { steps[last].to = now }
      steps.append(Step(manpower: recorded.manpower, from: now, to: to))
    }
    return joined(steps.compactMap { cut($0) })
  }

  /// What the chart says, second by second.
  private func told(by chart: ShiftChart, _ schedule: Schedule, _ period: Int) -> [Step] {
    let seconds = max(0, (to - from).tenths / 10)
    let steps = (0..<min(seconds, 7200)).map { second in
      let now = from + .seconds(second)
      let time = schedule.time(of: now, in: period)
      return Step(
        manpower: chart.manpower(at: time, .after), from: now, to: now + .seconds(1))
    }
    return joined(steps)
  }

  private func cut(_ step: Step) -> Step? {
    var step = step
    step.from = max(step.from, from)
    step.to = min(step.to, to)
    return step.from < step.to ? step : nil
  }

  /// The steps with neighbours of one strength as one.
  private func joined(_ steps: [Step]) -> [Step] {
    var joined: [Step] = []
    for step in steps {
      if let last = joined.indices.last, joined[last].manpower == step.manpower,
        joined[last].to == step.from
      {
        joined[last].to = step.to
      } else {
        joined.append(step)
      }
    }
    return joined
  }

  private mutating func addTicks(_ notation: Notation, _ schedule: Schedule, _ period: Int) {
    let minutes = max(1, (to - from).tenths / 600)
    let step = max(1, minutes / 5) * 600
    var tenths = (from.played.tenths / step + 1) * step
    while tenths < to.played.tenths {
      let at = Instant(played: PlayingTime(tenths: tenths))
      ticks.append((at, notation.text(of: at, in: period)))
      tenths += step
    }
  }

  /// The place of `instant`, in hundredths of a per cent of the strip's width.
  func place(of instant: Instant) -> Int {
    let width = max(1, (to - from).tenths)
    return min(max(0, (instant - from).tenths), width) * 10000 / width
  }
}
