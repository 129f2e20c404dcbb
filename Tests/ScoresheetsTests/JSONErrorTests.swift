import Scoresheets
import Testing

@Suite struct JSONErrorTests {
  private func message(_ text: String) -> String {
    var reader = JSONReader(text)
    do throws(JSONError) {
      try reader.skipValue()
      try reader.finish()
      return ""
    } catch {
      return error.message(file: "book.json")
    }
  }

  @Test func `an error shows its line and a caret below the place`() {
    #expect(
      message("{\n  \"minor\": 2,\n  \"major\" 5\n}\n") == """
        book.json:3:11: expected ':' after the key, found '5'
            "major" 5
                    ^
        """)
  }

  @Test func `an error after the end says so`() {
    #expect(
      message("[1,") == """
        book.json:1:4: expected a value, but the text ends here
          [1,
             ^
        """)
  }

  @Test func `columns count characters and not bytes`() {
    #expect(
      message("{\"é🏒e\u{301}\":x}") == """
        book.json:1:8: expected a value, found 'x'
          {"é🏒e\u{301}":x}
                 ^
        """)
  }

  @Test func `of a long line the part around the place is shown`() {
    let text =
      "[" + String(repeating: "1234567890,", count: 20) + "x," + String(repeating: "0,", count: 50)
    let lines = message(text).split(separator: "\n")
    #expect(lines[0] == "book.json:1:222: expected a value, found 'x'")
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…") && lines[1].count < 102)
    let caret = lines[2].count - 1
    #expect(Array(lines[1])[caret] == "x")
  }

  @Test func `line ends of other systems and control characters do not upset the message`() {
    #expect(
      message("{\r\n\t\"a\":\u{1b}\r\n}") == """
        book.json:2:6: expected a value, found the character 0x1b
           "a":\u{fffd}
               ^
        """)
  }
}
