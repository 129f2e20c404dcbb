/// The arguments of the command line.
struct Order {
  /// The seed of the draw.
  var seed: UInt64 = 1
  /// The number of mutations to try that compile.
  var count = 80
  /// The folders whose files are changed.
  var folders = ["Sources/HockeyRules/Rules", "Sources/HockeyRules/Referee"]
  /// The numbers of the mutations to try; all if it is empty.
  var only: [Int] = []
  /// Whether the draw is only listed, and nothing is built.
  var isDry = false

  /// An argument that is not understood.
  struct Misunderstood: Error, CustomStringConvertible {
    var argument: String
    var description: String { "not understood: \(argument)" }
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      if name == "--list" {
        isDry = true
        continue
      }
      guard let value = rest.popFirst() else { throw Misunderstood(argument: name) }
      switch name {
      case "--seed":
        guard let number = UInt64(value) else { throw Misunderstood(argument: value) }
        seed = number
      case "--count":
        guard let number = Int(value), number > 0 else { throw Misunderstood(argument: value) }
        count = number
      case "--folder": folders = [value]
      case "--only": only = try Self.numbers(value)
      default: throw Misunderstood(argument: name)
      }
    }
  }

  private static func numbers(_ list: String) throws -> [Int] {
    try list.split(separator: ",").map { part in
      guard let number = Int(part) else { throw Misunderstood(argument: list) }
      return number
    }
  }
}
