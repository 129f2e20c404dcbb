import SeededRandom

/// Makes a game at random in which calls and goals are corrected after goals, and captains choose, the same for
/// the same seed.
///
/// Nobody is called twice, and never both teams at one stoppage: the cases test what a correction
/// sets off.
struct RandomCorrectedGame {
  let setting: SlowSetting
  private(set) var events: [SlowEvent] = []
  private var random: SplitMix
  private var game: SlowGame
  private var second = 120
  private var nextNumber = 1

  init(seed: Int, _ book: SlowBook) {
    random = SplitMix(UInt64(seed))
    setting = SlowSetting(book: book, unit: 10)
    game = setting.game(from: second)
    game.ledger = [:]
    for _ in 0...random.below(5) {
      addInstant()
      goOn()
    }
    for _ in 0...random.below(2) {
      if random.below(4) == 0 {
        second = max(second, events.last?.second ?? second)
      } else {
        goOn()
      }
      addCorrection()
    }
    for _ in 0..<random.below(3) {
      goOn()
      addGoal(random.flip() ? .home : .visiting)
    }
    for _ in 0..<24 {
      second += 30
      add(.look)
    }
  }

  private mutating func goOn() { second += 10 * (1 + random.below(random.pick([4, 12]))) }

  private mutating func add(_ play: SlowPlay, naming named: Charged? = nil) {
    let event = SlowEvent(second: second, play: play, named: named)
    events.append(event)
    game.play(event)
  }

  private mutating func addInstant() {
    let side: Side = random.flip() ? .home : .visiting
    switch random.below(10) {
    case 0...3: for _ in 0...random.below(6) / 4 { add(.call(side, newPlayer(), classes())) }
    case 4, 5:
      for _ in 0...random.below(3) { add(.signal(side, newPlayer(), classes())) }
      second += 10 * (1 + random.below(3))
      if random.below(5) == 0 { add(.whistle) } else { addGoal(side.other) }
    default: addGoal(side)
    }
  }

  /// Adds a goal; if the captain may choose, he does so half of the time.
  private mutating func addGoal(_ side: Side) {
    var trial = game
    trial.play(SlowEvent(second: second, play: .goal(side)))
    let mayChoose = trial.choosable.count > 1 && random.flip()
    add(.goal(side), naming: mayChoose ? random.pick(trial.choosable) : nil)
  }

  private mutating func addCorrection() {
    let places = events.indices.filter { place in
      switch events[place].play {
      case .call, .signal: !isVoided(place)
      case .goal: !isVoided(place)
      case .awardedGoal, .ownGoal, .foulForShot, .shot, .sitsDown, .whistle, .team, .correct, .look:
        false
      }
    }
    guard !places.isEmpty else { return }
    let place = random.pick(places)
    switch events[place].play {
    case .goal: add(.correct(.disallow(place)))
    case .call, .signal, .awardedGoal, .ownGoal, .foulForShot, .shot, .sitsDown, .whistle, .team,
      .correct, .look:
      add(.correct(random.flip() ? .void(place) : .amend(place, classes())))
    }
  }

  private func isVoided(_ place: Int) -> Bool {
    events.contains {
      $0.play == .correct(.void(place)) || $0.play == .correct(.disallow(place))
    }
  }

  private mutating func newPlayer() -> Charged {
    nextNumber += 1
    return .skater(nextNumber)
  }

  private mutating func classes() -> [Class] {
    random.pick([
      [.minor], [.minor], [.minor], [.minor, .minor], [.minor, .minor], [.major], [.minor, .major],
    ])
  }
}
