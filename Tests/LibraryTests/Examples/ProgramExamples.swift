import HockeyRules
import Rulebooks
import Scoresheets
import Testing

// example: random numbers by a seed
/// Random numbers that are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to 999.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % 1000
  }
}
// end of example

// example: a game played out by chance
extension Game {
  /// The game after three periods, if chance decides from now on.
  func playedOut(seed: UInt64) throws -> Game {
    var game = self
    var chance = SeededNumbers(seed: seed)
    var id = 0
    func play(_ play: Play, _ time: GameTime) throws {
      id += 1
      try game.play(Event(id: .label("chance\(id)"), time: time, play: play))
    }
    while game.clock.period <= 3 {
      let time = GameTime(
        period: game.clock.period, elapsed: game.clock.elapsed + .seconds(10))
      let isOver = time.elapsed >= game.schedule.length(of: time.period)
      if isOver, time.period == 3 { break }
      if isOver {
        try play(.periodEnd, time)
        try play(.periodStart, GameTime(period: time.period + 1, elapsed: .zero))
        continue
      }
      // The strength at this second decides the odds.
      try game.advance(to: time)
      let team: Team = chance.next() < 500 ? .home : .visiting
      let skaters = game.manpower
      let goals: UInt64 =
        switch skaters[team] - skaters[team.opponent] {
        case 1...: 40
        case 0: 14
        default: 4
        }
      switch chance.next() {
      case ..<goals:
        try play(.goal(Goal(team: team)), time)
        try play(.faceOff, time)
      case 900..<917:
        let number = Int(chance.next() % 18) + 2
        let minor = Call(offender: .skater(Player(team, number)), penalties: [.minor])
        try play(.penalty(minor), time)
        try play(.faceOff, time)
      default: break
      }
    }
    return game
  }
}
// end of example

/// The examples in the articles about whole programs.
@Suite struct ProgramExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private let book = Rulebooks.nhl2025.rulebook

  @Test func simulation() throws {
    // example: a simulation
    let start = Game(under: book)
    let game = try start.playedOut(seed: 7)
    print(game.score, "with", game.penalties.count, "minors")
    print(try start.playedOut(seed: 7) == game, start.penalties.count)
    // Prints "2-5 with 5 minors"
    // Prints "true 0"
    // end of example
    try printer.printedWhat("a simulation")
  }

  @Test func `a copy for each future`() throws {
    // example: a copy for each future
    let late = GameTime(period: 3, elapsed: .minutes(15))
    var ahead = Game(under: book)
    let score = GamePosition(score: PerTeam(home: 1, visiting: 0))
    try ahead.play(Event(id: 1, time: late, play: .position(score)))

    var shortHanded = ahead
    let minor = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    try shortHanded.play(Event(id: 2, time: late, play: .penalty(minor)))
    try shortHanded.play(Event(id: 3, time: late, play: .faceOff))

    for game in [ahead, shortHanded] {
      let kept = try (1...1000).count { seed in
        let score = try game.playedOut(seed: UInt64(seed)).score
        return score.home > score.visiting
      }
      print(game.manpower, "keeps the lead in", kept, "of 1000 games")
    }
    // Prints "5-5 keeps the lead in 823 of 1000 games"
    // Prints "4-5 keeps the lead in 727 of 1000 games"
    // end of example
    try printer.printedWhat("a copy for each future")
  }

  @Test func overlay() throws {
    // example: a line for the graphics
    /// What the graphics show at `time`, as one line of JSON.
    func graphics(of live: LiveGame, at time: GameTime) throws -> String {
      let state = try live.state(at: time)
      let length = live.game.schedule.length(of: time.period)
      var writer = JSONWriter()
      writer.object { writer in
        writer.key("period")
        writer.integer(time.period)
        writer.key("clock")
        writer.string((length - time.elapsed).text)
        writer.key("score")
        writer.string("\(state.game.score)")
        writer.key("strength")
        writer.string("\(state.manpower)")
        writer.key("penalties")
        writer.array { writer in
          for team in Team.allCases {
            for clock in state.clocks(of: team).prefix(2) {
              writer.string("\(clock.offender) \(clock.remaining)")
            }
          }
        }
        if let change = state.nextChange, change.time.period == time.period {
          writer.key("for")
          writer.string((change.time.elapsed - time.elapsed).text)
        }
      }
      return writer.text
    }
    // end of example
    // example: a line for each second
    var live = LiveGame(under: book)
    let hooking = Call(offender: .skater(Player(.visiting, 9)), penalties: [.minor])
    try live.play(.penalty(hooking), at: GameTime(period: 1, elapsed: .minutes(5)))
    for second in 301...303 {
      if second == 303 {
        let scored = GameTime(period: 1, elapsed: .seconds(second))
        try live.play(.goal(Goal(team: .home)), at: scored)
      }
      print(try graphics(of: live, at: GameTime(period: 1, elapsed: .seconds(second))))
    }
    // Prints "{"period":1,"clock":"14:59","score":"0-0","strength":"5-4","penalties":["B9 1:59"],"for":"1:59"}"
    // Prints "{"period":1,"clock":"14:58","score":"0-0","strength":"5-4","penalties":["B9 1:58"],"for":"1:58"}"
    // Prints "{"period":1,"clock":"14:57","score":"1-0","strength":"5-5","penalties":[]}"
    // end of example
    try printer.printedWhat("a line for each second")
  }

  // example: a row of the other program
  /// A line that is no row of the table.
  struct BadRow: Error {
    var line: Int
    var reason: String
  }

  /// The log of a table with the columns id, period, clock, team, player, event and detail.
  func log(of table: String, book: String) throws(BadRow) -> GameLog {
    let notation = Notation(clock: .remaining)
    let minutes = ["minor": "2", "double": "2+2", "major": "5", "misconduct": "10"]
    var log = GameLog(books: [book], clock: .remaining)
    for (index, row) in table.split(separator: "\n").enumerated().dropFirst() {
      let line = index + 1
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, let id = Int(cells[0]) else {
        throw BadRow(line: line, reason: "expected seven cells that begin with a number")
      }
      let team = cells[3] == "H" ? "A" : "B"
      let text: String
      if cells[5] == "goal" {
        text = "\(team)\(cells[4]) goal"
      } else if let length = minutes[cells[5]] {
        text = "\(team)\(cells[4]) \(length) \(cells[6])"
      } else {
        continue
      }
      do throws(NotationError) {
        let time = try notation.time("P\(cells[1]) \(cells[2])")
        let play = try notation.play(text, at: time)
        let event = Event(id: .number(id), time: time, play: play)
        log.plays.append(LoggedPlay(event: event, line: line))
      } catch {
        throw BadRow(line: line, reason: error.message)
      }
    }
    return log
  }
  // end of example

  @Test func `another program's data`() throws {
    // example: another program's data
    let table = """
      id,period,clock,team,player,event,detail
      101,1,15:00,H,6,minor,hooking
      102,1,14:20,V,9,shot,
      103,1,13:50,V,9,goal,
      104,1,13:50,H,7,double,high-sticking
      105,1,14:00,V,3,minor,tripping
      """
    let log = try log(of: table, book: "nhl-2025")
    let solution = try solve(log)
    for play in solution.plays {
      print(play.event.id, play.before, "to", play.after, play.score)
    }
    for refusal in solution.refusals { print(refusal) }
    // Prints "play 101 5-5 to 4-5 0-0"
    // Prints "play 103 4-5 to 4-5 0-1"
    // Prints "play 104 4-5 to 4-5 0-1"
    // Prints "play 105 4-5 to 4-5 0-1"
    // Prints "play 105 at P1 6:00 is refused: the clock ran backwards"
    // end of example
    try printer.printedWhat("another program's data")
    #expect(solution.refusals.map { $0.event.id } == [105])
    for row in ["1,2", "7,1,25:00,H,6,minor,", "7,1,15:00,H,6,minor,a b", "7,1,15:00,H,x,goal,"] {
      let error = #expect(throws: BadRow.self) { try self.log(of: "id\n\(row)", book: "nhl-2025") }
      #expect(error?.line == 2)
    }
  }
}
