package import Cases
import HockeyRules
import Scoresheets
package import Views

extension PlainInstant: FieldObject {
  package static let fields = Fields<Self>("ruledInstant") {
    Field("period", "The period, from 1; overtimes follow the last period of regulation.") {
      $0.time.period
    }
    Field("elapsed", "The time since the period began, such as 5:00.") { $0.time.elapsed.text }
    Field("plays", "The ids of the plays at this time, in order.") { $0.plays }
    Field("effects", "All effects on penalties and players, in order; missing if not all are told.")
    { $0.effects }
    Field("facts", "Further rulings, in any order.") { $0.facts.ifAny }
    Field("strength", "The skaters that penalties leave when play resumes, home first: 5v4.") {
      $0[.manpower]
    }
    Field("onIce", "The skaters when play resumes, counting extra attackers, home first: 6v5.") {
      $0[.onIce]
    }
    Field("score", "The score so far, home first: 1-0.") { $0[.score] }
    Field("minutes", "The penalty minutes so far, home first.") { $0[.minutes] }
    Field("opportunities", "The power plays so far, home first.") { $0[.opportunities] }
    Field("winner", "The letters of the team that has won in overtime or the shoot-out.") {
      $0[.winner]
    }
    Field("shot", "The letters of the team that has a penalty shot to take, or `none`.") {
      $0[.penaltyShot]
    }
    Field("mayPlay", "Players who may be on the ice when play resumes.") { $0.mayPlay.ifAny }
    Field("mayNotPlay", "Players who sit or are out of the game when play resumes.") {
      $0.mayNotPlay.ifAny
    }
    Field("refused", "The plays that the book refuses.") { instant in
      instant.refused.map { RefusedPlay(play: $0.play, reason: $0.reason) }.ifAny
    }
  }
}

extension PlainRuling: FieldObject {
  package static let fields = Fields<Self>("statedRuling") {
    Field("text", "The ruling in the words of a case, without what the other fields say.") {
      $0.text
    }
    Field("class", "The class of the penalty as the notation writes it: 2, 5, GM.") {
      $0.penaltyClass
    }
    Field("until", "The end of the time that begins: 7:00, or P2 1:00 in another period.") {
      $0.until
    }
    Field("shooter", "The shooter of an attempt.") { $0.shooter }
    Field("rule", "The number of the rule, or several.") { $0.rule }
    Field.mark("optional", "True if a list of all effects may leave it out.") { $0.isOptional }
  }
}

private struct RefusedPlay: FieldObject {
  let play: Event.ID
  let reason: String

  static let fields = Fields<Self>("refusedPlay") {
    Field("play", "The play's id.") { $0.play }
    Field("reason", "Why the book refuses the play; missing if any reason will do.") {
      refused -> String? in
      refused.reason.isEmpty ? nil : refused.reason
    }
  }
}

/// A case under one book, for other engines: the request to send, and the members that its answer
/// must have.
package struct ExportedCase: FieldObject {
  private let run: CaseRun
  /// The path of the case's file within the folder of all cases.
  private let file: String
  /// The file of the book, unless the program has the book.
  private let book: NamedText?

  package init(_ run: CaseRun, file: String, book: NamedText?) {
    (self.run, self.file, self.book) = (run, file, book)
  }

  package static let fields = Fields<Self>("exportedCase") {
    Field("case", "The case's title: what is decided, in one sentence.") { $0.run.case.title }
    Field("file", "The path of the case's file within the folder of cases.") { $0.file }
    Field("line", "The line of the case's title.") { $0.run.case.place.line }
    Field("ids", "The ids of the published rows that the case plays.") { $0.run.case.ids.ifAny }
    Field("source", "The source from which the case is.") { $0.run.case.from }
    Field("rules", "The rules that the case decides.") { $0.run.case.decides.ifAny }
    Field("verdict", "Why the case is not judged; missing for a judged case.") {
      $0.run.case.verdict.word
    }
    Field("reason", "Why the case is not judged, in words.") { $0.run.case.verdict.reason }
    Field("request", "The request that asks `penaltybox serve` for the rulings.") {
      RuleRequest(book: $0.book, id: $0.run.book.id, log: $0.run.plainLog)
    }
    Field("expected", "What the case expects at each instant.") { $0.run.expectedInstants }
  }
}

private struct RuleRequest: FieldObject {
  let book: NamedText?
  let id: String
  let log: GameLog

  private enum What: String, FieldWord { case rule }

  static let fields = Fields<Self>("ruleRequest") {
    Field("what", "The kind of request.") { _ in What.rule }
    Field("books", "The id of the book.") { request -> [String]? in
      request.book == nil ? [request.id] : nil
    }
    Field("book", "The file of the book, if the program does not have the book.") { $0.book }
    Field("log", "The lines of the log: its head, and its plays.") { request in
      JSONLines.text(of: request.log).split(separator: .lineEnd).map { JSONText(json: $0) }
    }
  }
}

private struct JSONText: FieldValue {
  let json: ArraySlice<UInt8>

  static let kind = FieldKind.any
  var content: FieldContent { .object { $0.value(json) } }
}

extension NamedText: FieldObject {
  package static let fields = Fields<Self>("file") {
    Field("name", "The file's name.") { $0.name }
    Field("text", "The file's text.") { String(decoding: $0.text, as: UTF8.self) }
  }
}
