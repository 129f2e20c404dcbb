import HockeyRules
package import Scoresheets

/// The results of a check, as JSON.
package enum CheckJSON {
  /// Writes one object and ends the line; `more` writes further members after the results.
  package static func write(
    _ entries: [CheckEntry], _ tally: CheckTally, to writer: inout JSONWriter,
    more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      writer.key("results")
      writer.array { writer in
        for entry in entries {
          switch entry {
          case .played(let result): write(result, to: &writer)
          case .unreadable(let error): write(error, to: &writer)
          }
        }
      }
      more(&writer)
      writer.member("agreed", tally.agreed)
      writer.member("differ", tally.differing)
      writer.member("gaps", tally.gaps)
      writer.member("disputed", tally.disputed)
      writer.member("unreadable", tally.unreadable)
      if tally.known > 0 { writer.member("known", tally.known) }
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
      if result.run.isUnderAnother { writer.member("expected", result.run.expectedBook) }
      writer.member("outcome", result.word)
      if let reason = result.reason { writer.member("reason", reason) }
      guard case .differs(let differences) = result.outcome else { return }
      writer.key("differences")
      writer.array { writer in
        for difference in differences {
          for line in difference.lines where line.mark != .agreed {
            write(line, of: difference, in: result.run, to: &writer)
          }
        }
      }
    }
  }

  private static func write(
    _ line: CaseDifference.Line, of difference: CaseDifference, in run: CaseRun,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("mark", line.mark.rawValue)
      writer.member("text", line.text)
      if let citation = line.citation { writer.member("rule", citation) }
      let time = run.case.instants[difference.instant].time
      writer.member("at", run.words.notation.text(of: time))
      writer.member("line", difference.place.line)
    }
  }

  private static func write(_ error: UnreadableCase, to writer: inout JSONWriter) {
    writer.object { writer in
      if let file = error.file { writer.member("file", file) }
      if let line = error.line { writer.member("line", line) }
      if let column = error.column { writer.member("column", column) }
      if let title = error.title { writer.member("case", title) }
      writer.member("outcome", "unreadable")
      writer.member("message", error.message)
    }
  }
}
