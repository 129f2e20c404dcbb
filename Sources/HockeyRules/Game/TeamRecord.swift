/// A game's notes about a team, besides its penalties and goals.
struct TeamRecord: Sendable, Hashable {
  /// The periods in which it took, or lost, a time-out.
  var timeOuts: [Int] = []
  var challenges: [ChallengeResult] = []
  /// Its players who have been hurt.
  var injured: [Player] = []
  /// The goalkeeper in its net, if the log says who it is.
  var inGoal: Player?
  /// The goalkeepers who were replaced since the last stoppage began.
  var replaced: [Player] = []
  /// Whether the goalkeeper in the net came in for a penalty shot, and must stay until the next
  /// stoppage.
  var isInForShot = false
  /// The period in which the goalkeeper last left for an extra attacker, until the next stoppage.
  var pulledIn: Int?
  /// Whether the goalkeeper came back before he may.
  var goalkeeperIsTooEarly = false

  /// Puts `player` into the net; `forShot` means for a penalty shot.
  ///
  /// If a goalkeeper is back before play resumes, he was not replaced: nobody has played in his
  /// place, who would have to stay until the next stoppage (NHL 8.2, NCAA 8.2).
  mutating func take(inGoal player: Player, forShot: Bool, isStopped: Bool) {
    pulledIn = nil
    guard inGoal != player else { return }
    let isBack = isStopped && replaced.contains(player)
    replaced.removeAll { $0 == player }
    if let inGoal, !isBack { replaced.append(inGoal) }
    if inGoal != nil { isInForShot = forShot }
    inGoal = player
  }

  /// Whether the record has notes that count only until the next stoppage.
  var hasNotesUntilStoppage: Bool {
    !replaced.isEmpty || isInForShot || pulledIn != nil || goalkeeperIsTooEarly
  }

  /// Notes that play has stopped: goalkeepers may come back.
  mutating func noteStoppage() {
    replaced = []
    isInForShot = false
    pulledIn = nil
    goalkeeperIsTooEarly = false
  }
}
