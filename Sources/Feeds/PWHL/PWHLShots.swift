import HockeyRules
import Scoresheets

/// The plays that belong to penalty shots: the foul, the shot, and its goal are listed separately.
struct PWHLShots {
  /// The penalties, by their places in the game's plays, for which a shot was awarded.
  private(set) var fouls: Set<Int> = []
  /// The shots whose foul is on record.
  private(set) var withFoul: Set<Int> = []
  /// The shots whose goal is a play of its own, which then stands for the shot.
  private(set) var toldByGoal: Set<Int> = []
  /// The goals that were scored on a penalty shot.
  private(set) var goals: Set<Int> = []

  init(of game: PWHLGame, order: [Int]) {
    let sameTime = Dictionary(grouping: order) { game.plays[$0].time }
    func atTime(of play: PWHLPlay) -> [Int] { sameTime[play.time] ?? [] }
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
      guard candidates.count == 1 else { continue }
      fouls.insert(candidates[0])
      withFoul.insert(index)
    }
  }
}

extension PWHLPlay {
  fileprivate func isGoal(of team: Int?) -> Bool { kind == .goal && details.team == team }

  /// Whether this may be the foul for which `shot` was awarded, in the same second.
  ///
  /// It is a minor of the other team that did not count as a power play.
  fileprivate func mayGiveShot(to shot: PWHLPlay) -> Bool {
    guard kind == .penalty, details.team != shot.details.team else { return false }
    return details.isPowerPlay != true && (details.minutes ?? 2) <= 2
  }
}
