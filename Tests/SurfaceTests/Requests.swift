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

  /// Requests with every question: about the games, and all cases of every sixth file.
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
      for at in ["P1 9:00", "P3 12:00.5"] {
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
    for (number, file) in try files(".cases").enumerated() where number.isMultiple(of: 6) {
      for what in ["check", "cases", "board"] {
        requests.append(try request(what, ["log": try log(file)]))
      }
    }
    return try requests + rest()
  }

  /// Requests with the questions that need more than a log, and about an open game.
  private static func rest() throws -> [[UInt8]] {
    let files = try files(".sheet").map { try log($0) }
    let instants = ["name": "instants.csv", "text": "period,time\n1,9:00\n3,20:00\n9,1:00\n"]
    let book = try log(root.appending(path: "Rulebook/nhl-2025.json"))
    let own = (book["text"] as? String)?.replacing(#""id": "nhl-2025""#, with: #""id": "own""#)
    let kept = "{\"penaltybox\":1,\"under\":[\"nhl-2025\"]}\n"
    var requests = try zip(["penalties", "intervals", "power-plays"], files).flatMap { rows, file in
      [
        try request("rows", ["log": file, "rows": rows]),
        try request("rows", ["log": file, "rows": rows, "columns": true]),
        try request("changes", ["log": file]), try request("rule", ["log": file]),
        try request("strength", ["log": file, "instants": instants]),
        try request("audit", ["log": file]),
        try request("insert", ["log": file, "at": "P2 5:00", "plays": ["TOR 2"]]),
      ]
    }
    requests += [
      try request("games", ["logs": files]),
      try request("audit", ["log": ["name": "nhl.json", "text": FeedRequests.nhl]]),
      try request("keep", ["log": kept, "line": "P1 4:00 A6 2"]),
      try request("load", ["book": ["name": "own.json", "text": own ?? ""]]),
      try request("open", ["log": kept]),
      try request("append", ["game": 1, "line": "P1 4:00 A6 2 hooking"]),
      try request("append", ["game": 1, "line": "4:30 B goal"]),
      try request("state", ["game": 1]), try request("changes", ["game": 1]),
      try request("close", ["game": 1]),
    ]
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
