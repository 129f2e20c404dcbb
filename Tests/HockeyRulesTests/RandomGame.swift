import HockeyRules
import SeededRandom

/// Makes logs of all that a game can bring, most of it lawful under the book that it is made for.
///
/// The maker plays what it makes, so that it knows who sits and what a correction can name. The teams have few
/// players, and many plays fall on the second at which something runs out: that is where rules meet.
struct RandomGame {
  private var random: SplitMix
  private let book: Rulebook
  private var game: Game
  private var events: [Event] = []
  private var calls: [Event.ID] = []
  /// Whether captains choose, what only a log played as a whole can know beforehand.
  private let captainsChoose: Bool
  /// Whether the officials now and then set the clock, or disallow a goal after play has gone on.
  private let correctsGoalsAndClock: Bool
  /// Whether every fourth play is a correction.
  private let isFullOfCorrections: Bool

  static func make(
    seed: Int, under book: Rulebook, kind: GameKind, plays: Int = 20, captainsChoose: Bool = false,
    correctsGoalsAndClock: Bool = true, isFullOfCorrections: Bool = false
  ) -> [Event] {
    var maker = RandomGame(
      random: SplitMix(UInt64(seed)), book: book,
      game: Game(under: book, setup: GameSetup(kind: kind)),
      captainsChoose: captainsChoose, correctsGoalsAndClock: correctsGoalsAndClock,
      isFullOfCorrections: isFullOfCorrections)
    while maker.events.count < plays { maker.add() }
    return maker.events
  }

  private init(
    random: SplitMix, book: Rulebook, game: Game, captainsChoose: Bool,
    correctsGoalsAndClock: Bool, isFullOfCorrections: Bool
  ) {
    self.random = random
    self.book = book
    self.game = game
    self.captainsChoose = captainsChoose
    self.correctsGoalsAndClock = correctsGoalsAndClock
    self.isFullOfCorrections = isFullOfCorrections
  }

  /// Adds a play that the book takes, or now and then one that it does not.
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

  /// A time not before the last: often the same, often one at which something runs out.
  private mutating func nextTime() -> GameTime {
    let clock =
      events.isEmpty
      ? GameTime(period: random.pick([1, 1, 2, 3, 3, 4, 5]), elapsed: .zero) : game.clock
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

  /// A reading that the clock cannot have, or had before.
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
    case 34 where captainsChoose: return .captainChoice(team, [player(team), player(team)])
    case 35...37 where captainsChoose && !game.choices.isEmpty: return makeChoice()
    case 35: return random.pick([.periodEnd, .periodStart])
    case 36 where events.count > 13 && random.flip(): return .gameEnd
    default: return .other("hit")
    }
  }

  /// A choice among those that the book left to a captain so far.
  private mutating func makeChoice() -> Play {
    let choice = random.pick(Array(game.choices.suffix(2)))
    let players = choice.names.compactMap { $0 }
    return .captainChoice(choice.team, players.isEmpty ? [] : [random.pick(players)])
  }

  private mutating func player(_ team: Team) -> Player { Player(team, 1 + random.below(6)) }

  /// Somebody of `team` who sits, if anybody does.
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
      .captainChoice,
      .other:
      false
    }
  }
}
