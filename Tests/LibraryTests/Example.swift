import Testing

/// A piece of test code that a document shows.
///
/// It stands between `// example: NAME` and `// end of example`, perhaps in several parts, which
/// the document separates by empty lines. A whole file of the scoreboard is an example too.
struct Example: Sendable {
  var name: String
  var text: String

  /// The examples in the tests' sources, read once.
  static func all() throws -> [Example] { try found.get() }

  private static let found = Result { try find() }

  /// Examples that need modules built only by the thorough tests have a folder of their own.
  private static let folders = ["Tests/LibraryTests/Examples", "Tests/SurfaceTests/Examples"]

  private static func find() throws -> [Example] {
    var examples: [Example] = []
    for file in try folders.flatMap({ try Repository.files(under: $0, ending: ".swift") }) {
      var name: String?
      var lines: [Substring] = []
      for line in try Repository.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        let words = line.drop { $0 == " " }
        if words.hasPrefix(opening) {
          name = String(words.dropFirst(opening.count))
          lines = []
        } else if words == closing, let part = name {
          let text = withoutIndent(lines)
          if let index = examples.firstIndex(where: { $0.name == part }) {
            examples[index].text += "\n\n" + text
          } else {
            examples.append(Example(name: part, text: text))
          }
          name = nil
        } else {
          lines.append(line)
        }
      }
    }
    // The scoreboard is a separate package, which a script builds and runs.
    for file in try Repository.files(under: "Tests/Scoreboard/Sources", ending: ".swift") {
      let text = try Repository.text(of: file)
      examples.append(Example(name: file, text: String(text.dropLast(text.last == "\n" ? 1 : 0))))
    }
    return examples
  }

  private static let opening = "// example: "
  private static let closing = "// end of example"

  /// The lines without their common indentation.
  private static func withoutIndent(_ lines: [Substring]) -> String {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  /// The lines that the example promises to print, such as `// Prints "4v5"`.
  var promises: [String] {
    text.split(separator: "\n").compactMap { line in
      guard let range = line.firstRange(of: "// Prints \""), line.last == "\"" else { return nil }
      return String(line.suffix(from: range.upperBound).dropLast())
    }
  }
}

/// A substitute for the standard output of an example.
final class Printer {
  private(set) var lines: [String] = []

  /// Records what an example prints, as `print` would write it.
  func print(_ items: [Any]) {
    var text = ""
    Swift.print(items.map { "\($0)" }.joined(separator: " "), terminator: "", to: &text)
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Expects that the example `name` printed the lines that it promises.
  func printedWhat(_ name: String, at place: SourceLocation = #_sourceLocation) throws {
    let example = try Example.all().first { $0.name == name }
    let promises = try #require(example, "no example is called '\(name)'").promises
    let printed = lines.joined(separator: "\n")
    #expect(lines == promises, "it prints\n\(printed)", sourceLocation: place)
  }
}
