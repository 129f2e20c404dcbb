import HockeyRules
import Rulebooks
import SeededRandom
import Testing

/// Some random games under every book, counted: full of corrections, captains' choices, positions, shoot-outs and
/// plays that are refused, which the small worlds do not have.
///
/// The counts are in `Counts`, with a checksum over every word of every ruling and refusal. Like
/// those of the small worlds, they record what the solver rules, not what is right.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct RandomWorldTests {
  @Test(arguments: Rulebooks.ids)
  func `random games are ruled on as before`(_ id: String) throws {
    let worlds = GameKind.allCases.map { kind in
      (0..<40).map { seed in
        RandomWorld(seed: seed, setup: GameSetup(kind: kind), isFullOfCorrections: true)
      }
    }
    let kinds = GameKind.allCases.map { $0.rawValue }.joined(separator: ", ")
    try check(worlds, of: "40 games of each kind: \(kinds)", in: "random", under: id)
  }

  @Test(arguments: Rulebooks.ids)
  func `random games that have more of one thing are ruled on as before`(_ id: String) throws {
    let varieties = RandomGame.Variety.allCases.filter { $0 != .plain }
    let worlds = varieties.map { variety in
      (0..<60).map { seed in
        RandomWorld(
          seed: seed, setup: setup(seed), isFullOfCorrections: seed % 3 == 0, variety: variety)
      }
    }
    let names = varieties.map { $0.rawValue }.joined(separator: ", ")
    try check(worlds, of: "60 games of each variety: \(names)", in: "varieties", under: id)
  }

  /// Sometimes a play-off game, or a game that gives the number of eligible shooters.
  private func setup(_ seed: Int) -> GameSetup {
    var setup = GameSetup(kind: seed % 5 == 0 ? .playOffs : .regular)
    if seed % 2 == 0 { setup.shooters = PerTeam(home: 1 + seed % 4, visiting: 1 + seed % 3) }
    return setup
  }

  private func check(
    _ worlds: [[RandomWorld]], of title: String, in folder: String, under id: String
  ) throws {
    let book = try book(id)
    let records = worlds.map { worlds in
      var record = RandomWorldRecord()
      for world in worlds { record.play(world, under: book) }
      return record
    }
    let table = RulingTally.table(
      of: records.map { $0.tally }, head: [("checksum", records.map { $0.checksum.value })])
    try CountFile(id, in: folder, beside: #filePath).check("\(title)\n\n\(table)")
  }
}

/// A random game to be made.
private struct RandomWorld {
  var seed: Int
  var setup: GameSetup
  var isFullOfCorrections: Bool
  var variety = RandomGame.Variety.plain

  func events(under book: Rulebook) -> [Event] {
    RandomGame.make(
      seed: 1_000_000 + seed, under: book, setup: setup, captainsChoose: true,
      isFullOfCorrections: isFullOfCorrections, variety: variety)
  }
}

/// The rulings on the random games of one setting.
private struct RandomWorldRecord {
  private(set) var tally = RulingTally()
  private(set) var checksum = Checksum()

  mutating func play(_ world: RandomWorld, under book: Rulebook) {
    let events = world.events(under: book)
    tally.games += 1
    if world.variety == .plain { playOneByOne(events, world, under: book) }
    // In the log as a whole, the captains' later choices are known.
    let solution = solve(events, under: book, setup: world.setup)
    for ruling in solution.journal { checksum.add("\(ruling)") }
    for warning in solution.warnings { checksum.add("\(warning.reason)") }
    guard world.variety != .plain else { return }
    tally.add(solution.journal)
    for refusal in solution.refusals {
      tally.refused += 1
      checksum.add(refusal.description)
    }
  }

  private mutating func playOneByOne(
    _ events: [Event], _ world: RandomWorld, under book: Rulebook
  ) {
    var game = Game(under: book, setup: world.setup)
    for event in events {
      do throws(Refusal) {
        let rulings = try game.play(event)
        tally.add(rulings)
        for ruling in rulings { checksum.add("\(ruling)") }
        for choice in game.choices { checksum.add("\(choice)") }
      } catch {
        tally.refused += 1
        checksum.add(error.description)
      }
    }
  }
}

/// A checksum of all added texts, by the FNV-1a hash.
private struct Checksum {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The checksum, of at most nine digits.
  var value: Int { Int(hash % 1_000_000_000) }

  mutating func add(_ text: String) {
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
  }
}
