import HockeyRules
import Scoresheets

// The words and figures of games, as JSON.
extension JSONWriter {
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
