// The strength of a solved game as intervals, and the power plays that these make.

/// An interval of playing time in which the penalties leave both teams the same skaters.
public struct StrengthInterval: Sendable, Hashable {
  /// Its start.
  public let from: GameInstant
  /// Its end; the last interval ends at the log's last reading of the clock.
  public let to: GameInstant
  /// The skaters that penalties leave each team, without extra attackers.
  public let manpower: PerTeam<Int>
  /// The rulings at its start that changed the strength: the penalties that began or ended, and the
  /// new manpower.
  public let begunBy: [Ruling]
  /// The rulings at its end that changed the strength; empty if only the log ended.
  public let endedBy: [Ruling]

  /// Its length in playing time.
  public var length: PlayingTime { to - from }
}

/// A power play: a stretch of playing time in which a team has more skaters than the other.
public struct PowerPlay: Sendable, Hashable {
  /// The team with more skaters.
  public let team: Team
  /// Its intervals, one for each strength, in order; never empty.
  public let intervals: [StrengthInterval]
  /// The power-play goals scored in the power play.
  public let goals: [ScoredGoal]
  /// The penalties of the other team that ran during it, in the order in which they began.
  public let penalties: [Penalty.ID]
  /// The number of opportunities that the book counts.
  public let opportunities: Int
  /// The way it ended.
  public let ending: Ending

  /// The beginning of the power play.
  public var from: GameInstant { intervals[0].from }

  /// The end of the power play.
  public var to: GameInstant { intervals[intervals.count - 1].to }

  /// The ways a power play ends.
  @nonexhaustive public enum Ending: String, Sendable, Hashable, CaseIterable {
    /// A goal against the short-handed team ended a penalty.
    case goal
    /// The time of a penalty was up.
    case time
    /// The other team's advantage ended with a penalty to this team.
    case penalty
    /// The officials changed it: a correction, or a change at a stoppage.
    case other
    /// The game, or the log, ended first.
    case gameEnd = "game-end"
  }
}

extension Solution {
  /// The skaters that penalties leave each team over playing time, without extra attackers.
  package var manpower: Track<PerTeam<Int>> { Track(of: game, journal[...]) }

  /// The strength from the start to the log's last reading of the clock, interval by interval.
  ///
  /// ```swift
  /// let log = SheetReader.read("P1 5:00 A6 2 hooking\n   8:00 whistle\n").log
  /// for interval in solve(log, under: book).intervals {
  ///   print(interval.from, interval.to, interval.manpower)
  /// }
  /// // Prints "0:00 5:00 5-5"
  /// // Prints "5:00 7:00 4-5"
  /// // Prints "7:00 8:00 5-5"
  /// ```
  ///
  /// If the officials set the clock back, the time that is played again counts once. For a game that
  /// was joined in progress, the first interval begins there.
  public var intervals: [StrengthInterval] {
    let stretches = manpower.stretches(to: game.now)
    let changes = rulingsOnStrength(at: Set(stretches.flatMap { [$0.from, $0.to] }))
    return stretches.map {
      StrengthInterval(
        from: $0.from, to: $0.to, manpower: $0.value, begunBy: changes[$0.from] ?? [],
        endedBy: changes[$0.to] ?? [])
    }
  }

  /// The power plays of both teams, in order.
  ///
  /// ```swift
  /// let sheet = "P1 5:00 A6 2 hooking\n   6:00 A7 2 tripping\n   6:30 B9 goal\n   9:00 whistle\n"
  /// for powerPlay in solve(SheetReader.read(sheet).log, under: book).powerPlays {
  ///   print(powerPlay.team, powerPlay.from, powerPlay.to, powerPlay.goals.count, powerPlay.ending)
  ///   for interval in powerPlay.intervals { print(interval.manpower, interval.length) }
  /// }
  /// // Prints "B 5:00 8:00 1 time"
  /// // Prints "4-5 1:00"
  /// // Prints "3-5 0:30"
  /// // Prints "4-5 1:30"
  /// ```
  ///
  /// A power play may have several opportunities, such as the second of a five-on-three.
  public var powerPlays: [PowerPlay] {
    var stretches: [(team: Team, intervals: [StrengthInterval])] = []
    for interval in intervals {
      guard let team = interval.manpower.stronger else { continue }
      if let last = stretches.last, last.team == team, last.intervals.last?.to == interval.from {
        stretches[stretches.count - 1].intervals.append(interval)
      } else {
        stretches.append((team, [interval]))
      }
    }
    let runs = PenaltyRun.all(in: self)
    return stretches.map { team, intervals in
      let (from, to) = (intervals[0].from, intervals[intervals.count - 1].to)
      let goals = game.goals.filter { goal in
        let scored = game.schedule.instant(of: goal.time)
        return goal.goal.team == team && goal.manpower == .powerPlay && !goal.penaltyShot
          && scored > from && scored <= to
      }
      let counted = journal.filter { ruling in
        guard case .score(.powerPlay(let penalty)) = ruling.effect else { return false }
        return penalty.offender.team == team.opponent && ruling.at >= from && ruling.at < to
      }
      return PowerPlay(
        team: team, intervals: intervals, goals: goals,
        penalties: runs.filter {
          $0.penalty.offender.team == team.opponent && $0.from < to && $0.to > from
        }.map { $0.penalty },
        opportunities: counted.count,
        ending: PowerPlay.Ending(intervals[intervals.count - 1].endedBy, of: team))
    }
  }

  /// The rulings at each of `instants` that changed the strength, in order.
  private func rulingsOnStrength(at instants: Set<GameInstant>) -> [GameInstant: [Ruling]] {
    var changes: [GameInstant: [Ruling]] = [:]
    for ruling in journal where ruling.effect.concernsStrength && instants.contains(ruling.at) {
      changes[ruling.at, default: []].append(ruling)
    }
    return changes
  }
}

extension PowerPlay.Ending {
  /// The way in which `rulings` ended the power play of `team`.
  fileprivate init(_ rulings: [Ruling], of team: Team) {
    let ended = rulings.compactMap { ruling -> Penalty.Ending? in
      guard case .bench(.ends(let penalty, let ending)) = ruling.effect else { return nil }
      return penalty.offender.team == team.opponent ? ending : nil
    }
    let starts = rulings.contains { ruling in
      guard case .bench(.starts(let penalty, _)) = ruling.effect else { return false }
      return penalty.offender.team == team
    }
    self =
      if rulings.isEmpty { .gameEnd } else if ended.contains(.goalAgainst) {
        .goal
      } else if ended.contains(.served) { .time } else if starts { .penalty } else { .other }
  }
}

extension Effect {
  /// Whether the ruling changes the strength, or explains a change.
  fileprivate var concernsStrength: Bool {
    switch self {
    case .bench(.starts), .bench(.ends), .bench(.cancelled), .bench(.frozen), .bench(.reinstated),
      .bench(.unstarted), .bench(.returns), .play(.manpower):
      true
    case .bench, .call, .play, .score: false
    }
  }
}

extension Track<PerTeam<Int>> {
  /// The manpower of `game`, whose rulings are `first` and then `further`.
  ///
  /// If the officials set the clock back, the time that is played again counts once.
  init(of game: Game, _ first: ArraySlice<Ruling>, _ further: ArraySlice<Ruling> = []) {
    self.init()
    let full = PerTeam(both: game.book.play.skaters.value)
    set(full, from: GameInstant(played: .zero))
    var before = BeforeSetting<Track>()
    for rulings in [first, further] {
      for index in rulings.indices {
        before.note(rulings[index].effect, &self)
        switch rulings[index].effect {
        case .score(.joined):
          // Nothing is known of the time before the game was joined.
          self = Track()
          set(full, from: rulings[index].at)
        case .play(.manpower(let manpower, _)): set(manpower, from: rulings[index].at)
        case .play(.clockSet(let time)): turnBack(to: game.schedule.instant(of: time))
        case .bench, .call, .play, .score: break
        }
      }
    }
  }
}

/// The findings of a pass over rulings before the officials set the clock at the current stoppage.
///
/// A second setting at one stoppage replaces the first, so the pass goes back to these findings.
struct BeforeSetting<Found> {
  private var found: Found?

  mutating func note(_ effect: Effect, _ current: inout Found) {
    switch effect {
    case .play(.clockSet):
      if let found { current = found } else { found = current }
    case .play(.resumes): found = nil
    case .bench, .call, .play, .score: break
    }
  }
}

/// A stretch of playing time in which a penalty ran on the clock, as it happened.
///
/// A later correction changes the penalty's ``PenaltyCourse``, but not the power play at that time.
private struct PenaltyRun {
  var penalty: Penalty.ID
  var from: GameInstant
  var to: GameInstant

  /// All stretches of `solution`, in the order in which they began; a penalty that still runs at
  /// the end has a stretch up to the end.
  static func all(in solution: Solution) -> [PenaltyRun] {
    let game = solution.game
    var known: (runs: [PenaltyRun], open: [Penalty.ID: Int]) = ([], [:])
    var before = BeforeSetting<(runs: [PenaltyRun], open: [Penalty.ID: Int])>()
    for ruling in solution.journal {
      before.note(ruling.effect, &known)
      guard case .bench(let effect) = ruling.effect else { continue }
      switch effect {
      case .starts(let penalty, _), .reinstated(let penalty, _, _):
        known.open[penalty] = known.runs.count
        known.runs.append(PenaltyRun(penalty: penalty, from: ruling.at, to: game.now))
      case .ends(let penalty, _), .frozen(let penalty, _), .waits(let penalty),
        .unstarted(let penalty), .cancelled(let penalty):
        if let run = known.open.removeValue(forKey: penalty) { known.runs[run].to = ruling.at }
      default: continue
      }
    }
    return known.runs
  }
}

extension PerTeam<Int> {
  /// The team with more skaters, or `nil` if they are even.
  package var stronger: Team? {
    home == visiting ? nil : home > visiting ? .home : .visiting
  }
}
