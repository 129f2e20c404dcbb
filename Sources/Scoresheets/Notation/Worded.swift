import HockeyRules

/// A value that the notation writes as one word.
package protocol Worded: CaseIterable, Sendable {
  var word: String { get }
}

extension Worded {
  /// The value that `word` denotes, or `nil` if it denotes none.
  package init?(word: String) {
    guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = found
  }

  package static var words: [String] { allCases.map({ $0.word }) }
}

extension Worded where Self: RawRepresentable, RawValue == String {
  package var word: String { rawValue }
}

extension ClockDirection: Worded {}

extension GameKind: Worded {}

extension Stage: Worded {}

extension PlayerPosition: Worded {}

extension Team: Worded {
  /// The team's name where its letters cannot be used: in files about several games, and in output
  /// for programs.
  package var word: String {
    switch self {
    case .home: "home"
    case .visiting: "visiting"
    }
  }
}

extension PenaltyClass: Worded {
  package var word: String { description }

  /// The class's name in files for programs: one hyphenated word.
  package var name: String {
    switch self {
    case .minor: "minor"
    case .major: "major"
    case .match: "match"
    case .misconduct: "misconduct"
    case .gameMisconduct: "game-misconduct"
    case .grossMisconduct: "gross-misconduct"
    case .gameEjection: "game-ejection"
    }
  }
}

extension Fault: Worded {
  package var word: String {
    switch self {
    case .player: "player"
    case .timekeeper: "timekeeper"
    }
  }
}

extension ShotResult: Worded {
  package var word: String {
    switch self {
    case .scored: "scored"
    case .missed: "missed"
    case .lost: "lost"
    case .again: "again"
    }
  }
}

extension Penalty.Ending: Worded {
  package var word: String {
    switch self {
    case .served: "served"
    case .goalAgainst: "goal against"
    case .goalFor: "goal for"
    case .released: "released"
    case .voided: "voided"
    case .replaced: "replaced"
    case .recorded: "recorded"
    }
  }
}

extension ScoredGoal.Manpower: Worded {
  package var word: String {
    switch self {
    case .even: "EV"
    case .powerPlay: "PP"
    case .shortHanded: "SH"
    }
  }
}
