import HockeyRules
import Scoresheets
import Testing

/// Names and colours of the teams, and names of players, in the head of a log.
@Suite struct TeamNameTests {
  private static let sheet = """
    home     TOR
    visiting OTT
    name     home Toronto Maple Leafs
    name     visiting Ottawa Senators
    name     TOR12 Anna Berg
    color    home #00205B #FFFFFF
    color    visiting #DA1A32

    P1  4:00  TOR12  2 hooking

    """

  @Test func `names and colours are read, and written as they were`() throws {
    let log = try GameLog(sheet: Self.sheet)
    #expect(log.teamNames == PerTeam(home: "Toronto Maple Leafs", visiting: "Ottawa Senators"))
    #expect(log.colors == PerTeam(home: ["#00205B", "#FFFFFF"], visiting: ["#DA1A32"]))
    #expect(log.names == [Player(.home, 12): "Anna Berg"])
    #expect(SheetWriter.text(of: log) == Self.sheet)
    #expect(log.withoutNames.names.isEmpty)
  }

  @Test func `JSON lines have the names and colours of the teams`() throws {
    let log = try GameLog(sheet: Self.sheet)
    let text = String(decoding: JSONLines.text(of: log), as: UTF8.self)
    #expect(text.contains(##""homeColor":"#00205B #FFFFFF""##))
    let read = JSONLines.read(Array(text.utf8)).log
    #expect(read.teamNames == log.teamNames && read.colors == log.colors)
  }

  @Test(arguments: [
    ("color home blue", "1:12: expected a colour, such as `#00205B`, not `blue`"),
    ("color home #00205", "1:12: expected a colour, such as `#00205B`, not `#00205`"),
    ("color home", "1:11: expected a colour, such as `#00205B`, but the line ends here"),
    ("color home #00205b #fff", "1:20: expected a colour, such as `#00205B`, not `#fff`"),
    ("name hom Toronto", "expected `home`, `visiting` or a player, such as `A6`, not `hom`"),
    ("name TOR12 Anna", "1:6: no team is called `TOR`; the teams are `A` and `B`"),
    ("name home A\nname home B", "2:1: `name` is already on line 1"),
  ])
  func `what is no name or colour has an error at its place`(_ text: String, _ message: String) {
    let errors = SheetReader.read(text + "\n").errors.map { "\($0)" }
    #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
  }

  @Test func `a comment may follow a colour`() throws {
    let log = try GameLog(sheet: "color home #c8102e # as on the sweater\n")
    #expect(log.colors.home == ["#C8102E"])
  }
}
