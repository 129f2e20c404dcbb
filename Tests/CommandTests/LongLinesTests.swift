import Foundation
import Testing

@testable import penaltybox

@Suite struct LongLinesTests {
  /// The lines of a file with this content, with a limit of five bytes each.
  private func lines(of text: String) throws -> [LongLines.Line] {
    let bench = try Workbench(["lines": text])
    let descriptor = try FileSystem.opened(bench.folder.appending(path: "lines").path)
    defer { close(descriptor) }
    var lines = LongLines(of: descriptor, limit: 5)
    var found: [LongLines.Line] = []
    while let line = lines.next() { found.append(line) }
    #expect(lines.count == found.count && lines.failure == nil)
    return found
  }

  private func text(_ text: String) -> LongLines.Line { .text(Array(text.utf8)) }

  @Test func `lines end with a line feed, with a return before it or not, or with the file`() throws
  {
    #expect(try lines(of: "") == [])
    #expect(try lines(of: "a") == [text("a")])
    #expect(try lines(of: "a\n\nb\r\nc") == [text("a"), text(""), text("b"), text("c")])
    #expect(try lines(of: "a\n") == [text("a")])
  }

  @Test func `a line that is too long is told, and those after it are read`() throws {
    #expect(try lines(of: "12345\n123456\nab\n") == [text("12345"), .tooLong, text("ab")])
    #expect(try lines(of: "123456") == [.tooLong])
    // Longer than the part that is read at once.
    let long = String(repeating: "x", count: 1_000_000)
    #expect(try lines(of: "a\n\(long)\nb\n\(long)") == [text("a"), .tooLong, text("b"), .tooLong])
  }

  @Test func `a line is as it is wherever the pieces end in which it is read`() throws {
    let count = (1 << 18) / 6
    let all = (0..<3 * count).map { String(10000 + $0 % 80000) }
    #expect(try lines(of: all.joined(separator: "\n")) == all.map(text))
  }
}
