/// The help texts, made from the summaries of the verbs and options.
enum Help {
  /// The help on the program, or on one verb.
  static func text(on verb: Verb?) -> String {
    verb.map(text) ?? overview
  }

  private static var overview: String {
    let verbs = Verb.all.map { ("\($0.name)\($0.operands.synopsis)", $0.summary) }
    return """
      penaltybox plays logs of ice hockey games under a rulebook and says who sits, until when,
      and by which rule.

      usage: penaltybox VERB … [options]

      \(columns(verbs))

      Run `penaltybox VERB --help` for help on a verb. As a file, `-` is standard input.
      exit status: 0 success; 1 differences, refused plays or failed cases; 2 could not run

      """
  }

  private static func text(_ verb: Verb) -> String {
    let options = (verb.options + [.help]).map { (synopsis(of: $0), $0.summary) }
    let examples = verb.examples.map { "  " + $0 }.joined(separator: "\n")
    return """
      \(verb.summary)

      usage: penaltybox \(verb.name)\(verb.operands.synopsis) [options]

      \(columns(options))

      example:
      \(examples)

      """
  }

  private static func synopsis(of option: Option) -> String {
    switch option.value {
    case .nothing: option.name.flag
    case .text(let word): "\(option.name.flag) \(word)"
    case .oneOf(let words): "\(option.name.flag) \(words.joined(separator: "|"))"
    }
  }

  /// The rows in two columns; a cell too wide for the first column has a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
    return rows.map { left, right in
      let gap =
        left.count > width
        ? "\n" + String(repeating: " ", count: width + 4)
        : String(repeating: " ", count: width - left.count + 2)
      return "  " + left + gap + right
    }.joined(separator: "\n")
  }

  private static let widest = 32
}
