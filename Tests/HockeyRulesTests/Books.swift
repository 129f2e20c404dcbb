import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

func book(_ id: String) throws -> Rulebook {
  try #require(Rulebooks.edition(id)).rulebook
}

/// A book and a kind of game: the setting in which a log can be played.
struct Setting: CustomStringConvertible, Equatable, Sendable {
  var bookID: String
  var kind: GameKind

  var description: String { "\(bookID), \(kind.rawValue)" }

  /// All settings; in a quick run, the settings of three books.
  ///
  /// The variable `PENALTYBOX_BOOKS` names other books, separated by commas: a long search can then
  /// continue where it stopped.
  static let all = ids.flatMap { id in GameKind.allCases.map { Setting(bookID: id, kind: $0) } }

  /// The ids of the books in `PENALTYBOX_BOOKS`, or `nil` if the variable is not set.
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

/// A smallest part of `events` that still fails: no further event can be left out.
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
