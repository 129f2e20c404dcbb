/// The strength of a solved game at any number of instants, each found by binary search.
///
/// Create it once for a solution; a lookup then plays nothing:
///
///     let lookup = StrengthLookup(of: solution)
///     for shot in shots { print(lookup.strength(at: shot.time)?.now ?? PerTeam(both: 0)) }
package struct StrengthLookup: Sendable {
  private let game: Game
  private let manpower: Track<PerTeam<Int>>
  private let powerPlays: [(team: Team, from: GameInstant, to: GameInstant)]
  /// For each play that the book accepts: the earliest reading of the clock at or after the play,
  /// in ascending order; the play's own reading; and the manpower before the play.
  private var plays: [(clock: GameTime, time: GameTime, before: PerTeam<Int>)] = []
  /// The ranges of readings that occur twice or never, because the officials set the clock.
  private var corrected: [ClosedRange<GameTime>] = []
  /// The states at the corrected readings, or `nil` if there are none.
  private let timeline: Timeline?
  /// Whether the goalkeepers are on the ice.
  private var goalkeepers = Track<PerTeam<Bool>>()

  /// The strength at an instant.
  package struct Strength: Sendable, Hashable {
    /// The skaters that penalties leave each team up to the instant.
    package var before: PerTeam<Int>
    /// The skaters at the instant itself: penalties that run out then are over, but the plays of
    /// the instant have not happened.
    ///
    /// A shot or a goal in that second is taken at this strength.
    package var now: PerTeam<Int>
    /// The skaters with which play goes on, as for a face-off.
    package var after: PerTeam<Int>
    /// The skaters at the instant, with an extra attacker if the log says that a goalkeeper is off.
    package var onIce: PerTeam<Int>
    /// The power play that is on at the instant, if any.
    package var powerPlay: Position?

    // Hashes all members as one number, because many instants are compared.
    package func hash(into hasher: inout Hasher) {
      let skaters = [before, now, after, onIce].reduce(0) { ($0 << 3 | $1.home) << 3 | $1.visiting }
      hasher.combine(skaters << 32 ^ (powerPlay?.elapsed.tenths ?? -1))
    }
  }

  /// A place in a power play.
  package struct Position: Sendable, Hashable {
    /// The power play's number in the game, from 1, as in ``Solution/powerPlays``.
    package var number: Int
    /// The team with more skaters.
    package var team: Team
    /// The playing time since it began.
    package var elapsed: PlayingTime
  }

  /// Creates the lookup for a solved game, in time proportional to its plays.
  package init(of solution: Solution) {
    game = solution.game
    manpower = solution.manpower
    powerPlays = solution.powerPlays.map { ($0.team, $0.from, $0.to) }
    var clock = GameTime.start
    for play in solution.plays where play.refused == nil {
      let (time, timeAfter) = (play.event.time, play.event.timeAfter)
      if timeAfter != time || time < clock {
        corrected.append(min(clock, time, timeAfter)...max(clock, time, timeAfter))
      }
      clock = timeAfter
      plays.append((timeAfter, time, play.before))
    }
    timeline = corrected.isEmpty ? nil : Timeline(of: solution)
    for index in plays.indices.dropLast().reversed() {
      plays[index].clock = min(plays[index].clock, plays[index + 1].clock)
    }
    var onIce = PerTeam(both: true)
    for ruling in solution.journal {
      guard case .play(.goalkeeper(let team, let isOn)) = ruling.effect else { continue }
      onIce[team] = isOn
      goalkeepers.set(onIce, from: ruling.at)
    }
  }

  /// The strength at `time`, or `nil` if the game has no such time, or the log begins later.
  ///
  /// If the officials set the clock back, the same reading occurs twice: the later one counts.
  /// After the log's last play, the clock runs on.
  package func strength(at time: GameTime) -> Strength? {
    let schedule = game.schedule
    guard time.period >= 1, time.elapsed >= .zero,
      time.elapsed <= schedule.length(of: time.period), game.lastPeriod(lacking: time) == nil
    else { return nil }
    let instant = schedule.instant(of: time)
    guard let after = manpower[instant] else { return nil }
    if instant > game.now { return ahead(time) }
    let beforePlays = manpower(beforePlaysAt: time)
    let before = manpower.value(before: instant) ?? beforePlays ?? after
    let isEnd = time.elapsed == schedule.length(of: time.period)
    let now = beforePlays ?? (isEnd ? before : after)
    let isInside = !isEnd && time.elapsed > .zero
    let stated = isInside ? atCorrectedClock(time) : nil
    let strength = stated ?? (now, after)
    return Strength(
      before: before, now: strength.now, after: strength.after,
      onIce: onIce(strength.now, at: instant), powerPlay: position(at: instant, strength.now))
  }

  /// The manpower before the first play at `time`, or `nil` if there is none.
  private func manpower(beforePlaysAt time: GameTime) -> PerTeam<Int>? {
    let index = plays.firstOfTail { $0.clock >= time }
    return index < plays.count && plays[index].time == time ? plays[index].before : nil
  }

  private func onIce(_ manpower: PerTeam<Int>, at instant: GameInstant) -> PerTeam<Int> {
    guard let goalkeepers = goalkeepers.value(before: instant) else { return manpower }
    var skaters = manpower
    for team in Team.allCases where !goalkeepers[team] { skaters[team] += 1 }
    return skaters
  }

  private func position(at instant: GameInstant, _ now: PerTeam<Int>) -> Position? {
    guard let team = now.stronger else { return nil }
    // Where one interval ends and the next begins, the plays of that second belong to the earlier.
    let first = powerPlays.firstOfTail { $0.to >= instant }
    for index in powerPlays[first...].indices.prefix(2)
    where powerPlays[index].team == team && powerPlays[index].from <= instant {
      return Position(number: index + 1, team: team, elapsed: instant - powerPlays[index].from)
    }
    return nil
  }

  /// The manpower at a reading that occurs twice or never because the officials set the clock, or
  /// `nil` at any other reading.
  private func atCorrectedClock(
    _ time: GameTime
  ) -> (now: PerTeam<Int>, after: PerTeam<Int>)? {
    guard let timeline, corrected.contains(where: { $0.contains(time) }),
      let now = try? timeline.state(at: time, .before).manpower,
      let after = try? timeline.state(at: time).manpower
    else { return nil }
    return (now, after)
  }

  /// The strength at a time after the log's last play.
  private func ahead(_ time: GameTime) -> Strength? {
    guard let state = try? game.state(at: time) else { return nil }
    let manpower = state.manpower
    return Strength(
      before: manpower, now: manpower, after: manpower,
      onIce: onIce(manpower, at: game.schedule.instant(of: time)))
  }
}
