import HockeyRules
import Scoresheets

/// A game's summary: the head, the penalties and the goals.
///
/// Some of the keys belong to the newer view, others to the older one (`HockeyTechSummary+Older`).
/// Both have `periods`, as a list and as an object.
struct HockeyTechSummary {
  var id: Int?
  var seasonID: Int?
  var date: String?
  /// Whether the game has begun, or `nil` if the file does not say.
  var hasStarted: Bool?
  var isFinal = false
  /// The current period and the time left in it, if the game is not over.
  var clock: (period: HockeyTechPeriod?, left: PlayingTime?) = (nil, nil)
  /// The length of each period by its number, if the file gives them.
  var lengths: [Int: PlayingTime] = [:]
  var teams = PerTeam(both: HockeyTechTeam())
  /// The plays that the summary lists, not in chronological order.
  var plays: [HockeyTechPlay] = []
  var hasShootOut = false
  var older = Older()

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "details": try readDetails(from: &reader)
      case "homeTeam": try teams.home.read(from: &reader)
      case "visitingTeam": try teams.visiting.read(from: &reader)
      case "periods": try readPeriods(from: &reader)
      case "penaltyShots": plays += Array(try readShots(.penaltyShot, from: &reader).joined())
      case "shootoutDetails":
        let shots = try readShots(.shootOut, from: &reader)
        if shots.count == 2 { takeInTurn(shots) }
      case let key: try readOlder(key, from: &reader)
      }
    }
    finishOlder()
  }

  private mutating func readDetails(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "id": id = try reader.looseInteger()
      case "seasonId": seasonID = try reader.looseInteger()
      case "started": hasStarted = try reader.looseFlag()
      case "final": isFinal = try reader.looseFlag() ?? false
      case "GameDateISO8601": date = try reader.looseText().flatMap(Self.day)
      default: try reader.skipValue()
      }
    }
  }

  /// The date of a timestamp such as `2024-01-13T13:00:00-05:00`.
  static func day(of time: String) -> String? {
    let day = String(time.prefix(10))
    return Notation.isDate(day) ? day : nil
  }

  private mutating func readPeriods(from reader: inout JSONReader) throws(JSONError) {
    if try reader.kind() == .object { return try readLengths(from: &reader) }
    guard try reader.beginLooseArray() else { return }
    while try reader.nextElement() {
      try reader.beginObject()
      while try reader.nextKey() {
        let kind: HockeyTechPlayKind
        switch reader.token {
        case "goals": kind = .goal
        case "penalties": kind = .penalty
        default:
          try reader.skipValue()
          continue
        }
        guard try reader.beginLooseArray() else { continue }
        while try reader.nextElement() { plays.append(try HockeyTechPlay(kind, from: &reader)) }
      }
    }
  }

  /// The shots of an object with a list for each team: the home team's first.
  private func readShots(
    _ kind: HockeyTechPlayKind, from reader: inout JSONReader
  ) throws(JSONError) -> [[HockeyTechPlay]] {
    var shots = PerTeam<[HockeyTechPlay]>(both: [])
    guard try reader.beginLooseObject() else { return [] }
    while try reader.nextKey() {
      let isHome = reader.token(is: "homeTeam") || reader.token(is: "homeTeamShots")
      let isVisiting = reader.token(is: "visitingTeam") || reader.token(is: "visitingTeamShots")
      guard isHome || isVisiting else {
        try reader.skipValue()
        continue
      }
      guard try reader.beginLooseArray() else { continue }
      while try reader.nextElement() {
        shots[isHome ? .home : .visiting].append(try HockeyTechPlay(kind, from: &reader))
      }
    }
    return [shots.home, shots.visiting]
  }

  /// Adds the attempts of a shoot-out in turn; `shots` lists them by team, the home team's first.
  mutating func takeInTurn(_ shots: [[HockeyTechPlay]]) {
    let inTurn = Self.visitingShootsFirst(home: shots[0], visiting: shots[1]) ? [1, 0] : [0, 1]
    for round in 0..<max(shots[0].count, shots[1].count) {
      for team in inTurn where round < shots[team].count { plays.append(shots[team][round]) }
    }
    hasShootOut = shots.contains { !$0.isEmpty }
  }

  /// Whether only the visiting team can have shot first: the visitors have one attempt more, or
  /// their last attempt does not fit the result of the shoot-out.
  private static func visitingShootsFirst(home: [HockeyTechPlay], visiting: [HockeyTechPlay])
    -> Bool
  {
    guard home.count == visiting.count, let last = visiting.last else {
      return visiting.count > home.count
    }
    let goals = (
      home: home.count { $0.details.isGoal }, visiting: visiting.count { $0.details.isGoal }
    )
    return last.details.isGoal != (goals.visiting > goals.home)
  }

  /// The key whose absence hides which teams play, or `nil` if both teams' keys are there.
  var missingTeam: String? {
    if teams.home.id == nil { return "homeTeam" }
    return teams.visiting.id == nil ? "visitingTeam" : nil
  }

  /// The changes of goalkeepers, derived from the stretches that each goalkeeper played.
  var goalkeeperChanges: [HockeyTechPlay] {
    Team.allCases.flatMap { team in
      teams[team].stretches.flatMap { stretch in
        var changes = (stretch.start, stretch.end)
        changes.0.details.team = teams[team].id
        changes.1.details.team = teams[team].id
        return [changes.0, changes.1]
      }
    }
  }
}
