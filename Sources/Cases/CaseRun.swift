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
  /// What another program rules, where that is to be judged.
  private let answer: CaseAnswer?

  /// Plays `case` under `book`; what is judged is what the book rules, or else `answer`.
  public init(_ case: Case, under book: Rulebook, answer: CaseAnswer? = nil) {
    self.answer = answer
    self.case = `case`
    self.book = book
    let schedule = `case`.log.schedule(standard: book.schedule(for: `case`.log.kind))
    solution = solve(
      `case`.log.events, under: book, kind: `case`.log.kind, schedule: schedule,
      goalkeepers: `case`.log.goalkeepers)
    words = RulingWords(`case`.log, standard: schedule)
  }

  /// Where something else is ruled than the case expects, instant by instant.
  public func differences() -> [CaseDifference] {
    let answers = (answer ?? ownAnswer).instants
    return zip(`case`.instants, answers).compactMap { instant, answer in
      difference(at: instant, answer)
    }
  }

  func statement(of ruling: Ruling, in period: Int) -> Statement? {
    words.statement(of: ruling.effect, in: period) { solution.game.penalties[$0] }
  }
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
