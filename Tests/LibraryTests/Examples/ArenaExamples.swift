import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The examples in the articles about a game in progress.
@Suite struct ArenaExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private let book = Rulebooks.nhl2025.rulebook

  private func time(_ period: Int, _ minutes: Int, _ seconds: Int) -> GameTime {
    GameTime(period: period, elapsed: .seconds(minutes * 60 + seconds))
  }

  @Test func clock() throws {
    // example: a clock in an arena
    var live = LiveGame(under: book)
    let called = GameTime(period: 1, elapsed: .minutes(5))
    let double = Call(offender: .skater(Player(.home, 6)), penalties: [.minor, .minor])
    try live.play(.penalty(double), at: called)

    for second in 1...3 {
      let now = GameTime(period: 1, elapsed: called.elapsed + .seconds(second))
      let clocks = try live.state(at: now).clocks(of: .home)
      for clock in clocks.prefix(2) {
        print(clock.offender, clock.remaining, "of", clock.total)
      }
    }
    // Prints "A6 1:59 of 3:59"
    // Prints "A6 1:58 of 3:58"
    // Prints "A6 1:57 of 3:57"
    // end of example
    try printer.printedWhat("a clock in an arena")
  }

  @Test func `what comes next`() throws {
    var live = LiveGame(under: book)
    let double = Call(offender: .skater(Player(.home, 6)), penalties: [.minor, .minor])
    try live.play(Event(id: 1, time: time(1, 5, 0), play: .penalty(double)))
    // example: what comes next
    let state = try live.state(at: GameTime(period: 1, elapsed: .seconds(330)))
    if let change = state.nextChange {
      print(change.after, "at", change.time)
    }
    let goal = try state.answer(to: .goal(by: .visiting))
    print(goal.returned.count, "returns,", goal.game.bench(of: .home).count, "place is left")
    // Prints "5-5 at P1 9:00"
    // Prints "0 returns, 1 place is left"
    // end of example
    try printer.printedWhat("what comes next")
  }

  @Test func `a late entry`() throws {
    // example: a late entry
    var live = LiveGame(under: book)
    let minor = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    let forgotten = Call(offender: .skater(Player(.visiting, 9)), penalties: [.minor])
    try live.play(.penalty(minor), at: GameTime(period: 1, elapsed: .minutes(5)))
    try live.play(.whistle(), at: GameTime(period: 1, elapsed: .minutes(6)))

    let time = GameTime(period: 1, elapsed: .seconds(330))
    let change = try live.insert(.penalty(forgotten), at: time)
    for strength in change.difference.strength {
      print(
        strength.after, "in place of", strength.before, "until",
        live.game.schedule.time(of: strength.end, in: 1))
    }
    // Prints "4-4 in place of 4-5 until P1 6:00"
    // end of example
    try printer.printedWhat("a late entry")
  }

  @Test func `a correction`() throws {
    // example: a correction
    var live = LiveGame(under: book)
    let minor = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    let goal = Goal(team: .visiting, scorer: Player(.visiting, 9))
    try live.play(
      Event(id: "call", time: .init(period: 1, elapsed: .minutes(5)), play: .penalty(minor)))
    try live.play(
      Event(id: "goal", time: .init(period: 1, elapsed: .minutes(6)), play: .goal(goal)))
    print(live.state.clocks(of: .home).count, "penalty clocks,", live.game.score)

    let offside = Correction.goalDisallowed("goal", reason: "offside")
    let later = GameTime(period: 1, elapsed: .seconds(370))
    try live.play(Event(id: "review", time: later, play: .correction(offside)))
    print(live.state.clocks(of: .home).count, "penalty clock,", live.game.score)
    // Prints "0 penalty clocks, 0-1"
    // Prints "1 penalty clock, 0-0"
    // end of example
    try printer.printedWhat("a correction")
  }

  @Test func `a play that is refused`() throws {
    var live = LiveGame(under: book)
    // example: a play that is refused
    do throws(Refusal) {
      try live.play(.faceOff, at: GameTime(period: 1, elapsed: .minutes(25)))
    } catch {
      print(error)
    }
    // Prints "@p1 at P1 25:00 is refused: the period is over by then"
    // end of example
    try printer.printedWhat("a play that is refused")
  }

  @Test func `a clock that counts down`() throws {
    let live = LiveGame(under: book)
    // example: a clock that counts down
    let time = GameTime(period: 2, remaining: .seconds(74), in: live.game.schedule)
    print(time)
    // Prints "P2 18:46"
    // end of example
    try printer.printedWhat("a clock that counts down")
  }

  @Test func saving() throws {
    // example: save and resume
    let log = try GameLog(sheet: "under nhl-2025\nP1 5:00 A6 2 tripping\n")
    var file = JSONLines.text(of: log)

    var live = LiveGame(JSONLines.read(file), under: book)
    let time = GameTime(period: 1, elapsed: .minutes(6))
    let goal = live.event(.goal(Goal(team: .visiting)), at: time)
    try live.play(goal)
    file += JSONLines.line(of: LoggedPlay(event: goal), letters: log.letters)
    live.undo()
    file += JSONLines.line(undoing: goal.id)

    let again = LiveGame(JSONLines.read(file), under: book)
    print(again.events == live.events, goal.id, again.event(.faceOff, at: time).id)
    // Prints "true @p1 @p2"
    // end of example
    try printer.printedWhat("save and resume")
  }

  @Test func coding() throws {
    let log = try GameLog(sheet: "under nhl-2025\nP1 5:00 A6 2 tripping @x\n")
    // example: a log in a coder
    let data = try JSONEncoder().encode(log)
    let again = try JSONDecoder().decode(GameLog.self, from: data)
    print(again.events == log.events)
    // Prints "true"
    // end of example
    try printer.printedWhat("a log in a coder")
  }

  @Test func `one play`() throws {
    let event = Event(id: "p1", time: .start, play: .faceOff)
    // example: JSONLines.play
    let line = JSONLines.line(of: LoggedPlay(event: event))
    print(try JSONLines.play(from: line).event == event)
    // Prints "true"
    // end of example
    try printer.printedWhat("JSONLines.play")
  }

  @Test func `one play in a coder`() throws {
    let event = Event(id: "p1", time: .start, play: .faceOff)
    // example: an event in a coder
    let data = try JSONEncoder().encode(event)
    print(try JSONDecoder().decode(Event.self, from: data) == event)
    // Prints "true"
    // end of example
    try printer.printedWhat("an event in a coder")
  }

  @Test func importing() throws {
    let text = FeedText.oneMinor
    // example: importing a feed
    let reading = NHLFeed.read(text)
    if let error = reading.error { print(error) }
    for note in reading.notes { print(note) }

    let solution = try solve(reading.log)
    print(solution.book.id, solution.refusals.count, "refused,", solution.game.score)
    // Prints "nhl-2025 0 refused, 0-0"
    // end of example
    try printer.printedWhat("importing a feed")
  }

  @Test func warnings() throws {
    // example: warnings
    let log = try GameLog(sheet: "P1 10:00 A6 goal\n   10:00 A6 goal 7\n")
    for warning in solve(log, under: book).warnings {
      print(warning.time, RulingWords(log).text(of: warning.reason))
    }
    // Prints "P1 10:00 same goal as play 1: typed twice?"
    // end of example
    try printer.printedWhat("warnings")
  }
}

/// The text of a feed with one minor.
private enum FeedText {
  static let oneMinor = Array(
    #"""
    {"id":2025020001,"season":20252026,"gameType":2,"gameDate":"2025-10-07",
    "homeTeam":{"id":1,"abbrev":"TOR"},"awayTeam":{"id":2,"abbrev":"MTL"},"rosterSpots":[],
    "plays":[{"eventId":7,"periodDescriptor":{"number":1,"periodType":"REG"},"timeInPeriod":"03:00",
    "situationCode":"1551","typeDescKey":"penalty","sortOrder":7,
    "details":{"typeCode":"MIN","descKey":"hooking","duration":2,"committedByPlayerId":44,
    "eventOwnerTeamId":1}}]}
    """#.utf8)
}
