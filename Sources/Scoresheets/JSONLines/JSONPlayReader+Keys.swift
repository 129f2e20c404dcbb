package import HockeyRules

/// The values of a play's keys, or `nil` if the key is missing.
extension JSONPlayReader {
  mutating func text(_ key: PlayKey) throws(LogError) -> String? {
    try line.text(key.rawValue)
  }

  mutating func flag(_ key: PlayKey) throws(LogError) -> Bool? {
    try line.flag(key.rawValue)
  }

  mutating func id(_ key: PlayKey) throws(LogError) -> Event.ID? {
    try line.id(key.rawValue)
  }

  /// A period's number, limited so that no playing time overflows.
  mutating func period(_ key: PlayKey) throws(LogError) -> Int? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      guard case .number(let period) = value else {
        throw .wrongType(key.rawValue, expected: "a whole number")
      }
      guard (1...99).contains(period) else { throw .badPeriod(period) }
      return period
    }
  }

  mutating func time(_ key: PlayKey) throws(LogError) -> PlayingTime? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      guard let time = PlayingTime(clockBytes: Array(try value.text(of: key.rawValue).utf8)) else {
        throw .badTime
      }
      return time
    }
  }

  mutating func team(_ key: PlayKey) throws(LogError) -> Team? {
    let letters = letters
    return try line.take(key.rawValue) { value throws(LogError.Problem) in
      let text = try value.text(of: key.rawValue)
      guard let team = letters.team(text) else { throw .badTeam(text) }
      return team
    }
  }

  mutating func player(_ key: PlayKey) throws(LogError) -> Player? {
    let letters = letters
    let text = try line.take(key.rawValue) { value throws(LogError.Problem) in
      let text = try value.text(of: key.rawValue)
      return (player: try letters.playerOrGoalkeeper(text), isGoalkeeper: text.hasSuffix("g"))
    }
    if let text, text.isGoalkeeper { goalkeepers.insert(text.player) }
    return text?.player
  }

  mutating func players(_ key: PlayKey) throws(LogError) -> [Player]? {
    let letters = letters
    let found = try line.take(key.rawValue) { value throws(LogError.Problem) in
      var found: (players: [Player], goalkeepers: [Player]) = ([], [])
      for text in try value.list(of: key.rawValue) {
        let player = try letters.playerOrGoalkeeper(text)
        found.players.append(player)
        if text.hasSuffix("g") { found.goalkeepers.append(player) }
      }
      return found
    }
    goalkeepers.formUnion(found?.goalkeepers ?? [])
    return found?.players
  }

  /// The penalised party: `A6`, `A30g`, `A bench`, `A?`.
  mutating func offender() throws(LogError) -> Offender? {
    let letters = letters
    let key = PlayKey.offender.rawValue
    return try line.take(key) { value throws(LogError.Problem) in
      try letters.offender(try value.text(of: key))
    }
  }

  /// The penalties of a call: `2+2`, `5+GM`, `PS`, `0`.
  mutating func penalties(
    allowingShot: Bool = true
  ) throws(LogError) -> (penalties: [PenaltyClass], penaltyShot: Bool) {
    let key = PlayKey.call.rawValue
    let call = try line.take(key) { value throws(LogError.Problem) in
      let text = try value.text(of: key)
      guard let call = CallText.read(text), allowingShot || !call.penaltyShot else {
        throw .badCall(text)
      }
      return call
    }
    guard let call else { throw line.error(.missingKey(key, of: "the play")) }
    return call
  }

  /// The penalties that a call should have given, such as `2+2`; a penalty shot is no longer
  /// possible.
  mutating func amended() throws(LogError) -> [PenaltyClass] {
    try penalties(allowingShot: false).penalties
  }

  /// The penalties of a position: `A6 2 1:14 @x`.
  mutating func sitting() throws(LogError) -> [Position.Entry] {
    let letters = letters
    let key = PlayKey.sitting.rawValue
    let found = try line.take(key) { value throws(LogError.Problem) in
      var found: (entries: [Position.Entry], goalkeepers: Set<Player>) = ([], [])
      for text in try value.list(of: key) {
        guard let read = PositionText.read(text, letters: letters) else { throw .badSitting(text) }
        found.entries.append(read.entry)
        found.goalkeepers.formUnion(read.goalkeepers)
      }
      return found
    }
    goalkeepers.formUnion(found?.goalkeepers ?? [])
    return found?.entries ?? []
  }

  mutating func offenders(_ key: PlayKey) throws(LogError) -> [Offender]? {
    let letters = letters
    return try line.take(key.rawValue) { value throws(LogError.Problem) in
      var offenders: [Offender] = []
      for text in try value.list(of: key.rawValue) {
        offenders.append(try letters.offender(text))
      }
      return offenders
    }
  }

  mutating func teams(_ key: PlayKey) throws(LogError) -> [Team] {
    let letters = letters
    let found = try line.take(key.rawValue) { value throws(LogError.Problem) in
      var teams: [Team] = []
      for text in try value.list(of: key.rawValue) {
        guard let team = letters.team(text) else { throw .badTeam(text) }
        teams.append(team)
      }
      return teams
    }
    return found ?? []
  }

  /// Two figures, home first: `2-1`.
  mutating func figures(_ key: PlayKey) throws(LogError) -> PerTeam<Int>? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      let text = try value.text(of: key.rawValue)
      guard let figures = PerTeam(text, divider: "-") else {
        throw .wrongType(key.rawValue, expected: "two figures, such as 2-1")
      }
      return figures
    }
  }

  /// A figure for each team, home first: `5v4`.
  mutating func versus(_ key: PlayKey) throws(LogError) -> PerTeam<Int>? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      let text = try value.text(of: key.rawValue)
      guard let figures = PerTeam(versusText: text) else { throw .badStrength(text) }
      return figures
    }
  }
}

extension PerTeam<Int> {
  /// The figures in `text`, home first: `5v4`.
  package init?(versusText text: String) { self.init(text, divider: "v") }

  /// The figures in `text`, home first, with `divider` between them.
  fileprivate init?(_ text: String, divider: Character) {
    let parts = text.split(separator: divider, omittingEmptySubsequences: false)
    guard parts.count == 2, let home = parts[0].plainNumber, let visiting = parts[1].plainNumber
    else { return nil }
    self.init(home: home, visiting: visiting)
  }
}

extension PerTeam<String> {
  /// The team with these letters.
  fileprivate func team(_ text: some StringProtocol) -> Team? {
    if text == home { return .home }
    return text == visiting ? .visiting : nil
  }

  /// The penalised party: `A6`, `A30g`, `A bench`, `A?`.
  fileprivate func offender(_ text: String) throws(LogError.Problem) -> Offender {
    if text.hasSuffix(" bench"), let team = team(text.dropLast(6)) { return .bench(team) }
    if text.hasSuffix("?"), let team = team(text.dropLast()) { return .unidentified(team) }
    if text.hasSuffix("g") { return .goalkeeper(try player(text.dropLast())) }
    return .skater(try player(text))
  }

  /// A player, or a goalkeeper with a `g` after his number.
  fileprivate func playerOrGoalkeeper(_ text: String) throws(LogError.Problem) -> Player {
    guard text.hasSuffix("g") else { return try player(text) }
    do throws(LogError.Problem) {
      return try player(text.dropLast())
    } catch {
      throw .badPlayer(text)
    }
  }

  /// A player: his team's letters and his number.
  fileprivate func player(_ text: some StringProtocol) throws(LogError.Problem) -> Player {
    let letters = text.prefix { !$0.isNumber }
    guard let team = team(letters), let number = text.dropFirst(letters.count).plainNumber else {
      throw .badPlayer(String(text))
    }
    return Player(team, number)
  }
}

extension StringProtocol {
  /// The number written by up to nine plain digits, as in a sheet.
  fileprivate var plainNumber: Int? {
    (1...9).contains(utf8.count) ? utf8.digits : nil
  }
}
