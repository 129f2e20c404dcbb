/// One edition of one book of rules, as data.
///
/// The solver reads quantities, choices and tables from it; it never asks which book it is. It never changes,
/// and is the one class here because of its size: as a struct of 3 KB it was copied with every play, and
/// solving took half as long again.
public final class Rulebook: Sendable {
  /// The edition's id, such as `nhl-2025`.
  public let id: String
  /// The edition's name as people write it, such as `NHL 2025-26`.
  public let name: String

  /// Periods and skaters.
  public let play: PlayProvisions
  /// Penalties by class: lengths and minutes.
  public let classes: ClassProvisions
  /// Who is put out of the game by what the log shows.
  public let ejections: EjectionProvisions
  /// Order of serving and return.
  public let serving: ServingProvisions
  /// Goals and the penalties they end.
  public let goals: GoalProvisions
  /// Signalled penalties.
  public let signals: SignalProvisions
  /// Coincidental penalties.
  public let coincidental: CoincidentalProvisions
  /// Penalty shots and the shoot-out.
  public let shots: ShotProvisions

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

extension Rulebook: Hashable {
  /// Whether both provide the same by the same rules.
  public static func == (left: Rulebook, right: Rulebook) -> Bool {
    left === right
      || (left.id == right.id && left.name == right.name && left.play == right.play
        && left.classes == right.classes && left.ejections == right.ejections
        && left.serving == right.serving && left.goals == right.goals
        && left.signals == right.signals && left.coincidental == right.coincidental
        && left.shots == right.shots)
  }

  /// Hashes the id: editions of one id are rarely different.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
