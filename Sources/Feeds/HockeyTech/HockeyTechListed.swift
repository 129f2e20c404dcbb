import Scoresheets

/// A player on a team's list in a summary.
struct HockeyTechListed {
  var id: Int
  var listed: RosteredPlayer

  /// The next player, or `nil` if the feed names nobody there.
  static func next(from reader: inout JSONReader) throws(JSONError) -> HockeyTechListed? {
    guard try reader.beginLooseObject() else { return nil }
    var id: Int?
    var sweater: Int?
    var position: PlayerPosition?
    var firstName: String?
    var lastName: String?
    while try reader.nextKey() {
      switch reader.token {
      case "id", "player_id": id = try reader.looseInteger() ?? id
      case "jerseyNumber", "jersey_number": sweater = try reader.looseInteger()
      case "position", "position_str":
        position = try reader.looseText().flatMap { PlayerPosition(code: $0) } ?? position
      case "firstName", "first_name": firstName = try reader.looseText()
      case "lastName", "last_name": lastName = try reader.looseText()
      default: try reader.skipValue()
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
}
