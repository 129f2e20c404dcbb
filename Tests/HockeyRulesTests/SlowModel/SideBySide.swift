import HockeyRules

/// One game as played so far by the solver and by the slow model.
///
/// To continue the game takes only the time for the further plays.
struct SideBySide {
  private(set) var events: [SlowEvent] = []
  private var plays = 0
  private var game: Game
  private var slow: SlowGame
  /// The returns from the penalty clock, by the solver.
  private var returns: Set<SlowReturn> = []

  /// Whether the game is over, for example after a forfeit.
  var isOver: Bool { slow.isOver }

  init(_ setting: SlowSetting, from second: Int, under rulebook: Rulebook) {
    game = Game(
      under: rulebook, setup: GameSetup(kind: setting.isPlayOffs ? .playOffs : .regular))
    slow = setting.game(from: second)
  }

  /// Plays `event`, after a look at the clock; returns false if solver and model then differ.
  mutating func play(_ event: SlowEvent) -> Bool {
    guard hear(SlowEvent(second: event.second, play: .look)),
      Both(game.manpower) == slow.skaters
    else { return false }
    events.append(event)
    return hear(event) && Both(game.score) == slow.score
  }

  /// Whether solver and model agree for five minutes in which nothing more happens.
  func agreesToTheEnd() -> Bool {
    var ended = self
    let last = events.last?.second ?? 0
    for second in stride(from: last + 60, through: last + 300, by: 60) where !isOver {
      guard ended.hear(SlowEvent(second: second, play: .look)),
        Both(ended.game.manpower) == ended.slow.skaters
      else { return false }
    }
    // No text says how power plays are counted while a player's time does not run.
    let isCounted = !events.contains { $0.play == .team(.home, .letOut(1)) }
    return ended.returns == Set(ended.slow.returns)
      && (!isCounted || Both(ended.game.powerPlays) == ended.slow.powerPlays)
  }

  /// Plays `event` in solver and model; returns false if only one of them refuses it.
  private mutating func hear(_ event: SlowEvent) -> Bool {
    plays += 1
    let rulings = try? game.play(Event(event, number: plays))
    slow.play(event)
    guard let rulings else { return slow.answers.last?.isRefused ?? false }
    for ruling in rulings {
      if let back = SlowReturn(ruling) { returns.insert(back) }
    }
    return true
  }
}
