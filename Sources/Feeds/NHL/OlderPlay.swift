import HockeyRules
import Scoresheets

/// The members of a play of the older feed that place it; its details are read only when needed.
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

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "result": try readResult(from: &reader)
      case "about": try readAbout(from: &reader)
      default: try reader.skipValue()
      }
    }
  }

  private mutating func readResult(from reader: inout JSONReader) throws(JSONError) {
    try reader.member("eventTypeId") { reader throws(JSONError) in
      let mark = reader.mark
      let type = try reader.looseText()
      kind = type.flatMap { olderKinds[$0] }
      unknownKind = type != nil && kind == nil ? mark : nil
    }
  }

  private mutating func readAbout(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "eventIdx": index = try reader.looseInteger()
      case "eventId": id = try reader.looseInteger()
      case "period": period = try reader.looseInteger()
      case "periodType": inShootOut = try reader.looseText() == "SHOOTOUT"
      case "periodTime":
        let text = try reader.looseText()
        elapsed = text.flatMap { PlayingTime(ofHours: $0) }
        hasBadTime = text != nil && elapsed == nil
      default: try reader.skipValue()
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

private let olderKinds: [String: NHLPlayKind] = [
  "FACEOFF": .faceOff, "SHOT": .shotOnGoal, "MISSED_SHOT": .missedShot,
  "BLOCKED_SHOT": .blockedShot, "FAILED_SHOT": .failedShot, "HIT": .hit, "GIVEAWAY": .giveaway,
  "TAKEAWAY": .takeaway, "STOP": .stoppage, "PENALTY": .penalty, "GOAL": .goal,
  "PERIOD_START": .periodStart, "PERIOD_END": .periodEnd, "GAME_END": .gameEnd,
  "SHOOTOUT_COMPLETE": .shootOutComplete,
]
