import HockeyRules
import Scoresheets

/// A game as a referee reads it: every play that matters with its rulings and their rules below it,
/// strength and score where they change, and the box score.
public enum ReplayText {
  /// The whole game as lines, in the looks of `palette`.
  public static func text(of game: PlayedGame, in palette: Palette) -> String {
    var page = ReplayPage(game, palette)
    page.addHead()
    for entry in ReplayTimeline(game.solution).entries { page.add(entry) }
    page.addEnd()
    return page.text
  }

  /// The play at `index` and those behind it, each with its rulings and their rules.
  public static func text(
    of game: PlayedGame, from index: Int, in palette: Palette
  ) -> String {
    let plays = game.solution.plays[index...]
    var page = ReplayPage(game, palette, manpower: plays.first?.before)
    for entry in ReplayTimeline(plays, game.solution.game.schedule).entries { page.add(entry) }
    return page.text
  }
}

/// A replay while it is written, line after line.
struct ReplayPage {
  private(set) var text = ""
  let game: PlayedGame
  let notation: Notation
  let palette: Palette
  private let wording: RulingWording
  /// The last period that has its heading.
  private var period: Int?
  /// How many of the log's plays have been come by.
  private var plays = 0
  /// When the last play with a line of its own was.
  private var lastPlay: GameTime?
  /// The manpower that the reader knows of.
  private var manpower: PerTeam<Int>?

  init(_ game: PlayedGame, _ palette: Palette, manpower: PerTeam<Int>? = nil) {
    self.game = game
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
  }

  private mutating func add(_ line: String) {
    text += line
    text += "\n"
  }

  private mutating func rows(of entry: ReplayTimeline.Entry) -> [ReplayRow] {
    var rows: [ReplayRow] = []
    if entry.play != nil { plays += 1 }
    if let play = entry.play, isHeadline(play, entry.rulings) {
      rows.append(headline(play))
    }
    // What the face-off settles stands below the last play of its stoppage.
    let isSettlement = entry.time == lastPlay && entry.play?.event.play == .faceOff
    let depth: ReplayRow.Depth = rows.isEmpty && !isSettlement ? .play : .ruling
    if !rows.isEmpty { lastPlay = entry.time }
    for ruling in entry.rulings {
      if case .manpower(let manpower, _) = ruling.effect {
        note(manpower, in: &rows, depth: depth)
      } else if let line = wording.line(for: ruling, in: entry.time.period) {
        rows.append(ReplayRow(depth: depth, line))
      }
    }
    if entry.play != nil {
      for change in game.changes(madeBy: plays - 1) ?? [] {
        rows.append(ReplayRow(depth: .change, RulingLine(change, .faint)))
      }
    }
    if !rows.isEmpty, !isSettlement { rows[0].time = notation.clockText(of: entry.time) }
    return rows
  }

  /// Shows a changed manpower beside the last row, or in one of its own where there is none.
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
    if play.hasScored { row.score = wording.words.text(figures: play.score) }
    return row
  }

  /// Whether the play has a line of its own: it matters to penalties or score, or it stopped play
  /// and something was ruled.
  private func isHeadline(_ play: PlayedEvent, _ rulings: [Ruling]) -> Bool {
    if play.refused != nil { return true }
    switch play.event.play {
    case .penalty, .signal, .goal, .penaltyShot, .shootOut, .goalkeeperOff, .goalkeeperOn, .leftBox,
      .backInBox, .correction, .captainChoice:
      return true
    case .periodStart, .periodEnd, .gameEnd, .whistle:
      return rulings.contains { wording.line(for: $0, in: play.event.time.period) != nil }
    case .faceOff, .other: return false
    }
  }
}

extension PlayedEvent {
  /// The goal that the play brought; nil where it brought none, or one that does not count.
  var scored: ScoredGoal? {
    for ruling in rulings {
      if case .scored(let goal) = ruling.effect, goal.call == event.id { return goal }
    }
    return nil
  }

  /// Whether the score after it is worth a look.
  var hasScored: Bool {
    switch event.play {
    case .goal, .penaltyShot: scored != nil
    case .shootOut(let shot): shot.scored
    case .correction: rulings.contains { $0.takesGoalBack }
    case .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .signal, .goalkeeperOff,
      .goalkeeperOn, .leftBox, .backInBox, .captainChoice, .other:
      false
    }
  }
}

extension Ruling {
  fileprivate var takesGoalBack: Bool {
    if case .goalDisallowed = effect { true } else { false }
  }
}

extension Notation {
  /// What the clock shows; the time of a refused play may be one that no clock shows, and stands as it is.
  func clockText(of time: GameTime) -> String {
    let isOnClock = time.elapsed >= .zero && time.elapsed <= schedule.length(of: time.period)
    return (isOnClock ? reading(of: time) : time.elapsed).text
  }
}
