import HockeyRules
import Scoresheets
import Surface
import Views

// The direction in which the board counts, and the lengths of the periods.
extension LiveConsole {
  /// Takes a line of the head: the lengths, before the first play, or the direction in which the
  /// board counts; false if `line` is something else.
  mutating func takeHead(_ line: NotationLine) throws(NotationError) -> Bool {
    guard let first = line.tokens.first, let keyword = HeadKeyword(word: first.text.lowercased())
    else { return false }
    let second = line.tokens.dropFirst().first?.text ?? ""
    switch keyword {
    case .periods, .overtime: break
    // With a time, `clock` is a correction.
    case .clock where ClockDirection(word: second) != nil: break
    default: return false
    }
    var log = live.log
    var cursor = LineCursor(line)
    cursor.skip()
    try log.readHead(keyword, &cursor)
    if live.isNew {
      begin(log)
    } else if keyword == .clock {
      count(log.clock)
    } else {
      object("refused: `\(keyword.word)` comes before the first play of a new log")
    }
    return true
  }

  private mutating func begin(_ log: GameLog) {
    do throws(KeepingError) { try keeper.begin(JSONLines.head(of: log)) } catch {
      fail(error.message)
      isOver = true
      return
    }
    live = live.begun(with: log)
    knowsClock = knowsClock || log.clock == .remaining
    let schedule = live.notation.schedule
    say(
      "\(schedule.regulationPeriods) periods of \(schedule.regulationLength.text), "
        + "overtime \(schedule.overtimeLength.text); the clock counts \(log.clock.way)\n")
  }

  private mutating func count(_ direction: ClockDirection) {
    knowsClock = true
    guard direction != live.log.clock else { return say("the clock counts so already\n") }
    if direction == .remaining, isInteractive, let time = onlyTime {
      let text = live.notation.reading(of: time).text
      if agrees("Did that board show \(text) for what is typed so far? y/n ") {
        turnClock()
        return
      }
    }
    live.count(direction)
    sayDirection()
  }

  private var typedPlays: [LoggedPlay] { live.log.plays.filter { $0.line > openedLines } }

  /// The only time that was typed since the log was opened; `nil` if there are several or none.
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
  mutating func countsDown(_ outcome: KeptLog.Outcome, _ typed: SheetReader.Typed) -> Bool {
    let time: GameTime
    switch typed {
    case .play(let play): time = play.event.time
    case .clock(let read): time = read
    case .nothing, .position, .late: return false
    }
    guard isInteractive, !knowsClock, outcome.objection?.isOutOfOrder == true,
      let first = onlyTime, time.period == first.period, time < first
    else { return false }
    knowsClock = true
    let (read, last) = (live.notation.reading(of: time), live.notation.reading(of: first))
    return agrees("\(read.text) comes after \(last.text). Does the board count down? y/n ")
  }

  /// Reads all times, including those typed so far, as those of a board that counts down; false if
  /// that is not possible.
  @discardableResult
  mutating func turnClock() -> Bool {
    let plays = typedPlays
    do throws(LiveObjection) {
      if !plays.isEmpty, !keep(try live.undoing(plays)) { return end() }
    } catch {
      object(error.message)
      return false
    }
    live.count(.remaining)
    for play in plays {
      var play = play
      let length = live.notation.schedule.length(of: play.event.time.period)
      play.event.time.elapsed = max(.zero, length - play.event.time.elapsed)
      play.event.id = .number(0)
      switch live.outcome(of: .play(play)) {
      case .step(let step), .late(let step, _, _): if !keep(step) { return end() }
      case .refused(let objection): object(objection.message)
      case .nothing: break
      }
    }
    sayDirection()
    return true
  }

  /// Reads no further lines, because the typed plays would not be in the log.
  private mutating func end() -> Bool {
    isOver = true
    return false
  }

  private mutating func sayDirection() {
    let direction = live.log.clock
    say(
      "The board counts \(direction.way). Next time begin with "
        + "`penaltybox live \(keeper.path.visible) --clock \(direction.word)`.\n")
  }
}

extension ClockDirection {
  fileprivate var way: String { self == .remaining ? "down" : "up" }
}

extension Play {
  fileprivate var isOwn: Bool {
    switch self {
    case .correction, .captainChoice: false
    default: true
    }
  }
}
