import Foundation

/// The inputs in the repository, and the words that mutations insert.
enum Corpus {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "FuzzTargets")

  /// The inputs of the target called `name`, in the order of their files' names.
  static func inputs(of name: String) throws -> [[UInt8]] {
    try FileManager.default
      .contentsOfDirectory(
        at: folder.appending(path: "Corpus").appending(path: name),
        includingPropertiesForKeys: nil
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { Array(try Data(contentsOf: $0)) }
  }

  /// The names of the folders.
  static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Corpus").path(percentEncoded: false)
    ).sorted()
  }

  /// The words of libFuzzer's dictionary: one a line, in quotation marks.
  static let words: [[UInt8]] = {
    let text =
      (try? String(contentsOf: folder.appending(path: "words.dict"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { bytes(of: $0) }
  }()

  /// The bytes of a word, in which every escape has the form `\x5c`.
  private static func bytes(of line: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line.dropFirst().dropLast()
    while let character = rest.popFirst() {
      if character == "\\" {
        bytes.append(UInt8(rest.dropFirst().prefix(2), radix: 16) ?? 0)
        rest = rest.dropFirst(3)
      } else {
        bytes += Array(String(character).utf8)
      }
    }
    return bytes
  }
}
