import Scoresheets

/// A game in one line of a stream: its log as JSON, or in a JSON string, or that in an object with an id.
struct GameLine {
  /// The id that the line gives the game.
  var id: String?
  /// The text of the log.
  var log: [UInt8] = []
  /// The text of the summary of the same game.
  var summary: [UInt8]?

  /// Reads `line`, which `place` names in messages.
  init(_ line: [UInt8], at place: String) throws(SurfaceError) {
    var reader = JSONReader(line)
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
        try readEnvelope(line, &reader)
        try reader.finish()
      case .array: log = line
      case .number, .trueOrFalse, .null:
        // Not a game: this throws what was expected instead.
        try reader.beginObject()
      }
    } catch {
      throw SurfaceError(error, in: place)
    }
  }

  /// Whether the object has a log in it, and is not the log itself: `log` comes first, or after nothing but
  /// what may stand beside it.
  private static func isEnvelope(_ line: [UInt8]) throws(JSONError) -> Bool {
    var reader = JSONReader(line)
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "log") { return true }
      guard reader.token(is: "id") || reader.token(is: "summary") else { return false }
      try reader.skipValue()
    }
    return false
  }

  private mutating func readEnvelope(
    _ line: [UInt8], _ reader: inout JSONReader
  ) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "log") {
        log = try Self.text(line, &reader)
      } else if reader.token(is: "summary") {
        summary = try Self.text(line, &reader)
      } else if reader.token(is: "id") {
        id = try reader.kind() == .number ? String(reader.integer()) : reader.string()
      } else {
        try reader.skipValue()
      }
    }
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
      request.log = Request.File(name: game.id ?? place, text: game.log)
      request.summary = game.summary
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
    answer.add(SurfaceError("\(file):\(number): \(words)"))
    return LineAnswer(answer)
  }
}

extension LineAnswer {
  fileprivate init(_ answer: Answer) {
    self.init(bytes: answer.bytes, hasErrors: !answer.errors.isEmpty, differs: answer.differs)
  }
}
