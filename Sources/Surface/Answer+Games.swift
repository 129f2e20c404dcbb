import HockeyRules
import Scoresheets
import Views

// Answers about a played game: the JSON of the command's `replay`, `state` and `ask`, and its pictures.
extension Answer {
  mutating func write(_ request: Request, of kept: KeptGame) throws(SurfaceError) {
    let game = kept.game
    if request.what.isPicture, let objection = ReplayHTML.objection(to: game) {
      throw SurfaceError(objection)
    }
    switch request.what {
    case .replay: setLines { ReplayJSONLines.write(game, to: &$0) }
    case .rows:
      addRemarks(on: game)
      if let words = game.refusedPlays { notes.append(words) }
      set { RowsJSON.write(game, request.rows, to: &$0) }
    case .state:
      let moment = try request.instant.moment(of: kept.game)
      set { StateJSON.write(moment, to: &$0) }
    case .ask:
      addRemarks(on: game)
      let moment = try request.instant.moment(of: kept.game)
      let plays = try AskedInstant.plays(request.plays, at: moment)
      if plays.isEmpty {
        set { AskJSON.write(moment, to: &$0) }
      } else {
        let inquiry = Inquiry(.plays(plays), of: moment)
        set { AskJSON.write(inquiry, to: &$0) }
      }
    case .questions: writeQuestions(about: try request.instant.moment(of: kept.game))
    case .insert: try writeInsertion(request, into: kept)
    case .svg: set(text: ReplaySVG.text(of: game))
    case .page:
      let opening = ReplayHTML.opening(ReplayHTML.title(of: game))
      set(text: opening + ReplayHTML.text(of: game, number: 1) + ReplayHTML.closing)
    case .board: writeBoard(of: kept)
    case .table:
      let moment = try request.instant.moment(of: kept.game)
      set { TableJSON.write(moment, to: &$0) }
    case .books, .load, .styles, .check, .cases, .compare, .format, .convert, .complete, .keep,
      .calls, .roster:
      break
    }
  }

  /// Notes which book was assumed and what is missing of the game, for an answer that has no members for
  /// either.
  private mutating func addRemarks(on game: PlayedGame) {
    if let assumption = game.assumption { notes.append(assumption) }
    notes += game.remarks
  }

  /// The usual questions of a bench that the book answers at `moment`, each with the play that it is
  /// about, as a sheet has it.
  private mutating func writeQuestions(about moment: Moment) {
    let inquiries = moment.state.game.isOver ? [] : Inquiry.all(of: moment).filter { $0.isTaken }
    set { writer in
      writer.array { writer in
        for inquiry in inquiries {
          guard case .bench(let question) = inquiry.question else { continue }
          writer.object { writer in
            writer.member("words", inquiry.words)
            writer.member("play", moment.game.notation.text(of: question.play))
          }
        }
      }
    }
  }

  mutating func writeStyles() {
    set(text: ReplayHTML.styles)
  }
}
