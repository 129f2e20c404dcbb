import HockeyRules
import Scoresheets

/// The plays of penalty shots: the feed lists the foul, the shot, and its goal separately.
struct HockeyTechShots {
  /// The penalties for which a shot was awarded, by their indices in the game's plays.
  private(set) var fouls: Set<Int> = []
  /// The shots whose foul is on record.
  private(set) var withFoul: Set<Int> = []
  /// The shots whose goal is a separate play, which then stands for the shot.
  private(set) var toldByGoal: Set<Int> = []
  /// The goals scored on a penalty shot.
  private(set) var goals: Set<Int> = []

  init(of game: HockeyTechGame, order: [Int]) {
    let sameTime = Dictionary(grouping: order) { game.plays[$0].time }
    func atTime(of play: HockeyTechPlay) -> [Int] { sameTime[play.time] ?? [] }
    for index in order {
      let shot = game.plays[index]
      guard shot.kind == .penaltyShot, shot.details.isGoal,
        let goal = atTime(of: shot).first(where: { game.plays[$0].isGoal(of: shot.details.team) })
      else { continue }
      toldByGoal.insert(index)
      goals.insert(goal)
    }
    for index in order {
      let play = game.plays[index]
      if play.kind == .goal, play.details.flags.isPenaltyShot { goals.insert(index) }
      let isShot = play.kind == .penaltyShot && !toldByGoal.contains(index)
      guard isShot || goals.contains(index) else { continue }
      let candidates = atTime(of: play).filter {
        game.plays[$0].mayGiveShot(to: play) && !fouls.contains($0)
      }
      let marked = candidates.filter { game.plays[$0].details.isPenaltyShot }
      guard let foul = (marked.count == 1 ? marked : candidates).first,
        marked.count == 1 || candidates.count == 1
      else { continue }
      fouls.insert(foul)
      withFoul.insert(index)
    }
    // The feed itself marks the foul, even if it does not list the shot.
    fouls.formUnion(order.filter { game.plays[$0].details.isPenaltyShot })
  }
}

extension HockeyTechGame {
  /// The last attempt of the shoot-out, if it was not taken.
  ///
  /// The feed lists an attempt of the winner, without a goal, after as many by the other team. By
  /// then the winner already led, and the other team had no attempts left.
  func needlessAttempt(in order: [Int]) -> Int? {
    let attempts = order.filter { plays[$0].kind == .shootOut }
    guard let last = attempts.last, !plays[last].details.isGoal else { return nil }
    let own = attempts.filter { plays[$0].details.team == plays[last].details.team }
    let others = attempts.filter { plays[$0].details.team != plays[last].details.team }
    let goals = own.count { plays[$0].details.isGoal }
    return own.count == others.count && goals > others.count { plays[$0].details.isGoal }
      ? last : nil
  }

  /// Moves each foul that the feed marks as the reason for a penalty shot to the second of the
  /// shot, if the two are at most two minutes apart.
  ///
  /// The older view gives them separate times, but the shot is taken at the stoppage at which the
  /// foul is called.
  mutating func moveFoulsToShots(notes: inout [LogNote]) {
    let shots = plays.filter { $0.isTakenPenaltyShot }
    for index in plays.indices where plays[index].details.isPenaltyShot {
      let foul = plays[index]
      guard foul.kind == .penalty,
        let shot = shots.filter({ $0.isWithinTwoMinutes(of: foul) })
          .min(by: { $0.distance(to: foul) < $1.distance(to: foul) }), shot.time != foul.time
      else { continue }
      plays[index].time = shot.time
      notes.append(.foulMoved(.number(index + 1), to: shot.time.elapsed))
    }
  }
}

extension HockeyTechPlay {
  fileprivate var isTakenPenaltyShot: Bool {
    kind == .penaltyShot || kind == .goal && details.flags.isPenaltyShot
  }

  fileprivate func isWithinTwoMinutes(of foul: HockeyTechPlay) -> Bool {
    details.team != foul.details.team && time.period == foul.time.period
      && distance(to: foul) <= 1200
  }

  /// The tenths of a second between the play and `other`, in the same period.
  fileprivate func distance(to other: HockeyTechPlay) -> Int {
    abs(time.elapsed.tenths - other.time.elapsed.tenths)
  }
}

extension HockeyTechPlay {
  fileprivate func isGoal(of team: Int?) -> Bool { kind == .goal && details.team == team }

  /// Whether this penalty may be the foul that led to `shot` in the same second.
  ///
  /// Such a penalty is a minor of the other team that does not count as a power play.
  fileprivate func mayGiveShot(to shot: HockeyTechPlay) -> Bool {
    guard kind == .penalty, details.team != shot.details.team else { return false }
    return details.isPowerPlay != true && (details.minutes ?? 2) <= 2
  }
}
