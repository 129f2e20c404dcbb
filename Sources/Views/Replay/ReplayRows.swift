import HockeyRules
import Scoresheets

/// A row of a replay: the clock, what happened and by which rule, and the strength and the score if
/// they change.
struct ReplayRow {
  enum Depth: String, FieldWord {
    case play, ruling, change

    /// The blanks before the text.
    var indent: Int {
      switch self {
      case .play: 0
      case .ruling: 2
      case .change: 4
      }
    }
  }

  var time = ""
  var depth: Depth
  var line: RulingLine
  var manpower = ""
  var score = ""
  var penalty: Penalty.ID?
  /// The row as people say it, if the line is in the notation.
  var spoken: String?

  init(depth: Depth, _ line: RulingLine) {
    self.depth = depth
    self.line = line
  }

  /// The column at which the clock ends.
  static let clockWidth = 7

  func lines(in palette: Palette, _ books: ShortBooks) -> [String] {
    let blanks = String(repeating: " ", count: max(0, Self.clockWidth - time.count))
    let gap = score.isEmpty || manpower.isEmpty ? "" : " "
    let row = RuledRow(
      lead: [
        .init(blanks), .init(time, .faint),
        .init(String(repeating: " ", count: 2 + depth.indent)),
      ],
      text: .init(line.text, line.look),
      figures: [.init(score, .good), .init(gap), .init(manpower, .strength)]
        .filter { !$0.text.isEmpty },
      rule: books.text(of: line.rule))
    return row.lines(in: palette)
  }
}

struct ReplayRows {
  private let game: PlayedGame
  private let wording: RulingWording
  /// The changes that corrections made, or `nil` if changes are not shown.
  private let changes: CorrectionChanges?
  private let showsPlays: Bool
  /// The unverified points already explained.
  private var remarked: Set<ProvisionKey> = []
  /// The time of the last play with a row of its own.
  private var lastPlay: GameTime?
  private var manpower: PerTeam<Int>?

  init(
    _ game: PlayedGame, from first: Int = 0, showsPlays: Bool = true, showsChanges: Bool = true
  ) {
    self.game = game
    self.showsPlays = showsPlays
    wording = RulingWording(game)
    changes = showsChanges ? CorrectionChanges(of: game) : nil
    manpower = game.solution.plays[first...].first?.before
  }

  /// The rows of `step`, the next in order; empty if the step does not matter to a reader.
  mutating func next(_ step: Step) -> [ReplayRow] {
    var rows = step.play.map { headline(ofPlayAt: $0, step.rulings) } ?? []
    // Rulings at a face-off belong below the last play of the stoppage.
    let isSettlement =
      step.time == lastPlay && step.play.map { game.solution.plays[$0].event.play } == .faceOff
    let hasPlay = !rows.isEmpty
    let depth: ReplayRow.Depth = hasPlay || isSettlement ? .ruling : .play
    if hasPlay { lastPlay = step.time }
    for ruling in step.rulings {
      if case .play(.manpower(let manpower, _)) = ruling.effect {
        note(manpower, in: &rows, depth: depth)
      } else if let line = wording.line(for: ruling, in: step.time.period, among: step.rulings) {
        var row = ReplayRow(depth: depth, line)
        row.penalty = ruling.penalty(in: game.solution.game)
        rows.append(row)
        if let remark = remark(on: ruling) {
          rows.append(ReplayRow(depth: .change, RulingLine(remark, .assumed)))
        }
      }
    }
    if let faceOff = game.solution.faceOff(settledAt: step.rulings.indices) {
      let rule = wording.citation(of: .rule(faceOff.citation))
      rows.append(
        ReplayRow(depth: depth, RulingLine(wording.words.text(of: faceOff), rule: rule)))
    }
    for change in step.play.flatMap({ changes?.changes(madeBy: $0) }) ?? [] {
      rows.append(ReplayRow(depth: .change, RulingLine(change, .faint)))
    }
    if !rows.isEmpty, !isSettlement { rows[0].time = game.notation.clockText(of: step.time) }
    return hasPlay && !showsPlays ? Array(rows.dropFirst()) : rows
  }

  /// Why the point that decided `ruling` is unverified; each point is explained once.
  ///
  /// A point that the book leaves to the league has no remark: the league settles it.
  private mutating func remark(on ruling: Ruling) -> String? {
    guard let citation = ruling.authority.citation, !citation.isVerified, !citation.basis.isOpen,
      !citation.isAssumed(throughout: game.book), remarked.insert(citation.key).inserted
    else { return nil }
    return "\(citation.key.rawValue): \(citation.basis.remark ?? "no rule is known")"
  }

  /// Shows a change of manpower on the last row, or on a row of its own if there are none.
  private mutating func note(
    _ manpower: PerTeam<Int>, in rows: inout [ReplayRow], depth: ReplayRow.Depth
  ) {
    guard manpower != self.manpower else { return }
    self.manpower = manpower
    if rows.isEmpty { rows.append(ReplayRow(depth: depth, RulingLine("play goes on"))) }
    // The last rows may be remarks on the ruling.
    let last = rows.lastIndex { $0.depth != .change } ?? 0
    rows[last].manpower = wording.words.text(manpower: manpower)
  }

  /// The play's own row and its warnings; empty if the play has no row.
  ///
  /// A play has a row if it matters to penalties or score, or stopped play and something was ruled.
  private func headline(ofPlayAt index: Int, _ rulings: ArraySlice<Ruling>) -> [ReplayRow] {
    let play = game.solution.plays[index]
    let warnings = game.warnings(aboutPlay: index)
    let isShown =
      !warnings.isEmpty || play.refused != nil || play.event.play.isWorthALine
      || play.event.play.hasWords
        && rulings.contains {
          wording.text(for: $0, in: play.event.time.period, among: rulings) != nil
        }
    guard isShown else { return [] }
    var row = ReplayRow(depth: .play, RulingLine(game.notation.text(of: play.event.play), .strong))
    row.spoken = game.spoken(play.event.play)
    if let reason = game.reason(forRefusing: play) {
      row.spoken?.append(": refused, \(reason)")
      row.line.text += ": refused, \(reason)"
      row.line.look = .bad
    } else if play.event.play.position != nil {
      row.spoken = nil
      row.line.text = "the game is joined at \(wording.words.text(figures: play.score))"
      row.manpower = wording.words.text(manpower: play.after)
    }
    if game.solution.hasScored(play) { row.score = wording.words.text(figures: play.score) }
    return [row] + warnings.map { ReplayRow(depth: .ruling, wording.line(for: $0, in: game)) }
  }
}

extension RulingWording {
  func line(for warning: Warning, in game: PlayedGame, isTimed: Bool = false) -> RulingLine {
    let time = isTimed ? "\(game.notation.text(of: warning.time)) " : ""
    return RulingLine(
      "warning: \(time)\(game.text(of: warning))", .assumed,
      rule: warning.citation.map { citation(of: .rule($0)) } ?? "")
  }
}

extension Solution {
  fileprivate func hasScored(_ play: PlayedEvent) -> Bool {
    if case .shootOut(let shot) = play.event.play { return shot.scored }
    if case .correction = play.event.play {
      return rulings(of: play).contains {
        if case .score(.disallowed) = $0.effect { true } else { false }
      }
    }
    return play.event.play.position != nil || goal(scoredOn: play) != nil
  }
}

extension Play {
  private enum Weight { case always, ifRuledOn, never }

  private var weight: Weight {
    switch self {
    case .periodStart, .periodEnd, .gameEnd, .whistle: .ifRuledOn
    case .faceOff, .other: .never
    default: .always
    }
  }

  /// Whether the play explains its rulings, rather than only marking their moment.
  var isWorthALine: Bool { weight == .always }

  var hasWords: Bool { weight != .never }
}

extension Notation {
  /// The clock's reading; a time beyond the end of the period is written as it is.
  func clockText(of time: GameTime) -> String {
    let isOver = time.elapsed > schedule.length(of: time.period)
    return (isOver ? time.elapsed : reading(of: time)).text
  }
}

struct ReplayStory {
  private(set) var entries: [Entry] = []
  /// For each play of the log, the rows about the play and its penalties, in order.
  private(set) var notes: [[Note]]
  private let plays: PlayIndex

  /// A play with its rulings, or the rulings that fell due at one time.
  struct Entry {
    var time: GameTime
    /// The play's index in the log; `nil` if only the clock caused the rulings, or if they settle
    /// the stoppage of the play before.
    var play: Int?
    var rows: [ReplayRow]
  }

  struct Note {
    var time: GameTime
    var row: ReplayRow
  }

  init(of game: PlayedGame) {
    notes = Array(repeating: [], count: game.solution.plays.count)
    plays = PlayIndex(of: game.solution)
    var rows = ReplayRows(game)
    for step in game.solution.steps {
      let found = rows.next(step)
      guard !found.isEmpty else { continue }
      let play = found[0].depth == .play ? step.play : nil
      entries.append(Entry(time: step.time, play: play, rows: found))
      for row in found {
        let note = Note(time: step.time, row: row)
        if let play { notes[play].append(note) }
        if let subject = subject(of: row), subject != play { notes[subject].append(note) }
      }
    }
  }

  func subject(of row: ReplayRow) -> Int? { row.penalty.flatMap { plays[$0.call] } }
}
