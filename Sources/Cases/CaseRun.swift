public import HockeyRules
import Scoresheets

/// A case played under one book.
public struct CaseRun: Sendable {
  /// The case.
  public let `case`: Case
  /// The book that it was played under.
  public let book: Rulebook
  /// The played log.
  public let solution: Solution
  /// The words of the case's own notation.
  let words: RulingWords

  /// Plays `case` under `book`.
  public init(_ case: Case, under book: Rulebook) {
    self.case = `case`
    self.book = book
    let schedule = `case`.log.schedule(standard: book.schedule(for: `case`.log.kind))
    solution = solve(
      `case`.log.events, under: book, kind: `case`.log.kind, schedule: schedule,
      goalkeepers: `case`.log.goalkeepers)
    words = RulingWords(`case`.log, standard: schedule)
  }

  /// Where the book rules otherwise than the case expects, instant by instant.
  public func differences() -> [CaseDifference] {
    `case`.instants.compactMap(difference)
  }

  /// The effects at `instant` that the case has words for, each with its ruling.
  func effects(at instant: CaseInstant) -> [RuledStatement] {
    let at = solution.game.schedule.instant(of: instant.time)
    return instant.plays.flatMap { solution.plays[$0].rulings }
      .filter { $0.at == at }
      .compactMap { ruling in
        statement(of: ruling, in: instant.time.period).map {
          RuledStatement(statement: $0, ruling: ruling, isAsserted: isAsserted(ruling, $0))
        }
      }
  }

  func statement(of ruling: Ruling, in period: Int) -> Statement? {
    words.statement(of: ruling.effect, in: period) { solution.game.penalties[$0] }
  }

  /// Whether an instant that states any effect has to state this one: off the clock, beginnings and ends need
  /// not be.
  private func isAsserted(_ ruling: Ruling, _ statement: Statement) -> Bool {
    switch ruling.effect {
    case .ends(let penalty, _), .frozen(let penalty, _), .reinstated(let penalty, _):
      solution.game.penalties[penalty].isOnClock
    default: statement.isEffect
    }
  }
}

/// A statement that a ruling makes.
struct RuledStatement {
  var statement: Statement
  var ruling: Ruling
  /// Whether the case has to state it, if it states any effect of its instant.
  var isAsserted: Bool
}

/// An instant at which the book rules otherwise than its case expects.
public struct CaseDifference: Sendable, Hashable {
  /// The case file's line to look at.
  public var place: CasePlace
  /// The lines of the comparison: what stays, what was expected, what was ruled.
  public var lines: [Line]
  /// The instant, as an index into the case's.
  public var instant: Int

  /// One line of a comparison.
  public struct Line: Sendable, Hashable {
    /// Whether it was ruled, expected, or both.
    public var mark: Mark
    /// The statement in words.
    public var text: String
    /// The rule, as far as one is cited.
    public var citation: String?

    /// What a line of a comparison is.
    public enum Mark: String, Sendable, Hashable {
      /// Expected and ruled.
      case agreed = " "
      /// Expected, and not ruled.
      case expected = "-"
      /// Ruled, and not expected.
      case ruled = "+"
    }
  }
}
