package import HockeyRules
import Scoresheets

/// A log played under two books, and the differences between their rulings.
package struct ReplayComparison: Sendable {
  let left: PlayedGame
  let right: PlayedGame
  private(set) var moments: [Moment] = []
  let figures: [Sides.Row]

  struct Moment: Sendable {
    var time: GameTime
    /// The plays at that time, in words; empty if only the clock caused the rulings.
    var plays: [String]
    /// The rulings that only one book makes; the last row may be the strengths with which play goes
    /// on.
    var rows: [Sides.Row]
  }

  /// Compares two books on one log: `left` and `right` are the log played under each book.
  ///
  /// Rulings are the same if they say the same at the same instant, even by different rules.
  package init(_ left: PlayedGame, _ right: PlayedGame) {
    self.left = left
    self.right = right
    let words = left.words
    figures = zip(left.solution.game.figures, right.solution.game.figures).compactMap {
      one, other in
      guard one.value != other.value else { return nil }
      let texts = [one, other].map { "\($0.name) \(words.text(figures: $0.value))" }
      return Sides.Row(left: RulingLine(texts[0]), right: RulingLine(texts[1]))
    }
    var sides = (left: ComparedSide(left), right: ComparedSide(right, readLike: left))
    while let (one, other) = ComparedSide.next(&sides.left, &sides.right) {
      guard let entry = one ?? other else { break }
      let rows = ComparedSide.rows(sides.left, one, sides.right, other)
      if rows.isEmpty { continue }
      let plays = entry.plays.map { left.solution.plays[$0].event.play }.filter { $0.hasWords }
      moments.append(
        Moment(time: entry.time, plays: plays.map { left.notation.text(of: $0) }, rows: rows))
    }
  }

  /// The warnings under both books, in words.
  ///
  /// A warning that only one book gives is followed by the book's id.
  var warnings: [String] {
    let sides = [left, right].map { game in
      game.warnings.map { "\(game.notation.text(of: $0.time))  \(game.text(of: $0))" }
    }
    let known = sides.map { Set($0) }
    return sides[0].map { known[1].contains($0) ? $0 : "\($0)  (\(left.book.id) only)" }
      + sides[1].filter { !known[0].contains($0) }.map { "\($0)  (\(right.book.id) only)" }
  }

  package var hasWarnings: Bool { !left.warnings.isEmpty || !right.warnings.isEmpty }

  package var times: [GameTime] { moments.map { $0.time } }

  package var title: String { "\(left.book.name) and \(right.book.name)" }

  package var isEmpty: Bool { moments.isEmpty && figures.isEmpty }
}

/// One book's timeline, read entry by entry; each entry covers one instant.
private struct ComparedSide {
  /// Plays and rulings are kept as indices: a log may have all its plays at one instant.
  struct Entry {
    var time: GameTime
    var plays: [Int] = []
    var rulings: [Range<Int>] = []
  }

  private let game: PlayedGame
  private let wording: RulingWording
  private var entries: ArraySlice<Entry> = []
  /// The manpower after the latest change, and whether the current entry changed it.
  private var manpower: PerTeam<Int>?
  private var hasChanged = false

  /// Creates the timeline of `game`.
  ///
  /// Two books may have periods of different lengths. If the log's clock counts down, `readLike`
  /// moves each time to where the other game's clock reads the same.
  init(_ game: PlayedGame, readLike other: PlayedGame? = nil) {
    self.game = game
    let log = game.log
    let isRead = log.clock == .remaining && log.plays.contains { !$0.reading.isEmpty }
    let schedules = isRead ? other.map { (game.notation.schedule, $0.notation.schedule) } : nil
    wording = RulingWording(game)
    manpower = game.solution.plays.first?.before
    for step in game.solution.steps {
      var time = step.time
      if let schedules, time.elapsed > .zero {
        time = time.moved(from: schedules.0, to: schedules.1, .fromEnd)
      }
      if entries.last?.time != time { entries.append(Entry(time: time)) }
      let last = entries.endIndex - 1
      entries[last].rulings.append(step.rulings.indices)
      if let play = step.play { entries[last].plays.append(play) }
    }
  }

  private mutating func pop() -> Entry? {
    let entry = entries.popFirst()
    for places in entry?.rulings ?? [] {
      for case .play(.manpower(let manpower, _)) in game.solution.journal[places].lazy.map({
        $0.effect
      }) {
        self.manpower = manpower
        hasChanged = true
      }
    }
    return entry
  }

  /// The next entries of both sides if they are at one instant, otherwise the earlier entry alone.
  ///
  /// Both sides have the same plays in the same order, but different penalties may expire.
  static func next(_ left: inout Self, _ right: inout Self) -> (Entry?, Entry?)? {
    (left.hasChanged, right.hasChanged) = (false, false)
    guard let one = left.entries.first else { return right.pop().map { (nil, $0) } }
    guard let other = right.entries.first else { return left.pop().map { ($0, nil) } }
    if one.time == other.time || (!one.plays.isEmpty && !other.plays.isEmpty) {
      return (left.pop(), right.pop())
    }
    let isLeft = other.plays.isEmpty ? one.plays.isEmpty && one.time < other.time : true
    return isLeft ? (left.pop(), nil) : (nil, right.pop())
  }

  /// The lines that only one side has, then the strengths if they differ; empty if the books agree.
  static func rows(
    _ left: Self, _ one: Entry?, _ right: Self, _ other: Entry?
  ) -> [Sides.Row] {
    let all = (left: left.lines(of: one), right: right.lines(of: other))
    var rows = Sides.rows(all.left.without(all.right), all.right.without(all.left))
    if !rows.isEmpty || left.hasChanged || right.hasChanged,
      let before = left.manpower, let after = right.manpower, before != after
    {
      let words = left.wording.words
      rows.append(
        Sides.Row(
          left: RulingLine(words.text(manpower: before), .strength),
          right: RulingLine(words.text(manpower: after), .strength)))
    }
    return rows
  }

  private func lines(of entry: Entry?) -> [RulingLine] {
    guard let entry else { return [] }
    let refused = entry.plays.map { game.solution.plays[$0] }.compactMap { play in
      play.refused.map { game.words(forRefusing: $0, at: play.event.time).reason }
    }
    return refused.map { RulingLine("refused, \($0)", .bad) }
      + entry.rulings.flatMap { places in
        let rulings = game.solution.journal[places]
        return rulings.compactMap { wording.line(for: $0, in: entry.time.period, among: rulings) }
      }
  }
}

extension [RulingLine] {
  /// The lines whose texts are not in `others`.
  ///
  /// A text found there `n` times leaves out `n` lines.
  fileprivate func without(_ others: [RulingLine]) -> [RulingLine] {
    var counts: [String: Int] = [:]
    for line in others { counts[line.text, default: 0] += 1 }
    return filter { line in
      guard let count = counts[line.text], count > 0 else { return true }
      counts[line.text] = count - 1
      return false
    }
  }
}
