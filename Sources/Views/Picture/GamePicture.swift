import HockeyRules
import Scoresheets

/// What the picture of a game shows, as values: where everything is on the time axis, and what it
/// says.
struct GamePicture: Sendable {
  let game: PlayedGame
  let periods: [PicturePeriod]
  /// The penalties of each team, in rows.
  let bench: PerTeam<[LabelledMark<BenchEntry>]>
  /// The goals of each team, and other plays that are marked, in the same rows.
  let marks: PerTeam<[LabelledMark<PicturedPlay>]>
  let strengths: [StrengthStretch]
  /// When play stopped, in order.
  let stoppages: [Instant]
  /// The penalties of both teams that go together.
  let ties: [PenaltyTie]

  /// How wide a minute is at least.
  let scale: LabelScale

  /// The picture of `game`, whose labels have room where a minute is as wide as `scale` says; nil is
  /// the narrowest that a page shows.
  init(of game: PlayedGame, _ scale: LabelScale? = nil) {
    self.game = game
    let periods = PicturePeriod.all(in: game)
    self.periods = periods
    let widths = PictureWidths(periods, shootOut: ShootOutDrawing(of: game).map { $0.width })
    let scale = scale ?? LabelScale(minute: widths.minute)
    self.scale = scale
    let plays = PlayIndex(of: game.solution)
    let bars = PenaltyBar.all(in: game.solution)
    let entries = BenchEntry.all(of: bars, in: game, periods, plays)
    let marked = PicturedPlay.all(in: game, periods, plays)
    var (bench, marks) = (PerTeam(both: entries), PerTeam(both: marked))
    for team in Team.allCases {
      // Goals are nearest to the strength, and penalties beside them where there is room.
      var rows = LabelRows()
      marks[team] = scale.arrange(marked.filter { $0.content.team == team }, in: periods, &rows)
      rows.beginAgain()
      bench[team] = scale.arrange(entries.filter { $0.content.team == team }, in: periods, &rows)
    }
    self.bench = bench
    self.marks = marks
    strengths = StrengthStretch.all(in: game.solution)
    stoppages = Self.stoppages(in: game.solution)
    ties = PenaltyTie.all(of: bars, in: game.solution)
  }

  private static func stoppages(in solution: Solution) -> [Instant] {
    var instants: [Instant] = []
    for ruling in solution.journal where ruling.effect == .play(.stops) {
      instants.append(ruling.at)
    }
    instants.sort()
    return instants.indices.filter { $0 == 0 || instants[$0 - 1] != instants[$0] }
      .map { instants[$0] }
  }
}

/// A stretch of time at one strength.
struct StrengthStretch: Sendable, Equatable {
  var manpower: PerTeam<Int>
  var from: Instant
  var to: Instant

  /// The stretches of `solution`, in order, up to the last reading of its clock.
  static func all(in solution: Solution) -> [StrengthStretch] {
    let steps = ManpowerHistory(solution).steps
    let ends = steps.dropFirst().map { $0.since } + [solution.game.now]
    return zip(steps, ends).compactMap { step, end in
      step.since < end
        ? StrengthStretch(manpower: step.manpower, from: step.since, to: end) : nil
    }
  }
}

/// The places of plays in their log, by their ids.
struct PlayIndex {
  private var places: [Event.ID: Int] = [:]

  init(of solution: Solution) {
    for (index, play) in solution.plays.enumerated().reversed() { places[play.event.id] = index }
  }

  /// The index of the play called `id`, among the solution's plays.
  subscript(id: Event.ID) -> Int? { places[id] }
}
