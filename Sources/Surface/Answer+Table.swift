import HockeyRules
import Rulebooks
import Scoresheets
import Views

// What a page needs that keeps a game, as the command's `live` does.
extension Answer {
  /// Writes what the line of `request` does to its log, or why it is refused.
  mutating func writeStep(_ request: Request) throws(SurfaceError) {
    var kept = try KeptLog(request)
    let bytes = Array((request.line ?? "").utf8)
    do throws(NotationError) {
      let line = try NotationLine(number: 1, bytes: bytes)
      switch try LiveCommand.line(line) {
      case .undoLast(let count):
        setUndo(of: kept) { (kept) throws(LiveObjection) in try kept.last(count) }
      case .undo(let name):
        setUndo(of: kept) { (kept) throws(LiveObjection) in [try kept.play(called: name)] }
      case .box, .score, .log, .ask, .help, .quit: throw Self.noPlay(line)
      case .play:
        let typed = try kept.read(NotationLine(typed: bytes, number: 1, in: kept.log))
        set(kept.outcome(of: typed))
      }
    } catch {
      errors.append(SurfaceError(error, in: "PLAY"))
    }
  }

  /// Writes what a typed list of a team's players adds to the log of `request`, and those players.
  mutating func writeRoster(_ request: Request) throws(SurfaceError) {
    guard let team = request.team else { throw SurfaceError("the request has no team") }
    let source = try LogSource(request)
    errors = source.errors
    let typed = TypedRoster(request.line ?? "")
    for fault in typed.faults {
      var error = SurfaceError("line \(fault.line): \(fault.words)")
      error.line = fault.line
      errors.append(error)
    }
    var added = GameLog(letters: source.log.letters)
    added.rosters[team] = typed.news(for: source.log, team)
    let lines = JSONLines.rosters(of: added)
    set { writer in
      writer.object { writer in
        writer.member("lines", String(decoding: lines, as: UTF8.self))
        writer.key("players")
        writer.array { writer in
          for player in typed.players { writer.write(player, isGoalkeeper: false) }
        }
      }
    }
  }

  private mutating func set(_ outcome: KeptLog.Outcome) {
    switch outcome {
    case .nothing: set { $0.object { $0.member("lines", "") } }
    case .step(let step): set { StepJSON.write(step, to: &$0) }
    case .late(_, _, let objection):
      set { StepJSON.write(refused: objection, isLate: true, to: &$0) }
    case .refused(let objection):
      set { StepJSON.write(refused: objection, isLate: false, to: &$0) }
    }
  }

  private mutating func setUndo(
    of kept: KeptLog, _ plays: (KeptLog) throws(LiveObjection) -> [LoggedPlay]
  ) {
    do throws(LiveObjection) {
      set(.step(try kept.undoing(try plays(kept))))
    } catch {
      set(.refused(error))
    }
  }

  /// The error that a line is a command of the console and no play.
  private static func noPlay(_ line: NotationLine) -> NotationError {
    let cursor = LineCursor(line)
    return cursor.failure(.unexpected(cursor.peek?.text ?? ""), at: cursor.peek)
  }

  /// Writes the calls and the infractions that a page offers under the book of `request`.
  mutating func writeCalls(_ request: Request) throws(SurfaceError) {
    let log = request.log == nil ? GameLog() : try LogSource(request).log
    let book = try BookChoice(request).book(for: log)
    set { CommonCalls.write(book, to: &$0) }
  }
}

extension KeptLog {
  /// The game of the log of `request`, which is JSON lines to their end.
  fileprivate init(_ request: Request) throws(SurfaceError) {
    guard let file = request.log else { throw SurfaceError("the request has no log") }
    var reading = JSONLines.read(file.text)
    if let error = reading.error { throw SurfaceError(error, in: file.name) }
    if let clock = request.instant.clock { reading.log.clock = clock }
    let lines = file.text.reduce(0) { $1 == .lineEnd ? $0 + 1 : $0 }
    let book = try BookChoice(request).book(for: reading.log)
    self.init(reading, lines: lines, file: file.name, under: book)
  }
}
