/// One of the things that the program does, as data: the parser and the help are made of it.
struct Verb: Sendable {
  var name: String
  /// What it does, as the list of verbs says it.
  var summary: String
  var operands: Operands
  var options: [Option]
  /// Lines that a reader can run.
  var examples: [String]
  var run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

  /// What stands behind a verb besides options.
  enum Operands: Sendable {
    /// None.
    case none
    /// Exactly one.
    case one(String)
    /// One, and any number of others behind it.
    case oneWith(String, others: String)
    /// One at least.
    case several(String)
    /// Any number, which the verb judges itself; what the help writes of them.
    case actions(String)

    /// The operands as the help writes them, behind a blank.
    var synopsis: String {
      switch self {
      case .none: ""
      case .one(let word): " \(word)"
      case .oneWith(let word, let others): " \(word) [\(others)…]"
      case .several(let word): " \(word)…"
      case .actions(let words): " \(words)"
      }
    }
  }

  /// All verbs, in the order of the help.
  static let all: [Verb] = [
    .replay, .state, .ask, .check, .audit, .convert, .format, .books, .live, .serveCases,
  ]
}

/// How the program ends.
enum ExitStatus: Int32, Sendable, Comparable {
  /// Done, all agreed.
  case done = 0
  /// Differences, refused plays or failed cases.
  case differs = 1
  /// Unreadable input, an unknown book, bad arguments.
  case couldNotRun = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// What stood behind a verb, checked against what it takes.
struct Arguments: Sendable {
  var verb: Verb
  var operands: [String] = []
  private var values: [Option.Name: [String]] = [:]

  init(_ verb: Verb) {
    self.verb = verb
  }

  /// The value of an option, the first of several; nil where it was not given.
  subscript(name: Option.Name) -> String? { values[name]?.first }

  /// The values of an option that may be given several times, in order.
  func all(_ name: Option.Name) -> [String] { values[name] ?? [] }

  mutating func add(_ value: String, to name: Option.Name) {
    values[name, default: []].append(value)
  }

  /// Whether an option without a value was given.
  func has(_ name: Option.Name) -> Bool { values[name] != nil }
}
