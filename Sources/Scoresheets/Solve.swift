public import HockeyRules

/// Solves `log` under `book`, with everything that its head says about the game.
///
/// ```swift
/// let log = try GameLog(sheet: "P1 4:00 A6 2\n   5:00 B goal\n")
/// let solution = solve(log, under: book)
/// print(solution.game.score.visiting, solution.game.manpower.home)
/// // Prints "1 5"
/// ```
///
/// A refused play is recorded in `Solution.refusals`, and the game goes on without it.
public func solve(_ log: GameLog, under book: Rulebook) -> Solution {
  solve(log.events, under: book, setup: log.setup(under: book))
}

extension GameLog {
  /// The facts about the game in the log's head: its kind, its players, and the lengths of its
  /// periods, which are those of `book` if the head gives none.
  public func setup(under book: Rulebook) -> GameSetup {
    GameSetup(
      kind: kind, schedule: schedule(standard: book.schedule(for: kind)),
      goalkeepers: goalkeepers, shooters: shooters,
      numbers: rosters.map { Set($0.map { $0.number }) })
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
  /// counts as the last one entered.
  public init(_ log: GameLog, under book: Rulebook) { self.init(LogReading(log: log), under: book) }

  /// Creates a live game under `book` with the plays of a log that was read; no new play gets the id of
  /// one that the log has taken back.
  ///
  /// Plays that the book refuses are kept, marked as refused. The play on the log's last line
  /// counts as the last one entered.
  public init(_ reading: LogReading, under book: Rulebook) {
    let plays = reading.log.plays
    let isInOrder = zip(plays, plays.dropFirst()).allSatisfy { $0.line <= $1.line }
    self.init(
      under: book, setup: reading.log.setup(under: book), events: reading.log.events,
      entered: isInOrder ? [] : plays.sorted { $0.line < $1.line }.map { $0.event.id },
      undone: reading.undone.map { $0.event })
  }
}
