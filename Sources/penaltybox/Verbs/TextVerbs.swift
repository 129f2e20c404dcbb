import Surface
import Views

// Verbs whose output depends on the program alone.
extension Verb {
  static let help = Verb(
    name: "help", summary: "print the help on the program, or on a verb",
    operands: .optional("VERB"), options: [],
    examples: ["penaltybox help", "penaltybox help replay"]
  ) { (arguments, console) throws(SurfaceError) in
    let verb = try arguments.operands.first.map { (name) throws(SurfaceError) in
      try ArgumentParser.verb(name)
    }
    console.print(Help.text(on: verb, columns: console.palette.width))
    return .done
  }

  static let completion = Verb(
    name: "completion",
    summary: "print a script with which a shell completes verbs, options, books and files",
    operands: .actions(
      "SHELL",
      Shell.allCases.map { Operands.Action($0.rawValue, .none, $0.summary) } + [
        .init("words", .any("WORD"), "the words that may come next, for these scripts")
      ]),
    options: [],
    examples: [
      "source <(penaltybox completion bash)",
      "penaltybox completion zsh > ~/.zfunc/_penaltybox",
      "penaltybox completion fish > ~/.config/fish/completions/penaltybox.fish",
    ]
  ) { arguments, console in
    let shell = arguments.operands.first.flatMap { Shell(rawValue: $0) }
    console.print(shell?.script ?? Completion(of: Array(arguments.operands.dropFirst())).text)
    return .done
  }
}
