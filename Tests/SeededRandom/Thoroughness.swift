import Foundation

/// How much the tests play of what is random or exhaustive.
///
/// `PENALTYBOX_THOROUGH=1`, with which the rules are also built optimised, asks for `thorough`, the
/// gate's. `PENALTYBOX_LONG=1` asks for searches of minutes or hours.
public enum Thoroughness: Comparable, Sendable {
  case quick
  case thorough
  case long

  /// What the environment asks for.
  public static let current: Thoroughness = {
    let environment = ProcessInfo.processInfo.environment
    if environment["PENALTYBOX_LONG"] == "1" { return .long }
    return environment["PENALTYBOX_THOROUGH"] == nil ? .quick : .thorough
  }()

  /// The number for the current thoroughness.
  public static func count(quick: Int, thorough: Int) -> Int {
    current == .quick ? quick : thorough
  }

  /// All of `elements`, or if the tests are quick, `quick` of them, evenly spaced from the first on.
  public static func sample<Element>(_ elements: [Element], quick: Int) -> [Element] {
    guard current == .quick, quick < elements.count else { return elements }
    return (0..<quick).map { elements[$0 * elements.count / quick] }
  }
}
