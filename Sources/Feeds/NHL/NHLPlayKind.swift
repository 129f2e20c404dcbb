import Scoresheets

/// The feed's own kinds of plays, the frequent ones first.
enum NHLPlayKind: String, CaseIterable {
  case faceOff = "faceoff"
  case shotOnGoal = "shot-on-goal"
  case hit
  case stoppage
  case blockedShot = "blocked-shot"
  case missedShot = "missed-shot"
  case giveaway, takeaway, penalty, goal
  case periodEnd = "period-end"
  case periodStart = "period-start"
  case gameEnd = "game-end"
  case shootOutComplete = "shootout-complete"
  case delayedPenalty = "delayed-penalty"
  case failedShot = "failed-shot-attempt"

  static let names = FeedNames<NHLPlayKind>()
}
