import Scoresheets

/// The result of one case under one book.
package struct CheckResult {
  package var run: CaseRun
  package var outcome: Outcome

  package enum Outcome {
    case agrees
    case differs([CaseDifference])
    /// The case is marked as a gap, and it differs.
    case gap
    /// The case is marked as a gap, but it agrees.
    case gapAgrees
    /// The source contradicts its own book.
    case disputed
  }

  /// The instants that differ, if it is judged.
  package var differences: [CaseDifference] {
    if case .differs(let differences) = outcome { differences } else { [] }
  }

  package init(_ run: CaseRun) {
    self.run = run
    let differences = run.differences()
    outcome =
      switch run.case.verdict {
      case .judged: differences.isEmpty ? .agrees : .differs(differences)
      // Under a book other than its own, a case marked as a gap may well agree.
      case .gap: differences.isEmpty && !run.isUnderAnother ? .gapAgrees : .gap
      case .disputed: .disputed
      }
  }

  /// Whether it makes the whole check fail.
  package var hasFailed: Bool {
    switch outcome {
    case .differs, .gapAgrees: true
    case .agrees, .gap, .disputed: false
    }
  }

  /// The place in the case file to look at.
  package var place: CasePlace {
    differences.first?.place ?? run.case.place
  }

  /// The differences, as a block of lines for each instant that differs, or for the first only;
  /// empty if nothing is wrong.
  package func reports(all: Bool) -> [String] {
    switch outcome {
    case .differs(let differences) where differences.count == 1 || !all:
      guard let first = differences.first else { return [] }
      let more = differences.count - 1
      let remark =
        "    more     \(more) other \(more == 1 ? "instant differs" : "instants differ"); "
      return [run.report(of: first) + (more == 0 ? "" : remark + "`--all` shows them\n\n")]
    case .differs(let differences):
      return differences.enumerated().map { index, difference in
        run.report(of: difference, label: "difference \(index + 1) of \(differences.count)")
      }
    case .gapAgrees:
      let head = "\(place): \(run.name)".visible
      return ["\(head)\n\n    this gap agrees now: remove its `gap` line\n\n"]
    case .agrees, .gap, .disputed: return []
    }
  }

  /// The difference in one line: `- A6 starts, until 7:00 + A6 waits`; `nil` without one.
  package var summary: String? {
    switch outcome {
    case .differs(let differences):
      differences.first.map { first in
        first.lines.filter { $0.mark != .agreed }
          .map { "\($0.mark.rawValue) \($0.text)" }.joined(separator: " ")
      }
    case .gapAgrees: "this gap agrees now"
    case .agrees, .gap, .disputed: nil
    }
  }

  /// The reason why the case is not judged: that of the gap or of the dispute, or `nil` if it is
  /// judged.
  package var reason: String? {
    switch run.case.verdict {
    case .judged: nil
    case .gap(let reason), .disputed(let reason): reason
    }
  }

  /// The outcome as one word, in output for programs.
  package var word: OutcomeWord {
    switch outcome {
    case .agrees: .agrees
    case .differs: .differs
    case .gap: .gap
    case .gapAgrees: .gapAgrees
    case .disputed: .disputed
    }
  }
}

/// The words for outcomes in output for programs.
package enum OutcomeWord: String, Worded {
  case agrees, differs, gap, disputed, unreadable
  case gapAgrees = "gap-agrees"
  /// The case does not name the book under which its game is shown.
  case otherBook = "other-book"
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
    if case .season(let result) = entry { return add(result.word) }
    guard case .played(let result) = entry else {
      unreadable += 1
      return
    }
    switch result.outcome {
    case .agrees: agreed += 1
    case .differs, .gapAgrees: differing += 1
    case .gap: gaps += 1
    case .disputed: disputed += 1
    }
  }

  private mutating func add(_ word: OutcomeWord) {
    switch word {
    case .agrees: agreed += 1
    case .gap: gaps += 1
    case .disputed: disputed += 1
    case .differs, .gapAgrees, .unreadable, .otherBook: differing += 1
    }
  }

  /// The last line of a check.
  package var line: String {
    "\(agreed) agreed, \(differing) \(differing == 1 ? "differs" : "differ"), "
      + "\(gaps) \(gaps == 1 ? "gap" : "gaps"), \(disputed) disputed, \(unreadable) unreadable"
  }
}
