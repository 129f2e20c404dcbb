import HockeyRules
import Rulebooks
import Scoresheets

/// The rulebooks of the targets, each read once.
enum Books {
  static let all: [Rulebook] = Rulebooks.ids.compactMap { Rulebooks.edition($0)?.rulebook }

  /// The book called `id`.
  static func called(_ id: String) -> Rulebook {
    guard let book = all.first(where: { $0.id == id }) else { fatalError("no edition \(id)") }
    return book
  }

  /// The book that the log names, or the book of the log's league, or else the NHL's.
  static func book(for log: GameLog) -> Rulebook {
    (try? Rulebooks.edition(for: log))?.rulebook ?? usual
  }

  static let usual = Rulebooks.nhl2025.rulebook

  /// The schedule of a log under its book, which the command gives to the readers.
  static let schedule: @Sendable (GameLog) -> Schedule = { book(for: $0).schedule(for: $0.kind) }
}
