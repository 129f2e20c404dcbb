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
      numbers.listed[team] = Set(sound.map { $0.number })
      for player in sound where player.position == .goalkeeper {
        goalkeepers.insert(Player(team, player.number))
      }
    }
  }
}

extension GameLog {
  /// Adds the players whom plays have named and the feed's list lacks; a team without a list gets none.
  mutating func listNamed(in numbers: NumberNotes) {
    for team in Team.allCases where !rosters[team].isEmpty {
      rosters[team] += numbers.unlisted[team].map { RosteredPlayer(number: $0) }
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

/// The notes about impossible numbers in a feed, one for each number, and the numbers that its plays name.
struct NumberNotes {
  private(set) var notes: [LogNote] = []
  /// The numbers on each team's list.
  fileprivate(set) var listed = PerTeam<Set<Int>>(both: [])
  /// The numbers that plays have named and the list lacks, each once.
  private(set) var unlisted = PerTeam<[Int]>(both: [])
  private var noted: Set<Int> = []

  /// Whether a player can have `number`; if not, it is noted.
  mutating func accept(_ number: Int) -> Bool {
    if Player.numbers.contains(number) { return true }
    if noted.insert(number).inserted { notes.append(.impossibleNumber(number)) }
    return false
  }

  /// The player of `team` with `number`, or `nil` with a note if no player can have it.
  mutating func player(_ team: Team, _ number: Int) -> Player? {
    guard accept(number) else { return nil }
    if listed[team].insert(number).inserted { unlisted[team].append(number) }
    return Player(team, number)
  }
}
