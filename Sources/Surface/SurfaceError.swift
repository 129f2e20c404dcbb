import HockeyRules
import Rulebooks
import Scoresheets

/// Why something could not be read, played or answered, with its place where it has one.
package struct SurfaceError: Error {
  /// What is wrong, in one line.
  var message: String
  /// The message as the command prints it: with the file, the line and a caret.
  package var report: String
  /// The name of the file that it is in.
  var file: String?
  /// The line, and the character in it, from 1.
  var line: Int?
  var column: Int?
  /// How many characters are wrong.
  var length: Int?
  /// What was expected, in words.
  var expected: String?
  /// The valid text that looks most like what is there.
  var nearest: String?
  /// The errors after it in the same file.
  var others: [SurfaceError] = []

  init(_ message: String) {
    self.message = message
    report = message
  }

  /// An error in a sheet, a case file or a play.
  init(_ error: NotationError, in file: String) {
    message = error.message
    report = error.report(in: file)
    self.file = file
    line = error.line
    column = error.column
    length = error.length
    nearest = error.nearest
    if case .expected(let what, _) = error.problem { expected = what.words }
  }

  init(_ error: LogError, in file: String) {
    self.init(error.problem.words, at: error.place, in: file)
    switch error.problem {
    case .unknownKey(_, let nearest), .unknownWord(_, _, let nearest): self.nearest = nearest
    default: break
    }
  }

  init(_ error: JSONError, in file: String) {
    self.init(error.problem.words, at: error.place, in: file)
  }

  init(_ error: RulebookError) {
    self.init(error.problem.words, at: error.place, in: error.file)
    switch error.problem {
    case .unknownKey(_, let nearest), .unknownBook(_, let nearest),
      .wrongValue(_, _, let nearest):
      self.nearest = nearest
    default: break
    }
  }

  /// All errors of a rulebook's file.
  init(_ errors: RulebookErrors) {
    let all = errors.errors.map { SurfaceError($0) }
    self = all.first ?? SurfaceError(errors.message)
    others = Array(all.dropFirst())
  }

  init(_ words: String, at place: TextPlace, in file: String) {
    message = words
    report = place.message(words, file: file)
    self.file = file
    line = place.line
    column = place.column
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let file { writer.member("file", file) }
      if let line { writer.member("line", line) }
      if let column { writer.member("column", column) }
      if let length { writer.member("length", length) }
      writer.member("message", message)
      if let expected { writer.member("expected", expected) }
      if let nearest { writer.member("nearest", nearest) }
      writer.member("report", report)
    }
  }
}
