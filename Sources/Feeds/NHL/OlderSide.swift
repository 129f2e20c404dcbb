import Scoresheets

/// A team in the older feed's box score.
struct OlderSide {
  var id: Int?
  var players: [NHLRoster.Player] = []
  var official: OfficialFigures?

  init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "team": id = try reader.number(at: "id")
      case "teamStats":
        try reader.member("teamSkaterStats") { reader throws(JSONError) in
          official = try Self.figures(from: &reader)
        }
      case "players": players = try OlderPlayer.all(from: &reader, team: nil)
      default: try reader.skipValue()
      }
    }
    for index in players.indices { players[index].team = id ?? players[index].team }
  }

  /// A team's figures, some of which the feed writes with a fraction, such as `3.0`, or `nil`.
  private static func figures(
    from reader: inout JSONReader
  ) throws(JSONError) -> OfficialFigures? {
    guard try reader.beginLooseObject() else { return nil }
    var figures = GivenFigures()
    while try reader.nextKey() {
      switch reader.token {
      case "goals": figures.goals = try reader.looseInteger()
      case "pim": figures.minutes = try reader.looseInteger()
      case "powerPlayGoals": figures.powerPlayGoals = try reader.looseInteger()
      case "powerPlayOpportunities": figures.opportunities = try reader.looseInteger()
      default: try reader.skipValue()
      }
    }
    return figures.official
  }
}

/// The older feed's players: an object with keys such as `ID8471234` and values of two shapes.
enum OlderPlayer {
  /// The players of an object; `team` is the team of a player whose entry names no team.
  static func all(
    from reader: inout JSONReader, team: Int?
  ) throws(JSONError) -> [NHLRoster.Player] {
    var players: [NHLRoster.Player] = []
    guard try reader.beginLooseObject() else { return [] }
    while try reader.nextKey() {
      var player = NHLRoster.Player(id: 0, team: team)
      try read(&player, from: &reader)
      if player.id > 0 { players.append(player) }
    }
    return players
  }

  private static func read(
    _ player: inout NHLRoster.Player, from reader: inout JSONReader
  ) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "id": player.id = try reader.looseInteger() ?? 0
      case "fullName": player.lastName = try reader.looseText()
      case "jerseyNumber": player.sweater = try reader.looseInteger()
      case "primaryNumber":
        let number = try reader.looseInteger()
        player.sweater = player.sweater ?? number
      case "currentTeam": player.team = try reader.number(at: "id") ?? player.team
      case "primaryPosition", "position":
        player.position =
          try reader.text(at: "code").flatMap { PlayerPosition(code: $0) } ?? player.position
      case "person":
        var person = NHLRoster.Player(id: 0)
        try read(&person, from: &reader)
        player.id = person.id
        player.lastName = person.lastName
      default: try reader.skipValue()
      }
    }
  }
}
