import Scoresheets

/// An error in the words after the program's name.
enum UsageError: Error, Equatable {
  case noVerb
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, of: String?, nearest: String?)
  case valueMissing(Option.Name, String, of: String)
  case valueNotWanted(Option.Name, of: String)
  /// A value that this verb's option does not have.
  case unknownValue(String, Option.Name, [String], of: String)
  case givenTooOften(Option.Name, limit: Int, of: String)
  /// Two options that cannot be used together.
  case notTogether(String, String, of: String)
  /// A value of `--jobs` that is not a number of threads.
  case notJobs(String, of: String)
  /// A text that is not a whole number from 0 to 100.
  case notAPercentage(String, Option.Name, of: String)
  /// Standard input, which `fmt --write` cannot write.
  case noFileToWrite
  /// An option that is only valid with something else.
  case onlyWith(String, String, of: String)
  /// Something that requires an option.
  case optionMissing(String, of: String)
  /// Several logs, although the result can only hold one.
  case severalLogs(String, of: String)
  case operandMissing(String, of: String)
  /// A log to keep on standard input, which is impossible.
  case noFileToKeep
  case tooManyOperands(String, of: String)
  /// A word after a verb that is not one of its actions.
  case unknownAction(String, of: String, [String])
  /// A key that no provision of a rulebook has.
  case unknownProvision(String, nearest: String?)

  /// The message: the problem, the correction, and where the help is.
  var message: String {
    var message = "penaltybox: \(problem)".visible
    if let nearest { message += "\ndid you mean `\(nearest)`?" }
    let help = verb.map { "penaltybox \($0) --help" } ?? "penaltybox --help"
    return message + "\ntry `\(help)`"
  }

  private var problem: String {
    switch self {
    case .noVerb: "expected a verb, such as `replay`"
    case .unknownVerb(let name, _): "unknown verb `\(name)`"
    case .unknownOption(let flag, .some(let verb), _): "`\(verb)` has no option `\(flag)`"
    case .unknownOption(let flag, .none, _): "unknown option `\(flag)` before the verb"
    case .valueMissing(let name, let word, _): "`\(name.flag)` needs a value: \(word)"
    case .valueNotWanted(let name, _): "`\(name.flag)` takes no value"
    case .unknownValue(let value, let name, let words, _):
      "`\(value)` is not a value of `\(name.flag)`; expected \(words.listed("or"))"
    case .givenTooOften(let name, let limit, _):
      "`\(name.flag)` may be given only \(limit == 1 ? "once" : "\(limit) times")"
    case .notTogether(let one, let other, _): "`\(one)` and `\(other)` cannot be used together"
    case .notJobs(let text, _):
      "`--jobs` needs a whole number from 1 to \(Arguments.mostJobs), not `\(text)`"
    case .notAPercentage(let text, let name, _):
      "`\(name.flag)` needs a whole number from 0 to 100, not `\(text)`"
    case .noFileToWrite: "`fmt --write` needs a file, not `-`"
    case .onlyWith(let option, let other, _): "`\(option)` needs `\(other)`"
    case .optionMissing(let option, let verb): "`\(verb)` needs `\(option)`"
    case .severalLogs(let options, let verb):
      "`\(verb)` prints one log; for several use \(options)"
    case .noFileToKeep: "`live` needs a file for its log, not `-`"
    case .operandMissing(let word, let verb): "`\(verb)` needs a \(word)"
    case .tooManyOperands(let word, let verb): "unexpected argument `\(word)` for `\(verb)`"
    case .unknownAction(let word, let verb, let known):
      "`\(verb)` has no `\(word)`; expected \(known.listed("or"))"
    case .unknownProvision(let word, _): "no rulebook has a provision `\(word)`"
    }
  }

  /// The word that was probably meant.
  private var nearest: String? {
    switch self {
    case .unknownVerb(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownProvision(_, let nearest):
      nearest
    case .unknownValue(let word, _, let known, _), .unknownAction(let word, _, let known):
      nearestMatch(to: word, among: known)
    case .noVerb, .valueMissing, .valueNotWanted, .givenTooOften, .notTogether, .onlyWith,
      .notAPercentage, .notJobs, .noFileToWrite,
      .optionMissing, .severalLogs, .operandMissing, .noFileToKeep, .tooManyOperands:
      nil
    }
  }

  /// The verb whose help says more.
  private var verb: Substring? {
    let place: String?
    switch self {
    case .unknownOption(_, let verb, _): place = verb
    case .operandMissing(_, let verb), .tooManyOperands(_, let verb),
      .unknownAction(_, let verb, _), .givenTooOften(_, _, let verb), .notTogether(_, _, let verb),
      .onlyWith(_, _, let verb), .optionMissing(_, let verb), .severalLogs(_, let verb),
      .valueMissing(_, _, let verb), .valueNotWanted(_, let verb), .unknownValue(_, _, _, let verb):
      place = verb
    case .notAPercentage(_, _, let verb), .notJobs(_, let verb): place = verb
    case .noFileToWrite: place = Verb.format.name
    case .unknownProvision: place = Verb.books.name
    case .noFileToKeep: place = Verb.live.name
    case .noVerb, .unknownVerb: place = nil
    }
    // The place without an action or an option after the verb.
    return place?.prefix { $0 != " " }
  }
}
