import HockeyRules
import Rulebooks
import Testing

/// Some random games under every book, counted: full of corrections, captains' choices and plays that are refused,
/// which the small worlds do not have.
///
/// The counts stand in `Counts`, with a checksum over every word of every ruling and refusal. As those of the small
/// worlds, they say what the solver rules, not what is right.
@Suite struct RandomWorldTests {
  private static let seeds = 0..<40

  @Test(arguments: Rulebooks.ids)
  func `random games are ruled on as before`(_ id: String) throws {
    let book = try book(id)
    var tallies: [RulingTally] = []
    var checksums: [Int] = []
    for kind in GameKind.allCases {
      var record = RandomWorldRecord()
      for seed in Self.seeds { record.play(seed, under: book, kind: kind) }
      tallies.append(record.tally)
      checksums.append(record.checksum.value)
    }
    let table = RulingTally.table(of: tallies, head: [("checksum", checksums)])
    let kinds = GameKind.allCases.map { $0.rawValue }.joined(separator: ", ")
    try CountFile(id, in: "random", beside: #filePath)
      .check("\(Self.seeds.count) games of each kind: \(kinds)\n\n\(table)")
  }
}

/// What is ruled on the random games of one setting.
private struct RandomWorldRecord {
  private(set) var tally = RulingTally()
  private(set) var checksum = Checksum()

  mutating func play(_ seed: Int, under book: Rulebook, kind: GameKind) {
    let setup = GameSetup(kind: kind)
    let events = RandomGame.make(
      seed: 1_000_000 + seed, under: book, kind: kind, captainsChoose: true,
      isFullOfCorrections: true)
    var game = Game(under: book, setup: setup)
    tally.games += 1
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
    // The log as a whole knows the captains' choices that are still to come.
    let solution = solve(events, under: book, setup: setup)
    for ruling in solution.journal { checksum.add("\(ruling)") }
    for warning in solution.warnings { checksum.add("\(warning.reason)") }
  }
}

/// A number that follows from all texts added, by the FNV-1a hash.
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
