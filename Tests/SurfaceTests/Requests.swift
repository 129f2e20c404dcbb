import Foundation
import Scoresheets

@testable import Surface

/// Requests about the files of this repository.
enum Requests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files with this ending below the folder `Cases`, in order.
  static func files(_ ending: String) throws -> [URL] {
    let folder = root.appending(path: "Cases")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.sorted().filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  /// A request as JSON; `members` are written in the order of their keys.
  static func request(_ what: String, _ members: [String: Any] = [:]) throws -> [UInt8] {
    var object = members
    object["what"] = what
    return Array(try JSONSerialization.data(withJSONObject: object, options: .sortedKeys))
  }

  /// The member `log` for a file.
  static func log(_ file: URL) throws -> [String: Any] {
    [
      "name": file.lastPathComponent,
      "text": String(decoding: try Data(contentsOf: file), as: UTF8.self),
    ]
  }

  /// All requests about the games, and all cases of every fourth file.
  static func all() throws -> [[UInt8]] {
    var requests = [try request("books"), try request("styles")]
    requests.append(try request("books", ["books": ["nhl-2025"]]))
    requests.append(try request("calls", ["books": ["hockey-canada-2024"]]))
    requests.append(try request("books", ["books": ["nhl-2025", "iihf-2025"]]))
    let sheets = try files(".sheet").prefix(3).map { try log($0) }
    requests.append(try request("season", ["logs": sheets]))
    let list: [String: Any] = ["team": "home", "line": "30 G Åsa Berg\n#6, Bo (C) Lind\nName"]
    for file in try files(".sheet") {
      requests.append(
        try request("roster", list.merging(["log": try log(file)]) { $1 }))
      let log = try log(file)
      for what in ["replay", "board", "svg", "page", "scoresheet", "questions", "convert", "table"]
      {
        requests.append(try request(what, ["log": log]))
      }
      for at in ["P1 9:00", "P2 4:30", "P3 12:00.5", "P3 20:00"] {
        for what in ["state", "ask", "questions"] {
          requests.append(try request(what, ["log": log, "at": at, "side": "before"]))
        }
      }
      requests.append(try request("replay", ["log": log, "books": ["iihf-2025"]]))
      requests.append(try request("compare", ["log": log, "books": ["nhl-2025", "ncaa-2024"]]))
      requests.append(try request("format", ["log": log]))
      requests.append(try request("convert", ["log": log, "to": "jsonl"]))
      requests.append(
        try request("ask", ["log": log, "at": "P2 5:00", "plays": ["TOR goal", "OTT 2"]]))
      requests.append(try request("complete", ["log": log, "line": "P3 20:00 TOR5 2 hi"]))
    }
    for (number, file) in try files(".cases").enumerated() where number.isMultiple(of: 4) {
      for what in ["check", "cases", "board"] {
        requests.append(try request(what, ["log": try log(file)]))
      }
    }
    return requests
  }
}

/// An answer, taken apart.
struct Reply {
  var text: String
  var object: [String: Any]

  init(_ request: [UInt8], _ surface: inout Surface) throws {
    let bytes = surface.answer(to: request)
    text = String(decoding: bytes, as: UTF8.self)
    object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  init(_ what: String, _ members: [String: Any] = [:]) throws {
    var surface = Surface()
    self = try Reply(try Requests.request(what, members), &surface)
  }

  /// The JSON text of the answer.
  var answer: String {
    let start = text.firstRange(of: #"{"answer":"#)?.upperBound ?? text.endIndex
    let end = text.ranges(of: #","errors":["#).last?.lowerBound ?? start
    return String(text[start..<max(start, end)])
  }

  var errors: [[String: Any]] { object["errors"] as? [[String: Any]] ?? [] }
}
