/// A reader, or the game itself, given bytes that nobody has checked.
///
/// A target treats its input as the command would treat such a file. It traps if the result
/// contradicts itself, for example if a written log is read back as another.
public struct FuzzTarget: Sendable {
  /// The target's name, which is also the name of its folder in the corpus.
  public let name: String
  /// The length of the longest inputs, in bytes.
  public let longest: Int
  /// Runs the target on one input.
  public let run: @Sendable ([UInt8]) -> Void

  /// All targets, in the order of their names.
  public static let all = [
    cases, events, json, jsonLines, known, liiga, nhl, official, pwhl, rulebooks, sheets, shifts,
    typed, views,
  ]

  /// The target called `name`, or `nil` if there is none.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension FuzzTarget: CustomStringConvertible {
  /// The target's name.
  public var description: String { name }
}

extension [UInt8] {
  /// Whether to make the messages of this input's errors, which takes longer than reading it.
  var showsErrors: Bool { count.isMultiple(of: 8) }
}

/// Traps unless `condition` holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard condition else { fatalError(message()) }
}

/// Traps unless both texts are equal; the message shows both.
func requireSame(_ left: String, _ right: String, _ message: String) {
  require(left == right, "\(message)\n--- first\n\(left)\n--- then\n\(right)")
}
