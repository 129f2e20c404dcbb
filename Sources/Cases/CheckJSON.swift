import HockeyRules
package import Scoresheets

/// The results of a check, as JSON.
package enum CheckJSON {
  /// Writes one object and ends the line.
  package static func write(
    _ results: [CheckResult], _ tally: CheckTally, to writer: inout JSONWriter
  ) {
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
        for line in differences.flatMap({ $0.lines }) where line.mark != .agreed {
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
