import HockeyRules

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

/// The words that `play` may be.
enum PlayWord: String, CaseIterable {
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

/// The words for kinds of games.
enum KindWord: String, CaseIterable {
  case regular
  case playOffs = "play-offs"

  init(_ kind: GameKind) {
    switch kind {
    case .regular: self = .regular
    case .playOffs: self = .playOffs
    }
  }

  var kind: GameKind {
    switch self {
    case .regular: .regular
    case .playOffs: .playOffs
    }
  }
}

/// The words for whose fault it was.
enum FaultWord: String, CaseIterable {
  case player
  case timekeeper

  init(_ fault: Fault) {
    switch fault {
    case .player: self = .player
    case .timekeeper: self = .timekeeper
    }
  }

  var fault: Fault {
    switch self {
    case .player: .player
    case .timekeeper: .timekeeper
    }
  }
}

/// The words of a call, as the handbooks print them.
enum CallWord: String, CaseIterable {
  case minor = "2"
  case major = "5"
  case match = "M"
  case misconduct = "10"
  case gameMisconduct = "GM"
  case grossMisconduct = "GR"
  case gameEjection = "GE"
  case penaltyShot = "PS"

  init(_ penaltyClass: PenaltyClass) {
    switch penaltyClass {
    case .minor: self = .minor
    case .major: self = .major
    case .match: self = .match
    case .misconduct: self = .misconduct
    case .gameMisconduct: self = .gameMisconduct
    case .grossMisconduct: self = .grossMisconduct
    case .gameEjection: self = .gameEjection
    }
  }

  /// The class of penalty; nil for the penalty shot.
  var penaltyClass: PenaltyClass? {
    switch self {
    case .minor: .minor
    case .major: .major
    case .match: .match
    case .misconduct: .misconduct
    case .gameMisconduct: .gameMisconduct
    case .grossMisconduct: .grossMisconduct
    case .gameEjection: .gameEjection
    case .penaltyShot: nil
    }
  }
}
