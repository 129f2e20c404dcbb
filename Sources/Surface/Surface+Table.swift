import HockeyRules
import Rulebooks
import Scoresheets
import Views

// What a page needs that keeps a game, as the command's `live` does.
extension Surface {
  /// The outcome of typing `line` for the log of `source`.
  func outcome(
    of line: String, for source: GameSource, _ clock: ClockDirection?
  ) throws(SurfaceError) -> KeptLog.Outcome {
    var kept = try keptLog(of: source, clock)
    let bytes = Array(line.utf8)
    do throws(NotationError) {
      let line = try NotationLine(number: 1, bytes: bytes)
      switch try LiveCommand.line(line) {
      case .undoLast(let count):
        return kept.undoing { (kept) throws(LiveObjection) in try kept.last(count) }
      case .undo(let name):
        return kept.undoing { (kept) throws(LiveObjection) in [try kept.play(called: name)] }
      case .box, .score, .log, .ask, .help, .quit:
        let cursor = LineCursor(line)
        throw cursor.failure(.unexpected(cursor.peek?.text ?? ""), at: cursor.peek)
      case .play:
        let typed = try kept.read(NotationLine(typed: bytes, number: 1, in: kept.log))
        return kept.outcome(of: typed)
      }
    } catch {
      throw SurfaceError(error, in: "line")
    }
  }

  /// Writes what a typed list of a team's players adds to the log of `source`, and those players.
  func writeRoster(
    _ list: String, of team: Team, in source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let read = try read(source)
    answer.errors = read.errors
    let typed = TypedRoster(list)
    for fault in typed.faults {
      var error = SurfaceError("line \(fault.line): \(fault.words)")
      error.line = fault.line
      answer.errors.append(error)
    }
    var added = GameLog(letters: read.log.letters)
    added.rosters[team] = typed.news(for: read.log, team)
    let lines = JSONLines.rosters(of: added)
    answer.set { writer in
      writer.object { writer in
        writer.member("lines", String(decoding: lines, as: UTF8.self))
        writer.key("players")
        writer.array { writer in
          for player in typed.players { writer.write(player, isGoalkeeper: false) }
        }
      }
    }
  }

  /// Writes the calls and the infractions that a page offers under the book of `source`.
  func writeCalls(of source: GameSource, to answer: inout Answer) throws(SurfaceError) {
    let log = source.log == nil ? GameLog() : try read(source).log
    let book = try book(for: log, in: "", of: source).edition.rulebook
    answer.set { CommonCalls.write(book, to: &$0) }
  }

  /// The game of the log of `source`, which is JSON lines to their end.
  private func keptLog(
    of source: GameSource, _ clock: ClockDirection?
  ) throws(SurfaceError) -> KeptLog {
    let file = try source.log()
    var reading = JSONLines.read(file.text)
    if let error = reading.error { throw SurfaceError(error, in: file.name) }
    if let clock { reading.log.clock = clock }
    let lines = file.text.reduce(0) { $1 == .lineEnd ? $0 + 1 : $0 }
    let book = try book(for: reading.log, in: file.name, of: source).edition.rulebook
    return KeptLog(reading, lines: lines, file: file.name, under: book)
  }
}

extension Answer {
  mutating func set(_ outcome: KeptLog.Outcome) {
    switch outcome {
    case .nothing: set { $0.object { $0.member("lines", "") } }
    case .step(let step): set { StepJSON.write(step, to: &$0) }
    case .late(_, _, let objection):
      set { StepJSON.write(refused: objection, isLate: true, to: &$0) }
    case .refused(let objection):
      set { StepJSON.write(refused: objection, isLate: false, to: &$0) }
    }
  }
}

extension KeptLog {
  /// The outcome of taking back `plays`.
  fileprivate func undoing(_ plays: (KeptLog) throws(LiveObjection) -> [LoggedPlay]) -> Outcome {
    do throws(LiveObjection) {
      return .step(try undoing(try plays(self)))
    } catch {
      return .refused(error)
    }
  }
}
