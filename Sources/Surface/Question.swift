import Audits
import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Views

/// A question that every door can ask: a row in the table of questions.
package struct Question: Sendable {
  fileprivate typealias Answering =
    @Sendable (inout Surface, Request, inout Answer) throws(SurfaceError) -> Void
  /// Answers a request about a played game.
  fileprivate typealias AnsweringGame =
    @Sendable (PlayedLog, Request, inout Answer) throws(SurfaceError) -> Void

  /// The word for this question in `what`.
  package let word: String
  /// The members that a request with this question may have, besides the common members.
  let members: [Request.Member]
  /// Whether only the page asks the question: no version promises its answer, and no package has a
  /// type for it.
  package let isOfPage: Bool
  fileprivate let answering: Answering

  fileprivate init(
    _ word: String, _ members: Request.Member..., page: Bool = false, answering: @escaping Answering
  ) {
    (self.word, self.members, isOfPage, self.answering) = (word, members, page, answering)
  }

  /// Creates a question about a played game; with `ofAny`, also about a game without a readable
  /// play.
  fileprivate init(
    game word: String, _ members: Request.Member..., page: Bool = false, ofAny: Bool = false,
    answering: @escaping AnsweringGame
  ) {
    (self.word, self.members, isOfPage) = (word, members, page)
    self.answering = { surface, request, answer throws(SurfaceError) in
      guard let played = try surface.game(of: request, ofAny: ofAny, &answer) else { return }
      if request.isStrict, !played.game.isComplete {
        throw SurfaceError(played.game.remarks.joined(separator: "; "), .incomplete)
      }
      try answering(played, request, &answer)
    }
  }

  /// Answers `request`, whose question this is.
  func answer(
    _ request: Request, by surface: inout Surface, to answer: inout Answer
  ) throws(SurfaceError) {
    try answering(&surface, request, &answer)
  }

  package static func called(_ word: String) -> Question? { all.first { $0.word == word } }

  package static let replay = Question(game: "replay") { played, _, answer in
    let game = played.game
    answer.set(.lines, text: { ReplayText.write(game, in: $0, to: $1) }) {
      ReplayJSONLines.write(game, inPiecesTo: $0)
    }
  }

  package static let rows = Question(game: "rows", .rows, .columns) { played, request, answer in
    let (game, rows) = (played.game, request.rows)
    answer.addRemarks(on: game)
    if let words = game.refusedPlays { answer.notes.append(words) }
    if request.isInColumns {
      answer.set { RowsJSON.write(game, rows, asColumns: true, to: &$0) }
    } else {
      answer.set(.lines) { RowsJSON.writeLines(game, rows, inPiecesTo: $0) }
    }
    answer.csv = { ReplayCSV.write(game, rows, hasHead: $0, to: $1) }
  }

  package static let state = Question(game: "state", .at, .clock, .side) {
    played, request, answer throws(SurfaceError) in
    let moment = try request.instant.moment(of: played.game)
    answer.set(StateAnswer(moment)) { StateText.text(of: moment, in: $0) }
    (answer.differs, answer.hasWarnings) = (!moment.refusals.isEmpty, !moment.warnings.isEmpty)
  }

  /// The rulings that typed plays would bring, or else the usual questions of a bench.
  package static let ask = Question(game: "ask", .at, .clock, .side, .plays) {
    played, request, answer throws(SurfaceError) in
    answer.addRemarks(on: played.game)
    let moment = try request.instant.moment(of: played.game)
    let plays = try request.instant.plays(request.plays, at: moment)
    answer.hasWarnings = !moment.warnings.isEmpty
    guard !plays.isEmpty else {
      return answer.set(UsualAnswers(moment)) { AskText.text(of: moment, in: $0) }
    }
    let inquiry = Inquiry(.plays(plays), of: moment)
    answer.set(AskedAnswer(inquiry)) { AskText.text(of: inquiry, in: $0) }
    answer.differs = !inquiry.isTaken
    answer.hasWarnings = answer.hasWarnings || !inquiry.warnings.isEmpty
  }

  package static let changes = Question(game: "changes", .after, .until) {
    played, request, answer throws(SurfaceError) in
    let lines = try played.changes(
      after: request.after, until: request.until, since: request.seen)
    answer.set(.lines, text: { for line in lines { $1(line.text + "\n") } }) { print in
      for line in lines {
        var writer = JSONWriter()
        line.writeLine(to: &writer)
        print(writer.bytes)
      }
    }
  }

  package static let scoresheet = Question(game: "scoresheet") { played, request, answer in
    let page = Document.scoresheets(of: request.gamesBefore + [played.game])
    answer.set(page.html, page: page)
  }

  package static let check = Question("check", .title) {
    surface, request, answer throws(SurfaceError) in
    try surface.writeCheck(of: request.game, request.title, to: &answer)
  }

  package static let season = Question("season", .logs, .person, .since, .stage) {
    surface, request, answer throws(SurfaceError) in
    try surface.writeSeason(request.season, of: request.game, to: &answer)
  }

  package static let books = Question("books") { surface, request, answer throws(SurfaceError) in
    try surface.writeBooks(request, to: &answer)
  }

  package static let load = Question("load") { surface, request, answer throws(SurfaceError) in
    guard let book = request.game.book else { throw .lacks("book") }
    answer.set(BookAnswer(try surface.load(book)))
  }

  /// All questions, with the page's own last.
  package static let all: [Question] = [
    replay, rows,
    Question(game: "strength", .instants, .clock) { played, request, answer throws(SurfaceError) in
      guard let instants = request.instants else { throw .lacks("instants") }
      answer.addRemarks(on: played.game)
      var asked = try AskedStrengths(instants, request.instant.clock)
      asked.answer(from: played)
      answer.set { $0.columns(of: asked.answers, at: asked.places) }
    },
    state, ask, changes,
    Question(game: "rule") { played, _, answer in
      let one = Case(of: played.file.log, in: played.file.name)
      answer.set(CaseRun(one, under: played.game.book).ruledInstants)
    },
    check,
    Question("games", .logs) { _, request, answer in
      let listed = ListedGames(request.season.logs)
      answer.notes += listed.notes
      answer.set(listed.games)
    },
    season,
    books, load,
    Question(game: "audit", .official, .known, .shifts) {
      played, request, answer throws(SurfaceError) in
      answer.addRemarks(on: played.game)
      answer.set(try played.audit(by: request.audit))
    },
    Question("format") { _, request, answer throws(SurfaceError) in
      answer.set(ReadLog.format(of: try request.game.log()).rawValue)
    },
    Question("convert", .to) { surface, request, answer throws(SurfaceError) in
      try surface.writeLog(of: request.game, as: request.target, to: &answer)
    },
    Question(game: "svg") { played, _, answer throws(SurfaceError) in
      try played.checkSize()
      answer.set(ReplaySVG.text(of: played.game))
    },
    Question(game: "page") { played, _, answer throws(SurfaceError) in
      try played.checkSize()
      answer.set(ReplayHTML.page(of: played.game))
    },
    scoresheet,
    Question("open") { surface, request, answer throws(SurfaceError) in
      try surface.open(request.game, &answer)
    },
    Question("append", .line, .clock) { surface, request, answer throws(SurfaceError) in
      try surface.append(request, &answer)
    },
    Question("close") { surface, request, answer throws(SurfaceError) in
      answer.set(OpenGame(number: try surface.close(request.openGame)))
    },
    Question("cases", page: true) { surface, request, answer throws(SurfaceError) in
      try surface.writeCases(of: request.game, to: &answer)
    },
    Question("compare", page: true) { surface, request, answer throws(SurfaceError) in
      try surface.writeComparison(of: request.game, to: &answer)
    },
    Question(game: "board", page: true, ofAny: true) { played, _, answer throws(SurfaceError) in
      try played.checkSize()
      answer.set(BoardAnswer(played))
    },
    Question("styles", page: true) { _, _, answer in answer.set(ReplayHTML.styles) },
    Question(game: "questions", .at, .clock, .side, page: true) {
      played, request, answer throws(SurfaceError) in
      answer.set(QuestionAnswer.all(at: try request.instant.moment(of: played.game)))
    },
    Question(game: "insert", .at, .clock, .side, .plays, page: true) {
      played, request, answer throws(SurfaceError) in
      answer.set(
        try InsertionAnswer(
          of: request.plays, at: request.instant, into: played.game, request.game.log))
    },
    Question("complete", .line, page: true) { surface, request, answer throws(SurfaceError) in
      let log = try surface.log(of: request.game)
      answer.set(Completions(of: request.line, in: log, books: Rulebooks.ids))
    },
    Question("keep", .line, .clock, .logs, page: true) {
      surface, request, answer throws(SurfaceError) in
      answer.set(try surface.outcome(of: request))
    },
    Question(game: "table", .at, .clock, .side, .logs, page: true, ofAny: true) {
      played, request, answer throws(SurfaceError) in
      answer.set(TableAnswer(try request.instant.moment(of: played.game)))
    },
    Question("roster", .line, .team, page: true) { surface, request, answer throws(SurfaceError) in
      guard let team = request.team else { throw .lacks("team") }
      try surface.writeRoster(request.line, of: team, in: request.game, to: &answer)
    },
    Question("calls", page: true) { surface, request, answer throws(SurfaceError) in
      let log = try surface.log(of: request.game)
      answer.set(CallsAnswer(try surface.book(for: log, in: "", of: request.game).edition.rulebook))
    },
  ]
}

extension PlayedLog {
  /// Throws if the game is too large for a picture or a page.
  fileprivate func checkSize() throws(SurfaceError) {
    if let objection = ReplayHTML.objection(to: game) { throw SurfaceError(objection, .tooLarge) }
  }
}
