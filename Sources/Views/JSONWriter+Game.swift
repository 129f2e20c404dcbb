import HockeyRules
import Scoresheets

// The words and figures of games, as JSON.
extension JSONWriter {
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
