import FuzzTargets
import Testing

/// A fixed part of the work that `.ci/fuzz` does for any length of time.
///
/// Each target gets its corpus and some mutations of it. A fault traps, which ends the tests.
@Suite struct FuzzTests {
  /// The number of mutations for each target.
  private static let count = 200

  @Test(arguments: FuzzTarget.all)
  func `a target takes its corpus and mutations of it`(_ target: FuzzTarget) throws {
    let inputs = try Corpus.inputs(of: target.name)
    try #require(!inputs.isEmpty)
    for input in inputs {
      #expect(input.count <= target.longest)
      target.run(input)
    }
    var mutator = Mutator(inputs, longest: target.longest, seed: 1)
    for _ in 0..<Self.count { target.run(mutator.next()) }
  }

  @Test func `each folder of the corpus belongs to a target`() throws {
    #expect(try Corpus.folders() == FuzzTarget.all.map(\.name).sorted())
    #expect(Corpus.words.count > 100)
  }
}
