import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

/// The embedded book of `id`.
func book(_ id: String) throws -> Rulebook {
  try #require(Rulebooks.edition(id)).rulebook
}

/// A book and a kind of game, under which a log can be played.
struct Setting: CustomStringConvertible, Equatable, Sendable {
  var bookID: String
  var kind: GameKind

  var description: String { "\(bookID), \(kind.rawValue)" }

  /// All settings, or those of the books in the variable `PENALTYBOX_BOOKS`, separated by commas,
  /// so that a long search can continue where it stopped; in a quick run, those of three books.
  static let all = ids.flatMap { id in GameKind.allCases.map { Setting(bookID: id, kind: $0) } }

  /// The books that `PENALTYBOX_BOOKS` names, or `nil` if it is not set.
  static let chosenIDs = ProcessInfo.processInfo.environment["PENALTYBOX_BOOKS"]?
    .split(separator: ",").map(String.init)

  private static let ids =
    chosenIDs
    ?? (Thoroughness.current == .quick
      ? ["hockey-canada-2024", "iihf-2025", "nhl-2025"] : Rulebooks.ids)
}

/// The plays of a sheet, which must be readable.
func events(_ sheet: String) throws -> [Event] {
  let reading = SheetReader.read(sheet)
  try #require(reading.errors == [], "the test's own sheet cannot be read")
  return reading.log.events
}

/// The sheet of `events`, for a message.
func sheet(_ events: [Event], kind: GameKind = .regular) -> String {
  var log = GameLog(kind: kind)
  log.plays = events.map { LoggedPlay(event: $0) }
  return SheetWriter.text(of: log)
}

/// A smallest part of `events` that still fails: no further one can be left out.
func shrunk<Element>(_ events: [Element], while fails: ([Element]) -> Bool) -> [Element] {
  var fewest = events
  var index = fewest.count - 1
  while index >= 0 {
    var fewer = fewest
    fewer.remove(at: index)
    if !fewer.isEmpty && fails(fewer) {
      fewest = fewer
      index = fewest.count
    }
    index -= 1
  }
  return fewest
}
