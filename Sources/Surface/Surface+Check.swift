import Cases
import HockeyRules
import Scoresheets
import Views

// The JSON of the command's `check`.
extension Surface {
  /// Plays the cases of the file of `source`: those with the words `title` in their titles, under the books
  /// that they name, or under the requested one if they name it.
  mutating func writeCheck(
    of source: GameSource, _ title: String?, to answer: inout Answer
  ) throws(SurfaceError) {
    let file = try source.log(or: Self.noCases)
    let reading = read(cases: file, &answer)
    var tally = CheckTally()
    var entries = reading.errors.map { error in
      CheckEntry.unreadable(
        UnreadableCase(error, in: file.name, title: reading.title(at: error.line)))
    }
    for entry in entries { tally.add(entry) }
    for `case` in reading.file.cases
    where title.map({ `case`.title.utf8.contains(bytesOf: $0) }) ?? true {
      for id in `case`.books where source.books.isEmpty || source.books.contains(id) {
        let book = try shelf.edition(.given(id)).rulebook
        let result = CheckResult(
          CaseRun(`case`, under: book, request: CaseRun.Request(book: id)))
        entries.append(.played(result))
        tally.add(.played(result))
      }
    }
    answer.set { CheckJSON.write(entries, tally, to: &$0) }
  }
}

extension String.UTF8View {
  /// Whether the bytes of `part` are in it, one after the other; Embedded Swift has no search.
  fileprivate func contains(bytesOf part: String) -> Bool {
    indices.contains { self[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}
