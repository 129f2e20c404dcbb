import Cases
import HockeyRules
import Scoresheets

@testable import Surface
@testable import Views

/// The listing of all questions, answers and rows, made from the declarations of their fields.
///
/// `Sources/Doors/answer_types.py` reads the listing, and explains how it writes types.
enum FieldListing {
  private typealias Answers = [(summary: String, kind: FieldKind)]

  /// The answers that the promises of a version cover.
  private static var answers: Answers {
    [
      ("A line of a replay: a play.", PlayAnswer.kind),
      ("The last line of a replay: the result.", ResultAnswer.kind),
      ("A game at an instant.", StateAnswer.kind),
      ("A change of a game, as it is followed.", ChangeLine.kind),
      ("The strength at an instant of a table.", InstantAnswer.kind),
      ("What would follow from plays.", AskedAnswer.kind),
      ("The answers to a bench's usual questions.", UsualAnswers.kind),
      ("The list of rulebooks.", [Edition].kind),
      ("A rulebook.", BookAnswer.kind),
      ("The differences of two rulebooks.", BookDifferences.kind),
      ("An audit.", AuditSummary.kind),
      ("A case for other engines.", ExportedCase.kind),
      ("The rulings at the time of each play.", [PlainInstant].kind),
      ("The results of a check.", CheckAnswer.kind),
      ("How many cases exercise each provision.", CoverageAnswer.kind),
      ("What follows from one game of a season to the next.", SeasonAnswer.kind),
      ("What a typed line would do to a log.", KeptLog.Outcome.kind),
      ("A game that was opened or closed.", OpenGame.kind),
      ("The games of many files.", [ListedGame].kind),
      ("Why something could not be read, played or answered.", SurfaceError.kind),
    ]
  }

  /// The answers to the page's own questions.
  private static var pageAnswers: Answers {
    [
      ("The usual questions that the book answers.", [QuestionAnswer].kind),
      ("A game for a scorekeeper.", TableAnswer.kind),
      ("The calls and the infractions that a book has.", CallsAnswer.kind),
      ("A game for a page that shows it next to its log.", BoardAnswer.kind),
      ("The cases of a file.", [ListedCase].kind),
      ("A log under two books.", ComparisonAnswer.kind),
      ("The words that may stand at the end of a line.", Completions.kind),
      ("A sheet with plays inserted.", InsertionAnswer.kind),
      ("What a list of players adds to a log.", RosterAnswer.kind),
    ]
  }

  /// The lists of words that several answers share, by name; an `open` list may get other words.
  private static var named: [(name: String, kind: String, words: [String])] {
    [
      ("Team", "words", Team.words), ("Effect", "words", EffectWord.words),
      ("PlayKind", "open", PlayWord.words),
      ("Key", "open", Rulebook.points.map { $0.key.rawValue }),
    ]
  }

  static var text: String {
    var text = """
      # All questions with the members of their requests, those of every request first; all fields of the answers and all columns of the
      # rows: name, type, and what they say. A `?` follows the name of a field that may be missing, and of a column that may be empty.
      # Sources/Doors/answer_types.py makes schema and types of this listing.


      """
    for list in named {
      text += "\(list.kind) \(list.name): \(list.words.joined(separator: " "))\n"
    }
    text += "\nquestion: \(Request.Member.common.map(\.rawValue).joined(separator: " "))"
    let promised = objects(of: answers, without: [])
    text += part(isOfPage: false, answers, promised)
    for rows in GameRows.allCases {
      text += lines("rows \(rows.rawValue)", rows.table.heads)
    }
    // The script makes no types from the lines after this one.
    text +=
      "\n# The page's own: no version promises the rest, and no schema and no types have it.\n"
    return text + part(isOfPage: true, pageAnswers, objects(of: pageAnswers, without: promised))
  }

  /// The questions with the members of their requests, the answers, and the answers' objects.
  private static func part(isOfPage: Bool, _ answers: Answers, _ objects: [Object]) -> String {
    var text = "\n"
    for question in Question.all where question.isOfPage == isOfPage {
      let members = question.members.map(\.rawValue)
      text += (["question \(question.word):"] + members).joined(separator: " ") + "\n"
    }
    text += "\n"
    for (summary, kind) in answers { text += "answer \(type(kind)): \(summary)\n" }
    for (name, fields) in objects { text += lines("object \(name)", fields) }
    return text
  }

  private static func lines(_ head: String, _ fields: [FieldHead]) -> String {
    let lines = fields.map {
      "  \($0.name)\($0.isRequired ? "" : "?") \(type($0.kind)): \($0.summary)\n"
    }
    return "\n\(head)\n\(lines.joined())"
  }

  private typealias Object = (name: String, fields: [FieldHead])

  /// The objects of the answers that are not among `others`, each before its fields' objects.
  private static func objects(of answers: Answers, without others: [Object]) -> [Object] {
    var objects: [Object] = []
    func add(_ kind: FieldKind) {
      switch kind {
      case .list(let kind), .perTeam(let kind, _): add(kind)
      case .object(let name, let fields):
        guard !(others + objects).contains(where: { $0.name == name }) else { return }
        objects.append((name, fields))
        for field in fields { add(field.kind) }
      case .text, .integer, .seconds, .bool, .textOrInteger, .word, .key, .playKind, .any: break
      }
    }
    for (_, kind) in answers { add(kind) }
    return objects
  }

  private static func type(_ kind: FieldKind) -> String {
    switch kind {
    case .text: "text"
    case .integer: "integer"
    case .seconds: "seconds"
    case .bool: "flag"
    case .textOrInteger: "text/integer"
    case .any: "any"
    case .key: "Key"
    case .playKind: "PlayKind"
    case .word(let words):
      named.first { $0.words == words }?.name ?? words.map { "\"\($0)\"" }.joined(separator: "|")
    case .list(let kind): "[\(type(kind))]"
    case .perTeam(let kind, let isRequired): "{\(type(kind))\(isRequired ? "" : "?")}"
    case .object(let name, _): name
    }
  }
}
