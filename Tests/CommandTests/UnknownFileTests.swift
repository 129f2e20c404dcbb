import Testing

/// A file that is not a log: one error says what it looks like, what is known, and the nearest way.
@Suite struct UnknownFiles {
  @Test(arguments: [
    (
      #"{"boxscore":{},"plays":[{"id":"1"}],"header":{}}"#, "ESPN's summary of a game",
      "make a table"
    ),
    (#"[{"a":1,"b":2}]"#, "a JSON array of objects with `a`, `b`", "make a table"),
    ("[]", "an empty JSON array", "object"),
    ("<!DOCTYPE html><html><p>no game</p></html>", "a page in HTML", "make a table"),
    (#"<?xml version="1.0"?><game/>"#, "an XML document", "make a table"),
    (
      "when,who,how many,what\n4:00,6,2,Hooking\n", "a table with the columns `when`, `who`",
      "--columns"
    ),
    ("PK\u{3}\u{4}rest", "a zip archive", "as CSV"),
    ("%PDF-1.7\n", "a PDF document", "make a table"),
    (#"{"teamGameStats":[],"linescore":{}}"#, "the NHL's `right-rail`", "`ID.landing.json`"),
  ])
  func `it has one error`(_ text: String, _ looks: String, _ way: String) throws {
    for verb in ["replay", "convert", "audit"] {
      let outcome = try Workbench(["x": text]).run(verb, "x")
      #expect(outcome.errors.hasPrefix("x: \(looks)"), "\(outcome.errors)")
      #expect(outcome.errors.contains("Known are sheets, JSON lines, tables"))
      #expect(outcome.errors.contains(way))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.output == "" && outcome.status == 2)
    }
  }
}
