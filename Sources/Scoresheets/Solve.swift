public import HockeyRules

/// Solves `log` under `book`, with the log's kind of game, period lengths and goalkeepers.
///
/// ```swift
/// let log = SheetReader.read("P1 4:00 A6 2\n   5:00 B goal\n").log
/// let solution = solve(log, under: book)
/// print(solution.game.score.visiting, solution.game.manpower.home)
/// // Prints "1 5"
/// ```
///
/// A refused play is recorded in `Solution.refusals`, and the game goes on without it.
public func solve(_ log: GameLog, under book: Rulebook) -> Solution {
  solve(
    log.events, under: book, kind: log.kind,
    schedule: log.schedule(standard: book.schedule(for: log.kind)), goalkeepers: log.goalkeepers,
    shooters: log.shooters)
}
