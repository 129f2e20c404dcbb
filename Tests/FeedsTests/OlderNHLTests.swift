import Feeds
import HockeyRules
import Scoresheets
import Testing

@Suite struct OlderNHLTests {
  private let six = Player(.home, 6)
  private let nine = Player(.visiting, 9)

  /// The plays, which must be read without an error or a note.
  private func plays(_ make: (inout OlderNHLMaker) -> Void) -> [LoggedPlay] {
    var maker = OlderNHLMaker()
    make(&maker)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.error == nil && reading.notes.isEmpty)
    return reading.log.plays
  }

  private func call(
    _ offender: Offender, _ penalties: [PenaltyClass], _ infraction: String = "hooking",
    server: Player? = nil, penaltyShot: Bool = false
  ) -> Play {
    .penalty(
      Call(
        offender: offender, penalties: penalties, penaltyShot: penaltyShot,
        infraction: Infraction(rawValue: infraction), server: server))
  }

  @Test func `the head says which game it is, and the box score who plays`() {
    var maker = OlderNHLMaker(score: (home: 0, away: 1))
    maker.addGoal("1:00")
    #expect(Feed.detect(maker.bytes) == .nhl)
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.id == "2015020001" && log.league == "NHL" && log.season == 2015)
    #expect(log.kind == .regular && log.letters == PerTeam(home: "STL", visiting: "CHI"))
    #expect(log.rosters.home.map(\.number) == [6, 12, 30])
    #expect(log.rosters.home.first?.name == "Player 106")
    #expect(log.goalkeepers == [Player(.home, 30), Player(.visiting, 31)])
    let home = OfficialFigures(goals: 0, minutes: 2, opportunities: 1, powerPlayGoals: 0)
    #expect(log.official.home == home)
    #expect(log.result == SourceResult(score: PerTeam(home: 0, visiting: 1), isFinal: true))
  }

  @Test func `without a season or a type the game's number says them`() {
    var maker = OlderNHLMaker()
    maker.addGoal("1:00")
    let text = maker.text.replacing(#","season":"20152016","type":"R""#, with: "")
      .replacing("2015020001", with: "2015030001")
    let log = NHLFeed.read(Array(text.utf8)).log
    #expect(log.season == 2015 && log.kind == .playOffs)
  }

  @Test(arguments: [
    ("Minor", "Hooking", 2, [PenaltyClass.minor], "hooking"),
    ("Minor", "Hi-sticking - double minor", 4, [.minor, .minor], "high-sticking"),
    ("Minor", "Delaying Game - Puck over glass", 2, [.minor], "delaying-game-puck-over-glass"),
    ("Major", "Fighting", 5, [.major], "fighting"),
    ("Major", "Boarding (maj)", 5, [.major], "boarding"),
    ("Misconduct", "Misconduct", 10, [.misconduct], "misconduct"),
    ("Misconduct", "Game misconduct", 10, [.gameMisconduct], "game-misconduct"),
    ("Match", "Match penalty", 5, [.match], "match-penalty"),
  ])
  func `severity and kind tell the penalties`(
    severity: String, kind: String, minutes: Int, penalties: [PenaltyClass], infraction: String
  ) {
    let plays = plays { $0.addPenalty("1:00", severity, kind, minutes: minutes) }
    #expect(plays.map(\.event.play) == [call(.skater(six), penalties, infraction)])
  }

  @Test func `a bench minor is the team's, and is served by another`() {
    let plays = plays {
      $0.addPenalty("1:00", "Bench Minor", "Too many men on the ice", by: nil, served: 112)
    }
    #expect(
      plays.map(\.event.play) == [
        call(.bench(.home), [.minor], "too-many-men-on-the-ice", server: Player(.home, 12))
      ])
  }

  @Test func `a penalty shot is called and taken`() {
    let plays = plays {
      $0.addPenalty("1:00", "Penalty Shot", "PS - Hooking on breakaway", minutes: 0)
      $0.add("SHOT", "1:00", team: 16, players: [("Shooter", 209), ("Goalie", 101)])
    }
    let shot = Shot(team: .visiting, shooter: nine, scored: false, foulOnRecord: true)
    #expect(
      plays.map(\.event.play) == [
        call(.skater(six), [], "hooking-on-breakaway", penaltyShot: true), .penaltyShot(shot),
      ])
  }

  @Test func `a goal has its strength, its assists and the empty net`() {
    let plays = plays {
      $0.addGoal("1:00", strength: "PPG", assists: [217])
      $0.addGoal("2:00", strength: "SHG", emptyNet: true)
      $0.addGoal("3:00")
    }
    #expect(plays.map(\.claim) == [.goal(.powerPlay), .goal(.shortHanded), .goal(.even)])
    #expect(
      plays.map(\.event.play) == [
        .goal(Goal(team: .visiting, scorer: nine, assists: [Player(.visiting, 17)])),
        .goal(Goal(team: .visiting, scorer: nine, emptyNet: true)),
        .goal(Goal(team: .visiting, scorer: nine)),
      ])
  }

  @Test func `the other plays have the newer feed's names`() {
    let plays = plays {
      $0.add("PERIOD_READY", "0:00")
      $0.add("PERIOD_START", "0:00")
      $0.add("FACEOFF", "0:00", team: 19)
      $0.add("STOP", "1:00")
      $0.add("HIT", "2:00", team: 19)
      $0.add("PERIOD_END", "20:00")
      $0.add("GAME_END", "5:00", period: 4)
    }
    #expect(
      plays.map(\.event.play) == [
        .other("period-ready"), .periodStart, .faceOff, .whistle(reason: "puck-in-crowd"),
        .other("hit"), .periodEnd, .gameEnd,
      ])
    #expect(plays.map(\.event.id) == (50...56).map { .number($0) })
  }

  @Test(arguments: [
    ("11:33", GameTime(period: 2, elapsed: PlayingTime(tenths: 5_070))),
    ("END", GameTime(period: 2, elapsed: .minutes(20))), ("", nil),
  ])
  func `a game that is on has its clock's reading`(left: String, now: GameTime?) {
    var maker = OlderNHLMaker(state: "Live", score: (home: 0, away: 1), period: 2, left: left)
    maker.addGoal("1:00")
    let result = NHLFeed.read(maker.bytes).log.result
    #expect(result?.isFinal == false && result?.now == now)
  }

  @Test func `the newer feed has its score and its clock too`() {
    var maker = FeedMaker()
    maker.add("goal", "01:00", #""eventOwnerTeamId":2,"scoringPlayerId":209"#)
    let text = maker.text.replacing(#""homeTeam":{"id":1"#, with: #""homeTeam":{"score":1,"id":1"#)
      .replacing(#""awayTeam":{"id":2"#, with: #""awayTeam":{"score":1,"id":2"#)
      .replacing(
        #"{"id":2015020001,"#,
        with: #"{"id":2015020001,"gameState":"LIVE","periodDescriptor":{"number":1},"#
          + #""clock":{"timeRemaining":"10:00","running":true,"inIntermission":false},"#)
    let log = NHLFeed.read(Array(text.utf8)).log
    #expect(
      log.result
        == SourceResult(
          score: PerTeam(home: 1, visiting: 1), isFinal: false,
          now: GameTime(period: 1, elapsed: .minutes(10))))
    #expect(log.incompleteness?.words == "the feed says 1-1, its plays 0-1")
  }

  @Test func `wherever a file is truncated, the plays before are kept, and it is marked`() {
    var maker = OlderNHLMaker(score: (home: 0, away: 1))
    maker.addPenalty("1:00", "Minor")
    maker.addGoal("2:00")
    let bytes = maker.bytes
    let whole = NHLFeed.read(bytes)
    #expect(whole.error == nil && whole.log.incompleteness == nil)
    for length in bytes.indices.sample {
      let torn = NHLFeed.read(Array(bytes[..<length]))
      #expect(torn.error != nil && torn.log.incompleteness != nil)
      #expect(
        torn.log.events.map(\.time).elementsEqual(
          whole.log.events.prefix(torn.log.plays.count).map(\.time)))
    }
  }
}
