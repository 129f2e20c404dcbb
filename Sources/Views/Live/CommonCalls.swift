package import HockeyRules
package import Scoresheets

/// The calls and the infractions that a page offers under a book, as JSON.
package enum CommonCalls {
  /// Writes one object: the calls that `book` has, each with its name, and the infractions, most
  /// common first.
  package static func write(_ book: Rulebook, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("book", book.name)
      writer.key("calls")
      writer.array { writer in
        for call in all where call.isIn(book) {
          writer.object { writer in
            writer.member("call", CallText.text(call.penalties, penaltyShot: call.isShot))
            writer.member("name", call.name)
            if call.isOfBench { writer.member("bench", true) }
          }
        }
      }
      writer.member("infractions", infractions(of: book))
    }
  }

  private struct Call {
    var name: String
    var penalties: [PenaltyClass]
    var isShot = false
    var isOfBench = false

    /// Whether the book has all its classes.
    func isIn(_ book: Rulebook) -> Bool {
      penalties.allSatisfy { !book.classes.minutes(of: $0).basis.isMoot }
    }
  }

  private static let all = [
    Call(name: "minor", penalties: [.minor]),
    Call(name: "double minor", penalties: [.minor, .minor]),
    Call(name: "bench minor", penalties: [.minor], isOfBench: true),
    Call(name: "major", penalties: [.major]),
    Call(name: "misconduct", penalties: [.misconduct]),
    Call(name: "minor and misconduct", penalties: [.minor, .misconduct]),
    Call(name: "major and game misconduct", penalties: [.major, .gameMisconduct]),
    Call(name: "game misconduct", penalties: [.gameMisconduct]),
    Call(name: "match", penalties: [.match]),
    Call(name: "gross misconduct", penalties: [.grossMisconduct]),
    Call(name: "game ejection", penalties: [.gameEjection]),
    Call(name: "penalty shot", penalties: [], isShot: true),
  ]

  /// The infractions: those that are common everywhere, those that the book counts, and the others.
  private static func infractions(of book: Rulebook) -> [String] {
    let counted = book.ejections.infractionCounts.value.flatMap { $0.infractions }
    let others = Infraction.known.filter { !classes.contains($0) }
    var found: [String] = []
    for word in common + counted.map({ $0.canonical }) + others
    where Infraction(rawValue: word).canonical == word && !found.contains(word) {
      found.append(word)
    }
    return found
  }

  private static let common = [
    "tripping", "hooking", "interference", "slashing", "high-sticking", "roughing", "holding",
    "cross-checking", "delay-of-game", "boarding", "elbowing", "too-many-players",
    "unsportsmanlike-conduct", "holding-the-stick", "fighting",
  ]

  /// Words that feeds have in the place of an infraction, and that only repeat the class.
  private static let classes = ["bench", "game-misconduct", "match", "misconduct"]
}
