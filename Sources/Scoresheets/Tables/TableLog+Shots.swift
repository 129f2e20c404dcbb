import HockeyRules

extension TableLog {
  /// The words for a penalty shot and its result, or `nil` if the row records none that was taken.
  func shotResult(
    _ row: TableRow
  ) -> (NotationLine.Token, NotationLine.Token)? {
    let words = row.textWords(head)
    let keys = words.flatMap { $0.text.keys }
    let isShot =
      head.isOfActions ? row.text(1) == "PS" : keys.contains("shot") && keys.contains("penalty")
    guard isShot, let place = words.first else { return nil }
    guard let result = Self.result(in: keys) ?? (head.isOfActions ? .scored : nil) else {
      return nil
    }
    return (place.called(PlayWord.penaltyShot.word), place.called(result.word))
  }

  /// The result of a shot in the words of a row, or `nil` if the words give no result; an attempt's
  /// words may be shorter.
  private static func result(in words: [String], ofAttempt: Bool = false) -> ShotResult? {
    if words.contains(where: { misses.contains($0) }) { return .missed }
    let isScored = words.contains { hits.contains($0) || ofAttempt && shortHits.contains($0) }
    return isScored ? .scored : nil
  }

  private static let misses: Set = [
    "missed", "miss", "misses", "no", "save", "saved", "stopped", "unsuccessful", "failed",
  ]
  private static let hits: Set = ["scored", "goal", "good", "made"]
  private static let shortHits: Set = ["g", "yes", "mål"]

  /// Reads the goal for winning the shoot-out as an attempt, unless the attempts have rows.
  mutating func readShootOutsGoal(_ row: TableRow) throws(NotationError) {
    guard !listsAttempts, let subject = try subject(of: row) else { return }
    try take(row, result: .scored, subject, at: subject.place)
  }

  private mutating func take(
    _ row: TableRow, result: ShotResult, _ subject: Subject, at place: NotationLine.Token
  ) throws(NotationError) {
    try take(
      row,
      [place.called("SO"), name(subject, subject.persons.player)]
        + [PlayWord.shootOut.word, result.word].map { place.called($0) })
  }

  /// Reads an attempt in the shoot-out, which needs no time.
  mutating func readAttempt(_ row: TableRow) throws(NotationError) {
    guard let subject = try subject(of: row) else { return leaveOut(row) }
    let texts = row.textWords(head) + (row.isAttempt ? row.words(head[.time]) : [])
    let keys = texts.flatMap { $0.text.keys }
    guard let result = Self.result(in: keys, ofAttempt: true), let place = texts.first else {
      throw LineCursor(row.line).failure(
        .expected(
          .oneOf([ShotResult.scored.word, ShotResult.missed.word]), found: texts.joined?.text),
        at: texts.joined ?? subject.place)
    }
    try take(row, result: result, subject, at: place)
  }
}
