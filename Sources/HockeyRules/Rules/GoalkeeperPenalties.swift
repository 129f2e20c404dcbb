// A goalkeeper's penalties: those that he serves himself, and the team-mates who serve the rest (HC
// 4.13, NHL 27).

extension Referee {
  /// Lets a goalkeeper who sat for his own major with a team-mate leave at the next stoppage (NCAA
  /// 28.2).
  mutating func letGoalkeeperLeave(after major: Penalty) {
    guard game.sitsBesideTeamMate(for: major), let player = major.offender.player else { return }
    rule(.bench(.mayLeave(.player(player))), by: book.serving.goalkeeperServes)
  }
}

extension Offender {
  var isGoalkeeper: Bool {
    switch self {
    case .goalkeeper: true
    case .skater, .bench, .unidentified: false
    }
  }
}
