import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import Views

/// Faults that fuzzing found and that fit into no other suite.
@Suite struct FindingTests {
  @Test func `a season of any number has a name`() {
    let names = [2015, 1999, 9999, .max].map {
      LeagueSeason(league: "NHL", year: $0).name
    }
    #expect(names == ["2015-16", "1999-00", "9999-00", "9223372036854775807-07"])
  }

  @Test func `where a feed has no skater and no goalkeeper, nobody is left`() {
    let recorded = RecordedStrength(
      skaters: PerTeam(home: 7, visiting: 0), goalkeepers: PerTeam(both: false))
    #expect(recorded.manpower == PerTeam(home: 6, visiting: 0))
  }

  @Test func `a mark that combines with the blank before it begins a word`() throws {
    let notation = Notation()
    let time = GameTime(period: 1, elapsed: .zero)
    #expect(notation.text(of: .other("a \u{6d6}b")) == "other a-\u{6d6}b")
    for text in ["void @x he said @ \u{6d6}@y", "void @x he said \u{301}#so"] {
      let play = try notation.play(text, at: time)
      let written = notation.text(of: play)
      #expect(notation.text(of: try notation.play(written, at: time)) == written, "\(text)")
    }
  }

  @Test func `a rulebook of many errors is read to its end, and shows two hundred`() throws {
    let opening = #"{"id":"x","name":"X","league":"X","provisions":{"#
    let keys = (0..<300).map { #""k\#($0)":{"value":0,"rule":"1"}"# }.joined(separator: ",")
    for text in [
      opening + keys + "}}", opening + keys + "," + keys + "}}",
      "{" + (0..<300).map { #""k\#($0)":0"# }.joined(separator: ",") + "}",
    ] {
      let error = #expect(throws: RulebookErrors.self) {
        try Rulebooks.read(Array(text.utf8), file: "book.json")
      }
      #expect(error?.errors.count == 200)
    }
    #expect(throws: RulebookErrors.self) {
      try Rulebooks.read(Array((opening + keys).utf8), file: "book.json")
    }
  }

  @Test func `late entries and long lists of players are read in the time that their lines take`() {
    var text = #"{"penaltybox":1}"# + "\n"
    for number in 0..<1_000 {
      text += #"{"roster":"A","number":\#(number)}"# + "\n"
      let before = number == 0 ? "" : #","before":\#(number - 1)"#
      text += #"{"id":\#(number),"period":1,"elapsed":"1:00","play":"whistle"\#(before)}"# + "\n"
    }
    let reading = JSONLines.read(Array(text.utf8))
    #expect(reading.error == nil)
    #expect(reading.log.rosters.home.count == 1_000)
    #expect(reading.log.plays.map(\.event.id) == (0..<1_000).reversed().map { .number($0) })
  }
}
