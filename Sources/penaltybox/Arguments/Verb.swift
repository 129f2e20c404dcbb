/// A verb of the program, as data for the parser and the help.
struct Verb: Sendable {
  var name: String
  /// A summary for the list of verbs.
  var summary: String
  var operands: Operands
  var options: [Option]
  /// Commands that a reader can run.
  var examples: [String]
  var run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

  /// All verbs, in the order of the help.
  static let all: [Verb] = [
    .replay, .state, .ask, .check, .audit, .convert, .format, .books, .live, .serve, .serveCases,
    .grammar,
    .help, .completion, .manual,
  ]

  /// Its options, including `--help`, which every verb has.
  var allOptions: [Option] { options + [.help] }
}

/// The exit status of the program.
enum ExitStatus: Int32, Sendable, Comparable {
  /// Success: everything agreed.
  case done = 0
  /// Differences, refused plays or failed cases.
  case differs = 1
  /// Unreadable input, an unknown book, bad arguments.
  case couldNotRun = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// The words after a verb, checked against its options and operands.
struct Arguments: Sendable {
  var verb: Verb
  var operands: [String] = []
  private var values: [Option.Name: [String]] = [:]

  init(_ verb: Verb) {
    self.verb = verb
  }

  /// The value of an option, or the first of several; nil if it was not given.
  subscript(name: Option.Name) -> String? { values[name]?.first }

  /// The values of an option that may be given several times, in order.
  func all(_ name: Option.Name) -> [String] { values[name] ?? [] }

  mutating func add(_ value: String, to name: Option.Name) {
    values[name, default: []].append(value)
  }

  /// Whether an option without a value was given.
  func has(_ name: Option.Name) -> Bool { values[name] != nil }
}
