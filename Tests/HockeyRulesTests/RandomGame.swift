import HockeyRules
import SeededRandom

/// A maker of random logs with everything that can happen in a game, mostly lawful under the book.
///
/// The maker plays its log, because it has to know who sits and what a correction can name. The
/// teams have few players. Many plays fall in the second at which a time runs out, where several
/// rules apply.
struct RandomGame {
  /// The kinds of plays of which a game has more than usual.
  enum Variety: String, CaseIterable {
    case plain
    /// Goals and whistles while a penalty is signalled.
    case signals
    /// Calls of the same penalties to both teams.
    case pairs
    /// Players who serve for others, and seats in which nobody sits.
    case servers
    /// Attempts in a shoot-out, with which the game begins.
    case shootOuts = "shoot-outs"
    /// A game joined at the position of another; before, a changed position is tried, perhaps an
    /// impossible one.
    case joined
  }

  private var random: SplitMix
  private let book: Rulebook
  private var game: Game
  private var events: [Event] = []
  private var calls: [Event.ID] = []
  /// Whether captains choose; only a log played as a whole can know their choices in advance.
  private let captainsChoose: Bool
  /// Whether the officials sometimes set the clock, or disallow a goal after play has resumed.
  private let correctsGoalsAndClock: Bool
  /// Whether every fourth play is a correction.
  private let isFullOfCorrections: Bool
  private let variety: Variety
  /// The call to repeat on the other team.
  private var toPair: Call?

  /// Makes the plays of a game; `setup` contains the facts known before the game.
  static func make(
    seed: Int, under book: Rulebook, setup: GameSetup, plays: Int = 20,
    captainsChoose: Bool = false, correctsGoalsAndClock: Bool = true,
    isFullOfCorrections: Bool = false, variety: Variety = .plain
  ) -> [Event] {
    var maker = RandomGame(
      random: SplitMix(UInt64(seed)), book: book, game: Game(under: book, setup: setup),
      captainsChoose: captainsChoose, correctsGoalsAndClock: correctsGoalsAndClock,
      isFullOfCorrections: isFullOfCorrections, variety: variety)
    if variety == .joined { maker.join(seed: seed) }
    while maker.events.count < plays { maker.add() }
    return maker.events
  }

  static func make(
    seed: Int, under book: Rulebook, kind: GameKind, plays: Int = 20, captainsChoose: Bool = false,
    correctsGoalsAndClock: Bool = true, isFullOfCorrections: Bool = false
  ) -> [Event] {
    make(
      seed: seed, under: book, setup: GameSetup(kind: kind), plays: plays,
      captainsChoose: captainsChoose, correctsGoalsAndClock: correctsGoalsAndClock,
      isFullOfCorrections: isFullOfCorrections)
  }

  private init(
    random: SplitMix, book: Rulebook, game: Game, captainsChoose: Bool,
    correctsGoalsAndClock: Bool, isFullOfCorrections: Bool, variety: Variety
  ) {
    self.random = random
    self.book = book
    self.game = game
    self.captainsChoose = captainsChoose
    self.correctsGoalsAndClock = correctsGoalsAndClock
    self.isFullOfCorrections = isFullOfCorrections
    self.variety = variety
  }

  /// Adds the position of another game as the first play.
  ///
  /// Before that position, adds a changed one, which may be refused.
  private mutating func join(seed: Int) {
    var other = Game(under: book, setup: game.setup)
    for event in Self.make(seed: seed + 5_000_000, under: book, setup: game.setup, plays: 14) {
      _ = try? other.play(event)
    }
    let position = other.position
    for position in [changed(position), position] {
      let event = Event(
        id: .label("x\(events.count)"), time: other.clock, play: .position(position))
      _ = try? game.play(event)
      events.append(event)
    }
    calls = position.entries.map(\.id)
  }

  /// The position with one or two changes.
  private mutating func changed(_ position: GamePosition) -> GamePosition {
    var position = position
    for _ in 0..<(1 + random.below(2)) where !position.entries.isEmpty {
      let place = random.below(position.entries.count)
      switch random.below(9) {
      case 0: position.entries[place].remaining = .zero
      case 1: position.entries[place].remaining = PlayingTime(tenths: random.below(3100))
      case 2: position.entries[place].waits.toggle()
      case 3: position.entries[place].follows.toggle()
      case 4: position.entries[place].manner = random.pick(GamePosition.Manner.allCases)
      case 5: position.entries.swapAt(place, random.below(position.entries.count))
      case 6: position.entries.remove(at: place)
      case 7: position.ejected.append(position.entries[place].offender)
      default: position.penaltyMinutes = PerTeam(both: random.below(20))
      }
    }
    return position
  }

  /// Adds a play that the book accepts or, occasionally, one that it refuses.
  private mutating func add() {
    let time = nextTime()
    var event = Event(id: .label("x\(events.count)"), time: time, play: .other("hit"))
    if random.below(40) == 0 { event.time = wrongTime(time) }
    for _ in 0..<8 {
      event.play = makePlay()
      if (try? game.play(event)) != nil || random.below(40) == 0 { break }
    }
    if event.play.isCall { calls.append(event.id) }
    events.append(event)
  }

  /// A time not before the last play: often the same, often one at which something runs out.
  private mutating func nextTime() -> GameTime {
    let first = variety == .shootOuts ? [5] : [1, 1, 2, 3, 3, 4, 5]
    let clock =
      events.isEmpty ? GameTime(period: random.pick(first), elapsed: .zero) : game.clock
    let left = game.schedule.length(of: clock.period) - clock.elapsed
    let due = game.penalties.compactMap(\.until).filter { $0 > game.now }.map { $0 - game.now }
    let step: PlayingTime =
      switch random.below(12) {
      case 0...3: .zero
      case 4 where !due.isEmpty: random.pick(due)
      case 5 where !due.isEmpty: random.pick(due)
      case 6 where !due.isEmpty: random.pick(due) - PlayingTime(tenths: 1)
      case 7: PlayingTime(tenths: random.below(1200))
      case 8: random.below(3) == 0 ? left : .seconds(random.below(20))
      case 9: .seconds(random.below(400))
      default: .seconds(random.below(100))
      }
    if step <= left { return GameTime(period: clock.period, elapsed: clock.elapsed + step) }
    if clock.period >= 6 { return clock }
    let elapsed: PlayingTime = random.flip() ? .zero : .seconds(random.below(60))
    return GameTime(period: clock.period + 1, elapsed: elapsed)
  }

  /// A reading that the clock cannot have now: impossible, or past.
  private mutating func wrongTime(_ time: GameTime) -> GameTime {
    random.pick([
      GameTime(period: time.period, elapsed: .zero),
      GameTime(period: max(1, time.period - 1), elapsed: time.elapsed),
      GameTime(period: time.period, elapsed: .minutes(30)), GameTime(period: 0, elapsed: .zero),
    ])
  }

  private mutating func makePlay() -> Play {
    let team = random.pick(Team.allCases)
    if isFullOfCorrections && random.below(4) == 0 { return .correction(makeCorrection(team)) }
    if variety != .plain && random.flip(), let play = makeSpecialPlay(team) { return play }
    switch random.below(40) {
    case 0...14: return .penalty(makeCall(team))
    case 15...17: return .signal(makeCall(team))
    case 18...21: return .goal(makeGoal(team))
    case 22, 23: return .whistle(reason: random.flip() ? "offside" : nil)
    case 24...26: return .faceOff
    case 27, 28: return .correction(makeCorrection(team))
    case 29, 30: return makeShot(team)
    case 31: return random.flip() ? .goalkeeperOff(team) : .goalkeeperOn(team)
    case 32: return .leftBox(sitting(team), fault: random.pick(Fault.allCases))
    case 33: return .backInBox(game.illegal.first ?? player(team))
    case 34 where captainsChoose:
      return .captainChoice(team, [.skater(player(team)), .skater(player(team))])
    case 35...37 where captainsChoose && !game.choices.isEmpty: return makeChoice()
    case 35: return random.pick([.periodEnd, .periodStart])
    case 36 where events.count > 13 && random.flip(): return .gameEnd
    default: return .other("hit")
    }
  }

  /// A play of the kind of which the game has more, or `nil` if any kind may come.
  private mutating func makeSpecialPlay(_ team: Team) -> Play? {
    switch variety {
    case .plain, .joined: return nil
    case .signals:
      if game.signals.isEmpty { return .signal(makeCall(team)) }
      return random.pick([
        .goal(makeGoal(team)), .goal(makeGoal(team)), .signal(makeCall(team)),
        .whistle(reason: nil),
      ])
    case .pairs:
      guard var call = toPair else {
        let call = makeCall(team)
        toPair = call
        return .penalty(call)
      }
      toPair = nil
      call.offender = .skater(player(call.offender.team.opponent))
      call.server = nil
      return .penalty(call)
    case .servers:
      if random.flip(), let penalty = game.penalties.last(where: { $0.offender.player != nil }) {
        let offender = penalty.offender.player ?? player(team)
        return .servesFor(player(offender.team), offender: offender)
      }
      var call = makeCall(team)
      call.nobodySits = random.flip()
      call.server = call.nobodySits ? nil : Player(team, 1 + random.below(9))
      return .penalty(call)
    case .shootOuts:
      let last = game.attempts.last?.shot.team
      return .shootOut(
        Shot(
          team: last.map { random.below(6) > 0 ? $0.opponent : $0 } ?? team,
          shooter: random.below(8) > 0 ? player(team) : nil, scored: random.below(3) == 0))
    }
  }

  /// One of the choices that the book has left to a captain so far.
  private mutating func makeChoice() -> Play {
    let choice = random.pick(Array(game.choices.suffix(2)))
    return .captainChoice(choice.team, [random.pick(choice.names)])
  }

  private mutating func player(_ team: Team) -> Player { Player(team, 1 + random.below(6)) }

  /// A player of `team` who sits, or any player if none sits.
  private mutating func sitting(_ team: Team) -> Player {
    let players = (game.running(of: team) + game.penalties.filter { $0.team == team && !$0.isOver })
      .compactMap(\.offender.player)
    return players.isEmpty ? player(team) : random.pick(players)
  }

  private mutating func makeCall(_ team: Team) -> Call {
    let skater = Offender.skater(player(team))
    let offender: Offender = random.pick([
      skater, skater, skater, skater, skater, .bench(team), .goalkeeper(Player(team, 30)),
      .unidentified(team),
    ])
    let penaltyShot = random.below(12) == 0
    let infractions = ["slashing", "fighting", "head-contact", "too-many-players", "hooking"]
    return Call(
      offender: offender, penalties: penaltyShot ? behindShot() : penalties(),
      penaltyShot: penaltyShot,
      infraction: random.flip() ? Infraction(rawValue: random.pick(infractions)) : nil,
      server: random.below(6) == 0 ? Player(team, 1 + random.below(9)) : nil)
  }

  private mutating func penalties() -> [PenaltyClass] {
    switch random.below(20) {
    case 0...8: [.minor]
    case 9, 10: [.minor, .minor]
    case 11, 12: [.major]
    case 13: [.major, .gameMisconduct]
    case 14: [.minor, .misconduct]
    case 15: [.misconduct]
    case 16: [.match]
    case 17: [.minor, .major]
    case 18: [random.pick(PenaltyClass.allCases)]
    default: (0..<(1 + random.below(3))).map { _ in random.pick(PenaltyClass.allCases) }
    }
  }

  private mutating func behindShot() -> [PenaltyClass] {
    random.pick([[], [], [.minor, .minor], [.major, .gameMisconduct], [.minor]])
  }

  private mutating func makeGoal(_ team: Team) -> Goal {
    let special = random.below(12)
    return Goal(
      team: team, scorer: random.flip() ? player(team) : nil,
      assists: special > 1 && random.flip() ? [player(team)] : [], ownGoal: special == 0,
      awarded: special == 1, emptyNet: random.below(8) == 0)
  }

  private mutating func makeShot(_ team: Team) -> Play {
    if game.clock.period == 5 && game.kind == .regular && random.flip() {
      return .shootOut(Shot(team: team, shooter: player(team), scored: random.flip()))
    }
    let shooting = game.stoppage?.shots.first?.team ?? team
    return .penaltyShot(
      Shot(
        team: shooting, shooter: random.flip() ? player(shooting) : nil, scored: random.flip(),
        foulOnRecord: random.below(4) > 0))
  }

  private mutating func makeCorrection(_ team: Team) -> Correction {
    let reason = "the officials said so"
    switch random.below(6) {
    case 0 where !calls.isEmpty: return .void(random.pick(calls), reason: reason)
    case 1 where !calls.isEmpty: return .amend(random.pick(calls), penalties(), reason: reason)
    case 2 where correctsGoalsAndClock && !game.goals.isEmpty:
      return .goalDisallowed(random.pick(game.goals.map(\.call)), reason: reason)
    case 3 where correctsGoalsAndClock:
      let tenths = game.clock.elapsed.tenths + random.below(600) - 500
      let length = game.schedule.length(of: game.clock.period).tenths
      let elapsed = PlayingTime(tenths: min(max(0, tenths), length))
      return .clock(GameTime(period: game.clock.period, elapsed: elapsed), reason: reason)
    default: return .release(sitting(team), reason: reason)
    }
  }
}

extension Play {
  var isCall: Bool {
    switch self {
    case .penalty, .signal: true
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goal, .penaltyShot,
      .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .servesFor, .correction,
      .captainChoice, .timeOut, .challenge, .noChange, .deep, .injured, .inGoal, .leftIce,
      .forfeit, .other:
      false
    }
  }
}
