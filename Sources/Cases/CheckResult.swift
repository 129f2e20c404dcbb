import HockeyRules
package import Scoresheets

/// The result of one case under one book.
package struct CheckResult: Sendable {
  package let `case`: Case
  /// The case and its book in one line: `a third minor waits, under nhl-2025`.
  package let name: String
  /// The id of the book under which the case was played.
  package let book: String
  /// The id of the book whose rulings the case expects, if that is another book.
  package let expectedBook: String?
  /// The outcome as one word, in output for programs.
  package let word: OutcomeWord
  /// The differences from what the case expects, even if they are not judged.
  package let found: [CaseDifference]
  /// The keys of the rules on later games that the case exercises.
  package let rules: Set<String>
  private let request: CaseRequest

  fileprivate init(
    _ case: Case, under book: Rulebook, _ request: CaseRequest, expecting expected: String,
    _ found: [CaseDifference], rules: Set<String> = []
  ) {
    let isUnderAnother = expected != book.id
    self.case = `case`
    self.book = book.id
    self.request = request
    self.rules = rules
    expectedBook = isUnderAnother ? expected : nil
    name =
      isUnderAnother
      ? "\(`case`.title), under \(expected) as \(book.id)" : "\(`case`.title), under \(book.id)"
    // Under a book other than its own, a case marked as a gap may agree.
    word = `case`.verdict.outcome(differs: !found.isEmpty, gapMayAgree: isUnderAnother)
    self.found = found
  }

  /// The differences; empty if the case is not judged.
  package var differences: [CaseDifference] { word == .differs ? found : [] }

  /// The place in the case file to look at.
  package var place: CasePlace { differences.first?.place ?? `case`.place }

  /// The differences as blocks of lines, all or only the first; empty if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    if word == .gapAgrees {
      return [
        "\(place): \(name)".visible + "\n\n    this gap agrees now: remove its `gap` line\n\n"
      ]
    }
    guard differences.count > 1, all else {
      guard let first = differences.first else { return [] }
      let more = differences.count - 1
      let place = `case`.games.isEmpty ? "instant" : "line"
      let remark =
        "    more     \(more) other \(place)\(more == 1 ? " differs" : "s differ"); "
      return [report(of: first, name) + (more == 0 ? "" : remark + "`--all` shows them\n\n")]
    }
    return differences.enumerated().map { index, difference in
      report(of: difference, "\(name), difference \(index + 1) of \(differences.count)")
    }
  }

  /// The difference as a block of lines: the place, the situation, the comparison, the source, the
  /// earlier rulings, and the command that plays the case again.
  private func report(of difference: CaseDifference, _ name: String) -> String {
    var lines = ["\(difference.place): \(name)".visible, ""]
    lines += difference.situation.map { "    " + $0 }
    lines += difference.lines.map { line in
      "    " + "\(line.mark.rawValue) \(line.text)".cited(line.citation, width: 50)
    }
    if let from = `case`.from { lines.append("    from     \(from.visible)") }
    if !difference.past.isEmpty {
      lines += ["", "    how the game got there"] + difference.past.map { "      " + $0 }
    }
    lines += ["", "    again    \(commandAgain)", ""]
    return lines.asLines
  }

  /// The command, for a POSIX shell, that plays the case again under the same book.
  private var commandAgain: String {
    let file = `case`.place.file
    // Without `./`, a path that begins with a hyphen would be read as an option.
    let path = file.hasPrefix("-") && file != "-" ? "./" + file : file
    var words = ["penaltybox", "check", path, "--case", `case`.title, "--under", request.book]
    if let other = request.other { words += ["--as", other] }
    return words.map({ $0.shellWord }).joined(separator: " ")
  }

  /// The first difference in one line, such as `- A6 starts, until 7:00 + A6 waits`.
  package var summary: String? {
    if word == .gapAgrees { return "this gap agrees now" }
    return differences.first.map { first in
      first.lines.filter { $0.mark != .agreed }
        .map { "\($0.mark.rawValue) \($0.text)" }.joined(separator: " ")
    }
  }
}

/// The names by which the command finds the books of a case again.
package struct CaseRequest: Sendable, Hashable {
  /// The book's id or its path.
  package var book: String
  /// The id or path of the book under which a case of `book` is replayed, if it is another.
  package var other: String?

  package init(book: String, as other: String? = nil) {
    self.book = book
    self.other = other
  }
}

extension Case {
  /// Plays the case under `edition`.
  ///
  /// The rulings are compared with what the case expects of the book called `expected`, or of
  /// `edition` itself. Without `request`, the command to play the case again names the book by its
  /// id.
  package func result(
    under edition: Edition, expecting expected: String? = nil, request: CaseRequest? = nil
  ) -> CheckResult {
    let book = edition.rulebook
    let request = request ?? CaseRequest(book: book.id)
    guard games.isEmpty else {
      var run = SeasonCaseRun(self, under: edition)
      run.play()
      return CheckResult(
        self, under: book, request, expecting: book.id, run.differences, rules: run.rules)
    }
    let run = CaseRun(self, under: book, expecting: expected)
    return CheckResult(
      self, under: book, request, expecting: run.expectedBook, run.differences())
  }
}

extension Verdict {
  /// The outcome of a case with this verdict; `differs` says whether its rulings differ.
  fileprivate func outcome(differs: Bool, gapMayAgree: Bool) -> OutcomeWord {
    switch self {
    case .judged: differs ? .differs : .agrees
    case .gap: differs || gapMayAgree ? .gap : .gapAgrees
    case .disputed: .disputed
    }
  }

  /// The reason why the case is not judged, or `nil` if it is.
  package var reason: String? {
    switch self {
    case .judged: nil
    case .gap(let reason), .disputed(let reason): reason
    }
  }
}

/// The words for outcomes in output for programs.
package enum OutcomeWord: String, Worded {
  case agrees, differs, gap, disputed, unreadable
  /// The case is marked as a gap, but agrees.
  case gapAgrees = "gap-agrees"
  /// The case does not name the book under which it is played.
  case otherBook = "other-book"

  /// Whether the outcome makes the whole check fail.
  package var hasFailed: Bool {
    switch self {
    case .differs, .gapAgrees, .unreadable: true
    case .agrees, .gap, .disputed, .otherBook: false
    }
  }
}

/// The number of cases with each outcome.
package struct CheckTally {
  package var agreed = 0
  package var differing = 0
  package var gaps = 0
  package var disputed = 0
  package var unreadable = 0

  package init() {}

  package mutating func add(_ outcome: OutcomeWord) {
    switch outcome {
    case .agrees: agreed += 1
    case .differs, .gapAgrees, .otherBook: differing += 1
    case .gap: gaps += 1
    case .disputed: disputed += 1
    case .unreadable: unreadable += 1
    }
  }

  /// The last line of a check.
  package var line: String {
    "\(agreed) agreed, \(differing) \(differing == 1 ? "differs" : "differ"), "
      + "\(gaps) \(gaps == 1 ? "gap" : "gaps"), \(disputed) disputed, \(unreadable) unreadable"
  }
}
