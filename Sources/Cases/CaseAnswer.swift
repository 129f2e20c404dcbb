import HockeyRules
import Scoresheets

/// What is ruled on a case, instant by instant: by a book here, or by another program.
public struct CaseAnswer: Sendable {
  /// One for each of the case's instants, in order.
  var instants: [InstantAnswer]
}

/// What is ruled at one instant, and what stands after it.
struct InstantAnswer: Sendable {
  /// What is ruled, in order.
  var rulings: [RuledStatement] = []
  /// The plays that are not taken, as indices into the log's, and why; an empty reason stands for any.
  var refusals: [Int: String] = [:]
  /// Manpower when play goes on; nil where the answer does not say, as below.
  var manpower: PerTeam<Int>?
  /// The skaters with an extra attacker when play goes on.
  var onIce: PerTeam<Int>?
  var score: PerTeam<Int>?
  var minutes: PerTeam<Int>?
  var opportunities: PerTeam<Int>?
  /// The winner in overtime or the shoot-out.
  var winner: Team?
  /// What is to be said of an awarded penalty shot that is not taken yet.
  var shot: Statement?
}

/// A statement that a ruling makes.
struct RuledStatement: Sendable {
  var statement: Statement
  /// The class of the penalty that is ruled on.
  var penaltyClass: PenaltyClass?
  /// The rule's number; empty where no rule decides, nil where it is not told.
  var citation: String?
  /// Whether the case has to state it, if it states any effect of its instant.
  var isAsserted: Bool
}

extension CaseRun {
  /// What the book rules, in the words of the case's own notation.
  public var ownAnswer: CaseAnswer { CaseAnswer(instants: `case`.instants.map(ownAnswer)) }

  private func ownAnswer(at instant: CaseInstant) -> InstantAnswer {
    var answer = InstantAnswer(rulings: effects(at: instant))
    for play in instant.plays {
      answer.refusals[play] = solution.plays[play].refused.map { words.words(for: $0).reason }
    }
    guard let last = instant.plays.last else { return answer }
    let game = solution.game(after: last, under: book)
    let after = solution.plays[last].after
    answer.manpower = after
    answer.onIce = PerTeam(
      home: after.home + (game.goalkeepers.home ? 0 : 1),
      visiting: after.visiting + (game.goalkeepers.visiting ? 0 : 1))
    answer.score = game.score
    answer.minutes = game.penaltyMinutes
    answer.opportunities = game.powerPlays
    answer.winner = game.winner
    answer.shot = game.stoppage?.shots.last.map { .penaltyShot($0.team) } ?? .noPenaltyShot
    return answer
  }

  /// The effects at `instant` that the case has words for, each with its ruling.
  private func effects(at instant: CaseInstant) -> [RuledStatement] {
    let at = solution.game.schedule.instant(of: instant.time)
    return instant.plays.flatMap { solution.plays[$0].rulings(at: at) }
      .compactMap { ruling in
        statement(of: ruling, in: instant.time.period).map {
          RuledStatement(
            statement: $0, penaltyClass: penaltyClass(of: ruling),
            citation: ruling.authority.rule?.number ?? "", isAsserted: isAsserted(ruling, $0))
        }
      }
  }

  /// Whether an instant that states any effect has to state this one: off the clock, beginnings and ends need
  /// not be.
  private func isAsserted(_ ruling: Ruling, _ statement: Statement) -> Bool {
    switch ruling.effect {
    case .ends(let penalty, _), .frozen(let penalty, _), .reinstated(let penalty, _):
      solution.game.penalties[penalty].isOnClock
    default: statement.isEffect
    }
  }

  private func penaltyClass(of ruling: Ruling) -> PenaltyClass? {
    switch ruling.effect {
    case .starts(let index, _), .waits(let index), .ends(let index, _), .cancelled(let index),
      .sits(let index, _), .frozen(let index, _), .reinstated(let index, _):
      solution.game.penalties[index].penaltyClass
    case .notAssessed(_, let penaltyClass, _): penaltyClass
    default: nil
    }
  }
}

extension PlayedEvent {
  /// What was ruled on it at `instant`, that of the play: for a clock that is set, all that follows from it.
  fileprivate func rulings(at instant: Instant) -> [Ruling] {
    var isSet = false
    return rulings.filter { ruling in
      if case .clockSet = ruling.effect { isSet = true }
      return isSet && ruling.cause == event.id || ruling.at == instant
    }
  }
}
