package import Scoresheets

/// An entry in the list of a check: a case that was played, or an error that prevented it.
package enum CheckEntry: Sendable {
  case played(CheckResult)
  case unreadable(UnreadableCase)

  /// The result, if the case was played.
  package var result: CheckResult? {
    if case .played(let result) = self { result } else { nil }
  }

  /// The error that kept the case from being played, or `nil` for a case that was played.
  package var error: UnreadableCase? {
    if case .unreadable(let error) = self { error } else { nil }
  }

  /// The file of the case or of the error, or `nil` for an error outside any file.
  package var file: String? { result?.place.file ?? error?.file }

  /// The line to look at, from 1.
  package var line: Int? { result?.place.line ?? error?.line }

  /// The character in that line, from 1.
  package var column: Int? { result?.place.column ?? error?.column }

  /// The title of the case, if the entry is about a case.
  package var title: String? { result?.case.title ?? error?.title }

  /// The outcome as one word, in output for programs.
  package var word: OutcomeWord { result?.word ?? .unreadable }

  /// The reason why the case is not judged, or `nil` if it is.
  package var reason: String? { result?.case.verdict.reason }

  /// The problem as blocks of lines; empty if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    result?.reports(all: all) ?? error.map { [$0.report] } ?? []
  }
}

/// An error that kept a case, or a file of cases, from being played.
package struct UnreadableCase: Sendable, Hashable {
  /// The file, or `nil` if the error is outside any file.
  package var file: String?
  /// The line and the character in it, from 1, if they are known.
  package var line: Int?
  package var column: Int?
  /// The title of the case, if the error is in a case.
  package var title: String?
  /// The problem, in one line.
  package var message: String
  /// The error as it is printed: the place, the line, and what was probably meant.
  package var report: String

  /// Creates an error in the file `file`, or outside any file if `file` is `nil`.
  package init(file: String?, message: String, report: String) {
    self.file = file
    self.message = message
    self.report = report
  }

  /// Creates an error at `place`, in the case called `title`.
  package init(_ place: CasePlace, title: String, message: String, report: String) {
    self.init(file: place.file, message: message, report: report)
    line = place.line
    column = place.column
    self.title = title
  }

  /// Creates an error in a line of the file `file`, in the case called `title`.
  package init(_ error: NotationError, in file: String, title: String?) {
    let ending = title.map { "\nin the case `\($0.visible)`" } ?? ""
    self.init(file: file, message: error.message, report: error.report(in: file) + ending)
    line = error.line
    column = error.column
    self.title = title
  }

  /// The title of the case, or the file if the error is in no case.
  package var name: String { title ?? file ?? "cases" }
}
