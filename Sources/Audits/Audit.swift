package import HockeyRules
package import Scoresheets

/// One game, compared with the strength that its source recorded.
package struct Audit: Sendable {
  package var agreement: Agreement
  /// The runs of consecutive compared plays that differ, in order.
  package var differences: [Difference]

  /// Compares `solution`, the solution of `log`, with the strength that the log's source recorded.
  package init(of log: GameLog, solvedAs solution: Solution, fullStrength: Int) {
    agreement = Agreement()
    differences = []
    var run = Run()
    solution.compareStrengths(with: log) { index, ruled, recorded in
      compare(index, ruled, recorded, fullStrength, &run)
    }
    agreement.games.count(differences.isEmpty)
    agreement.sustainedDifferences = differences.count(where: { $0.isSustained })
    agreement.loneDifferences = differences.count - agreement.sustainedDifferences
    agreement.gamesLettingSlipsPass.count(agreement.sustainedDifferences == 0)
  }

  /// The state of the comparison: the last compared play that agreed, and whether a later one
  /// differed.
  private struct Run {
    var lastAgreed: Int?
    var differs = false
  }

  private mutating func compare(
    _ index: Int, _ ruled: PerTeam<Int>, _ recorded: PerTeam<Int>, _ full: Int, _ run: inout Run
  ) {
    let agrees = ruled == recorded
    agreement.plays.count(agrees)
    let even = PerTeam(both: full)
    if recorded != even || ruled != even { agreement.unevenPlays.count(agrees) }
    if agrees {
      run = Run(lastAgreed: index)
    } else if run.differs {
      differences[differences.count - 1].plays.append(index)
    } else {
      differences.append(
        Difference(
          plays: [index], ruled: ruled, recorded: recorded, lastAgreed: run.lastAgreed))
      run.differs = true
    }
  }
}
