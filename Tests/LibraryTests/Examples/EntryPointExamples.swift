import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

/// The examples in the doc comments of the functions that most programs call.
@Suite struct EntryPointExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private let book = Rulebooks.nhl2025.rulebook

  private let called = GameTime(period: 1, elapsed: .minutes(5))
  private let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])

  @Test func solving() throws {
    // example: solve
    let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    let called = GameTime(period: 1, elapsed: .minutes(5))
    let scored = GameTime(period: 1, elapsed: .minutes(6))
    let events = [
      Event(id: .number(1), time: called, play: .penalty(tripping)),
      Event(id: .number(2), time: scored, play: .goal(Goal(team: .visiting))),
    ]
    let solution = solve(events, under: book)
    print(solution.game.goals(of: .visiting, .powerPlay), "goal on the power play")
    // Prints "1 goal on the power play"
    // end of example
    try printer.printedWhat("solve")
  }

  @Test func `a season`() throws {
    // example: a season
    var season = Season(under: SeasonBook(Rulebooks.nhl2025))
    for id in ["1", "2"] {
      let log = try GameLog(sheet: "P1 4:00 A6 5+GM boarding\n")
      season.play(SeasonGame(id: id, log: log), under: book)
    }
    for obligation in season.eligibility(for: .regular) {
      print(obligation.person, "is out of", obligation.left, "game")
    }
    // Prints "A6 is out of 1 game"
    // end of example
    try printer.printedWhat("a season")
  }

  @Test func `solving a log`() throws {
    // example: solve a log
    let log = try GameLog(sheet: "P1 4:00 A6 2\n   5:00 B goal\n")
    let solution = solve(log, under: book)
    print(solution.game.score.visiting, solution.game.manpower.home)
    // Prints "1 5"
    // end of example
    try printer.printedWhat("solve a log")
  }

  @Test func `a log of a sheet`() throws {
    // example: GameLog.init(sheet:)
    let log = try GameLog(sheet: "P1 5:00 A6 2 tripping\n   6:10 B9 goal\n")
    print(log.plays.count, "plays")
    // Prints "2 plays"
    // end of example
    try printer.printedWhat("GameLog.init(sheet:)")
  }

  @Test func `solving a log under its own book`() throws {
    // example: solve a log under its own book
    let solution = try solve(GameLog(sheet: "under nhl-2025\nP1 4:00 A6 2\n   5:00 B goal\n"))
    print(solution.book.id, solution.game.goals(of: .visiting, .powerPlay))
    // Prints "nhl-2025 1"
    // end of example
    try printer.printedWhat("solve a log under its own book")
  }

  @Test func `the book of a league that has none here`() throws {
    // example: Rulebooks.choice
    let choice = try Rulebooks.choice(for: GameLog(league: "SPHL", season: 2024))
    print(choice.edition.rulebook.id, choice.assumption?.words ?? "")
    // Prints "nhl-2025 there is no rulebook of the SPHL here; the nearest, NHL 2025-26, is assumed"
    // end of example
    try printer.printedWhat("Rulebooks.choice")
  }

  @Test(arguments: [
    ("P1 4:00 A6 2\n", BookChoiceError.none),
    ("under nhl-2052\n", .unknown("nhl-2052", nearest: "nhl-2025")),
    ("league curling\nseason 2024\n", .noEdition(league: "curling", season: 2024)),
  ])
  func `a log without a known book says why`(_ sheet: String, _ reason: BookChoiceError) throws {
    let log = try GameLog(sheet: sheet)
    #expect(throws: reason) { try solve(log) }
    #expect(throws: reason) { try Game(log) }
    #expect(throws: reason) { try LiveGame(log) }
  }

  @Test func `a game takes everything from its log`() throws {
    let sheet = "league nhl\nseason 2025\nkind play-offs\nperiods 2 10:00\nP1 4:00 A6 2\n"
    let log = try GameLog(sheet: sheet)
    let game = try Game(log)
    #expect(game.book.id == "nhl-2025")
    #expect(game.kind == .playOffs)
    #expect(game.schedule.regulationPeriods == 2)
    #expect(game.penalties.isEmpty)
    let live = try LiveGame(log)
    #expect(live.events == log.events)
    #expect(live.solution == (try solve(log)))
  }

  @Test func playing() throws {
    let event = Event(id: .number(1), time: called, play: .penalty(tripping))
    // example: Game.play
    var game = Game(under: book)
    do throws(Refusal) {
      for ruling in try game.play(event) {
        print(ruling.effect, ruling.authority.rule?.number ?? "as the scorer says")
      }
    } catch {
      print("not taken:", error.reason)
    }
    // end of example
    #expect(printer.lines.first == "play(HockeyRules.PlayEffect.stops) as the scorer says")
    #expect(game.stoppage?.calls.count == 1)
  }

  @Test func deciding() throws {
    let game = Game(under: book)
    // example: Game.rulings
    let whistle = Event(id: .number(1), time: .start, play: .whistle(reason: "offside"))
    let rulings = try game.rulings(on: whistle)
    print(rulings.contains { $0.effect == .play(.stops) }, game.stoppage == nil)
    // Prints "true true"
    // end of example
    try printer.printedWhat("Game.rulings")
  }

  @Test func `finding a book`() throws {
    // example: Rulebooks.edition
    let skaters = Rulebooks.nhl2025.rulebook.play.overtime.skaters
    print(skaters.value, "skaters in overtime by", skaters.rule?.number ?? "no known rule")
    // Prints "3 skaters in overtime by 84.1"
    // end of example
    try printer.printedWhat("Rulebooks.edition")
  }

  @Test func `reading a sheet`() throws {
    // example: SheetReader.read
    let reading = SheetReader.read("P1 5:00 A6 2 tripping\n   6:10 B9 gaol\n")
    print(reading.log.plays.count, "play")
    for error in reading.errors { print(error) }
    // Prints "1 play"
    // Prints "2:12: expected a call, such as `2`, `2+2` or `5+GM`, not `gaol`"
    // end of example
    try printer.printedWhat("SheetReader.read")
  }

  @Test func `writing and reading a log`() throws {
    let event = Event(id: .number(1), time: called, play: .penalty(tripping))
    // example: JSONLines
    var log = GameLog(id: "2026-01", books: ["nhl-2025"])
    log.plays.append(LoggedPlay(event: event, line: 2))
    let text = JSONLines.text(of: log)
    print(JSONLines.read(text).log == log)
    // Prints "true"
    // end of example
    try printer.printedWhat("JSONLines")
  }

  @Test func `reading a feed`() throws {
    let text = Array(
      #"""
      {"id":2025020001,"season":20252026,"gameType":2,"homeTeam":{"id":1},"awayTeam":{"id":2},
       "plays":[{"eventId":8,"periodDescriptor":{"number":1,"periodType":"REG"},
         "timeInPeriod":"05:00","typeCode":505,"typeDescKey":"goal","sortOrder":9,
         "details":{"eventOwnerTeamId":2}}]}
      """#.utf8)
    // example: NHLFeed.reading
    let reading = NHLFeed.read(text)
    if let error = reading.error { print(error.message(file: "game.json")) }
    let log = reading.log
    if let book = Rulebooks.edition(of: "NHL", season: log.season ?? 2025)?.rulebook {
      let solution = solve(log, under: book)
      print(log.id ?? "a game", solution.game.score.home, "to", solution.game.score.visiting)
    }
    // Prints "2025020001 0 to 1"
    // end of example
    try printer.printedWhat("NHLFeed.reading")
  }

  @Test func `pulling values out of JSON`() throws {
    let bytes = Array(#"{"name": "goal", "eventId": 53}"#.utf8)
    // example: JSONReader
    var id: Int?
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "eventId") {
        id = try reader.integer()
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
    // end of example
    #expect(id == 53)
  }

  @Test func `writing JSON`() throws {
    // example: JSONWriter
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("period")
      writer.integer(1)
    }
    print(writer.text)
    // Prints "{"period":1}"
    // end of example
    try printer.printedWhat("JSONWriter")
  }
}
