import HockeyRules

/// A random game with everything that the small worlds lack: corrections, captains' choices,
/// positions, shoot-outs and refused plays.
struct RandomWorld {
  private var seed: Int
  private var setup: GameSetup
  private var isFullOfCorrections: Bool
  private var variety = RandomGame.Variety.plain

  /// Games of each kind, then games of each variety.
  static let all: [RandomWorld] = {
    let kinds = GameKind.allCases.flatMap { kind in
      (0..<40).map { seed in
        RandomWorld(seed: seed, setup: GameSetup(kind: kind), isFullOfCorrections: true)
      }
    }
    let varieties = RandomGame.Variety.allCases.filter { $0 != .plain }.flatMap { variety in
      (0..<60).map { seed in
        RandomWorld(
          seed: seed, setup: setup(seed), isFullOfCorrections: seed % 3 == 0, variety: variety)
      }
    }
    return kinds + varieties
  }()

  /// The setup of a game: sometimes a play-off game, or a number of eligible shooters.
  private static func setup(_ seed: Int) -> GameSetup {
    var setup = GameSetup(kind: seed % 5 == 0 ? .playOffs : .regular)
    if seed % 2 == 0 { setup.shooters = PerTeam(home: 1 + seed % 4, visiting: 1 + seed % 3) }
    return setup
  }

  /// Plays the game under `book`, first play by play and then as a whole, where captains' later
  /// choices are known.
  func play(under book: Rulebook, _ digests: inout RulingDigests) {
    let events = RandomGame.make(
      seed: 1_000_000 + seed, under: book, setup: setup, captainsChoose: true,
      isFullOfCorrections: isFullOfCorrections, variety: variety)
    digests.begin(events)
    playOneByOne(events, under: book, &digests)
    let solution = solve(events, under: book, setup: setup)
    digests.add(solution.journal)
    for warning in solution.warnings { digests.add("\(warning.reason)", as: "warning") }
    for refusal in solution.refusals { digests.add(refusal.description, as: "refused") }
  }

  private func playOneByOne(
    _ events: [Event], under book: Rulebook, _ digests: inout RulingDigests
  ) {
    var game = Game(under: book, setup: setup)
    for event in events {
      do throws(Refusal) {
        digests.add(try game.play(event))
        for choice in game.choices { digests.add("\(choice)", as: "open choice") }
      } catch {
        digests.add(error.description, as: "refused")
      }
    }
  }
}
