import Scoresheets

/// An error in the words after the program's name.
enum UsageError: Error, Equatable {
  case noVerb
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, of: String?, nearest: String?)
  case valueMissing(Option.Name, String)
  case valueNotWanted(Option.Name)
  case unknownValue(String, of: Option.Name, [String], nearest: String?)
  case givenTooOften(Option.Name, limit: Int, of: String)
  /// Two options that cannot be used together.
  case notTogether(String, String, of: String)
  /// A value of `--jobs` that is no number of threads.
  case notJobs(String)
  /// `--rows` without a format that has rows.
  case rowsWithoutCSV
  /// `--format html` of the list of books or of the schema.
  case htmlWithoutBook
  case operandMissing(String, of: String)
  /// A log to keep on standard input, which is impossible.
  case noFileToKeep
  case tooManyOperands(String, of: String)
  /// A word after a verb that is not one of its actions.
  case unknownAction(String, of: String, [String], nearest: String?)
  /// A key that no provision of a rulebook has.
  case unknownProvision(String, nearest: String?)

  /// The message: what is wrong, what would be right, and where the help is.
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
    case .valueMissing(let name, let word): "`\(name.flag)` needs a value: \(word)"
    case .valueNotWanted(let name): "`\(name.flag)` takes no value"
    case .unknownValue(let value, let name, let words, _):
      "`\(value)` is not a value of `\(name.flag)`; expected \(words.listed("or"))"
    case .givenTooOften(let name, let limit, _):
      "`\(name.flag)` may be given only \(limit == 1 ? "once" : "\(limit) times")"
    case .notTogether(let one, let other, _): "`\(one)` and `\(other)` cannot be used together"
    case .notJobs(let value):
      "`\(value)` is not a value of `--jobs`; expected a whole number from 1 to \(Arguments.mostJobs)"
    case .rowsWithoutCSV: "`--rows` needs `--format csv` or `--format jsonl`"
    case .htmlWithoutBook: "`--format html` needs `books show` or `books diff`"
    case .noFileToKeep: "`live` needs a file for its log, not `-`"
    case .operandMissing(let word, let verb): "`\(verb)` needs a \(word)"
    case .tooManyOperands(let word, let verb): "unexpected argument `\(word)` for `\(verb)`"
    case .unknownAction(let word, let verb, let known, _):
      "`\(verb)` has no action `\(word)`; expected \(known.listed("or"))"
    case .unknownProvision(let word, _): "no rulebook has a provision `\(word)`"
    }
  }

  /// The word that was probably meant.
  private var nearest: String? {
    switch self {
    case .unknownVerb(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownValue(_, _, _, let nearest), .unknownAction(_, _, _, let nearest),
      .unknownProvision(_, let nearest):
      nearest
    case .noVerb, .valueMissing, .valueNotWanted, .givenTooOften, .notTogether, .notJobs,
      .rowsWithoutCSV, .htmlWithoutBook, .operandMissing, .noFileToKeep,
      .tooManyOperands:
      nil
    }
  }

  /// The verb whose help says more.
  private var verb: String? {
    switch self {
    case .unknownOption(_, let verb, _): verb
    case .operandMissing(_, let verb), .tooManyOperands(_, let verb),
      .unknownAction(_, let verb, _, _), .givenTooOften(_, _, let verb),
      .notTogether(_, _, let verb):
      verb
    case .rowsWithoutCSV: Verb.replay.name
    case .unknownProvision, .htmlWithoutBook: Verb.books.name
    case .noFileToKeep: Verb.live.name
    case .noVerb, .unknownVerb, .valueMissing, .valueNotWanted, .unknownValue, .notJobs: nil
    }
  }
}
