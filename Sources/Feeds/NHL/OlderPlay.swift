import HockeyRules
import Scoresheets

/// The members of a play of the older feed that place it; its details are read when they are needed.
///
///     {"result":{"eventTypeId":"PENALTY", …},"about":{"eventIdx":52,"eventId":107,"period":1,
///      "periodType":"REGULAR","periodTime":"07:11"},"team":{"id":7},"players":[…]}
struct OlderPlayFields {
  var id: Int?
  private var index: Int?
  private var period: Int?
  private var elapsed: PlayingTime?
  private var hasBadTime = false
  private var inShootOut = false
  private var kind: NHLPlayKind?
  private var unknownKind: JSONReader.Mark?

  private enum Key: String, CaseIterable {
    case result
    case about

    static let names = FeedNames<Key>()
  }

  private enum AboutKey: String, CaseIterable {
    case eventIdx, eventId, period, periodType, periodTime

    static let names = FeedNames<AboutKey>()
  }

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .result: try readResult(from: &reader)
      case .about: try readAbout(from: &reader)
      }
    }
  }

  private mutating func readResult(from reader: inout JSONReader) throws(JSONError) {
    try reader.member("eventTypeId") { reader throws(JSONError) in
      let mark = reader.mark
      let type = try reader.looseText()
      kind = type.flatMap { OlderPlayKind(rawValue: $0)?.kind }
      unknownKind = type != nil && kind == nil ? mark : nil
    }
  }

  private mutating func readAbout(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while let key = try reader.nextKey(of: AboutKey.names) {
      switch key {
      case .eventIdx: index = try reader.looseInteger()
      case .eventId: id = try reader.looseInteger()
      case .period: period = try reader.looseInteger()
      case .periodType: inShootOut = try reader.looseText() == "SHOOTOUT"
      case .periodTime:
        let text = try reader.looseText()
        elapsed = text.flatMap { PlayingTime(ofHours: $0) }
        hasBadTime = text != nil && elapsed == nil
      }
    }
  }

  /// Makes a play from the members.
  func play(mark: JSONReader.Mark) throws(NHLPlayFields.Missing) -> NHLPlay {
    guard let id else { throw .key("eventId") }
    guard kind != nil || unknownKind != nil else { throw .key("eventTypeId") }
    // A play before the first period has period 0.
    let period = period == 0 ? 1 : period
    guard let period else { throw .key("period") }
    guard (1...99).contains(period) else { throw .period(period) }
    guard let elapsed else { throw hasBadTime ? .time : .key("periodTime") }
    return NHLPlay(
      kind: kind, id: id, time: GameTime(period: period, elapsed: elapsed),
      inShootOut: inShootOut, sortOrder: index ?? 0, situation: nil,
      unknownKind: unknownKind, details: mark, mark: mark, isOlder: true)
  }
}

/// The older feed's kinds of plays.
private enum OlderPlayKind: String {
  case faceOff = "FACEOFF"
  case shot = "SHOT"
  case missedShot = "MISSED_SHOT"
  case blockedShot = "BLOCKED_SHOT"
  case failedShot = "FAILED_SHOT"
  case hit = "HIT"
  case giveaway = "GIVEAWAY"
  case takeaway = "TAKEAWAY"
  case stop = "STOP"
  case penalty = "PENALTY"
  case goal = "GOAL"
  case periodStart = "PERIOD_START"
  case periodEnd = "PERIOD_END"
  case gameEnd = "GAME_END"
  case shootOutComplete = "SHOOTOUT_COMPLETE"

  /// The kind in the newer feed.
  var kind: NHLPlayKind {
    switch self {
    case .faceOff: .faceOff
    case .shot: .shotOnGoal
    case .missedShot: .missedShot
    case .blockedShot: .blockedShot
    case .failedShot: .failedShot
    case .hit: .hit
    case .giveaway: .giveaway
    case .takeaway: .takeaway
    case .stop: .stoppage
    case .penalty: .penalty
    case .goal: .goal
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .gameEnd: .gameEnd
    case .shootOutComplete: .shootOutComplete
    }
  }
}
