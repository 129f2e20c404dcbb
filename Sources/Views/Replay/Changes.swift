package import HockeyRules
import Scoresheets

/// What changed in a live game, or what is odd in it, line by line.
package struct ChangeText {
  private let game: PlayedGame
  private let lines: [RulingLine]

  /// The changes that a late entry, or a play taken back, made, as a replay has them below a
  /// correction; then the plays that are refused because of it, and those that are no longer refused.
  ///
  /// `game` is the game after the change; times in `period` do not name it.
  package init(of change: LiveGame.Change, in game: PlayedGame, period: Int) {
    self.game = game
    let differences = DifferenceWords(game, in: period).lines(of: change.difference)
    lines =
      differences.map { RulingLine($0, .faint) }
      + change.refused.map { RulingLine("now refused: \(game.text(of: $0))", .bad) }
      + change.accepted.map { RulingLine("no longer refused: \(game.line(of: $0.event))", .good) }
  }

  package init(of warnings: [Warning], in game: PlayedGame) {
    self.game = game
    let wording = warnings.isEmpty ? nil : RulingWording(game)
    lines = warnings.compactMap { wording?.line(for: $0, in: game, isTimed: true) }
  }

  package var texts: [String] { lines.map { $0.text } }

  package func text(in palette: Palette) -> String {
    if lines.isEmpty { return "" }
    let books = ShortBooks(of: game, in: palette)
    return lines.flatMap { ReplayRow(depth: .change, $0).lines(in: palette, books) }.asLines
  }
}

/// The changes that the corrections of a game made, in words.
///
/// It is asked about the plays in their order.
final class CorrectionChanges {
  private let game: PlayedGame
  /// How many of the log's plays have been passed, and how many of these are corrections.
  private var passed = 0
  private var corrections = 0
  /// The log played once more, or `nil` until the first correction is asked about.
  private var replay: CorrectionReplay?

  init(of game: PlayedGame) { self.game = game }

  /// The changes that the play at `index` of the log made, in words: the game with it compared with
  /// the game without it, both without later corrections.
  ///
  /// It is `nil` for a play that is not a correction, and for one that was refused. What comes after
  /// a correction is played twice for each answer, so a log with very many corrections has it for
  /// the first of them only: the next one's says so, and the others have none.
  func changes(madeBy index: Int) -> [String]? {
    let play = game.solution.plays[index]
    guard play.isTakenCorrection else { return nil }
    corrections += game.solution.plays[passed..<index].count { $0.isTakenCorrection }
    passed = index
    // Fewer corrections are explained in a log of more plays, and more than any scorer makes.
    let limit = max(20, 20_000 / game.solution.plays.count)
    guard corrections < limit else {
      return corrections > limit
        ? nil : ["what this and later corrections change is left out: they are too many"]
    }
    if replay == nil { replay = CorrectionReplay(of: game.solution) }
    guard let difference = replay?.difference(madeBy: index) else { return nil }
    // A captain's choice that matches the book's own order changes nothing worth a line.
    if case .captainChoice = play.event.play, difference.isEmpty { return nil }
    return DifferenceWords(game, in: play.event.time.period).lines(of: difference)
  }
}

extension PlayedEvent {
  /// Whether the scorer states with it what the rules cannot infer, and the book takes it.
  fileprivate var isTakenCorrection: Bool {
    if case .correction = event.play { return refused == nil }
    if case .captainChoice = event.play { return refused == nil }
    return false
  }
}

private struct DifferenceWords {
  private let words: RulingWords
  private let notation: Notation
  private let period: Int

  /// Creates the words for `game`; times in `period` do not name it.
  init(_ game: PlayedGame, in period: Int) {
    words = game.words
    notation = game.notation
    self.period = period
  }

  /// The lines: goals first, then penalties, strength, and the figures at the end.
  func lines(of difference: SolutionDifference) -> [String] {
    if difference.isEmpty { return ["changes nothing"] }
    let figures = zip(
      Game.figureNames, [difference.score, difference.penaltyMinutes, difference.powerPlays])
    let lines =
      difference.goals.map { line($0) } + lines(of: difference.penalties)
      + difference.strength.map { line($0) }
      + figures.compactMap { name, change in
        change.map {
          "\(name) \(words.text(figures: $0.after)), was \(words.text(figures: $0.before))"
        }
      }
    return lines.isEmpty ? ["changes nothing in the result"] : lines
  }

  private func line(_ change: SolutionDifference.GoalChange) -> String {
    guard let goal = change.after ?? change.before else { return "" }
    let scorer = goal.goal.scorer.map { notation.name(of: $0) }
    let name =
      "\(scorer ?? notation.letters[goal.goal.team]) goal at \(notation.text(of: goal.time, in: period))"
    switch (change.before, change.after) {
    case (let before?, let after?):
      return "\(name): \(words.text(of: after)); was: \(words.text(of: before))"
    case (let before?, nil): return "\(name) does not count; was: \(words.text(of: before))"
    case (nil, _): return "\(name) counts, \(words.text(of: goal))"
    }
  }

  /// The lines of penalties; one that was replaced by an equal one has a line only if it is now for
  /// another infraction.
  private func lines(of changes: [SolutionDifference.PenaltyChange]) -> [String] {
    var rest = changes
    var lines: [String] = []
    while !rest.isEmpty {
      let change = rest.removeFirst()
      let equal = rest.firstIndex { $0.isEqual(to: change) }
      guard let equal, let now = rest.remove(at: equal).after else {
        lines.append(line(change))
        continue
      }
      guard now.infraction != change.before?.infraction else { continue }
      var merged = change
      merged.after = now
      lines.append(line(merged))
    }
    return lines
  }

  private func line(_ change: SolutionDifference.PenaltyChange) -> String {
    let name = words.name(change.offender, change.penaltyClass)
    switch (change.before.map { ($0, text($0)) }, change.after.map { ($0, text($0)) }) {
    case (let before?, let after?)
    where before.1 == after.1 && before.0.infraction != after.0.infraction:
      let infractions = [after.0, before.0].map {
        $0.infraction?.rawValue.inWords ?? "no infraction"
      }
      return "\(name) for \(infractions[0]), was \(infractions[1])"
    case (let before?, let after?) where before.1 == after.1:
      return "\(name) \(after.0.minutes) minutes, was \(before.0.minutes)"
    case (let before?, let after?): return "\(name) \(after.1), was \(before.1)"
    // A penalty without time to serve, such as a game misconduct, never begins.
    case (let before?, nil) where before.0.end == nil: return "\(name) gone"
    case (let before?, nil): return "\(name) gone, was \(before.1)"
    case (nil, let after?) where after.0.end == nil: return "\(name), new"
    case (nil, let after?): return "\(name) \(after.1), new"
    case (nil, nil): return name
    }
  }

  /// `until 13:00`, `off the board until 13:00`, `until 11:30 (goal against)`, `taken back at 9:00`.
  private func text(_ course: SolutionDifference.Course) -> String {
    let setOff = course.isSetOff ? "off the board " : ""
    guard let end = course.end else { return setOff + "not begun" }
    return switch course.ending {
    case .none, .served: "\(setOff)until \(text(end))"
    case .goalAgainst, .goalFor: "until \(text(end)) (\(course.ending?.reason ?? ""))"
    case .voided: "taken back at \(text(end))"
    case .replaced: "changed at \(text(end))"
    case .released, .recorded: "\(course.ending?.reason ?? "") at \(text(end))"
    }
  }

  private func line(_ change: SolutionDifference.StrengthChange) -> String {
    "\(words.text(manpower: change.after)) from \(text(change.start)) to \(text(change.end)), was "
      + words.text(manpower: change.before)
  }

  private func text(_ instant: GameInstant) -> String {
    notation.text(of: notation.schedule.time(of: instant, in: period), in: period)
  }
}

extension SolutionDifference.PenaltyChange {
  /// Whether it is new, and has the same course as `change`, which was replaced, had before.
  fileprivate func isEqual(to change: Self) -> Bool {
    guard before == nil, let after, let old = change.before, change.after?.ending == .replaced
    else { return false }
    return call == change.call && offender == change.offender
      && penaltyClass == change.penaltyClass && after.end == old.end && after.ending == old.ending
      && after.minutes == old.minutes && after.isSetOff == old.isSetOff
  }
}

extension Game {
  fileprivate static let figureNames = ["score", "penalty minutes", "power plays"]

  var figures: [(name: String, value: PerTeam<Int>)] {
    zip(Self.figureNames, [score, penaltyMinutes, powerPlays]).map { ($0, $1) }
  }
}
