import Testing

@testable import penaltybox

/// The help, which is made from the declarations of the verbs; `Instructions` runs its examples.
@Suite struct Helping {
  @Test(arguments: Verb.all.map(\.name))
  func `every verb has help with an example, and names its options`(_ verb: String) throws {
    let bench = try Workbench()
    let help = try bench.run(verb, "--help")
    #expect(help.output.contains("penaltybox \(verb)") && help.output.contains("example:\n  "))
    let options = try bench.run("completion", "words", "--", verb, "--").output
    for option in options.split(separator: "\n").compactMap({ $0.split(separator: "\t").first }) {
      #expect(help.output.contains(option), "\(option)")
    }
    #expect(help.errors == "" && help.status == 0)
    #expect(try bench.run(verb, "x", "-h").output == help.output)
    #expect(try bench.run("help", verb).output == help.output)
    #expect(try bench.run("--help").output.contains("\n  \(verb)"))
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
    #expect(outcome.output.wholeMatch(of: #/penaltybox \d+\.\d+\.\d+\n/#) != nil)
    #expect(outcome.status == 0)
  }

  @Test func `the short form of quiet suppresses remarks`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    #expect(try bench.run("convert", "a.sheet", "--into", "b").errors != "")
    #expect(try bench.run("convert", "a.sheet", "--into", "c", "-q").errors == "")
  }
}
