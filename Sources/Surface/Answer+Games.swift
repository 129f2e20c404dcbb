import HockeyRules
import Scoresheets
import Views

// Answers about a played game: the JSON of the command's `replay`, `state` and `ask`, and its pictures.
extension Answer {
  mutating func write(_ request: Request, of played: PlayedLog) throws(SurfaceError) {
    let game = played.game
    if request.question.isPicture, let objection = ReplayHTML.objection(to: game) {
      throw SurfaceError(objection, .tooLarge)
    }
    switch request.question {
    case .replay: setLines { ReplayJSONLines.write(game, to: &$0) }
    case .rows(let rows):
      addRemarks(on: game)
      if let words = game.refusedPlays { notes.append(words) }
      set { RowsJSON.write(game, rows, to: &$0) }
    case .state(let instant):
      let moment = try instant.moment(of: game)
      set { StateJSON.write(moment, to: &$0) }
    case .ask(let instant, let texts):
      addRemarks(on: game)
      let moment = try instant.moment(of: game)
      let plays = try instant.plays(texts, at: moment)
      if plays.isEmpty {
        set { AskJSON.write(moment, to: &$0) }
      } else {
        let inquiry = Inquiry(.plays(plays), of: moment)
        set { AskJSON.write(inquiry, to: &$0) }
      }
    case .questions(let instant):
      let moment = try instant.moment(of: game)
      set { AskJSON.writeQuestions(about: moment, to: &$0) }
    case .insert(let instant, let plays):
      try writeInsertion(of: plays, at: instant, into: game, of: request.game)
    case .svg: set(text: ReplaySVG.text(of: game))
    case .page:
      let opening = ReplayHTML.opening(ReplayHTML.title(of: game))
      set(text: opening + ReplayHTML.text(of: game, number: 1) + ReplayHTML.closing)
    case .board: writeBoard(of: played)
    case .table(let instant):
      let moment = try instant.moment(of: game)
      set { TableJSON.write(moment, to: &$0) }
    case .books, .load, .styles, .check, .cases, .compare, .format, .convert, .complete, .keep,
      .calls, .roster, .open, .append, .close:
      break
    }
  }

  /// Notes which book was assumed and what is missing of the game, for an answer that has no members for
  /// either.
  private mutating func addRemarks(on game: PlayedGame) {
    if let assumption = game.assumption { notes.append(assumption) }
    notes += game.remarks
  }
}
