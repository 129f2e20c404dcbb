import HockeyRules

/// Reads one play, after its period and time.
struct PlayReader {
  var cursor: LineCursor
  let notation: Notation
  /// The period of the play; a `clock` correction names a time in it.
  let period: Int
  /// The goalkeepers that the play marks with a `g`.
  var goalkeepers: Set<Player> = []
  /// The label at the play's end.
  var label: String?

  typealias Token = NotationLine.Token

  init(_ cursor: LineCursor, _ notation: Notation, period: Int) {
    self.cursor = cursor
    self.notation = notation
    self.period = period
  }

  /// Reads the play and its label, up to the end of the line.
  mutating func play() throws(NotationError) -> Play {
    let token = try cursor.next(.play, near: PlayKeyword.words)
    let play: Play
    if let keyword = PlayKeyword(word: token.text) {
      play = try self.play(keyword)
    } else if let parts = NameParts(token.text), parts.isWellFormed {
      play = try self.play(of: token)
    } else {
      let capitals = token.text.uppercased()
      let name = NameParts(capitals).flatMap { notation.team($0.letters) } == nil ? [] : [capitals]
      throw cursor.failure(
        .expected(.play, found: token.text), at: token, near: name + PlayKeyword.words)
    }
    try readLabel()
    try cursor.expectEnd(near: CallText.endings + GoalWord.words)
    return play
  }

  private mutating func readLabel() throws(NotationError) {
    guard label == nil, cursor.rest.count == 1, let token = cursor.peek,
      token.text.hasPrefix("@")
    else { return }
    label = try labelAtCursor()
  }

  private mutating func play(_ keyword: PlayKeyword) throws(NotationError) -> Play {
    switch keyword {
    case .periodStart: return .periodStart
    case .periodEnd: return .periodEnd
    case .gameEnd: return .gameEnd
    case .whistle: return .whistle(reason: try word())
    case .faceOff: return .faceOff
    case .look: return .look
    case .other:
      guard let name = try word() else { throw cursor.failure(.word) }
      return .other(name)
    case .void:
      return .correction(.void(.label(try labelAtCursor()), reason: try reason()))
    case .amend:
      let label = try labelAtCursor()
      return .correction(.amend(.label(label), try penalties(), reason: try reason()))
    case .goalDisallowed:
      return .correction(.goalDisallowed(.label(try labelAtCursor()), reason: try reason()))
    case .release:
      let player = try cursor.player(in: notation, goalkeepers: &goalkeepers)
      return .correction(.release(player, reason: try reason()))
    case .clock:
      let time = try cursor.time(in: period, notation)
      return .correction(.clock(time, reason: try reason()))
    }
  }

  private mutating func penalties() throws(NotationError) -> [PenaltyClass] {
    let token = try cursor.next(.penaltyClass)
    guard let call = CallText.read(token.text), !call.penaltyShot else {
      throw cursor.failure(
        .expected(.penaltyClass, found: token.text), at: token, near: PenaltyClass.words)
    }
    return call.penalties
  }

  /// The next token as a label, without its `@`.
  private mutating func labelAtCursor() throws(NotationError) -> String {
    let token = try cursor.next(.label)
    let name = token.text.dropFirst()
    guard token.text.hasPrefix("@"), Notation.isLabel(name) else {
      throw cursor.failure(
        .expected(.label, found: token.text), at: token,
        near: Notation.isLabel(token.text[...]) ? ["@" + token.text] : [])
    }
    return String(name)
  }

  /// The rest of the line as a reason, without the play's own label at its end.
  mutating func reason() throws(NotationError) -> String {
    var end = cursor.rest.endIndex
    if let last = cursor.rest.last, last.text.hasPrefix("@"), cursor.rest.count > 1 { end -= 1 }
    var ahead = cursor
    ahead.stop(before: end)
    let reason = try ahead.text(.reason)
    while cursor.index < end { cursor.skip() }
    return reason
  }

  /// The reason, or `nil` if a label or nothing comes next.
  mutating func reasonIfAny() throws(NotationError) -> String? {
    guard let token = cursor.peek, !token.text.hasPrefix("@") else { return nil }
    return try reason()
  }

  /// The next token as a plain word, or `nil` if a label or nothing comes next.
  mutating func word() throws(NotationError) -> String? {
    guard let token = cursor.peek, !token.text.hasPrefix("@") else { return nil }
    guard token.text.first?.isLetter == true else { throw cursor.failure(.word) }
    cursor.skip()
    return token.text
  }
}

extension Notation {
  /// Whether `text` can be a label: letters, digits, `-` and `_`, with a letter first.
  static func isLabel(_ text: Substring) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isASCIIDigit || $0 == "-" || $0 == "_" }
  }
}
