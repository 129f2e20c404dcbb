import HockeyRules
import Scoresheets

extension GameLog {
  /// Adopts the players that a feed lists, including the goalkeepers; of two players with the same
  /// number, the later counts.
  ///
  /// Players with impossible numbers are left out, and the numbers noted.
  mutating func list(_ players: PerTeam<[RosteredPlayer]>, noting numbers: inout NumberNotes) {
    for team in Team.allCases {
      let sound = players[team].filter { numbers.accept($0.number) }
      let listed = Set(sound.map { $0.number })
      rosters[team] = listed.count == sound.count ? sound : sound.byNumber
      numbers.listed[team] = listed
      for player in sound where player.position == .goalkeeper {
        goalkeepers.insert(Player(team, player.number))
      }
    }
  }
}

extension GameLog {
  /// Adds the players whom plays name and the feed's list lacks, unless the team has no list.
  mutating func listNamed(in numbers: NumberNotes) {
    for team in Team.allCases where !rosters[team].isEmpty {
      rosters[team] += numbers.unlisted[team].map { RosteredPlayer(number: $0) }
    }
  }
}

extension [RosteredPlayer] {
  /// One player for each number: the last with that number, in the position of the first.
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

/// The notes about impossible numbers, one for each number, and the players whom only plays name.
struct NumberNotes {
  private(set) var notes: [LogNote] = []
  /// The numbers that each team's list and plays have given so far.
  fileprivate(set) var listed = PerTeam<Set<Int>>(both: [])
  /// The numbers that the plays name and the list lacks; each number occurs once.
  private(set) var unlisted = PerTeam<[Int]>(both: [])
  private var noted: Set<Int> = []

  /// Whether a player can have `number`; an impossible number is noted.
  mutating func accept(_ number: Int) -> Bool {
    if Player.numbers.contains(number) { return true }
    if noted.insert(number).inserted { notes.append(.impossibleNumber(number)) }
    return false
  }

  /// The player of `team` with `number`; `nil`, and a note, if no player can have that number.
  mutating func player(_ team: Team, _ number: Int) -> Player? {
    guard accept(number) else { return nil }
    if listed[team].insert(number).inserted { unlisted[team].append(number) }
    return Player(team, number)
  }
}
