import Foundation
import Scoresheets
import Testing

@Suite struct JSONWriterTests {
  @Test func `objects and arrays get their commas`() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("a", 1)
      writer.member("b", ["x", "y"])
      writer.key("c")
      writer.object { _ in }
      writer.key("d")
      writer.array { writer in
        writer.bool(true)
        writer.null()
        writer.object { $0.member("e", false) }
        writer.integer(.min)
      }
    }
    writer.endLine()
    writer.array { _ in }
    #expect(
      writer.text == """
        {"a":1,"b":["x","y"],"c":{},"d":[true,null,{"e":false},-9223372036854775808]}
        []
        """)
  }

  @Test(arguments: [
    "", "plain", "\"\\/", "\u{0}\u{1}\u{8}\u{c}\u{1f}\u{7f}", "a\nb\r\n\tc", "é🏒e\u{301}\u{2028}",
  ])
  func `a string comes back from Foundation and from the reader`(text: String) throws {
    var writer = JSONWriter()
    writer.string(text)
    let scalars = Array(text.unicodeScalars)
    #expect(JSONTree.foundation(writer.bytes) == .string(scalars))
    #expect(try JSONTree.read(writer.bytes) == .string(scalars))
  }
}
