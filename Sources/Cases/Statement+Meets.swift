import HockeyRules
import Scoresheets

extension RulingStatement {
  /// Whether this ruled statement meets `expected`; a part that `expected` leaves out matches any.
  ///
  /// `penaltyClass` is the class of the penalty in the ruling.
  func meets(_ expected: RulingStatement, _ penaltyClass: PenaltyClass?) -> Bool {
    switch (self, expected) {
    case (.penalty(let ruled, var statement), .penalty(let named, let expected)):
      if expected.until == nil { statement.until = nil }
      return ruled.meets(named, penaltyClass) && statement == expected
    case (.returns(let ruled), .returns(let named)): return ruled.isSame(as: named)
    case (.serves(let ruled, let forOne), .serves(let named, let forOther)):
      return ruled.isSame(as: named) && forOne.isSame(as: forOther)
    case (.ejected(let ruled), .ejected(let named)): return ruled.isSame(as: named)
    case (.mayChoose(let ruled), .mayChoose(let named)):
      return ruled.count == named.count && zip(ruled, named).allSatisfy { $0.isSame(as: $1) }
    case (.attempt(let ruled), .attempt(let named)):
      return ruled.team == named.team && ruled.result == named.result
        && (named.shooter == nil || named.shooter == ruled.shooter)
    default: return self == expected
    }
  }

  /// Whether both statements are of one kind, or about the same penalty or player.
  func isLike(_ other: RulingStatement) -> Bool {
    switch (kind, other.kind) {
    case (.ruling(.sits), .ruling(.sits)), (.phrase(.goal), .phrase(.goalDisallowed)),
      (.phrase(.goalDisallowed), .phrase(.goal)), (.phrase(.mayChange), .phrase(.mayNotChange)),
      (.phrase(.mayNotChange), .phrase(.mayChange)):
      true
    case (.ruling, .ruling):
      offender.map { one in other.offender.map { one.isSame(as: $0) } ?? false } ?? false
    case (let kind, let other): kind == other
    }
  }

  /// The offender or the player that an effect is about; `nil` for other statements.
  private var offender: Offender? {
    switch self {
    case .penalty(_, .sits): nil
    case .penalty(let subject, _): subject.offender
    case .returns(.player(let player)): .skater(player)
    case .returns(.substitute(let offender)), .returns(.nobody(let offender)),
      .serves(_, let offender), .ejected(let offender):
      offender
    case .nothing, .manpower, .onIce, .score, .goal, .goalDisallowed, .penaltyShot,
      .penaltyShotLost, .noPenaltyShot, .attempt, .mayChoose, .mayPlay, .mayNotPlay, .change,
      .pointLost, .minutes, .opportunities, .winner, .faceOff:
      nil
    }
  }
}

extension RulingSubject {
  /// Whether `named` names this subject, a penalty of the class `penaltyClass`.
  fileprivate func meets(_ named: RulingSubject, _ penaltyClass: PenaltyClass?) -> Bool {
    offender.isSame(as: named.offender)
      && (named.penaltyClass == nil || named.penaltyClass == penaltyClass)
  }
}

extension Offender {
  /// Whether both are the same offender; an expectation need not say that a player is a goalkeeper.
  fileprivate func isSame(as other: Offender) -> Bool {
    if let player { return player == other.player }
    return self == other
  }
}

extension Occupant {
  fileprivate func isSame(as other: Occupant) -> Bool {
    switch (self, other) {
    case (.player(let one), .player(let another)): one == another
    case (.substitute(let one), .substitute(let another)): one.isSame(as: another)
    case (.nobody(let one), .nobody(let another)): one.isSame(as: another)
    case (.player, _), (.substitute, _), (.nobody, _): false
    }
  }
}
