/// What a game notes about a team besides its penalties and goals.
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
  /// Whether the goalkeeper in its net came in for a penalty shot, and has to stay until the next
  /// stoppage.
  var isInForShot = false
  /// The period in which its goalkeeper last left for an extra attacker since the last stoppage, or
  /// before it.
  var pulledIn: Int?
  /// Whether its goalkeeper came back before he may.
  var goalkeeperIsTooEarly = false

  /// Puts `player` into the net, if `forShot` for a penalty shot.
  ///
  /// A goalkeeper who is back before play resumes has not been replaced: nobody has played in his
  /// place, who would have to play on until the next stoppage (NHL 8.2, NCAA 8.2).
  mutating func take(inGoal player: Player, forShot: Bool, isStopped: Bool) {
    pulledIn = nil
    guard inGoal != player else { return }
    let isBack = isStopped && replaced.contains(player)
    replaced.removeAll { $0 == player }
    if let inGoal, !isBack { replaced.append(inGoal) }
    if inGoal != nil { isInForShot = forShot }
    inGoal = player
  }

  /// Whether it has anything that counts only until the next stoppage.
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
