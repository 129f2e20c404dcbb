extension Verb {
  /// Prints the manual page.
  static let manual = Verb(
    name: "man", summary: "print the manual page, for the program `man`",
    operands: .none, options: [],
    examples: [
      "penaltybox man | man -l -",
      "penaltybox man > ~/.local/share/man/man1/penaltybox.1",
    ]
  ) { _, console in
    console.print(ManualPage.text)
    return .done
  }
}
