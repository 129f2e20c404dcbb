/// Words behind the program's name that it cannot take.
enum UsageError: Error, Equatable {
  case noVerb
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, of: String?, nearest: String?)
  case valueMissing(Option.Name, String)
  case valueNotWanted(Option.Name)
  case unknownValue(String, of: Option.Name, [String], nearest: String?)
  case givenTooOften(Option.Name, limit: Int, of: String)
  /// Two things that each could be asked for, but not at once.
  case notTogether(String, String, of: String)
  case optionMissing(Option.Name, of: String)
  /// Rows are asked for, but not as comma-separated values.
  case rowsWithoutCSV
  case operandMissing(String, of: String)
  /// A log cannot be kept on standard input.
  case noFileToKeep
  case tooManyOperands(String, of: String)
  /// A word behind a verb that is none of the things that the verb does.
  case unknownAction(String, of: String, [String], nearest: String?)

  /// What is wrong, what would be right, and where the help is.
  var message: String {
    var message = "penaltybox: \(problem)"
    if let nearest { message += "\ndid you mean `\(nearest)`?" }
    let help = verb.map { "penaltybox \($0) --help" } ?? "penaltybox --help"
    return message + "\ntry `\(help)`"
  }

  private var problem: String {
    switch self {
    case .noVerb: "expected a verb, such as `replay`"
    case .unknownVerb(let name, _): "there is no verb `\(name)`"
    case .unknownOption(let flag, .some(let verb), _): "`\(verb)` has no option `\(flag)`"
    case .unknownOption(let flag, .none, _): "there is no option `\(flag)` before a verb"
    case .valueMissing(let name, let word): "`\(name.flag)` needs a value: \(word)"
    case .valueNotWanted(let name): "`\(name.flag)` takes no value"
    case .unknownValue(let value, let name, let words, _):
      "`\(value)` is no value of `\(name.flag)`, which takes \(words.joined(separator: ", "))"
    case .givenTooOften(let name, let limit, _):
      "`\(name.flag)` may stand there \(limit == 1 ? "once" : "\(limit) times")"
    case .notTogether(let one, let other, _): "`\(one)` and `\(other)` do not go together"
    case .optionMissing(let name, let verb): "`\(verb)` needs `\(name.flag)`"
    case .rowsWithoutCSV: "`--rows` stands beside `--format csv`"
    case .noFileToKeep: "`live` keeps its log in a file, and `-` is none"
    case .operandMissing(let word, let verb): "`\(verb)` needs a \(word)"
    case .tooManyOperands(let word, let verb): "`\(verb)` does not take `\(word)` as well"
    case .unknownAction(let word, let verb, let known, _):
      "`\(verb)` knows \(Self.list(known)), not `\(word)`"
    }
  }

  /// Words as a sentence lists them: `show, diff and schema`.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private var nearest: String? {
    switch self {
    case .unknownVerb(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownValue(_, _, _, let nearest), .unknownAction(_, _, _, let nearest):
      nearest
    case .noVerb, .valueMissing, .valueNotWanted, .givenTooOften, .notTogether,
      .optionMissing, .rowsWithoutCSV, .operandMissing, .noFileToKeep, .tooManyOperands:
      nil
    }
  }

  /// The verb whose help tells more.
  private var verb: String? {
    switch self {
    case .unknownOption(_, let verb, _): verb
    case .optionMissing(_, let verb), .operandMissing(_, let verb), .tooManyOperands(_, let verb),
      .unknownAction(_, let verb, _, _), .givenTooOften(_, _, let verb),
      .notTogether(_, _, let verb):
      verb
    case .rowsWithoutCSV: Verb.replay.name
    case .noFileToKeep: Verb.live.name
    case .noVerb, .unknownVerb, .valueMissing, .valueNotWanted, .unknownValue: nil
    }
  }
}
