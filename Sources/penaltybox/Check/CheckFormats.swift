import Cases
import Scoresheets
import Surface
import Views

enum CheckFormat: String, CaseIterable {
  case text, junit, github, json

  /// Shows the problem of `entry` at once, in a format that needs no header before the first case.
  ///
  /// Errors are reported as messages, except in GitHub's format, which has the same command for
  /// errors and failures.
  func show(_ entry: CheckEntry, all: Bool, _ console: inout Console) {
    switch (self, entry) {
    case (.github, _): console.print(Self.github(entry, all: all))
    case (_, .unreadable(let error)): console.report(error.report)
    case (.text, .played):
      for report in entry.reports(all: all) { Self.show(report, &console) }
    case (.junit, _), (.json, _): break
    }
  }

  /// Shows a report.
  ///
  /// The command to run the case again stays on one line, so that a user can copy it.
  private static func show(_ report: String, _ console: inout Console) {
    for line in report.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("    again ") {
        console.print(line + "\n")
      } else {
        console.print(styled: line + "\n")
      }
    }
  }

  /// Shows the part of the format that follows the last case.
  func finish(_ checker: CaseChecker, all: Bool, _ console: inout Console) {
    switch self {
    case .text, .github:
      if !console.isQuiet {
        console.print(styled: checker.tally.line + "\n")
      }
    case .junit: console.print(JUnit.text(of: checker.entries, all: all))
    case .json: console.print(json: CheckAnswer(checker.entries.map(\.entry), checker.tally))
    }
  }

  /// GitHub's workflow commands, one for each failure.
  private static func github(_ entry: CheckEntry, all: Bool) -> String {
    func command(_ report: String, _ line: Int?, _ column: Int?, _ title: String?) -> String {
      let properties = [
        ("file", entry.file), ("line", line.map { String($0) }),
        ("col", column.map { String($0) }), ("title", title),
      ]
      return WorkflowCommand.error(
        report, properties.compactMap { name, value in value.map { (name, $0) } }) + "\n"
    }
    switch entry {
    case .played(let result):
      var places = [result.place]
      if all, !result.differences.isEmpty { places = result.differences.map(\.place) }
      return zip(places, entry.reports(all: all)).map { place, report in
        command(report, place.line, place.column, result.name)
      }.joined()
    case .unreadable(let error): return command(error.report, error.line, error.column, error.title)
    }
  }
}

extension CheckEntry {
  /// The outcome and its reason if build servers should list the case as skipped; otherwise `nil`.
  fileprivate var skipped: String? {
    guard [.gap, .disputed].contains(word) else { return nil }
    return result?.case.verdict.reason.map { "\(word.rawValue): \($0)" } ?? word.rawValue
  }
}

/// JUnit's XML for build servers, with a suite for each file of cases.
private enum JUnit {
  static func text(of entries: [CaseChecker.Timed], all: Bool) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuites name=\"penaltybox\"\(counts(entries))>\n"
    var rest = entries[...]
    while let first = rest.first {
      let suite = rest.prefix { $0.entry.file == first.entry.file }
      rest = rest.dropFirst(suite.count)
      let name = attribute("name", first.entry.file ?? "cases")
      text += "  <testsuite\(name)\(counts(suite))>\n"
      for timed in suite { text += element(timed, all) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ timed: some Collection<CaseChecker.Timed>) -> String {
    let errors = timed.count { $0.entry.error != nil }
    let failures = timed.count { $0.entry.word.hasFailed } - errors
    let skipped = timed.count { $0.entry.skipped != nil }
    let time = timed.reduce(Duration.zero) { $0 + $1.time }
    return " tests=\"\(timed.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"\(time.seconds)\""
  }

  private static func element(_ timed: CaseChecker.Timed, _ all: Bool) -> String {
    let entry = timed.entry
    var text = "    <testcase" + attribute("classname", entry.file ?? "cases")
    text += attribute("name", entry.result?.name ?? entry.error?.title ?? entry.file ?? "cases")
    if let file = entry.file { text += attribute("file", file) }
    if let line = entry.line { text += " line=\"\(line)\"" }
    text += " time=\"\(timed.time.seconds)\""
    func closed(_ name: String, _ type: String, _ message: String) -> String {
      text + ">\n      <\(name) type=\"\(type)\"\(attribute("message", message))>"
        + "\(entry.reports(all: all).joined().asXML)</\(name)>\n    </testcase>\n"
    }
    switch entry {
    case .unreadable(let error): return closed("error", "unreadable", error.message)
    case .played(let result):
      if result.word.hasFailed {
        return closed("failure", result.word.rawValue, result.summary ?? "")
      }
      guard let reason = entry.skipped else { return text + "/>\n" }
      return text + "><skipped\(attribute("message", reason))/></testcase>\n"
    }
  }

  /// An attribute after a blank, with line breaks and tabs escaped: a reader would take them for
  /// blanks.
  private static func attribute(_ name: String, _ value: String) -> String {
    let value = value.asXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    return " \(name)=\"\(value)\""
  }
}

extension Duration {
  /// The duration in seconds, with six decimals.
  fileprivate var seconds: String {
    let (seconds, attoseconds) = components
    return "\(seconds)." + String(attoseconds / 1_000_000_000_000 + 1_000_000).dropFirst()
  }
}

extension String {
  /// The text as it is written inside an XML element.
  ///
  /// XML 1.0 cannot contain most control characters and two other characters, which become
  /// `U+FFFD`. Other hidden characters are written by their numbers, so a reader gets them back.
  fileprivate var asXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case "\r": text += "&#13;"
      case "\u{0}"..<" ", "\u{fffe}"..."\u{ffff}": text += "\u{fffd}"
      case _ where scalar.isHidden: text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
