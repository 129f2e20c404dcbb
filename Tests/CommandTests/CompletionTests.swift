import Foundation
import Testing

@testable import penaltybox

/// The completion scripts, each run by its shell if that is installed.
@Suite struct ShellCompletions {
  /// Typed lines, each with words that must be offered; `isAll` means that no other word may be.
  static let typed: [(line: String, words: [String], isAll: Bool)] = [
    ("penaltybox re", ["replay"], true),
    (
      "penaltybox s", ["state", "strength", "scoresheet", "season", "serve"], true
    ),
    ("penaltybox -", ["-h", "--help", "-V", "--version"], true),
    ("penaltybox replay --un", ["--under"], true),
    ("penaltybox replay --under nhl", ["nhl-2014", "nhl-2021", "nhl-2025"], true),
    ("penaltybox state --clock ", ["elapsed", "remaining"], true),
    ("penaltybox books ", ["show", "diff", "new", "check", "schema"], true),
    ("penaltybox books show nhl-2025 goal-", ["goal-ends", "goal-tie"], true),
    ("penaltybox books diff nhl-2025 iihf", ["iihf-2018", "iihf-2023", "iihf-2025"], true),
    ("penaltybox help com", ["completion"], true),
    ("penaltybox completion ", ["bash", "zsh", "fish", "words"], true),
    ("penaltybox replay ga", ["game.sheet", "games"], true),
    ("penaltybox replay --format csv ga", ["game.sheet", "games"], true),
    ("penaltybox replay --rows p", ["plays", "penalties", "players", "power-plays"], true),
    ("penaltybox books check ou", ["our.json"], true),
    ("penaltybox ask game.sheet ", [], true),
    ("penaltybox books show ./o", ["./our.json"], true),
  ]

  /// The scripts ask the program, which must be on the `PATH`.
  private static let environment = [
    "PATH": Workbench.program.deletingLastPathComponent().path + ":/usr/bin:/bin"
  ]

  private static func bench() throws -> Workbench {
    try Workbench(["game.sheet": "", "our.json": "", "games/a.sheet": ""])
  }

  private static func script(_ shell: Shell) throws -> String {
    let outcome = try Workbench().run("completion", shell.rawValue)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output
  }

  @Test func `every verb, option and action is offered with its summary`() {
    func words(_ typed: String...) -> [String] {
      Completion(of: typed).words.map { "\($0.text) \($0.summary)" }
    }
    #expect(words("") == Verb.all.map { "\($0.name) \($0.summary)" })
    for verb in Verb.all {
      let options = words(verb.name, "--")
      #expect(options == verb.allOptions.map { "\($0.name.flag) \($0.summary)" })
      guard !verb.operands.actions.isEmpty else { continue }
      #expect(words(verb.name, "") == verb.operands.actions.map { "\($0.name) \($0.summary)" })
    }
  }

  @Test(arguments: typed)
  func `the words that may come next are those that fit`(
    _ line: String, _ words: [String], _ isAll: Bool
  ) throws {
    var typed = line.split(separator: " ").dropFirst().map { String($0) }
    if line.hasSuffix(" ") { typed.append("") }
    let outcome = try Workbench().run(["completion", "words", "--"] + typed)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    let found = lines.filter { !$0.hasPrefix(":") }.map { $0.prefix { $0 != "\t" } }
    // The shell adds the paths.
    let paths = ["game.sheet", "games", "our.json", "./our.json"]
    #expect(found.map { String($0) }.sorted() == words.filter { !paths.contains($0) }.sorted())
    if words.contains(where: { paths.contains($0) }) {
      #expect(lines.contains { $0.hasPrefix(":") })
    }
  }

  @Test(.enabled(if: Workbench.installed("bash") != nil), arguments: typed.indices)
  func `bash completes`(_ index: Int) throws {
    let bash = try #require(Workbench.installed("bash"))
    let (line, words, _) = Self.typed[index]
    var typed = line.split(separator: " ").map { String($0) }
    if line.hasSuffix(" ") { typed.append("") }
    let found = try Self.complete(typed, by: bash)
    #expect(found.sorted() == words.sorted(), "\(line)")
  }

  @Test(.enabled(if: Workbench.installed("bash") != nil))
  func `bash splits an option and its value at the equals sign`() throws {
    let bash = try #require(Workbench.installed("bash"))
    let start = ["penaltybox", "replay", "--under", "="]
    #expect(try Self.complete(start + ["nhl-202"], by: bash) == ["nhl-2021", "nhl-2025"])
    #expect(try Self.complete(start, by: bash).contains("nhl-2014"))
    let ask = ["penaltybox", "ask", "--at", "=", "P1", "game.sheet", ""]
    #expect(try Self.complete(ask, by: bash) == [])
  }

  /// The words that bash offers for the last of `words`.
  private static func complete(_ words: [String], by bash: URL) throws -> [String] {
    let bench = try bench()
    try bench.write(Data(try script(.bash).utf8), to: ".script")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try bench.run(
      bash,
      [
        "-c",
        "set -u; . ./.script; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _penaltybox; "
          + #"for word in ${COMPREPLY+"${COMPREPLY[@]}"}; do echo "$word"; done"#,
      ], environment: environment)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { String($0) }
  }

  @Test(.enabled(if: Workbench.installed("fish") != nil), arguments: typed.indices)
  func `fish completes`(_ index: Int) throws {
    let fish = try #require(Workbench.installed("fish"))
    let (line, words, _) = Self.typed[index]
    let bench = try Self.bench()
    try bench.write(Data(try Self.script(.fish).utf8), to: ".script")
    let outcome = try bench.run(
      fish, ["--no-config", "-c", "source .script; complete -C '\(line)'"],
      environment: Self.environment.merging(["HOME": bench.folder.path]) { $1 })
    #expect(outcome.errors == "")
    let found = outcome.output.split(separator: "\n").map { line in
      let word = String(line.prefix { $0 != "\t" })
      return word.hasSuffix("/") ? String(word.dropLast()) : word
    }
    // After a single hyphen, fish offers only the options.
    #expect(found.sorted() == words.sorted(), "\(line)")
  }

  @Test(.enabled(if: Workbench.installed("zsh") != nil))
  func `zsh can read its script`() throws {
    let zsh = try #require(Workbench.installed("zsh"))
    let bench = try Self.bench()
    try bench.write(Data(try Self.script(.zsh).utf8), to: "_penaltybox")
    let outcome = try bench.run(
      zsh,
      [
        "-f", "-c",
        "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; autoload +X -U _penaltybox; "
          + "echo ${_comps[penaltybox]}",
      ], environment: ["HOME": bench.folder.path])
    #expect(outcome.errors == "")
    #expect(outcome.output == "_penaltybox\n")
  }
}
