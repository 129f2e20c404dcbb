/// A length of playing time, in whole tenths of a second.
///
/// Playing time passes only while the game clock runs. Tenths are the finest unit that a game clock
/// shows. A sum or difference that is too large for an `Int` is the largest length, or the
/// smallest.
public struct PlayingTime: Sendable, Hashable, Comparable, AdditiveArithmetic {
  /// The length in tenths of a second; negative before a reference point.
  public var tenths: Int

  /// Creates a length of `tenths` tenths of a second.
  @inlinable
  public init(tenths: Int) {
    self.tenths = tenths
  }

  /// No time.
  public static let zero = PlayingTime(tenths: 0)

  /// A length of whole minutes.
  public static func minutes(_ minutes: Int) -> PlayingTime {
    PlayingTime(tenths: minutes.times(600))
  }

  /// A length of whole seconds.
  public static func seconds(_ seconds: Int) -> PlayingTime {
    PlayingTime(tenths: seconds.times(10))
  }

  /// The whole minutes in this length, rounded towards zero.
  package var wholeMinutes: Int { tenths / 600 }

  /// Whether `left` is shorter.
  public static func < (left: PlayingTime, right: PlayingTime) -> Bool {
    left.tenths < right.tenths
  }

  /// The sum of the two lengths.
  public static func + (left: PlayingTime, right: PlayingTime) -> PlayingTime {
    PlayingTime(tenths: left.tenths.plus(right.tenths))
  }

  /// The difference of the two lengths; negative if `left` is shorter.
  public static func - (left: PlayingTime, right: PlayingTime) -> PlayingTime {
    PlayingTime(tenths: left.tenths.minus(right.tenths))
  }
}
