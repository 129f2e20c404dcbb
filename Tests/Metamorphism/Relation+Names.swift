import HockeyRules
import Scoresheets
import SeededRandom

// Other names: the teams' and the players'. The answer is the same in other names.

extension Relation {
  func swapTeams(of sample: Sample) -> Outcome {
    rename(sample, by: Renaming(swapsTeams: true))
  }

  func renumber(_ sample: Sample, _ random: inout SplitMix) -> Outcome {
    var renaming = Renaming()
    let players = sample.log.namedPlayers
    for team in Team.allCases {
      let numbers = players.filter { $0.team == team }.map(\.number).sorted()
      var free = Array(1...(numbers.count + 60))
      for number in numbers {
        renaming.numbers[team][number] = free.remove(at: random.below(free.count))
      }
    }
    return rename(sample, by: renaming)
  }

  private func rename(_ sample: Sample, by renaming: Renaming) -> Outcome {
    let renamed = Sample(renaming(sample.log), under: sample.book)
    return Outcome(
      sample, renamed, expected: sample.answer.renamed(by: renaming), answer: renamed.answer)
  }
}

extension GameLog {
  /// All players whom the log names.
  var namedPlayers: Set<Player> {
    var players = goalkeepers
    for event in events { players.formUnion(event.play.namedPlayers) }
    return players
  }
}

extension Play {
  fileprivate var namedPlayers: [Player] {
    switch self {
    case .position(let position):
      position.entries.flatMap { entry in
        var players = [entry.offender.player].compactMap { $0 }
        if case .player(let player) = entry.sitter { players.append(player) }
        return players
      } + position.ejected.compactMap(\.player)
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .goalkeeperOff, .goalkeeperOn,
      .other:
      []
    case .penalty(let call), .signal(let call):
      [call.offender.player, call.server].compactMap { $0 }
    case .goal(let goal): goal.assists + [goal.scorer].compactMap { $0 }
    case .penaltyShot(let shot), .shootOut(let shot): [shot.shooter].compactMap { $0 }
    case .leftBox(let player, _, _), .backInBox(let player),
      .correction(.release(let player, _)):
      [player]
    case .servesFor(let player, let offender): [player, offender]
    case .captainChoice(_, let players, _): players
    case .correction: []
    }
  }
}
