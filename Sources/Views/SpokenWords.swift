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
    let kept = ["high", "cross", "butt", "slew", "face", "time"].map { Array($0.utf8) }
    let delay = Array("delaying-game-".utf8)
    let bytes = Array(utf8)
    var words: [UInt8] = []
    var (index, start) = (0, 0)
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.count > delay.count, rest.starts(with: delay), isLetter(rest[index + delay.count]) {
        index += delay.count
        start = index
      }
      let joins =
        bytes[index] == UInt8(ascii: "-") && index > start && index + 1 < bytes.count
        && isLetter(bytes[index + 1]) && !kept.contains { $0[...] == bytes[start..<index] }
      words.append(joins ? UInt8(ascii: " ") : bytes[index])
      if !isLetter(bytes[index]) { start = index + 1 }
      index += 1
    }
    return String(decoding: words, as: UTF8.self)
  }
}
