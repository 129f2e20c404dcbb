import Foundation

/// The repository's `Cases` folder.
enum Folder {
  static let cases = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Cases")

  /// The case files, by their paths within the folder.
  static var caseFiles: [String] {
    let paths = FileManager.default.enumerator(atPath: cases.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".cases") }.sorted()
  }

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: cases.appending(path: path)))
  }

  /// The examples of the grammar: the lines that its page indents by four blanks.
  static var examples: [String] {
    get throws {
      let page = String(decoding: try bytes(of: "README.md"), as: UTF8.self)
      var examples: [[Substring]] = []
      var isInExample = false
      for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("    ") {
          if !isInExample { examples.append([]) }
          isInExample = true
          examples[examples.count - 1].append(line.dropFirst(4))
        } else if line.isEmpty, isInExample {
          examples[examples.count - 1].append("")
        } else {
          isInExample = false
        }
      }
      return examples.map { $0.joined(separator: "\n") + "\n" }
    }
  }
}
