public import HockeyRules
public import Scoresheets

/// A short game, and what the rulebook is expected to rule in it.
public struct Case: Sendable, Hashable {
  /// The point that the case decides, in one sentence.
  public var title: String
  /// The published rows that the case represents.
  public var ids: [String]
  /// The source of the case.
  public var from: String?
  /// The rules that it decides.
  public var decides: [String]
  /// The way the differences of the case are judged.
  public var verdict: Verdict
  /// The game; a time alone before an expectation becomes a `look` play.
  public var log: GameLog
  /// The instants of the game, in order, with the expectations for each.
  public var instants: [CaseInstant]
  /// The place of its title.
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

  /// The rulebooks under which it is played.
  public var books: [String] { log.books }
}

extension Case: CustomStringConvertible {
  /// The place and the title: `overtime/nhl-shoot-out.cases:6 a lost attempt`.
  public var description: String { "\(place.file):\(place.line) \(title)" }
}

/// The plays at one reading of the clock, and the expectations for them.
public struct CaseInstant: Sendable, Hashable {
  /// The reading of the clock.
  public var time: GameTime
  /// The indices of its plays in the log.
  public var plays: Range<Int>
  /// The expectations, in the order of the lines.
  public var expectations: [Expectation]
  /// The refusals that the book is expected to make.
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

/// A line that states what is expected of the plays above it.
public struct Expectation: Sendable, Hashable {
  /// The books under which it holds; all books if it names none.
  public var books: [String]
  /// The expected statement.
  public var statement: RulingStatement
  /// The rule that must be cited.
  public var citation: String?
  /// Whether the lines of its instant state only some of the effects, not all of them: `> ~ 4v4`.
  public var isPartial: Bool
  /// The place of its `>`.
  public var place: CasePlace

  /// Creates an expectation.
  public init(
    books: [String] = [], _ statement: RulingStatement, citation: String? = nil,
    isPartial: Bool = false, place: CasePlace
  ) {
    self.books = books
    self.statement = statement
    self.citation = citation
    self.isPartial = isPartial
    self.place = place
  }

  /// Whether it holds under the book called `book`.
  public func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}

/// A line that states that the book refuses the play above it.
public struct ExpectedRefusal: Sendable, Hashable {
  /// The books under which it holds; all books if it names none.
  public var books: [String]
  /// The index of the play in the log.
  public var play: Int
  /// The reason, in the words of the error message; empty if any reason will do.
  public var reason: String
  /// The place of its `refused`.
  public var place: CasePlace

  /// Creates the expectation of a refusal, for any reason if `reason` is left out.
  public init(books: [String] = [], play: Int, reason: String = "", place: CasePlace) {
    self.books = books
    self.play = play
    self.reason = reason
    self.place = place
  }

  /// Whether it holds under the book called `book`.
  public func holds(under book: String) -> Bool { books.isEmpty || books.contains(book) }
}
