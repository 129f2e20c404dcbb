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
    for index in order {
      guard game.plays[index].kind == .penaltyShot else { continue }
      guard game.plays[index].details.isGoal, let goal = Self.goal(of: index, in: game, order)
      else { continue }
      toldByGoal.insert(index)
      goals.insert(goal)
    }
    for index in order {
      let play = game.plays[index]
      if play.kind == .goal, play.details.flags.isPenaltyShot { goals.insert(index) }
      let isShot = play.kind == .penaltyShot && !toldByGoal.contains(index)
      guard isShot || goals.contains(index) else { continue }
      let candidates = order.filter {
        game.plays[$0].mayGiveShot(to: play) && !fouls.contains($0)
      }
      guard candidates.count == 1 else { continue }
      fouls.insert(candidates[0])
      withFoul.insert(index)
    }
  }

  /// The goal that the shot at `shot` scored.
  private static func goal(of shot: Int, in game: PWHLGame, _ order: [Int]) -> Int? {
    order.first { index in
      let play = game.plays[index]
      return play.kind == .goal && play.time == game.plays[shot].time
        && play.details.team == game.plays[shot].details.team
    }
  }
}

extension PWHLPlay {
  /// Whether this may be the foul for which `shot` was awarded: a minor of the other team in the
  /// same second that did not count as a power play.
  fileprivate func mayGiveShot(to shot: PWHLPlay) -> Bool {
    guard kind == .penalty, time == shot.time, details.team != shot.details.team else {
      return false
    }
    return details.isPowerPlay != true && (details.minutes ?? 2) <= 2
  }
}
