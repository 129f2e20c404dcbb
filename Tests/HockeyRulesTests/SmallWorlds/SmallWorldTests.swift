import Rulebooks
import SeededRandom
import Testing

/// All small games under every book, counted: a ruling that changes anywhere shows as a changed count.
///
/// The counts are in `Counts`. They record what the solver rules, not what is right: the cases and
/// the slow model say that. `PENALTYBOX_ACCEPT=1` writes new counts; `PENALTYBOX_LONG=1` counts the
/// larger worlds. A quick run counts none.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct SmallWorldTests {
  private static let size = isLong ? "long" : "short"
  private static let worlds = isLong ? SmallWorld.long : SmallWorld.short

  private func table(of tallies: [RulingTally]) -> String {
    RulingTally.table(of: tallies, head: [("plays", Array(1...tallies.count))])
  }

  @Test(arguments: Rulebooks.ids)
  func `all small games are ruled on as often as before`(_ id: String) throws {
    let book = try book(id)
    let tables = Self.worlds.map { world in
      "\(world), up to \(world.games.limits)\n\n" + table(of: world.count(under: book))
    }
    try CountFile(id, in: Self.size, beside: #filePath).check(tables.joined(separator: "\n"))
  }
}
