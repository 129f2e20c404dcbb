import Scoresheets

/// A parser of the words after the program's name.
enum ArgumentParser {
  /// The command to run.
  enum Command: Sendable {
    case run(Arguments)
    case help(Verb?)
    case version
  }

  static func command(of words: [String]) throws(UsageError) -> Command {
    guard let first = words.first else { throw .noVerb }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version", "-V": return .version
    default: break
    }
    if first.hasPrefix("-"), first.count > 1 {
      throw .unknownOption(first, of: nil, nearest: nearest(to: first, among: ["help", "version"]))
    }
    let verb = try verb(first)
    guard let arguments = try arguments(words.dropFirst(), of: verb) else { return .help(verb) }
    return .run(arguments)
  }

  /// The verb called `name`.
  static func verb(_ name: String) throws(UsageError) -> Verb {
    if let verb = Verb.all.first(where: { $0.name == name }) { return verb }
    throw .unknownVerb(name, nearest: nearestMatch(to: name, among: Verb.all.map(\.name)))
  }

  /// The arguments of `verb`; nil if its help is requested.
  private static func arguments(
    _ words: ArraySlice<String>, of verb: Verb
  ) throws(UsageError) -> Arguments? {
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
          throw .givenTooOften(option.name, limit: option.limit, of: verb.name)
        }
        arguments.add(value, to: option.name)
      }
    }
    if arguments[.filesFrom] == nil || !arguments.operands.isEmpty {
      try verb.operands.check(arguments.operands[...], of: verb.name)
    }
    return arguments
  }

  private static func option(_ word: String, of verb: Verb) throws(UsageError) -> Option {
    let flag = String(word.prefix { $0 != "=" })
    let options = verb.allOptions
    if let option = options.first(where: { $0.name.flags.contains(flag) }) { return option }
    throw .unknownOption(
      flag, of: verb.name, nearest: nearest(to: flag, among: options.map(\.name.rawValue)))
  }

  private static func nearest(to flag: String, among names: [String]) -> String? {
    nearestMatch(to: String(flag.drop { $0 == "-" }), among: names).map { "--" + $0 }
      ?? names.first { flag == "-" + $0 }.map { "--" + $0 }
  }

  /// The value of `option`, in the same word after an equals sign or in the next word.
  private static func value(
    of option: Option, of verb: String, written word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let glued = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    switch option.value {
    case .nothing:
      if glued != nil { throw .valueNotWanted(option.name, of: verb) }
      return ""
    case .text(let word):
      guard let value = glued ?? rest.popFirst() else {
        throw .valueMissing(option.name, word, of: verb)
      }
      return value
    case .oneOf(let words):
      guard let value = glued ?? rest.popFirst() else {
        throw .valueMissing(option.name, words.joined(separator: "|"), of: verb)
      }
      guard words.contains(value) else {
        throw .unknownValue(value, option.name, words, of: verb)
      }
      return value
    }
  }
}
