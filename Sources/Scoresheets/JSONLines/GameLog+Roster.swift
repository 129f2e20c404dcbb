import HockeyRules

/// The keys of a line that lists a player.
enum RosterKey: String, CaseIterable {
  case roster, number, position, name, playerId
}

extension GameLog {
  /// Reads the rest of a line that lists a player of the team called `letters`.
  ///
  /// A later line with the same number corrects the player, because no line of a log is ever
  /// changed. `places` maps each number to its index on the list.
  mutating func list(
    _ letters: String, _ line: consuming JSONLine, _ places: inout PerTeam<[Int: Int]>
  ) throws(LogError) {
    var line = line
    guard let team = Team.allCases.first(where: { self.letters[$0] == letters }) else {
      throw line.error(.badTeam(letters))
    }
    let number = try line.take(RosterKey.number.rawValue) { value throws(LogError.Problem) in
      guard case .number(let number) = value, Player.numbers.contains(number) else {
        throw .wrongType(RosterKey.number.rawValue, expected: "a whole number from 0 to 999999999")
      }
      return number
    }
    guard let number else {
      throw line.error(.missingKey(RosterKey.number.rawValue, of: "a listed player"))
    }
    let position: PlayerPosition? = try line.word(RosterKey.position.rawValue)
    let player = RosteredPlayer(
      number: number, position: position, name: try line.text(RosterKey.name.rawValue),
      id: try line.integer(RosterKey.playerId.rawValue))
    try line.checkEmpty(play: RosterKey.roster.rawValue)
    switch team {
    case .home: Self.add(player, to: &rosters.home, &places.home)
    case .visiting: Self.add(player, to: &rosters.visiting, &places.visiting)
    }
    if position == .goalkeeper { goalkeepers.insert(Player(team, number)) }
  }

  /// Adds the player, or corrects the player with his number; changes the list in place, because
  /// copying a long list is slow.
  private static func add(
    _ player: RosteredPlayer, to roster: inout [RosteredPlayer], _ places: inout [Int: Int]
  ) {
    if let place = places[player.number] {
      roster[place] = player
    } else {
      places[player.number] = roster.count
      roster.append(player)
    }
  }
}
