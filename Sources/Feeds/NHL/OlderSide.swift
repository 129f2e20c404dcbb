import Scoresheets

/// A team in the older feed's box score.
struct OlderSide {
  var id: Int?
  var players: [NHLRoster.Player] = []
  var official: OfficialFigures?

  private enum Key: String, CaseIterable {
    case team, teamStats, players

    static let names = FeedNames<Key>()
  }

  init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .team: id = try reader.number(at: "id")
      case .teamStats:
        try reader.member("teamSkaterStats") { reader throws(JSONError) in
          official = try Self.figures(from: &reader)
        }
      case .players: players = try OlderPlayer.all(from: &reader, team: nil)
      }
    }
    for index in players.indices { players[index].team = id ?? players[index].team }
  }

  private enum FigureKey: String, CaseIterable {
    case goals, pim, powerPlayGoals, powerPlayOpportunities

    static let names = FeedNames<FigureKey>()
  }

  /// A team's own figures, some of which are written with a fraction, such as `3.0`; `nil` if one
  /// is missing.
  private static func figures(
    from reader: inout JSONReader
  ) throws(JSONError) -> OfficialFigures? {
    guard try reader.beginLooseObject() else { return nil }
    var goals: Int?
    var minutes: Int?
    var opportunities: Int?
    var powerPlayGoals: Int?
    while let key = try reader.nextKey(of: FigureKey.names) {
      let figure = try reader.looseInteger()
      switch key {
      case .goals: goals = figure
      case .pim: minutes = figure
      case .powerPlayGoals: powerPlayGoals = figure
      case .powerPlayOpportunities: opportunities = figure
      }
    }
    return OfficialFigures(ifGiven: goals, minutes, opportunities, powerPlayGoals)
  }
}

/// The older feed's players: objects by keys such as `ID8471234`, of two shapes.
enum OlderPlayer {
  private enum Key: String, CaseIterable {
    case id, fullName, primaryNumber, jerseyNumber, currentTeam, primaryPosition, position, person

    static let names = FeedNames<Key>()
  }

  /// The players of an object; `team` is the team of those without one.
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
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .id: player.id = try reader.looseInteger() ?? 0
      case .fullName: player.lastName = try reader.looseText()
      case .jerseyNumber: player.sweater = try reader.looseInteger()
      case .primaryNumber:
        let number = try reader.looseInteger()
        player.sweater = player.sweater ?? number
      case .currentTeam: player.team = try reader.number(at: "id") ?? player.team
      case .primaryPosition, .position:
        player.position =
          try reader.text(at: "code").flatMap { PlayerPosition(code: $0) } ?? player.position
      case .person:
        var person = NHLRoster.Player(id: 0)
        try read(&person, from: &reader)
        player.id = person.id
        player.lastName = person.lastName
      }
    }
  }
}
