/// The keys of a head.
enum HeadKey: String, CaseIterable {
  case penaltybox
  case id
  case under
  case clock
  case home
  case visiting
  case kind
  case date
  case league
  case season
  case periods
  case periodLength
  case overtimeLength
}

/// The keys of a play.
enum PlayKey: String, CaseIterable {
  case id
  case period
  case elapsed
  case play
  case offender
  case call
  case infraction
  case server
  case team
  case scorer
  case assists
  case ownGoal
  case awarded
  case emptyNet
  case shooter
  case scored
  case foulOnRecord
  case player
  case players
  case fault
  case of
  case to
  case toPeriod
  case name
  case reason
  case recorded
  case goalkeepers
  case remark
}

/// The key of a line that takes back a play.
enum UndoKey: String, CaseIterable {
  case undo
}

/// The words that `play` may be.
enum PlayWord: String, Worded {
  case periodStart = "period-start"
  case periodEnd = "period-end"
  case gameEnd = "game-end"
  case whistle
  case faceOff = "face-off"
  case penalty
  case signal
  case goal
  case penaltyShot = "penalty-shot"
  case shootOut = "shoot-out"
  case goalkeeperOff = "goalkeeper-off"
  case goalkeeperOn = "goalkeeper-on"
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case captainChoice = "captain-choice"
  case void
  case amend
  case goalDisallowed = "goal-disallowed"
  case release
  case clock
  case other
}
