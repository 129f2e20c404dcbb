extension Verb {
  /// Prints a script for a shell.
  static let completion = Verb(
    name: "completion",
    summary: "print a script with which a shell completes verbs, options, books and files",
    operands: .actions(
      "SHELL", Shell.allCases.map { Operands.Action($0.rawValue, .none, $0.summary) }),
    options: [],
    examples: [
      "source <(penaltybox completion bash)",
      "penaltybox completion zsh > ~/.zfunc/_penaltybox",
      "penaltybox completion fish > ~/.config/fish/completions/penaltybox.fish",
    ]
  ) { arguments, console in
    for shell in Shell.allCases where shell.rawValue == arguments.operands.first {
      console.print(shell.script)
    }
    return .done
  }
}
