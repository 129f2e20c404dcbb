import Scoresheets

/// A team in the older view of a summary.
extension HockeyTechTeam {
  /// Reads the team's own object, `home` or `visitor`.
  mutating func readOlderInfo(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      if reader.token(is: "id") || reader.token(is: "team_id") {
        id = try reader.looseInteger() ?? id
      } else if reader.token(is: "team_code") || reader.token(is: "code") {
        abbreviation = try reader.looseText() ?? abbreviation
      } else {
        try reader.skipValue()
      }
    }
  }

  /// Reads the players: the skaters and the goalkeepers, in two lists.
  mutating func readLineup(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    var skaters: [HockeyTechListed] = []
    var goalkeepers: [HockeyTechListed] = []
    while try reader.nextKey() {
      if reader.token(is: "players") {
        skaters = try Self.listed(from: &reader)
      } else if reader.token(is: "goalies") {
        goalkeepers = try Self.listed(from: &reader)
      } else {
        try reader.skipValue()
      }
    }
    for player in skaters + goalkeepers { list(player) }
    self.goalkeepers = Set(goalkeepers.map { $0.id })
  }

  private static func listed(
    from reader: inout JSONReader
  ) throws(JSONError) -> [HockeyTechListed] {
    guard try reader.beginLooseArray() else { return [] }
    var players: [HockeyTechListed] = []
    while try reader.nextElement() {
      if let player = try HockeyTechListed.next(from: &reader) { players.append(player) }
    }
    return players
  }
}
