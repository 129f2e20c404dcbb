import Scoresheets

/// The feed's own kinds of plays.
enum NHLPlayKind {
  case faceOff
  case shotOnGoal
  case hit
  case stoppage
  case blockedShot
  case missedShot
  case giveaway
  case takeaway
  case penalty
  case goal
  case periodEnd
  case periodStart
  case gameEnd
  case shootOutComplete
  case delayedPenalty
  case failedShot
  /// One that came after this was written.
  case unknown

  /// The kind that a token names; the frequent ones are tried first.
  init(tokenOf reader: JSONReader) {
    for (name, kind) in Self.names where reader.token(is: name) {
      self = kind
      return
    }
    self = .unknown
  }

  private static let names: [(StaticString, NHLPlayKind)] = [
    ("faceoff", .faceOff), ("shot-on-goal", .shotOnGoal), ("hit", .hit), ("stoppage", .stoppage),
    ("blocked-shot", .blockedShot), ("missed-shot", .missedShot), ("giveaway", .giveaway),
    ("takeaway", .takeaway), ("penalty", .penalty), ("goal", .goal), ("period-end", .periodEnd),
    ("period-start", .periodStart), ("game-end", .gameEnd),
    ("shootout-complete", .shootOutComplete), ("delayed-penalty", .delayedPenalty),
    ("failed-shot-attempt", .failedShot),
  ]

  /// What the feed calls it: a literal, so that no play allocates its name.
  var name: String {
    switch self {
    case .faceOff: "faceoff"
    case .shotOnGoal: "shot-on-goal"
    case .hit: "hit"
    case .stoppage: "stoppage"
    case .blockedShot: "blocked-shot"
    case .missedShot: "missed-shot"
    case .giveaway: "giveaway"
    case .takeaway: "takeaway"
    case .penalty: "penalty"
    case .goal: "goal"
    case .periodEnd: "period-end"
    case .periodStart: "period-start"
    case .gameEnd: "game-end"
    case .shootOutComplete: "shootout-complete"
    case .delayedPenalty: "delayed-penalty"
    case .failedShot: "failed-shot-attempt"
    case .unknown: "unknown"
    }
  }
}
