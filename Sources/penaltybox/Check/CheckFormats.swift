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
    case .text: results.compactMap(\.report).joined()
    case .junit: Self.junit(results, tally)
    case .github: results.map(Self.github).joined()
    case .tap: Self.tap(results)
    case .json: Self.json(results, tally)
    }
  }

  /// JUnit's XML, for build servers.
  private static func junit(_ results: [CheckResult], _ tally: CheckTally) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuite name=\"penaltybox\" tests=\"\(results.count)\" "
    text += "failures=\"\(tally.differing)\" skipped=\"\(tally.gaps + tally.disputed)\">\n"
    for result in results {
      let name = result.run.name.asXML
      text += "  <testcase classname=\"\(result.place.file.asXML)\" name=\"\(name)\" "
      text += "file=\"\(result.place.file.asXML)\" line=\"\(result.place.line)\""
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
    return "::error file=\(place.file.asProperty),line=\(place.line),col=\(place.column),"
      + "title=\(result.run.name.asProperty)::\(report.asMessage)\n"
  }

  /// The Test Anything Protocol, version 14.
  private static func tap(_ results: [CheckResult]) -> String {
    var text = "TAP version 14\n1..\(results.count)\n"
    for (index, result) in results.enumerated() {
      let verdict = result.hasFailed ? "not ok" : "ok"
      text += "\(verdict) \(index + 1) - \(result.run.name.replacing("#", with: "\\#"))"
      switch result.outcome {
      case .gap, .disputed: text += " # SKIP \(result.word)"
      case .agrees, .differs, .gapAgrees: break
      }
      text += "\n"
      for line in (result.report ?? "").split(separator: "\n") { text += "# \(line)\n" }
    }
    return text
  }

  private static func json(_ results: [CheckResult], _ tally: CheckTally) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("results")
      writer.array { writer in
        for result in results { write(result, to: &writer) }
      }
      writer.member("agreed", tally.agreed)
      writer.member("differ", tally.differing)
      writer.member("gaps", tally.gaps)
      writer.member("disputed", tally.disputed)
      writer.member("unreadable", tally.unreadable)
    }
    writer.endLine()
    return writer.text
  }

  private static func write(_ result: CheckResult, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", result.place.file)
      writer.member("line", result.place.line)
      writer.member("column", result.place.column)
      writer.member("case", result.run.case.title)
      writer.member("book", result.run.book.id)
      writer.member("outcome", result.word)
      guard case .differs(let differences) = result.outcome else { return }
      writer.key("differences")
      writer.array { writer in
        for line in differences.flatMap(\.lines) where line.mark != .agreed {
          writer.object { writer in
            writer.member("mark", line.mark.rawValue)
            writer.member("text", line.text)
            if let citation = line.citation { writer.member("rule", citation) }
          }
        }
      }
    }
  }
}

extension String {
  /// The text inside an XML element or attribute.
  fileprivate var asXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing(#"""#, with: "&quot;")
  }

  /// The text as a message of a workflow command.
  fileprivate var asMessage: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as a property of a workflow command.
  fileprivate var asProperty: String {
    asMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
