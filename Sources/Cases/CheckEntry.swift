package import Scoresheets

/// An entry in the list of a check: a case that was played, or an error that prevented it.
package indirect enum CheckEntry {
  case played(CheckResult)
  /// A case of several games.
  case season(SeasonResult)
  case unreadable(UnreadableCase)

  /// The result, if the case was played.
  package var result: CheckResult? {
    if case .played(let result) = self { result } else { nil }
  }

  /// The error that kept the case from being played, or `nil` for a case that was played.
  package var error: UnreadableCase? {
    if case .unreadable(let error) = self { error } else { nil }
  }

  /// The result, if the entry is a case of several games.
  package var season: SeasonResult? {
    if case .season(let result) = self { result } else { nil }
  }

  /// The file of the case or of the error, or `nil` for an error outside any file.
  package var file: String? { place?.file ?? error?.file }

  /// The place in the case file to look at, if the case was played.
  package var place: CasePlace? { result?.place ?? season?.place }

  /// The title of the case, if the entry is about a case.
  package var title: String? { result?.run.case.title ?? season?.title ?? error?.title }

  /// The title and the book, or the name of the error.
  package var name: String? { result?.run.name ?? season?.name ?? error?.name }

  /// The outcome as one word, in output for programs.
  package var word: OutcomeWord { result?.word ?? season?.word ?? .unreadable }

  /// The reason why the case is not judged, or `nil` if it is.
  package var reason: String? { result?.reason ?? season?.reason }

  /// The first difference in one line, or `nil` if there is none.
  package var summary: String? { result?.summary ?? season?.differences.first?.summary }

  /// Whether the entry makes the whole check fail.
  package var hasFailed: Bool { result?.hasFailed ?? season?.hasFailed ?? true }
}

/// The result of one case of several games under one book.
package struct SeasonResult: Sendable, Hashable {
  package var title: String
  /// The book's id.
  package var book: String
  /// The place to look at: the first difference, or else the title.
  package var place: CasePlace
  package var verdict: Verdict
  package var differences: [Difference]
  /// The source of the case.
  package var from: String?
  /// The names of the book's rules that the case exercises.
  package var rules: Set<String>

  /// An expected line, and what the book rules instead.
  package struct Difference: Sendable, Hashable {
    package var place: CasePlace
    package var game: String
    package var expected: String
    package var found: String

    package init(place: CasePlace, game: String, expected: String, found: String) {
      self.place = place
      self.game = game
      self.expected = expected
      self.found = found
    }

    /// The expected line and the ruling in one line.
    package var summary: String {
      (expected.isEmpty ? "" : "- \(expected) ") + (found.isEmpty ? "" : "+ \(found)")
    }
  }

  package init(
    title: String, book: String, place: CasePlace, verdict: Verdict, differences: [Difference],
    from: String?, rules: Set<String>
  ) {
    self.title = title
    self.book = book
    self.place = differences.first?.place ?? place
    self.verdict = verdict
    self.differences = differences
    self.from = from
    self.rules = rules
  }

  package var name: String { "\(title), under \(book)" }

  package var word: OutcomeWord { verdict.outcome(differs: !differences.isEmpty) }

  /// Whether the result makes the whole check fail.
  package var hasFailed: Bool { word.hasFailed }

  /// The reason why the case is not judged, or `nil` if it is.
  package var reason: String? { verdict.reason }

  /// The differences as blocks of lines, all or only the first; empty if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    if word == .gapAgrees { return [OutcomeWord.report(ofGapAt: place, name)] }
    guard hasFailed else { return [] }
    return (all ? differences[...] : differences.prefix(1)).map { difference in
      var lines = ["\(difference.place): \(name)", "", "    game \(difference.game)"]
      if !difference.expected.isEmpty { lines.append("    - \(difference.expected)") }
      if !difference.found.isEmpty { lines.append("    + \(difference.found)") }
      if let from { lines.append("    from     \(from)") }
      lines += [
        "",
        "    again    penaltybox check \(place.file.shellWord) --case \(title.shellWord) "
          + "--under \(book)", "",
      ]
      return lines.map { $0.visible }.asLines
    }
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

  /// The title of the case, or the file if the error is in no case.
  package var name: String { title ?? file ?? "cases" }
}
