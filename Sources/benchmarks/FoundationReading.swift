import Foundation

/// A game as Foundation's decoder reads it: the fields of a play-by-play that the package's own
/// reader uses.
private struct DecodedGame: Decodable {
  struct Team: Decodable {
    var id: Int
    var abbrev: String?
  }

  struct Play: Decodable {
    struct Period: Decodable {
      var number: Int
      var periodType: String
    }

    struct Details: Decodable {
      var eventOwnerTeamId: Int?
      var typeCode: String?
      var descKey: String?
      var duration: Int?
      var committedByPlayerId: Int?
      var servedByPlayerId: Int?
      var scoringPlayerId: Int?
      var shootingPlayerId: Int?
      var assist1PlayerId: Int?
      var assist2PlayerId: Int?
      var reason: String?
    }

    var eventId: Int
    var periodDescriptor: Period
    var timeInPeriod: String
    var situationCode: String?
    var typeDescKey: String
    var sortOrder: Int
    var details: Details?
  }

  struct Spot: Decodable {
    struct Name: Decodable {
      var `default`: String
    }

    var playerId: Int
    var teamId: Int
    var sweaterNumber: Int?
    var positionCode: String?
    var firstName: Name?
    var lastName: Name?
  }

  var id: Int
  var season: Int
  var gameType: Int
  var homeTeam: Team
  var awayTeam: Team
  var plays: [Play]
  var rosterSpots: [Spot]?
}

/// The number of plays that Foundation's decoder reads in `games`.
func playsDecodedByFoundation(of games: [[UInt8]]) -> Int {
  let decoder = JSONDecoder()
  return games.reduce(0) { sum, game in
    let decoded = try? decoder.decode(DecodedGame.self, from: Data(game))
    return sum + (decoded?.plays.count ?? 0)
  }
}
