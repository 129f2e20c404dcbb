package import HockeyRules
package import Scoresheets

/// A team's list of players, typed or pasted.
///
/// A line has one player, with number, position and name in any order, or it has only numbers.
package struct TypedRoster: Sendable, Hashable {
  /// A line without a new player.
  package struct Fault: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The number that an earlier line has, too; `nil` if the line has no number.
    package var repeated: Int?

    package var words: String {
      repeated.map { "number \($0) is there twice" } ?? "this line has no number of a player"
    }
  }

  package private(set) var players: [RosteredPlayer] = []
  package private(set) var faults: [Fault] = []

  package init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      var columns = Self.columns(of: line)
      if !columns.contains(where: { Self.player($0) != nil }) { columns = Self.words(of: line) }
      guard !columns.isEmpty else { continue }
      let numbers = columns.compactMap(Self.player)
      if numbers.count == columns.count {
        for player in numbers { add(player, on: index + 1) }
      } else if let place = columns.firstIndex(where: { Self.player($0) != nil }) {
        var others = columns
        let number = others.remove(at: place)
        add(Self.player(number, others, at: place), on: index + 1)
      } else {
        faults.append(Fault(line: index + 1))
      }
    }
  }

  private mutating func add(_ player: RosteredPlayer?, on line: Int) {
    guard let player else { return }
    if players.contains(where: { $0.number == player.number }) {
      faults.append(Fault(line: line, repeated: player.number))
    } else {
      players.append(player)
    }
  }

  /// The columns of a line with separators; otherwise its words.
  private static func columns(of line: Substring) -> [Substring] {
    let separators: [[Character]] = [["\t", ";", "|"], [","]]
    for separator in separators where line.contains(where: { separator.contains($0) }) {
      return parts(line.split { separator.contains($0) })
    }
    return words(of: line)
  }

  private static func words(of line: Substring) -> [Substring] {
    parts(line.split { $0.isWhitespace })
  }

  /// The texts in `parts`, except marks such as `(C)` for the captain.
  private static func parts(_ parts: [Substring]) -> [Substring] {
    parts.map { trimmed($0) }.filter { !$0.isEmpty && !isMark($0) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace || character == "\"" }
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isMark(_ word: Substring) -> Bool {
    word.count == 3 && word.first == "(" && word.last == ")"
  }

  /// The player with the number in `word`: `7`, `#7`, `7.`, `7,`, or `30g` for a goalkeeper.
  private static func player(_ word: Substring) -> RosteredPlayer? {
    var digits = word.first == "#" ? word.dropFirst() : word
    if digits.last == "." || digits.last == "," { digits.removeLast() }
    let isGoalkeeper = digits.last == "g" || digits.last == "G"
    if isGoalkeeper { digits.removeLast() }
    guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits)
    else { return nil }
    return RosteredPlayer(number: number, position: isGoalkeeper ? .goalkeeper : nil)
  }

  /// The player with the number in `word`, which stood at `place` among `others`.
  ///
  /// The position is next to the number or at an end of the line; the other words are the name.
  private static func player(
    _ word: Substring, _ others: [Substring], at place: Int
  ) -> RosteredPlayer? {
    guard var player = player(word) else { return nil }
    var names = others.filter { Self.player($0) == nil }
    let places = [place, place - 1, 0, names.count - 1]
    if let found = places.first(where: { names.indices.contains($0) && position(names[$0]) != nil })
    {
      player.position = player.position ?? position(names[found])
      names.remove(at: found)
    }
    let name = names.joined(separator: " ")
    player.name = name.isEmpty ? nil : name
    return player
  }

  private static func position(_ word: Substring) -> PlayerPosition? {
    switch word {
    case "GK", "Goalie", "Goalkeeper", "Goaltender", "goalie", "goalkeeper", "goaltender":
      .goalkeeper
    default: PlayerPosition(code: String(word))
    }
  }
}

extension TypedRoster {
  /// The players to add to the list of `team` in `log`, or to complete with a position or a name.
  ///
  /// A log only grows, so nobody is removed, and known positions and names stay unless the list
  /// changes them.
  package func news(for log: GameLog, _ team: Team) -> [RosteredPlayer] {
    players.compactMap { player in
      guard let known = log.rosters[team].first(where: { $0.number == player.number }) else {
        return player
      }
      let more = RosteredPlayer(
        number: player.number, position: player.position ?? known.position,
        name: player.name ?? known.name)
      return more == known ? nil : more
    }
  }
}
