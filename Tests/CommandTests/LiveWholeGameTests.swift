import Foundation
import Testing

/// A whole game as a tired volunteer keeps it, with ten slips.
@Suite struct LiveWholeGames {
  /// A line, and the question that it brings with the answer; most are kept at once.
  struct Step: Sendable {
    var line: String
    var question: String?
    var answer = ""

    init(_ line: String, _ question: String? = nil, _ answer: String = "") {
      (self.line, self.question, self.answer) = (line, question, answer)
    }
  }

  private static func lines(_ text: String) -> [Step] {
    text.split(separator: "\n").map { Step(String($0)) }
  }

  static let first =
    lines("1830 b 15 2 trip\nface off\n1710 ducks 9 goal 4 17\nface off\n1605 d 12 2 int")
    // 1: typed twice.
    + [Step("1605 d 12 2 int", "is already in the log", "")]
    + lines("face off\n1540 whistle icing\nface off\n1430 b 17 goal 12 9")
    // 2: the wrong number.
    + [Step("fix b 7", "Is that right?", "y")] + lines("face off")
    // 3: the time forgotten.
    + [Step("b 8 goal 7", "no time was typed", "")] + lines("1312 b 8 goal 7")
    // 4: typed again, a few seconds off.
    + [Step("1308 b 8 goal 7", "is already in the log", "")]
    + lines(
      """
      face off
      1105 d 22 2 CC
      b 22 2 rough
      face off
      930 whistle offside
      face off
      800 d 4 5+GM fight
      b 19 5 major and game fight
      face off
      555 b 10 2 hook
      face off
      330 whistle
      """)
    // 5: a player who is out of the game.
    + [Step("200 d 17 goal 4", "DUCKS4 is out of the game", "")]
    + lines("200 d 17 goal 14\nface off\n045 whistle")
    // 6: the end of the period forgotten.
    + [Step("1920 b 6 2 hook", "or `p` if P1 has ended and it is P2", "p")]

  static let second =
    lines(
      """
      face off
      1810 d 11 2 slash
      face off
      1500 d bench 2 TMM by 88
      face off
      1400 b 9 goal (7, 12)
      face off
      """)
    // 7: a late entry.
    + [Step("1630 b 3 2 int", "Insert it?", "y")]
    + lines("1200 d 20 2 trip")
    // 8: the wrong infraction.
    + [Step("fix hook", "Is that right?", "y")]
    + lines(
      """
      face off
      930 b 5 2+10 cfb by 8
      face off
      915 d 9 goal 17
      face off
      350 b 11 goal 8
      """)
    // 9: the wrong time.
    + [Step("fix 530", "Is that right?", "y")]
    + lines("face off\n410 d 23 2 hold\nface off\n300 whistle\nface off")
    + [Step("period end", "Did it end at 0:00?", "y")]

  static let third =
    lines(
      """
      1830 d 31g 2 slash by 18
      face off
      1700 b 7 goal 9
      face off
      1600 whistle
      face off
      """)
    // 10: an infraction that there is not.
    + [Step("1530 d 6 2 hokey", "is no known infraction", "")]
    + lines(
      """
      1530 d 6 2 HK
      face off
      1200 whistle
      face off
      1000 d 17 goal 9
      face off
      800 d goalie off
      700 d 9 goal 17
      d goalie on
      face off
      300 b 12 2 delay
      face off
      """)
    + [Step("end of period", "Did it end at 0:00?", "y")]

  static let decision =
    lines("400 b 15 2 trip\nface off\n100 whistle\nface off")
    + [Step("period end", "Did it end at 0:00?", "y")]
    + lines("b 7 s\nd 9 m\nb 9 m\nd 17 s\nb 8 s\nd 12 m\ngame end")

  /// The goals and penalties on the referee's sheet, in the notation.
  private static let sheet = """
    18:30 BEARS15 2 tripping
    17:10 DUCKS9 goal 4 17
    16:05 DUCKS12 2 interference
    14:30 BEARS7 goal 12 9
    13:12 BEARS8 goal 7
    11:05 DUCKS22 2 cross-checking
    11:05 BEARS22 2 roughing
    8:00 DUCKS4 5+GM fighting
    8:00 BEARS19 5+GM fighting
    5:55 BEARS10 2 hooking
    2:00 DUCKS17 goal 14
    19:20 BEARS6 2 hooking
    18:10 DUCKS11 2 slashing
    16:30 BEARS3 2 interference
    15:00 DUCKS bench 2 too-many-players served-by DUCKS88
    14:00 BEARS9 goal 7 12
    12:00 DUCKS20 2 hooking
    9:30 BEARS5 2+10 checking-from-behind served-by BEARS8
    9:15 DUCKS9 goal 17
    5:30 BEARS11 goal 8
    4:10 DUCKS23 2 holding
    18:30 DUCKS31g 2 slashing served-by DUCKS18
    17:00 BEARS7 goal 9
    15:30 DUCKS6 2 hooking
    10:00 DUCKS17 goal 9
    7:00 DUCKS9 goal 17
    3:00 BEARS12 2 delay-of-game
    4:00 BEARS15 2 tripping
    """

  @Test func `eighty plays with ten slips end as the referee's sheet says`() throws {
    let bench = try Workbench()
    var lines: [String] = []
    var questions: [String] = []
    for step in Self.first + Self.second + Self.third + Self.decision {
      if step.line == "b 7 s" { lines.append("SO") }
      lines.append(step.line)
      if let question = step.question {
        lines.append(step.answer)
        questions.append(question)
      }
    }
    let outcome = try bench.keep(
      (lines + ["score", "exit"]).joined(separator: "\n"),
      ["--under", "nhl-2025", "--home", "bears", "--visiting", "ducks", "--clock", "remaining"])
    for question in questions { #expect(outcome.output.contains(question)) }
    #expect(outcome.output.contains("BEARS win the shoot-out 2-1"))
    let dropped = outcome.errors.split(separator: "\n")
    #expect(dropped.allSatisfy { $0.hasPrefix("not kept: ") } && dropped.count == 5)
    #expect(outcome.status == 1)
    let plays = try bench.keep("log", ["--clock", "remaining"]).output
      .split(separator: "\n").filter { $0.hasPrefix("@") }
      .map { line in line.split(separator: " ").dropFirst(2).joined(separator: " ") }
    #expect(plays.count == 80)
    #expect(plays.filter(Self.isOnSheet) == Self.sheet.split(separator: "\n").map { String($0) })
    let box = try bench.run("replay", "game.jsonl").output
    for row in [
      "BEARS   2   2   1   0   1      6", "DUCKS   2   1   2   0   0      5",
      "BEARS     2   3   0   0   0", "DUCKS     3   2   0   0   0",
    ] { #expect(box.contains(row), "\(box)") }
    #expect(box.contains("       41\n") && box.contains("       31\n"), "\(box)")
  }

  /// Whether a play stands on the sheet of a referee.
  private static func isOnSheet(_ play: String) -> Bool {
    play.contains(" goal ") || play.contains(" 2 ") || play.contains(" 2+10 ")
      || play.contains(" 5+GM ")
  }
}
