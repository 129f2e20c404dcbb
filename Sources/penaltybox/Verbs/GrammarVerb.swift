import Cases

extension Verb {
  /// Prints the grammar of sheets and case files for editors.
  static let grammar = Verb(
    name: "grammar",
    summary: "print the TextMate grammar of sheets and case files, for editors",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox grammar > penaltybox.tmLanguage.json"]
  ) { _, console in
    console.print(EditorGrammar.text)
    return .done
  }
}
