import HockeyRules
import Rulebooks
package import Scoresheets
package import Views

/// Why the solver could not read, play or answer something, and at which place.
package struct SurfaceError: Error, Sendable {
  package enum Code: String, Sendable, CaseIterable {
    /// The request lacks a member, or has a member too many.
    case request, unreadable, missing
    /// A file names a book outside its own folder.
    case outside
    case tooLarge = "too-large"
    case unknownBook = "unknown-book"
    /// The log names neither a book nor a league with a book.
    case noBook = "no-book"
    case noSuchInstant = "no-such-instant"
    /// No open game has this number.
    case noGame = "no-game"
    /// The game is not complete, and a strict request demands that.
    case incomplete
    /// The log has no figures of its league or source to audit.
    case nothingRecorded = "nothing-recorded"
  }

  package let code: Code
  /// The error in one line.
  package var message: String
  /// The error as the command prints it, with the file, the line and a caret.
  package var report: String
  package var file: String?
  /// The line, from 1; the column is the character in it, from 1.
  package var line: Int?
  package var column: Int?
  /// The number of wrong characters.
  var length: Int?
  var expected: String?
  /// The valid text most similar to the wrong text.
  package var nearest: String?
  /// The title of the case that the error is about.
  package var title: String?
  /// The report of this error and the others, truncated if they are many.
  private var reports: String?
  /// The later errors in the same file.
  package var others: [SurfaceError] = []

  package init(_ message: String, _ code: Code = .request, in file: String? = nil) {
    self.code = code
    self.message = message
    report = file.map { "\($0.visible): \(message)" } ?? message
    self.file = file
  }

  package init(
    _ error: NotationError, in file: String, _ code: Code = .unreadable, case title: String? = nil
  ) {
    self.code = code
    self.title = title
    message = error.message
    report = error.report(in: file) + (title.map { "\nin the case `\($0.visible)`" } ?? "")
    self.file = file
    line = error.line
    column = error.column
    length = error.length
    nearest = error.nearest
    switch error.problem {
    case .expected(let what, _): expected = what.words
    case .unknownPlay, .playWithoutSubject: expected = NotationError.Expected.play.words
    default: break
    }
  }

  package init(_ error: some TextError, in file: String) {
    self.init(error.problem.words, at: error.place, in: file)
    nearest = error.problem.nearest
  }

  init(_ omission: OmittedLine, in file: String) {
    self.init(omission.words, .unreadable, in: file)
    guard let source = omission.source else { return }
    line = source
    report = "\(file):\(source): \(message)".visible
  }

  package init(_ errors: RulebookErrors) {
    let all = errors.errors.map { SurfaceError($0, in: $0.file) }
    self = all.first ?? SurfaceError(errors.message, .unreadable)
    others = Array(all.dropFirst())
    reports = errors.message
  }

  init(_ error: BookChoiceError) {
    let known = "expected one of " + Rulebooks.ids.joined(separator: ", ")
    switch error {
    case .unknown(let id, let nearest):
      self.init("unknown rulebook `\(id.visible)`", .unknownBook)
      report = message + (nearest == nil ? "; \(known)" : Self.question(nearest))
      self.nearest = nearest
      expected = nearest == nil ? known : nil
    case .none, .noEdition: self.init("\(error)", .noBook)
    }
  }

  /// The report of this error and the others, which names `place` if they are in no file.
  package func report(in place: String) -> String {
    reports ?? (file == nil ? "\(place.visible): \(report)" : report)
  }

  /// The message that `member` cannot have the value `word`.
  static func unknown(_ word: String, of member: String, among words: [String]) -> String {
    let known = words.map { "`\($0)`" }.joined(separator: ", ")
    return "`\(member)` is one of \(known), not `\(word.visible)`"
      + hint(nearestMatch(to: word, among: words))
  }

  static func lacks(_ member: String) -> SurfaceError {
    SurfaceError("the request has no \(member)")
  }

  /// The question `did you mean`, on a line of its own; empty without `nearest`.
  package static func question(_ nearest: String?) -> String {
    nearest.map { "\ndid you mean `\($0.visible)`?" } ?? ""
  }

  static func hint(_ nearest: String?) -> String {
    nearest.map { "; the nearest is `\($0)`" } ?? ""
  }

  init(_ words: String, at place: TextPlace, in file: String) {
    code = .unreadable
    message = words
    report = place.message(words, file: file)
    self.file = file
    line = place.line
    column = place.column
  }
}

extension SurfaceError.Code: FieldWord {}

extension SurfaceError: FieldObject {
  package static let fields = Fields<Self>("error") {
    Field("code", "The kind of the error.") { $0.code }
    Field("file", "The name of the file.") { $0.file }
    Field("line", "The line, from 1.") { $0.line }
    Field("column", "The character in the line, from 1.") { $0.column }
    Field("length", "How many characters are wrong.") { $0.length }
    Field("message", "The error in words, in one line.") { $0.message }
    Field("expected", "What was expected.") { $0.expected }
    Field("nearest", "What was probably meant.") { $0.nearest }
    Field("report", "The message as the command prints it.") { $0.report }
  }
}
