import HockeyRules
import Scoresheets

/// A log played under two books, and where what they rule parts.
public struct ReplayComparison: Sendable {
  let left: PlayedGame
  let right: PlayedGame
  /// The instants at which the books part, in order.
  let moments: [Moment]
  /// What stands at the end and differs.
  let figures: [Figure]

  /// An instant at which the books part.
  struct Moment: Sendable {
    var time: GameTime
    /// The log's plays there; none where the clock alone did it.
    var plays: [Play]
    /// What only the first book rules.
    var left: [RulingLine]
    /// What only the second book rules.
    var right: [RulingLine]
    /// Manpower when play goes on, under either book, where that differs.
    var manpower: (left: PerTeam<Int>, right: PerTeam<Int>)?
  }

  /// What stands at the end of the game, home first.
  struct Figure: Sendable {
    var name: String
    var left: PerTeam<Int>
    var right: PerTeam<Int>
  }

  /// Compares what two books rule on one log: `left` and `right` are the same log, played under each.
  ///
  /// Rulings are the same if they say the same at the same instant; the rules that they cite may differ.
  public init(_ left: PlayedGame, _ right: PlayedGame) {
    self.left = left
    self.right = right
    moments = ComparedMoments(left, right).parting
    figures = Self.figures(right.solution.difference(from: left.solution))
  }

  /// Whether both books rule alike.
  public var isEmpty: Bool { moments.isEmpty && figures.isEmpty }

  private static func figures(_ difference: SolutionDifference) -> [Figure] {
    difference.figures.map { name, change in
      Figure(name: name, left: change.before, right: change.after)
    }
  }
}

/// Both books' timelines, side by side.
private struct ComparedMoments {
  private(set) var parting: [ReplayComparison.Moment] = []
  private let sides: (left: Side, right: Side)

  /// One book's timeline.
  private struct Side {
    let game: PlayedGame
    let wording: RulingWording
    /// What happened, what one instant has in one entry.
    var entries: [Entry]

    struct Entry {
      var time: GameTime
      var plays: [PlayedEvent]
      var rulings: [Ruling]
      var manpower: PerTeam<Int>?
    }

    init(_ game: PlayedGame) {
      self.game = game
      wording = RulingWording(game)
      entries = []
      for entry in ReplayTimeline(game.solution).entries { add(entry) }
    }

    private mutating func add(_ entry: ReplayTimeline.Entry) {
      if entries.last?.time != entry.time {
        entries.append(Entry(time: entry.time, plays: [], rulings: []))
      }
      let last = entries.count - 1
      entries[last].rulings += entry.rulings
      if let play = entry.play { entries[last].plays.append(play) }
      for ruling in entry.rulings {
        if case .manpower(let manpower, _) = ruling.effect { entries[last].manpower = manpower }
      }
    }

    /// What the book says at `entry`, refusals first.
    func lines(of entry: Entry?) -> [RulingLine] {
      guard let entry else { return [] }
      let refusals = entry.plays.compactMap { play in
        play.refused.map {
          RulingLine("refused, \(wording.words.words(for: $0).reason)", .bad)
        }
      }
      return refusals
        + entry.rulings.compactMap { wording.line(for: $0, in: entry.time.period) }
    }
  }

  init(_ left: PlayedGame, _ right: PlayedGame) {
    sides = (Side(left), Side(right))
    var manpower = (
      left: left.solution.plays.first?.before, right: right.solution.plays.first?.before
    )
    var rest = (left: sides.left.entries[...], right: sides.right.entries[...])
    while let (one, other) = Self.next(&rest.left, &rest.right) {
      manpower.left = one?.manpower ?? manpower.left
      manpower.right = other?.manpower ?? manpower.right
      let hasChanged = one?.manpower != nil || other?.manpower != nil
      add(one, other, (manpower.left, manpower.right), hasChanged)
    }
  }

  /// The entries of either side that come next, if they are of one instant, or the earlier alone.
  ///
  /// Both sides have the same plays, in the same order; what falls due between them may differ.
  private static func next(
    _ left: inout ArraySlice<Side.Entry>, _ right: inout ArraySlice<Side.Entry>
  ) -> (Side.Entry?, Side.Entry?)? {
    guard let one = left.first else { return right.popFirst().map { (nil, $0) } }
    guard let other = right.first else { return left.popFirst().map { ($0, nil) } }
    if one.time == other.time || (!one.plays.isEmpty && !other.plays.isEmpty) {
      return (left.popFirst(), right.popFirst())
    }
    let isLeft = other.plays.isEmpty ? one.plays.isEmpty && one.time < other.time : true
    return isLeft ? (left.popFirst(), nil) : (nil, right.popFirst())
  }

  private mutating func add(
    _ one: Side.Entry?, _ other: Side.Entry?, _ manpower: (PerTeam<Int>?, PerTeam<Int>?),
    _ hasChanged: Bool
  ) {
    guard let entry = one ?? other else { return }
    var lines = (left: sides.left.lines(of: one), right: sides.right.lines(of: other))
    let texts = (left: lines.left.map(\.text), right: lines.right.map(\.text))
    lines.left.leaveOut(texts.right)
    lines.right.leaveOut(texts.left)
    var moment = ReplayComparison.Moment(
      time: entry.time, plays: entry.plays.map(\.event.play), left: lines.left,
      right: lines.right)
    if let left = manpower.0, let right = manpower.1, left != right {
      moment.manpower = (left, right)
    }
    let parts = !lines.left.isEmpty || !lines.right.isEmpty
    if parts || (hasChanged && moment.manpower != nil) { parting.append(moment) }
  }
}

extension [RulingLine] {
  /// Takes out the lines that `others` has too, each as often as it stands there.
  fileprivate mutating func leaveOut(_ others: [String]) {
    var others = others
    self = filter { line in
      guard let index = others.firstIndex(of: line.text) else { return true }
      others.remove(at: index)
      return false
    }
  }
}
