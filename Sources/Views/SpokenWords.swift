package import HockeyRules
import Scoresheets

// The notation as people say it.
extension PlayedGame {
  /// The play as people say it: without hyphens, and with the play that a correction is about.
  package func spoken(_ play: Play) -> String {
    let words = notation.text(of: play).inWords.split(separator: " ").map { word in
      guard word.first == "@" else { return Self.spoken[String(word)] ?? String(word) }
      let target = log.plays.first { $0.event.id.description == word }
      return target.map { "“\(notation.text(of: $0.event.time)) \(spoken($0.event.play))”" }
        ?? String(word)
    }
    return words.joined(separator: " ")
  }

  private static let spoken = ["void": "call taken back:", "amend": "call changed:"]
}

extension String {
  /// The words of a hyphenated name as people say them: `puck over glass` for
  /// `delaying-game-puck-over-glass`, but `high-sticking`.
  var inWords: String {
    func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    var words = parts.first.map { String($0) } ?? ""
    for (before, after) in zip(parts, parts.dropFirst()) {
      let word = before.suffix(before.utf8.reversed().prefix(while: isLetter).count)
      let isLinked = word.isEmpty || !(after.utf8.first.map(isLetter) ?? false)
      if isLinked || Self.hyphenated.contains(word) {
        words += "-"
      } else if words.hasSuffix("delaying game") {
        words.removeLast("delaying game".count)
      } else {
        words += " "
      }
      words += after
    }
    return words
  }

  /// The words that keep their hyphens, as in `high-sticking`.
  private static let hyphenated: [Substring] = ["high", "cross", "butt", "slew", "face", "time"]
}
