import Views

extension Verb {
  /// Prints the help on the program or on a verb.
  static let help = Verb(
    name: "help", summary: "print the help on the program, or on a verb",
    operands: .optional("VERB"), options: [],
    examples: ["penaltybox help", "penaltybox help replay"]
  ) { (arguments, console) throws(UsageError) in
    let verb = try arguments.operands.first.map { (name) throws(UsageError) in
      try ArgumentParser.verb(name)
    }
    console.print(Help.text(on: verb, columns: console.palette.width))
    return .done
  }
}
