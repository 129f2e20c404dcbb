public import HockeyRules

/// Solves `log` under `book`, with all that the log's head says about the game.
///
/// ```swift
/// let log = try GameLog(sheet: "P1 4:00 A6 2\n   5:00 B goal\n")
/// let solution = solve(log, under: book)
/// print(solution.game.score.visiting, solution.game.manpower.home)
/// // Prints "1 5"
/// ```
///
/// A refused play is recorded in `Solution.refusals`, and the game goes on without it. `earlier`
/// are the consequences of earlier games of the season for this game.
///
/// A league's feed leaves out the captains' choices. The solution adds those that the feed's record
/// shows as plays; ``GameLog/withRecordedChoices(under:)`` returns the same plays.
public func solve(
  _ log: GameLog, under book: Rulebook, after earlier: EarlierGames = EarlierGames()
) -> Solution {
  SolvedLog(log, under: book, after: earlier).solution
}

extension GameLog {
  /// The facts about the game in the log's head: its kind, players and periods' lengths.
  ///
  /// If the head gives no lengths, the periods are as long as in `book`.
  public func setup(under book: Rulebook) -> GameSetup {
    var setup = GameSetup(
      kind: kind, schedule: schedule(standard: book.schedule(for: kind)),
      goalkeepers: goalkeepers, shooters: shooters,
      numbers: listsNamedOnly ? PerTeam(both: []) : rosters.map { Set($0.map { $0.number }) })
    setup.isLeaguesRecord = teamIDs.home != nil
    return setup
  }

  /// The log, timed as in a game under `book`, with the captains' choices that its source lacks.
  ///
  /// Only a league's feed leaves out choices. A choice that the feed's record of strength or its
  /// rulings show becomes a play, with the ids `record-1`, `record-2` …
  public func withRecordedChoices(under book: Rulebook) -> GameLog {
    leavesOutChoices ? SolvedLog(self, under: book).log : timed(under: book)
  }

  /// The log with its plays timed as in a game under `book`.
  ///
  /// The written time stays: `OT 3:00` on a clock that counts down is 2:00 into an overtime of
  /// 5:00, and 17:00 into an overtime of 20:00.
  public func timed(under book: Rulebook) -> GameLog {
    timed(by: schedule(standard: book.schedule(for: kind)))
  }

  /// The log with its plays timed by `schedule`, the schedule of the whole game.
  package func timed(by schedule: Schedule) -> GameLog {
    let old = self.schedule
    var log = self
    log.timing = schedule
    guard schedule != old else { return log }
    for index in plays.indices where !plays[index].reading.isEmpty {
      let (time, reading) = (plays[index].event.time, plays[index].reading)
      log.plays[index].event.time = time.moved(from: old, to: schedule, reading)
      if case .correction(.clock(let target, let reason)) = plays[index].event.play {
        let moved = target.moved(from: old, to: schedule, plays[index].readingAfter)
        log.plays[index].event.play = .correction(.clock(moved, reason: reason))
      }
    }
    return log
  }
}

extension GameTime {
  /// The time that the same words in a log mean under another schedule.
  package func moved(
    from old: Schedule, to new: Schedule, _ reading: LoggedPlay.Reading
  ) -> GameTime {
    var time = self
    if reading.contains(.inOvertime) {
      time.period = period.plus(new.regulationPeriods.minus(old.regulationPeriods))
    }
    if reading.contains(.fromEnd) {
      time.elapsed = elapsed + (new.length(of: time.period) - old.length(of: period))
    }
    return time
  }
}

extension Game {
  /// Creates the game of `log` under `book`, before its first play.
  public init(_ log: GameLog, under book: Rulebook) {
    self.init(under: book, setup: log.setup(under: book))
  }
}

extension LiveGame {
  /// Creates a live game under `book` with the plays of `log`.
  ///
  /// Plays that the book refuses are kept, marked as refused. The play on the log's last line
  /// counts as the last play entered.
  public init(_ log: GameLog, under book: Rulebook) { self.init(LogReading(log: log), under: book) }

  /// Creates a live game under `book` with the plays of a log that was read.
  ///
  /// No new play gets the id of a play that the log took back. `earlier` are the consequences of
  /// earlier games of the season for this game. Plays that the book refuses are kept, marked as
  /// refused. The play on the log's last line counts as the last play entered.
  public init(
    _ reading: LogReading, under book: Rulebook, after earlier: EarlierGames = EarlierGames()
  ) {
    var setup = reading.log.setup(under: book)
    setup.earlier = earlier
    let log = reading.log.withRecordedChoices(under: book)
    let plays = log.plays
    let isInOrder = zip(plays, plays.dropFirst()).allSatisfy { $0.line <= $1.line }
    self.init(
      under: book, setup: setup, events: log.events,
      entered: isInOrder ? [] : plays.sorted { $0.line < $1.line }.map { $0.event.id },
      undone: reading.undone.map { $0.event })
  }
}
