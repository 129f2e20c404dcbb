import Cases
import HockeyRules
import Scoresheets

/// An output format of a check.
enum CheckFormat: String, CaseIterable {
  case text
  case junit
  case github
  case tap
  case json

  /// The results in this format.
  func text(of results: [CheckResult], _ tally: CheckTally) -> String {
    switch self {
    case .text: return results.compactMap(\.report).joined()
    case .junit: return Self.junit(results, tally)
    case .github: return results.map(Self.github).joined()
    case .tap: return Self.tap(results)
    case .json:
      var writer = JSONWriter()
      CheckJSON.write(results, tally, to: &writer)
      return writer.text
    }
  }

  /// JUnit's XML, for build servers.
  private static func junit(_ results: [CheckResult], _ tally: CheckTally) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuite name=\"penaltybox\" tests=\"\(results.count)\" "
    text += "failures=\"\(tally.differing)\" skipped=\"\(tally.gaps + tally.disputed)\">\n"
    for result in results {
      let name = result.run.name.asAttribute
      text += "  <testcase classname=\"\(result.place.file.asAttribute)\" name=\"\(name)\" "
      text += "file=\"\(result.place.file.asAttribute)\" line=\"\(result.place.line)\""
      switch result.outcome {
      case .agrees: text += "/>\n"
      case .gap, .disputed: text += "><skipped message=\"\(result.word)\"/></testcase>\n"
      case .differs, .gapAgrees:
        let report = (result.report ?? "").asXML
        text += ">\n    <failure message=\"\(result.word)\">\(report)</failure>\n  </testcase>\n"
      }
    }
    return text + "</testsuite>\n"
  }

  /// A workflow command of GitHub for each failure.
  private static func github(_ result: CheckResult) -> String {
    guard let report = result.report else { return "" }
    let place = result.place
    return WorkflowCommand.error(
      report,
      [
        ("file", place.file), ("line", String(place.line)), ("col", String(place.column)),
        ("title", result.run.name),
      ]) + "\n"
  }

  /// The Test Anything Protocol, version 14.
  private static func tap(_ results: [CheckResult]) -> String {
    var text = "TAP version 14\n1..\(results.count)\n"
    for (index, result) in results.enumerated() {
      let verdict = result.hasFailed ? "not ok" : "ok"
      text += "\(verdict) \(index + 1) - \(result.run.name.inTAP)"
      switch result.outcome {
      case .gap, .disputed: text += " # SKIP \(result.word)"
      case .agrees, .differs, .gapAgrees: break
      }
      text += "\n"
      for line in (result.report ?? "").split(whereSeparator: \.isNewline) { text += "# \(line)\n" }
    }
    return text
  }
}

extension String {
  /// The text inside an XML element.
  ///
  /// XML 1.0 has no way to write most control characters and two others, which become `U+FFFD`.
  /// Other hidden characters are written by their numbers, and so are read back.
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

  /// The text inside an attribute of XML, where line breaks and tabs would be read as blanks.
  fileprivate var asAttribute: String {
    asXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }

  /// The text as a description of the Test Anything Protocol, in which `#` begins a directive.
  fileprivate var inTAP: String {
    visible.replacing(#"\"#, with: #"\\"#).replacing("#", with: "\\#")
  }
}
