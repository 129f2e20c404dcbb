package import Cases
import HockeyRules
import Scoresheets
package import Views

package struct CheckAnswer: FieldObject {
  private let entries: [CheckEntry]
  private let tally: CheckTally

  package init(_ entries: [CheckEntry], _ tally: CheckTally) {
    self.entries = entries
    self.tally = tally
  }

  package static let fields = Fields<Self>("check") {
    Field("results", "The cases, each under one book, and what could not be played.") { $0.entries }
    Field("agreed", "The cases that agree.") { $0.tally.agreed }
    Field("differ", "The cases that differ.") { $0.tally.differing }
    Field("gaps", "The cases that are marked as gaps.") { $0.tally.gaps }
    Field("disputed", "The cases whose source contradicts the source's own book.") {
      $0.tally.disputed
    }
    Field("unreadable", "The errors that kept cases from being played.") { $0.tally.unreadable }
  }
}

/// A case that was played, or an error that kept a case or a file of cases from being played.
package enum CheckEntry: Sendable {
  case played(CheckResult)
  case unreadable(SurfaceError)

  package var result: CheckResult? { if case .played(let result) = self { result } else { nil } }
  package var error: SurfaceError? { if case .unreadable(let error) = self { error } else { nil } }
  package var file: String? { result?.place.file ?? error?.file }
  package var line: Int? { result?.place.line ?? error?.line }
  package var word: OutcomeWord { result?.word ?? .unreadable }

  /// The problem as blocks of lines; empty if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    result?.reports(all: all) ?? error.map { [$0.report] } ?? []
  }
}

extension CheckEntry: FieldObject {
  package static let fields = Fields<Self>("checkedCase") {
    Field("file", "The file of the case.") { $0.file }
    Field("line", "The line to look at, from 1.") { $0.line }
    Field("column", "The character in that line, from 1.") {
      $0.result?.place.column ?? $0.error?.column
    }
    Field("case", "The title of the case.") { $0.result?.case.title ?? $0.error?.title }
    Field("book", "The id of the book under which the case was played.") { $0.result?.book }
    Field("expected", "The id of the book for which the case was written, if that is another book.")
    {
      $0.result?.expectedBook
    }
    Field("outcome", "The outcome of the case.") { $0.word }
    Field("reason", "Why the case is not judged, in words.") {
      $0.result?.case.verdict.reason
    }
    Field("message", "What kept the case from being played.") { $0.error?.message }
    Field("differences", "The lines that differ.") { entry in
      entry.result.flatMap { DifferingLine.all(of: $0.differences).ifAny }
    }
  }
}

extension OutcomeWord: FieldWord {}

/// A ruling that only the case expects, or that only the book makes.
struct DifferingLine: FieldObject {
  private let line: CaseDifference.Line
  private let at: String
  private let place: CasePlace

  static let fields = Fields<Self>("difference") {
    Field("mark", "`-` for what is expected, `+` for what is ruled.") { $0.line.mark.rawValue }
    Field("text", "The line that differs.") { $0.line.text }
    Field("rule", "The rule that the line cites.") { $0.line.citation }
    Field("at", "The instant, by the clock of the case.") { $0.at }
    Field("line", "The line in the file of the case.") { $0.place.line }
  }

  static func all(of differences: [CaseDifference]) -> [DifferingLine] {
    differences.flatMap { difference in
      difference.lines.filter { $0.mark != .agreed }
        .map { DifferingLine(line: $0, at: difference.at, place: difference.place) }
    }
  }
}

package struct CoverageAnswer: FieldObject {
  private let coverage: Coverage

  package init(_ coverage: Coverage) { self.coverage = coverage }

  package static let fields = Fields<Self>("coverage") {
    Field("books", "The books.") { $0.coverage.books }
    Field("complete", "Whether each provision that needs a case has one.") {
      $0.coverage.isComplete
    }
  }
}

extension Coverage.Book: FieldObject {
  package static let fields = Fields<Self>("coveredBook") {
    Field("book", "The book's id.") { $0.id }
    Field("percent", "The share of the provisions needing a case that have one, in percent.") {
      $0.percent
    }
    Field("provisions", "The provisions that the book's own file states.") { $0.provisions }
  }
}

extension Coverage.Provision: FieldObject {
  package static let fields = Fields<Self>("coveredProvision") {
    Field("key", "The point's key.") { $0.key }
    Field("rule", "The rule's number, if one is known.") { $0.rule?.number }
    Field("cases", "The cases that exercise the provision.") { $0.count }
    Field("cited", "The cases in which a ruling cites the provision.") { $0.cited }
    Field("decides", "1 if no ruling cites the provision, but another value changes one.") {
      $0.decides
    }
    Field("unverified", "Whether no rule settles the point.") { !$0.isVerified }
    Field("uncovered", "Whether the provision needs a case and has none.") { $0.isUncovered }
  }
}
