import Cases
import HockeyRules
import Scoresheets
import SeededRandom
import Testing

@Suite struct CaseFolder {
  @Test func `the examples of the grammar are read and are in the canonical form`() throws {
    let examples = try Folder.examples
    #expect(!examples.isEmpty)
    for example in examples {
      let reading = CaseReader.read(example.utf8, file: "README.md")
      #expect(reading.errors == [])
      let canonical = try Formatter.canonical(example.utf8).get()
      #expect(canonical.trimmedEnd == example.trimmedEnd)
    }
  }

  @Test(arguments: Thoroughness.sample(Folder.caseFiles, quick: 16))
  func `the canonical form of a case file has the same meaning`(path: String) throws {
    let bytes = try Folder.bytes(of: path)
    let reading = CaseReader.read(bytes, file: path)
    #expect(reading.errors.map { $0.report(in: path) } == [])
    let canonical = try Formatter.canonical(bytes).get()
    #expect(try Formatter.canonical(canonical.utf8).get() == canonical)
    let again = CaseReader.read(canonical.utf8, file: path)
    #expect(again.errors == [])
    #expect(again.file.meaning == reading.file.meaning)
  }
}

extension CaseFile {
  /// The cases without their places in the file.
  var meaning: [[String]] {
    cases.map { one in
      let head = [one.title, one.from ?? "", "\(one.ids) \(one.decides) \(one.verdict)"]
      return head + one.log.headLines() + one.log.events.map { "\($0.time) \($0.play)" }
        + one.instants.flatMap { instant in
          instant.expectations.map { "\($0.books) \($0.statement) \($0.citation ?? "")" }
            + instant.refusals.map { "\($0.books) \($0.play) \($0.reason)" }
        }
    }
  }
}

extension String {
  var trimmedEnd: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
