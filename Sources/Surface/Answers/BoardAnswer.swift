import Cases
import HockeyRules
import Scoresheets
package import Views

/// A game for a page that shows it next to its log: parts in HTML, and the steps through the game.
struct BoardAnswer: FieldObject {
  private let game: PlayedGame
  private let parts: ReplayParts
  private let shown: ShownCase?

  init(_ played: PlayedLog) {
    game = played.game
    parts = ReplayParts(of: played.game, number: 1, picturesNames: false)
    shown = played.file.case.map { ShownCase($0, under: played.edition) }
  }

  static let fields = Fields<Self>("board") {
    Field("title", "The teams, and the date if it is known.") { ReplayHTML.title(of: $0.game) }
    Field("book", "The id of the rulebook.") { $0.game.book.id }
    Field.teams(in: "#game") { $0.game }
    Field("head", "The score, and which log and book these are, as HTML.") { $0.parts.head }
    Field("picture", "The picture of the game, as HTML.") { $0.parts.picture }
    Field("plays", "The plays with their rulings, as HTML.") { $0.parts.plays }
    Field("boxScore", "The box score, as HTML.") { $0.parts.boxScore }
    Field("goals", "The goals, told for a reader.") { $0.game.toldGoals }
    Field("penalties", "The penalties, told for a reader.") { $0.game.toldPenalties }
    Field("words", "The plays with their times, as people say them.") { $0.game.spokenPlays }
    Field("lines", "The line of each play.") { $0.game.log.plays.map { $0.line } }
    Field("steps", "The plays, and the times at which the clock alone changed something.") {
      $0.parts.steps
    }
    Field("periods", "The periods that a reader can go to.") { $0.periods }
    Field("clock", "Whether the log's times are elapsed or remaining.") { $0.game.log.clock }
    Field("refusals", "The plays that the book refuses.") { $0.refusals }
    Field("warnings", "The plays that are odd.") { $0.warnings }
    Field("case", "The first case of the file, if the log is a file of cases.") { $0.shown }
  }

  private var periods: [PeriodAnswer] {
    let last = game.solution.plays.filter { $0.refused == nil }
      .reduce(1) { max($0, $1.event.time.period) }
    let first = game.solution.game.joining?.time.period ?? 1
    return (min(first, last)...last).map { PeriodAnswer($0, in: game.notation) }
  }

  private var refusals: [Remark] {
    zip(game.solution.plays, game.log.plays).compactMap { play, logged in
      game.reason(forRefusing: play).map {
        Remark(line: logged.line, message: $0, above: game.lineAbove(play))
      }
    }
  }

  private var warnings: [Remark] {
    let plays = game.log.plays
    return game.warnings.map { warning in
      let line = plays.indices.contains(warning.play) ? plays[warning.play].line : 1
      var remark = Remark(line: line, message: game.text(of: warning))
      if case .unknownInfraction(let infraction, let nearest) = warning.reason {
        (remark.word, remark.nearest) = (infraction.rawValue, nearest.rawValue)
      }
      return remark
    }
  }
}

private struct Remark: FieldObject {
  var line: Int
  var message: String
  var above: Int?
  var word: String?
  var nearest: String?

  static let fields = Fields<Self>("remark") {
    Field("line", "The line, from 1.") { $0.line }
    Field("message", "The remark in words.") { $0.message }
    Field("above", "The line below which a play that is out of order fits.") { $0.above }
    Field("word", "The word that is probably misspelt.") { $0.word }
    Field("nearest", "The word that was probably meant.") { $0.nearest }
  }
}

extension ReplayParts.Step: FieldObject {
  package static let fields = Fields<Self>("boardStep") {
    Field.clock { $0.time }
    Field("rows", "The id of the step's rows in the HTML.") { $0.rows }
    Field("play", "The place of the play in the log, from 0.") { $0.play }
  }
}
