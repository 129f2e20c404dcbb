import SeededRandom

/// A random game; the same seed makes the same game.
///
/// Each team has few players. Many plays share a second, often one at which a time runs out.
struct RandomSlowGame {
  private(set) var setting: SlowSetting
  private(set) var events: [SlowEvent] = []
  var random: SplitMix
  var game: SlowGame
  var second: Int
  /// The team with signalled penalties.
  var armUp: Side?
  /// Whether the game has plays that concern a team apart from its penalties and goals.
  private let hasTeamPlays: Bool

  init(seed: Int, _ book: SlowBook, hasTeamPlays: Bool = false) {
    self.hasTeamPlays = hasTeamPlays
    random = SplitMix(UInt64(seed))
    setting = SlowSetting(book: book, isPlayOffs: random.below(4) == 0)
    setting.unit = random.pick([1, 5, 10, 30])
    // The game begins in the first period, late in the second or third, or in overtime.
    let minute = random.pick([random.below(20), 37, 38, 54, 56, 58, 59, 60])
    second = max(minute * 60, setting.unit)
    if second == SlowBook.regulation { second += setting.unit }
    game = setting.game(from: second)
    let instants = 3 + random.below(9)
    var goesOn = true
    for _ in 0..<instants where goesOn {
      addInstant()
      goesOn = !game.isOver && moveOn(by: gap())
    }
    while goesOn && game.benches.home.places.count + game.benches.visiting.places.count > 0 {
      add(.look)
      goesOn = moveOn(by: 30)
    }
    if hasTeamPlays && !game.isOver, let last = events.last {
      second = last.second
      add(.look)
    }
  }

  mutating func add(
    _ play: SlowPlay, servedBy server: Int? = nil, nobodySits: Bool = false, by scorer: Int? = nil
  ) {
    let isBoundary = second % SlowBook.period == 0
    var event = SlowEvent(
      second: second, play: play, server: server, nobodySits: nobodySits, scorer: scorer)
    let wasNext = events.last.map { $0.second == second && $0.isNextPeriod } ?? false
    // No goal is scored before the puck is dropped.
    event.isNextPeriod = isBoundary && (wasNext || random.flip() && !play.isGoal)
    events.append(event)
    game.play(event)
  }

  /// Advances the time; returns false if the game is at its end.
  private mutating func moveOn(by gap: Int) -> Bool {
    let next = second + gap
    if second < SlowBook.regulation && next >= SlowBook.regulation {
      guard game.score.home == game.score.visiting else { return false }
    }
    second = next == SlowBook.regulation ? next + setting.unit : next
    return second < SlowBook.regulation + 300
  }

  private mutating func gap() -> Int {
    let unit = setting.unit
    if random.below(3) == 0, let last = events.last(where: { $0.second < second }) ?? events.last {
      let due = last.second + random.pick([120, 240, 300, 180]) - second
      if due > 0 { return due }
    }
    return unit * (1 + random.below(max(2, random.pick([10, 60, 150]) / unit)))
  }

  private mutating func addInstant() {
    let side: Side = random.flip() ? .home : .visiting
    if hasTeamPlays && random.flip() { return addTeamPlay(side) }
    switch random.below(20) {
    case 0...2 where armUp == nil && second % SlowBook.period != 0:
      armUp = side
      for _ in 0...random.below(2) { addCall(side, isSignalled: true) }
    case 3...7: addGoal(side)
    case 8: addSubstitute(side)
    case 10 where mayShoot: addShot(side)
    case 9:
      add(.whistle)
      armUp = nil
    default: addCalls(1 + random.below(4))
    }
  }

  /// Whether a penalty shot may be called: play is on, and no other foul precedes it.
  ///
  /// The model does not know whether the shot counts towards a limit of penalties.
  private var mayShoot: Bool {
    game.signalled.home.isEmpty && game.signalled.visiting.isEmpty
      && second % SlowBook.period != 0
      && events.last.map { $0.second < second } ?? true && setting.book.penaltiesToEject == nil
  }

  private mutating func addGoal(_ side: Side) {
    if let armUp {
      add(random.below(5) == 0 ? .ownGoal(by: armUp.other, for: armUp) : .goal(armUp.other))
    } else {
      add(random.below(8) == 0 ? .awardedGoal(side) : .goal(side), by: scorer(of: side))
    }
    armUp = nil
    if !game.isOver && random.below(3) == 0 { addCalls(1 + random.below(2)) }
  }

  mutating func addCalls(_ count: Int) {
    for _ in 0..<count { addCall(random.flip() ? .home : .visiting, isSignalled: false) }
    // If no call was possible, play has not stopped.
    if game.isStopped { armUp = nil }
  }

  private mutating func addCall(_ side: Side, isSignalled: Bool) {
    var charged = Charged.skater(1 + random.below(4))
    var classes: [Class] = random.pick([
      [.minor], [.minor], [.minor], [.minor], [.minor, .minor], [.minor, .minor], [.major],
      [.major, .gameMisconduct], [.match], [.minor, .misconduct], [.minor, .major], [.misconduct],
    ])
    if isSignalled && classes.contains(.misconduct) { classes = [.minor] }
    switch random.below(24) {
    case 0, 1: charged = .goalkeeper
    case 2, 3: (charged, classes) = (.bench, [.minor])
    case 4: (charged, classes) = (.unknown, [.minor])
    default: break
    }
    guard game.mayCharge(charged, of: side), !isHurt(charged, side) else { return }
    // The model does not know whether a server's own penalty or the bench's comes first if both are
    // of one stoppage.
    if case .skater(let number) = charged, setting.book.penalisedMayServe,
      (game.charges[side] + game.signalled[side]).contains(where: { $0.server == number })
    {
      return
    }
    // The model does not know who finishes a penalty if its server gets a misconduct.
    if case .skater(let number) = charged, classes.contains(.misconduct), isNamed(number, side) {
      classes = [.minor]
    }
    let server = server(for: charged, classes, of: side)
    if isSignalled {
      add(.signal(side, charged, classes), servedBy: server)
    } else {
      let waits =
        server == nil && setting.book.substituteMayComeLate && classes == [.major, .gameMisconduct]
        && isFree(charged, side) && random.flip()
      add(.call(side, charged, classes), servedBy: server, nobodySits: waits)
    }
  }

  /// Whether the player sits for another player, or is named to sit for one.
  private func isNamed(_ number: Int, _ side: Side) -> Bool {
    let called = game.charges[side] + game.signalled[side]
    return game.benches[side].isServing(number) || called.contains { $0.server == number }
  }

  /// Whether a skater has no penalty to serve and serves for nobody.
  private func isFree(_ charged: Charged, _ side: Side) -> Bool {
    guard case .skater(let number) = charged else { return false }
    return game.mayServe(number, of: side)
  }

  /// Adds a penalty shot: a foul, and the shot.
  private mutating func addShot(_ side: Side) {
    let charged: Charged = random.below(4) == 0 ? .goalkeeper : .skater(1 + random.below(4))
    // A team with a player illegally on the ice gets no shot (HC 10.4(a) interpretation 2).
    guard game.mayCharge(charged, of: side), game.teams[side.other].illegal.isEmpty else {
      return add(.whistle)
    }
    add(.foulForShot(side, charged, random.pick([[], [], [.minor], [.major]])))
    add(.shot(side.other, scored: random.flip()))
    if !game.isOver && random.below(3) == 0 { addCalls(1 + random.below(2)) }
  }

  /// Has a substitute sit down for a player who is out, if such a player's place is empty.
  private mutating func addSubstitute(_ side: Side) {
    var now = game
    now.play(SlowEvent(second: second, play: .look))
    let empty = now.benches[side].places.first(where: \.isEmpty)
    guard case .skater(let number)? = empty?.charged else { return add(.look) }
    add(.sitsDown(side, for: number))
    armUp = nil
  }

  /// A team-mate named to serve if somebody has to, or `nil`: one of the team's next four players.
  private mutating func server(for charged: Charged, _ classes: [Class], of side: Side) -> Int? {
    guard random.flip(), classes.contains(where: { $0 == .minor || $0 == .major || $0 == .match })
    else { return nil }
    switch charged {
    case .bench: break
    case .goalkeeper
    where !(game.charges[side] + game.signalled[side]).contains { $0.charged == charged }:
      break
    case .skater where classes == [.major, .gameMisconduct] || classes == [.match]:
      break
    case .goalkeeper, .skater, .unknown: return nil
    }
    // No penalised player serves for a goalkeeper, so the players named for him are never charged.
    let number = charged == .goalkeeper ? 5 + random.below(2) : 1 + random.below(6)
    return charged != .skater(number) && game.mayServe(number, of: side) ? number : nil
  }
}
