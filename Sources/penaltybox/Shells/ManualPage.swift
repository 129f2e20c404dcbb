import Views

enum ManualPage {
  static var text: String {
    var lines = [
      ".TH PENALTYBOX 1 \"\" \"penaltybox \(Version.text)\" \"User Commands\"",
      ".SH NAME", "penaltybox \\- play logs of ice hockey games under a rulebook",
      ".SH SYNOPSIS", ".B penaltybox", "\\fIVERB\\fR … [\\fIoptions\\fR]",
      ".SH DESCRIPTION", escaped(Help.introduction),
      "As a file, \\fB\\-\\fR is standard input. An option and its value are two words, or one with an",
      "equals sign. After \\fB\\-\\-\\fR no word is an option.",
      ".SH OPTIONS",
    ]
    lines += Help.options.flatMap { item(bold($0), $1) }
    lines.append(".SH VERBS")
    for verb in Verb.all { lines += section(on: verb) }
    lines.append(".SH EXIT STATUS")
    lines += Help.exitStatus.flatMap { item(bold($0), $1) }
    lines.append(".SH ENVIRONMENT")
    lines += environment.flatMap { item(bold($0), $1) }
    lines.append(".SH EXAMPLES")
    for verb in Verb.all {
      for example in verb.examples { lines += [".PP", ".nf", escaped(example), ".fi"] }
    }
    return lines.map { inASCII($0) }.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("COLUMNS", "The width of the terminal, if it is not what the terminal says."),
    ("NO_COLOR", "If it is set and not empty, output has no colours."),
    ("TERM", "If it is dumb, output has no colours, and live has no page."),
  ]

  private static func section(on verb: Verb) -> [String] {
    let operands = verb.operands.synopsis
    let title = bold("penaltybox \(verb.name)") + (operands.isEmpty ? "" : italic(operands))
    var lines = [
      ".SS \"\(title.replacing("\"", with: "\\(dq"))\"", escaped(sentence(verb.summary)),
    ]
    lines += verb.operands.actions.flatMap { action in
      item(bold(action.name) + italic(action.operands.synopsis), action.summary)
    }
    lines += verb.options.flatMap { option in
      let names = option.name.flags.map { bold($0) }.joined(separator: ", ")
      return item(names + italic(option.value.synopsis), option.summary)
    }
    return lines
  }

  private static func item(_ title: String, _ summary: String) -> [String] {
    [".TP", title, escaped(sentence(summary))]
  }

  /// The text with a capital letter at its beginning and a full stop at its end.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private static func italic(_ text: String) -> String {
    text.isEmpty ? "" : "\\fI\(escaped(text))\\fR"
  }

  /// The text without anything that `man` would read as a command; hyphens stay hyphens, for
  /// copying.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("`", with: "\\(ga")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  /// The text in which characters that some formatters lack are written by their names.
  private static func inASCII(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      line +=
        scalar.isASCII
        ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
    }
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
