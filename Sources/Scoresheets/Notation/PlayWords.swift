package import HockeyRules

/// The first words of plays without a subject.
enum PlayKeyword: String, CaseIterable, Worded {
  case whistle
  case faceOff = "face-off"
  case periodStart = "period-start"
  case periodEnd = "period-end"
  case gameEnd = "game-end"
  case look
  /// A feed's play that affects neither clock, penalties nor scoring, by its name in the feed.
  case other
  case void
  case amend
  case goalDisallowed = "goal-disallowed"
  case release
  case clock
}

/// The words that follow a player or a team.
enum SubjectVerb: String, CaseIterable, Worded {
  case bench
  case signalled
  case goal
  case penaltyShot = "penalty-shot"
  case shootOut = "shoot-out"
  case goalkeeper
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case servesFor = "serves-for"
  case captainChoice = "captain-choice"

  /// The word between the players of a captain's choice and its reason.
  static let because = "because"
}

/// The words that may follow a goal.
enum GoalWord: String, CaseIterable, Worded {
  case ownGoal = "own-goal"
  case awarded
  case emptyNet = "empty-net"
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

  /// The word after a shot whose foul is not in the log.
  static let withoutFoul = "foul-not-on-record"
}

enum GoalkeeperPlace: String, CaseIterable, Worded {
  case off
  case on
}

/// Calls as the handbooks print them: `2+2`, `5+GM`, `PS`.
package enum CallText {
  static let penaltyShot = "PS"
  static let servedBy = "served-by"
  static let nobodySits = "nobody-sits"
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
