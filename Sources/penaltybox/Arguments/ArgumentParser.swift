import Scoresheets
import Surface

enum ArgumentParser {
  enum Command: Sendable {
    case run(Arguments)
    case help(Verb?)
    case version
  }

  static func command(of words: [String]) throws(CommandError) -> Command {
    switch words.first {
    case nil: throw CommandError("expected a verb, such as `replay`")
    case "--help", "-h": return .help(nil)
    case "--version", "-V": return .version
    case .some(let first) where first.hasPrefix("-") && first.count > 1:
      throw CommandError(
        "unknown option `\(first)` before the verb",
        nearest: nearest(to: first, among: ["help", "version"]))
    case .some(let name):
      let verb = try verb(name)
      guard let arguments = try arguments(words.dropFirst(), of: verb) else { return .help(verb) }
      return .run(arguments)
    }
  }

  static func verb(_ name: String) throws(CommandError) -> Verb {
    if let verb = Verb.all.first(where: { $0.name == name }) { return verb }
    let nearest = nearestMatch(to: name, among: Verb.all.map(\.name))
    throw CommandError("unknown verb `\(name)`", nearest: nearest)
  }

  /// The arguments of `verb`; nil if its help is requested.
  private static func arguments(
    _ words: ArraySlice<String>, of verb: Verb
  ) throws(CommandError) -> Arguments? {
    var arguments = Arguments(verb)
    var rest = words
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        arguments.operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let option = try option(word, of: verb)
        if case .help = option.name { return nil }
        let value = try value(of: option, of: verb.name, written: word, &rest)
        guard arguments.all(option.name).count < option.limit else {
          let most = option.limit == 1 ? "once" : "\(option.limit) times"
          throw CommandError("`\(option.name.flag)` may be given only \(most)", of: verb.name)
        }
        arguments.add(value, to: option.name)
      }
    }
    try verb.operands.check(arguments.operands[...], of: verb.name)
    return arguments
  }

  private static func option(_ word: String, of verb: Verb) throws(CommandError) -> Option {
    let flag = String(word.prefix { $0 != "=" })
    let options = verb.allOptions
    if let option = options.first(where: { $0.name.flags.contains(flag) }) { return option }
    throw CommandError(
      "`\(verb.name)` has no option `\(flag)`", of: verb.name,
      nearest: nearest(to: flag, among: options.map(\.name.rawValue)))
  }

  private static func nearest(to flag: String, among names: [String]) -> String? {
    let name = nearestMatch(to: String(flag.drop { $0 == "-" }), among: names)
    return (name ?? names.first { flag == "-" + $0 }).map { "--" + $0 }
  }

  /// The value of `option`, in the same word after an equals sign or in the next word.
  private static func value(
    of option: Option, of verb: String, written word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    let flag = option.name.flag
    let glued = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    if case .nothing = option.value {
      if glued != nil { throw CommandError("`\(flag)` takes no value", of: verb) }
      return ""
    }
    guard let value = glued ?? rest.popFirst() else {
      throw CommandError("`\(flag)` needs a value:\(option.value.synopsis)", of: verb)
    }
    if case .oneOf(let words) = option.value, !words.contains(value) {
      throw CommandError(
        "`\(value)` is not a value of `\(flag)`; expected \(words.listed("or"))", of: verb,
        nearest: nearestMatch(to: value, among: words))
    }
    return value
  }
}

/// The error that ends the program, as it is reported.
struct CommandError: Error {
  let message: String

  init(reporting message: String) { self.message = message }

  init(_ error: FileError) { message = error.message }

  init(_ error: SurfaceError) { message = error.report }

  /// An error in the words after `verb`, which may be followed by an action or an option.
  init(_ problem: String, of verb: String? = nil, nearest: String? = nil) {
    var message = "penaltybox: \(problem)".visible
    if let nearest { message += "\ndid you mean `\(nearest)`?" }
    let verb = verb.map { $0.prefix { $0 != " " } + " " } ?? ""
    self.message = message + "\ntry `penaltybox \(verb)--help`"
  }

  static func notTogether(_ one: String, _ other: String, of verb: String) -> CommandError {
    CommandError("`\(one)` and `\(other)` cannot be used together", of: verb)
  }

  static func onlyWith(_ option: String, _ other: String, of verb: String) -> CommandError {
    CommandError("`\(option)` needs `\(other)`", of: verb)
  }

  static func optionMissing(_ option: String, of verb: String) -> CommandError {
    CommandError("`\(verb)` needs `\(option)`", of: verb)
  }

  static func tooManyOperands(_ word: String, of verb: String) -> CommandError {
    CommandError("unexpected argument `\(word)` for `\(verb)`", of: verb)
  }

  static func unknownProvision(_ word: String, nearest: String?) -> CommandError {
    CommandError("no rulebook has a provision `\(word)`", of: "books", nearest: nearest)
  }
}
