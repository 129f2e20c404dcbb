import HockeyRules
import Rulebooks
import SeededRandom
import Testing

/// All small games and some random games under every book: a change of any ruling changes a digest.
///
/// The digests are in `Digests`. They record what the solver rules, not what is right, which the
/// cases and the slow model decide. `PENALTYBOX_ACCEPT=1` writes new digests.
/// `Tests/first-difference` prints the first game whose rulings have changed. A quick run skips
/// this test.
@Suite(.enabled(if: Thoroughness.current == .thorough || GameFile.folder != nil))
struct WorldTests {
  @Test(arguments: Setting.chosenIDs ?? Rulebooks.ids)
  func `small and random games are ruled on as before`(_ id: String) throws {
    let book = try book(id)
    let file = try GameFile.folder.map { try GameFile(id, in: $0) }
    var small = RulingDigests(writingTo: file)
    for world in isLong ? SmallWorld.long : SmallWorld.short { world.play(under: book, &small) }
    var random = RulingDigests(writingTo: file)
    if !isLong {
      for world in RandomWorld.all { world.play(under: book, &random) }
    }
    if let file {
      try file.finish()
    } else {
      try DigestFile(id).check(small: small, random: random)
    }
  }
}
