import Cases
import HockeyRules
import Scoresheets
import Views

// Answers about a file of cases.
extension Surface {
  func writeCases(of source: GameSource, to answer: inout Answer) throws(SurfaceError) {
    let reading = read(cases: try source.log(or: Self.noCases), &answer)
    answer.set(reading.file.cases.map { ListedCase(listed: $0) })
  }

  /// Plays the cases in the file of `source` whose titles contain `title`.
  ///
  /// A case is played under each book that it names. If the request names books, only these count.
  mutating func writeCheck(
    of source: GameSource, _ title: String?, to answer: inout Answer
  ) throws(SurfaceError) {
    let file = try source.log(or: Self.noCases)
    let reading = read(cases: file, &answer)
    var tally = CheckTally()
    var entries = reading.errors.map { error in
      CheckEntry.unreadable(
        SurfaceError(error, in: file.name, case: reading.title(at: error.line)))
    }
    for `case` in reading.file.cases
    where title.map({ `case`.title.utf8.contains(bytesOf: $0) }) ?? true {
      for id in `case`.books where source.books.isEmpty || source.books.contains(id) {
        entries.append(.played(`case`.result(under: try shelf.edition(.given(id)))))
      }
    }
    for entry in entries { tally.add(entry.word) }
    answer.set(CheckAnswer(entries, tally))
  }

  private static let noCases = "the request has no file of cases"

  /// Reads the cases in `file`, and adds their errors to the answer.
  private func read(cases file: NamedText, _ answer: inout Answer) -> CaseReading {
    let reading = CaseReader.read(file.text, file: file.name)
    answer.errors = reading.errors.map { SurfaceError($0, in: file.name) }
    return reading
  }
}

extension String.UTF8View {
  /// Whether this text contains `part`; Embedded Swift has no search of its own.
  fileprivate func contains(bytesOf part: String) -> Bool {
    indices.contains { self[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}

extension Field {
  @FieldsBuilder<Subject> fileprivate static func head(of case: @escaping From<Case>) -> [Field] {
    Field("title", "The case's title.") { `case`($0).title }
    Field("ids", "The case's ids.") { `case`($0).ids }
    Field("from", "The source from which the case is.") { `case`($0).from }
    Field("decides", "The rules that the case is about.") { `case`($0).decides }
    Field("books", "The rulebooks that the case names.") { `case`($0).books }
    Field("verdict", "Why the case is not judged.") { `case`($0).verdict.word }
  }
}

extension Verdict {
  enum Word: String, FieldWord { case gap, disputed }

  var word: Word? {
    switch self {
    case .judged: nil
    case .gap: .gap
    case .disputed: .disputed
    }
  }
}

struct ListedCase: FieldObject {
  let listed: Case

  static let fields = Fields<Self>("listedCase") {
    Field.head { $0.listed }
    Field("line", "The line of the case's title.") { $0.listed.place.line }
  }
}

/// A case, and whether the game's book rules as the case expects.
struct ShownCase: FieldObject {
  private let shown: Case
  private let book: String
  private let outcome: OutcomeWord
  private let lines: [DifferingLine]?

  static let fields = Fields<Self>("shownCase") {
    Field.head { $0.shown }
    Field("outcome", "The outcome; `other-book` under a book that the case does not name.") {
      $0.outcome
    }
    Field("told", "The outcome in words, with the reason if the case is not judged.") { $0.told }
    Field("differences", "The lines that differ.") { $0.lines }
  }

  init(_ case: Case, under edition: Edition) {
    (shown, book) = (`case`, edition.rulebook.name)
    guard `case`.books.contains(edition.rulebook.id) else {
      (outcome, lines) = (.otherBook, nil)
      return
    }
    let result = `case`.result(under: edition)
    (outcome, lines) = (result.word, DifferingLine.all(of: result.found))
  }

  private var told: String {
    let reason = shown.verdict.reason ?? ""
    return switch outcome {
    case .agrees: "Agrees: under \(book) the program rules what the case expects."
    case .differs: "Differs: under \(book) the program does not rule what the case expects."
    case .gap: "A known gap: \(reason)"
    case .gapAgrees: "Marked as a gap, but the program rules what the case expects."
    case .disputed: "Disputed, so it is not judged: \(reason)"
    case .otherBook: "The case does not say what \(book) rules."
    case .unreadable: "The case cannot be read."
    }
  }
}
