import HockeyRules
import Scoresheets

/// A game as text for a referee: every play that matters, with its rulings and their rules below
/// it, the strength and the score where they change, and the box score.
public enum ReplayText {
  /// The whole game as lines, with the styles of `palette`.
  public static func text(of game: PlayedGame, in palette: Palette) -> String {
    var page = ReplayPage(game, palette)
    page.addHead()
    for entry in ReplayTimeline(game.solution).entries { page.add(entry) }
    page.addEnd()
    return page.text
  }

  /// The play at `index` and those after it, each with its rulings and their rules.
  public static func text(
    of game: PlayedGame, from index: Int, in palette: Palette
  ) -> String {
    let plays = game.solution.plays[index...]
    var page = ReplayPage(game, palette, from: index, manpower: plays.first?.before)
    for entry in ReplayTimeline(game.solution, from: index).entries { page.add(entry) }
    return page.text
  }

  /// The play at `index` alone, with its rulings and their rules; what it changes is not said.
  public static func text(ofPlay index: Int, in game: PlayedGame, _ palette: Palette) -> String {
    var page = ReplayPage(game, palette, from: index, manpower: game.solution.plays[index].before)
    page.showsChanges = false
    let timeline = ReplayTimeline(game.solution, from: index, to: index + 1)
    for entry in timeline.entries where entry.play != nil { page.add(entry) }
    return page.text
  }
}

/// A replay as it is written, line by line.
struct ReplayPage {
  private(set) var text = ""
  let game: PlayedGame
  let notation: Notation
  let palette: Palette
  /// Whether it says what a correction changed.
  var showsChanges = true
  private let wording: RulingWording
  /// The last period whose heading was written.
  private var period: Int?
  /// How many of the log's plays have been written or passed.
  private var plays = 0
  /// The time of the last play with a line of its own.
  private var lastPlay: GameTime?
  /// The manpower that was shown last.
  private var manpower: PerTeam<Int>?

  init(
    _ game: PlayedGame, _ palette: Palette, from first: Int = 0, manpower: PerTeam<Int>? = nil
  ) {
    self.game = game
    plays = first
    self.palette = palette
    notation = game.notation
    wording = RulingWording(game)
    self.manpower = manpower ?? game.solution.plays.first?.before
  }

  mutating func addHead() {
    let letters = game.log.letters
    var title = [game.name, "home \(letters.home), visiting \(letters.visiting)"]
    if let date = game.log.date { title.insert(date, at: 1) }
    switch game.log.kind {
    case .regular: break
    case .playOffs: title.append("play-offs")
    case .final: title.append("final")
    }
    let times =
      switch game.log.clock {
      case .elapsed: "times are elapsed"
      case .remaining: "times are remaining"
      }
    add(palette.paint(title.joined(separator: " · "), .strong))
    add(palette.paint("under \(game.book.name) · \(times)", .faint))
  }

  mutating func add(_ entry: ReplayTimeline.Entry) {
    let rows = rows(of: entry)
    guard !rows.isEmpty else { return }
    if entry.time.period != period {
      period = entry.time.period
      add("")
      add(palette.paint(notation.name(ofPeriod: entry.time.period), .strong))
    }
    for row in rows { add(row.line(in: palette)) }
  }

  mutating func addEnd() {
    add("")
    for line in BoxScoreText.lines(of: game, palette) { add(line) }
    if let count = game.warningCount {
      add("")
      add(palette.paint("\(count), marked above", .assumed))
    }
  }

  private mutating func add(_ line: String) {
    text += line.unbroken
    text += "\n"
  }

  private mutating func rows(of entry: ReplayTimeline.Entry) -> [ReplayRow] {
    var rows: [ReplayRow] = []
    if entry.play != nil { plays += 1 }
    let warnings = entry.play == nil ? [] : game.warnings(aboutPlay: plays - 1)
    if let play = entry.play, !warnings.isEmpty || isHeadline(play, entry.rulings) {
      rows.append(headline(play))
      for warning in warnings { rows.append(row(of: warning)) }
    }
    // The rulings at a face-off come below the last play of its stoppage.
    let isSettlement = entry.time == lastPlay && entry.play?.event.play == .faceOff
    let depth: ReplayRow.Depth = rows.isEmpty && !isSettlement ? .play : .ruling
    if !rows.isEmpty { lastPlay = entry.time }
    for ruling in entry.rulings {
      if case .play(.manpower(let manpower, _)) = ruling.effect {
        note(manpower, in: &rows, depth: depth)
      } else if let line = wording.line(for: ruling, in: entry.time.period) {
        rows.append(ReplayRow(depth: depth, line))
      }
    }
    if entry.play != nil, showsChanges {
      for change in game.changes(madeBy: plays - 1) ?? [] {
        rows.append(ReplayRow(depth: .change, RulingLine(change, .faint)))
      }
    }
    if !rows.isEmpty, !isSettlement { rows[0].time = notation.clockText(of: entry.time) }
    return rows
  }

  private func row(of warning: Warning) -> ReplayRow {
    ReplayRow(
      depth: .ruling,
      RulingLine(
        "warning: \(game.text(of: warning))", .assumed,
        rule: warning.citation.map { wording.citation(of: .rule($0)) } ?? ""))
  }

  /// Shows a changed manpower on the last row, or on a row of its own if there is none.
  private mutating func note(
    _ manpower: PerTeam<Int>, in rows: inout [ReplayRow], depth: ReplayRow.Depth
  ) {
    guard manpower != self.manpower else { return }
    self.manpower = manpower
    if rows.isEmpty { rows.append(ReplayRow(depth: depth, RulingLine("play goes on"))) }
    rows[rows.count - 1].manpower = wording.words.text(manpower: manpower)
  }

  private func headline(_ play: PlayedEvent) -> ReplayRow {
    let event = play.event
    var line = RulingLine(notation.text(of: event.play), .strong)
    if let reason = game.reason(forRefusing: play) {
      line.text += ": refused, \(reason)"
      line.look = .bad
    }
    var row = ReplayRow(depth: .play, line)
    if play.event.play.position != nil, play.refused == nil {
      row.line.text = "the game is joined at \(wording.words.text(figures: play.score))"
      row.manpower = wording.words.text(manpower: play.after)
    }
    if game.solution.hasScored(play) { row.score = wording.words.text(figures: play.score) }
    return row
  }

  /// Whether the play has a line of its own: it matters to penalties or score, or it stopped play
  /// and something was ruled.
  private func isHeadline(_ play: PlayedEvent, _ rulings: [Ruling]) -> Bool {
    if play.refused != nil { return true }
    switch play.event.play {
    case .position, .penalty, .signal, .goal, .penaltyShot, .shootOut, .goalkeeperOff,
      .goalkeeperOn, .leftBox, .backInBox, .servesFor, .correction, .captainChoice:
      return true
    case .periodStart, .periodEnd, .gameEnd, .whistle:
      return rulings.contains { wording.line(for: $0, in: play.event.time.period) != nil }
    case .faceOff, .other: return false
    }
  }
}

extension Solution {
  /// The goal scored on `play`; nil if there was none, or one that does not count.
  func goal(scoredOn play: PlayedEvent) -> ScoredGoal? {
    for ruling in rulings(of: play) {
      if case .score(.scored(let goal)) = ruling.effect, goal.call == play.event.id { return goal }
    }
    return nil
  }

  /// Whether the score is shown after `play`.
  func hasScored(_ play: PlayedEvent) -> Bool {
    switch play.event.play {
    case .goal, .penaltyShot: goal(scoredOn: play) != nil
    case .shootOut(let shot): shot.scored
    case .correction: rulings(of: play).contains { $0.takesGoalBack }
    case .position: true
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .signal, .goalkeeperOff,
      .goalkeeperOn, .leftBox, .backInBox, .servesFor, .captainChoice, .other:
      false
    }
  }
}

extension Ruling {
  fileprivate var takesGoalBack: Bool {
    if case .score(.disallowed) = effect { true } else { false }
  }
}

extension Notation {
  /// The clock's reading; a refused play may have a time that no clock shows, which is written as
  /// it is.
  func clockText(of time: GameTime) -> String {
    let isOnClock = time.elapsed >= .zero && time.elapsed <= schedule.length(of: time.period)
    return (isOnClock ? reading(of: time) : time.elapsed).text
  }
}
