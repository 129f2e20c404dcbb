import Feeds
import HockeyRules
import Scoresheets
import Testing

@Suite struct OlderViewTests {
  private typealias Maker = OlderViewMaker
  private let six = Player(.home, 6)
  private let nine = Player(.visiting, 9)

  private func read(_ make: (inout OlderViewMaker) -> Void) -> HockeyTechReading {
    var maker = OlderViewMaker()
    make(&maker)
    return HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes)
  }

  /// The plays without the game's end, read with their summary without an error or a note.
  private func plays(_ make: (inout OlderViewMaker) -> Void) -> [LoggedPlay] {
    let reading = read(make)
    #expect(reading.summaryError == nil && reading.log.error == nil && reading.log.notes.isEmpty)
    return reading.log.log.plays.filter { $0.event.play != .gameEnd }
  }

  @Test func `the summary beside the plays shows which game it is, and the league's own figures`() {
    let log = read {
      $0.goalCount = (home: 2, visitor: 3)
      $0.plays = [Maker.faceOff("00:00")]
    }.log.log
    #expect(log.id == "77" && log.league == "WHL" && log.date == "2024-11-09" && log.season == 2024)
    #expect(log.letters == PerTeam(home: "SPO", visiting: "KEL"))
    #expect(
      log.official
        == PerTeam<OfficialFigures?>(
          home: OfficialFigures(goals: 2, minutes: 2, opportunities: 0, powerPlayGoals: 0),
          visiting: OfficialFigures(goals: 3, minutes: 0, opportunities: 1, powerPlayGoals: 1)))
    #expect(log.rosters.home.map(\.number) == [6, 12, 31])
    #expect(log.goalkeepers == [Player(.home, 31), Player(.visiting, 1)])
  }

  @Test func `plays alone say themselves which team is at home`() {
    let maker = OlderViewMaker(plays: [Maker.penalty("1:00", isHome: false, by: 609)])
    let home = OlderViewMaker(plays: maker.plays + [Maker.goal("2:00", isHome: true, by: 512)])
    #expect(HockeyTechFeed.read(maker.bytes).log.error != nil)
    let reading = HockeyTechFeed.read(home.bytes).log
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.id == "77" && reading.log.league == "WHL")
    #expect(reading.log.letters == PerTeam(home: "SPO", visiting: "KEL"))
    #expect(reading.log.events.map(\.play).first == call(.skater(nine), [.minor]))
    #expect(HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.error == nil)
  }

  @Test(arguments: [
    (2, "Minor", "Hooking", [PenaltyClass.minor], "hooking"),
    (4, "Double Minor", "Roughing Double Minor", [.minor, .minor], "roughing"),
    (5, "Major", "Major-Fighting", [.major], "fighting"),
    (5, "Major", "Major - Checking to the Head", [.major], "checking-to-the-head"),
    (10, "Misconduct", "10-Minute Misconduct", [.misconduct], "misconduct"),
    (10, "Misconduct", "Game Misconduct", [.gameMisconduct], "game-misconduct"),
    (10, "Game Misconduct", "Abuse of Officials", [.gameMisconduct], "abuse-of-officials"),
    (5, "Match", "Spearing", [.match], "spearing"),
  ])
  func `the class and the description tell the penalties`(
    minutes: Int, name: String, description: String, penalties: [PenaltyClass], infraction: String
  ) {
    let plays = plays { $0.plays = [Maker.penalty("1:00", minutes, description, class: name)] }
    #expect(plays.map(\.event.play) == [call(.skater(six), penalties, infraction)])
  }

  @Test func `a bench minor has no offender, and a goalkeeper is known by the line-up`() {
    let plays = plays {
      $0.plays = [
        Maker.penalty("1:00", 2, "Too Many Men", by: 0, served: 512, isBench: true),
        Maker.penalty("5:00", by: 501, served: 512),
      ]
    }
    #expect(
      plays.map(\.event.play) == [
        call(.bench(.home), [.minor], "too-many-men", server: Player(.home, 12)),
        call(.goalkeeper(Player(.home, 31)), [.minor], server: Player(.home, 12)),
      ])
  }

  @Test func `what the feed counts for a penalty and says of a goal is kept`() {
    let plays = plays {
      $0.plays = [
        Maker.penalty("1:00"), Maker.penalty("5:00", powerPlays: 0),
        Maker.penalty("8:00", 4, "Roughing Double Minor", class: "Double Minor", powerPlays: 2),
        Maker.goal("9:00", flags: ["power_play"]), Maker.goal("10:00", flags: ["short_handed"]),
        Maker.goal("11:00", assists: [617], flags: ["empty_net"]),
      ]
    }
    #expect(
      plays.map(\.claim) == [
        .powerPlay(true), .powerPlay(false), .powerPlays(2), .goal(.powerPlay),
        .goal(.shortHanded), .goal(.even),
      ])
    let last = Goal(
      team: .visiting, scorer: nine, assists: [Player(.visiting, 17)], emptyNet: true)
    #expect(plays.last?.event.play == .goal(last))
  }

  @Test func `times may have hours, and a period its number or its name`() {
    let goal = Maker.goal("2:05", period: 4).replacing(#""period_id":"4","#, with: "")
    let plays = plays { $0.plays = [Maker.faceOff("19:59", period: 2), goal] }
    #expect(
      plays.map(\.event.time) == [
        GameTime(period: 2, elapsed: PlayingTime(tenths: 11_990)),
        GameTime(period: 4, elapsed: PlayingTime(tenths: 1_250)),
      ])
  }

  @Test func `a goalkeeper who leaves makes room for an extra attacker`() {
    let plays = plays {
      $0.plays = [
        Maker.goalkeeper("0:00", isComing: true),
        Maker.goalkeeper("18:00", period: 3, isComing: false),
        Maker.goalkeeper("18:30", period: 3, isComing: true), Maker.faceOff("18:30", period: 3),
      ]
    }
    let tender = Player(.home, 31)
    #expect(
      plays.map(\.event.play)
        == [.inGoal(tender), .goalkeeperOff(.home), .inGoal(tender), .faceOff])
  }

  @Test func `a penalty shot is taken from the summary, and its foul moved to it`() {
    let reading = read {
      $0.plays = [Maker.penalty("16:17", powerPlays: 0, isForShot: true), Maker.faceOff("17:17")]
      $0.penaltyShots.visitor = [Maker.penaltyShot("17:17", isHome: false, by: 609)]
    }
    let shot = Shot(team: .visiting, shooter: nine, scored: false, foulOnRecord: true)
    let events = reading.log.log.events.dropLast()
    #expect(
      events.map(\.play) == [
        call(.skater(six), [], penaltyShot: true), .penaltyShot(shot), .faceOff,
      ])
    #expect(Set(events.map(\.time.elapsed)) == [PlayingTime(tenths: 10_370)])
    #expect(reading.log.notes == [.foulMoved(.number(1), to: PlayingTime(tenths: 10_370))])
  }

  @Test func `the shoot-out is in the plays in order, and in the summary by team`() {
    let attempts = [
      Maker.attempt(isHome: false, by: 609, scored: true),
      Maker.attempt(isHome: true, by: 506, scored: false),
    ]
    let listed = plays { $0.plays = [Maker.goal("1:00")] + attempts }
    #expect(
      listed.dropFirst().map(\.event.play) == [
        .shootOut(Shot(team: .visiting, shooter: nine, scored: true)),
        .shootOut(Shot(team: .home, shooter: six, scored: false)),
      ])
    var maker = OlderViewMaker(goals: [Maker.goal("1:00")], attempts: attempts)
    maker.penalties = [Maker.penalty("0:30")]
    let alone = HockeyTechFeed.read(maker.summaryBytes).log
    #expect(alone.error == nil && alone.notes == [.shootOutOrder])
    #expect(
      alone.log.events.count(where: { if case .shootOut = $0.play { true } else { false } }) == 2)
    #expect(alone.log.events.first?.play == call(.skater(six), [.minor]))
  }

  @Test func `an attempt after the shoot-out was decided is left out, and said`() {
    let reading = read {
      $0.plays = [
        Maker.goal("1:00"), Maker.attempt(isHome: false, by: 609, scored: false),
        Maker.attempt(isHome: true, by: 506, scored: true),
        Maker.attempt(isHome: false, by: 617, scored: false),
        Maker.attempt(isHome: true, by: 512, scored: false),
      ]
    }.log
    #expect(reading.notes == [.needlessAttempt(.number(5))])
    #expect(reading.log.events.map(\.id) == [1, 2, 3, 4, 6].map { .number($0) })
  }

  @Test(arguments: [
    (nil, GameKind.regular, nil), (300, .regular, nil), (420, .regular, 4200),
    (1200, .playOffs, nil),
  ])
  func `the length of the overtime shows the play-offs`(
    seconds: Int?, kind: GameKind, length: Int?
  ) {
    let log = read {
      $0.overtime = seconds
      $0.plays = [Maker.goal("1:00")]
    }.log.log
    #expect(log.kind == kind)
    #expect(log.overtimeLength == length.map { PlayingTime(tenths: $0) })
  }

  @Test func `a game that is on has its clock's reading, and does not end`() {
    let log = read {
      $0.isFinal = false
      $0.clock = "00:00:49"
      $0.score = (home: 0, visitor: 1)
      $0.plays = [Maker.goal("1:00")]
    }.log.log
    #expect(
      log.result
        == SourceResult(
          score: PerTeam(home: 0, visiting: 1), isFinal: false,
          now: GameTime(period: 3, elapsed: PlayingTime(tenths: 11_510))))
    #expect(log.events.last?.play != .gameEnd)
  }
}
