import HockeyRules
import Scoresheets
import SeededRandom

// Other names for the teams and the players; apart from the names, the answer is the same.

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
