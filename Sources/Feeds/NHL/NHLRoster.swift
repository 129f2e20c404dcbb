import Scoresheets

/// The players of a game, by the feed's numbers.
///
/// There are about forty, looked up a few dozen times a game: a sorted array avoids hashing.
struct NHLRoster {
  private var players: [Player] = []

  /// A player on the roster.
  struct Player {
    var id: Int
    var sweater: Int?
    var isGoalkeeper: Bool
  }

  /// Whether the file had no roster, so that nobody can be missing from it.
  var isEmpty: Bool { players.isEmpty }

  /// The numbers of the goalkeepers.
  var goalkeepers: Set<Int> { Set(players.lazy.filter { $0.isGoalkeeper }.map { $0.id }) }

  /// The player with the feed's number `id`.
  func player(_ id: Int) -> Player? {
    var low = 0
    var high = players.count
    while low < high {
      let middle = (low + high) / 2
      if players[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < players.count && players[low].id == id ? players[low] : nil
  }

  init() {}

  /// Reads a whole roster; discards a truncated one, so that nobody looks missing.
  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() {
      if let player = try Self.spot(from: &reader) { players.append(player) }
    }
    players.sort { $0.id < $1.id }
  }

  private static func spot(from reader: inout JSONReader) throws(JSONError) -> Player? {
    var id: Int?
    var sweater: Int?
    var isGoalkeeper = false
    try reader.beginObject()
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .playerId: id = try reader.integer()
      case .sweaterNumber: sweater = try reader.nullIsNext() ? nil : try reader.integer()
      case .positionCode:
        guard try !reader.nullIsNext() else { continue }
        try reader.readToken()
        isGoalkeeper = reader.token(is: "G")
      }
    }
    return id.map { Player(id: $0, sweater: sweater, isGoalkeeper: isGoalkeeper) }
  }

  private enum Key: String, CaseIterable {
    case playerId
    case sweaterNumber
    case positionCode

    static let names = FeedNames<Key>()
  }
}
