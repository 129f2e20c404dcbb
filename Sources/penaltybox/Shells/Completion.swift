import HockeyRules
import Rulebooks

/// The words that may end a command, as far as the user has typed it.
struct Completion {
  private(set) var words: [(text: String, summary: String)] = []
  private(set) var paths: Paths?

  enum Paths: String { case files, folders }

  init(of typed: [String]) {
    var before = typed.indices.flatMap { Self.parts(of: typed[$0], isLast: $0 == typed.count - 1) }
    let last = before.popLast() ?? ""
    defer { words.removeAll { !$0.text.hasPrefix(last) } }
    guard let name = before.first else {
      let options = Help.options.flatMap { names, summary in
        names.split(separator: ", ").map { (text: String($0), summary: summary) }
      }
      words = last.hasPrefix("-") ? options : Self.verbs
      return
    }
    guard let verb = Verb.all.first(where: { $0.name == name }) else { return }
    var operands: [String] = []
    var awaited: Option.Value = .nothing
    for word in before.dropFirst() {
      if case .nothing = awaited {
        guard word.hasPrefix("-") else {
          operands.append(word)
          continue
        }
        awaited = verb.options.first { $0.name.flags.contains(word) }?.value ?? .nothing
      } else {
        awaited = .nothing
      }
    }
    switch awaited {
    case .text(let name): offer(name)
    case .oneOf(let values): words = values.map { ($0, "") }
    case .nothing where last.hasPrefix("-"):
      words = verb.allOptions.flatMap { option in option.name.flags.map { ($0, option.summary) } }
    case .nothing: offer(verb.operands, after: operands)
    }
  }

  /// The parts of a typed word.
  ///
  /// A shell may split `--under=nhl` before and after the equals sign.
  private static func parts(of word: String, isLast: Bool) -> [String] {
    if word == "=" { return isLast ? [""] : [] }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
    return [String(word[..<sign]), String(word[word.index(after: sign)...])]
  }

  private static var verbs: [(text: String, summary: String)] {
    Verb.all.map { ($0.name, $0.summary) }
  }

  private mutating func offer(_ operands: Operands, after typed: [String]) {
    guard operands.actions.isEmpty else {
      guard let name = typed.first else {
        words = operands.actions.map { ($0.name, $0.summary) }
        return
      }
      let action = operands.actions.first { $0.name == name }
      if let action { offer(action.operands, after: Array(typed.dropFirst())) }
      return
    }
    offer(operands.first.dropFirst(typed.count).first ?? operands.others ?? "")
  }

  private mutating func offer(_ name: String) {
    switch name {
    case "BOOK":
      words = Rulebooks.ids.map { ($0, "") }
      paths = .files
    case "KEY": words = Rulebook.points.map { ($0.key.rawValue, $0.summary) }
    case "VERB": words = Self.verbs
    case "DIR": paths = .folders
    case "LOG", "CASES", "FILE", "FILE.csv": paths = .files
    default: break
    }
  }

  /// The words for a script, one on each line, then `:files` or `:folders` if paths may follow.
  var text: String {
    (words.map { $0.text + ($0.summary.isEmpty ? "" : "\t" + $0.summary) }
      + (paths.map { [":" + $0.rawValue] } ?? [])).map { $0 + "\n" }.joined()
  }
}
