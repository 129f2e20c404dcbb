package import Scoresheets

/// An entry in the list of a check: a case that was played, or an error that prevented it.
package enum CheckEntry {
  case played(CheckResult)
  case unreadable(UnreadableCase)

  /// The result, if the case was played.
  package var result: CheckResult? {
    if case .played(let result) = self { result } else { nil }
  }

  /// The error, if it prevented that.
  package var error: UnreadableCase? {
    if case .unreadable(let error) = self { error } else { nil }
  }

  /// The file of the case, or of the error if that is in one.
  package var file: String? { result?.run.case.place.file ?? error?.file }

  /// Whether it makes the whole check fail.
  package var hasFailed: Bool { result?.hasFailed ?? true }
}

/// An error that kept a case, or a file of cases, from being played.
package struct UnreadableCase: Sendable, Hashable {
  /// The file, or `nil` if the error is not in one.
  package var file: String?
  /// The line and the character in it, from 1, if they are known.
  package var line: Int?
  package var column: Int?
  /// The title of the case, if the error is in one.
  package var title: String?
  /// The problem, in one line.
  package var message: String
  /// The error as it is printed: with the place, the line, and what was probably meant.
  package var report: String

  /// An error in the file `file`, or outside any file if `file` is `nil`.
  package init(file: String?, message: String, report: String) {
    self.file = file
    self.message = message
    self.report = report
  }

  /// An error at `place`, in the case called `title`.
  package init(_ place: CasePlace, title: String, message: String, report: String) {
    self.init(file: place.file, message: message, report: report)
    line = place.line
    column = place.column
    self.title = title
  }

  /// An error in a line of the file `file`, in the case called `title`.
  ///
  /// The lines of the report are cut to `width` columns as far as possible.
  package init(_ error: NotationError, in file: String, title: String?, width: Int? = nil) {
    let ending = title.map { "\nin the case `\($0.visible)`" } ?? ""
    self.init(
      file: file, message: error.message, report: error.report(in: file, width: width) + ending)
    line = error.line
    column = error.column
    self.title = title
  }

  /// The title, or the file if the error is in no case.
  package var name: String { title ?? file ?? "cases" }
}
