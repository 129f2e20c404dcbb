public import HockeyRules
public import Scoresheets

/// A short game and what the rulebook is expected to say to it.
public struct Case: Sendable, Hashable {
  /// What is decided, in one sentence.
  public var title: String
  /// The published rows that it shows.
  public var ids: [String]
  /// Its source.
  public var from: String?
  /// The rules that it decides.
  public var decides: [String]
  /// What becomes of its differences.
  public var verdict: Verdict
  /// The game; a time that stands alone before an expectation is a `look` in it.
  public var log: GameLog
  /// The instants of the game, in order, with what is expected at each.
  public var instants: [CaseInstant]
  /// Where its title stands.
  public var place: CasePlace

  /// Creates a case.
  public init(
    title: String, ids: [String] = [], from: String? = nil, decides: [String] = [],
    verdict: Verdict = .judged, log: GameLog = GameLog(), instants: [CaseInstant] = [],
    place: CasePlace
  ) {
    self.title = title
    self.ids = ids
    self.from = from
    self.decides = decides
    self.verdict = verdict
    self.log = log
    self.instants = instants
    self.place = place
  }

  /// The rulebooks that it is played under.
  public var books: [String] { log.books }
}

extension Case: CustomStringConvertible {
  /// The place and the title: `penalty-shots/nhl.cases:4 a goalkeeper's foul`.
  public var description: String { "\(place.file):\(place.line) \(title)" }
}

/// The plays that the clock reads the same at, and what is expected of them.
public struct CaseInstant: Sendable, Hashable {
  /// What the clock reads.
  public var time: GameTime
  /// Its plays, as indices into the log's.
  public var plays: Range<Int>
  /// What is expected, in the order of the lines.
  public var expectations: [Expectation]
  /// What the book is expected not to take.
  public var refusals: [ExpectedRefusal]

  /// Creates an instant.
  public init(
    time: GameTime, plays: Range<Int>, expectations: [Expectation] = [],
    refusals: [ExpectedRefusal] = []
  ) {
    self.time = time
    self.plays = plays
    self.expectations = expectations
    self.refusals = refusals
  }
}

/// A line that says what is expected of the plays above it.
public struct Expectation: Sendable, Hashable {
  /// The books that it holds under; all where it names none.
  public var books: [String]
  /// What is said.
  public var statement: Statement
  /// The rule that is to be cited.
  public var citation: String?
  /// Where its `>` stands.
  public var place: CasePlace

  /// Creates an expectation.
  public init(
    books: [String] = [], _ statement: Statement, citation: String? = nil, place: CasePlace
  ) {
    self.books = books
    self.statement = statement
    self.citation = citation
    self.place = place
  }

  /// Whether it holds under the book called `book`.
  public func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}

/// A line that says that the book does not take the play above it.
public struct ExpectedRefusal: Sendable, Hashable {
  /// The books that it holds under; all where it names none.
  public var books: [String]
  /// The play, as an index into the log's.
  public var play: Int
  /// Why, in the words of the error message.
  public var reason: String
  /// Where its `refused` stands.
  public var place: CasePlace

  /// Creates the expectation of a refusal.
  public init(books: [String] = [], play: Int, reason: String, place: CasePlace) {
    self.books = books
    self.play = play
    self.reason = reason
    self.place = place
  }

  /// Whether it holds under the book called `book`.
  public func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}
