package import HockeyRules
import Scoresheets

/// The calls and infractions that a page offers under a book.
package struct CallsAnswer: FieldObject {
  private let book: Rulebook

  package init(_ book: Rulebook) { self.book = book }

  package static let fields = Fields<Self>("calls") {
    Field("book", "The name of the rulebook.") { $0.book.name }
    Field("calls", "The calls that the rulebook has.") { answer in
      Call.all.filter { $0.isIn(answer.book) }
    }
    Field(
      "infractions",
      "The infractions: first the common ones, then those that the rulebook counts, then the others."
    ) {
      $0.infractions
    }
    Field("words", "The infractions in words, in the same order.") { answer in
      answer.infractions.map { $0.inWords }
    }
  }

  private var infractions: [String] {
    let counted = book.ejections.infractionCounts.value.flatMap { $0.infractions }
    let others = Infraction.known.filter { !Self.classes.contains($0) }
    var found: [String] = []
    for word in Self.common + counted.map({ $0.canonical }) + others
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

  /// Words that feeds give as infractions, though they only repeat the class.
  private static let classes = ["bench", "game-misconduct", "match", "misconduct"]
}

private struct Call: FieldObject {
  let name: String
  let penalties: [PenaltyClass]
  var isShot = false
  var isOfBench = false

  static let fields = Fields<Self>("offeredCall") {
    Field("call", "The call in the notation.") {
      CallText.text($0.penalties, penaltyShot: $0.isShot)
    }
    Field("name", "The name of the call.") { $0.name }
    Field.mark("bench", "`true` for a call on a bench.") { $0.isOfBench }
  }

  func isIn(_ book: Rulebook) -> Bool {
    penalties.allSatisfy { !book.classes.minutes(of: $0).basis.isMoot }
  }

  static let all = [
    of([.minor]), Call(name: "double minor", penalties: [.minor, .minor]),
    Call(name: "bench minor", penalties: [.minor], isOfBench: true), of([.major]),
    of([.misconduct]), of([.minor, .misconduct]), of([.major, .gameMisconduct]),
    of([.gameMisconduct]), Call(name: "match", penalties: [.match]), of([.grossMisconduct]),
    of([.gameEjection]), Call(name: "penalty shot", penalties: [], isShot: true),
  ]

  private static func of(_ penalties: [PenaltyClass]) -> Call {
    Call(name: penalties.map { $0.rinkName }.joined(separator: " and "), penalties: penalties)
  }
}
