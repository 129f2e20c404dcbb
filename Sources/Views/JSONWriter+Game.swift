import HockeyRules
import Scoresheets

// The words and figures of games, as JSON.
extension JSONWriter {
  /// Writes what keeps the game from being complete, and why its book was assumed; nothing for most games.
  mutating func writeCompleteness(of game: PlayedGame) {
    if !game.isComplete { member("complete", false) }
    if game.isStillOn { member("stillOn", true) }
    if let incompleteness = game.incompleteness { member("incomplete", incompleteness.words) }
    if let assumption = game.assumption { member("assumedBook", assumption) }
  }

  /// Writes a key and a count for each team.
  mutating func member(_ key: String, _ counts: PerTeam<Int>) {
    self.key(key)
    object { writer in
      for team in Team.allCases { writer.member(team.word, counts[team]) }
    }
  }

  /// Writes a key and an object for each team.
  mutating func memberPerTeam(_ key: String, _ body: (inout JSONWriter, Team) -> Void) {
    self.key(key)
    object { writer in
      for team in Team.allCases {
        writer.key(team.word)
        writer.object { writer in body(&writer, team) }
      }
    }
  }

  /// Writes `warnings` as an array of objects, if there are any.
  ///
  /// With `isTimed`, each has its time: they are not below their plays.
  mutating func write(_ warnings: ArraySlice<Warning>, of game: PlayedGame, isTimed: Bool = false) {
    guard !warnings.isEmpty else { return }
    key("warnings")
    array { writer in
      for warning in warnings {
        writer.object { writer in
          if isTimed {
            writer.member("period", warning.time.period)
            writer.member("elapsed", warning.time.elapsed)
          }
          writer.member("warning", warning.reason.word)
          if let citation = warning.citation { writer.writeCitation(of: .rule(citation)) }
          writer.member("text", game.text(of: warning))
        }
      }
    }
  }

  /// Writes a key and a length of time as a number of seconds.
  mutating func member(_ key: String, _ time: PlayingTime) {
    self.key(key)
    seconds(time)
  }
}

extension Play {
  /// Its kind in output for programs: one hyphenated word, or the source's own name.
  var kind: String {
    if case .other(let name) = self { name } else { word.rawValue }
  }
}

extension Warning.Reason {
  /// Its kind in output for programs: one hyphenated word.
  var word: String {
    switch self {
    case .overtimeNotTied: "overtime-not-tied"
    case .tooManyOvertimes: "too-many-overtimes"
    case .shootOutNotTied: "shoot-out-not-tied"
    case .gameEndsEarly: "game-ends-early"
    case .gameEndsTied: "game-ends-tied"
    case .periodEndsEarly: "period-ends-early"
    case .tooManyToSetOff: "too-many-to-set-off"
    case .goalTwice: "goal-twice"
    case .unknownNumber: "unknown-number"
    case .unknownInfraction: "unknown-infraction"
    }
  }
}
