package import HockeyRules
import Scoresheets

/// Changes in a live game, or warnings about it, line by line.
package struct ChangeText {
  private let game: PlayedGame
  private let lines: [RulingLine]

  /// Creates the lines for a late entry or a play taken back.
  ///
  /// First come the changes, as a replay has them below a correction; then the plays refused
  /// because of them, and the plays no longer refused. `game` is the game after the change; times
  /// in `period` do not name it.
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

/// The changes that a game's corrections made, in words.
///
/// Questions must come in the order of the plays.
final class CorrectionChanges {
  private let game: PlayedGame
  /// The number of plays passed so far, and of corrections among them.
  private var passed = 0
  private var corrections = 0
  /// The log played once more; `nil` until somebody asks about a correction.
  private var replay: CorrectionReplay?

  init(of game: PlayedGame) { self.game = game }

  /// The changes that the play at `index` made, in words: the game with the play against the game
  /// without it, both without later corrections.
  ///
  /// `nil` if the play is no correction or was refused. Each answer plays the rest of the game
  /// twice, so only the first of very many corrections have answers: the next says so, and the
  /// others have none.
  func changes(madeBy index: Int) -> [String]? {
    let play = game.solution.plays[index]
    guard play.isTakenCorrection else { return nil }
    corrections += game.solution.plays[passed..<index].count { $0.isTakenCorrection }
    passed = index
    // The longer the log, the fewer corrections are explained, but always more than any scorer
    // makes.
    let limit = max(20, 20_000 / game.solution.plays.count)
    guard corrections < limit else {
      return corrections > limit
        ? nil : ["what this and later corrections change is left out: they are too many"]
    }
    if replay == nil { replay = CorrectionReplay(of: game.solution) }
    guard let difference = replay?.difference(madeBy: index) else { return nil }
    // A captain's choice of what the book assumed anyway is not worth a line.
    if case .captainChoice = play.event.play, difference.isEmpty { return nil }
    return DifferenceWords(game, in: play.event.time.period).lines(of: difference)
  }
}

extension PlayedEvent {
  /// Whether the play is an accepted correction or captain's choice, which the rules cannot infer.
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

  /// The lines in order: goals, penalties, strength, and the final figures.
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
    let time = notation.text(of: goal.time, in: period)
    let name = "\(notation.scorer(of: goal.goal)) goal at \(time)"
    switch (change.before, change.after) {
    case (let before?, let after?):
      return "\(name): \(words.text(of: after)); was: \(words.text(of: before))"
    case (let before?, nil): return "\(name) does not count; was: \(words.text(of: before))"
    case (nil, _): return "\(name) counts, \(words.text(of: goal))"
    }
  }

  /// The lines about penalties.
  ///
  /// A penalty replaced by an equal one has a line only if the infraction changed.
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
  /// Whether the penalty is new and equals the penalty that `change` replaced.
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
