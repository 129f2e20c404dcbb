import Foundation
import FuzzTargets

/// Requests about leagues' feeds: some with made-up facts, and real ones if they are there.
enum FeedRequests {
  /// A game of the NHL with a goal in each period, the last one listed first.
  static let nhl: String = {
    let plays = (1...3).reversed().map { period in
      #"{"eventId":\#(10 + period),"periodDescriptor":{"number":\#(period)},"timeInPeriod":"0\#(4 - period):00","#
        + #""typeDescKey":"goal","sortOrder":\#(period),"#
        + #""details":{"scoringPlayerId":\#(period),"eventOwnerTeamId":1}}"#
    }
    return #"{"id":2025020001,"season":20252026,"gameType":2,"homeTeam":{"id":1,"abbrev":"AAA"},"#
      + #""awayTeam":{"id":2,"abbrev":"BBB"},"plays":[\#(plays.joined(separator: ","))]}"#
  }()

  static func nhlRequests() throws -> [[UInt8]] {
    try requests(["name": "nhl.json", "text": nhl]) + real("nhl", every: 60)
  }

  static func hockeyTechRequests() throws -> [[UInt8]] {
    let team = #"{"id":"%","team_code":"SPO"}"#
    let summary =
      #"{"GC":{"Parameters":{"client_code":"whl"},"Gamesummary":{"meta":{"id":"77","final":"0"},"#
      + #""home":\#(team.replacing("%", with: "1")),"visitor":\#(team.replacing("%", with: "2"))}}}"#
    return try requests(["name": "whl.json", "text": summary]) + real("whl", every: 4)
      + real("pwhl", every: 15)
  }

  /// Requests that load a book with a number that is likely to overflow.
  static func extremeBooks() throws -> [[UInt8]] {
    let folder = Requests.root.appending(path: "Rulebook")
    return try ["ahl-2025", "nhl-2025", "usa-hockey-2025"].flatMap { id in
      let copies = ExtremeNumbers(
        in: Array(try Data(contentsOf: folder.appending(path: "\(id).json"))))
      return try stride(from: 0, to: copies.count, by: max(1, copies.count / 100)).map { index in
        let text = String(decoding: copies[index], as: UTF8.self)
          .replacing(#""id": "\#(id)""#, with: #""id": "own""#)
        return try Requests.request("load", ["book": ["name": "own.json", "text": text]])
      }
    }
  }

  /// Requests about feeds with a number that is likely to overflow the module's 32-bit `Int`.
  static func extremeRequests() throws -> [[UInt8]] {
    let corpus = Requests.root.appending(path: "Tests/FuzzTargets/Corpus")
    let made = try ["liiga", "nhl", "pwhl"].flatMap { name in
      let folder = corpus.appending(path: name)
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    }
    let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"].map { URL(filePath: $0) }
    let real = ExtremeNumbers.realFeeds.compactMap { games?.appending(path: $0) }
    return try (made + real).flatMap { file in
      let copies = ExtremeNumbers(in: Array(try Data(contentsOf: file)))
      return try stride(from: 0, to: copies.count, by: max(1, copies.count / 60)).flatMap {
        index in
        let text = String(decoding: copies[index], as: UTF8.self)
        return try ["replay", "audit", "convert"].map {
          try Requests.request($0, ["log": ["name": file.lastPathComponent, "text": text]])
        }
      }
    }
  }

  private static func requests(_ log: [String: Any]) throws -> [[UInt8]] {
    try ["replay", "state", "board", "convert"].map { try Requests.request($0, ["log": log]) }
  }

  /// Requests about some real games in a folder of `PENALTYBOX_GAMES`; empty without that folder.
  private static func real(_ folder: String, every step: Int) throws -> [[UInt8]] {
    guard let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"] else { return [] }
    let folder = URL(filePath: games).appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try stride(from: 0, to: names.count, by: step).flatMap { index in
      try requests(try Requests.log(folder.appending(path: names[index])))
    }
  }
}
