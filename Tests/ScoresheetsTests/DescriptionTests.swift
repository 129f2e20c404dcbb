import HockeyRules
import Scoresheets
import Testing

/// The descriptions of errors, which the command prints.
@Suite struct ErrorDescriptions {
  @Test func `a log's error is its place and its words`() throws {
    let error = try #require(JSONLines.read(Array("{\"penaltybox\":2}\n".utf8)).error)
    #expect("\(error)" == "1:1: unknown version 2 of this format; only 1 is known")
    #expect("\(error.problem)" == "unknown version 2 of this format; only 1 is known")
  }

  @Test func `a rulebook's errors are the messages with file, line and caret`() {
    let errors = #expect(throws: RulebookErrors.self) {
      try RulebookFile.read(Array(#"{"id": 5x}"#.utf8), file: "a.json")
    }
    let first = """
      a.json:1:8: 'id' must be a string
        {"id": 5x}
               ^
      """
    let second = """
      a.json:1:9: expected ',' or '}', found 'x'
        {"id": 5x}
                ^
      """
    #expect(errors?.description == "\(first)\n\(second)")
    #expect(errors?.errors.map(\.description) == [first, second])
    #expect(errors?.errors.first?.problem.description == "'id' must be a string")
  }

  @Test func `a reason to refuse has the words of the command, in the letters of the log`() {
    let reason = Refusal.Reason.playerIsOut(Player(.visiting, 9))
    #expect("\(reason)" == "B9 is out of the game")
    let notation = Notation(letters: PerTeam(home: "TOR", visiting: "MTL"))
    let words = RulingWords(notation).words(for: reason)
    #expect(words.reason == "MTL9 is out of the game")
    #expect("\(words)" == "MTL9 is out of the game; name another player")
  }

  @Test func `a note on a log is its words`() {
    let note = LogNote.oddMinor(.number(8), minutes: 3)
    #expect("\(note)" == note.words)
  }
}
