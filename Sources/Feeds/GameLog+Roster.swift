import HockeyRules
import Scoresheets

extension GameLog {
  /// Adopts the players that a feed lists, including its goalkeepers; if two have the same number,
  /// the later one counts.
  ///
  /// Players with impossible numbers are left out, and noted.
  mutating func list(_ players: PerTeam<[RosteredPlayer]>, noting numbers: inout NumberNotes) {
    for team in Team.allCases {
      let sound = players[team].filter { numbers.accept($0.number) }
      rosters[team] = sound.byNumber
      for player in sound where player.position == .goalkeeper {
        goalkeepers.insert(Player(team, player.number))
      }
    }
  }
}

extension [RosteredPlayer] {
  /// One player for each number: the last one who has it, in the place of the first.
  fileprivate var byNumber: [RosteredPlayer] {
    var places: [Int: Int] = [:]
    var players: [RosteredPlayer] = []
    for player in self {
      if let place = places[player.number] {
        players[place] = player
      } else {
        places[player.number] = players.count
        players.append(player)
      }
    }
    return players
  }
}

/// The notes about impossible numbers in a feed, one for each number.
struct NumberNotes {
  private(set) var notes: [LogNote] = []
  private var noted: Set<Int> = []

  /// Whether a player can have `number`; if not, it is noted.
  mutating func accept(_ number: Int) -> Bool {
    if Player.numbers.contains(number) { return true }
    if noted.insert(number).inserted { notes.append(.impossibleNumber(number)) }
    return false
  }

  /// The player of `team` with `number`, or `nil` with a note if no player can have it.
  mutating func player(_ team: Team, _ number: Int) -> Player? {
    accept(number) ? Player(team, number) : nil
  }
}
