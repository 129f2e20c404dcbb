import HockeyRules
import Scoresheets
import Testing
import Views

/// Every view shows the warnings of a game, and nothing if there are none.
@Suite struct WarningViews {
  private static let sheet = """
    under    nhl-2025

    P1 10:00  A6  goal
       10:00  A6  goal 7
       19:30  period-end
    P3 20:00  game-end

    """

  @Test func `the replay has each below its play, and counts them`() throws {
    let text = ReplayText.text(of: try game(Self.sheet), in: .plain)
    #expect(
      text.contains(
        """
          10:00  A6 goal 7                                2-0
                   warning: same goal as line 3: typed twice?
                   even-strength goal                                             16.2
          19:30  period-end
                   warning: the period was ended with 0:30 on the clock           77.1

        """), "\(text)")
    #expect(text.hasSuffix("\n\n2 warnings, marked above\n"))
  }

  @Test func `JSON lines have them in fields of their own`() throws {
    var writer = JSONWriter()
    ReplayJSONLines.write(try game(Self.sheet), to: &writer)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[1].hasSuffix(
        #""warnings":[{"warning":"goal-twice","text":"same goal as line 3: typed twice?"}]}"#
      ))
    #expect(lines[2].contains(#""warning":"period-ends-early","rule":"NHL 2025-26 77.1""#))
    #expect(!lines[0].contains("warning") && !lines[3].contains("warning"))
    #expect(lines.last?.contains(#""warnings":2"#) == true)
    var other = JSONWriter()
    ReplayJSONLines.write(try game(eventfulSheet), to: &other)
    #expect(!String(decoding: other.bytes, as: UTF8.self).contains("warning"))
  }

  @Test func `CSV has them in a column`() throws {
    let text = ReplayCSV.text(of: try game(Self.sheet), .plays, hasHead: false)
    #expect(text.contains(",same goal as line 3: typed twice?,"), "\(text)")
  }

  @Test func `a state has those so far`() throws {
    let game = try game(Self.sheet)
    func state(_ elapsed: PlayingTime, _ side: Timeline.Side) throws -> String {
      let moment = try Moment(of: game, at: GameTime(period: 1, elapsed: elapsed), side)
      return StateText.text(of: moment, in: .plain)
    }
    #expect(try !state(.minutes(10), .before).contains("Warnings"))
    let after = try state(.minutes(10), .after)
    #expect(
      after.hasSuffix(
        "\nWarnings\n  P1 10:00  same goal as line 3: typed twice?\n"),
      "\(after)")
    var writer = JSONWriter()
    StateAnswer(try Moment(of: game, at: GameTime(period: 1, elapsed: .minutes(12))))
      .write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self).contains(
        #""warnings":[{"period":1,"elapsed":600,"warning":"goal-twice","text":"#))
  }

  @Test func `an infraction is suggested the nearest, in a log written by hand`() throws {
    let sheet = "under nhl-2025\nP1 5:00 A6 2 Hokking\n   6:00 A7 2 slash\n   7:00 A8 2 spitting\n"
    let game = try game(sheet)
    #expect(
      game.warnings.map { game.text(of: $0) } == [
        "`Hokking` is no known infraction; did you mean `hooking`?"
      ])
    let fed = PlayedGame(game.log, under: game.book, file: "a.json", naming: .ids)
    #expect(fed.warnings == [])
  }
}
