import Foundation
import HockeyRules
import SchemaChecking
import Scoresheets
import SeededRandom
import Testing

/// The schema of logs agrees with their reader and writer about each line.
@Suite struct SchemaOfLogs {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/Scoresheets/JSONLines/schema.json")
  private let schema: Schema

  init() throws { schema = try Schema(try String(contentsOf: Self.file, encoding: .utf8)) }

  /// `PENALTYBOX_ACCEPT=1` writes the plays into the schema.
  @Test func `the schema's plays are made from the table of plays`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "    \"play\": {")).lowerBound
    let end = try #require(text.range(of: "    \"id\": {\"type\": [\"integer\"")).lowerBound
    let made = text[..<start] + PlaySchema.definitions + text[end...]
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] == "1" {
      try made.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == made)
  }

  @Test func `each kind of play is tried`() {
    for word in PlayWord.words {
      #expect(Self.full.contains { $0.contains(#""play":"\#(word)""#) }, "\(word)")
    }
  }

  private static func lines(of log: GameLog) -> [String] {
    String(decoding: JSONLines.text(of: log), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `every line that the writer writes is as the schema says`() throws {
    var lines = Self.lines(of: .everyPlay)
    lines.append(String(decoding: JSONLines.line(undoing: .label("p1")).dropLast(), as: UTF8.self))
    let late = JSONLines.line(
      of: GameLog.everyPlay.plays[0], letters: GameLog.everyPlay.letters, before: .number(7))
    lines.append(String(decoding: late.dropLast(), as: UTF8.self))
    for seed in 0..<20 as Range<UInt64> { lines += Self.lines(of: RandomLog.make(seed: seed)) }
    for line in lines {
      #expect(try schema.faults(in: line) == [], "\(line)")
    }
  }

  /// A line for each kind of play with all the keys that it can have, a head, and an undo.
  static let full = [
    #"{"penaltybox":1,"id":"x","under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B","kind":"regular","date":"2016-04-28","league":"NHL","season":2015,"periods":3,"periodLength":"15:00","overtimeLength":"5:00"}"#,
    #"{"undo":0}"#, #"{"roster":"A","number":30,"position":"G","name":"x"}"#,
    play(
      "from-position",
      #""score":"2-1","skaters":"4v5","minutes":"2-0","opportunities":"0-1","sitting":["A6 2 1:14 @p1"],"out":["A6"],"goalkeepersOff":["A"]"#
    ),
    play("period-start"), play("period-end"), play("game-end"), play("face-off"),
    play("whistle", #""reason":"x","by":"A""#), play("deep", #""team":"B""#),
    play(
      "penalty",
      #""offender":"A6","call":"2","infraction":"x","server":"A7","nobodySits":false"#),
    play("signal", #""offender":"A6","call":"2","infraction":"x","server":"A7","nobodySits":true"#),
    play(
      "goal",
      #""team":"A","scorer":"A6","assists":["A7"],"ownGoal":false,"awarded":true,"emptyNet":true"#),
    play(
      "penalty-shot",
      #""team":"A","shooter":"A6","scored":false,"result":"lost","foulOnRecord":false"#),
    play("shoot-out", #""team":"A","shooter":"A6","scored":true,"foulOnRecord":false"#),
    play("goalkeeper-off", #""team":"A""#), play("goalkeeper-on", #""team":"A""#),
    play("left-box", #""player":"A6","fault":"player","reason":"x""#),
    play("back-in-box", #""player":"A6""#), play("serves-for", #""player":"A7","for":"A6""#),
    play("time-out", #""team":"A""#), play("challenge-upheld", #""team":"A""#),
    play("challenge-failed", #""team":"A","server":"A12""#),
    play("challenge-not-reviewed", #""team":"A""#),
    play("no-change", #""team":"A","reason":"icing""#), play("forfeit", #""team":"A""#),
    play("injured", #""player":"A6""#), play("in-goal", #""player":"A30""#),
    play("left-ice", #""player":"A6""#),
    play("captain-choice", #""team":"A","players":["A6"],"reason":"x""#),
    play("void", #""of":1,"reason":"x""#), play("goal-disallowed", #""of":1,"reason":"x""#),
    play("amend", #""of":1,"call":"2","reason":"x""#),
    play("release", #""player":"A6","reason":"x""#),
    play("penalty-clock", #""player":"A6","to":"0:30","reason":"x""#),
    play("clock", #""to":"1:00","toPeriod":1,"reason":"x""#), play("other", #""name":"x""#),
  ]

  private static func play(_ word: String, _ members: String = #""remark":"x""#) -> String {
    #"{"id":1,"period":1,"elapsed":"3:30","play":"\#(word)",\#(members),"#
      + #""before":0,"recorded":"5v4","goalkeepers":"1v1"}"#
  }

  /// Values of every kind, and values just outside the allowed ranges.
  ///
  /// `null` is not among them: the reader treats it like a missing key, and no writer should write
  /// it.
  static let values = [
    "true", "-1", "0", "1", "9", "10", "99", "100", #""""#, #""A""#, #""A6""#, #""A30g""#,
    #""A6x""#,
    #""A bench""#, #""A?""#, #""6""#, #""2""#, #""2+2""#, #""2+""#, #""PS""#, #""2+PS""#,
    #""PS+PS""#,
    #""0""#, #""5+GM""#, #""3:30""#, #""0:00""#, #""0:12.4""#, #""3:60""#, #""3:3""#,
    #""1234:00""#, #""5v4""#, #""5v""#, #""timekeeper""#, #""remaining""#, #""play-offs""#,
    #""whistle""#, "[]", #""2-1""#, #""2-""#, #"["A6"]"#, #"["A6 2 1:14"]"#, #"["A6 2 1:14 @x"]"#,
    #"["A bench M hooking 0:07.3 served-by A9 pair waits follows minutes 4 @=a b"]"#,
    #"["A? 10 1:14 set-off @12"]"#, #"["A6 2+2 1:14 @x"]"#, #"["A6  2 1:14 @x"]"#,
    #"["A6 2 1:14 waits pair @x"]"#, #"["A6 out"]"#, #"["A bench"]"#, #"["A"]"#,
    #"["A6"]"#, #"["A6g"]"#, #"["A"]"#, "[6]", "{}",
  ]

  @Test(arguments: Thoroughness.sample(full, quick: 4))
  func `what the schema allows the reader takes, and nothing else`(line: String) throws {
    #expect(try schema.faults(in: line) == [])
    for changed in try Self.changed(line) {
      let faults = try schema.faults(in: changed)
      let error = Self.error(in: changed)
      #expect(faults.isEmpty == (error == nil), "\(changed): \(faults), \(error?.words ?? "taken")")
    }
  }

  /// Variants of the line: without one of its keys, with another value, or with a further key.
  private static func changed(_ line: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    let keys = Set(try full.flatMap(Self.keys))
    var changed: [String] = []
    for key in keys.sorted() {
      if object[key] != nil {
        changed.append(try text(object, key, nil))
        // For the keys that all plays share, other values are tried only on a whistle.
        let isTried = !common.contains(key) || object["play"] as? String == "whistle"
        for value in isTried ? values : [] { changed.append(try text(object, key, value)) }
      } else {
        changed.append(try text(object, key, #""A6""#))
      }
    }
    return changed
  }

  private static let common = [
    "id", "period", "elapsed", "before", "play", "recorded", "goalkeepers", "remark",
  ]

  private static func keys(_ line: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    return Array(object.keys)
  }

  private static func text(_ object: [String: Any], _ key: String, _ value: String?) throws
    -> String
  {
    var object = object
    object[key] = try value.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
    }
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  /// The reader's error in the line; `nil` also for an error that depends on the rest of the log.
  private static func error(in line: String) -> LogError.Problem? {
    let head = line.contains("penaltybox") ? "" : "{\"penaltybox\":1}\n"
    let problem = JSONLines.read(Array((head + line + "\n").utf8)).error?.problem
    switch problem {
    case .badTeam(let text) where !text.isEmpty && text.allSatisfy(\.isLetter): return nil
    case .badLetters(let home, let visiting) where home == visiting: return nil
    case .noSuchPlay: return nil
    default: return problem
    }
  }
}
