import HockeyRules
import Scoresheets
import Surface
import Views

// The direction of the clock, and the lengths of the periods.
extension LiveConsole {
  /// Takes a typed line of the head, or returns `false` if `line` is something else.
  ///
  /// The head has the lengths, which must come before the first play, and the clock's direction.
  mutating func takeHead(_ line: NotationLine) throws(NotationError) -> Bool {
    guard let first = line.tokens.first, let keyword = HeadKeyword(word: first.text.lowercased())
    else { return false }
    let second = line.tokens.dropFirst().first?.text ?? ""
    switch keyword {
    case .periods, .overtime: break
    // `clock` with a time is a correction.
    case .clock where ClockDirection(word: second) != nil: break
    default: return false
    }
    var log = live.log
    var cursor = LineCursor(line)
    cursor.skip()
    try log.readHead(keyword, &cursor)
    if live.isNew {
      knowsClock = knowsClock || keyword == .clock
      begin(log)
    } else if keyword == .clock {
      count(log.clock)
    } else {
      object("refused: `\(keyword.word)` comes before the first play of a new log")
    }
    return true
  }

  private mutating func count(_ direction: ClockDirection) {
    knowsClock = true
    guard direction != live.log.clock else { return say("the clock counts so already\n") }
    live.count(direction)
    sayDirection()
  }

  private var typedPlays: [LoggedPlay] { live.log.plays.filter { $0.line > openedLines } }

  /// The common time of all plays typed since the log was opened, or `nil` if their times differ.
  private var onlyTime: GameTime? {
    let plays = typedPlays
    guard let first = plays.first?.event.time, first.period != live.notation.shootOut,
      plays.allSatisfy({ $0.event.time == first && $0.event.play.isOwn })
    else { return nil }
    return first
  }

  /// Asks once whether the clock counts down, if the second typed time is before the first.
  ///
  /// Returns `false` if there is nothing to ask.
  mutating func asksForDirection(
    _ outcome: KeptLog.Outcome, _ typed: SheetReader.Typed, _ bytes: [UInt8]
  ) -> Bool {
    let time: GameTime
    switch typed {
    case .play(let play): time = play.event.time
    case .clock(let read): time = read
    case .nothing, .position, .late: return false
    }
    guard !knowsClock, outcome.objection?.isOutOfOrder == true,
      let first = onlyTime, time.period == first.period, time < first
    else { return false }
    knowsClock = true
    let (read, last) = (live.notation.reading(of: time), live.notation.reading(of: first))
    ask(
      "\(read.text) comes after \(last.text). Does the board count down? "
        + "Type `y` if it does, or the same line again if it counts up.",
      LiveQuestion(
        about: bytes, yes: .read(countingDown: true), again: .read(countingDown: false)))
    return true
  }

  /// Makes the clock count down, also for the plays typed so far.
  ///
  /// Returns `false` if a play cannot be taken back or added again.
  mutating func turnClock() -> Bool {
    let plays = typedPlays
    do throws(LiveObjection) {
      if !plays.isEmpty, !keep(try live.undoing(plays)) { return false }
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
      case .step(let step), .late(let step, _, _): if !keep(step) { return false }
      case .refused(let objection): object(objection.message)
      case .nothing: break
      }
    }
    sayDirection()
    return true
  }

  private mutating func sayDirection() {
    let direction = live.log.clock
    say(
      "The board counts \(direction.way). Next time begin with "
        + "`penaltybox live \(path.visible) --clock \(direction.word)`.\n")
  }
}

extension ClockDirection {
  var way: String { self == .remaining ? "down" : "up" }
}

extension Play {
  fileprivate var isOwn: Bool {
    switch self {
    case .correction, .captainChoice: false
    default: true
    }
  }
}
