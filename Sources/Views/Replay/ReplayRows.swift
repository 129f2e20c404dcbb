import HockeyRules
import Scoresheets

/// The rows of a replay, entry by entry: for a terminal, and for a page.
struct ReplayRows {
  let game: PlayedGame
  /// Whether it says what a correction changed.
  var showsChanges = true
  private let notation: Notation
  private let wording: RulingWording
  private var changes: CorrectionChanges
  /// The points without a verified rule that have been explained.
  private var remarked: Set<ProvisionKey> = []
  /// How many of the log's plays have been passed.
  private(set) var plays: Int
  /// The time of the last play with a row of its own.
  private var lastPlay: GameTime?
  /// The manpower that was shown last.
  private var manpower: PerTeam<Int>?

  /// The rows of `game` from the play at the index `first` on; `manpower` is what was shown before.
  init(_ game: PlayedGame, from first: Int = 0, manpower: PerTeam<Int>? = nil) {
    self.game = game
    plays = first
    notation = game.notation
    wording = RulingWording(game)
    changes = CorrectionChanges(of: game)
    self.manpower = manpower ?? game.solution.plays.first?.before
  }

  /// The rows of the entry after the last one; empty if a reader need not know of it.
  mutating func next(_ entry: ReplayTimeline.Entry) -> [ReplayRow] {
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
        var row = ReplayRow(depth: depth, line)
        row.penalty = ruling.penalty(in: game.solution.game)
        rows.append(row)
        if let remark = remark(on: ruling) {
          rows.append(ReplayRow(depth: .change, RulingLine(remark, .assumed)))
        }
      }
    }
    if entry.play != nil, showsChanges {
      for change in changes.changes(madeBy: plays - 1) ?? [] {
        rows.append(ReplayRow(depth: .change, RulingLine(change, .faint)))
      }
    }
    if !rows.isEmpty, !isSettlement { rows[0].time = notation.clockText(of: entry.time) }
    return rows
  }

  /// Why no rule settles the point that decided `ruling`, where it decides for the first time.
  private mutating func remark(on ruling: Ruling) -> String? {
    guard let citation = ruling.authority.citation, !citation.isVerified,
      remarked.insert(citation.key).inserted
    else { return nil }
    return "\(citation.key.rawValue): \(citation.basis.remark() ?? "no rule is known")"
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
    // A remark on a point may be below the ruling.
    let last = rows.lastIndex { $0.depth != .change } ?? 0
    rows[last].manpower = wording.words.text(manpower: manpower)
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
