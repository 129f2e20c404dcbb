import HockeyRules

// The penalties of a position in JSON lines are texts in the words of the notation, each followed
// by the id of its call.

struct PositionText: LineText {
  var entry: GamePosition.Entry
  var goalkeepers: Set<Player> = []

  /// The mark before a label that the notation does not allow.
  private static let anyLabel = "@="

  func text(of _: PlayKey, in notation: Notation) -> String {
    let id =
      switch entry.id {
      case .number(let number): "@\(number)"
      case .label(let label) where Notation.isLabel(label[...]): "@\(label)"
      case .label(let label): Self.anyLabel + label
      }
    return "\(notation.textWithoutLabel(of: entry)) \(id)"
  }
}

extension PositionText {
  init(_ text: String, of _: PlayKey, _ letters: PerTeam<String>) throws(LogError.Problem) {
    guard let (words, id) = Self.parts(of: text), let read = Self.line(words, letters),
      case .entry(let entry) = read.line
    else { throw .badSitting(text) }
    self.entry = entry
    self.entry.id = id
    // The penalty itself marks its offender as a goalkeeper.
    goalkeepers = read.goalkeepers.subtracting([entry.offender.goalkeeper].compactMap { $0 })
  }

  /// The words of the penalty, and the id after them.
  private static func parts(of text: String) -> (words: String, id: Event.ID)? {
    guard let at = text.firstIndex(of: "@"), at > text.startIndex,
      text[text.index(before: at)] == " "
    else { return nil }
    let words = String(text[..<text.index(before: at)])
    let name = text[text.index(after: at)...]
    if name.hasPrefix("=") { return (words, .label(String(name.dropFirst()))) }
    if Notation.isLabel(name) { return (words, .label(String(name))) }
    let digits = name.hasPrefix("-") ? name.dropFirst() : name
    guard (1...18).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCIIDigit }) else {
      return nil
    }
    return Int(name).map { (words, .number($0)) }
  }

  /// The line of `words`, in which `letters` name the teams; they need not be capitals.
  private static func line(
    _ words: String, _ letters: PerTeam<String>
  ) -> (line: PositionLine, goalkeepers: Set<Player>)? {
    var tokens = words.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard tokens.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("@") && !$0.hasPrefix("#") }) else {
      return nil
    }
    let standard = Notation()
    for index in tokens.indices where index == 0 || tokens[index - 1] == CallText.servedBy {
      let name = tokens[index].prefix { !$0.isNumber && $0 != "?" }
      guard let team = Team.allCases.first(where: { letters[$0] == name }) else { return nil }
      tokens[index] = standard.letters[team] + tokens[index].dropFirst(name.count)
    }
    do throws(NotationError) {
      let bytes = Array(tokens.joined(separator: " ").utf8)
      let line = try NotationLine(number: 1, bytes: bytes)
      guard line.comment == nil else { return nil }
      var reader = PositionReader(LineCursor(line), standard)
      return (try reader.line(id: .number(0)), reader.goalkeepers)
    } catch {
      return nil
    }
  }
}
