import HockeyRules
import Scoresheets
import Views

/// The functions of the command, for callers in other languages: bytes in, bytes out.
///
/// A request is a JSON object that says what is wanted of which log. The answer is a JSON object too:
/// `answer` is the JSON that the command prints, `errors` are what could not be read or played, and
/// `notes` what is odd. `schema.json` describes both.
///
/// It keeps the game of the last request, so that several questions about one log play it once, and the
/// books that its caller has loaded.
package struct Surface {
  private var kept: KeptGame?
  private var loaded = LoadedBooks()

  package init() {}

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: [UInt8]) -> [UInt8] {
    do throws(SurfaceError) {
      return answer(to: try Request.read(request))
    } catch {
      var answer = Answer()
      answer.add(error)
      return answer.bytes
    }
  }

  /// The answer to `request`, in UTF-8, with a line end.
  package mutating func answer(to request: Request) -> [UInt8] {
    var answer = Answer()
    put(request, into: &answer)
    return answer.bytes
  }

  /// Puts the answer to `request`, or why there is none, into `answer`.
  mutating func put(_ request: Request, into answer: inout Answer) {
    var request = request
    request.loaded = loaded
    do throws(SurfaceError) {
      try write(request, to: &answer)
    } catch {
      answer.add(error)
    }
  }

  private mutating func write(_ request: Request, to answer: inout Answer) throws(SurfaceError) {
    switch request.what {
    case .books: try answer.writeBooks(request)
    case .load:
      // The game that is kept may have been played under an older book of that id.
      kept = nil
      try answer.writeLoading(request, into: &loaded)
    case .styles: answer.writeStyles()
    case .check: try answer.writeCheck(request)
    case .cases: try answer.writeCases(request)
    case .compare: try answer.writeComparison(request)
    case .convert: try answer.writeLog(request)
    case .format: try answer.writeFormat(request)
    case .complete: try answer.writeCompletions(request)
    case .keep: try answer.writeStep(request)
    case .calls: try answer.writeCalls(request)
    case .roster: try answer.writeRoster(request)
    case .replay, .rows, .state, .ask, .board, .questions, .insert, .table, .svg, .page:
      guard let kept = try game(of: request, &answer) else { return }
      let game = kept.game
      answer.id = answer.id ?? game.log.id
      answer.differs = !game.solution.refusals.isEmpty || game.incompleteness != nil
      if request.isStrict {
        if !game.isComplete {
          throw SurfaceError(game.remarks.joined(separator: "; "))
        }
        if !game.warnings.isEmpty { answer.differs = true }
      }
      try answer.write(request, of: kept)
    }
  }

  /// The game of `request`, played now or kept from the last request; nil if nothing of its log can
  /// be read.
  private mutating func game(
    of request: Request, _ answer: inout Answer
  ) throws(SurfaceError) -> KeptGame? {
    if let kept, kept.isOf(request) {
      answer.errors = kept.errors
      answer.notes = kept.notes
      return kept
    }
    kept = nil
    let source = try LogSource(request)
    answer.errors = source.errors
    answer.notes = source.notes
    if !source.errors.isEmpty, source.log.plays.isEmpty, !request.what.takesEmptyGames {
      return nil
    }
    let game = KeptGame(request, source, under: try source.book())
    kept = game
    return game
  }
}
