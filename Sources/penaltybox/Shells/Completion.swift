import HockeyRules
import Rulebooks

/// The suggestions that a shell offers for a word.
enum Completion: Equatable {
  case nothing
  case files
  case folders
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
    case "KEY": self = .words(Self.provisions)
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
    var names: Set<Option.Name> = []
    for option in Verb.all.flatMap(\.options) {
      if case .nothing = option.value { continue }
      names.insert(option.name)
    }
    return names.map(\.flag).sorted()
  }

  static let verbs = Verb.all.map { Word(text: $0.name, summary: $0.summary) }
  static let bookIDs = Rulebooks.ids
  private static let provisions = Rulebook.points.map {
    Word(text: $0.key.rawValue, summary: $0.summary)
  }
}

/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The way to load its script, for the help.
  var summary: String {
    switch self {
    case .bash: "load it in ~/.bashrc: `source <(penaltybox completion bash)`"
    case .zsh: "write it to a file `_penaltybox` in a folder of `$fpath`"
    case .fish: "write it to `~/.config/fish/completions/penaltybox.fish`"
    }
  }

  /// The script.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }

  /// The first line of each script.
  var remark: String {
    "# Completion of penaltybox \(Program.version) for \(rawValue), from `penaltybox completion "
      + "\(rawValue)`."
  }
}

extension String {
  /// The text in single quotes for bash, zsh or a similar shell.
  var inShellQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

/// The places of the operands of a verb, or of its actions, for completion.
struct OperandPlaces {
  /// The word that chooses these operands; nil for those of the verb itself.
  var action: String?
  /// The completion at each place.
  var first: [Completion]
  var others: Completion

  /// The operands of the actions of `verb`, or of the verb itself if it has no actions.
  static func all(of verb: Verb) -> [OperandPlaces] {
    guard !verb.operands.actions.isEmpty else { return [OperandPlaces(verb.operands, of: nil)] }
    return verb.operands.actions.map { OperandPlaces($0.operands, of: $0.name) }
  }

  private init(_ operands: Operands, of action: String?) {
    let places = operands.places
    self.action = action
    first = places.first.map { Completion(of: $0) }
    others = places.others.map { Completion(of: $0) } ?? .nothing
  }
}
