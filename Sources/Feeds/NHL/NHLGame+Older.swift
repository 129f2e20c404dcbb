import HockeyRules
import Scoresheets

/// A game in the older feed: `gameData` has the facts about the game; `liveData` has the plays, the
/// score and the figures.
extension NHLGame {
  mutating func readGameData(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "game": try readGame(from: &reader)
      case "status": state.word = try reader.text(at: "abstractGameState")
      case "teams":
        try reader.eachSide { (team, reader) throws(JSONError) in
          try teams[team].readOlder(from: &reader)
        }
      case "players":
        // A player who has since changed teams has his new team here; the box score has his old
        // team, so the box score takes precedence.
        let players = try OlderPlayer.all(from: &reader, team: nil)
        if roster.isEmpty { roster = NHLRoster(players) }
      default: try reader.skipValue()
      }
    }
  }

  private mutating func readGame(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "pk": id = try reader.looseInteger()
      case "season": season = try reader.looseInteger()
      case "type": gameType = try reader.looseText() == "P" ? 3 : 2
      default: try reader.skipValue()
      }
    }
  }

  mutating func readLiveData(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "plays": try readOlderPlays(from: &reader)
      case "linescore": try readLineScore(from: &reader)
      case "boxscore": try readBoxScore(from: &reader)
      default: try reader.skipValue()
      }
    }
    if season == nil, let id { season = id / 1_000_000 * 10000 }
    if gameType == nil, let id { gameType = id / 10000 % 100 }
  }

  private mutating func readOlderPlays(from reader: inout JSONReader) throws(JSONError) {
    try reader.member("allPlays") { reader throws(JSONError) in
      guard try reader.beginLooseArray() else { return }
      while try reader.nextElement() {
        let mark = reader.mark
        var fields = OlderPlayFields()
        try fields.read(from: &reader)
        add(fields.id, at: mark, reader) { () throws(NHLPlayFields.Missing) in
          try fields.play(mark: mark)
        }
      }
    }
  }

  private mutating func readLineScore(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "currentPeriod": state.period = try reader.looseInteger()
      case "currentPeriodTimeRemaining":
        // Between periods the text is `END`.
        let text = try reader.looseText()
        state.left = text == "END" ? .zero : text.flatMap { PlayingTime(ofHours: $0) }
      case "teams":
        try reader.eachSide { (team, reader) throws(JSONError) in
          teams[team].score = try reader.number(at: "goals") ?? teams[team].score
        }
      default: try reader.skipValue()
      }
    }
  }

  private mutating func readBoxScore(from reader: inout JSONReader) throws(JSONError) {
    var players: [NHLRoster.Player] = []
    try reader.member("teams") { reader throws(JSONError) in
      try reader.eachSide { (team, reader) throws(JSONError) in
        let side = try OlderSide(from: &reader)
        players += side.players
        teams[team].official = side.official
        teams[team].id = teams[team].id ?? side.id
      }
    }
    if !players.isEmpty { roster = NHLRoster(players) }
  }
}

extension NHLTeam {
  /// Reads a team of the older feed.
  mutating func readOlder(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "id": id = try reader.looseInteger()
      case "abbreviation": abbreviation = try reader.looseText()
      case "triCode":
        let code = try reader.looseText()
        abbreviation = abbreviation ?? code
      default: try reader.skipValue()
      }
    }
  }
}

extension JSONReader {
  /// Reads the members `home` and `away` of an object with `read`.
  mutating func eachSide(
    _ read: (Team, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try beginLooseObject() else { return }
    while try nextKey() {
      if token(is: "home") {
        try read(.home, &self)
      } else if token(is: "away") {
        try read(.visiting, &self)
      } else {
        try skipValue()
      }
    }
  }

  /// The text at `name` in the next object, or `nil` if the object has none.
  mutating func text(at name: StaticString) throws(JSONError) -> String? {
    var text: String?
    try member(name) { reader throws(JSONError) in text = try reader.looseText() }
    return text
  }

  /// The number at `name` in the next object, or `nil` if the object has none.
  mutating func number(at name: StaticString) throws(JSONError) -> Int? {
    var number: Int?
    try member(name) { reader throws(JSONError) in number = try reader.looseInteger() }
    return number
  }
}
