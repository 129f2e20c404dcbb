import Scoresheets

/// A player on a team's list in a summary.
struct HockeyTechListed {
  var id: Int
  var listed: RosteredPlayer

  /// The next player, or `nil` if the feed has nobody.
  static func next(from reader: inout JSONReader) throws(JSONError) -> HockeyTechListed? {
    guard try reader.beginLooseObject() else { return nil }
    var id: Int?
    var sweater: Int?
    var position: PlayerPosition?
    var firstName: String?
    var lastName: String?
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .id, .playerID: id = try reader.looseInteger() ?? id
      case .jerseyNumber, .olderJerseyNumber: sweater = try reader.looseInteger()
      case .position, .olderPosition:
        position = try reader.looseText().flatMap { PlayerPosition(code: $0) } ?? position
      case .firstName, .olderFirstName: firstName = try reader.looseText()
      case .lastName, .olderLastName: lastName = try reader.looseText()
      }
    }
    guard let id, id > 0 else { return nil }
    let person = HockeyTechPerson(id: id, sweater: sweater)
    let names = [firstName, lastName].compactMap { $0 }
    return HockeyTechListed(
      id: id,
      listed: RosteredPlayer(
        number: person.worn ?? id, position: position,
        name: names.isEmpty ? nil : names.joined(separator: " "), id: id))
  }

  private enum Key: String, CaseIterable {
    case id, jerseyNumber, position, firstName, lastName
    case playerID = "player_id"
    case olderJerseyNumber = "jersey_number"
    case olderPosition = "position_str"
    case olderFirstName = "first_name"
    case olderLastName = "last_name"

    static let names = FeedNames<Key>()
  }
}
