import HockeyRules

// The readers, writers and comparisons of statements all take the words of each kind from here.

/// The words of a statement about a penalty or a player, after the name.
package enum RulingVerb: String, Worded {
  case starts
  case startsAgain = "starts again"
  case waits, ends, returns
  case notAssessed = "not assessed"
  case cancelled, serves, ejected, sits

  /// Whether a comma and a time or an ending may follow the verb.
  package var mayHaveMore: Bool {
    switch self {
    case .starts, .startsAgain, .ends, .sits: true
    case .waits, .returns, .notAssessed, .cancelled, .serves, .ejected: false
    }
  }
}

/// The words with which any other statement begins.
package enum StatementPhrase: String, Worded {
  case nothing
  /// A strength begins with its figures.
  case manpower = ""
  case onIce = "on ice"
  case score, goal
  case goalDisallowed = "goal disallowed"
  case penaltyShot = "penalty shot"
  case noPenaltyShot = "no penalty shot"
  case pointLost = "no point"
  case mayChoose = "may choose"
  case mayPlay = "may play"
  case mayChange = "may change"
  case mayNotPlay = "may not play"
  case mayNotChange = "may not change"
  case minutes, opportunities, winner
  case faceOff = "face-off"

  /// Whether the state of the game after an instant answers the statement, not a ruling.
  package var isState: Bool {
    switch self {
    case .manpower, .onIce, .score, .noPenaltyShot, .mayPlay, .mayNotPlay, .minutes,
      .opportunities, .winner:
      true
    case .nothing, .goal, .goalDisallowed, .penaltyShot, .pointLost, .mayChoose, .mayChange,
      .mayNotChange, .faceOff:
      false
    }
  }
}

package enum StatementKind: Sendable, Hashable {
  case ruling(RulingVerb)
  case phrase(StatementPhrase)
  /// An attempt in the shoot-out: its result follows the shooter.
  case attempt

  /// The words of the kind; empty for an attempt, which is written like its play.
  package var words: String {
    switch self {
    case .ruling(let verb): verb.word
    case .phrase(let phrase): phrase.word
    case .attempt: ""
    }
  }
}

/// The words that may follow the strength of a goal.
package enum GoalMark: String, Worded {
  case emptyNet = "EN"
  case penaltyShot = "PS"
  case awarded
}

extension Worded {
  /// The single words of the value.
  package var parts: [Substring] { word.split(separator: " ") }
}

extension Sequence where Element: Worded {
  /// The different words at the position `index` of the values' words.
  package func words(at index: Int) -> [String] {
    var words: [String] = []
    for word in compactMap({ $0.parts.dropFirst(index).first.map { String($0) } })
    where !words.contains(word) {
      words.append(word)
    }
    return words
  }
}

extension RulingStatement {
  package var kind: StatementKind {
    switch self {
    case .penalty(_, let statement): .ruling(statement.verb)
    case .returns: .ruling(.returns)
    case .serves: .ruling(.serves)
    case .ejected: .ruling(.ejected)
    case .attempt: .attempt
    case .nothing: .phrase(.nothing)
    case .manpower: .phrase(.manpower)
    case .onIce: .phrase(.onIce)
    case .score: .phrase(.score)
    case .goal: .phrase(.goal)
    case .goalDisallowed: .phrase(.goalDisallowed)
    case .penaltyShot, .penaltyShotLost: .phrase(.penaltyShot)
    case .noPenaltyShot: .phrase(.noPenaltyShot)
    case .pointLost: .phrase(.pointLost)
    case .mayChoose: .phrase(.mayChoose)
    case .mayPlay: .phrase(.mayPlay)
    case .mayNotPlay: .phrase(.mayNotPlay)
    case .change(_, .none): .phrase(.mayNotChange)
    case .change(_, .all), .change(_, .penalised): .phrase(.mayChange)
    case .minutes: .phrase(.minutes)
    case .opportunities: .phrase(.opportunities)
    case .winner: .phrase(.winner)
    case .faceOff: .phrase(.faceOff)
    }
  }

  /// Whether the statement is in the table of effects on penalties and players; an instant must
  /// state all these effects or none.
  package var isEffect: Bool {
    switch kind {
    case .ruling(let verb): verb != .sits
    case .phrase(let phrase): phrase == .nothing
    case .attempt: false
    }
  }

  /// The phrase of a statement that the state of the game answers, or `nil` for any other.
  package var statePhrase: StatementPhrase? {
    if case .phrase(let phrase) = kind, phrase.isState { phrase } else { nil }
  }
}

extension PenaltyStatement {
  /// The word in place of an ending for a penalty that no longer runs.
  package static let frozenWord = "frozen"

  package var verb: RulingVerb {
    switch self {
    case .starts: .starts
    case .startsAgain: .startsAgain
    case .sits: .sits
    case .waits: .waits
    case .ends, .frozen: .ends
    case .notAssessed: .notAssessed
    case .cancelled: .cancelled
    }
  }
}
