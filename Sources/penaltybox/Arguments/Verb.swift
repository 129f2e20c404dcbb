import Scoresheets
import Surface
import SystemLibrary

struct Verb: Sendable {
  var name: String
  var summary: String
  var operands: Operands
  var options: [Option]
  var examples: [String]
  var run: @Sendable (Arguments, inout Console) throws(SurfaceError) -> ExitStatus

  /// All verbs, in the order of the help.
  static let all: [Verb] = [
    .replay, .state, .ask, .strength, .scoresheet, .season, .check, .audit, .convert,
    .format, .books, .live, .serve, .help, .completion,
  ]

  var allOptions: [Option] { options + [.help] }
}

struct Operands: Sendable {
  /// The operands as the help writes them, after a blank.
  let synopsis: String
  private var least = 0
  /// The names of the first operands, in order.
  private(set) var first: [String] = []
  /// The name of all further operands, or `nil` if there are none.
  private(set) var others: String?
  /// The actions that the first operand can name; empty if it names something else.
  private(set) var actions: [Action] = []

  struct Action: Sendable {
    var name: String
    var operands: Operands
    var summary: String

    init(_ name: String, _ operands: Operands, _ summary: String) {
      self.name = name
      self.operands = operands
      self.summary = summary
    }
  }

  static let none = Operands(synopsis: "")

  static func optional(_ word: String) -> Operands {
    Operands(synopsis: " [\(word)]", first: [word])
  }

  static func one(_ word: String) -> Operands {
    Operands(synopsis: " \(word)", least: 1, first: [word])
  }

  static func two(_ word: String) -> Operands {
    Operands(synopsis: " \(word) \(word)", least: 2, first: [word, word])
  }

  static func oneWith(_ word: String, others: String) -> Operands {
    Operands(synopsis: " \(word) [\(others)…]", least: 1, first: [word], others: others)
  }

  static func any(_ word: String) -> Operands { Operands(synopsis: " [\(word)…]", others: word) }

  /// One operand or more.
  static func several(_ word: String) -> Operands {
    Operands(synopsis: " \(word)…", least: 1, others: word)
  }

  static func actions(_ word: String, _ actions: [Action], areOptional: Bool = false) -> Operands {
    areOptional
      ? Operands(synopsis: " [\(word) …]", first: [word], actions: actions)
      : Operands(synopsis: " \(word)", least: 1, first: [word], actions: actions)
  }

  func check(_ words: ArraySlice<String>, of verb: String) throws(SurfaceError) {
    guard words.count >= least else {
      throw SurfaceError(usage: "`\(verb)` needs a \(first.first ?? others ?? "")", of: verb)
    }
    if !actions.isEmpty, let name = words.first {
      guard let action = actions.first(where: { $0.name == name }) else {
        let known = actions.map(\.name)
        throw SurfaceError(
          usage: "`\(verb)` has no `\(name)`; expected \(known.listed("or"))", of: verb,
          nearest: nearestMatch(to: name, among: known))
      }
      return try action.operands.check(words.dropFirst(), of: "\(verb) \(name)")
    }
    if others == nil, let word = words.dropFirst(first.count).first {
      throw .tooManyOperands(word, of: verb)
    }
  }
}

enum ExitStatus: Int32, Sendable, Comparable {
  /// Everything agreed.
  case done = 0
  /// Something differs, the book refused a play, or a case failed.
  case differs = 1
  /// The input is unreadable, a book is unknown, or the arguments are wrong.
  case couldNotRun = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// The words after a verb, already checked against its options and operands.
struct Arguments: Sendable {
  let verb: Verb
  var operands: [String] = []
  private var values: [Option.Name: [String]] = [:]

  init(_ verb: Verb) { self.verb = verb }

  /// The first value of an option, or `nil` if it was not given.
  subscript(name: Option.Name) -> String? { values[name]?.first }

  func all(_ name: Option.Name) -> [String] { values[name] ?? [] }

  mutating func add(_ value: String, to name: Option.Name) {
    values[name, default: []].append(value)
  }

  func has(_ name: Option.Name) -> Bool { values[name] != nil }

  func expectOnlyOne(of one: Option.Name, _ other: Option.Name) throws(SurfaceError) {
    if has(one), has(other) { throw .notTogether(one.flag, other.flag, of: verb.name) }
  }

  func number(_ name: Option.Name, _ range: ClosedRange<Int>) throws(SurfaceError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw SurfaceError(
        usage:
          "`\(name.flag)` needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not `\(text)`", of: verb.name)
    }
    return number
  }

  func jobs() throws(SurfaceError) -> Int { try number(.jobs, 1...256) ?? Workers.cores }
}
