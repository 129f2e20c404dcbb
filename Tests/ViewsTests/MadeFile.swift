import Foundation
import SchemaChecking
import Scoresheets

/// A file of the repository that the program's own declarations make.
struct MadeFile {
  private let url: URL

  init(_ path: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  /// Its text; with `PENALTYBOX_ACCEPT`, `made` becomes it.
  func text(made: String) throws -> String {
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] != nil {
      try Data(made.utf8).write(to: url)
    }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The schema that `write` writes, as its file has it.
  static func schema(_ write: (inout JSONWriter) -> Void) throws -> String {
    var writer = JSONWriter()
    write(&writer)
    let made = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    let lines = try JSONSerialization.data(
      withJSONObject: made, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: lines, as: UTF8.self) + "\n"
  }

  /// The schema of what it calls `name`.
  func schema(of name: String) throws -> Schema {
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let definitions = (all as? [String: Any])?["$defs"] ?? [:]
    let root = try JSONSerialization.data(
      withJSONObject: ["$ref": "#/$defs/\(name)", "$defs": definitions])
    return try Schema(String(decoding: root, as: UTF8.self))
  }
}
