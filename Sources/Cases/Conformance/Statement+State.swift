import HockeyRules
import Scoresheets

// The state after an instant, by the JSON members that give it.
extension RulingStatement {
  /// The member that gives it, or `nil` for a statement that only a ruling can make.
  var stateKey: String? {
    switch self {
    case .manpower: "strength"
    case .onIce: "onIce"
    case .score: "score"
    case .minutes: "minutes"
    case .opportunities: "opportunities"
    case .winner: "winner"
    case .mayPlay: "mayPlay"
    case .mayNotPlay: "mayNotPlay"
    case .starts, .startsAgain, .waits, .ends, .frozen, .returns, .notAssessed, .cancelled,
      .serves, .ejected, .nothing, .sits, .goal, .goalDisallowed, .penaltyShot, .penaltyShotLost,
      .noPenaltyShot, .attempt, .mayChoose, .change, .pointLost:
      nil
    }
  }

  /// The players who, by this statement, may or may not play, or `nil` for any other statement.
  var listedPlayers: [Player]? {
    if case .mayPlay(let players) = self { return players }
    if case .mayNotPlay(let players) = self { return players }
    return nil
  }

  /// The statement with the class of its penalty, so that different penalties are not confused.
  func classed(_ penaltyClass: PenaltyClass?) -> RulingStatement {
    func classed(_ subject: RulingSubject) -> RulingSubject {
      RulingSubject(subject.offender, penaltyClass ?? subject.penaltyClass)
    }
    return switch self {
    case .starts(let subject, let end): .starts(classed(subject), until: end)
    case .startsAgain(let subject, let end): .startsAgain(classed(subject), until: end)
    case .waits(let subject): .waits(classed(subject))
    case .ends(let subject, let ending): .ends(classed(subject), ending)
    case .frozen(let subject): .frozen(classed(subject))
    case .notAssessed(let subject): .notAssessed(classed(subject))
    case .cancelled(let subject): .cancelled(classed(subject))
    case .sits(let subject, let end): .sits(classed(subject), until: end)
    case .returns, .serves, .ejected, .nothing, .manpower, .onIce, .score, .goal,
      .goalDisallowed, .penaltyShot, .penaltyShotLost, .noPenaltyShot, .attempt, .mayChoose,
      .mayPlay, .mayNotPlay, .change, .pointLost, .minutes, .opportunities, .winner:
      self
    }
  }

  /// The class that the statement names.
  var penaltyClass: PenaltyClass? {
    switch self {
    case .starts(let subject, _), .startsAgain(let subject, _), .waits(let subject),
      .ends(let subject, _), .frozen(let subject), .notAssessed(let subject),
      .cancelled(let subject), .sits(let subject, _):
      subject.penaltyClass
    case .returns, .serves, .ejected, .nothing, .manpower, .onIce, .score, .goal,
      .goalDisallowed, .penaltyShot, .penaltyShotLost, .noPenaltyShot, .attempt, .mayChoose,
      .mayPlay, .mayNotPlay, .change, .pointLost, .minutes, .opportunities, .winner:
      nil
    }
  }
}

extension RulingWords {
  /// The state after an instant, without the word that names it: `5v4`, `1-0`, `A`.
  func stateText(of statement: RulingStatement) -> String {
    switch statement {
    case .manpower(let skaters), .onIce(let skaters): text(manpower: skaters)
    case .score(let figures), .minutes(let figures), .opportunities(let figures):
      text(figures: figures)
    case .winner(let team): notation.letters[team]
    case .starts, .startsAgain, .waits, .ends, .frozen, .returns, .notAssessed, .cancelled,
      .serves, .ejected, .nothing, .sits, .goal, .goalDisallowed, .penaltyShot, .penaltyShotLost,
      .noPenaltyShot, .attempt, .mayChoose, .mayPlay, .mayNotPlay, .change, .pointLost:
      ""
    }
  }
}
