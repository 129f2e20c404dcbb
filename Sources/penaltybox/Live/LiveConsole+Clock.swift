import HockeyRules
import Scoresheets
import Views

// The direction in which the board counts, and the lengths of the periods.
extension LiveConsole {
  /// Takes a line of the head: the lengths, before the first play, or the direction in which the
  /// board counts; nil if `line` is something else.
  mutating func takeHead(
    _ line: NotationLine, _ console: inout Console
  ) throws(NotationError) -> Bool? {
    guard let first = line.tokens.first, let keyword = HeadKeyword(word: first.text.lowercased())
    else { return nil }
    let second = line.tokens.dropFirst().first?.text ?? ""
    switch keyword {
    case .periods, .overtime: break
    // With a time, `clock` is a correction.
    case .clock where ClockDirection(word: second) != nil: break
    case .clock, .under, .home, .visiting, .kind, .date, .shooters, .league, .season, .id, .from,
      .decides, .gap, .disputed, .omits:
      return nil
    }
    var log = live.log
    var cursor = LineCursor(line)
    cursor.skip()
    try log.readHead(keyword, &cursor)
    if live.isNew { return begin(log, &console) }
    guard keyword == .clock else {
      return object(
        "refused: `\(keyword.word)` comes before the first play of a new log", &console)
    }
    return count(log.clock, &console)
  }

  /// Begins the log, which has no play yet, with the head of `log`.
  private mutating func begin(_ log: GameLog, _ console: inout Console) -> Bool {
    do throws(KeepingError) {
      try keeper.begin(JSONLines.head(of: log))
    } catch {
      fail(error.message, &console)
      return false
    }
    live = live.begun(with: log)
    knowsClock = knowsClock || log.clock == .remaining
    let schedule = live.notation.schedule
    say(
      "\(schedule.regulationPeriods) periods of \(schedule.regulationLength.text), "
        + "overtime \(schedule.overtimeLength.text); the clock counts "
        + (log.clock == .remaining ? "down\n" : "up\n"), &console)
    return true
  }

  /// From now on, reads times as those of a board that counts in `direction`.
  private mutating func count(_ direction: ClockDirection, _ console: inout Console) -> Bool {
    knowsClock = true
    guard direction != live.log.clock else {
      say("the clock counts so already\n", &console)
      return true
    }
    if direction == .remaining, isInteractive, let time = onlyTime {
      let text = live.notation.reading(of: time).text
      if agrees("Did that board show \(text) for what is typed so far? y/n ", &console) {
        _ = turnClock(&console)
        return !hasFailed
      }
    }
    live.count(direction)
    sayDirection(&console)
    return true
  }

  /// The plays that were typed since the log was opened, in order.
  private var typedPlays: [LoggedPlay] { live.log.plays.filter { $0.line > openedLines } }

  /// The only time that was typed since the log was opened; nil if there are several or none.
  private var onlyTime: GameTime? {
    let plays = typedPlays
    guard let first = plays.first?.event.time, first.period != live.notation.shootOut,
      plays.allSatisfy({ $0.event.time == first && $0.event.play.isOwn })
    else { return nil }
    return first
  }

  /// Whether the scorekeeper says that the board counts down.
  ///
  /// The question is asked once, when the second typed time is before the first.
  mutating func countsDown(
    _ outcome: KeptLog.Outcome, _ typed: SheetReader.Typed, _ console: inout Console
  ) -> Bool {
    let time: GameTime
    switch typed {
    case .play(let play): time = play.event.time
    case .clock(let read): time = read
    case .nothing, .position, .late: return false
    }
    let objection: LiveObjection
    switch outcome {
    case .late(_, _, let found), .refused(let found): objection = found
    case .nothing, .step: return false
    }
    guard isInteractive, !knowsClock, objection.isOutOfOrder, let first = onlyTime,
      time.period == first.period, time < first
    else { return false }
    knowsClock = true
    let (read, last) = (live.notation.reading(of: time), live.notation.reading(of: first))
    return agrees(
      "\(read.text) comes after \(last.text). Does the board count down? y/n ", &console)
  }

  /// Reads all times, including those typed so far, as those of a board that counts down; false if
  /// that is not possible.
  mutating func turnClock(_ console: inout Console) -> Bool {
    let plays = typedPlays
    var undone: LiveStep?
    do throws(LiveObjection) {
      if !plays.isEmpty { undone = try live.undoing(plays) }
    } catch {
      _ = object(error.message, &console)
      return false
    }
    if let undone { _ = keep(undone, &console) }
    guard !hasFailed else { return false }
    live.count(.remaining)
    for play in plays {
      var play = play
      let length = live.notation.schedule.length(of: play.event.time.period)
      play.event.time.elapsed = max(.zero, length - play.event.time.elapsed)
      play.event.id = .number(0)
      switch live.outcome(of: .play(play)) {
      case .step(let step), .late(let step, _, _): _ = keep(step, &console)
      case .refused(let objection): _ = object(objection.message, &console)
      case .nothing: break
      }
      guard !hasFailed else { return false }
    }
    sayDirection(&console)
    return true
  }

  private mutating func sayDirection(_ console: inout Console) {
    let direction = live.log.clock
    say(
      "The board counts \(direction == .remaining ? "down" : "up"). Next time begin with "
        + "`penaltybox live \(keeper.path.visible) --clock \(direction.word)`.\n", &console)
  }
}

extension Play {
  /// Whether the play refers to no other play.
  fileprivate var isOwn: Bool {
    switch self {
    case .correction, .captainChoice: false
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .penalty, .goal,
      .penaltyShot, .shootOut, .signal, .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox,
      .servesFor, .other:
      true
    }
  }
}
