import HockeyRules
import Scoresheets

extension NHLGame {
  /// Makes a log from the fields that were read.
  func log(reader: consuming JSONReader) -> LogReading {
    var log = GameLog(
      id: id.map(String.init),
      letters: PerTeam(
        home: teams.home.abbreviation ?? "H", visiting: teams.visiting.abbreviation ?? "V"
      ).lettersOfTeams,
      kind: gameType == 3 ? .playOffs : .regular,
      date: date.flatMap { Notation.isDate($0) ? $0 : nil }, league: "NHL",
      season: season.map { $0 / 10000 }.flatMap { Notation.years.contains($0) ? $0 : nil },
      official: PerTeam(
        home: teams.home.official ?? official.home,
        visiting: teams.visiting.official ?? official.visiting), result: result)
    log.isExhibition = gameType == 1
    log.leavesOutChoices = true
    log.teamIDs = teams.map { $0.id.map(String.init) }
    if plays.isEmpty, let landing { return log.reading(of: landing, self) }
    var numbered = NumberNotes()
    log.list(teams.map { roster.list(of: $0.id) }, noting: &numbered)
    var error = error
    if plays.isEmpty && error == nil { error = missingTeam(reader) }
    var events = NHLEvents(game: self, numbered: numbered, reader: reader)
    do throws(LogError) {
      try events.readPlays()
    } catch let other {
      error = error ?? other
    }
    log.plays = events.plays
    log.listNamed(in: events.numbered)
    if !events.scores.isEmpty {
      log.result = log.result ?? SourceResult()
      log.result?.runningScores = events.scores
    }
    if error != nil { log.result = log.result ?? SourceResult() }
    log.result?.isCut = error != nil
    return LogReading(
      log: log, notes: events.numbered.notes + events.notes, error: error, numbers: numbers)
  }

  /// The feed's ids of the teams and of the goalkeepers on the roster.
  private var numbers: SourceNumbers? {
    guard let home = teams.home.id, let visiting = teams.visiting.id, !roster.isEmpty else {
      return nil
    }
    return SourceNumbers(
      teams: PerTeam(home: home, visiting: visiting), goalkeepers: roster.goalkeepers)
  }

  /// The error that the file does not say which teams play, or `nil` if the file names both.
  func missingTeam(_ reader: borrowing JSONReader) -> LogError? {
    guard teams.home.id == nil || teams.visiting.id == nil else { return nil }
    let key = teams.home.id == nil ? "homeTeam" : "awayTeam"
    return LogError(place: reader.startPlace, problem: .missingKey(key, of: "the game"))
  }
}

extension GameLog {
  /// The log, which has only a head so far, with the plays of a game's page.
  fileprivate func reading(of landing: NHLLanding, _ game: NHLGame) -> LogReading {
    var log = self
    let plays = NHLLandingPlays(landing, of: game)
    (log.plays, log.rosters, log.listsNamedOnly) = (plays.plays, plays.rosters, true)
    if game.state.isFinal == true { log.endGame() }
    if game.error != nil { log.result = log.result ?? SourceResult() }
    log.result?.isCut = game.error != nil
    return LogReading(log: log, notes: [.onlyGoalsAndPenalties], error: game.error)
  }
}

/// A converter of a game's plays to a log's, in order.
struct NHLEvents: ~Copyable {
  let game: NHLGame
  var reader: JSONReader
  var plays: [LoggedPlay] = []
  var notes: [LogNote] = []
  /// The notes about the numbers of players.
  var numbered: NumberNotes
  /// The feed's score after each goal.
  var scores: [SourceResult.RunningScore] = []
  /// The time of the last call for a penalty shot, and the team that takes it; `nil` once it is
  /// taken.
  private var awaited: (time: GameTime, team: Team)?
  /// The feed's ruling on the play that is being read.
  private var claim: SourceClaim?
  /// The id of the play that is being read.
  private(set) var id = Event.ID.number(0)
  /// The time of the last penalty.
  private var penalised: GameTime?
  /// The team that took its time-out at the stoppage that is being read.
  var timeOut: Team?
  /// The feed's score after the goal that is being read.
  private var score = PerTeam<Int?>(both: nil)

  init(game: NHLGame, numbered: NumberNotes, reader: consuming JSONReader) {
    self.game = game
    self.numbered = numbered
    self.reader = reader
  }

  mutating func readPlays() throws(LogError) {
    guard !game.plays.isEmpty else { return }
    if let error = game.missingTeam(reader) { throw error }
    var sharing: [Int] = []
    let order = game.order(notes: &notes, sharing: &sharing) { play in
      reader.details(of: play)?.penaltyType == "PS"
    }
    // In the feed, a time-out shares the play of its stoppage; in the log, the time-out is a
    // separate play.
    plays.reserveCapacity(order.count + 16)
    for index in order {
      let play = game.plays[index]
      // A play whose id an earlier play has is labelled with its place in the feed.
      id =
        sharing.contains(index) ? .label("\(play.id)-\(index + 1)") : .number(play.id)
      claim = nil
      timeOut = nil
      score = PerTeam(both: nil)
      let fact = try fact(of: play)
      if let home = score.home, let visiting = score.visiting {
        scores.append(.init(after: id, PerTeam(home: home, visiting: visiting)))
      }
      plays.append(
        LoggedPlay(
          event: Event(id: id, time: play.time, play: consume fact), line: play.line,
          recorded: play.situation?.recorded, claim: claim))
      if let timeOut { addTimeOut(of: timeOut, at: play) }
    }
    putGameEndLast()
  }

  /// Adds the time-out that `team` took at the stoppage `play`.
  private mutating func addTimeOut(of team: Team, at play: NHLPlay) {
    let event = Event(id: .label("\(play.id)-time-out"), time: play.time, play: .timeOut(team))
    plays.append(LoggedPlay(event: event, line: play.line))
  }

  /// Moves the end of the game after all plays: some feeds list it before the shoot-out.
  private mutating func putGameEndLast() {
    guard let index = plays.lastIndex(where: { $0.event.play == .gameEnd }),
      let last = plays.last, index < plays.count - 1
    else { return }
    var end = plays.remove(at: index)
    end.event.time = last.event.time
    plays.append(end)
  }

  private mutating func fact(of play: NHLPlay) throws(LogError) -> Play {
    switch play.kind {
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .gameEnd: .gameEnd
    case .faceOff: faceOff(play)
    case .stoppage: .whistle(reason: try reason(of: play))
    case .penalty: try penalty(play)
    case .goal: try shot(play, scored: true)
    case .shotOnGoal, .missedShot, .failedShot: try shot(play, scored: false)
    case .hit, .blockedShot, .giveaway, .takeaway, .shootOutComplete, .delayedPenalty, nil:
      .other(name(of: play))
    }
  }

  /// A face-off; after a penalty, the feed's zone becomes a claim.
  private mutating func faceOff(_ play: NHLPlay) -> Play {
    guard penalised == play.time, let details = reader.details(of: play), let zone = details.zone,
      let winner = try? team(of: play, details)
    else { return .faceOff }
    claim = .faceOff(zone == "D" ? winner : zone == "O" ? winner.opponent : nil)
    return .faceOff
  }

  private mutating func penalty(_ play: NHLPlay) throws(LogError) -> Play {
    penalised = play.time
    let details = try details(of: play)
    let team = try team(of: play, details)
    guard let call = call(play, details, team) else { return .other(name(of: play)) }
    if call.penaltyShot { awaited = (play.time, team.opponent) }
    return .penalty(call)
  }

  /// A goal or a shot: in play, on a penalty shot, or in the shoot-out.
  private mutating func shot(_ play: NHLPlay, scored: Bool) throws(LogError) -> Play {
    let inShootOut = play.inShootOut || play.time.period == 5 && game.gameType == 2
    let mayBePenaltyShot = play.situation?.isPenaltyShot == true || awaited?.time == play.time
    guard scored || inShootOut || mayBePenaltyShot else { return .other(name(of: play)) }
    let details = try details(of: play)
    let team = try team(of: play, details)
    let shooter = details.shooter.flatMap { player($0, of: team) }
    // Some feeds give a goal on a penalty shot the strength of play; most leave out the foul.
    let isAwaited = awaited?.time == play.time && awaited?.team == team
    let shot = Shot(
      team: team, shooter: shooter, scored: scored, foulOnRecord: isAwaited || inShootOut)
    if inShootOut { return .shootOut(shot) }
    if scored { score = details.score }
    if play.situation?.isPenaltyShot == true || isAwaited {
      awaited = nil
      return .penaltyShot(shot)
    }
    guard scored else { return .other(name(of: play)) }
    claim = details.manpower.map(SourceClaim.goal)
    return .goal(
      Goal(
        team: team, scorer: shooter, assists: details.assists.compactMap { player($0, of: team) },
        emptyNet: play.situation.map { !$0.recorded.goalkeepers[team.opponent] }
          ?? details.isEmptyNet))
  }
}
