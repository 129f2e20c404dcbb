import Testing

@testable import penaltybox

/// The help, which is made from the declarations of the verbs.
@Suite struct Helping {
  static let verbs = Verb.all.map(\.name)

  @Test(arguments: verbs)
  func `every verb has help with an example`(_ verb: String) throws {
    let bench = try Workbench()
    let help = try bench.run(verb, "--help")
    #expect(help.output.contains("usage: penaltybox \(verb)"))
    #expect(help.output.contains("example:\n  "))
    #expect(help.output.contains("  -h, --help"))
    #expect(help.errors == "")
    #expect(help.status == 0)
    #expect(try bench.run(verb, "x", "-h").output == help.output)
    #expect(try bench.run("help", verb).output == help.output)
    #expect(try bench.run("--help").output.contains("\n  \(verb)"))
  }

  @Test(arguments: [nil, 140, 100, 80, 60])
  func `no line of the help is wider than the terminal, or than 100 columns`(columns: Int?) {
    for verb in [nil] + Verb.all {
      let lines = Help.text(on: verb, columns: columns).split(separator: "\n")
      let wide = lines.filter { $0.count > min(columns ?? 100, 100) }
      #expect(wide.isEmpty, "\(verb?.name ?? "help"): \(wide)")
    }
  }

  @Test func `a broken example is still one command`() {
    let help = Help.text(on: .ask, columns: 60)
    #expect(
      help.contains(
        """
          penaltybox ask game.sheet --at "P2 12:34" \\
            "A6 2 hooking" "B7 2 roughing"
        """))
  }

  @Test(arguments: ["--version", "-V"]) func `the program says its version`(_ flag: String) throws {
    let outcome = try Workbench().run(flag)
    #expect(outcome.output == "penaltybox 1.0.0\n")
    #expect(outcome.status == 0)
  }

  @Test func `the version and the help are in the list`() throws {
    let help = try Workbench().run("help").output
    #expect(
      help.contains("\n  -h, --help     print this help\n  -V, --version  print the version\n"))
  }

  @Test func `the short form of quiet suppresses remarks`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    #expect(try bench.run("convert", "a.sheet", "--into", "b").errors != "")
    #expect(try bench.run("convert", "a.sheet", "--into", "c", "-q").errors == "")
  }

  @Test func `the help calls operands and values by words that shells know`() {
    let known: Set = [
      "BOOK", "KEY", "VERB", "DIR", "LOG", "CASES", "FILE", "FILE.csv", "PLAY", "TIME", "TITLE",
      "CMD", "LETTERS", "PERCENT", "COUNT", "SHELL", "ACTION", "LEAGUE", "PERIODS", "WORD", "FACTS",
      "PLAYER", "GAME", "KINDS", "NAME", "NAMES",
    ]
    for verb in Verb.all {
      var words = verb.options.compactMap { option in
        if case .text(let word) = option.value { word } else { nil }
      }
      for operands in [verb.operands] + verb.operands.actions.map(\.operands) {
        words += operands.first + [operands.others].compactMap { $0 }
      }
      #expect(words.filter { !known.contains($0) } == [], "\(verb.name)")
    }
  }
}
