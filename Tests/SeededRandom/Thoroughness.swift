import Foundation

/// The extent to which the tests play random and exhaustive games.
///
/// `PENALTYBOX_THOROUGH=1` asks for `thorough`, as the gate does, and also builds the rules
/// optimised. `PENALTYBOX_LONG=1` asks for searches of minutes or hours.
public enum Thoroughness: Comparable, Sendable {
  case quick
  case thorough
  case long

  /// The thoroughness for which the environment asks.
  public static let current: Thoroughness = {
    let environment = ProcessInfo.processInfo.environment
    if environment["PENALTYBOX_LONG"] == "1" { return .long }
    return environment["PENALTYBOX_THOROUGH"] == nil ? .quick : .thorough
  }()

  /// The number for the current thoroughness.
  public static func count(quick: Int, thorough: Int) -> Int {
    current == .quick ? quick : thorough
  }

  /// All of `elements` or, in a quick run, `quick` of them, evenly spaced from the first.
  public static func sample<Element>(_ elements: [Element], quick: Int) -> [Element] {
    guard current == .quick, quick < elements.count else { return elements }
    return (0..<quick).map { elements[$0 * elements.count / quick] }
  }
}
