import HockeyRules
import Scoresheets
import Testing

@Suite struct JSONReaderTests {
  private enum Key: String, CaseIterable {
    case eventId
    case details
    case eventOwnerTeamId
  }

  @Test func `an empty key is not a known key`() throws {
    var reader = JSONReader(#"{"":1}"#)
    try reader.beginObject()
    let key = try reader.nextKey(of: JSONNameList(of: Key.self))
    #expect(key == nil)
  }

  @Test(arguments: [
    ("9223372036854775808", JSONError.Problem.tooLarge), ("-9223372036854775809", .tooLarge),
    (String(repeating: "9", count: 400), .tooLarge), ("1.0", .notWhole), ("1e2", .notWhole),
    ("\"1\"", .expected(.wholeNumber, found: UInt8(ascii: "\""))), ("01", .leadingZero),
    ("", .expected(.wholeNumber, found: nil)), ("-", .expected(.digit, found: nil)),
  ])
  func `what is not a whole number is refused`(text: String, problem: JSONError.Problem) {
    var reader = JSONReader(text)
    do throws(JSONError) {
      let number = try reader.integer()
      Issue.record("\(text) was read as \(number)")
    } catch {
      #expect(error.problem == problem)
    }
  }

  @Test func `strings resolve their escapes`() throws {
    var reader = JSONReader(#""a\"\\\/\b\f\n\r\t\u00e9\ud83c\udfd2 é🏒""#)
    let string = try reader.string()
    #expect(string == "a\"\\/\u{8}\u{c}\n\r\té🏒 é🏒")
  }

  @Test(arguments: [
    ("3:30", 2100), ("00:19", 190), ("0:12.4", 124), ("20:00", 12000), ("999:59.9", 599_999),
  ])
  func `a clock's reading is read from its token`(text: String, tenths: Int) throws {
    var reader = JSONReader("\"\(text)\"")
    try reader.readToken()
    let time = reader.tokenTime
    #expect(time == PlayingTime(tenths: tenths))
  }

  @Test(arguments: [
    "", "3", "3:3", ":30", "3:60", "3:300", "1000:00", "3:30.", "3:30.45", "-3:30", "+3:30", "3.30",
    "a:30", "3:3a", "0:1.4", "٣:٣٠",
  ])
  func `what is not a clock's reading is rejected`(text: String) throws {
    var reader = JSONReader("\"\(text)\"")
    try reader.readToken()
    let time = reader.tokenTime
    #expect(time == nil)
  }

  @Test func `512 levels are read and one more is refused`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    var reader = JSONReader(nested(512))
    try reader.skipValue()
    try reader.finish()
    var tooDeep = JSONReader(nested(513))
    do throws(JSONError) {
      try tooDeep.skipValue()
      Issue.record("513 levels were read")
    } catch {
      #expect(error.problem == .tooDeep)
    }
    var stepped = JSONReader(nested(100_000))
    do throws(JSONError) {
      while true { try stepped.beginArray() }
    } catch {
      #expect(error.problem == .tooDeep)
      #expect(error.place.column == 513)
    }
  }

  @Test func `a mark is gone back to`() throws {
    var reader = JSONReader("{\"a\": \n {\"b\":\n [1]}, \"c\":2}")
    try reader.beginObject()
    _ = try reader.nextKey()
    let mark = reader.mark
    try reader.skipValue()
    _ = try reader.nextKey()
    let second = try reader.integer()
    let isThird = try reader.nextKey()
    #expect(second == 2 && !isThird)
    reader.go(to: mark)
    #expect(mark.line == 2)
    try reader.beginObject()
    _ = try reader.nextKey()
    let isSameKey = reader.token(is: "b")
    let line = reader.mark.line
    #expect(isSameKey && line == 3)
  }

  @Test func `a byte order mark is passed over`() throws {
    var reader = JSONReader([0xef, 0xbb, 0xbf] + Array("[]".utf8))
    try reader.skipValue()
    try reader.finish()
  }

  @Test func `what comes before bytes that are not text can be read`() throws {
    var reader = JSONReader(Array("[1,2,\"".utf8) + [0xff, 0x22, 0x5d])
    var numbers: [Int] = []
    try reader.beginArray()
    do throws(JSONError) {
      while try reader.nextElement() { numbers.append(try reader.integer()) }
    } catch {
      #expect(error.problem == .expected(.wholeNumber, found: UInt8(ascii: "\"")))
    }
    #expect(numbers == [1, 2])
    do throws(JSONError) {
      _ = try reader.string()
      Issue.record("a string of no text was read")
    } catch {
      #expect(error.problem == .notUTF8)
      #expect(error.place.column == 7)
    }
  }
}

extension JSONReader {
  init(_ text: String) {
    self.init(Array(text.utf8))
  }
}
