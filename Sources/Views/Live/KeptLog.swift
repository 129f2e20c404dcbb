package import HockeyRules
package import Scoresheets

/// A game whose log is kept: the log, and the live game that is played by it.
///
/// It is a value: a play is tried on a copy, which replaces the game once the play is on disk.
package struct KeptLog {
  package private(set) var log: GameLog
  /// The plays that were taken back, so that no id is used twice.
  private var undone: [LoggedPlay]
  private var taken = TakenIDs()
  package private(set) var live: LiveGame
  /// The game as the views show it.
  package private(set) var game: PlayedGame
  /// What the clock reads now.
  package private(set) var time: GameTime
  /// How many lines the log has.
  package private(set) var lines: Int

  /// The number of plays that a log may get: a step copies the game, so its time grows with them.
  package static let playLimit = 5_000

  /// Creates the game of a log that was read from `file`, which has `lines` lines.
  package init(_ reading: LogReading, lines: Int, file: String, under book: Rulebook) {
    self.lines = lines
    log = reading.log
    undone = reading.undone
    for play in log.plays + undone { taken.take(idsOf: play.event) }
    live = LiveGame(log, under: book)
    game = PlayedGame(log, solvedAs: live.solution, file: file, naming: .ids, byHand: true)
    time = live.game.clock
    time = now
  }

  /// Parses a line.
  package mutating func read(_ line: NotationLine) throws(NotationError) -> SheetReader.Typed {
    let book = live.book
    var reader = SheetReader(behind: log, undone: undone, time: time) {
      book.schedule(for: $0.kind)
    }
    let typed = try reader.readTyped(line)
    // Who is a goalkeeper is known before the first play, so that play is solved again.
    if reader.log.goalkeepers != log.goalkeepers {
      log.goalkeepers = reader.log.goalkeepers
      live = LiveGame(log, under: book)
    }
    return typed
  }

  /// Whether the log has only its head so far.
  package var isNew: Bool { lines == 1 && log.plays.isEmpty && undone.isEmpty }

  /// The new log with the head of `log`.
  package func begun(with log: GameLog) -> KeptLog {
    KeptLog(LogReading(log: log), lines: 1, file: game.file, under: live.book)
  }

  /// Takes and shows times as a board does that counts in `direction`; this is not written to the
  /// log.
  package mutating func count(_ direction: ClockDirection) {
    log.clock = direction
    show()
  }

  /// How the log names the teams and counts the clock.
  package var notation: Notation { game.notation }

  /// The state of the game now.
  package func state() throws(Refusal) -> GameState { try live.state(at: time) }

  /// Sets the current time to `time`; this is not written to the log.
  package func setting(_ time: GameTime) throws(LiveObjection) -> LiveStep {
    var trial = live
    // No play of the notation has this id.
    let look = Event(id: .label(""), time: time, play: .look)
    do throws(Refusal) {
      try trial.play(look)
    } catch {
      throw .refused(game, error)
    }
    var next = self
    next.time = time
    return LiveStep(game: next, before: self, kind: .clock)
  }

  /// Adds a play to the log, with a new id if the scorer gave it none.
  package func adding(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    guard log.plays.count < Self.playLimit else { throw .tooManyPlays }
    var next = self
    let play = next.noted(typed)
    next.log.plays.append(play)
    do throws(Refusal) {
      let change = try next.live.play(play.event)
      if let refusal = change.refused.first { throw refusal }
    } catch {
      throw .refused(game, error)
    }
    next.show()
    next.time = next.now
    return LiveStep(game: next, before: self, kind: .added(play))
  }

  /// Adds a play to the log where it belongs by its time.
  ///
  /// The book may then refuse later plays; they stay in the log.
  package func inserting(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    let place = live.place(of: typed.event.time)
    guard place < log.plays.count, log.plays.count < Self.playLimit else {
      return try adding(typed)
    }
    let following = log.plays[place]
    var next = self
    let play = next.noted(typed)
    next.log.plays.insert(play, at: place)
    do throws(Refusal) {
      let change = try next.live.insert(play.event)
      next.show()
      next.time = max(time, next.now)
      return LiveStep(
        game: next, before: self, kind: .inserted(play, before: following, change))
    } catch {
      throw .refused(game, error)
    }
  }

  /// Joins the game at a position, which replaces the one that the log has so far.
  package func joining(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    var next = self
    let replaced = log.plays.first
    var play = typed
    play.line = lines + 1
    play.event.id = taken.next
    next.taken.take(idsOf: play.event)
    if var position = play.event.play.position {
      for index in position.entries.indices { next.name(&position.entries[index].id) }
      play.event.play = .position(position)
    }
    next.undone += log.plays
    next.log.plays = [play]
    next.lines += replaced == nil ? 1 : 2
    var joined = LiveGame(under: live.book, setup: live.game.setup)
    do throws(Refusal) { try joined.play(play.event) } catch { throw .refused(game, error) }
    next.live = joined
    next.show()
    next.time = joined.game.clock
    return LiveStep(game: next, before: self, kind: .joined(play, replacing: replaced))
  }

  /// Takes plays back; all others stay unchanged, at their own times.
  package func undoing(_ undone: [LoggedPlay]) throws(LiveObjection) -> LiveStep {
    let ids = Set(undone.map { $0.event.id })
    let isTail = Set(log.plays.suffix(ids.count).map { $0.event.id }) == ids
    var next = self
    next.log.plays.removeAll { ids.contains($0.event.id) }
    next.undone += undone
    next.lines += ids.count
    for play in undone.reversed() { next.live.remove(play.event.id) }
    next.show()
    let change = next.live.change(from: live)
    if let refusal = change.refused.first { throw .refused(next.game, refusal) }
    // Somebody who types the last play again, corrected, means the time that it had.
    let reading = isTail ? undone.first?.event.time ?? time : time
    next.time = max(reading, next.now)
    return LiveStep(game: next, before: self, kind: .undone(undone, change))
  }

  /// The last `count` plays as lines, or all of them: their names, times and words.
  package func list(_ count: Int?) -> String {
    let names = log.plays.map { game.words.name($0.event.id) }
    let width = names.map { $0.count }.max() ?? 0
    let lines = zip(names, log.plays).map { name, play in
      "\(name.padded(to: width + 2))\(game.line(of: play.event))".visible + "\n"
    }
    return lines.isEmpty ? "no plays yet\n" : lines.suffix(count ?? lines.count).joined()
  }

  /// The end of the period that `play` ends without a time, where the clock reads less than that.
  package func fullEnd(for play: LoggedPlay, typedAs line: NotationLine) -> GameTime? {
    let isTimed = line.tokens.count > 1 && line.tokens.first?.text.first?.isLetter == false
    guard play.event.play == .periodEnd, play.event.time == time, !isTimed else { return nil }
    let end = GameTime(period: time.period, elapsed: notation.schedule.length(of: time.period))
    return time < end && time.period != notation.shootOut ? end : nil
  }

  /// The last `count` plays, as they were typed.
  package func last(_ count: Int) throws(LiveObjection) -> [LoggedPlay] {
    guard count <= log.plays.count else { throw .tooFewPlays(log.plays.count) }
    return log.plays.sorted { $0.line < $1.line }.suffix(count)
  }

  /// The play called `name`.
  package func play(called name: String) throws(LiveObjection) -> LoggedPlay {
    let number = Int(name).map { Event.ID.number($0) }
    let found = log.plays.first { $0.event.id == .label(name) || $0.event.id == number }
    guard let found else {
      throw .noSuchPlay(name, wasUndone: undone.contains { $0.event.id == .label(name) })
    }
    return found
  }
}

// What a step does to the game.
extension KeptLog {
  /// What the clock reads after the last play: once a period has ended, the beginning of the next.
  private var now: GameTime {
    let clock = live.game.clock
    guard case .periodEnd = game.solution.plays.last?.event.play, let next = live.game.nextPeriod,
      next != notation.shootOut
    else { return clock }
    return GameTime(period: next, elapsed: .zero)
  }

  /// The typed play with its id and its line; both are taken from now on.
  private mutating func noted(_ typed: LoggedPlay) -> LoggedPlay {
    var play = typed
    lines += 1
    play.line = lines
    name(&play.event.id)
    return play
  }

  /// Gives what has no label the next one: `p1`, `p2`, and so on, which the notation writes `@p1`.
  private mutating func name(_ id: inout Event.ID) {
    if case .number = id { id = taken.next }
    taken.take(id)
  }

  /// Shows the game as it is now played.
  private mutating func show() {
    game = PlayedGame(
      log, solvedAs: live.solution, file: game.file, naming: .ids, byHand: true)
  }
}
