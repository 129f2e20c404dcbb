import Foundation
import Testing

/// A fenced block of code in a document: an article, a README, or a doc comment.
struct CodeBlock: CustomStringConvertible, Sendable {
  /// The document's path in the repository.
  var file: String
  /// The line of the opening fence, from 1.
  var line: Int
  /// The word after the opening fence, such as `swift` or `json`.
  var language: String
  var text: String

  var description: String { "\(file):\(line)" }

  /// The place in the document, at which a failure points.
  var place: SourceLocation {
    SourceLocation(
      fileID: "LibraryTests/\(file)", filePath: Repository.url.appending(path: file).path,
      line: line, column: 1)
  }

  /// The blocks in `file`; in a Swift file, the blocks in its doc comments.
  static func blocks(in file: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: String, indent: Int)?
    var lines: [Substring] = []
    let all = try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, whole) in all.enumerated() {
      guard let line = file.hasSuffix(".swift") ? comment(in: whole) : whole else { continue }
      let indent = line.prefix { $0 == " " }.count
      if line.dropFirst(indent).hasPrefix("```") {
        if let opening = open {
          blocks.append(
            CodeBlock(
              file: file, line: opening.line, language: opening.language,
              text: lines.joined(separator: "\n")))
          open = nil
        } else {
          open = (index + 1, String(line.dropFirst(indent + 3)), indent)
          lines = []
        }
      } else if let open {
        lines.append(line.dropFirst(min(indent, open.indent)))
      }
    }
    return blocks
  }

  /// The text of a line of a Swift doc comment, or `nil` for any other line.
  private static func comment(in line: Substring) -> Substring? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
  }

  /// The blocks of all documents that explain the library, read once.
  static func all() throws -> [CodeBlock] { try found.get() }

  private static let found = Result {
    var files = ["README.md", "Rulebook/README.md"]
    files += try Repository.files(under: "Sources", ending: ".md")
    files += try Repository.files(under: "Sources", ending: ".swift")
    return try files.flatMap { try blocks(in: $0) }
  }
}
