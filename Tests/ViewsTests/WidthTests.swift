import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import Views

/// Text on terminals of different widths.
@Suite struct Widths {
  /// A game under a book that extends another, with long names and long waits.
  private static let sheet = """
    under usa-hockey-2025-youth
    home  TOR
    visiting MTL
    P1 4:00 TOR15 2 checking-from-behind
       4:30 TOR16 5+GM fighting
       5:00 MTL9 goal 17 4 empty-net
    P2 1:00 MTL4 2 high-sticking
       1:10 MTL5 2 unsportsmanlike-conduct served-by MTL12
       1:20 MTL6 2+2 high-sticking
    P3 1:20 MTL bench 2 too-many-players served-by MTL12
       2:00 period-end
    """

  private static let widths = [40, 60, 80, 140]

  private static func palette(_ width: Int) -> Palette {
    var palette = Palette.terminal
    palette.width = width
    return palette
  }

  /// The lines without their styles.
  private static func lines(_ text: String) -> [String] {
    var plain = text
    for sequence in Palette.terminal.sequences {
      plain = plain.split(separator: "\u{1b}" + sequence, omittingEmptySubsequences: false)
        .joined()
    }
    return plain.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test(arguments: widths) func `no line of any view is wider than the terminal`(width: Int) throws
  {
    let game = try game(Self.sheet)
    let palette = Self.palette(width)
    let moment = try Moment(of: game, at: GameTime(period: 2, elapsed: .seconds(100)))
    let books = try ["usa-hockey-2025-youth", "nfhs-2020"].map {
      try #require(Rulebooks.edition($0))
    }
    let other = PlayedGame(game.log, under: books[1].rulebook, file: "g", naming: .lines)
    let goal = Inquiry(.plays([.goal(Goal(team: .home, scorer: Player(.home, 9)))]), of: moment)
    let texts = [
      "replay": ReplayText.text(of: game, in: palette),
      "state": StateText.text(of: moment, in: palette),
      "short state": StateText.short(of: moment, in: palette),
      "ask": AskText.text(of: moment, in: palette),
      "inquiry": AskText.text(of: goal, in: palette),
      "comparison": Document.comparison(ReplayComparison(game, other)).text(in: palette),
      "book": Document.book(books[1]).text(in: palette),
      "books": Document.books(books).text(in: palette),
      "difference": Document.differences(BookDifferences(books[0], books[1])).text(in: palette),
    ]
    for (name, text) in texts {
      let wide = Self.lines(text).filter { $0.columns > width }
      #expect(wide == [], "\(name)")
      #expect(!text.isEmpty)
    }
  }

  @Test func `at 60 columns rules and figures keep their columns`() throws {
    var palette = Palette.plain
    palette.width = 60
    let text = ReplayText.text(of: try game(Self.sheet), in: palette)
    #expect(
      text.hasPrefix(
        """
        game.sheet · home TOR, visiting MTL
        under USA Hockey 2025-29 Youth · times are elapsed
        rules shared with USA Hockey 2025-29 have the same numbers

        P1
           4:00  TOR15 2 checking-from-behind
                   TOR15 in the box until 6:00  4v5           402(a)
                   Face-off: TOR's end            612(b), unverified
           4:30  TOR16 5+GM fighting
                   TOR16 is out of the game                      404
                   TOR16's substitute serves          403(d), 404(a)

        """), "\(text)")
  }

  @Test func `text is broken at blanks, in its styles, and words that are too long anywhere`() {
    let palette = Self.palette(12)
    let text = "  " + palette.paint("one two three four", .bad) + " end\nshort\n"
    #expect(
      palette.wrapped(text) == """
          \u{1b}[31mone two\u{1b}[0m
            \u{1b}[31mthree\u{1b}[0m
            \u{1b}[31mfour\u{1b}[0m end
        short

        """)
    #expect(palette.wrapped("abcdefghijklmnop") == "abcdefghijkl\n  mnop")
    #expect(Palette.plain.wrapped(text) == text)
    #expect("選手 a".columns == 6 && "e\u{301}".columns == 1)
    #expect("a bc def".pieces(width: 4) == ["a bc", "def"])
    #expect("a bcdefgh".pieces(width: 4) == ["a", "bcde", "fgh"])
    #expect("選手選".pieces(width: 4) == ["選手", "選"])
    #expect("".pieces(width: 4) == [""])
  }

  @Test func `a file has long lines, and the head names the shared book once`() throws {
    let text = ReplayText.text(of: try game(Self.sheet), in: .plain)
    #expect(text.contains(" 402(a)\n") && !text.contains("USA Hockey 2025-29 402(a)"))
    #expect(text.contains("\nrules shared with USA Hockey 2025-29 have the same numbers\n"))
  }

  @Test func `a point that no rule settles is explained where it first decides`() throws {
    let text = ReplayText.text(
      of: try game("under nfhs-2020\nP1 4:00 A6 2\n   4:30 A7 2\n"), in: .plain)
    let lines = text.split(separator: "\n")
    let places = lines.indices.filter { lines[$0].contains("UNVERIFIED: ") }
    #expect(!places.isEmpty, "\(text)")
    #expect(places.allSatisfy { lines[$0 - 1].hasSuffix("unverified") })
    #expect(text.contains("A6 in the box until 5:30               4v5               unverified\n"))
    let keys = places.map { lines[$0].split(separator: ":")[0] }
    #expect(Set(keys).count == keys.count)
  }
}
