import Cases
import Foundation
import HockeyRules
import Scoresheets
import Surface
import Testing
import Views

@testable import penaltybox

/// The figures on the pages for users match the code.
@Suite struct SecurityPage {
  private static let lines =
    "\(NotationLine.countLimit.grouped) lines of \(NotationLine.lengthLimit.grouped) bytes"

  private static let bounds: [(what: String, most: String)] = [
    ("a log, a feed, a file of cases, a table", "\(SizeLimit.log.rawValue) MB"),
    ("of these, a sheet, a file of cases or a table", lines),
    ("the cases of a file", CaseReader.caseLimit.grouped),
    ("a rulebook", "\(SizeLimit.rulebook.rawValue) MB"),
    ("a line that is typed in `live`", "\(NotationLine.lengthLimit.grouped) bytes"),
    ("objects and arrays in JSON, one in the other", "\(JSONReader.depthLimit)"),
    ("the errors shown of a sheet or a file of cases", "\(SheetReader.errorLimit)"),
    ("the periods of a game", "\(Schedule.lastPeriod)"),
    ("the calls at one stoppage", Game.callLimit.grouped),
    ("the penalties that are served or wait at one time", Game.openLimit.grouped),
    ("the attempts of a shoot-out", Game.attemptLimit.grouped),
    ("the plays of a game that a page or a picture shows", ReplayHTML.limit.grouped),
    ("the plays of a log that `live` or a page adds to", KeptLog.playLimit.grouped),
    ("the number of a player", Player.numbers.upperBound.grouped),
  ]

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: Workbench.repository.appending(path: name), encoding: .utf8)
  }

  @Test func `the bounds are those of the code`() throws {
    let rows = try Self.page("SECURITY.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.dropFirst(2).map(String.init) == Self.bounds.map { "| \($0.what) | \($0.most) |" })
  }

  @Test func `the pages of the command have the same`() throws {
    let page = try Self.page("Sources/penaltybox/README.md")
    for row in [
      "| a log, a feed, a file of cases, a table | \(SizeLimit.log.rawValue) MB |",
      "| of these, a sheet, a file of cases or a table | \(Self.lines) |",
      "| the cases of a file | \(CaseReader.caseLimit.grouped) |",
      "| a rulebook | \(SizeLimit.rulebook.rawValue) MB |",
      "| a line that is typed in `live` | \(NotationLine.lengthLimit.grouped) bytes |",
    ] { #expect(page.contains(row)) }
  }
}
