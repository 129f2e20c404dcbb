import HockeyRules
import Scoresheets

// The words and figures of games for other programs.
extension JSONWriter {
  /// Writes a key and a count for each team.
  mutating func member(_ key: String, _ counts: PerTeam<Int>) {
    self.key(key)
    object { writer in
      writer.member("home", counts.home)
      writer.member("visiting", counts.visiting)
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

  /// Writes a key and a length of time as a number of seconds.
  mutating func member(_ key: String, _ time: PlayingTime) {
    self.key(key)
    seconds(time)
  }
}

extension Team {
  /// The team for other programs.
  var word: String {
    switch self {
    case .home: "home"
    case .visiting: "visiting"
    }
  }
}

extension Play {
  /// Its kind for other programs: one hyphenated word, or the source's own name.
  var kind: String {
    switch self {
    case .periodStart: "period-start"
    case .periodEnd: "period-end"
    case .gameEnd: "game-end"
    case .whistle: "whistle"
    case .faceOff: "face-off"
    case .penalty: "penalty"
    case .signal: "signal"
    case .goal: "goal"
    case .penaltyShot: "penalty-shot"
    case .shootOut: "shoot-out"
    case .goalkeeperOff: "goalkeeper-off"
    case .goalkeeperOn: "goalkeeper-on"
    case .leftBox: "left-box"
    case .backInBox: "back-in-box"
    case .correction(let correction): correction.kind
    case .captainChoice: "captain-choice"
    case .other(let name): name
    }
  }
}

extension Correction {
  fileprivate var kind: String {
    switch self {
    case .void: "void"
    case .amend: "amend"
    case .goalDisallowed: "goal-disallowed"
    case .release: "release"
    case .clock: "clock"
    }
  }
}
