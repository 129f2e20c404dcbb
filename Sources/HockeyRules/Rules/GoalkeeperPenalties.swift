// A goalkeeper's penalties: those that he serves himself, and the team-mates who serve the rest (HC
// 4.13, NHL 27).

extension Referee {
  /// Whether a goalkeeper serves a penalty of this class himself, without a team-mate.
  func servesHimself(_ penaltyClass: PenaltyClass, offClock: Bool) -> Bool {
    switch book.serving.goalkeeperServes.value {
    case .nothing: false
    case .majorsAndMisconducts: penaltyClass != .minor
    case .withASkater: offClock && penaltyClass != .minor
    }
  }

  /// Lets a goalkeeper who sat for his own major with a team-mate leave at the next stoppage (NCAA
  /// 28.2).
  mutating func letGoalkeeperLeave(after major: Penalty) {
    guard sitsBesideTeamMate(for: major), let player = major.offender.player else { return }
    rule(.bench(.mayLeave(.player(player))), by: book.serving.goalkeeperServes)
  }

  /// Whether `penalty` is a major on the clock for which a goalkeeper sits with a team-mate.
  func sitsBesideTeamMate(for penalty: Penalty) -> Bool {
    guard case .goalkeeper(let player) = penalty.offender, penalty.penaltyClass == .major,
      penalty.isOnClock, !isOut(player)
    else { return false }
    return switch book.serving.goalkeeperServes.value {
    case .nothing, .majorsAndMisconducts: false
    case .withASkater: true
    }
  }

  /// Whether each of a goalkeeper's penalties has its own server.
  var hasOwnServerEach: Bool {
    switch book.serving.goalkeeperQueue.value {
    case .oneAfterTheOther: false
    case .serverEach: true
    }
  }
}

extension Offender {
  /// Whether he is a goalkeeper.
  var isGoalkeeper: Bool {
    switch self {
    case .goalkeeper: true
    case .skater, .bench, .unidentified: false
    }
  }
}
