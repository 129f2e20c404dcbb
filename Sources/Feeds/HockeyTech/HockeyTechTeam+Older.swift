import Scoresheets

/// A team in the older view of a summary.
extension HockeyTechTeam {
  /// Reads the team's own object, `home` or `visitor`.
  mutating func readOlderInfo(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "id", "team_id": id = try reader.looseInteger() ?? id
      case "team_code", "code": abbreviation = try reader.looseText() ?? abbreviation
      default: try reader.skipValue()
      }
    }
  }

  /// Reads the players: the skaters and the goalkeepers, in two lists.
  mutating func readLineup(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    var skaters: [HockeyTechListed] = []
    var goalkeepers: [HockeyTechListed] = []
    while try reader.nextKey() {
      switch reader.token {
      case "players": skaters = try reader.elements(HockeyTechListed.next)
      case "goalies": goalkeepers = try reader.elements(HockeyTechListed.next)
      default: try reader.skipValue()
      }
    }
    for player in skaters + goalkeepers { list(player) }
    self.goalkeepers = Set(goalkeepers.map { $0.id })
  }
}
