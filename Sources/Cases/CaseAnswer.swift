import HockeyRules
import Scoresheets

/// The rulings at one instant, and the state after it.
struct InstantAnswer: Sendable {
  /// The rulings, in order.
  var rulings: [RuledStatement] = []
  /// The refused plays by their indices in the log, with the reasons.
  var refusals: [Int: String] = [:]
  /// The figures of the state when play resumes, and the winner if there is one.
  var figures: [RulingStatement] = []
  /// The players who sit or are out of the game when play resumes, by team and number.
  var mayNotPlay: [Player] = []
  /// The statement whether a penalty shot is to be taken.
  var shot = RulingStatement.noPenaltyShot

  /// The statements about the state.
  var states: [RulingStatement] { figures + [.mayNotPlay(mayNotPlay), shot] }
}

/// A statement made by a ruling.
struct RuledStatement: Sendable {
  var statement: RulingStatement
  var penaltyClass: PenaltyClass?
  /// The rule's number; empty if no rule decides.
  var citation: String
  /// Whether a case that states any effect of the instant must state this effect too.
  var isAsserted: Bool
}

extension CaseRun {
  /// The rulings of the book, instant by instant, in the case's own notation.
  var answers: [InstantAnswer] {
    let timeline = solution.timeline
    return `case`.instants.map { answer(at: $0, timeline) }
  }

  private func answer(at instant: CaseInstant, _ timeline: Timeline) -> InstantAnswer {
    var answer = InstantAnswer(rulings: effects(at: instant))
    for play in instant.plays {
      answer.refusals[play] = solution.plays[play].refused.map { words.words(for: $0).reason }
    }
    guard let last = instant.plays.last else { return answer }
    let game = solution.game(after: last)
    let after = solution.plays[last].after
    answer.figures = [
      .manpower(after), .onIce(game.onIce(at: after)), .score(game.score),
      .minutes(game.penaltyMinutes), .opportunities(game.powerPlays),
    ]
    if let winner = game.winner { answer.figures.append(.winner(winner)) }
    answer.mayNotPlay = game.absentPlayers + hurt(at: instant)
    if let faceOff = try? timeline.state(afterPlay: last).faceOff {
      answer.rulings.append(
        RuledStatement(
          statement: .faceOff(faceOff.spot, chosenBy: faceOff.chooser),
          citation: faceOff.citation.rule?.number ?? "", isAsserted: false))
    }
    answer.shot = game.stoppage?.shots.last.map { .penaltyShot($0.team) } ?? .noPenaltyShot
    return answer
  }

  /// The players who were hurt at `instant`: they are off the ice until play resumes.
  private func hurt(at instant: CaseInstant) -> [Player] {
    instant.plays.compactMap { index in
      let play = solution.plays[index]
      guard play.refused == nil, case .injured(let player) = play.event.play else { return nil }
      return player
    }
  }

  /// The effects at `instant` for which cases have words, each with its rule.
  private func effects(at instant: CaseInstant) -> [RuledStatement] {
    let at = solution.game.schedule.instant(of: instant.time)
    let all = instant.plays.map { solution.plays[$0] }.flatMap { play in
      solution.rulings(of: play, at: at).compactMap { ruling in
        statement(of: ruling, on: play).map {
          RuledStatement(
            statement: $0, penaltyClass: penaltyClass(of: ruling),
            citation: ruling.authority.rule?.number ?? "", isAsserted: isAsserted(ruling, $0))
        }
      }
    }
    // Of several statements about the players whom a team may change, only the last counts.
    return all.indices.filter { index in
      guard let team = all[index].statement.changingTeam else { return true }
      return !all[(index + 1)...].contains { $0.statement.changingTeam == team }
    }.map { all[$0] }
  }

  /// Whether an instant that states any effect must state this effect too; the beginning and the
  /// end of off-clock time are optional.
  private func isAsserted(_ ruling: Ruling, _ statement: RulingStatement) -> Bool {
    switch ruling.effect {
    case .bench(.ends(let penalty, _)), .bench(.frozen(let penalty, _)),
      .bench(.reinstated(let penalty, _, _)):
      solution.game.penalties[penalty.index].isOnClock
    case .bench, .call, .play, .score: statement.isEffect
    }
  }

  private func penaltyClass(of ruling: Ruling) -> PenaltyClass? {
    switch ruling.effect {
    case .bench(let effect): effect.penalty?.penaltyClass
    case .call(.notAssessed(_, let penaltyClass, _)): penaltyClass
    case .call, .play, .score: nil
    }
  }
}

extension Game {
  /// The players who sit on the penalty bench, are out of the game, or were hurt while a team-mate
  /// sits for them, by team and number.
  fileprivate var absentPlayers: [Player] {
    let sitting = Team.allCases.flatMap { bench(of: $0) }.compactMap { place -> Player? in
      if case .player(let player) = place.occupant { player } else { nil }
    }
    return Set(sitting + ejections.compactMap { $0.offender.player } + hurtAndReplaced)
      .byTeamAndNumber
  }
}

extension RulingStatement {
  /// The team whose changes of players the statement is about.
  fileprivate var changingTeam: Team? {
    if case .change(let team, _) = self { team } else { nil }
  }
}

extension Solution {
  /// The rulings made with `play` at `instant`; if it sets the clock, all that follow from it.
  fileprivate func rulings(of play: PlayedEvent, at instant: GameInstant) -> [Ruling] {
    let own = journal[play.rulings]
    let set = own.firstIndex { if case .play(.clockSet) = $0.effect { true } else { false } }
    let following = set.map { $0..<own.endIndex } ?? 0..<0
    let all = rulings(of: play)
    return all.indices.filter { all[$0].at == instant || following.contains($0) }.map { all[$0] }
  }
}
