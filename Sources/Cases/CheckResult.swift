import Scoresheets

/// The result of one case under one book.
package struct CheckResult {
  package var run: CaseRun
  /// The outcome as one word, in output for programs.
  package var word: OutcomeWord
  /// The instants that differ; empty if the case is not judged.
  package var differences: [CaseDifference]

  package init(_ run: CaseRun) {
    self.run = run
    let found = run.differences()
    // Under a book other than its own, a case marked as a gap may agree.
    word = run.case.verdict.outcome(differs: !found.isEmpty, gapMayAgree: run.isUnderAnother)
    differences = word == .differs ? found : []
  }

  /// Whether the result makes the whole check fail.
  package var hasFailed: Bool { word.hasFailed }

  /// The place in the case file to look at.
  package var place: CasePlace {
    differences.first?.place ?? run.case.place
  }

  /// The differences: a block of lines for each instant that differs, or only for the first; empty
  /// if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    if word == .gapAgrees { return [OutcomeWord.report(ofGapAt: place, run.name)] }
    guard differences.count > 1, all else {
      guard let first = differences.first else { return [] }
      let more = differences.count - 1
      let remark =
        "    more     \(more) other \(more == 1 ? "instant differs" : "instants differ"); "
      return [run.report(of: first) + (more == 0 ? "" : remark + "`--all` shows them\n\n")]
    }
    return differences.enumerated().map { index, difference in
      run.report(of: difference, label: "difference \(index + 1) of \(differences.count)")
    }
  }

  /// The first difference in one line: `- A6 starts, until 7:00 + A6 waits`; `nil` if there is
  /// none.
  package var summary: String? {
    if word == .gapAgrees { return "this gap agrees now" }
    return differences.first.map { first in
      first.lines.filter { $0.mark != .agreed }
        .map { "\($0.mark.rawValue) \($0.text)" }.joined(separator: " ")
    }
  }

  /// The reason for the gap or the dispute, or `nil` if the case is judged.
  package var reason: String? { run.case.verdict.reason }
}

extension Verdict {
  /// The outcome of a case with this verdict; `differs` says whether the rulings differ from its
  /// expectations.
  func outcome(differs: Bool, gapMayAgree: Bool = false) -> OutcomeWord {
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
  var hasFailed: Bool {
    switch self {
    case .differs, .gapAgrees, .unreadable: true
    case .agrees, .gap, .disputed, .otherBook: false
    }
  }

  /// The report, as a block of lines, that a case marked as a gap agrees.
  static func report(ofGapAt place: CasePlace, _ name: String) -> String {
    "\(place): \(name)".visible + "\n\n    this gap agrees now: remove its `gap` line\n\n"
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

  package mutating func add(_ entry: CheckEntry) {
    switch entry.word {
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
