import HockeyRules

/// The words that begin a play without a subject.
enum PlayKeyword: String, CaseIterable, Worded {
  case whistle
  case faceOff = "face-off"
  case periodStart = "period-start"
  case periodEnd = "period-end"
  case gameEnd = "game-end"
  case look
  /// A play of a feed that concerns neither clock, penalties nor scoring, under its name there.
  case other
  case void
  case amend
  case goalDisallowed = "goal-disallowed"
  case release
  case clock
}

/// The words that stand behind a player or a team.
enum SubjectVerb: String, CaseIterable, Worded {
  case bench
  case signalled
  case goal
  case penaltyShot = "penalty-shot"
  case shootOut = "shoot-out"
  case goalkeeper
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case captainChoice = "captain-choice"

  /// Stands between the players of a captain's choice and its reason.
  static let because = "because"
}

/// What may stand behind a goal.
enum GoalWord: String, CaseIterable, Worded {
  case ownGoal = "own-goal"
  case awarded
  case emptyNet = "empty-net"
}

enum ShotResult: String, CaseIterable, Worded {
  case scored
  case missed

  /// Stands behind a shot whose foul the log does not have.
  static let withoutFoul = "foul-not-on-record"
}

enum GoalkeeperPlace: String, CaseIterable, Worded {
  case off
  case on
}

/// Calls as the handbooks print them: `2+2`, `5+GM`, `PS`.
enum CallText {
  static let penaltyShot = "PS"
  static let servedBy = "served-by"
  /// A call without a penalty, which every book refuses.
  static let nothing = "0"

  static func text(_ penalties: [PenaltyClass], penaltyShot: Bool = false) -> String {
    let words = penalties.map(\.word) + (penaltyShot ? [Self.penaltyShot] : [])
    return words.isEmpty ? nothing : words.joined(separator: "+")
  }

  /// The penalties that `text` names and whether they come with a penalty shot.
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

  /// What a call may be, for the nearest match.
  static let candidates = PenaltyClass.words + [penaltyShot, "2+2", "5+GM", "2+10"]
}
