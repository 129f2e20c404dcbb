import HockeyRules
import Testing

/// The short texts of values, for logs and debuggers.
@Suite struct Descriptions {
  @Test func `times are written as on a clock`() {
    #expect("\(PlayingTime.minutes(2))" == "2:00")
    #expect("\(PlayingTime(tenths: 73))" == "0:07.3")
    #expect("\(PlayingTime(tenths: -601))" == "-1:00.1")
    #expect("\(GameTime(period: 1, elapsed: .minutes(5)))" == "P1 5:00")
    #expect("\(GameTime(period: 4, elapsed: .seconds(30)))" == "OT 0:30")
    #expect("\(GameTime(period: 5, elapsed: .zero))" == "OT2 0:00")
    let schedule = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: .minutes(5))
    #expect(
      "\(GameTime(period: 3, remaining: PlayingTime(tenths: 3), in: schedule))" == "P3 19:59.7")
    #expect("\(GameTime(period: 4, remaining: .minutes(4), in: schedule))" == "OT 1:00")
    #expect("\(GameInstant(played: .minutes(25)))" == "25:00")
  }

  @Test func `parties are written as in a sheet`() {
    let goalkeeper = Offender.goalkeeper(Player(.visiting, 30))
    #expect("\(Team.home)\(Team.visiting)" == "AB")
    #expect("\(Player(.home, 6))" == "A6")
    #expect("\(Offender.skater(Player(.home, 6)))" == "A6")
    #expect("\(goalkeeper)" == "B30g")
    #expect("\(Offender.bench(.home))" == "A bench")
    #expect("\(Offender.unidentified(.visiting))" == "B?")
    #expect("\(Occupant.player(Player(.home, 12)))" == "A12")
    #expect("\(Occupant.substitute(for: goalkeeper))" == "B30's substitute")
    #expect("\(Occupant.substitute(for: .bench(.home)))" == "A bench")
    #expect("\(Occupant.nobody(for: goalkeeper))" == "nobody")
  }

  @Test func `classes, infractions, plays and figures are written as in a sheet`() {
    let classes = PenaltyClass.allCases.map { "\($0)" }
    #expect(classes == ["2", "5", "M", "10", "GM", "GR", "GE"])
    #expect("\(Infraction.fighting)" == "fighting")
    #expect("\(Event.ID.number(3)) \(Event.ID.label("x"))" == "play 3 @x")
    #expect("\(PerTeam(home: 1, visiting: 0))" == "1-0")
    #expect("\(PerTeam(home: PlayingTime.zero, visiting: .minutes(2)))" == "0:00-2:00")
  }

  @Test func `a citation has its book, and says where no rule settles the point`() throws {
    let rule = RuleReference(book: "NHL 2025-26", number: "16.2")
    let key = try #require(ProvisionKey(rawValue: "goal-ends"))
    #expect("\(rule)" == "NHL 2025-26 16.2")
    #expect("\(key)" == "goal-ends")
    #expect("\(Provision(1, key: key, rule: rule).citation)" == "NHL 2025-26 16.2")
    #expect("\(Provision(1, key: key, rule: nil).citation)" == "unverified")
    let assumed = Provision(1, key: key, rule: rule, basis: .assumed("as in the NHL"))
    #expect("\(assumed.citation)" == "NHL 2025-26 16.2, unverified")
  }

  @Test func `a refusal is one short line, without its game`() throws {
    var game = Game(under: try book("nhl-2025"))
    let goal = Play.goal(Goal(team: .home))
    let later = GameTime(period: 1, elapsed: .minutes(5))
    try game.play(Event(id: .number(1), time: later, play: goal))
    let early = Event(id: .number(2), time: .start, play: goal)
    let refusal = #expect(throws: Refusal.self) {
      try game.play(early)
    }
    let text = try #require(refusal).description
    #expect(text == "play 2 at P1 0:00 is refused: the clock ran backwards")
  }
}
