import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The output of `check` for build servers, about cases with texts that could break the formats.
@Suite struct CheckFormats {
  private static func cases(_ titles: String...) -> String {
    "under    nhl-2025\n\n"
      + titles.map { "== \($0)\nP1  5:00  A6   2\n          > 5v5\n" }.joined(separator: "\n")
  }

  /// A rulebook with any characters in its id, which is part of a case's name.
  private static func book(_ id: String) -> String {
    #"{"id":\#(HostileText.string(id)),"name":"Ours","league":"L","extends":"nhl-2025","provisions":{}}"#
  }

  // MARK: XML

  private static let titles = [
    #"<a href="x">&amp; ]]> 'b'"#, "\u{9b}31m \u{202e} \u{85}", "\u{fffe} \u{ffff} é 🏒",
  ]

  @Test(arguments: titles) func `JUnit's file is XML, and gives the title back`(_ title: String)
    throws
  {
    let bench = try Workbench(["Cases/a.cases": Self.cases(title)])
    let output = try bench.run("check", "Cases", "--format", "junit").output
    let suite = try Self.parsed(output)
    let readable = title.replacing("\u{fffe}", with: "\u{fffd}")
      .replacing("\u{ffff}", with: "\u{fffd}")
    #expect(suite.names == ["\(readable), under nhl-2025"])
    #expect(suite.text.contains("+ 4v5"))
  }

  @Test func `JUnit's file is XML with any character in a book or a file's name`() throws {
    let name = HostileText.name
    let bench = try Workbench([
      "Cases/\(name).cases": Self.cases("a"), "book.json": Self.book("x\u{0}\u{1f}\n\ty"),
    ])
    let output = try bench.run(
      "check", "Cases", "--under", "book.json", "--format", "junit"
    ).output
    let suite = try Self.parsed(output)
    #expect(suite.names == ["a, under x\u{fffd}\u{fffd}\n\ty"])
    let file = suite.files.first
    #expect(file?.hasPrefix("Cases/\u{fffd}]0;title\u{fffd}") ?? false)
    #expect(file?.hasSuffix("\(HostileText.shown)\nFORGED.cases") ?? false)
  }

  private static func parsed(_ text: String) throws -> SuiteReader {
    let reader = SuiteReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(text)")
    return reader
  }

  // MARK: Workflow commands

  @Test func `a name cannot end a workflow command, nor its properties`() throws {
    let bench = try Workbench([
      "a,b:c%.cases": Self.cases("a::b, line=5 %0A ::"), "book.json": Self.book("x\n::stop::\r\n"),
    ])
    let output = try bench.run(
      "check", "a,b:c%.cases", "--under", "book.json", "--format", "github", "--quiet"
    ).output
    #expect(output.split(whereSeparator: \.isNewline).count == 1)
    #expect(
      output.hasPrefix(
        "::error file=a%2Cb%3Ac%25.cases,line=5,col=11,title=a%3A%3Ab%2C line=5 %250A %3A%3A%2C under "
          + "x%0A%3A%3Astop%3A%3A%0D%0A::a,b:c%25.cases:5:11: "))
  }

  @Test func `an error about a bad case cannot begin a workflow command`() throws {
    let bench = try Workbench(["a.cases": "== one\n::stop-commands::x\n\n== two\nx##[error]y\n"])
    let outcome = try bench.run("check", "a.cases", "--format", "github", "--quiet")
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(
      lines.map { $0.prefix(36) } == [
        "::error file=a.cases,line=2,col=1,ti", "::error file=a.cases,line=5,col=1,ti",
      ])
    #expect(outcome.errors == "")
    #expect(outcome.status == 2)
  }
}

/// A reader of JUnit's file.
private final class SuiteReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var files: [String] = []
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard element == "testcase" else { return }
    names.append(attributes["name"] ?? "")
    files.append(attributes["file"] ?? "")
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}
