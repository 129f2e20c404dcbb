import Foundation
import Testing

/// The verb `season`: a folder of games, and the players who may not play in the next one.
@Suite struct SeasonVerb {
  /// A season of four games of TOR, in which TOR6 gets two boarding majors and TOR9 one.
  private static func bench(_ more: [String: String] = [:]) throws -> Workbench {
    func game(_ date: Int, _ plays: String) -> String {
      """
      under nhl-2025
      home TOR 1g 6 7 9
      visiting MTL 1g 4 5
      date 2025-11-0\(date)
      id g\(date)

      \(plays)

      """
    }
    var files = [
      "games/a.sheet": game(3, "P1 4:00 TOR6 5+GM boarding\nP3 20:00 game-end"),
      "games/b.sheet": game(
        1, "P1 4:00 TOR6 5+GM boarding\nP2 1:00 TOR7 goal\nP3 20:00 game-end"),
      "games/c.sheet": game(2, "P1 4:00 TOR9 5+GM slashing\nP1 9:00 MTL4 goal\nP3 20:00 game-end"),
    ]
    for (name, text) in more { files[name] = text }
    return try Workbench(files)
  }

  @Test func `a season without games is none`() throws {
    let outcome = try Workbench(["a.season": "under nhl-2025\n"]).run("season", "a.season")
    #expect(outcome.output == "" && outcome.errors == "the season has no games\n")
    #expect(outcome.status == 2)
  }

  @Test func `the page says who is out, until when and by which rule, and who is one away`() throws
  {
    let outcome = try Self.bench().run("season", "games")
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        By NHL 2025-26, after 3 games, the last on 2025-11-03; next: regular season

        May not play in the next game

        who   out for  why                                                                       rule  back
        TOR6  1 game   2nd physical game misconduct: boarding, game g3 (2025-11-03 against MTL)  23.6  in the 2nd game from now

        The next game is the 1st from now. If one of them plays after all, a goal with him on the ice is disallowed if he is found before play goes on (5.2, 78.5(iv)).

        One call away, regular season

        who   has                                         next              rule
        TOR6  2 physical game misconducts (games g1, g3)  the 3rd: 2 games  23.6
        TOR9  1 stick game misconduct (game g2)           the 2nd: 1 game   23.5

        Automatic; check the league's decisions.

        """)
    #expect(outcome.status == 0)
  }

  @Test func `a file of the season adds what the league has decided`() throws {
    let bench = try Self.bench([
      "rulings.season": "under nhl-2025\n\ngame g3\nrescinded TOR6 the video shows no contact\n"
    ])
    let outcome = try bench.run("season", "games", "rulings.season", "--format", "json")
    #expect(outcome.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let season = try #require(answer as? [String: Any])
    #expect((season["out"] as? [Any])?.count == 0)
    #expect(season["games"] as? Int == 3)
  }

  @Test func `who played while he was out is told, and strict ends with 1`() throws {
    let bench = try Self.bench([
      "games/d.sheet": """
      under nhl-2025
      home TOR
      visiting MTL
      date 2025-11-05
      id g5
      P1 4:00 TOR6 goal

      """
    ])
    let outcome = try bench.run("season", "games", "--strict", "-q")
    #expect(outcome.output.contains("Played although out"))
    #expect(outcome.output.contains("TOR6  game g5 (2025-11-05 against MTL)"))
    #expect(outcome.status == 1)
    #expect(try bench.run("season", "games", "-q").status == 0)
  }

  @Test func `the rows as CSV are those who are out, or a ledger`() throws {
    let bench = try Self.bench()
    let out = try bench.run("season", "games", "--format", "csv").output.split(separator: "\n")
    #expect(out.count == 2)
    #expect(out[0].hasPrefix("person,letters,player,name,key,rule,"))
    #expect(out[1].hasPrefix("TOR6,TOR,6,,physical-game-misconduct,NHL 2025-26 23.6,"))
    let ledger = try bench.run("season", "games", "--team", "MTL", "--format", "csv").output
    #expect(ledger.split(separator: "\n").count == 1)
  }

  @Test func `the ledger of a player has all that he has owed`() throws {
    let outcome = try Self.bench([
      "games/d.sheet": """
      under nhl-2025
      home TOR
      visiting MTL
      date 2025-11-05
      id g5
      P1 4:00 MTL4 goal
      P3 20:00 game-end

      """
    ]).run("season", "games", "--player", "TOR6", "--since", "g3")
    #expect(outcome.output.contains("1 game, served"))
    #expect(outcome.output.contains("23.6  g5"))
    #expect(outcome.output.contains("May not play in the next game: nobody"))
  }

  /// Faulty season files, and the message about each.
  static let faults: [(text: String, message: String)] = [
    (
      "under nhl-2025\n\ngame g3\nrulled TOR6 3 spearing\n",
      "r.season:4:1: expected `absent`, `dressed`, `ruled`"
    ),
    (
      "under nhl-2025\n\ngame g3\nruled TORR6 3 spearing\n",
      "r.season:3: `TORR6` is of no team of the season; did you mean `TOR`?"
    ),
    ("under nhl-2025\n\ngame g33\nruled TOR6 3\n", "r.season:3: no log is of the game `g33`"),
    (
      "under nhl-2025\n== a case\ngame 1\n",
      "r.season: cases of several games, which `penaltybox check`"
    ),
  ]

  @Test(arguments: faults.indices)
  func `what a season's file says wrongly is told with its line`(index: Int) throws {
    let (text, message) = Self.faults[index]
    let outcome = try Self.bench(["r.season": text]).run("season", "games", "r.season")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func `a folder that has only a season's file is a season`() throws {
    let game = "P1  4:00  TOR6 5+GM boarding\n"
    let bench = try Workbench([
      "season/all.season":
        "under nhl-2025\nhome TOR\nvisiting MTL\n\ngame 1\n\(game)game 2\n\(game)"
    ])
    let outcome = try bench.run("season", "season")
    #expect(outcome.errors == "")
    #expect(
      outcome.output.contains("TOR6  1 game   2nd physical game misconduct: boarding, game 2"))
    #expect(outcome.status == 0)
  }

  @Test func `a player's letters may be small`() throws {
    let outcome = try Self.bench().run("season", "games", "--player", "tor6")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("TOR6  1 game"))
  }

  /// Questions that cannot be asked, and the message about each.
  static let mistakes: [(words: [String], message: String)] = [
    (["--since", "g9"], "the season has no game `g9`"),
    (["--player", "BOS1"], "`BOS1` is no team of the season, nor a player of one"),
    (["--team", "TOR", "--player", "TOR6"], "`--team` and `--player` cannot be used together"),
  ]

  @Test func `the list for one game is of its two teams, after the games before it`() throws {
    let bench = try Self.bench([
      "games/d.sheet": """
      under nhl-2025
      home MTL
      visiting TOR
      date 2025-11-05
      id g4

      """
    ])
    let tonight = try bench.run("season", "games", "--game", "g4").output
    #expect(tonight.hasPrefix("By NHL 2025-26, after 3 games, the last on 2025-11-03; next: "))
    #expect(tonight.contains("May not play: MTL – TOR, game g4, 2025-11-05\n"))
    #expect(tonight.contains("TOR6  1 game"))
    let second = try bench.run("season", "games", "--game", "g2").output
    #expect(second.contains("May not play: TOR – MTL, game g2, 2025-11-02: nobody"))
    let teams = try bench.run("season", "games", "--team", "TOR", "--team", "MTL").output
    #expect(teams.contains("TOR6  1 game"))
    let later = try bench.run("season", "games", "--since", "2025-11-03").output
    #expect(later.contains("Added since game g3"))
    let whole = try bench.run("season", "games", "--strict")
    #expect(whole.output.contains("game g4: no plays yet; it serves no suspension"))
    #expect(whole.status == 1)
  }

  @Test func `decisions that concern nothing are told, and a missing ruling has its own list`()
    throws
  {
    let bench = try Self.bench([
      "games/d.sheet": """
      under nhl-2025
      home TOR
      visiting MTL
      date 2025-11-04
      id g4
      P1 4:00 MTL9 M

      """,
      "games/e.sheet": """
      under nhl-2025
      home TOR
      visiting MTL
      date 2025-11-05
      id g5
      P1 4:00 MTL9 goal

      """,
      "rulings.season": """
      under nhl-2025

      game g1
      reduced TOR7 1 on appeal
      ruled TOR99 1 the hearing

      """,
    ])
    let outcome = try bench.run("season", "games", "rulings.season", "--strict")
    #expect(outcome.output.contains("game g1: `reduced TOR7` concerns nothing that is open"))
    #expect(
      outcome.output.contains("game g1: a decision about TOR99, whom no game names; it is kept"))
    #expect(outcome.output.contains("Ruling missing: has played since a hearing was due"))
    #expect(outcome.output.contains("MTL9  pending a hearing (has played since: game g5)"))
    #expect(outcome.status == 1)
  }

  @Test func `where no log can be read, only that is said`() throws {
    let outcome = try Self.bench().run("season", "missing")
    #expect(outcome.errors == "missing: no such file\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: mistakes.indices)
  func `what is not in the season is an error`(index: Int) throws {
    let (words, message) = Self.mistakes[index]
    let outcome = try Self.bench().run(["season", "games"] + words)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func `check plays the cases of several games, and says which line differs`() throws {
    let text = """
      under nhl-2025
      == a case that agrees
      game 1
      P1 4:00 A6 M
      > A6 out until ruled  21.2
      == a case that differs
      game 1
      P1 4:00 A6 M
      > A6 out of 2 games

      """
    let bench = try Workbench(["cases/a.season": text])
    let outcome = try bench.run("check", "cases")
    #expect(
      outcome.output == """
        cases/a.season:9:1: a case that differs, under nhl-2025

            game 1
            - A6 out of 2 games
            + A6 out until ruled  21.2

            again    penaltybox check cases/a.season --case 'a case that differs' --under nhl-2025

        1 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable

        """)
    #expect(outcome.status == 1)
    for format in ["junit", "json", "github"] {
      let text = try bench.run("check", "cases", "--format", format).output
      #expect(text.contains("a case that differs"), "\(format)")
    }
  }
}
