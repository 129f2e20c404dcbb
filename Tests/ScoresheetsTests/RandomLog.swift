import HockeyRules
import Scoresheets
import SeededRandom

/// A maker of logs that a sheet can express completely.
struct RandomLog {
  private var random: SplitMix
  private var log = GameLog()
  private var labels: [String] = []

  static func make(seed: UInt64) -> GameLog {
    var maker = RandomLog(random: SplitMix(seed))
    return maker.make()
  }

  private init(random: SplitMix) { self.random = random }

  private mutating func make() -> GameLog {
    makeHead()
    var period = 1
    if random.below(3) == 0 { makePosition() }
    for _ in 0..<random.below(40) {
      if random.below(6) == 0 { period += 1 }
      makePlay(in: min(period, 6))
    }
    log.goalkeepers = Notation(of: log).goalkeepers
    for team in Team.allCases {
      for index in log.rosters[team].indices {
        let player = Player(team, log.rosters[team][index].number)
        if log.rosters[team][index].position == .goalkeeper { log.goalkeepers.insert(player) }
        if log.goalkeepers.contains(player) { log.rosters[team][index].position = .goalkeeper }
      }
    }
    return log
  }

  private mutating func makeHead() {
    log.clock = random.pick(ClockDirection.allCases)
    log.kind = random.pick(GameKind.allCases)
    log.letters = random.pick([
      PerTeam(home: "A", visiting: "B"), PerTeam(home: "B", visiting: "A"),
      PerTeam(home: "TOR", visiting: "ÖSK"),
    ])
    if random.flip() { log.books = ["nhl-2025", "iihf-2025"] }
    if random.flip() { log.id = "game 7" }
    if random.flip() { log.date = "2016-04-28" }
    if random.flip() { (log.league, log.season) = ("nhl", 2015) }
    if random.flip() { log.rosters = PerTeam(home: makeRoster(), visiting: makeRoster()) }
    if random.flip() { log.regulation = Regulation(periods: 3, length: .minutes(25)) }
    if random.flip() { log.overtimeLength = .minutes(7) }
  }

  private mutating func makeRoster() -> [RosteredPlayer] {
    (0..<random.below(20)).map { number in
      RosteredPlayer(number: number, position: random.below(8) == 0 ? .goalkeeper : nil)
    }
  }

  private mutating func makePosition() {
    var position = GamePosition(
      score: PerTeam(home: random.below(4), visiting: random.below(4)),
      goalkeepers: PerTeam(home: random.flip(), visiting: true))
    if random.flip() { position.skaters = PerTeam(both: 4) }
    if random.flip() { position.penaltyMinutes = PerTeam(home: 12, visiting: random.below(9)) }
    if random.flip() { position.powerPlays = PerTeam(home: 1, visiting: random.below(3)) }
    for number in 0..<random.below(5) { position.entries.append(makeEntry(number)) }
    if random.flip() {
      position.ejected = [.skater(player(.home)), .goalkeeper(Player(.visiting, 98))]
    }
    let time = GameTime(period: 1, elapsed: PlayingTime(tenths: random.below(9000)))
    let event = Event(id: .number(0), time: time, play: .position(position))
    log.plays.append(LoggedPlay(event: event, line: 0, remark: random.flip() ? "taken over" : nil))
  }

  private mutating func makeEntry(_ number: Int) -> GamePosition.Entry {
    let call = makeCall(random.pick(Team.allCases))
    var id = Event.ID.number(-1 - number)
    if random.flip() {
      labels.append("x\(labels.count)")
      id = .label("x\(labels.count - 1)")
    }
    return GamePosition.Entry(
      id: id, offender: call.offender, penaltyClass: random.pick(PenaltyClass.allCases),
      remaining: PlayingTime(tenths: random.below(3000)),
      manner: random.pick(GamePosition.Manner.allCases), waits: random.flip(),
      follows: random.flip(),
      sitter: random.pick([nil, .substitute, .nobody, .player(player(call.offender.team))]),
      infraction: call.infraction, minutes: random.flip() ? random.below(20) : nil)
  }

  private mutating func makePlay(in period: Int) {
    let schedule = log.schedule
    var play = makePlay(period, schedule)
    if case .shootOut = play, period != 6 { play = .faceOff }
    var elapsed = PlayingTime(tenths: random.below(schedule.length(of: period).tenths + 1))
    // A shoot-out has no time: the sixth period is a shoot-out if it has only attempts.
    if period == 6 {
      play = .shootOut(Shot(team: .home, scored: random.flip()))
      elapsed = .zero
    }
    var id = Event.ID.number(0)
    if random.below(4) == 0 {
      labels.append("x\(labels.count)")
      id = .label("x\(labels.count - 1)")
    }
    let event = Event(id: id, time: GameTime(period: period, elapsed: elapsed), play: play)
    let remark = random.below(5) == 0 ? "a remark # of two" : nil
    log.plays.append(LoggedPlay(event: event, line: 0, remark: remark))
  }

  private mutating func makePlay(_ period: Int, _ schedule: Schedule) -> Play {
    let team = random.pick(Team.allCases)
    switch random.below(17) {
    case 0: return .periodStart
    case 1: return .periodEnd
    case 2: return .whistle(reason: random.flip() ? "icing" : nil)
    case 3: return .faceOff
    case 4...7: return .penalty(makeCall(team))
    case 8: return .signal(makeCall(team))
    case 9, 10: return .goal(makeGoal(team))
    case 11:
      return .penaltyShot(
        Shot(
          team: team, shooter: random.flip() ? player(team) : nil, scored: random.flip(),
          foulOnRecord: random.flip()))
    case 12: return random.flip() ? .goalkeeperOff(team) : .goalkeeperOn(team)
    case 13:
      return .leftBox(
        player(team), fault: random.pick(Fault.allCases),
        reason: random.flip() ? "he saw: the gate was open" : nil)
    case 14:
      return .captainChoice(
        team, [.skater(player(team)), .bench(team), .unidentified(team)],
        reason: random.flip() ? "he said so" : nil)
    case 15:
      return random.pick([
        .look, .gameEnd, .other("hit"), .backInBox(player(team)), .timeOut(team),
        .challenge(team, .upheld), .challenge(team, .failed, server: player(team)),
        .noChange(team, reason: random.flip() ? "icing" : nil), .injured(player(team)),
        .inGoal(player(team)), .leftIce(player(team)), .forfeit(team),
      ])
    default: return .correction(makeCorrection(team, period, schedule))
    }
  }

  private mutating func player(_ team: Team) -> Player { Player(team, random.below(98)) }

  private mutating func makeCall(_ team: Team) -> Call {
    let skater = player(team)
    let goalkeeper = Player(team, 98 + random.below(2))
    let offender: Offender = random.pick([
      .skater(skater), .skater(skater), .goalkeeper(goalkeeper), .bench(team), .unidentified(team),
    ])
    return Call(
      offender: offender,
      penalties: (0..<random.below(4)).map { _ in random.pick(PenaltyClass.allCases) },
      penaltyShot: random.flip(),
      infraction: random.flip() ? Infraction(rawValue: "high-sticking") : nil,
      server: random.flip() ? player(team) : nil)
  }

  private mutating func makeGoal(_ team: Team) -> Goal {
    Goal(
      team: team, scorer: random.flip() ? player(team) : nil,
      assists: (0..<random.below(3)).map { _ in player(team) },
      ownGoal: random.flip(), awarded: random.flip(), emptyNet: random.flip())
  }

  private mutating func makeCorrection(
    _ team: Team, _ period: Int, _ schedule: Schedule
  ) -> Correction {
    let reason = random.pick(["the wrong player", "see: 4.15(e), 2+2"])
    guard !labels.isEmpty, random.flip() else {
      let tenths = random.below(schedule.length(of: period).tenths + 1)
      let time = GameTime(period: period, elapsed: PlayingTime(tenths: tenths))
      return random.flip()
        ? .release(player(team), reason: reason) : .clock(time, reason: reason)
    }
    let label = Event.ID.label(random.pick(labels))
    switch random.below(3) {
    case 0: return .void(label, reason: reason)
    case 1:
      let amendment = Amendment(
        [random.pick(PenaltyClass.allCases)], penaltyShot: random.flip(),
        infraction: random.flip() ? Infraction(rawValue: "hooking") : nil,
        offender: random.flip() ? .skater(player(team)) : nil,
        server: random.flip() ? player(team) : nil)
      return .amend(label, amendment, reason: reason)
    default: return .goalDisallowed(label, reason: reason)
    }
  }
}
