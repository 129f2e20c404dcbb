import HockeyRules
import Scoresheets

extension Tally {
  /// The share that agrees, to a hundredth of a per cent; empty if nothing was compared.
  ///
  /// The share is never rounded up: 100 % means that everything agrees.
  package var share: String {
    guard compared > 0 else { return "" }
    let share = agreed * 10000 / compared
    let hundredths = share % 100
    return "\(share / 100).\(hundredths < 10 ? "0" : "")\(hundredths) %"
  }
}

extension Difference.Kind {
  /// The kind in words: how the source departs from the rulebook.
  package var words: String {
    switch self {
    case .more: "the source has more skaters"
    case .fewer: "the source has fewer skaters"
    case .swapped: "the source has the two teams the other way round"
    case .impossible: "the source has an impossible strength"
    case .otherwise: "the source has more skaters for one team and fewer for the other"
    }
  }
}

extension Difference.Circumstance {
  package var words: String {
    switch self {
    case .nearExpiry: "near an expiry"
    case .coincidental: "coincidental penalties being sat out"
    case .waiting: "a penalty waits"
    case .behindGoal: "after a goal"
    case .goalkeeperOff: "a goalkeeper off"
    case .overtime: "in overtime"
    case .nobodyServing: "nobody serving"
    }
  }
}

extension PartyAtFault {
  package var words: String {
    switch self {
    case .rulebook: "the rulebook's error, or the officials'"
    case .source: "the source's error"
    case .undecided: "undecided"
    }
  }
}

extension ChartEvidence {
  package var words: String {
    switch finding {
    case .agreesWithRulebook: "the shift chart agrees with the rulebook"
    case .agreesWithSource(let time):
      "the shift chart agrees with the source, against the rulebook for \(time.text)"
    case .changing(let time):
      "the shift chart agrees with the source for \(time.text) only, as when players change"
    case .agreesWithNeither: "the shift chart agrees with neither"
    }
  }
}

extension OfficialFigures.Figure {
  package var words: String {
    switch self {
    case .goals: "goals"
    case .powerPlayGoals: "power-play goals"
    case .opportunities: "power-play opportunities"
    case .minutes: "penalty minutes"
    }
  }
}

extension SourceClaim {
  package var words: String {
    switch self {
    case .powerPlay(true): "a power play"
    case .powerPlay(false): "no power play"
    case .powerPlays(let count): count == 1 ? "one power play" : "\(count) power plays"
    case .goal(.even): "a goal at even strength"
    case .goal(.powerPlay): "a power-play goal"
    case .goal(.shortHanded): "a short-handed goal"
    case .faceOff(.home): "in the home team's end"
    case .faceOff(.visiting): "in the visiting team's end"
    case .faceOff(nil): "in the neutral zone"
    case .served(let begin, let end): "served from \(begin.played.text) to \(end.played.text)"
    }
  }
}

extension SourceClaim? {
  package var words: String {
    switch self {
    case .some(let claim): claim.words
    case .none: "no goal"
    }
  }
}
