import Foundation
import Testing

/// `serve`: a request a line, an answer a line.
struct ServeTests {
  private static let log = #""log":{"name":"a.sheet","text":"under nhl-2025\nP1 4:00 A6 2\n"}"#

  private static func served(
    _ requests: [String]
  ) throws -> (answers: [[String: Any]], status: Int32) {
    let outcome = try Workbench().run(
      "serve", input: requests.map { $0 + "\n" }.joined())
    let answers = try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (answers, outcome.status)
  }

  private static func message(_ answer: [String: Any]) -> String? {
    let errors = answer["errors"] as? [[String: Any]]
    return errors?.first.flatMap { $0["message"] as? String }
  }

  @Test func `an open game is asked, added to, taken back and closed`() throws {
    let (answers, status) = try Self.served([
      #"{"id":7,"what":"open",\#(Self.log)}"#,
      #"{"id":"b","what":"state","game":1,"at":{"period":1,"elapsed":"5:00"}}"#,
      #"{"what":"append","game":1,"line":"P1 5:00 b goal 9"}"#,
      #"{"what":"append","game":1,"line":"5:30 a 7 2 trip"}"#,
      #"{"what":"append","game":1,"line":"undo"}"#,
      #"{"what":"rows","game":1,"rows":"goals"}"#,
      #"{"what":"state","game":1,"at":{"period":1,"elapsed":360},"books":["hockey-canada-2024"]}"#,
      #"{"what":"close","game":1}"#,
    ])
    try #require(answers.count == 8)
    #expect(answers[0]["id"] as? Int == 7)
    #expect((answers[0]["answer"] as? [String: Any])?["plays"] as? Int == 1)
    #expect(answers[1]["id"] as? String == "b")
    let state = answers[1]["answer"] as? [String: Any]
    #expect((state?["manpower"] as? [String: Int]) == ["home": 4, "visiting": 5])
    #expect((answers[3]["answer"] as? [String: Any])?["elapsed"] as? Int == 330)
    let goals = answers[5]["answer"] as? [[String: Any]]
    #expect(goals?.count == 1 && goals?.first?["scorer"] as? String == "B9")
    let full = answers[6]["answer"] as? [String: Any]
    #expect((full?["manpower"] as? [String: Int]) == ["home": 5, "visiting": 5])
    #expect(answers.allSatisfy { Self.message($0) == nil })
    #expect(status == 0)
  }

  @Test func `a number that no open game has is an error of its own kind`() throws {
    let (answers, _) = try Self.served([#"{"what":"state","game":1}"#, #"{"what":"close"}"#])
    let codes = answers.map { ($0["errors"] as? [[String: Any]])?.first?["code"] as? String }
    #expect(codes == ["no-game", "request"])
  }

  @Test func `two open games do not disturb each other`() throws {
    let other = Self.log.replacingOccurrences(of: "A6 2", with: "B6 5")
    let (answers, _) = try Self.served([
      #"{"what":"open",\#(Self.log)}"#, #"{"what":"open",\#(other)}"#,
      #"{"what":"append","game":1,"line":"P1 5:00 b goal"}"#,
      #"{"what":"state","game":2}"#, #"{"what":"state","game":1}"#,
    ])
    let manpower = answers.suffix(2).map {
      ($0["answer"] as? [String: Any])?["manpower"] as? [String: Int]
    }
    #expect(manpower == [["home": 5, "visiting": 4], ["home": 5, "visiting": 5]])
  }

  @Test(arguments: [
    (#"{"what":"state","game":1}"#, "the game 1 is not open"),
    (#"{"what":"append","line":"B goal"}"#, "the request has no open game"),
    (#"{"what":"replay","at":"P1 5:00"}"#, "the request: `at` does not go with `replay`"),
    (#"{"what":"state","game":1,"format":"nhl"}"#, "the request: `format` does not go with `game`"),
    (#"{"what":"close","what":"close"}"#, "the request: the key `what` is there twice"),
    (
      #"{"what":"state","leage":"NHL"}"#,
      "the request: unknown key `leage`; the nearest is `league`"
    ),
    ("no request", "expected an object, {…}, found 'n'"),
  ])
  func `a request that cannot be answered says why`(_ request: String, _ words: String) throws {
    let (answers, status) = try Self.served([request, #"{"what":"format",\#(Self.log)}"#])
    #expect(Self.message(answers[0]) == words)
    #expect(answers[1]["answer"] as? String == "sheet")
    #expect(status == 2)
  }
}
