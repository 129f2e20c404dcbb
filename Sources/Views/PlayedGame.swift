package import HockeyRules
package import Scoresheets

/// A log played to its end under one book, for the views to show.
///
/// The game is immutable. It is a class because most views hold one: copying a struct of this size
/// would retain its twenty arrays and texts each time.
package final class PlayedGame: Sendable {
  /// The log as read, timed under the book, with the captains' choices that its source shows.
  package let log: GameLog
  package let solution: Solution
  /// Warnings about plays that cannot have happened as logged, in the order of the plays.
  ///
  /// A log written by hand also has warnings about infractions that are probably misspelt.
  package let warnings: [Warning]
  /// Why the accepted plays are not the whole game, according to the log's source, or `nil`.
  package let incompleteness: Incompleteness?
  /// The log's names for the teams, and the direction of its clock.
  package let notation: Notation
  /// The log's file, which gives its name to a log without an id.
  package let file: String
  /// The kind of names that the source has for its plays.
  package let naming: PlayNaming
  /// Why the book is only assumed, in words; `nil` if the log or whoever reads it names the book.
  package let assumption: String?

  /// Plays `log` under `book`, with the length of periods from the log or else from the book.
  ///
  /// `byHand` tells whether people wrote the log; by default they did if it is a sheet. With
  /// `isNamed`, players appear with their names if the log has them. `assumption` is the reason why
  /// the book is only the nearest to the right one.
  package convenience init(
    _ log: GameLog, under book: Rulebook, file: String, naming: PlayNaming, byHand: Bool? = nil,
    isNamed: Bool = false, assumption: String? = nil
  ) {
    let solved = SolvedLog(log, under: book)
    self.init(
      solved.log, solvedAs: solved.solution, file: file, naming: naming, byHand: byHand,
      isNamed: isNamed, assumption: assumption)
  }

  package init(
    _ log: GameLog, solvedAs solution: Solution, file: String, naming: PlayNaming,
    byHand: Bool? = nil, isNamed: Bool = false, assumption: String? = nil
  ) {
    let log = log.timed(by: solution.game.schedule)
    self.log = log
    self.assumption = assumption
    incompleteness = log.incompleteness ?? log.refusedGoals(of: solution)
    self.solution = solution
    self.file = file
    self.naming = naming
    let misspelt = byHand ?? (naming == .lines) ? log.misspeltInfractions : []
    warnings =
      misspelt.isEmpty
      ? solution.warnings : (solution.warnings + misspelt).sorted { $0.play < $1.play }
    var notation = Notation(of: log)
    if isNamed { notation.names = log.names }
    self.notation = notation
  }

  /// The same game, with players shown by their numbers alone.
  var withoutNames: PlayedGame {
    PlayedGame(log, solvedAs: solution, file: file, naming: naming, assumption: assumption)
  }

  /// Whether the plays are the whole game: the source has no others, and the game is over.
  package var isComplete: Bool { incompleteness == nil && !isStillOn }

  /// Whether the source says that the game is not over.
  package var isStillOn: Bool { log.result?.isFinal == false }

  package var remarks: [String] { [stillOn, missing].compactMap { $0 } }

  var stillOn: String? { log.stillOn(in: notation) }

  var missing: String? { incompleteness?.remark }

  package var book: Rulebook { solution.book }

  /// The game's name: its id or, without one, its file.
  package var name: String { log.id ?? file }

  /// The source's own number for `player`, or `nil` if it gives none.
  ///
  /// A feed without sweater numbers gives its own instead, which have more than two digits.
  func sourceID(of player: Player) -> Int? {
    let listed = log.rosters[player.team].last { $0.number == player.number && $0.id != nil }
    return listed?.id ?? (player.number > 99 ? player.number : nil)
  }

  /// The name of `team` or, if the log does not give it, its letters.
  package func name(of team: Team) -> String { log.teamNames[team] ?? log.letters[team] }

  package var teamNames: PerTeam<String> { PerTeam { name(of: $0) } }

  /// The notation in which plays of the log are typed: without the players' names.
  package var typed: Notation {
    var notation = notation
    notation.names = [:]
    return notation
  }

  /// The words for rulings, with the log's names and its clock.
  package var words: RulingWords { RulingWords(notation) }
}

extension GameLog {
  /// Remarks on the whole game: whether it is still on, and what is missing.
  package func remarks(in notation: Notation) -> [String] {
    [stillOn(in: notation), incompleteness?.remark].compactMap { $0 }
  }

  fileprivate func stillOn(in notation: Notation) -> String? {
    guard result?.isFinal == false else { return nil }
    return "the game is still on" + (result?.now.map { ", at \(notation.text(of: $0))" } ?? "")
  }

  /// The goals refused in `solution`, if the log has a score of its own; `nil` if none is refused.
  fileprivate func refusedGoals(of solution: Solution) -> Incompleteness? {
    guard let result, let told = result.runningScores.last?.score ?? result.score else {
      return nil
    }
    let count = solution.refusals.count { $0.event.play.scoringTeam != nil }
    return count == 0 ? nil : .refusedGoals(count: count, told: told, ruled: solution.game.score)
  }
}

extension Incompleteness {
  fileprivate var remark: String { "incomplete: \(words)" }
}

package enum PlayNaming: Sendable, Hashable {
  /// The source's own numbers or labels, as in a feed.
  case ids
  /// The lines, as in a sheet.
  case lines
}

extension PlayedGame {
  /// Why the book refuses `play`, and what would be right; `nil` if the book accepts it.
  ///
  /// The reason also says where a play out of order would fit.
  package func reason(forRefusing play: PlayedEvent) -> String? {
    play.refused.map { reason(forRefusing: play.event, $0) }
  }

  /// The reason for refusing `event`, in words, with what would be right.
  package func reason(forRefusing event: Event, _ reason: Refusal.Reason) -> String {
    let words = words(forRefusing: reason, at: event.time).text
    guard case .clockRanBackwards = reason, let fit = fit(of: event) else { return words }
    return "\(words); this one fits \(fit)"
  }

  /// The reason in words, with the time if `time` is beyond the period.
  package func words(forRefusing reason: Refusal.Reason, at time: GameTime) -> RefusalWords {
    guard case .beyondPeriod(let length) = reason, time.elapsed > length || time.elapsed < .zero
    else { return words.words(for: reason) }
    let isOvertime = time.period > notation.schedule.regulationPeriods
    let isOfLog = isOvertime ? log.overtimeLength != nil : log.regulation != nil
    let period = isOvertime ? "overtime" : notation.name(ofPeriod: time.period)
    let beyond =
      time.elapsed < .zero ? "\((length - time.elapsed).text) left in" : "\(time.elapsed.text) into"
    return RefusalWords(
      reason: "\(beyond) \(period): this \(isOfLog ? "game" : "book")'s lasts " + length.text)
  }

  /// The refusal in words: the play, and why the book refuses it.
  package func text(of refusal: Refusal) -> String {
    "\(line(of: refusal.event)): \(reason(forRefusing: refusal.event, refusal.reason))"
  }

  /// The number of refused plays and the first of them, with reasons, in one line, or `nil`.
  package var refusedPlays: String? {
    let refusals = solution.refusals
    guard !refusals.isEmpty else { return nil }
    var shown = refusals.prefix(3).map { refusal in
      "\(line(of: refusal.event)) (\(words(forRefusing: refusal.reason, at: refusal.event.time).reason))"
    }
    if refusals.count > shown.count { shown.append("and \(refusals.count - shown.count) more") }
    return "\(refusals.count.counted("play")) refused: \(shown.joined(separator: ", "))"
  }

  /// The play in the notation, after its time: `P1 4:00 A6 2 hooking`.
  package func line(of event: Event) -> String {
    "\(notation.text(of: event.time)) \(notation.text(of: event.play))"
  }

  /// The line of a sheet below which a play out of order fits, or `nil` if there is none.
  package func lineAbove(_ play: PlayedEvent) -> Int? {
    let event = play.event
    guard naming == .lines, case .clockRanBackwards? = play.refused,
      let last = solution.plays.lastIndex(where: {
        $0.refused == nil && $0.event.time.period == event.time.period
          && $0.event.time <= event.time
      })
    else { return nil }
    return log.plays[last].line
  }

  /// The place between two plays where a play out of order belongs.
  private func fit(of event: Event) -> String? {
    let taken = solution.plays.indices.filter { solution.plays[$0].refused == nil }
    guard let next = taken.firstIndex(where: { solution.plays[$0].event.time > event.time }) else {
      return nil
    }
    let place = name(ofPlayAt: taken[next])
    return next == 0 ? "before \(place)" : "between \(name(ofPlayAt: taken[next - 1])) and \(place)"
  }

  private func name(ofPlayAt index: Int) -> String {
    switch naming {
    case .lines: "line \(log.plays[index].line)"
    case .ids: words.name(log.plays[index].event.id)
    }
  }
}

extension PlayedGame {
  func warnings(aboutPlay index: Int) -> ArraySlice<Warning> {
    // Every play of a log may have a warning, so the first is found by binary search.
    var first = 0
    var end = warnings.count
    while first < end {
      let middle = (first + end) / 2
      if warnings[middle].play < index { first = middle + 1 } else { end = middle }
    }
    return warnings[first...].prefix { $0.play == index }
  }

  /// The warning in words: what is odd, and what would be right.
  ///
  /// A play is named as the log's source names it: by its line or its id.
  package func text(of warning: Warning) -> String {
    guard case .goalTwice(let first) = warning.reason, naming == .lines,
      let play = play(called: first, before: warning.play)
    else { return words.text(of: warning.reason) }
    return words.goalTwice("line \(play.line)")
  }

  /// The play with the id `id`.
  ///
  /// The search begins at the play with the warning, which is usually near.
  private func play(called id: Event.ID, before index: Int) -> LoggedPlay? {
    log.plays.prefix(index).last { $0.event.id == id } ?? log.plays.first { $0.event.id == id }
  }

  var warningCount: String? { warnings.isEmpty ? nil : warnings.count.counted("warning") }
}
