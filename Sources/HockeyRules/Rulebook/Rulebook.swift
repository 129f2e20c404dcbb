/// One edition of one book of rules, as data.
///
/// The solver reads quantities, choices and tables from it; it never asks which book it is.
public struct Rulebook: Sendable, Hashable {
  /// The edition's id, such as `nhl-2025`.
  public var id: String
  /// The edition's name as people write it, such as `NHL 2025-26`.
  public var name: String

  /// Periods and skaters.
  public var play: PlayProvisions
  /// Penalties by class: lengths and minutes.
  public var classes: ClassProvisions
  /// Who is put out of the game by what the log shows.
  public var ejections: EjectionProvisions
  /// Order of serving and return.
  public var serving: ServingProvisions
  /// Goals and the penalties they end.
  public var goals: GoalProvisions
  /// Signalled penalties.
  public var signals: SignalProvisions
  /// Coincidental penalties.
  public var coincidental: CoincidentalProvisions
  /// Penalty shots and the shoot-out.
  public var shots: ShotProvisions

  /// Creates a rulebook of its provisions.
  public init(
    id: String, name: String, play: PlayProvisions, classes: ClassProvisions,
    ejections: EjectionProvisions, serving: ServingProvisions, goals: GoalProvisions,
    signals: SignalProvisions, coincidental: CoincidentalProvisions, shots: ShotProvisions
  ) {
    self.id = id
    self.name = name
    self.play = play
    self.classes = classes
    self.ejections = ejections
    self.serving = serving
    self.goals = goals
    self.signals = signals
    self.coincidental = coincidental
    self.shots = shots
  }

  /// When each period of a game of `kind` lies in playing time.
  public func schedule(for kind: GameKind) -> Schedule {
    Schedule(
      regulationPeriods: play.periods.value, regulationLength: play.periodLength.value,
      overtimeLength: overtime(for: kind).length.value,
      furtherOvertimeLength: overtime(for: kind).furtherLength.value)
  }

  /// The overtime of a game of `kind`.
  public func overtime(for kind: GameKind) -> OvertimeProvisions {
    switch kind {
    case .regular: play.overtime
    case .playOffs: play.playOffOvertime
    }
  }
}
