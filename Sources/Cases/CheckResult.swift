import Scoresheets

/// The result of one case under one book.
package struct CheckResult {
  package var run: CaseRun
  package var outcome: Outcome

  /// The outcome of a case.
  package enum Outcome {
    case agrees
    case differs([CaseDifference])
    /// Marked as not ruled on, and it differs.
    case gap
    /// Marked as not ruled on, but it agrees.
    case gapAgrees
    /// The source contradicts its own book.
    case disputed
  }

  /// Decides the outcome of a case that was run.
  package init(_ run: CaseRun) {
    self.run = run
    let differences = run.differences()
    outcome =
      switch run.case.verdict {
      case .judged: differences.isEmpty ? .agrees : .differs(differences)
      case .gap: differences.isEmpty ? .gapAgrees : .gap
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
    switch outcome {
    case .differs(let differences): differences.first?.place ?? run.case.place
    case .agrees, .gap, .gapAgrees, .disputed: run.case.place
    }
  }

  /// What is wrong, as a block of lines; nil if nothing is.
  package var report: String? {
    switch outcome {
    case .differs(let differences): differences.first.map { run.report(of: $0) }
    case .gapAgrees:
      "\("\(place): \(run.name)".visible)\n\n    this gap agrees now: remove its `gap` line\n\n"
    case .agrees, .gap, .disputed: nil
    }
  }

  /// The outcome as one word, in output for programs.
  package var word: String {
    switch outcome {
    case .agrees: "agrees"
    case .differs: "differs"
    case .gap: "gap"
    case .gapAgrees: "gap-agrees"
    case .disputed: "disputed"
    }
  }
}

/// How many cases had each outcome.
package struct CheckTally {
  package var agreed = 0
  package var differing = 0
  package var gaps = 0
  package var disputed = 0
  package var unreadable = 0

  package init() {}

  package mutating func add(_ result: CheckResult) {
    switch result.outcome {
    case .agrees: agreed += 1
    case .differs, .gapAgrees: differing += 1
    case .gap: gaps += 1
    case .disputed: disputed += 1
    }
  }

  /// The last line of a check.
  package var line: String {
    "\(agreed) agreed, \(differing) \(differing == 1 ? "differs" : "differ"), "
      + "\(gaps) \(gaps == 1 ? "gap" : "gaps"), \(disputed) disputed, \(unreadable) unreadable"
  }
}
