package import HockeyRules

/// Calls as the handbooks print them: `2+2`, `5+GM`, `PS`.
package enum CallText {
  static let penaltyShot = "PS"
  static let bench = "bench"
  /// The words after a team's letters that mean its bench or a member of its staff.
  package static let benches = [bench] + Staff.allCases.map { $0.rawValue }
  static let signalled = "signalled"
  static let servedBy = "served-by"
  static let nobodySits = "nobody-sits"
  /// The word between the players of a captain's choice and the reason.
  static let because = "because"
  /// The words that may end a call.
  static let endings = [servedBy, nobodySits]
  /// A call without a penalty, which every rulebook refuses.
  static let nothing = "0"

  package static func text(_ penalties: [PenaltyClass], penaltyShot: Bool = false) -> String {
    let words = penalties.map { $0.word } + (penaltyShot ? [Self.penaltyShot] : [])
    return words.isEmpty ? nothing : words.joined(separator: "+")
  }

  /// The penalties in `text`, and whether they come with a penalty shot.
  static func read(_ text: String) -> (penalties: [PenaltyClass], penaltyShot: Bool)? {
    if text == nothing { return ([], false) }
    var penalties: [PenaltyClass] = []
    var hasShot = false
    for word in text.split(separator: "+", omittingEmptySubsequences: false) {
      if word == penaltyShot, !hasShot {
        hasShot = true
      } else if let penalty = PenaltyClass(word: String(word)) {
        penalties.append(penalty)
      } else {
        return nil
      }
    }
    return (penalties, hasShot)
  }

  /// Possible calls, for the nearest match.
  static let candidates = PenaltyClass.words + [penaltyShot, "2+2", "5+GM", "2+10"]
}

extension Amendment {
  /// The reason that the amendment implies, or `nil` if the scorer has to give one.
  var ownReason: String? {
    if let infraction { return infraction.rawValue }
    if offender != nil { return "wrong-number" }
    if server != nil { return "server" }
    return penaltyShot ? "shot" : nil
  }
}
