import HockeyRules
import Scoresheets

extension NHLGame {
  /// The log of what was read.
  func log(reader: JSONReader) -> LogReading {
    var log = GameLog(
      id: id.map(String.init),
      letters: PerTeam(
        home: teams.home.abbreviation ?? "H", visiting: teams.visiting.abbreviation ?? "V"),
      kind: gameType == 3 ? .playOffs : .regular, date: date, league: "NHL",
      season: season.flatMap { $0 >= 1000_0000 ? $0 / 10000 : nil })
    var events = NHLEvents(game: self, reader: reader)
    var error = error
    do throws(LogError) {
      if plays.isEmpty && error == nil { try checkTeams(reader) }
      try events.readPlays()
    } catch let other {
      error = error ?? other
    }
    log.plays = events.plays
    return LogReading(log: log, notes: events.notes, error: error)
  }

  /// Makes sure that the file tells which teams play.
  func checkTeams(_ reader: JSONReader) throws(LogError) {
    guard teams.home.id != nil else { throw missing("homeTeam", reader) }
    guard teams.visiting.id != nil else { throw missing("awayTeam", reader) }
  }

  private func missing(_ key: String, _ reader: JSONReader) -> LogError {
    LogError(place: reader.startPlace, problem: .missingKey(key, of: "the game"))
  }
}

/// Makes a log's plays of a game's, in order.
struct NHLEvents {
  let game: NHLGame
  var reader: JSONReader
  var plays: [LoggedPlay] = []
  var notes: [LogNote] = []
  /// The call of a penalty shot that has not been taken yet, and who takes it.
  private var awaited: (time: GameTime, team: Team)?

  init(game: NHLGame, reader: JSONReader) {
    self.game = game
    self.reader = reader
  }

  mutating func readPlays() throws(LogError) {
    guard !game.plays.isEmpty else { return }
    try game.checkTeams(reader)
    var peek = reader
    let order = game.order(notes: &notes) { play in
      peek.details(of: play)?.penaltyType == "PS"
    }
    plays.reserveCapacity(order.count)
    for index in order {
      let play = game.plays[index]
      plays.append(
        LoggedPlay(
          event: Event(id: .number(play.id), time: play.time, play: try fact(of: play)),
          line: play.line, recorded: play.situation?.recorded))
    }
    putGameEndLast()
  }

  /// Some feeds list the end of the game before its shoot-out.
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
    case .faceOff: .faceOff
    case .stoppage: .whistle(reason: try reason(of: play))
    case .penalty: try penalty(play)
    case .goal: try shot(play, scored: true)
    case .shotOnGoal, .missedShot, .failedShot: try shot(play, scored: false)
    case .hit, .blockedShot, .giveaway, .takeaway, .shootOutComplete, .delayedPenalty:
      .other(play.kind.name)
    case .unknown: .other(play.typeName ?? play.kind.name)
    }
  }

  private mutating func reason(of play: NHLPlay) throws(LogError) -> String? {
    guard let mark = play.details else { return nil }
    reader.go(to: mark)
    do throws(JSONError) {
      return try NHLDetails.reason(from: &reader)
    } catch {
      throw LogError(error)
    }
  }

  private mutating func penalty(_ play: NHLPlay) throws(LogError) -> Play {
    let details = try details(of: play)
    let team = try team(of: play, details)
    guard let call = call(play, details, team) else { return .other(play.kind.name) }
    if call.penaltyShot { awaited = (play.time, team.opponent) }
    return .penalty(call)
  }

  /// A goal or a shot: in play, a penalty shot, or an attempt in the shoot-out.
  private mutating func shot(_ play: NHLPlay, scored: Bool) throws(LogError) -> Play {
    let inShootOut = play.inShootOut || play.time.period == 5 && game.gameType == 2
    let mayBePenaltyShot = play.situation?.isPenaltyShot == true || awaited?.time == play.time
    guard scored || inShootOut || mayBePenaltyShot else { return .other(play.kind.name) }
    let details = try details(of: play)
    let team = try team(of: play, details)
    let shooter = details.shooter.map { player($0, of: team) }
    // Some feeds leave the strength in play on the penalty shot's goal; most leave out the foul.
    let isAwaited = awaited?.time == play.time && awaited?.team == team
    let shot = Shot(team: team, shooter: shooter, scored: scored, foulOnRecord: isAwaited)
    if inShootOut { return .shootOut(shot) }
    if play.situation?.isPenaltyShot == true || isAwaited {
      awaited = nil
      return .penaltyShot(shot)
    }
    guard scored else { return .other(play.kind.name) }
    return .goal(
      Goal(
        team: team, scorer: shooter, assists: details.assists.map { player($0, of: team) },
        emptyNet: play.situation.map { !$0.recorded.goalkeepers[team.opponent] } ?? false))
  }
}
