public import HockeyRules

/// The facts about a log that decide what its words mean: the letters of the teams, the direction
/// of the clock, the lengths of the periods.
public struct Notation: Sendable, Hashable {
  /// The log's letters for the teams.
  public var letters: PerTeam<String>
  /// The direction in which the log counts the clock.
  public var clock: ClockDirection
  /// The lengths of the periods.
  public var schedule: Schedule
  /// The period number of the shoot-out, if the game has one.
  public var shootOut: Int?
  /// The players that the log marks as goalkeepers.
  public var goalkeepers: Set<Player>
  /// The names to write after the players' numbers; empty unless they are requested.
  public var names: [Player: String] = [:]

  /// Creates a notation; the defaults are those of a sheet without a head.
  public init(
    letters: PerTeam<String> = PerTeam(home: "A", visiting: "B"),
    clock: ClockDirection = .elapsed, schedule: Schedule = .standard(for: .regular),
    shootOut: Int? = nil, goalkeepers: Set<Player> = []
  ) {
    self.letters = letters
    self.clock = clock
    self.schedule = schedule
    self.shootOut = shootOut
    self.goalkeepers = goalkeepers
  }

  /// The notation of `log`.
  public init(of log: GameLog) {
    var goalkeepers = log.goalkeepers
    // Iterate by index: copying each play took one in twenty-five of an audit's instructions.
    for index in log.plays.indices {
      switch log.plays[index].event.play {
      case .position(let position):
        let offenders = position.entries.map { $0.offender } + position.ejected
        goalkeepers.formUnion(offenders.compactMap { $0.goalkeeper })
      case .penalty(let call), .signal(let call):
        if let goalkeeper = call.offender.goalkeeper { goalkeepers.insert(goalkeeper) }
      default: break
      }
    }
    self.init(
      letters: log.letters, clock: log.clock, schedule: log.schedule, shootOut: log.shootOut,
      goalkeepers: goalkeepers)
  }
}

extension GameLog {
  /// The period number of the shoot-out, or `nil` if the game has none.
  ///
  /// The shoot-out comes after at least one overtime and takes no playing time. If time is played
  /// in the period with that number, the period is another overtime.
  var shootOut: Int? {
    let first = schedule.regulationPeriods.plus(2)
    let attempt = plays.indices.first { plays[$0].event.play.isShootOut }
    let attempted = attempt.map { plays[$0].event.time.period }
    guard let period = attempted ?? (kind == .regular ? first : nil) else { return nil }
    var before = 0
    for index in plays.indices {
      let time = plays[index].event.time
      if time.period == period && time.elapsed != .zero { return nil }
      if time.period < period { before = max(before, time.period) }
    }
    return period == max(first, before.plus(1)) ? period : nil
  }
}

extension Play {
  /// A reading of the clock at which nothing happens.
  package static let look = Play.other("look")

  var isShootOut: Bool {
    if case .shootOut = self { true } else { false }
  }
}

extension Offender {
  var goalkeeper: Player? {
    switch self {
    case .goalkeeper(let player): player
    case .skater, .bench, .unidentified: nil
    }
  }
}
