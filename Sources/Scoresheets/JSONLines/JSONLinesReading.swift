import HockeyRules

/// The state of reading a log in JSON lines.
struct JSONLinesReading: Sendable {
  var log = GameLog()
  var notes: [LogNote] = []
  var error: LogError?
  private var hasHead = false
  /// All plays of the log, including plays that a later line takes back.
  private var plays: [LoggedPlay] = []
  /// The order of the plays in the game: a late entry precedes a play that was logged earlier.
  private var order = PlayOrder()
  /// The play before which each late entry belongs, by the entry's index in `plays`.
  private var following: [Int: Event.ID] = [:]
  /// The index in `plays` of each play, by its id.
  private var places: [Event.ID: Int] = [:]
  /// The indices in `plays` of the plays that were taken back.
  private var undone: Set<Int> = []
  /// The indices in `plays` of the plays noted as repeated, and as taken back twice.
  private var noted = (repeated: Set<Int>(), undone: Set<Int>())
  /// The place of each number in its team's list of players.
  private var listed = PerTeam<[Int: Int]>(both: [:])

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
    log.plays = order.indices.filter { !undone.contains($0) }.map { plays[$0] }
  }

  private mutating func readLine(_ text: ArraySlice<UInt8>, number: Int, isLast: Bool) {
    guard !text.allSatisfy({ $0.isSpace }) else { return }
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
      // A writer ends every line, so a last line without an end that is no object is incomplete.
      if isLast { notes.append(.torn(error)) } else { self.error = LogError(error) }
    }
  }

  /// Adds a line that is not empty; adds nothing if the line cannot be read.
  mutating func add(_ line: consuming JSONLine) throws(LogError) {
    guard hasHead else {
      // A head with an error is not part of the log.
      var head = log
      try head.readHead(line)
      log = head
      hasHead = true
      return
    }
    var line = line
    if let id = try line.id(JSONLines.undo) {
      try line.checkEmpty(play: JSONLines.undo)
      return try undo(id, line)
    }
    if let letters = try line.text(RosterKey.roster.rawValue) {
      return try log.list(letters, line, &listed)
    }
    var reader = JSONPlayReader(letters: log.letters, line: line)
    let play = try reader.play()
    log.goalkeepers.formUnion(reader.goalkeepers)
    if let index = places[play.event.id] {
      let before = plays[index]
      // A repeated play has the same content; its line differs.
      guard before.event == play.event, before.recorded == play.recorded,
        before.remark == play.remark, following[index] == reader.following
      else {
        throw reader.line.error(.idTaken(play.event.id, line: before.line))
      }
      if noted.repeated.insert(index).inserted {
        notes.append(.repeated(play.event.id, line: play.line))
      }
      return
    }
    try place(reader.following, reader.line)
    places[play.event.id] = plays.count
    plays.append(play)
  }

  /// The line of the play called `id`, or `nil` if there is no such play.
  func line(of id: Event.ID) -> Int? { places[id].map { plays[$0].line } }

  /// Puts the next play before the play called `id` in the order of the game, or last.
  private mutating func place(
    _ id: Event.ID?, _ line: borrowing JSONLine
  ) throws(LogError) {
    guard let id else { return order.append() }
    guard let index = places[id] else { throw line.error(.noSuchPlay(id)) }
    following[plays.count] = id
    order.append(before: index)
  }

  /// Takes back the play called `id`.
  private mutating func undo(_ id: Event.ID, _ line: borrowing JSONLine) throws(LogError) {
    guard let index = places[id] else { throw line.error(.noSuchPlay(id)) }
    if !undone.insert(index).inserted, noted.undone.insert(index).inserted {
      notes.append(.undoneTwice(id, line: line.number))
    }
  }
}
