import Feeds
import HockeyRules
import Scoresheets

/// A game in one line of a stream: its log as JSON, or in a JSON string, or that in an object with an id.
struct GameLine {
  private(set) var id: Event.ID?
  private(set) var log: [UInt8] = []
  /// The text of the summary of the same game.
  private(set) var summary: [UInt8]?

  init(_ line: [UInt8], at place: String) throws(SurfaceError) {
    var reader = JSONReader(line)
    var fault: SurfaceError?
    do throws(JSONError) {
      switch try reader.kind() {
      case .string:
        log = Array(try reader.string().utf8)
        try reader.finish()
      case .object:
        guard try Self.isEnvelope(line) else {
          log = line
          return
        }
        fault = try readEnvelope(line, &reader, at: place)
      case .array: log = line
      case .number, .trueOrFalse, .null:
        // Not a game: this throws what was expected instead.
        try reader.beginObject()
      }
    } catch { throw SurfaceError(error, in: place) }
    if let fault { throw fault }
  }

  /// Whether the object has a log in it, and is not the log itself.
  ///
  /// A feed has a key by which it is detected, and that is nearly always among its first.
  private static func isEnvelope(_ line: [UInt8]) throws(JSONError) -> Bool {
    var reader = JSONReader(line)
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "log") { return true }
      if Feed.format(byKeyOf: reader) != nil { return false }
      try reader.skipValue()
    }
    return false
  }

  private mutating func readEnvelope(
    _ line: [UInt8], _ reader: inout JSONReader, at place: String
  ) throws(JSONError) -> SurfaceError? {
    var object = StrictObject(known: ["id", "log", "summary"])
    try reader.beginObject()
    while try reader.nextKey() {
      let key = reader.tokenText
      if let fault = object.fault(key, at: reader.tokenOffset) {
        let keyPlace = reader.place(at: reader.tokenOffset)
        return SurfaceError(
          LogError(place: keyPlace, problem: LogError.Problem(fault, of: key)), in: place)
      }
      switch key {
      case "log": log = try Self.text(line, &reader)
      case "summary": summary = try Self.text(line, &reader)
      default: id = try reader.id()
      }
    }
    try reader.finish()
    return nil
  }

  /// The text of the next value: the content of a string, or else its JSON.
  private static func text(
    _ line: [UInt8], _ reader: inout JSONReader
  ) throws(JSONError) -> [UInt8] {
    if try reader.kind() == .string { return Array(try reader.string().utf8) }
    let start = reader.mark.offset
    try reader.skipValue()
    // Blanks in place of the text before the value keep the columns of errors right.
    return Array(repeating: UInt8(ascii: " "), count: start) + line[start..<reader.mark.offset]
  }
}

extension JSONReader {
  mutating func id() throws(JSONError) -> Event.ID {
    try kind() == .number ? .number(integer()) : .label(string())
  }
}
