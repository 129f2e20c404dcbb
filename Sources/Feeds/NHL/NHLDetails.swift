import HockeyRules
import Scoresheets

/// The fields that we use from a play's details.
struct NHLDetails {
  var owner: Int?
  var penaltyType: String?
  var infraction: String?
  var minutes: Int?
  var committedBy: Int?
  var servedBy: Int?
  /// The player who scored or shot.
  var shooter: Int?
  var assists: [Int] = []
  /// The reason why play was stopped.
  var reason: String?
  /// The zone of the play, as seen by the team of the play.
  var zone: String?
  /// Whether a goal was into an empty net, in a play whose strength does not show it.
  var isEmptyNet = false
  /// The scoring team's manpower relative to its opponent's; `nil` if the feed does not give it.
  var manpower: ScoredGoal.Manpower?

  /// The score after a goal, by the feed's count.
  var score = PerTeam<Int?>(both: nil)

  /// Whether the infraction itself names the bench staff: `game-misconduct-head-coach`.
  var isOfStaff: Bool {
    penaltyType == "GAM"
      && ["-head-coach", "-team-staff"].contains { infraction?.hasSuffix($0) == true }
  }

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    let keys = Key.names
    var place = 0
    while let key = try reader.nextKey(of: keys, expecting: &place) {
      switch key {
      case .eventOwnerTeamId: owner = try reader.number()
      case .typeCode: penaltyType = try reader.text()
      case .descKey: infraction = try reader.text()
      case .duration: minutes = try reader.number()
      case .committedByPlayerId: committedBy = try reader.number()
      case .servedByPlayerId: servedBy = try reader.number()
      case .scoringPlayerId, .shootingPlayerId: shooter = try reader.number()
      case .assist1PlayerId:
        if let assist = try reader.number() { assists.insert(assist, at: 0) }
      case .assist2PlayerId:
        if let assist = try reader.number() { assists.append(assist) }
      case .awayScore: score.visiting = try reader.looseInteger()
      case .homeScore: score.home = try reader.looseInteger()
      case .reason: reason = try reader.text()
      case .zoneCode: zone = try reader.text()
      }
    }
  }

  /// The keys in the order in which the feed writes them.
  private enum Key: String, CaseIterable {
    case typeCode, descKey, duration, committedByPlayerId, servedByPlayerId, shootingPlayerId
    case scoringPlayerId, assist1PlayerId, assist2PlayerId, eventOwnerTeamId, awayScore, homeScore
    case reason, zoneCode

    static let names = FeedNames<Key>()
  }
}

extension JSONReader {
  /// A whole number, or `nil` for `null`.
  fileprivate mutating func number() throws(JSONError) -> Int? {
    try nullIsNext() ? nil : try integer()
  }

  /// A string, or `nil` for `null`.
  fileprivate mutating func text() throws(JSONError) -> String? {
    try nullIsNext() ? nil : try string()
  }
}

/// The reasons of a stoppage: why play was stopped, and what else happened then.
struct NHLReasons {
  var first: String?
  /// The team that took its time-out.
  var timeOut: Team?

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    var place = 0
    while let key = try reader.nextKey(of: Key.names, expecting: &place) {
      if try reader.nullIsNext() { continue }
      let word = try reader.word(of: Word.names)
      if key == .reason { first = word?.rawValue ?? reader.tokenText }
      if word == .home || word == .visiting, timeOut != .home {
        timeOut = word == .home ? .home : .visiting
      }
    }
  }

  private enum Key: String, CaseIterable {
    case reason, secondaryReason

    static let names = FeedNames<Key>()
  }

  /// The time-outs, and the most frequent reason, whose long text need not be made.
  private enum Word: String, CaseIterable {
    case onGoal = "goalie-stopped-after-sog"
    case home = "home-timeout"
    case visiting = "visitor-timeout"

    static let names = FeedNames<Word>()
  }
}
