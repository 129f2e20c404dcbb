/// One edition of one book of rules, as data.
///
/// The solver reads quantities, choices and tables from a rulebook, and never asks which book it
/// is. A rulebook is immutable. It is the only public class in this module: as a struct of 3 KB, it
/// was copied with every play, and solving took half as long again.
public final class Rulebook: Sendable, Identifiable {
  /// The edition's id, such as `nhl-2025`.
  public let id: String
  /// The edition's name as people write it, such as `NHL 2025-26`.
  public let name: String
  /// Its relation to the book that it extends, or `nil` if it states every provision itself.
  public let inheritance: Inheritance?

  /// Periods, skaters and overtime.
  public let play: PlayProvisions
  /// Penalties by class: lengths and minutes.
  public let classes: ClassProvisions
  /// The ejections that follow from the log.
  public let ejections: EjectionProvisions
  /// Order of serving and return.
  public let serving: ServingProvisions
  /// Goals and the penalties that they end.
  public let goals: GoalProvisions
  /// Signalled penalties.
  public let signalled: SignalledProvisions
  /// Coincidental penalties.
  public let coincidental: CoincidentalProvisions
  /// Penalty shots.
  public let shots: ShotProvisions
  /// The shoot-out.
  public let shootOut: ShootOutProvisions
  /// Time-outs, challenges, changes of players, injuries and forfeits.
  public let teams: TeamProvisions
  /// The face-off after a stoppage.
  public let faceOffs: FaceOffProvisions

  /// Creates the rulebook with the values of `source` for each point.
  package init(
    id: String, name: String, inheritance: Inheritance? = nil, from source: inout PointSource
  ) {
    self.id = id
    self.name = name
    self.inheritance = inheritance
    play = PlayProvisions(from: &source)
    classes = ClassProvisions(from: &source)
    ejections = EjectionProvisions(from: &source)
    serving = ServingProvisions(from: &source)
    goals = GoalProvisions(from: &source)
    signalled = SignalledProvisions(from: &source)
    coincidental = CoincidentalProvisions(from: &source)
    shots = ShotProvisions(from: &source)
    shootOut = ShootOutProvisions(from: &source)
    teams = TeamProvisions(from: &source)
    faceOffs = FaceOffProvisions(from: &source)
  }

  /// The periods of a game of `kind`, and the playing time at which each begins and ends.
  public func schedule(for kind: GameKind) -> Schedule {
    Schedule(
      regulationPeriods: play.periods.value, regulationLength: play.periodLength.value,
      overtimeLength: overtime(for: kind).length.value,
      furtherOvertimeLength: overtime(for: kind).furtherLength.value,
      lastLength: play.lastPeriodLength.value)
  }

  /// The overtime of a game of `kind`.
  public func overtime(for kind: GameKind) -> OvertimeProvisions {
    switch kind {
    case .regular: play.overtime
    case .playOffs: play.playOffOvertime
    case .final: play.finalOvertime
    }
  }

  /// The last part of a game of `kind` in which only the difference between a minor and a major is
  /// served.
  package func lateDifference(for kind: GameKind) -> Provision<PlayingTime?> {
    switch kind {
    case .regular: coincidental.lateDifference
    case .playOffs, .final: coincidental.playOffLateDifference
    }
  }

  /// The number of time-outs of a team in a game of `kind`, or in its regulation if overtime has
  /// time-outs of its own.
  func timeOuts(for kind: GameKind) -> Provision<Int> {
    guard let count = teams.playOffTimeOuts.value, kind != .regular else { return teams.timeOuts }
    return teams.playOffTimeOuts.giving(count)
  }

  /// The continuation of a tied game of `kind`.
  public func tiedGame(for kind: GameKind) -> Provision<TiedGame> {
    switch kind {
    case .regular: play.tiedGame
    case .playOffs: play.playOffTiedGame
    case .final: play.finalTiedGame
    }
  }
}

extension Rulebook: Hashable {
  /// Whether both have the same provisions, by the same rules.
  public static func == (left: Rulebook, right: Rulebook) -> Bool {
    left === right
      || (left.id == right.id && left.name == right.name
        && left.play == right.play
        && left.classes == right.classes && left.ejections == right.ejections
        && left.serving == right.serving && left.goals == right.goals
        && left.signalled == right.signalled && left.coincidental == right.coincidental
        && left.shots == right.shots && left.shootOut == right.shootOut
        && left.teams == right.teams && left.faceOffs == right.faceOffs)
  }

  /// Hashes only the id: editions with the same id rarely differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A book's relation to the book that it extends: where the book has no provision of its own, it
/// has the other's.
public struct Inheritance: Sendable, Hashable {
  /// The name of the other book, the last in a chain of extended books, such as `NHL 2025-26`.
  public var book: String
  /// How far the other book's rules are its own.
  public var manner: Manner

  /// Creates a relation to the book called `book`.
  public init(_ manner: Manner, book: String) {
    self.book = book
    self.manner = manner
  }

  /// How far the rules of the extended book are the book's own.
  @nonexhaustive public enum Manner: String, Sendable, Hashable, CaseIterable {
    /// The book prints the same rules under the same numbers, so citations name the book itself.
    case printed
    /// The book refers to the other book, so citations name the other.
    case adopted
    /// The book's text is not known: the other book's rules are assumed, and unverified.
    case assumed
  }

  /// The assumption for a whole book, if its text is not known.
  public var assumption: String? {
    switch manner {
    case .assumed: "The text of its rules is not known; assumed to be as in \(book)."
    case .printed, .adopted: nil
    }
  }
}

extension Rulebook {
  /// Whether a rule's number is enough to find it in a game under this book.
  package func isFound(byNumberOf rule: RuleReference) -> Bool {
    rule.book == name || rule.book == inheritance?.book
  }
}
