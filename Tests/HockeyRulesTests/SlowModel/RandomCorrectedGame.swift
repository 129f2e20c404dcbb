import SeededRandom

/// A random game full of corrections; the same seed makes the same game.
///
/// Calls and goals are corrected, at their own stoppage and later, several times. Few players are
/// called, often on both teams at one stoppage, and captains choose after goals.
struct RandomCorrectedGame {
  let setting: SlowSetting
  private(set) var record: SlowRecord
  var random: SplitMix
  var second: Int

  var events: [SlowEvent] { record.events }
  var game: SlowGame { record.game }

  init(seed: Int, _ book: SlowBook) {
    random = SplitMix(UInt64(seed))
    setting = SlowSetting(book: book, isPlayOffs: random.below(4) == 0, unit: 10)
    // The game begins in the first period, or in the last minutes of the third.
    second = random.below(4) == 0 ? SlowBook.regulation - 480 : 120
    record = SlowRecord(setting.game(from: second), mayBeCorrected: true)
    if second == 120 && random.below(4) == 0 { join() }
    let isFull = random.flip()
    for _ in 0...random.below(5) {
      addInstant()
      if isFull && random.below(3) == 0 { addCorrections() }
      goOn()
      if isFull && random.below(3) == 0 { addCorrections() }
    }
    if !isFull && random.flip(), let last = events.last { second = last.second }
    if !events.contains(where: \.play.isCorrection) { addCorrections(isFull ? 2 : 1) }
    for _ in 0..<random.below(3) where mayGoOn {
      goOn()
      // A team with a signalled penalty cannot score, so a whistle comes first.
      if !game.signalled.home.isEmpty || !game.signalled.visiting.isEmpty { add(.whistle) }
      guard events.last.map({ $0.second < second }) ?? false else { continue }
      add(.goal(random.flip() ? .home : .visiting))
    }
    for number in 0..<12 where mayGoOn {
      second += 60
      add(number % 4 == 3 ? .whistle : .look)
    }
  }

  /// Whether the game has room for more plays before the end of regulation.
  private var mayGoOn: Bool { second + 120 < SlowBook.regulation }

  private mutating func goOn() {
    guard mayGoOn else { return }
    second += 10 * (1 + random.below(random.pick([4, 12])))
  }

  mutating func add(
    _ play: SlowPlay, servedBy server: Int? = nil, naming named: Charged? = nil
  ) {
    record.play(SlowEvent(second: second, play: play, named: named, server: server))
  }

  private mutating func join() {
    var entries: [SlowEntry] = []
    let isPair = random.below(4) == 0 && setting.book.isFourOnFourForOneMinorEach
    if isPair || random.below(4) == 0 {
      let served = 10 * (1 + random.below(11))
      for side in Side.allCases {
        entries.append(
          SlowEntry(
            side: side, charged: .skater(1 + random.below(4)), classes: [.minor], served: served,
            manner: isPair ? .pair : .setOff))
      }
    }
    for side in Side.allCases where !isPair {
      for _ in 0..<random.below(4) {
        let charged = random.pick([Charged.skater(1 + random.below(4)), .goalkeeper, .bench])
        guard !entries.contains(where: { $0.side == side && $0.charged == charged }) else {
          continue
        }
        let isThird =
          entries.count { $0.side == side && $0.manner == .ordinary && !$0.isMisconduct } > 1
        let isMisconduct = charged.isSkater && random.below(4) == 0
        let served = isThird ? 0 : 10 * (1 + random.below(isMisconduct ? 59 : 11))
        entries.append(
          SlowEntry(
            side: side, charged: charged, classes: [isMisconduct ? .misconduct : .minor],
            served: served, servedMisconduct: isMisconduct))
      }
    }
    add(.joined(entries))
  }

  private mutating func addInstant() {
    let side: Side = random.flip() ? .home : .visiting
    // A goal or a signal in the second of a stoppage would imply a face-off.
    if game.isStopped && events.last?.second == second { goOn() }
    let isOn = events.last.map { $0.second < second } ?? true
    switch random.below(10) {
    case _ where !isOn, 0...4: addCalls(1 + random.below(4))
    case 5, 6:
      for _ in 0...random.below(3) { addCall(side, isSignalled: true) }
      guard mayGoOn, !game.signalled[side].isEmpty else { return }
      goOn()
      if random.below(4) == 0 { correctSignal(of: side) }
      if random.below(4) == 0 || game.signalled[side].isEmpty {
        add(.whistle)
      } else {
        addGoal(side.other)
      }
    case 7: addShot(side)
    default: addGoal(side)
    }
    if random.below(4) == 0 { addCalls(1 + random.below(2)) }
  }

  private mutating func addCalls(_ count: Int) {
    for _ in 0..<count { addCall(random.flip() ? .home : .visiting, isSignalled: false) }
  }

  private mutating func addCall(_ side: Side, isSignalled: Bool) {
    var charged = Charged.skater(1 + random.below(4))
    switch random.below(16) {
    case 0: charged = .goalkeeper
    case 1: charged = .bench
    case 2: charged = .unknown
    default: break
    }
    let classes = classes(for: charged)
    let called = game.charges[side] + game.signalled[side]
    guard game.mayCharge(charged, of: side),
      !called.contains(where: { $0.server.map(Charged.skater) == charged })
    else { return }
    let server = server(for: charged, classes, of: side)
    add(
      isSignalled ? .signal(side, charged, classes) : .call(side, charged, classes),
      servedBy: server)
  }

  mutating func classes(for charged: Charged) -> [Class] {
    guard charged.isPerson else { return random.pick([[.minor], [.minor], [.minor, .minor]]) }
    return random.pick([
      [.minor], [.minor], [.minor], [.minor], [.minor, .minor], [.minor, .minor], [.major],
      [.minor, .major], [.major, .gameMisconduct], [.minor, .misconduct], [.misconduct], [.match],
    ])
  }

  /// A team-mate named to serve if somebody has to, or `nil`; the game never calls a penalty on
  /// these team-mates.
  mutating func server(for charged: Charged, _ classes: [Class], of side: Side) -> Int? {
    let isOut = setting.book.putsOut(classes)
    guard random.below(3) == 0, !classes.contains(.misconduct) else { return nil }
    switch charged {
    case .bench: break
    // One team-mate serves all that a goalkeeper gets at one stoppage (USA Hockey casebook 407).
    case .goalkeeper:
      let called = game.charges[side] + game.signalled[side]
      if called.contains(where: { $0.charged == .goalkeeper }) { return nil }
    case .skater where isOut: break
    case .skater, .unknown: return nil
    }
    let number = 5 + random.below(4)
    return game.mayServe(number, of: side) ? number : nil
  }

  /// Adds a goal; a captain who may choose does so half of the time.
  private mutating func addGoal(_ side: Side) {
    var trial = game
    trial.play(SlowEvent(second: second, play: .goal(side)))
    let mayChoose = trial.choosable.count > 1 && random.flip()
    let named = mayChoose ? random.pick(trial.choosable) : nil
    // If two calls of a party are signalled, naming that party decides nothing.
    let isClear = trial.choosable.count { $0 == named } == 1
    add(.goal(side), naming: isClear ? named : nil)
  }

  /// Adds a foul for a penalty shot, and then either a correction of the call or the shot.
  private mutating func addShot(_ side: Side) {
    let charged = Charged.skater(1 + random.below(4))
    guard game.mayCharge(charged, of: side), setting.book.penaltiesToEject == nil
    else { return }
    add(.foulForShot(side, charged, random.pick([[], [], [.minor], [.major]])))
    let foul = events.count - 1
    if random.below(4) == 0 {
      return add(.correct(random.flip() ? .void(foul) : .amend(foul, amendment(foul))))
    }
    add(.shot(side.other, scored: random.flip()))
  }
}
