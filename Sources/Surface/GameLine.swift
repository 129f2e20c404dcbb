import Feeds
import HockeyRules
import Scoresheets

/// A game in one line of a stream: its log as JSON, or in a JSON string, or that in an object with an id.
struct GameLine {
  /// The id that the line gives the game.
  var id: Event.ID?
  /// The text of the log.
  var log: [UInt8] = []
  /// The text of the summary of the same game.
  var summary: [UInt8]?

  /// Reads `line`, which `place` names in messages.
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
    } catch {
      throw SurfaceError(error, in: place)
    }
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

  /// The keys of an object that has a log in it.
  private static let keys = ["id", "log", "summary"]

  private mutating func readEnvelope(
    _ line: [UInt8], _ reader: inout JSONReader, at place: String
  ) throws(JSONError) -> SurfaceError? {
    var found: Set<String> = []
    try reader.beginObject()
    while try reader.nextKey() {
      let key = reader.tokenText
      let keyPlace = reader.place(at: reader.tokenOffset)
      func error(_ problem: LogError.Problem) -> SurfaceError {
        SurfaceError(LogError(place: keyPlace, problem: problem), in: place)
      }
      guard found.insert(key).inserted else { return error(.repeatedKey(key)) }
      switch key {
      case "log": log = try Self.text(line, &reader)
      case "summary": summary = try Self.text(line, &reader)
      case "id":
        id = try reader.kind() == .number ? .number(reader.integer()) : .label(reader.string())
      default:
        return error(.unknownKey(key, nearest: nearestMatch(to: key, among: Self.keys)))
      }
    }
    try reader.finish()
    return nil
  }

  /// The text of the next value: of a string what it says, otherwise its JSON.
  private static func text(
    _ line: [UInt8], _ reader: inout JSONReader
  ) throws(JSONError) -> [UInt8] {
    if try reader.kind() == .string { return Array(try reader.string().utf8) }
    let start = reader.mark.offset
    try reader.skipValue()
    // Blanks in place of what is before the value keep the columns of errors right.
    return Array(repeating: UInt8(ascii: " "), count: start) + line[start..<reader.mark.offset]
  }
}

/// The answer to one line of a stream.
package struct LineAnswer: Sendable {
  /// One line of JSON, in UTF-8, with its end.
  package var bytes: [UInt8]
  /// Whether something could not be read, played or answered.
  package var hasErrors: Bool
  /// Whether the book refuses a play of the log, or a part of the game is missing.
  package var differs: Bool
}

extension Surface {
  /// The answer to `request` about the game in `line`, the line with this number of `file`.
  ///
  /// A line that cannot be read is answered by its errors.
  package mutating func answer(
    to request: Request, about line: [UInt8], number: Int, of file: String
  ) -> LineAnswer {
    var answer = Answer()
    answer.line = number
    let place = "\(file):\(number)"
    do throws(SurfaceError) {
      let game = try GameLine(line, at: place)
      answer.id = game.id
      var request = request
      let name =
        switch game.id {
        case .label(let label): label
        case .number(let number): String(number)
        case nil: place
        }
      request.game.log = NamedText(name: name, text: game.log)
      request.game.summary = game.summary.map { NamedText(name: "\(name): the summary", text: $0) }
      put(request, into: &answer)
    } catch {
      answer.add(error)
    }
    return LineAnswer(answer)
  }

  /// The answer to a line of which nothing can be read, because of `words`.
  package static func answer(toLine number: Int, of file: String, refused words: String)
    -> LineAnswer
  {
    var answer = Answer()
    answer.line = number
    answer.add(SurfaceError("\(file):\(number): \(words)", .tooLarge))
    return LineAnswer(answer)
  }
}

extension LineAnswer {
  init(_ answer: Answer) {
    self.init(bytes: answer.bytes, hasErrors: !answer.errors.isEmpty, differs: answer.differs)
  }
}
