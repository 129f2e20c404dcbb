import HockeyRules

/// Reads the lines of a position, each after its first word.
struct PositionReader {
  var cursor: LineCursor
  let notation: Notation
  /// The goalkeepers whom the line marks with a `g`.
  var goalkeepers: Set<Player> = []
  var label: String?

  init(_ cursor: LineCursor, _ notation: Notation) {
    self.cursor = cursor
    self.notation = notation
  }

  /// The figures of the first line, after the time.
  mutating func figures() throws(NotationError) -> GamePosition {
    var position = GamePosition(score: try cursor.figures())
    if let token = cursor.peek, token.text.first?.isASCIIDigit == true {
      position.skaters = try cursor.manpower()
    }
    if cursor.take(PositionWord.minutes.word) { position.penaltyMinutes = try cursor.figures() }
    if cursor.take(PositionWord.opportunities.word) {
      position.powerPlays = try cursor.figures()
    }
    try end(near: [PositionWord.minutes.word, PositionWord.opportunities.word])
    return position
  }

  /// A line after the first; `id` is for a penalty without a label.
  mutating func line(id: Event.ID) throws(NotationError) -> PositionLine {
    let token = try cursor.next(.sitting)
    let subject = try cursor.named(token, .offender, in: notation)
    if case .goalkeeper(let player) = subject { goalkeepers.insert(player) }
    let offender: Offender
    switch subject {
    case .player(let player): offender = .skater(player)
    case .goalkeeper(let player): offender = .goalkeeper(player)
    case .unidentified(let team): offender = .unidentified(team)
    case .team(let team):
      if cursor.take(PositionWord.goalkeeper.word) {
        guard cursor.take(PositionWord.off.word) else {
          throw cursor.failure(.oneOf([PositionWord.off.word]))
        }
        try end()
        return .goalkeeperOff(team)
      }
      guard let bench = cursor.bench(of: team) else {
        throw cursor.failure(.oneOf([CallText.bench, "goalkeeper off"]))
      }
      offender = bench
    }
    if cursor.take(PositionWord.out.word) {
      try end()
      return .out(offender)
    }
    return .entry(try entry(of: offender, id: id))
  }

  /// A penalty, read from the word after its offender.
  private mutating func entry(
    of offender: Offender, id: Event.ID
  ) throws(NotationError) -> GamePosition.Entry {
    let token = try cursor.next(.penaltyLeft, near: PenaltyClass.words)
    guard let penaltyClass = PenaltyClass(word: token.text) else {
      throw cursor.failure(
        .expected(.penaltyLeft, found: token.text), at: token,
        near: PenaltyClass.words + [PositionWord.out.word])
    }
    var infraction: Infraction?
    if let word = cursor.peek, word.text.first?.isLetter == true {
      infraction = Infraction(rawValue: word.text)
      cursor.skip()
    }
    guard cursor.peek != nil else { throw cursor.failure(.timeLeft) }
    var entry = GamePosition.Entry(
      id: id, offender: offender, penaltyClass: penaltyClass, remaining: try cursor.reading(),
      infraction: infraction)
    try readEndings(of: &entry)
    try end(near: PositionWord.endings)
    if let label { entry.id = .label(label) }
    return entry
  }

  private mutating func readEndings(of entry: inout GamePosition.Entry) throws(NotationError) {
    if cursor.take(CallText.servedBy) {
      entry.sitter = .player(try cursor.player(in: notation, goalkeepers: &goalkeepers))
    } else if cursor.take(PositionWord.substituteSits.word) {
      entry.sitter = .substitute
    } else if cursor.take(CallText.nobodySits) {
      entry.sitter = .nobody
    }
    for manner in GamePosition.Manner.allCases {
      if let word = manner.word?.word, cursor.take(word) {
        entry.manner = manner
        break
      }
    }
    entry.waits = cursor.take(PositionWord.waits.word)
    entry.follows = cursor.take(PositionWord.follows.word)
    if cursor.take(PositionWord.minutes.word) {
      let token = try cursor.next(.number)
      guard token.text.allSatisfy({ $0.isASCIIDigit }) else {
        throw cursor.failure(.expected(.number, found: token.text), at: token)
      }
      entry.minutes = try cursor.number(token.text, at: token)
    }
  }

  /// Reads the label, if there is one, and checks that nothing follows.
  private mutating func end(near candidates: [String] = []) throws(NotationError) {
    if cursor.peek?.text.hasPrefix("@") ?? false { label = try cursor.label() }
    try cursor.expectEnd(near: candidates)
  }
}
