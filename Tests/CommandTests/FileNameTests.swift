import Foundation
import Testing

/// Files whose names are not UTF-8; they are read, and shown with `�` in place of the wrong bytes.
@Suite struct FileNames {
  private static let good = "under nhl-2025\nP1 5:00 A6 2\n"
  private static let cases =
    "under nhl-2025\n\n== a minor\n\nP1  5:00  A6  2\n          > A6 starts, until 8:00\n"

  private func bench() throws -> Workbench {
    try Workbench(["games/a.sheet": Self.good, "games/a.cases": Self.cases])
  }

  /// Makes further files with `script`; returns false if the file system does not allow such names.
  private func make(_ script: String, in bench: borrowing Workbench) throws -> Bool {
    try bench.shell(#"odd() { printf "$1\351$2"; }; "# + script).status == 0
  }

  @Test func `a file and a folder are read by their names`() throws {
    let bench = try bench()
    let isMade = try make(
      #"d=$(odd games/); mkdir "$d"; cp games/a.sheet "$d/$(odd b .sheet)"; cp games/a.sheet "$(odd c .sheet)""#,
      in: bench)
    guard isMade else { return }
    for path in [#"$(printf 'c\351').sheet"#, #"$(printf 'games/\351/b\351').sheet"#] {
      let outcome = try bench.shell(#"penaltybox replay "\#(path)""#)
      #expect(outcome.output.contains("A6 in the box until 7:00"))
      #expect(outcome.errors == "" && outcome.status == 0)
    }
    // The name as it is shown also finds the file.
    #expect(try bench.run("replay", "c\u{fffd}.sheet").status == 0)
  }

  @Test(arguments: [["replay"], ["check"]])
  func `names that look the same are reported`(_ words: [String]) throws {
    let bench = try bench()
    let isMade = try make(
      #"for e in cases sheet; do cp games/a.$e "games/$(printf 'b\351').$e"; cp games/a.$e "games/$(printf 'b\352').$e"; done"#,
      in: bench)
    guard isMade else { return }
    let message =
      "the name is not UTF-8, and another looks the same; rename one of them to have it read\n"
    let ending = words == ["check"] ? "cases" : "sheet"
    let named = try bench.shell(
      #"penaltybox \#(words[0]) "games/$(printf 'b\351').\#(ending)""#)
    #expect(named.errors == "games/b\u{fffd}.\(ending): \(message)")
    #expect(named.status == 2)
    guard words == ["check"] else { return }
    let found = try bench.run("check", "games")
    #expect(found.errors.contains("games/b\u{fffd}.cases: \(message)"))
    #expect(found.output.contains("games/a.cases"))
    #expect(found.status == 2)
  }

  @Test func `a log with such a name is continued, and a new one is not begun`() throws {
    let bench = try bench()
    let isMade = try make(#"cp games/a.sheet "$(odd games/b .sheet)""#, in: bench)
    guard isMade else { return }
    let begun = try bench.shell(
      #"penaltybox live "$(printf 'b\351').jsonl" --under nhl-2025"#, input: "4:00 A6 2\n")
    #expect(begun.errors == "b\u{fffd}.jsonl: a new log needs a name in UTF-8\n")
    #expect(begun.status == 2)
    let continued = try bench.shell(
      #"""
      penaltybox live a.jsonl --under nhl-2025 && mv a.jsonl "$(printf 'b\351').jsonl" &&
      echo "4:00 A6 2" | penaltybox live "$(printf 'b\351').jsonl" &&
      penaltybox replay "$(printf 'b\351').jsonl" && ls | wc -l
      """#)
    #expect(continued.errors == "" && continued.status == 0)
    #expect(continued.output.contains("A6 in the box until 6:00"))
    #expect(continued.output.hasSuffix("2\n"), "the folder games, and the log")
  }

  @Test func `a book beside such a log is found, and none outside its folder`() throws {
    let bench = try bench()
    let isMade = try make(
      #"for f in 1 2; do mkdir "$(printf "f\35$f")"; done"#, in: bench)
    guard isMade else { return }
    let house =
      #"{"id":"house","name":"House","league":"House","extends":"nhl-2025","provisions":{}}"#
    try bench.write(Data(house.utf8), to: "house.json")
    try bench.write(Data("under house.json\nP1 5:00 A6 2\n".utf8), to: "in.sheet")
    let outcome = try bench.shell(
      #"""
      a=$(printf 'f\351'); b=$(printf 'f\352'); cp in.sheet "$a"; cp in.sheet "$b"
      cp house.json "$b"; ln -s "../$b/house.json" "$a/house.json"
      cd "$b" && penaltybox replay in.sheet && cd .. && cd "$a" && ! penaltybox replay in.sheet
      """#)
    #expect(outcome.errors.contains("the rulebook `house.json` is not in this file's folder"))
    #expect(outcome.output.contains("A6 in the box until 7:00") && outcome.status == 0)
  }
}
