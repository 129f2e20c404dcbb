package import HockeyRules
package import Scoresheets

/// A league's shift chart, which shows who was on the ice at what time: evidence that does not
/// depend on the league's play-by-play.
package struct ShiftChart: Sendable {
  private var shifts: [Shift] = []

  fileprivate struct Shift {
    var period: Int
    var start: PlayingTime
    /// The end of the shift; `nil`, the end of the period, if the chart does not give it.
    var end: PlayingTime?
    var team: Team
    /// The source's id for the player.
    var player: Int
    var isGoalkeeper: Bool
  }

  private static let columns = "period,start,end,teamId,playerId"

  /// Reads the chart in `text`: a line that names the columns, then one line per shift; `numbers`
  /// identify teams and goalkeepers.
  ///
  /// A shift that ends before it begins has no known end: charts write `00:00` there. Throws an
  /// error for the first malformed line.
  package init(_ text: [UInt8], numbers: SourceNumbers) throws(TableError) {
    var reader = try TableReader(text, columns: Self.columns)
    while reader.nextLine() { shifts.append(try Self.shift(reader, numbers)) }
    guard !shifts.isEmpty else { throw reader.error(.noShifts) }
  }

  private static func shift(
    _ reader: TableReader, _ numbers: SourceNumbers
  ) throws(TableError) -> Shift {
    guard reader.fields.count == 5 else { throw reader.error(.expectedColumns(columns)) }
    let start = try time(reader, 1)
    let end = try time(reader, 2)
    let number = try number(reader, 3)
    guard let team = numbers.team(number) else { throw reader.error(.unknownTeam(number), at: 3) }
    let player = try Self.number(reader, 4)
    return Shift(
      period: try Self.number(reader, 0), start: start, end: end < start ? nil : end, team: team,
      player: player, isGoalkeeper: numbers.goalkeepers.contains(player))
  }

  private static func number(_ reader: TableReader, _ field: Int) throws(TableError) -> Int {
    guard let number = reader.number(field) else {
      throw reader.error(.notANumber(reader.word(field)), at: field)
    }
    return number
  }

  private static func time(
    _ reader: TableReader, _ field: Int
  ) throws(TableError) -> PlayingTime {
    guard let time = PlayingTime(clockBytes: reader.bytes(field)) else {
      throw reader.error(.notATime(reader.word(field)), at: field)
    }
    return time
  }

  /// The skaters that penalties leave each team, by the chart, just before `time` or from `time`
  /// on; an extra attacker is not counted.
  ///
  /// Returns `nil` if a number is impossible: fewer than three, more than six with an extra
  /// attacker, or more than five without one.
  package func manpower(at time: GameTime, _ side: Timeline.Side) -> PerTeam<Int>? {
    Self.manpower(shifts.filter { $0.period == time.period && $0.covers(time.elapsed, side) })
  }

  private static func manpower(_ shifts: some Sequence<Shift>) -> PerTeam<Int>? {
    var skaters = PerTeam(both: 0)
    var hasGoalkeeper = PerTeam(both: false)
    for shift in shifts {
      if shift.isGoalkeeper {
        hasGoalkeeper[shift.team] = true
      } else {
        skaters[shift.team] += 1
      }
    }
    for team in Team.allCases where !hasGoalkeeper[team] { skaters[team] -= 1 }
    return (3...5).contains(skaters.home) && (3...5).contains(skaters.visiting) ? skaters : nil
  }

  /// The manpower in `period`, which begins at `begin`, whichever players change; `nil` if it is
  /// impossible or there are no more shifts.
  func track(of period: Int, from begin: GameInstant) -> Track<PerTeam<Int>?> {
    let shifts = shifts.filter { $0.period == period }
    let changes = Set(shifts.flatMap { [$0.start, $0.end ?? $0.start] }).sorted()
    var track = Track<PerTeam<Int>?>()
    for change in changes.dropLast() {
      let skaters = Self.manpower(shifts.lazy.filter { $0.covers(change, .after) })
      track.set(skaters, from: begin + change)
    }
    if let last = changes.last { track.set(nil, from: begin + last) }
    return track
  }
}

extension ShiftChart.Shift {
  fileprivate func covers(_ elapsed: PlayingTime, _ side: Timeline.Side) -> Bool {
    switch side {
    case .before: start < elapsed && end.map { elapsed <= $0 } ?? true
    case .after: start <= elapsed && end.map { elapsed < $0 } ?? true
    }
  }
}
