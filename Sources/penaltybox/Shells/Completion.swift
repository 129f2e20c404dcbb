import HockeyRules
import Rulebooks
import Views

/// The suggestions that a shell offers for a word.
enum Completion: Equatable {
  case nothing, files, folders
  /// The ids of the rulebooks, and files.
  case books
  /// One of these words, each with a summary.
  case words([Word])

  struct Word: Equatable {
    var text: String
    var summary = ""
  }

  /// Creates the completion for `word`, the help's name for an operand or a value.
  init(of word: String) {
    switch word {
    case "BOOK": self = .books
    case "KEY": self = .words(Self.keys)
    case "VERB": self = .words(Self.verbs)
    case "DIR": self = .folders
    case "LOG", "CASES", "FILE", "FILE.csv": self = .files
    default: self = .nothing
    }
  }

  /// Creates the completion for the value of an option; nil if it has none.
  init?(of value: Option.Value) {
    switch value {
    case .nothing: return nil
    case .text(let word): self.init(of: word)
    case .oneOf(let words): self = .words(words.map { Word(text: $0) })
    }
  }

  /// The options that have a value, of any verb.
  static var valuedOptions: [String] {
    let options = Verb.all.flatMap(\.options).filter { Completion(of: $0.value) != nil }
    return Set(options.map(\.name.flag)).sorted()
  }

  static let verbs = Verb.all.map { Word(text: $0.name, summary: $0.summary) }
  static let bookIDs = Rulebooks.ids
  static let keys = Rulebook.points.map {
    Word(text: $0.key.rawValue, summary: $0.summary)
  }
}

/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The way to load its script, for the help.
  var summary: String {
    switch self {
    case .bash: "load it in ~/.bashrc: `source <(penaltybox completion bash)`"
    case .zsh: "write it to a file `_penaltybox` in a folder of `$fpath`"
    case .fish: "write it to `~/.config/fish/completions/penaltybox.fish`"
    }
  }

  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }

  /// The first line of each script.
  var remark: String {
    "# Completion of penaltybox \(Version.text) for \(rawValue), from `penaltybox completion "
      + "\(rawValue)`."
  }
}

extension String {
  /// The text in single quotes for bash, zsh or a similar shell.
  var inShellQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

/// A place of an operand, and the words that may be there.
struct OperandPlace {
  /// The action before the operand; nil if it is an operand of the verb itself.
  var action: String?
  /// The number of operands before it, with the action; nil for all further places.
  var number: Int?
  var completion: Completion

  /// The places of `verb`: of its action and the action's operands, or of its own operands.
  static func all(of verb: Verb) -> [OperandPlace] {
    let actions = verb.operands.actions
    guard !actions.isEmpty else { return places(of: verb.operands, after: nil) }
    let words = actions.map { Completion.Word(text: $0.name, summary: $0.summary) }
    return [OperandPlace(number: 0, completion: .words(words))]
      + actions.flatMap { places(of: $0.operands, after: $0.name) }
  }

  private static func places(of operands: Operands, after action: String?) -> [OperandPlace] {
    let first = operands.first.enumerated().map { index, word in
      OperandPlace(
        action: action, number: action == nil ? index : index + 1, completion: Completion(of: word))
    }
    let others = operands.others.map { Completion(of: $0) } ?? .nothing
    return others == .nothing ? first : first + [OperandPlace(action: action, completion: others)]
  }
}
