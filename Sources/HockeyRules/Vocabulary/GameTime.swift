/// A reading of the game clock: a period and the playing time elapsed in it.
///
/// ```swift
/// let time = GameTime(period: 2, elapsed: .minutes(12) + .seconds(34))
/// print(time, "and a minor later", time.elapsed + .minutes(2))
/// // Prints "P2 12:34 and a minor later 14:34"
/// ```
public struct GameTime: Sendable, Hashable, Comparable {
  /// The period's number: 1, 2, 3 in regulation, overtimes from 4; the shoot-out follows the last.
  public var period: Int
  /// The playing time since the period began.
  public var elapsed: PlayingTime

  /// Creates a reading of the clock.
  @inlinable
  public init(period: Int, elapsed: PlayingTime) {
    self.period = period
    self.elapsed = elapsed
  }

  /// Creates a reading of a clock that counts down: `remaining` is left of the period in
  /// `schedule`.
  ///
  /// ```swift
  /// let time = GameTime(period: 2, remaining: .seconds(74), in: live.game.schedule)
  /// print(time)
  /// // Prints "P2 18:46"
  /// ```
  ///
  /// If `remaining` exceeds the length of the period, the time is in no game.
  public init(period: Int, remaining: PlayingTime, in schedule: Schedule) {
    self.init(period: period, elapsed: schedule.length(of: period) - remaining)
  }

  /// The beginning of every game: the first period, with no time played.
  public static let start = GameTime(period: 1, elapsed: .zero)

  /// Whether `left` is the earlier reading.
  public static func < (left: GameTime, right: GameTime) -> Bool {
    (left.period, left.elapsed) < (right.period, right.elapsed)
  }
}

/// A point of playing time, counted from the opening face-off through all periods.
///
/// The end of a period and the beginning of the next are the same instant: no playing time is
/// between them, and everything called there is called at one stoppage.
public struct GameInstant: Sendable, Hashable, Comparable {
  /// The playing time since the opening face-off.
  public var played: PlayingTime

  /// Creates the instant `played` after the opening face-off.
  public init(played: PlayingTime) {
    self.played = played
  }

  /// Whether `left` is earlier.
  public static func < (left: GameInstant, right: GameInstant) -> Bool {
    left.played < right.played
  }

  /// The point `time` after `instant`.
  public static func + (instant: GameInstant, time: PlayingTime) -> GameInstant {
    GameInstant(played: instant.played + time)
  }

  /// The playing time from `right` to `left`.
  public static func - (left: GameInstant, right: GameInstant) -> PlayingTime {
    left.played - right.played
  }
}
