import Cases
import Scoresheets

/// JUnit's XML, for build servers: a suite for each file of cases.
enum JUnit {
  static func text(of entries: [CaseChecker.Timed], all: Bool) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuites name=\"penaltybox\" \(counts(entries))>\n"
    for suite in suites(of: entries) {
      let file = suite.first?.entry.file ?? "cases"
      text += "  <testsuite name=\"\(file.asAttribute)\" \(counts(suite))>\n"
      for timed in suite { text += element(timed, all) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// The entries, grouped by file.
  private static func suites(of entries: [CaseChecker.Timed]) -> [[CaseChecker.Timed]] {
    var suites: [[CaseChecker.Timed]] = []
    for timed in entries {
      if let last = suites.last?.last, last.entry.file == timed.entry.file {
        suites[suites.count - 1].append(timed)
      } else {
        suites.append([timed])
      }
    }
    return suites
  }

  private static func counts(_ entries: [CaseChecker.Timed]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for timed in entries {
      switch timed.entry {
      case .unreadable: errors += 1
      case .played(let result):
        if result.hasFailed { failures += 1 }
        if result.isSkipped { skipped += 1 }
      }
    }
    let time = entries.reduce(Duration.zero) { $0 + $1.time }
    return "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"\(time.seconds)\""
  }

  private static func element(_ timed: CaseChecker.Timed, _ all: Bool) -> String {
    let entry = timed.entry
    let file = (entry.file ?? "cases").asAttribute
    var text = "    <testcase classname=\"\(file)\" name=\"\(entry.name.asAttribute)\""
    if entry.file != nil { text += " file=\"\(file)\"" }
    if let line = entry.line { text += " line=\"\(line)\"" }
    text += " time=\"\(timed.time.seconds)\""
    switch entry {
    case .unreadable(let error):
      text += ">\n      <error type=\"unreadable\" message=\"\(error.message.asAttribute)\">"
      return text + error.report.asXML + "</error>\n    </testcase>\n"
    case .played(let result) where result.isSkipped:
      let reason = "\(result.word): \(result.reason ?? "")".asAttribute
      return text + "><skipped message=\"\(reason)\"/></testcase>\n"
    case .played(let result) where result.hasFailed:
      let message = (result.summary ?? "").asAttribute
      let report = result.reports(all: all).joined().asXML
      text += ">\n      <failure type=\"\(result.word)\" message=\"\(message)\">"
      return text + report + "</failure>\n    </testcase>\n"
    case .played: return text + "/>\n"
    }
  }
}

extension CheckEntry {
  /// The file of the case.
  fileprivate var file: String? {
    switch self {
    case .played(let result): result.run.case.place.file
    case .unreadable(let error): error.file
    }
  }

  fileprivate var line: Int? {
    switch self {
    case .played(let result): result.place.line
    case .unreadable(let error): error.line
    }
  }

  fileprivate var name: String {
    switch self {
    case .played(let result): result.run.name
    case .unreadable(let error): error.name
    }
  }
}

extension Duration {
  /// The duration in seconds, with six decimals.
  fileprivate var seconds: String {
    let (seconds, attoseconds) = components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - micros.count) + micros
  }
}

extension String {
  /// The text inside an XML element.
  ///
  /// XML 1.0 cannot contain most control characters and two other characters; these become
  /// `U+FFFD`. Other hidden characters are written by their numbers, and so can be read back.
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

  /// The text inside an XML attribute, in which line breaks and tabs would be read as blanks.
  fileprivate var asAttribute: String {
    asXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
