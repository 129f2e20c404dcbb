import Foundation
import Testing

@testable import Surface

/// The questions that make a league's own book, asked from any language.
@Suite struct Interviews {
  private static func ask(_ members: [String: Any] = [:]) throws -> [String: Any] {
    let all = ["books": ["usa-hockey-2025-adult"]].merging(members) { $1 }
    return try #require(try Reply("interview", all).object["answer"] as? [String: Any])
  }

  private static func question(_ key: String, in answer: [String: Any]) throws -> [String: Any] {
    let questions = try #require(answer["questions"] as? [[String: Any]])
    return try #require(questions.first { $0["key"] as? String == key })
  }

  @Test func `each question has its answers, or what may be typed, and what is in force`() throws {
    let answer = try Self.ask()
    #expect(try Self.question("goal-ends", in: answer)["chosen"] as? Int == 1)
    #expect(try Self.question("minor-length", in: answer)["value"] as? String == "2:00")
    let table = try Self.question("running-time", in: answer)
    #expect(table["kind"] as? String == "rows")
    #expect((table["columns"] as? [Any])?.isEmpty == false)
    #expect((answer["text"] as? String)?.contains(#""extends": "usa-hockey-2025-adult""#) == true)
  }

  @Test func `the file has what was answered, and can be read`() throws {
    let answers: [String: Any] = [
      "minor-length": "3:00", "goal-ends": "2",
      "lead-ends-game": [["lead": "10", "period-from": "2"]],
    ]
    let answer = try Self.ask(["answers": answers, "name": "Sunday League"])
    let text = try #require(answer["text"] as? String)
    for part in [
      #""id": "sunday-league""#, #""minor-length": {"value": "3:00""#,
      #""goal-ends": {"value": "nothing""#, #"{"lead":10,"period-from":2}"#,
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let read = try Reply("books", ["book": ["name": "a.json", "text": text]]).object
    #expect((read["errors"] as? [Any])?.isEmpty == true)
    let minor = try Self.question("minor-length", in: answer)
    #expect(minor["value"] as? String == "3:00")
    #expect(minor["isChanged"] as? Bool == true)
  }

  @Test func `an answer that the book cannot have is a problem, and leaves the file alone`() throws
  {
    let answer = try Self.ask(["answers": ["minor-length": "soon", "skaters": "40"]])
    #expect(try Self.question("minor-length", in: answer)["problem"] as? String != nil)
    #expect(try Self.question("skaters", in: answer)["problem"] as? String != nil)
    #expect((answer["text"] as? String)?.contains("minor-length") == false)
  }

  @Test func `a question shows each of its answers by a situation`() throws {
    let question = try Self.question(
      "signalled-minor", in: try Self.ask(["question": "signalled-minor"]))
    let examples = try #require(question["examples"] as? [[String: Any]])
    #expect(examples.count == 2)
    for example in examples { #expect((example["text"] as? String)?.contains("B goal") == true) }
  }

  @Test func `without a book to extend it is an error`() throws {
    let errors = try Reply("interview", [:]).object["errors"] as? [[String: Any]]
    #expect(errors?.first?["message"] as? String == "the request needs one book to extend")
  }
}
