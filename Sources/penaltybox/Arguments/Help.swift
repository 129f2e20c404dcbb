import Views

struct Help {
  private let width: Int

  /// The help on a verb or, without a verb, on the program.
  ///
  /// It fits a terminal of `columns`; `nil` means a file.
  static func text(on verb: Verb?, columns: Int? = nil) -> String {
    let help = Help(width: min(columns ?? widest, widest))
    return verb.map { help.text($0) } ?? help.overview
  }

  /// The most columns of a line, in a file or on a wider terminal.
  private static let widest = 100

  private var overview: String {
    """
    \(flow(Self.introduction))

    usage: penaltybox VERB … [options]

    \(columns(Verb.all.map { ($0.name + $0.operands.synopsis, $0.summary) }))

    options:
    \(columns(Self.options))

    \(flow("Run `penaltybox help VERB` for help on a verb. As a file, `-` is standard input."))
    \(flow("exit status: \(Self.exitStatus.map { "\($0) \($1)" }.joined(separator: "; "))"))

    """
  }

  static let introduction =
    "penaltybox plays logs of ice hockey games under a rulebook and says who sits, until when, "
    + "and by which rule."

  static let options = [("-h, --help", "print this help"), ("-V, --version", "print the version")]

  static let exitStatus = [
    ("0", "success"), ("1", "differences, refused plays or failed cases"), ("2", "could not run"),
  ]

  private func text(_ verb: Verb) -> String {
    let actions = verb.operands.actions.map { ($0.name + $0.operands.synopsis, $0.summary) }
    let examples = verb.examples.map { example($0) }.joined(separator: "\n")
    let options = verb.allOptions.map { option in
      // An option without a short form is indented as far as the others.
      let short = option.name.short.map { $0 + ", " } ?? "    "
      return (short + option.name.flag + option.value.synopsis, option.summary)
    }
    return """
      \(flow(verb.summary))

      usage: penaltybox \(verb.name)\(verb.operands.synopsis) [options]

      \(actions.isEmpty ? "" : columns(actions) + "\n\noptions:\n")\
      \(columns(options))

      example:
      \(examples)

      """
  }

  private func flow(_ text: String) -> String { text.pieces(width: width).joined(separator: "\n") }

  /// A command, broken where a shell would split it.
  private func example(_ command: String) -> String {
    let tied = "\u{a0}"
    let quoted = command.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    // A shell would not split a command inside quotation marks.
    let joined = quoted.map { $0 % 2 == 0 ? $1 : $1.replacing(" ", with: tied) }
    let pieces = joined.joined(separator: "\"").pieces(width: width - 6)
    return "  " + pieces.joined(separator: " \\\n    ").replacing(tied, with: " ")
  }

  /// The option's name; values that do not fit on a line continue on the next.
  private func brokenAtBars(_ name: String) -> String {
    guard name.count + 2 > width else { return name }
    var (text, length) = ("", 1)
    for part in name.split(separator: "|") {
      if !text.isEmpty { text += "|" }
      length += part.count + 1
      if length + 1 > width {
        text += "\n        "
        length = 8 + part.count
      }
      text += part
    }
    return text
  }

  /// The rows in two columns; a cell too wide for the first column gets a line of its own.
  private func columns(_ rows: [(String, String)]) -> String {
    let widest = min(32, width * 2 / 5)
    let left = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
    return rows.map { name, summary in
      let name = brokenAtBars(name)
      let indent = "\n" + String(repeating: " ", count: left + 4)
      let gap = name.count > left ? indent : String(repeating: " ", count: left - name.count + 2)
      let lines = summary.pieces(width: width - left - 4)
      return "  " + name + gap + lines.joined(separator: indent)
    }.joined(separator: "\n")
  }
}
