import Scoresheets
import Surface

enum ArgumentParser {
  enum Command: Sendable {
    case run(Arguments)
    case help(Verb?)
    case version
  }

  static func command(of words: [String]) throws(SurfaceError) -> Command {
    switch words.first {
    case nil: throw SurfaceError(usage: "expected a verb, such as `replay`")
    case "--help", "-h": return .help(nil)
    case "--version", "-V": return .version
    case .some(let first) where first.hasPrefix("-") && first.count > 1:
      throw SurfaceError(
        usage: "unknown option `\(first)` before the verb",
        nearest: nearest(to: first, among: ["help", "version"]))
    case .some(let name):
      let verb = try verb(name)
      guard let arguments = try arguments(words.dropFirst(), of: verb) else { return .help(verb) }
      return .run(arguments)
    }
  }

  static func verb(_ name: String) throws(SurfaceError) -> Verb {
    if let verb = Verb.all.first(where: { $0.name == name }) { return verb }
    let nearest = nearestMatch(to: name, among: Verb.all.map(\.name))
    throw SurfaceError(usage: "unknown verb `\(name)`", nearest: nearest)
  }

  /// The arguments of `verb`, or `nil` if they ask for its help.
  private static func arguments(
    _ words: ArraySlice<String>, of verb: Verb
  ) throws(SurfaceError) -> Arguments? {
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
          throw SurfaceError(
            usage: "`\(option.name.flag)` may be given only \(most)", of: verb.name)
        }
        arguments.add(value, to: option.name)
      }
    }
    try verb.operands.check(arguments.operands[...], of: verb.name)
    return arguments
  }

  private static func option(_ word: String, of verb: Verb) throws(SurfaceError) -> Option {
    let flag = String(word.prefix { $0 != "=" })
    let options = verb.allOptions
    if let option = options.first(where: { $0.name.flags.contains(flag) }) { return option }
    throw SurfaceError(
      usage: "`\(verb.name)` has no option `\(flag)`", of: verb.name,
      nearest: nearest(to: flag, among: options.map(\.name.rawValue)))
  }

  private static func nearest(to flag: String, among names: [String]) -> String? {
    let name = nearestMatch(to: String(flag.drop { $0 == "-" }), among: names)
    return (name ?? names.first { flag == "-" + $0 }).map { "--" + $0 }
  }

  /// The value of `option`: the rest of `word` after an equals sign, or the next word.
  private static func value(
    of option: Option, of verb: String, written word: String, _ rest: inout ArraySlice<String>
  ) throws(SurfaceError) -> String {
    let flag = option.name.flag
    let glued = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    if case .nothing = option.value {
      if glued != nil { throw SurfaceError(usage: "`\(flag)` takes no value", of: verb) }
      return ""
    }
    guard let value = glued ?? rest.popFirst() else {
      throw SurfaceError(usage: "`\(flag)` needs a value:\(option.value.synopsis)", of: verb)
    }
    if case .oneOf(let words) = option.value, !words.contains(value) {
      throw SurfaceError(
        usage: "`\(value)` is not a value of `\(flag)`; expected \(words.listed("or"))", of: verb,
        nearest: nearestMatch(to: value, among: words))
    }
    return value
  }
}

// Errors in the words of a command.
extension SurfaceError {
  /// An error in the arguments of `verb`, which is a verb alone or with its action.
  init(usage problem: String, of verb: String? = nil, nearest: String? = nil) {
    let verb = verb.map { $0.prefix { $0 != " " } + " " } ?? ""
    self.init(
      "penaltybox: \(problem)".visible + Self.question(nearest) + "\ntry `penaltybox \(verb)--help`"
    )
    self.nearest = nearest
  }

  static func notTogether(_ one: String, _ other: String, of verb: String) -> SurfaceError {
    SurfaceError(usage: "`\(one)` and `\(other)` cannot be used together", of: verb)
  }

  static func onlyWith(_ option: String, _ other: String, of verb: String) -> SurfaceError {
    SurfaceError(usage: "`\(option)` needs `\(other)`", of: verb)
  }

  static func tooManyOperands(_ word: String, of verb: String) -> SurfaceError {
    SurfaceError(usage: "unexpected argument `\(word)` for `\(verb)`", of: verb)
  }
}
