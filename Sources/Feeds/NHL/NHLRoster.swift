import Scoresheets

/// The players of a game, by the feed's ids.
///
/// A game has about forty players, looked up a few dozen times: a sorted array avoids hashing.
struct NHLRoster {
  private(set) var players: [Player] = []

  /// A player on the roster.
  struct Player {
    var id: Int
    var team: Int?
    var sweater: Int?
    var position: PlayerPosition?
    var firstName: String?
    var lastName: String?

    /// The player as a log lists him.
    fileprivate var rostered: RosteredPlayer {
      let first = firstName ?? ""
      let last = lastName ?? ""
      let name = first.isEmpty ? last : last.isEmpty ? first : first + " " + last
      return RosteredPlayer(
        number: sweater ?? id, position: position, name: name.isEmpty ? nil : name,
        id: id)
    }
  }

  /// Whether the file had no roster; no player counts as missing from an empty roster.
  var isEmpty: Bool { players.isEmpty }

  /// The feed's ids of the goalkeepers.
  var goalkeepers: Set<Int> {
    Set(players.lazy.filter { $0.position == .goalkeeper }.map { $0.id })
  }

  func player(_ id: Int) -> Player? {
    var low = 0
    var high = players.count
    while low < high {
      let middle = (low + high) / 2
      if players[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < players.count && players[low].id == id ? players[low] : nil
  }

  /// The players of the team with the feed's id `team`, by ascending sweater numbers.
  func list(of team: Int?) -> [RosteredPlayer] {
    guard team != nil else { return [] }
    var list: [RosteredPlayer] = []
    list.reserveCapacity(players.count)
    for index in players.indices where players[index].team == team {
      list.append(players[index].rostered)
    }
    return list.sorted { $0.number < $1.number }
  }

  init() {}

  init(_ players: [Player]) {
    self.players = players.sorted { $0.id < $1.id }
  }

  /// Reads a roster.
  ///
  /// A truncated roster is an error: the players after the cut would look missing.
  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() {
      if let player = try Self.spot(from: &reader) { players.append(player) }
    }
    players.sort { $0.id < $1.id }
  }

  private static func spot(from reader: inout JSONReader) throws(JSONError) -> Player? {
    var id: Int?
    var player = Player(id: 0)
    try reader.beginObject()
    var place = 0
    while let key = try reader.nextKey(of: Key.names, expecting: &place) {
      switch key {
      case .playerId: id = try reader.integer()
      case .teamId: player.team = try reader.nullIsNext() ? nil : try reader.integer()
      case .sweaterNumber: player.sweater = try reader.nullIsNext() ? nil : try reader.integer()
      case .firstName: player.firstName = try reader.localText()
      case .lastName: player.lastName = try reader.localText()
      case .positionCode:
        guard try !reader.nullIsNext() else { continue }
        player.position = PlayerPosition(code: try reader.string())
      }
    }
    guard let id else { return nil }
    player.id = id
    return player
  }

  /// The keys in the feed's order.
  private enum Key: String, CaseIterable {
    case teamId, playerId, firstName, lastName, sweaterNumber, positionCode

    static let names = FeedNames<Key>()
  }
}

extension JSONReader {
  /// A text in the feed's own language: a string, or the member `default` of an object; `nil` for
  /// anything else.
  mutating func localText() throws(JSONError) -> String? {
    switch try kind() {
    case .string: return try string()
    case .object: break
    case .array, .number, .null, .trueOrFalse:
      try skipValue()
      return nil
    }
    var text: String?
    try beginObject()
    while try nextKey() {
      if token(is: "default"), case .string = try kind() {
        text = try string()
      } else {
        try skipValue()
      }
    }
    return text
  }
}
