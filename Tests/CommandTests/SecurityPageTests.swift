import Cases
import Foundation
import HockeyRules
import Scoresheets
import Surface
import Testing
import Views

@testable import penaltybox

/// The page about security gives the figures that are in the code, whatever its words.
@Suite struct SecurityPage {
  private static let bounds = [
    SizeLimit.log.rawValue, NotationLine.countLimit, NotationLine.lengthLimit, CaseReader.caseLimit,
    SizeLimit.rulebook.rawValue, NotationLine.lengthLimit, JSONReader.depthLimit,
    SheetReader.errorLimit, Schedule.lastPeriod, Game.callLimit, Game.openLimit, Game.attemptLimit,
    ReplayHTML.limit, KeptLog.playLimit, Player.numbers.upperBound,
  ]

  private static func figures(on page: String) throws -> [String] {
    try String(contentsOf: Workbench.repository.appending(path: page), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
      .flatMap { $0.split(separator: "|").last?.matches(of: #/[0-9][0-9,]*/#) ?? [] }
      .map { String($0.output) }
  }

  @Test func `the bounds are those of the code`() throws {
    #expect(try Self.figures(on: "SECURITY.md") == Self.bounds.map(\.grouped))
  }
}
