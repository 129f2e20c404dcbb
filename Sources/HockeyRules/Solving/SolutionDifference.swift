/// The differences between two solutions of one game, such as those that a correction makes.
///
/// `Solution.difference(from:)` compares `before`, its argument, with `after`, the solution that it
/// is called on. Penalties are the same if they have the same name, and rulings if they have the
/// same effect at the same instant, whatever rule they cite.
public struct SolutionDifference: Sendable, Hashable {
  /// The rulings that are no longer made, in order.
  public var gone: [Ruling]
  /// The rulings that were not made before, in order.
  public var new: [Ruling]
  /// The penalties that end differently, in the order in which they were called.
  public var penalties: [PenaltyChange]
  /// The goals that count differently, in order.
  public var goals: [GoalChange]
  /// The intervals of playing time in which the manpower differs, in order.
  public var strength: [StrengthChange]
  /// The score at the end, or `nil` if it is the same.
  public var score: Change<PerTeam<Int>>?
  /// The penalty minutes on record at the end, or `nil` if they are the same.
  public var penaltyMinutes: Change<PerTeam<Int>>?
  /// The number of power plays of each team at the end, or `nil` if they are the same.
  public var powerPlays: Change<PerTeam<Int>>?

  /// Whether the two solutions do not differ.
  public var isEmpty: Bool {
    gone.isEmpty && new.isEmpty && penalties.isEmpty && goals.isEmpty && strength.isEmpty
      && score == nil && penaltyMinutes == nil && powerPlays == nil
  }

  /// One value in both solutions.
  public struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value in the solution before.
    public var before: Value
    /// The value in the solution after.
    public var after: Value

    /// Creates the change from `before` to `after`, or `nil` if they are equal.
    init?(_ before: Value, _ after: Value) {
      guard before != after else { return nil }
      self.before = before
      self.after = after
    }
  }

  /// A penalty that ends differently.
  public struct PenaltyChange: Sendable, Hashable {
    /// The play that called the penalty.
    public var call: Event.ID
    /// The offender charged with the penalty.
    public var offender: Offender
    /// Its class.
    public var penaltyClass: PenaltyClass
    /// The course before, or `nil` if the penalty was not on record.
    public var before: Course?
    /// The course now, or `nil` if the penalty is not on record.
    public var after: Course?
  }

  /// The course of a penalty up to the end of the log.
  public struct Course: Sendable, Hashable {
    /// The actual or expected end of the penalty, or `nil` if it has not begun.
    public var end: GameInstant?
    /// The way the penalty ended, or `nil` while something is left to serve.
    public var ending: Penalty.Ending?
    /// Whether the penalty is set off against a penalty of the other team.
    public var isSetOff: Bool
    /// The minutes on the offender's record.
    public var minutes: Int
    /// The infraction, if it is known.
    public var infraction: Infraction?

    init(_ penalty: Penalty) {
      isSetOff = penalty.isSetOff
      minutes = penalty.minutes
      infraction = penalty.infraction
      if case .over(let ending, let end) = penalty.standing {
        self.end = end
        self.ending = ending
      } else {
        end = penalty.until
      }
    }
  }

  /// A goal that counts differently.
  public struct GoalChange: Sendable, Hashable {
    /// The play of the goal.
    public var call: Event.ID
    /// The goal as it counted before, or `nil` if it did not count.
    public var before: ScoredGoal?
    /// The goal as it counts now, or `nil` if it does not count.
    public var after: ScoredGoal?
  }

  /// An interval of playing time in which the manpower differs.
  public struct StrengthChange: Sendable, Hashable {
    /// Its start.
    public var start: GameInstant
    /// Its end.
    public var end: GameInstant
    /// The manpower before.
    public var before: PerTeam<Int>
    /// The manpower now.
    public var after: PerTeam<Int>
  }
}
