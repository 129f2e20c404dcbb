import HockeyRules

/// A log of JSON lines as far as it has been read.
struct JSONLinesReading {
  var log = GameLog()
  var notes: [LogNote] = []
  var error: LogError?
  private var hasHead = false
  /// All plays of the log, those that were taken back later too.
  private var plays: [LoggedPlay] = []
  /// Where each play stands in `plays`, by its id.
  private var places: [Event.ID: Int] = [:]
  /// Where the plays that were taken back stand in `plays`.
  private var undone: Set<Int> = []

  /// What came of reading.
  var reading: LogReading {
    LogReading(
      log: log, undone: undone.sorted().map { plays[$0] }, notes: notes, error: error)
  }

  mutating func read(_ text: [UInt8]) {
    var start = 0
    var number = 1
    while start < text.count, error == nil {
      let end = text[start...].firstIndex(of: .newline) ?? text.count
      readLine(text[start..<end], number: number, isLast: end == text.count)
      start = end + 1
      number += 1
    }
    if error == nil, !hasHead, notes.isEmpty {
      error = LogError(place: TextPlace(offset: 0, in: text), problem: .noHead)
    }
    log.plays = plays.indices.filter { !undone.contains($0) }.map { plays[$0] }
  }

  private mutating func readLine(_ text: ArraySlice<UInt8>, number: Int, isLast: Bool) {
    guard !text.allSatisfy(\.isSpace) else { return }
    do throws(JSONError) {
      let line = try JSONLine(Array(text), number: number)
      do throws(LogError) {
        try add(line)
      } catch {
        self.error = error
      }
    } catch {
      var error = error
      error.place.line = number
      // A writer ends each line: one without an end that is no object was not written to its end.
      if isLast { notes.append(.torn(error)) } else { self.error = LogError(error) }
    }
  }

  private mutating func add(_ line: consuming JSONLine) throws(LogError) {
    guard hasHead else {
      try log.readHead(line)
      hasHead = true
      return
    }
    var line = line
    if let id = try line.id(UndoKey.undo.rawValue) {
      try line.checkEmpty(play: UndoKey.undo.rawValue)
      return try undo(id, line)
    }
    var reader = JSONPlayReader(letters: log.letters, line: line)
    let play = try reader.play()
    log.goalkeepers.formUnion(reader.goalkeepers)
    if let index = places[play.event.id] {
      let before = plays[index]
      guard before.hasSameContent(as: play) else {
        throw reader.line.error(.idTaken(play.event.id, line: before.line))
      }
      notes.append(.repeated(play.event.id, line: play.line))
      return
    }
    places[play.event.id] = plays.count
    plays.append(play)
  }

  /// Takes back the play called `id`.
  private mutating func undo(_ id: Event.ID, _ line: borrowing JSONLine) throws(LogError) {
    guard let index = places[id] else { throw line.error(.noSuchPlay(id)) }
    if !undone.insert(index).inserted { notes.append(.undoneTwice(id, line: line.number)) }
  }
}

extension LoggedPlay {
  /// Whether `other` says the same; it may stand on another line.
  fileprivate func hasSameContent(as other: LoggedPlay) -> Bool {
    event == other.event && recorded == other.recorded && remark == other.remark
  }
}

extension GameLog {
  /// Takes what a log's first line says.
  fileprivate mutating func readHead(_ line: consuming JSONLine) throws(LogError) {
    var line = line
    guard let version = try line.integer(HeadKey.penaltybox.rawValue) else {
      throw line.error(.noHead)
    }
    guard version == JSONLines.version else { throw line.error(.unknownVersion(version)) }
    try line.check(known: HeadKey.allCases.map(\.rawValue))
    id = try line.text(HeadKey.id.rawValue)
    books = try line.list(HeadKey.under.rawValue) ?? []
    clock = try line.word(HeadKey.clock.rawValue) ?? ClockDirection.elapsed
    kind = try line.word(HeadKey.kind.rawValue) ?? GameKind.regular
    date = try line.text(HeadKey.date.rawValue)
    league = try line.text(HeadKey.league.rawValue)
    season = try line.integer(HeadKey.season.rawValue)
    try readLengths(&line)
    letters.home = try line.text(HeadKey.home.rawValue) ?? letters.home
    letters.visiting = try line.text(HeadKey.visiting.rawValue) ?? letters.visiting
    // Players are letters and a number in one word: a digit among the letters would run into it.
    let areLetters = [letters.home, letters.visiting].allSatisfy { text in
      !text.isEmpty && text.allSatisfy(\.isLetter)
    }
    guard areLetters, letters.home != letters.visiting else {
      throw line.error(.badLetters(letters.home, letters.visiting))
    }
  }

  /// Takes how many periods the head says the game has, and how long it says that they are.
  private mutating func readLengths(_ line: inout JSONLine) throws(LogError) {
    overtimeLength = try line.length(HeadKey.overtimeLength.rawValue)
    let length = try line.length(HeadKey.periodLength.rawValue)
    let periods = try line.take(HeadKey.periods.rawValue) { value throws(LogError.Problem) in
      guard case .number(let periods) = value, (1...9).contains(periods) else {
        throw .wrongType(HeadKey.periods.rawValue, expected: "a whole number from 1 to 9")
      }
      return periods
    }
    switch (periods, length) {
    case (let periods?, let length?): regulation = Regulation(periods: periods, length: length)
    case (nil, nil): break
    case (_?, nil):
      throw line.error(.missingKey(HeadKey.periodLength.rawValue, of: "the head"))
    case (nil, _?):
      throw line.error(.missingKey(HeadKey.periods.rawValue, of: "the head"))
    }
  }
}
