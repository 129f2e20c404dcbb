import HockeyRules
import Scoresheets

/// A play that a picture marks on its team's side of the strength: a goal, a penalty shot without
/// one, or a play that the book refuses.
struct PicturedPlay: Sendable {
  var team: Team
  /// Its place among the plays of the log.
  var play: Int?
  var kind: Kind

  enum Kind: Sendable {
    /// A goal that counts.
    case goal(ScoredGoal)
    /// A penalty shot that was missed or lost.
    case missedShot
    /// A play that the book refuses.
    case refused
  }

  /// The goal; nil for other plays.
  var goal: ScoredGoal? {
    if case .goal(let goal) = kind { goal } else { nil }
  }

  /// The marks of `game`, with their labels: the goals, then the rest, each in order.
  static func all(
    in game: PlayedGame, _ periods: [PicturePeriod], _ plays: PlayIndex
  ) -> [LabelledMark<PicturedPlay>] {
    // Asked once: the answer needs all plays of the log, and all of them may be refused.
    let isShort = game.log.hasPlayerIDs
    return goals(in: game, plays)
      + game.solution.plays.indices.compactMap { index in
        mark(ofPlayAt: index, in: game, periods, isShort: isShort)
      }
  }

  private static func goals(
    in game: PlayedGame, _ plays: PlayIndex
  ) -> [LabelledMark<PicturedPlay>] {
    let result = game.solution.game
    var score = result.joining?.score ?? PerTeam(both: 0)
    return result.goals.map { goal in
      let team = goal.goal.team
      score[team] += 1
      let at = result.schedule.instant(of: goal.time)
      var words = [
        game.words.text(figures: score),
        goal.goal.scorer.map { game.label(of: $0) } ?? game.log.letters[team],
      ]
      if let kind = goal.kind { words.append(kind) }
      return LabelledMark(
        content: PicturedPlay(team: team, play: plays[goal.call], kind: .goal(goal)), from: at,
        to: at, label: words.joined(separator: " ").shortened(to: 24), number: goal.time.period)
    }
  }

  /// The mark of a shot without a goal or of a refused play; nil for other plays, and for those at a
  /// time that the picture does not have.
  private static func mark(
    ofPlayAt index: Int, in game: PlayedGame, _ periods: [PicturePeriod], isShort: Bool
  ) -> LabelledMark<PicturedPlay>? {
    let played = game.solution.plays[index]
    let time = played.event.time
    let period = periods.first { $0.number == time.period }
    guard let period, time.elapsed <= period.length else { return nil }
    let mark: (team: Team, kind: Kind, label: String)
    if played.refused != nil {
      let label = game.label(ofRefused: played.event.play, isShort: isShort)
      mark = (played.event.play.team ?? .home, .refused, label)
    } else if case .penaltyShot(let shot) = played.event.play,
      shot.result == .missed || shot.result == .lost
    {
      let shooter = shot.shooter.map { game.label(of: $0) } ?? game.log.letters[shot.team]
      let result = shot.result == .missed ? "missed" : "lost"
      mark = (shot.team, .missedShot, "\(shooter) PS \(result)")
    } else {
      return nil
    }
    let at = period.start + time.elapsed
    return LabelledMark(
      content: PicturedPlay(team: mark.team, play: index, kind: mark.kind), from: at, to: at,
      label: mark.label.shortened(to: 24), number: time.period)
  }
}

extension ScoredGoal {
  /// The manpower as box scores have it; nil at even strength.
  var kind: String? {
    if penaltyShot { return "PS" }
    let empty = goal.emptyNet ? "EN" : nil
    return switch manpower {
    case .even: empty
    case .powerPlay: "PP"
    case .shortHanded: "SH"
    }
  }
}

extension Play {
  /// The team whose play it is; nil where it is nobody's.
  fileprivate var team: Team? {
    switch self {
    case .penalty(let call), .signal(let call): call.offender.team
    case .goal(let goal): goal.team
    case .penaltyShot(let shot), .shootOut(let shot): shot.team
    case .goalkeeperOff(let team), .goalkeeperOn(let team), .captainChoice(let team, _, _): team
    case .leftBox(let player, _, _), .backInBox(let player), .servesFor(let player, _),
      .correction(.release(let player, _)):
      player.team
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .correction, .other:
      nil
    }
  }
}
