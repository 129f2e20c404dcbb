import Scoresheets

/// A player on a team's list in a summary.
struct PWHLListed {
  var id: Int
  var listed: RosteredPlayer

  /// The next player; nil if the feed has nobody.
  static func next(from reader: inout JSONReader) throws(JSONError) -> PWHLListed? {
    guard try reader.beginLooseObject() else { return nil }
    var id: Int?
    var sweater: Int?
    var position: PlayerPosition?
    var firstName: String?
    var lastName: String?
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .id: id = try reader.looseInteger()
      case .jerseyNumber: sweater = try reader.looseInteger()
      case .position: position = try reader.looseText().flatMap { PlayerPosition(code: $0) }
      case .firstName: firstName = try reader.looseText()
      case .lastName: lastName = try reader.looseText()
      }
    }
    guard let id, id > 0 else { return nil }
    let names = [firstName, lastName].compactMap { $0 }
    return PWHLListed(
      id: id,
      listed: RosteredPlayer(
        number: PWHLPerson.number(sweater, else: id), position: position,
        name: names.isEmpty ? nil : names.joined(separator: " ")))
  }

  private enum Key: String, CaseIterable {
    case id
    case jerseyNumber
    case position
    case firstName
    case lastName

    static let names = FeedNames<Key>()
  }
}
