package import HockeyRules

/// A part of a play that is one text in JSON lines.
protocol LineText {
  /// The goalkeepers whom the text marks, apart from offenders.
  var goalkeepers: Set<Player> { get }

  /// Reads the text of the member `key`; `letters` are the log's names for the teams.
  init(
    _ text: String, of key: PlayKey, _ letters: PerTeam<String>
  ) throws(LogError.Problem)

  func text(of key: PlayKey, in notation: Notation) -> String
}

extension LineText {
  var goalkeepers: Set<Player> { [] }
}

extension LineText where Self: Worded {
  init(_ text: String, of key: PlayKey, _: PerTeam<String>) throws(LogError.Problem) {
    self = try Self.read(text, of: key.rawValue)
  }

  func text(of _: PlayKey, in _: Notation) -> String { word }
}

extension Worded {
  /// The value that the text of `key` denotes.
  static func read(_ text: String, of key: String) throws(LogError.Problem) -> Self {
    if let value = Self(word: text) { return value }
    throw .unknownWord(text, key: key, nearest: nearestMatch(to: text, among: words))
  }
}

extension Fault: LineText {}

/// The words of `result` for a shot that did not go in.
enum FailedShotWord: String, Worded, LineText {
  case lost, again
}

extension String: LineText {
  init(_ text: String, of _: PlayKey, _: PerTeam<String>) { self = text }

  func text(of _: PlayKey, in _: Notation) -> String { self }
}

extension PlayingTime: LineText {
  init(_ text: String, of _: PlayKey, _: PerTeam<String>) throws(LogError.Problem) {
    guard let time = PlayingTime(clockBytes: Array(text.utf8)) else { throw .badTime }
    self = time
  }

  func text(of _: PlayKey, in _: Notation) -> String { text }
}

extension Team: LineText {
  init(_ text: String, of _: PlayKey, _ letters: PerTeam<String>) throws(LogError.Problem) {
    guard let team = letters.find(text) else { throw .badTeam(text) }
    self = team
  }

  func text(of _: PlayKey, in notation: Notation) -> String { notation.letters[self] }
}

/// The penalised party: `A6`, `A30g`, `A bench`, `A coach`, `A?`.
extension Offender: LineText {
  init(_ text: String, of _: PlayKey, _ letters: PerTeam<String>) throws(LogError.Problem) {
    for word in CallText.benches where text.hasSuffix(" " + word) {
      if let team = letters.find(text.dropLast(word.count + 1)) {
        self = .bench(team, Staff(rawValue: word))
        return
      }
    }
    if text.hasSuffix("?"), let team = letters.find(text.dropLast()) {
      self = .unidentified(team)
    } else if text.hasSuffix("g") {
      self = .goalkeeper(try letters.player(text.dropLast()))
    } else {
      self = .skater(try letters.player(text))
    }
  }

  func text(of _: PlayKey, in notation: Notation) -> String { notation.marked(self) }
}

/// A player, or a goalkeeper with `g` after his number.
struct PlayerText: LineText {
  var player: Player
  var goalkeepers: Set<Player> = []

  func text(of _: PlayKey, in notation: Notation) -> String { notation.text(of: player) }
}

extension PlayerText {
  init(_ text: String, of _: PlayKey, _ letters: PerTeam<String>) throws(LogError.Problem) {
    let isGoalkeeper = text.hasSuffix("g")
    do throws(LogError.Problem) {
      player = try letters.player(text.dropLast(isGoalkeeper ? 1 : 0))
    } catch {
      throw .badPlayer(text)
    }
    goalkeepers = isGoalkeeper ? [player] : []
  }
}

/// The penalties of a call: `2+2`, `5+GM`, `PS`, `0`.
struct PenaltiesText: LineText {
  var penalties: [PenaltyClass]
  var penaltyShot: Bool

  func text(of _: PlayKey, in _: Notation) -> String {
    CallText.text(penalties, penaltyShot: penaltyShot)
  }
}

extension PenaltiesText {
  init(_ text: String, of _: PlayKey, _: PerTeam<String>) throws(LogError.Problem) {
    guard let call = CallText.read(text) else { throw .badCall(text) }
    (penalties, penaltyShot) = call
  }
}

/// A figure for each team, home first: skaters as `5v4`, others as `2-1`.
extension PerTeam: LineText where Value == Int {
  init(_ text: String, of key: PlayKey, _: PerTeam<String>) throws(LogError.Problem) {
    guard let figures = Self(text, divider: key.isStrength ? "v" : "-") else {
      throw key.isStrength
        ? .badStrength(text) : .wrongType(key.rawValue, expected: "two figures, such as 2-1")
    }
    self = figures
  }

  func text(of key: PlayKey, in _: Notation) -> String {
    key.isStrength ? versusText : description
  }
}

extension PlayKey {
  fileprivate var isStrength: Bool { [.recorded, .goalkeepers, .skaters].contains(self) }
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
  fileprivate func find(_ text: some StringProtocol) -> Team? {
    if text == home { return .home }
    return text == visiting ? .visiting : nil
  }

  /// A player: his team's letters and his number.
  fileprivate func player(_ text: some StringProtocol) throws(LogError.Problem) -> Player {
    let letters = text.prefix { !$0.isNumber }
    guard let team = find(letters), let number = text.dropFirst(letters.count).plainNumber else {
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
