import Foundation
import Scoresheets
import Testing

/// Foundation's reader decides which texts are valid.
@Suite struct JSONOracleTests {
  @Test(arguments: 0..<400)
  func `a random document reads as Foundation reads it`(seed: Int) throws {
    var maker = JSONMaker(random: Seeded(seed))
    for _ in 0..<10 {
      let text = maker.document()
      let expected = try #require(
        JSONTree.foundation(text), "\(String(decoding: text, as: UTF8.self))")
      let tree = try JSONTree.read(text)
      // Foundation counts whole floating-point numbers among the integers.
      #expect(
        tree.withoutOtherNumbers(like: expected) == expected,
        "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<400)
  func `a document with a byte changed is refused when Foundation refuses it`(seed: Int) {
    var maker = JSONMaker(random: Seeded(seed))
    for _ in 0..<25 {
      var text = maker.document()
      guard !text.isEmpty else { continue }
      let index = Int.random(in: 0..<text.count, using: &maker.random)
      let bytes = Array(#"{}[]",:\ue0-.+tfn/ 19"#.utf8) + [0, 10, 31, 127, 128, 0xc3, 0xff]
      switch Int.random(in: 0..<3, using: &maker.random) {
      case 0: text[index] = bytes.randomElement(using: &maker.random) ?? 0
      case 1: text.remove(at: index)
      default: text.insert(bytes.randomElement(using: &maker.random) ?? 0, at: index)
      }
      expectSameVerdict(text)
    }
  }

  @Test(arguments: 0..<100)
  func `a document cut off is refused when Foundation refuses it`(seed: Int) {
    var maker = JSONMaker(random: Seeded(seed))
    let text = maker.document()
    for length in 0..<text.count { expectSameVerdict(Array(text[..<length])) }
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{,\"a\":1}", "{a:1}", "{'a':1}", "{1:1}", "{\"a\" 1}", "[1}", "{\"a\":1]", "\"", "\"\\\"",
    "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
    "\"\\ud800\\n\"", "\"\\ud800", "\"\\ud800\\", "\"\\ud800\\u", "\"a\nb\"", "\"a\tb\"",
    "\"\u{1}\"",
    "01", "-01", "00", "-", "+1", ".5", "1.", "1.e3", "1e", "1e+", "0x10", "1_000", "NaN",
    "Infinity",
    "-Infinity", "tru", "truex", "True", "nul", "falsey", "null null", "1 1", "[1]]", "{}{}",
    "// comment\n1", "/* */1", "[1,,2]", "[\"a\"", "[\"a\",", "{\"a\":{\"b\":[1,{\"c\":", "\u{b}1",
    "\u{a0}1", "[\u{2028}]", "\u{feff}\u{feff}1", "--1", "1-1", "1e1.5", "\"\\\"", "\"\\u\"", "[-]",
  ])
  func `broken JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { _ = try JSONTree.read(Array(text.utf8)) }
    #expect(throws: JSONError.self) { try skip(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      [0x22, 0xff, 0x22], [0x22, 0xc3, 0x22], [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xf5, 0x80, 0x80, 0x80, 0x22], [0x31, 0xff], [0xff], [0xef, 0xbb], [0x00],
      [0x31, 0x00],
      [0x5b, 0x00, 0x5d], [0x22, 0x00, 0x22], [0xfe, 0xff, 0x00, 0x31],
    ] as [[UInt8]])
  func `bytes that are not text are refused`(text: [UInt8]) {
    #expect(throws: JSONError.self) { _ = try JSONTree.read(text) }
    #expect(throws: JSONError.self) { try skip(text) }
  }
}

/// Expects that reading, skipping and Foundation agree on whether `text` is JSON.
///
/// Foundation may differ in three ways. It accepts a comma after the last element, although RFC
/// 8259 forbids one. It refuses numbers beyond floating point, although RFC 8259 allows them. And
/// it guesses UTF-16 from NUL bytes, while we read only UTF-8.
private func expectSameVerdict(_ text: [UInt8]) {
  let words = Comment(rawValue: "\(String(decoding: text, as: UTF8.self)) \(text)")
  var problem: JSONError.Problem?
  do throws(JSONError) {
    _ = try JSONTree.read(text)
    #expect(throws: Never.self, words) { try skip(text) }
  } catch {
    problem = error.problem
    #expect(throws: JSONError.self, words) { try skip(text) }
  }
  switch problem {
  case nil: #expect(JSONTree.foundation(text) != nil || isBeyondFloatingPoint(text), words)
  case .expected(.value, found: UInt8(ascii: "]")), .expected(.key, found: UInt8(ascii: "}")): break
  default: #expect(text.contains(0) || JSONTree.foundation(text) == nil, words)
  }
}

/// Whether Foundation refuses `text` only because of the size of a number.
private func isBeyondFloatingPoint(_ text: [UInt8]) -> Bool {
  do {
    _ = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    return false
  } catch {
    return "\((error as NSError).userInfo)".contains("not representable")
  }
}

private func skip(_ text: [UInt8]) throws {
  var reader = JSONReader(text)
  try reader.skipValue()
  try reader.finish()
}

extension JSONTree {
  /// This tree, with the integers of `expected` in place of numbers that our reader does not read.
  fileprivate func withoutOtherNumbers(like expected: JSONTree) -> JSONTree {
    switch (self, expected) {
    case (.otherNumber, .integer), (.integer, .otherNumber): expected
    case (.object(let members), .object(let others)):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (key, others[key].map(value.withoutOtherNumbers) ?? value)
          }))
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      .array(zip(elements, others).map { $0.withoutOtherNumbers(like: $1) })
    default: self
    }
  }
}
