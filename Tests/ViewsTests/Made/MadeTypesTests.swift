import Testing

@testable import Views

/// The types and the page generated from the fields of answers.
@Suite struct MadeTypesTests {
  @Test func `the page has a table for each object of the answers`() throws {
    let file = MadeFile("Sources/Views/Fields/README.md")
    #expect(try file.text(made: FieldsPage.text) == FieldsPage.text)
  }

  @Test func `Python's module has a type for each answer`() throws {
    let file = MadeFile("Sources/Python/penaltybox/answers.py")
    #expect(try file.text(made: PythonTypes.text) == PythonTypes.text)
  }

  @Test func `the declarations for TypeScript end with a type for each answer`() throws {
    let file = MadeFile("Sources/JavaScript/penaltybox.d.mts")
    let begin = "// The rest is made from the declarations of the answers' fields.\n\n"
    let old = try file.text()
    let head = try #require(old.firstRange(of: begin).map { old[..<$0.upperBound] })
    let made = String(head) + TypeScriptTypes.text
    #expect(try file.text(made: made) == made)
  }
}
