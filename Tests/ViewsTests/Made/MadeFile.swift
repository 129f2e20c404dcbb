import Foundation
import SchemaChecking
import Scoresheets

/// A file of the repository that is generated from the program's declarations.
struct MadeFile {
  private let url: URL

  init(_ path: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
  }

  /// Its text; with `PENALTYBOX_ACCEPT`, `made` is written to it.
  func text(made: String? = nil) throws -> String {
    if let made, ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] != nil {
      try Data(made.utf8).write(to: url)
    }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The text of the schema that `write` writes, in the form of its file.
  static func schema(_ write: (inout JSONWriter) -> Void) throws -> String {
    var writer = JSONWriter()
    write(&writer)
    let made = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    let lines = try JSONSerialization.data(
      withJSONObject: made, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: lines, as: UTF8.self) + "\n"
  }

  /// The schema called `name` in it.
  func schema(of name: String) throws -> Schema {
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let definitions = (all as? [String: Any])?["$defs"] ?? [:]
    let root = try JSONSerialization.data(
      withJSONObject: ["$ref": "#/$defs/\(name)", "$defs": definitions])
    return try Schema(String(decoding: root, as: UTF8.self))
  }
}
