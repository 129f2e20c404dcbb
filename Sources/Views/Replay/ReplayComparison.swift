package import HockeyRules
import Scoresheets

/// A log played under two books, and where their rulings differ.
public struct ReplayComparison: Sendable {
  let left: PlayedGame
  let right: PlayedGame
  /// The instants at which the books differ, in order.
  let moments: [Moment]
  /// The figures that differ at the end.
  let figures: [Figure]

  /// An instant at which the books differ.
  struct Moment: Sendable {
    var time: GameTime
    /// The log's plays there; none if only the clock caused the rulings.
    var plays: [Play]
    /// The rulings of the first book only.
    var left: [RulingLine]
    /// The rulings of the second book only.
    var right: [RulingLine]
    /// The manpower with which play goes on under either book, if it differs.
    var manpower: (left: PerTeam<Int>, right: PerTeam<Int>)?
  }

  /// A figure at the end of the game, home first.
  struct Figure: Sendable {
    var name: String
    var left: PerTeam<Int>
    var right: PerTeam<Int>
  }

  /// Compares the rulings of two books on one log: `left` and `right` are the log played under
  /// each.
  ///
  /// Rulings are the same if they say the same at the same instant, even if they cite different
  /// rules.
  public init(_ left: PlayedGame, _ right: PlayedGame) {
    self.left = left
    self.right = right
    moments = ComparedMoments(left, right).parting
    figures = Self.figures(left.solution.game, right.solution.game)
  }

  /// A warning about the log, and the books under which there is one.
  struct SharedWarning: Sendable {
    var time: GameTime
    var text: String
    var isLeft: Bool
    var isRight: Bool
  }

  /// The warnings of both books: those of the first, then those of the second only.
  var warnings: [SharedWarning] {
    let right = right.warnings.map { SharedWarning($0, of: self.right, isLeft: false) }
    let left = left.warnings.map { SharedWarning($0, of: self.left, isLeft: true) }
    let claims = (left: Set(left.map { $0.claim }), right: Set(right.map { $0.claim }))
    return left.map { warning in
      var warning = warning
      warning.isRight = claims.right.contains(warning.claim)
      return warning
    } + right.filter { !claims.left.contains($0.claim) }
  }

  /// Whether either book has a warning about the log.
  public var hasWarnings: Bool { !left.warnings.isEmpty || !right.warnings.isEmpty }

  /// The times at which the books differ, in order.
  package var times: [GameTime] { moments.map { $0.time } }

  /// Whether both books give the same rulings.
  public var isEmpty: Bool { moments.isEmpty && figures.isEmpty }

  private static func figures(_ left: Game, _ right: Game) -> [Figure] {
    zip(left.figures, right.figures).compactMap { left, right in
      left.value == right.value
        ? nil : Figure(name: left.name, left: left.value, right: right.value)
    }
  }
}

extension ReplayComparison.SharedWarning {
  fileprivate init(_ warning: Warning, of game: PlayedGame, isLeft: Bool) {
    self.init(
      time: warning.time, text: game.text(of: warning), isLeft: isLeft, isRight: !isLeft)
  }

  /// What it says, and of when.
  fileprivate struct Claim: Hashable {
    var time: GameTime
    var text: String
  }

  fileprivate var claim: Claim { Claim(time: time, text: text) }
}

/// Both books' timelines, side by side.
private struct ComparedMoments {
  private(set) var parting: [ReplayComparison.Moment] = []
  private let sides: (left: Side, right: Side)

  /// One book's timeline.
  fileprivate struct Side {
    let game: PlayedGame
    let wording: RulingWording
    /// The timeline, with one entry per instant.
    var entries: [Entry]

    /// Plays and rulings are places in the solution: a log may have all its plays at one instant.
    struct Entry {
      var time: GameTime
      var plays: Range<Int>
      var rulings: [Range<Int>] = []
      var manpower: PerTeam<Int>?
    }

    /// How many plays are in the entries.
    private var passed = 0

    init(_ game: PlayedGame) {
      self.game = game
      wording = RulingWording(game)
      entries = []
      for entry in ReplayTimeline(game.solution) { add(entry) }
    }

    private mutating func add(_ entry: ReplayTimeline.Entry) {
      if entries.last?.time != entry.time {
        entries.append(Entry(time: entry.time, plays: passed..<passed))
      }
      let last = entries.count - 1
      entries[last].add(entry.places)
      if entry.play != nil {
        passed += 1
        entries[last].plays = entries[last].plays.lowerBound..<passed
      }
      for ruling in entry.rulings {
        if case .play(.manpower(let manpower, _)) = ruling.effect {
          entries[last].manpower = manpower
        }
      }
    }

    /// The book's lines at `entry`, refusals first.
    func lines(of entry: Entry?) -> [RulingLine] {
      guard let entry else { return [] }
      var lines = game.solution.plays[entry.plays].compactMap { play in
        play.refused.map {
          RulingLine("refused, \(wording.words.words(for: $0).reason)", .bad)
        }
      }
      for places in entry.rulings {
        lines += game.solution.journal[places].lazy.compactMap {
          wording.line(for: $0, in: entry.time.period)
        }
      }
      return lines
    }

    /// The plays at `entry`, which both books have.
    func plays(of entry: Entry) -> [Play] {
      game.solution.plays[entry.plays].map { $0.event.play }
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

  /// The next entries of both sides if they are at the same instant, otherwise the earlier one
  /// alone.
  ///
  /// Both sides have the same plays, in the same order; what expires between them may differ.
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
    let counts = (left: lines.left.countsByText, right: lines.right.countsByText)
    lines.left.leaveOut(counts.right)
    lines.right.leaveOut(counts.left)
    var moment = ReplayComparison.Moment(
      time: entry.time, plays: (one == nil ? sides.right : sides.left).plays(of: entry),
      left: lines.left, right: lines.right)
    if let left = manpower.0, let right = manpower.1, left != right {
      moment.manpower = (left, right)
    }
    let parts = !lines.left.isEmpty || !lines.right.isEmpty
    if parts || (hasChanged && moment.manpower != nil) { parting.append(moment) }
  }
}

extension ComparedMoments.Side.Entry {
  /// Adds the rulings at `places`, most often directly after those so far.
  fileprivate mutating func add(_ places: Range<Int>) {
    if places.isEmpty { return }
    if let last = rulings.last, last.upperBound == places.lowerBound {
      rulings[rulings.count - 1] = last.lowerBound..<places.upperBound
    } else {
      rulings.append(places)
    }
  }
}

extension [RulingLine] {
  /// How many lines have each text.
  fileprivate var countsByText: [String: Int] {
    reduce(into: [:]) { counts, line in counts[line.text, default: 0] += 1 }
  }

  /// Removes the lines that are also in another list, which has as many of each text, each as often as
  /// it appears there.
  fileprivate mutating func leaveOut(_ others: [String: Int]) {
    var left = others
    self = filter { line in
      guard let count = left[line.text], count > 0 else { return true }
      left[line.text] = count - 1
      return false
    }
  }
}
