package import HockeyRules

/// The player or team that a word of the notation names.
package enum Named: Sendable, Hashable {
  case team(Team)
  case player(Player)
  case goalkeeper(Player)
  case unidentified(Team)
}

/// The parts of a name: `TOR`, then `6`, `30g`, `?` or nothing.
struct NameParts {
  var letters: String
  var rest: Substring

  /// Splits `text` after its leading capital letters; `nil` if it begins with none.
  init?(_ text: String) {
    let end = text.firstIndex { !Self.isTeamLetter($0) } ?? text.endIndex
    guard end > text.startIndex else { return nil }
    letters = String(text[..<end])
    rest = text[end...]
  }

  static func isTeamLetter(_ character: Character) -> Bool {
    character.isLetter && !character.isLowercase
  }

  /// Whether the rest is a number, a goalkeeper's number, `?` or nothing.
  var isWellFormed: Bool {
    let digits = rest.hasSuffix("g") ? rest.dropLast() : rest
    if rest.isEmpty || rest == "?" { return true }
    return !digits.isEmpty && digits.allSatisfy { $0.isASCIIDigit }
  }
}

extension LineCursor {
  /// The player or team that `token` names.
  package func named(
    _ token: Token, _ expected: NotationError.Expected, in notation: Notation
  ) throws(NotationError) -> Named {
    guard let parts = NameParts(token.text), parts.isWellFormed else {
      let capitals = token.text.uppercased()
      let meant = NameParts(capitals).map { notation.team($0.letters) != nil } ?? false
      throw failure(
        .expected(expected, found: token.text), at: token, near: meant ? [capitals] : [])
    }
    guard let team = notation.team(parts.letters) else {
      throw failure(.unknownTeam(parts.letters, letters: notation.letters), at: token)
    }
    if parts.rest.isEmpty { return .team(team) }
    if parts.rest == "?" { return .unidentified(team) }
    let isGoalkeeper = parts.rest.hasSuffix("g")
    let digits = isGoalkeeper ? parts.rest.dropLast() : parts.rest
    let player = Player(team, try number(digits, at: token))
    return isGoalkeeper ? .goalkeeper(player) : .player(player)
  }

  /// The next token as a player; a goalkeeper with his `g` is also added to `goalkeepers`.
  package mutating func player(
    in notation: Notation, goalkeepers: inout Set<Player>
  ) throws(NotationError) -> Player {
    let token = try next(.player)
    switch try named(token, .player, in: notation) {
    case .player(let player): return player
    case .goalkeeper(let player):
      goalkeepers.insert(player)
      return player
    case .team, .unidentified:
      throw failure(.expected(.player, found: token.text), at: token)
    }
  }

  /// Takes the next word as the bench of `team` or a member of its staff; returns `nil` otherwise.
  package mutating func bench(of team: Team) -> Offender? {
    guard let word = peek?.text, CallText.benches.contains(word) else { return nil }
    skip()
    return .bench(team, Staff(rawValue: word))
  }

  /// The next token as a play's label, without its `@`.
  mutating func label() throws(NotationError) -> String {
    let token = try next(.label)
    let name = token.text.dropFirst()
    guard token.text.hasPrefix("@"), Notation.isLabel(name) else {
      throw failure(
        .expected(.label, found: token.text), at: token,
        near: Notation.isLabel(token.text[...]) ? ["@" + token.text] : [])
    }
    return String(name)
  }

  /// The number that the digits `digits` of `token` write.
  package func number(
    _ digits: some StringProtocol, at token: Token
  ) throws(NotationError) -> Int {
    guard digits.utf8.count <= 9, let number = Int(digits) else {
      throw failure(.numberTooLong(token.text), at: token)
    }
    return number
  }
}

extension Notation {
  package func team(_ letters: String) -> Team? {
    Team.allCases.first { self.letters[$0] == letters }
  }
}

extension Character {
  package var isASCIIDigit: Bool { isASCII && isNumber }
}
