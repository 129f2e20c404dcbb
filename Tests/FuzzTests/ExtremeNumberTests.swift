import Feeds
import Foundation
import Scoresheets
import SeededRandom
import Testing

@testable import FuzzTargets

/// Feeds with a number that is likely to overflow are read, played, audited and converted.
///
/// As in fuzzing, a fault traps, which ends the tests.
@Suite struct ExtremeNumberTests {
  @Test(arguments: [FuzzTarget.jsonLines, .liiga, .nhl, .pwhl, .rulebooks])
  func `a made feed, log or book may have any number`(_ target: FuzzTarget) throws {
    for input in try Corpus.inputs(of: target.name) where input.count > 200 {
      let copies = ExtremeNumbers(in: input)
      // A prime step meets every number; a long run takes all copies.
      let step = Thoroughness.current == .long ? 1 : 13
      for index in stride(from: 0, to: copies.count, by: step) { target.run(copies[index]) }
    }
  }

  /// A file of each kind in `PENALTYBOX_GAMES`; empty without that folder.
  private static let files: [URL] = {
    let folder = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map { URL(filePath: $0) }
    return ExtremeNumbers.realFeeds.compactMap { folder?.appending(path: $0) }
  }()

  /// The number of copies of each real feed, unless the tests may take hours.
  private static let count = 40

  @Test(arguments: files)
  func `a real feed may have any number`(_ file: URL) throws {
    let copies = ExtremeNumbers(in: Array(try Data(contentsOf: file)))
    try #require(copies.count > Self.count)
    let step = Thoroughness.current == .long ? 1 : copies.count / Self.count
    for index in stride(from: 0, to: copies.count, by: step) {
      let text = copies[index]
      FuzzTarget.check(FuzzTarget.reading(of: text), upTo: .max)
    }
  }
}
