/// A log played to its end under one rulebook.
public struct Solution: Sendable, Hashable {
  /// The plays in the log's order, each with its rulings.
  public internal(set) var plays: [PlayedEvent]
  /// All rulings, in the order in which they took effect.
  public internal(set) var journal: [Ruling]
  /// The plays that the book refuses, each with the reason; the game went on without them.
  public internal(set) var refusals: [Refusal]
  /// The warnings about plays that cannot have happened as logged, in the order of the plays.
  ///
  /// ```swift
  /// let log = try GameLog(sheet: "P1 10:00 A6 goal\n   10:00 A6 goal 7\n")
  /// for warning in solve(log, under: book).warnings {
  ///   print(warning.time, RulingWords(log).text(of: warning.reason))
  /// }
  /// // Prints "P1 10:00 same goal as play 1: typed twice?"
  /// ```
  ///
  /// Unlike a refused play, the play is kept and ruled on: the log may be right and the game odd.
  public internal(set) var warnings: [Warning] = []
  /// The face-offs after the stoppages with calls, in their order.
  var faceOffs: [RuledFaceOff] = []
  /// The game at the end of the log.
  public internal(set) var game: Game

  /// The book under which it was played.
  public var book: Rulebook { game.book }

  /// The rulings made since the previous play, in order: those on what fell due before `play`,
  /// those on `play` itself and the settlement of its stoppage.
  @inlinable
  public func rulings(of play: PlayedEvent) -> ArraySlice<Ruling> {
    journal[play.due.lowerBound..<play.settlement.upperBound]
  }
}

/// One play of a log and its result.
///
/// A solved game has one for each play, so the numbers are stored in few bytes.
public struct PlayedEvent: Sendable, Hashable {
  /// The play as logged.
  public var event: Event
  /// The reason why the book refuses the play, if it does.
  public var refused: Refusal.Reason?
  /// Whether the book refuses the play.
  var isRefused: Bool { if case .some = refused { true } else { false } }

  // The bounds of the ranges of rulings: each range begins where the one before it ends. The
  // accessors are inlined, because passing a play to a function would copy it.
  @usableFromInline var first: UInt32
  @usableFromInline var own: UInt32
  @usableFromInline var settled: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var manpowerBefore: SmallPair
  @usableFromInline var manpowerAfter: SmallPair
  private var goals: SmallPair

  /// The range in ``Solution/journal`` of the rulings on everything that fell due between the
  /// settlement of the play before and this play.
  @inlinable public var due: Range<Int> { Int(first)..<Int(own) }

  /// The range in ``Solution/journal`` of the rulings on the play itself, directly after `due`.
  public var rulings: Range<Int> { Int(own)..<Int(settled) }

  /// The range in ``Solution/journal`` of the rulings that settled the stoppage after it, directly
  /// after `rulings`.
  ///
  /// If the log has a face-off, the settlement belongs to that face-off.
  public internal(set) var settlement: Range<Int> {
    @inlinable get { Int(settled)..<Int(end) }
    set {
      (settled, end) = (
        UInt32(clamping: newValue.lowerBound), UInt32(clamping: newValue.upperBound)
      )
    }
  }

  /// The manpower just before the play takes effect, once everything due by then has been applied.
  public var before: PerTeam<Int> {
    @inlinable get { manpowerBefore.values }
    set { manpowerBefore = SmallPair(newValue) }
  }

  /// The manpower when play resumes, the same for all plays of a stoppage.
  public var after: PerTeam<Int> {
    @inlinable get { manpowerAfter.values }
    set { manpowerAfter = SmallPair(newValue) }
  }

  /// The score after the play.
  public var score: PerTeam<Int> {
    get { goals.values }
    set { goals = SmallPair(newValue) }
  }

  // Creates an accepted play. Set `refused` afterwards: as an argument, it would have the play
  // copied.
  init(
    event: Event, due first: Int, rulings: Range<Int>, before: PerTeam<Int>, after: PerTeam<Int>,
    score: PerTeam<Int>
  ) {
    self.event = event
    self.first = UInt32(clamping: first)
    own = UInt32(clamping: rulings.lowerBound)
    settled = UInt32(clamping: rulings.upperBound)
    end = settled
    manpowerBefore = SmallPair(before)
    manpowerAfter = SmallPair(after)
    goals = SmallPair(score)
  }
}

/// The skaters or the goals of both teams in 4 bytes, which suffice for any game.
@usableFromInline struct SmallPair: Sendable, Hashable {
  @usableFromInline var home: Int16
  @usableFromInline var visiting: Int16

  init(_ values: PerTeam<Int>) {
    home = Int16(clamping: values.home)
    visiting = Int16(clamping: values.visiting)
  }

  @inlinable var values: PerTeam<Int> { PerTeam(home: Int(home), visiting: Int(visiting)) }
}
