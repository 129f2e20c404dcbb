import Cases
import Scoresheets
import Views

/// An output format of a check.
enum CheckFormat: String, CaseIterable {
  case text
  case junit
  case github
  case tap
  case json

  /// Shows the problem of `entry`, in the formats that have no header before the first case.
  ///
  /// Errors are reported as messages, except in GitHub's format, which has the same command for
  /// errors and failures.
  func show(_ entry: CheckEntry, all: Bool, _ console: inout Console) {
    switch (self, entry) {
    case (.github, _): console.print(Self.github(entry, all: all))
    case (_, .unreadable(let error)): console.report(error.report)
    case (.text, .played(let result)):
      for report in result.reports(all: all) { Self.show(report, &console) }
    case (.junit, .played), (.tap, .played), (.json, .played): break
    }
  }

  /// Shows a report, in which the command to run again stays on one line so that it can be copied.
  private static func show(_ report: String, _ console: inout Console) {
    var text = ""
    for line in report.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      guard line.hasPrefix("    again ") else {
        text += line + "\n"
        continue
      }
      console.print(styled: text)
      console.print(line + "\n")
      text = ""
    }
    console.print(styled: text)
  }

  /// Shows the part of each format that comes after the last case.
  func finish(_ checker: CaseChecker, all: Bool, _ console: inout Console) {
    switch self {
    case .text, .github:
      if !console.isQuiet {
        if checker.isOfProgram, self == .text {
          console.print(styled: TopicScore.text(of: checker.topics, in: console.palette))
        }
        console.print(styled: checker.tally.line + "\n")
      }
    case .junit: console.print(JUnit.text(of: checker.entries, all: all))
    case .tap: console.print(Self.tap(checker.entries.map(\.entry), all: all))
    case .json:
      let topics = checker.isOfProgram ? checker.topics : []
      console.printJSON { writer in
        CheckJSON.write(checker.entries.map(\.entry), checker.tally, to: &writer) { writer in
          if !topics.isEmpty { TopicScore.write(topics, to: &writer) }
        }
      }
    }
  }

  /// A workflow command of GitHub for each failure.
  private static func github(_ entry: CheckEntry, all: Bool) -> String {
    switch entry {
    case .played(let result):
      var places = [result.place]
      if all, case .differs(let differences) = result.outcome { places = differences.map(\.place) }
      return zip(places, result.reports(all: all)).map { place, report in
        WorkflowCommand.error(
          report,
          [
            ("file", place.file), ("line", String(place.line)), ("col", String(place.column)),
            ("title", result.run.name),
          ]) + "\n"
      }.joined()
    case .unreadable(let error):
      let properties = [
        ("file", error.file), ("line", error.line.map { String($0) }),
        ("col", error.column.map { String($0) }), ("title", error.title),
      ]
      return WorkflowCommand.error(
        error.report, properties.compactMap { name, value in value.map { (name, $0) } }) + "\n"
    }
  }

  /// The Test Anything Protocol, version 14.
  private static func tap(_ entries: [CheckEntry], all: Bool) -> String {
    var text = "TAP version 14\n1..\(entries.count)\n"
    for (index, entry) in entries.enumerated() {
      text += entry.hasFailed ? "not ok" : "ok"
      let remarks: [String]
      switch entry {
      case .played(let result):
        text += " \(index + 1) - \(result.run.name.inTAP)"
        if result.isSkipped {
          text += " # SKIP \(result.word): \((result.reason ?? "").visible)"
        }
        remarks = result.reports(all: all)
      case .unreadable(let error):
        text += " \(index + 1) - \(error.name.inTAP)"
        remarks = [error.report]
      }
      text += "\n"
      for line in remarks.joined().split(whereSeparator: \.isNewline) { text += "# \(line)\n" }
    }
    return text
  }
}

extension CheckResult {
  /// Whether build servers list it as skipped.
  var isSkipped: Bool {
    switch outcome {
    case .gap, .disputed: true
    case .agrees, .differs, .gapAgrees: false
    }
  }
}

extension String {
  /// The text as a description of the Test Anything Protocol, in which `#` begins a directive.
  fileprivate var inTAP: String {
    visible.replacing(#"\"#, with: #"\\"#).replacing("#", with: "\\#")
  }
}
