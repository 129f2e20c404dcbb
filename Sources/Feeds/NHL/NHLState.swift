import HockeyRules
import Scoresheets

/// The feed's facts about a game as a whole: whether it is over, and the time on the clock.
struct NHLState {
  /// The feed's word for the state: `LIVE`, `FINAL`; in the older feed `Live`, `Final`.
  var word: String?
  var period: Int?
  /// The time left in the period; `nil` if the feed does not give it.
  var left: PlayingTime?

  /// Whether the game is over, or `nil` if the feed does not say.
  var isFinal: Bool? {
    switch word?.uppercased() {
    case nil: nil
    case "FINAL", "OFF", "OVER": true
    default: false
    }
  }

  /// Whether the game has begun and is not over.
  private var isOn: Bool { ["LIVE", "CRIT"].contains(word?.uppercased()) }

  /// The reading of the clock of a game in progress, or `nil` if the feed does not give it.
  func now(kind: GameKind) -> GameTime? {
    guard isOn, let period, (1...99).contains(period), let left else { return nil }
    let length = Schedule.standard(for: kind).length(of: period)
    return left <= length ? GameTime(period: period, elapsed: length - left) : nil
  }

  mutating func readClock(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else { return try reader.skipValue() }
    try reader.beginObject()
    var time: PlayingTime?
    var isBetween = false
    while try reader.nextKey() {
      switch reader.token {
      case "timeRemaining":
        guard try !reader.nullIsNext() else { continue }
        try reader.readToken()
        time = reader.tokenTime
      case "inIntermission": isBetween = try reader.nullIsNext() ? false : try reader.bool()
      default: try reader.skipValue()
      }
    }
    // Between periods the clock counts the intermission.
    left = isBetween ? .zero : time
  }

  mutating func readPeriod(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else { return try reader.skipValue() }
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "number") {
        period = try reader.nullIsNext() ? nil : try reader.integer()
      } else {
        try reader.skipValue()
      }
    }
  }
}

extension NHLGame {
  /// The feed's facts about the game as a whole, or `nil` if there are none.
  var result: SourceResult? {
    var result = SourceResult(isFinal: state.isFinal)
    result.now = state.now(kind: gameType == 3 ? .playOffs : .regular)
    if let home = teams.home.score, let visiting = teams.visiting.score {
      result.score = PerTeam(home: home, visiting: visiting)
    }
    return result == SourceResult() ? nil : result
  }
}
