/// What differs between two solutions of one game: what a correction has changed, say.
///
/// Made by `Solution.difference(from:)`. `before` is the solution that is compared with, `after` the one that was
/// asked. Penalties are the same if the same play called them; rulings are the same if they have the same effect
/// at the same instant, whatever rule they cite.
public struct SolutionDifference: Sendable, Hashable {
  /// The rulings that are made no more, in order; their numbers of penalties and seats are those of the solution
  /// before.
  public var gone: [Ruling]
  /// The rulings that were not made before, in order.
  public var new: [Ruling]
  /// The penalties that end otherwise, in the order they were called.
  public var penalties: [PenaltyChange]
  /// The goals that count otherwise, in order.
  public var goals: [GoalChange]
  /// The stretches of playing time over which the teams have other manpower, in order.
  public var strength: [StrengthChange]
  /// The score at the end; nil where it is the same.
  public var score: Change<PerTeam<Int>>?
  /// The penalty minutes on record at the end; nil where they are the same.
  public var penaltyMinutes: Change<PerTeam<Int>>?
  /// The power plays that each team has had at the end; nil where they are the same.
  public var powerPlays: Change<PerTeam<Int>>?

  /// Whether both solutions come to the same.
  public var isEmpty: Bool {
    gone.isEmpty && new.isEmpty && penalties.isEmpty && goals.isEmpty && strength.isEmpty
      && score == nil && penaltyMinutes == nil && powerPlays == nil
  }

  /// The penalties whose offender, or whoever sits for him, has to sit longer than before.
  public var putBack: [PenaltyChange] {
    penalties.filter { change in
      guard let after = change.after?.end, let before = change.before?.end else { return false }
      return after > before && !(change.after?.isTakenBack ?? true)
    }
  }

  /// One value in either solution.
  public struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
    /// In the solution that is compared with.
    public var before: Value
    /// In the solution that was asked.
    public var after: Value

    /// Both, where they differ; nil where they do not.
    init?(_ before: Value, _ after: Value) {
      guard before != after else { return nil }
      self.before = before
      self.after = after
    }
  }

  /// A penalty that ends otherwise.
  public struct PenaltyChange: Sendable, Hashable {
    /// The play that called it.
    public var call: Event.ID
    /// Who is charged with it.
    public var offender: Offender
    /// Its class.
    public var penaltyClass: PenaltyClass
    /// How it ended before; nil where it was not on record.
    public var before: Course?
    /// How it ends now; nil where it is not on record.
    public var after: Course?
  }

  /// What became of a penalty by the end of the log.
  public struct Course: Sendable, Hashable {
    /// When it was over, or is due to be; nil where it has not begun.
    public var end: Instant?
    /// Why it was over; nil while something is left to serve.
    public var ending: Penalty.Ending?
    /// Whether it is set off against the other team's.
    public var isSetOff: Bool
    /// The minutes on the offender's record.
    public var minutes: Int

    /// Whether its call was taken back or amended.
    public var isTakenBack: Bool { ending == .voided || ending == .replaced }

    init(_ penalty: Penalty) {
      isSetOff = penalty.isSetOff
      minutes = penalty.minutes
      if case .over(let ending, let end) = penalty.standing {
        self.end = end
        self.ending = ending
      } else {
        end = penalty.until
      }
    }
  }

  /// A goal that counts otherwise.
  public struct GoalChange: Sendable, Hashable {
    /// The play that scored it.
    public var call: Event.ID
    /// What the book said of it before; nil where it did not count.
    public var before: ScoredGoal?
    /// What the book says of it now; nil where it does not count.
    public var after: ScoredGoal?
  }

  /// A stretch of playing time over which the teams have other manpower.
  public struct StrengthChange: Sendable, Hashable {
    /// Where it begins.
    public var start: Instant
    /// Where it ends.
    public var end: Instant
    /// The manpower before.
    public var before: PerTeam<Int>
    /// The manpower now.
    public var after: PerTeam<Int>
  }
}
