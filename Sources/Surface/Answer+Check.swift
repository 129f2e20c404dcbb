import Cases
import HockeyRules
import Scoresheets
import Views

// The JSON of the command's `check`.
extension Answer {
  /// Plays the cases of the file of `request`: those with its words in their titles, under the books
  /// that they name, or under the requested one if they name it.
  mutating func writeCheck(_ request: Request) throws(SurfaceError) {
    guard let file = request.log else { throw SurfaceError("the request has no file of cases") }
    let choice = BookChoice(byLogs: request.loaded)
    let reading = CaseReader.read(file.text, file: file.name) { choice.schedule(of: $0) }
    errors = reading.errors.map { SurfaceError($0, in: file.name) }
    var tally = CheckTally()
    var entries = reading.errors.map { error in
      CheckEntry.unreadable(
        UnreadableCase(error, in: file.name, title: reading.title(at: error.line)))
    }
    for entry in entries { tally.add(entry) }
    for `case` in reading.file.cases
    where request.title.map({ `case`.title.utf8.contains(bytesOf: $0) }) ?? true {
      for id in `case`.books where request.books.isEmpty || request.books.contains(id) {
        let book = try request.loaded.edition(id).rulebook
        let result = CheckResult(
          CaseRun(`case`, under: book, request: CaseRun.Request(book: id)))
        entries.append(.played(result))
        tally.add(.played(result))
      }
    }
    set { CheckJSON.write(entries, tally, to: &$0) }
  }
}

extension String.UTF8View {
  /// Whether the bytes of `part` are in it, one after the other; Embedded Swift has no search.
  fileprivate func contains(bytesOf part: String) -> Bool {
    indices.contains { self[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}
