import HockeyRules
package import Scoresheets
package import Views

/// The effect of a typed line: the game after the line, and the lines to add to the log.
///
/// It is immutable. It is a class because it is large.
package final class LiveStep {
  package enum Kind {
    case clock
    case added
    /// A late entry, inserted before this play.
    case inserted(before: LoggedPlay)
    /// A position to begin the game at.
    ///
    /// It replaces an incomplete position.
    case joined(replacing: LoggedPlay?)
    case undone
    /// A play that replaces another, and the play after it.
    case replaced(LoggedPlay, before: LoggedPlay?)
  }

  /// The game once the added lines are on disk.
  package let game: KeptLog
  let before: KeptLog
  let kind: Kind
  let plays: [LoggedPlay]
  /// The difference from the rulings before; `nil` if the step only adds a play at the end.
  let change: LiveGame.Change?
  /// The new warnings, including those about the step's play.
  let newWarnings: [Warning]
  /// Whether there is news to show: only a face-off that changes nothing has none.
  let bringsNews: Bool

  init(
    from before: KeptLog, to game: KeptLog, _ kind: Kind, _ plays: [LoggedPlay] = [],
    change: LiveGame.Change? = nil, newWarnings: [Warning] = [], bringsNews: Bool = true
  ) {
    self.before = before
    self.game = game
    self.kind = kind
    self.plays = plays
    self.change = change
    self.newWarnings = newWarnings
    self.bringsNews = bringsNews
  }

  package var lines: [UInt8] {
    let log = game.log
    func added(before following: LoggedPlay? = nil) -> [UInt8] {
      JSONLines.line(
        of: plays[0], letters: log.letters, goalkeepers: log.goalkeepers,
        before: following?.event.id)
    }
    switch kind {
    case .clock: return []
    case .added: return added()
    case .inserted(let following): return added(before: following)
    case .joined(let replaced):
      // After a crash, the log may have only the first line. It then has both positions.
      return added() + (replaced.map { JSONLines.line(undoing: $0.event.id) } ?? [])
    // If a crash keeps only the first lines, the log is as if fewer plays had been taken back.
    case .undone: return plays.reversed().flatMap { JSONLines.line(undoing: $0.event.id) }
    // After a crash, the log may have only the first line. It then has both plays.
    case .replaced(let old, let following):
      return added(before: following) + JSONLines.line(undoing: old.event.id)
    }
  }

  /// The news to show: a play's name, its rulings with their rules, and other changes.
  ///
  /// Empty if the line only set the clock.
  package func news(in palette: Palette) -> String {
    switch kind {
    case .clock: return ""
    case .undone:
      return plays.map { "taken back: \(named($0))\n" }.joined() + changes(in: palette)
        + warnings(in: palette)
    case .replaced(let old, _):
      return "fixed: \(named(old)) is now \(named(plays[0]))\n" + changes(in: palette)
        + warnings(in: palette)
    case .inserted(let following):
      let index = game.log.plays.firstIndex { $0.event.id == plays[0].event.id } ?? 0
      return "kept: \(named(plays[0])), before \(named(following))\n"
        + ReplayText.rulings(onPlay: index, of: game.game, in: palette) + changes(in: palette)
        + warnings(in: palette)
    case .added, .joined:
      let advice = ChoiceText.advice(on: game.game).map { palette.paint($0, .assumed) + "\n" }
      return "kept: \(named(plays[0]))\n"
        + (bringsNews ? ReplayText.rulings(onLastPlayOf: game.game, in: palette) : "")
        + warnings(in: palette) + advice.joined()
    }
  }

  /// The changes that a late entry or a correction would make, to show before it is kept.
  package func preview(in palette: Palette) -> String {
    guard let play = plays.first else { return "" }
    let line = game.game.line(of: play.event).visible
    let title: String
    switch kind {
    case .inserted(let following): title = "\(line), put before \(named(following)):"
    case .replaced(let old, _): title = "\(named(old)) becomes \(line):"
    case .clock, .added, .joined, .undone: return ""
    }
    return palette.paint(title, .strong) + "\n" + changes(in: palette)
  }

  /// The warning that a play ends a period or the game too early, or `nil`.
  package var warningOfEnd: String? {
    guard case .added = kind else { return nil }
    let event = plays[0].event
    guard event.play == .periodEnd || event.play == .gameEnd else { return nil }
    return game.game.warnings.first { $0.event.id == event.id }
      .map { game.game.text(of: $0).visible }
  }

  package var isFix: Bool { if case .replaced = kind { true } else { false } }

  private var period: Int { plays.first?.event.time.period ?? game.time.period }

  private var changeText: ChangeText? {
    change.map { ChangeText(of: $0, in: game.game, period: period) }
  }

  private func changes(in palette: Palette) -> String { changeText?.text(in: palette) ?? "" }

  /// The new warnings, except those about the play: they are shown with the play.
  private func warnings(in palette: Palette) -> String {
    ChangeText(of: newWarnings.filter { !isAboutPlay($0) }, in: game.game).text(in: palette)
  }

  private func isAboutPlay(_ warning: Warning) -> Bool { warning.event.id == plays.first?.event.id }

  /// A play after its name: `@p3 P1 4:00 A6 2`.
  private func named(_ play: LoggedPlay) -> String {
    "\(game.game.words.name(play.event.id)) \(game.game.line(of: play.event))".visible
  }
}

// The answer to a typed line, for a page.
extension KeptLog.Outcome: FieldObject {
  package static let fields = Fields<Self>("step") {
    Field("lines", "The lines to add to the log; none for an empty line.") { $0.lines }
    Field("period", "The period after the line.") { $0.step?.game.time.period }
    Field("elapsed", "The playing time since that period began.") { $0.step?.game.time.elapsed }
    Field(
      "plays", "The plays that are added or taken back; for `fix`, the new play and the old play."
    ) {
      outcome in
      outcome.step.map { step in
        step.plays.map { NamedPlay(event: $0.event, game: step.game.game) }
      }
    }
    Field("changes", "The rulings that a late entry or an undo changes.") { $0.step?.changes }
    Field(
      "news", "The changes that people outside the rink want to hear of, as `changes` has them."
    ) {
      $0.step?.news.ifAny
    }
    Field("warnings", "Warnings about the play, and doubts whether it is a slip.") {
      $0.step?.warnings.ifAny
    }
    Field("refused", "Why the line is refused.") { $0.objection?.message }
    Field.mark("late", "`true` if `insert` before the line would make it a late entry.") {
      $0.isLate
    }
  }

  private var step: LiveStep? { if case .step(let step) = self { step } else { nil } }

  private var lines: String? {
    if case .nothing = self { return "" }
    return step.map { String(decoding: $0.lines, as: UTF8.self) }
  }

  private var isLate: Bool { if case .late = self { true } else { false } }

  /// Why the line is refused, now or unless it is typed after `insert`.
  package var objection: LiveObjection? {
    switch self {
    case .late(_, _, let objection), .refused(let objection): objection
    case .nothing, .step: nil
    }
  }
}

extension LiveStep {
  fileprivate var changes: [String]? { changeText?.texts }

  fileprivate var news: [ChangeLine] { ChangeLine.all(in: game.game, since: before.game.solution) }

  fileprivate var warnings: [String] {
    // The live game does not report misspelt infractions.
    let new = game.game.warnings.filter { isAboutPlay($0) || newWarnings.contains($0) }
    return ChangeText(of: new, in: game.game).texts
      + doubts(isTimed: true).filter { !$0.isWarning }.map { $0.text }
  }
}

private struct NamedPlay: FieldObject {
  let event: Event
  let game: PlayedGame

  static let fields = Fields<Self>("namedPlay") {
    Field("id", "The play's id in the log.") { $0.event.id }
    Field("text", "The play as a line.") { $0.game.line(of: $0.event) }
    Field("words", "The play as people say it.") { $0.game.spoken($0.event.play) }
  }
}
