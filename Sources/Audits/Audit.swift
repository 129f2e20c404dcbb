public import HockeyRules
public import Scoresheets

/// One game compared with its source's own record of strength.
public struct Audit: Sendable {
  /// The game's figures.
  public var agreement: Agreement
  /// The runs of consecutive compared plays that differ, in order.
  public var differences: [Difference]

  /// Compares `solution`, the solved `log`, with the strength that the log's source recorded.
  ///
  /// A face-off is compared with the manpower with which play resumes, any other play with the
  /// manpower just before it. A second with a penalty, a goal or an expiry is left out with all its
  /// plays, because the source does not say on which side of it they were recorded.
  public init(of log: GameLog, solvedAs solution: Solution, fullStrength: Int) {
    agreement = Agreement()
    differences = []
    var run = Run()
    var start = 0
    let plays = solution.plays
    while start < plays.count {
      var end = start + 1
      while end < plays.count && Self.sameSecond(plays[start], plays[end]) { end += 1 }
      let second = start..<end
      start = end
      if second.contains(where: { Self.changesStrength(plays[$0], in: solution) }) { continue }
      for index in second {
        guard let recorded = log.plays[index].recorded, Self.isCompared(plays[index], recorded)
        else { continue }
        compare(plays[index], index, recorded.manpower, fullStrength, &run)
      }
    }
    agreement.games.count(differences.isEmpty)
    agreement.sustainedDifferences = differences.count(where: { $0.isSustained })
    agreement.loneDifferences = differences.count - agreement.sustainedDifferences
    agreement.gamesLettingSlipsPass.count(agreement.sustainedDifferences == 0)
  }

  /// The state of the comparison: the last compared play that agreed, and whether one has differed
  /// since.
  private struct Run {
    var lastAgreed: Int?
    var differs = false
  }

  private mutating func compare(
    _ play: PlayedEvent, _ index: Int, _ recorded: PerTeam<Int>, _ full: Int, _ run: inout Run
  ) {
    let ruled = play.comparedManpower
    let agrees = ruled == recorded
    agreement.plays.count(agrees)
    let even = PerTeam(both: full)
    if recorded != even || ruled != even { agreement.unevenPlays.count(agrees) }
    if agrees {
      if run.differs { differences[differences.count - 1].nextAgreed = index }
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

  private static func sameSecond(_ left: PlayedEvent, _ right: PlayedEvent) -> Bool {
    left.event.time.period == right.event.time.period
      && left.event.time.elapsed.tenths / 10 == right.event.time.elapsed.tenths / 10
  }

  /// Whether a play, or an expiry in its second, changes the number of skaters on the ice.
  private static func changesStrength(_ play: PlayedEvent, in solution: Solution) -> Bool {
    switch play.event.play {
    case .penalty, .goal, .penaltyShot, .shootOut, .correction: return true
    default: break
    }
    let second = solution.game.schedule.instant(of: play.event.time).played.tenths / 10
    return solution.rulings(of: play).contains { ruling in
      guard ruling.at.played.tenths / 10 == second,
        case .bench(.ends(let penalty, _)) = ruling.effect
      else { return false }
      return solution.game.penalties[penalty.index].isOnClock
    }
  }

  private static func isCompared(_ play: PlayedEvent, _ recorded: RecordedStrength) -> Bool {
    switch play.event.play {
    case .position, .periodStart, .periodEnd, .gameEnd, .penalty, .goal, .penaltyShot, .shootOut:
      false
    default:
      recorded.skaters.home.plus(recorded.skaters.visiting) > 2
    }
  }
}

extension PlayedEvent {
  /// The manpower to compare with a source's record of this play: for a face-off, that with which
  /// play resumes; for any other play, that just before it.
  public var comparedManpower: PerTeam<Int> { event.play == .faceOff ? after : before }
}

extension RecordedStrength {
  /// The skaters that penalties leave each team: one less if the goalkeeper is off for an extra
  /// attacker; at least 0.
  public var manpower: PerTeam<Int> {
    PerTeam(
      home: max(0, skaters.home.minus(goalkeepers.home ? 0 : 1)),
      visiting: max(0, skaters.visiting.minus(goalkeepers.visiting ? 0 : 1)))
  }
}
