import Testing

/// The code in the documents is compiled and run by the tests; `Examples/` has it word for word.
@Suite struct Examples {
  @Test(arguments: try CodeBlock.all().filter { $0.language == "swift" })
  func `a document's Swift is an example of the tests, character by character`(
    _ block: CodeBlock
  ) throws {
    let examples = try Example.all()
    guard !examples.contains(where: { $0.text == block.text }) else { return }
    Issue.record(
      "no example in Tests/LibraryTests/Examples has this text; \(nearest(to: block, examples))",
      sourceLocation: block.place)
  }

  @Test(arguments: try Example.all().map(\.name))
  func `an example of the tests is in a document`(_ name: String) throws {
    let example = try #require(try Example.all().first { $0.name == name })
    #expect(try CodeBlock.all().contains { $0.text == example.text }, "no document shows it")
  }

  @Test func `an example that says what it prints is held to it`() throws {
    let tests = try Repository.files(under: "Tests/LibraryTests/Examples", ending: ".swift")
      .map { try Repository.text(of: $0) }.joined()
    for example in try Example.all() where !example.promises.isEmpty {
      #expect(tests.contains(#"printedWhat("\#(example.name)")"#), "'\(example.name)' is not")
    }
  }

  @Test func `no two examples have one name`() throws {
    let names = try Example.all().map(\.name)
    #expect(names.count == Set(names).count)
  }

  /// The example whose beginning is most similar to `block`, and the place where they differ.
  private func nearest(to block: CodeBlock, _ examples: [Example]) -> String {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    func alike(_ example: Example) -> Int {
      zip(lines, example.text.split(separator: "\n", omittingEmptySubsequences: false))
        .prefix { $0 == $1 }.count
    }
    guard let nearest = examples.max(by: { alike($0) < alike($1) }) else { return "there are none" }
    let count = alike(nearest)
    let line = count < lines.count ? "`\(lines[count])`" : "its end"
    return "'\(nearest.name)' is the same up to \(line)"
  }
}
