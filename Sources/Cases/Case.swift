package import HockeyRules
package import Scoresheets
package import Seasons

/// A short game, and what the rulebook is expected to rule in it.
package struct Case: Sendable, Hashable {
  /// The point that the case decides, in one sentence.
  package var title: String
  /// The published rows that the case represents.
  package var ids: [String] = []
  /// The source of the case.
  package var from: String?
  /// The rules that the case decides.
  package var decides: [String] = []
  /// The way in which the differences of the case are judged.
  package var verdict = Verdict.judged
  /// The game, in which a time alone before an expectation becomes a `look` play.
  package var log = GameLog()
  /// The instants of the game, in order, with the expectations for each.
  package var instants: [CaseInstant] = []
  /// The games of a case of several games, which has no instants; ``log`` is then each game's head.
  package var games: [SeasonEntry] = []
  /// The place of the case's title.
  package var place: CasePlace

  /// The rulebooks under which the case is played.
  package var books: [String] { log.books }
}

extension Case: CustomStringConvertible {
  /// The place and the title: `overtime/nhl-shoot-out.cases:6 a lost attempt`.
  package var description: String { "\(place.file):\(place.line) \(title)" }
}

/// The plays at one reading of the clock, and the expectations for them.
package struct CaseInstant: Sendable, Hashable {
  /// The reading of the clock.
  package var time: GameTime
  /// The indices of the instant's plays in the log.
  package var plays: Range<Int>
  /// The expectations, in the order of the lines.
  package var expectations: [Expectation] = []
  /// The refusals that the book is expected to make.
  package var refusals: [ExpectedRefusal] = []
}

extension [CaseInstant] {
  /// Adds the play at `index`, which is the log's next, to the instant with its time, or begins an
  /// instant and returns true.
  mutating func add(_ play: LoggedPlay, at index: Int) -> Bool {
    if let last = indices.last, self[last].time == play.event.time {
      self[last].plays = self[last].plays.lowerBound..<index + 1
      return false
    }
    append(CaseInstant(time: play.event.time, plays: index..<index + 1))
    return true
  }
}

extension Case {
  /// Creates a case without expectations: the plays of `log`, with an instant for each time.
  package init(of log: GameLog, in file: String) {
    self.init(title: "", log: log, place: CasePlace(file: file, line: 1, column: 1))
    for (index, play) in log.plays.enumerated() { _ = instants.add(play, at: index) }
  }
}

/// A line for one game or several, in a season or in a case of several games.
package struct SeasonEntry: Sendable, Hashable {
  package var game: SeasonGame
  /// The ids of all games for which the line stands.
  package var ids: [String]
  /// The expectations below the line.
  package var expectations: [SeasonExpectation] = []
  /// The line's number, from 1.
  package var line: Int

  /// The games for which the line stands; the decisions follow the last game.
  package var games: [SeasonGame] {
    ids.map { id in
      var game = game
      game.id = id
      if id != ids.last { game.decisions = [] }
      return game
    }
  }
}

package typealias Expectation = Expected<RulingStatement>
package typealias SeasonExpectation = Expected<SeasonStatement>

/// A line that states what the plays or the game above it should lead to.
package struct Expected<Statement: Sendable & Hashable>: Sendable, Hashable {
  /// The books under which the expectation holds; all books if the line names none.
  package var books: [String] = []
  /// The expected statement.
  package var statement: Statement
  /// The rule that the ruling must cite.
  package var citation: String?
  /// Whether the lines of the instant state only some of its effects: `> ~ 4v4`.
  package var isPartial = false
  /// The place of the line's `>`.
  package var place: CasePlace

  /// Whether the expectation holds under the book called `book`.
  package func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}

/// A line that states that the book refuses the play above it.
package struct ExpectedRefusal: Sendable, Hashable {
  /// The books under which the expectation holds; all books if the line names none.
  package var books: [String] = []
  /// The index of the play in the log.
  package var play: Int
  /// The reason, in the words of the error message; empty if any reason will do.
  package var reason = ""
  /// The place of the line's `refused`.
  package var place: CasePlace

  /// Whether the expectation holds under the book called `book`.
  package func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}
