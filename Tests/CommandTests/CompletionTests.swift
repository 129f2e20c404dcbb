import Foundation
import Testing

@testable import penaltybox

/// The scripts for shells, each run by its shell if that is installed.
@Suite struct ShellCompletions {
  /// A typed line, and words that must be among those offered.
  static let typed: [(line: String, words: [String], isAll: Bool)] = [
    ("penaltybox re", ["replay"], true),
    ("penaltybox s", ["state", "scoresheet", "serve", "serve-cases"], true),
    ("penaltybox -", ["-h", "--help", "-V", "--version"], true),
    ("penaltybox replay --un", ["--under"], true),
    ("penaltybox replay --under nhl", ["nhl-2014", "nhl-2021", "nhl-2025"], true),
    ("penaltybox state --clock ", ["elapsed", "remaining"], true),
    ("penaltybox books ", ["show", "diff", "new", "check", "try", "schema"], true),
    ("penaltybox books show nhl-2025 goal-", ["goal-ends", "goal-tie"], true),
    ("penaltybox books diff nhl-2025 iihf", ["iihf-2018", "iihf-2023", "iihf-2025"], true),
    ("penaltybox help com", ["completion"], true),
    ("penaltybox completion ", ["bash", "zsh", "fish"], true),
    ("penaltybox replay ga", ["game.sheet", "games"], true),
    ("penaltybox replay --format csv ga", ["game.sheet", "games"], true),
    ("penaltybox check --export ga", ["games"], true),
    ("penaltybox replay --rows p", ["plays", "penalties", "players"], true),
    ("penaltybox books check ou", ["our.json"], true),
    ("penaltybox ask game.sheet ", [], true),
    ("penaltybox books show ./o", ["./our.json"], true),
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

  @Test(arguments: Shell.allCases)
  func `a script has every verb, option and action`(_ shell: Shell) throws {
    let script = try Self.script(shell)
    for verb in Verb.all {
      #expect(script.contains(verb.name))
      for option in verb.options {
        let flag = shell == .fish ? "-l \(option.name.rawValue)" : option.name.flag
        #expect(script.contains(flag), "\(verb.name) \(flag)")
      }
      for action in verb.operands.actions { #expect(script.contains(action.name)) }
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
      ])
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
      environment: ["HOME": bench.folder.path])
    #expect(outcome.errors == "")
    let found = outcome.output.split(separator: "\n").map { line in
      let word = String(line.prefix { $0 != "\t" })
      return word.hasSuffix("/") ? String(word.dropLast()) : word
    }
    // For a single hyphen, it offers only the options.
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
