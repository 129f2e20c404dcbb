import HockeyRules
import Scoresheets

extension HockeyTechGame {
  /// Makes a log from the fields that were read.
  func log(reader: consuming JSONReader) -> LogReading {
    var log = GameLog(
      id: summary.id.map(String.init), kind: kind, date: summary.date, league: league ?? "PWHL",
      season: season, overtimeLength: overtimeLength,
      official: PerTeam(
        home: summary.teams.home.official, visiting: summary.teams.visiting.official),
      result: result)
    guard let teams else {
      let unknown =
        isSummary
        ? missingTeam(reader) : LogError(place: reader.startPlace, problem: .noHomeTeam)
      return LogReading(log: log, error: error ?? unknown)
    }
    log.leavesOutChoices = true
    log.letters = letters(of: teams)
    log.teamIDs = teams.map { String($0) }
    var numbered = NumberNotes()
    log.list(summary.teams.map { $0.players }, noting: &numbered)
    var game = self
    var notes: [LogNote] = []
    game.moveFoulsToShots(notes: &notes)
    var events = HockeyTechEvents(
      game: game, teams: teams, notes: notes, numbered: numbered, reader: reader)
    var error = error
    do throws(LogError) {
      try events.readPlays()
    } catch let other {
      error = error ?? other
    }
    log.plays = events.plays
    log.listNamed(in: events.numbered)
    if error != nil { log.result = log.result ?? SourceResult() }
    log.result?.isCut = error != nil
    if league == nil { events.notes.append(.assumedLeague("PWHL")) }
    return LogReading(log: log, notes: events.numbered.notes + events.notes, error: error)
  }
}

/// A converter of a game's plays to a log's, in order.
struct HockeyTechEvents: ~Copyable {
  let game: HockeyTechGame
  let teams: PerTeam<Int>
  let reader: JSONReader
  var plays: [LoggedPlay] = []
  var notes: [LogNote] = []
  private(set) var numbered: NumberNotes
  /// The id of the play that is being read.
  private var id = Event.ID.number(0)
  /// Whether the feed gives sweater numbers; if it does not, a player's id stands in for one.
  private let hasSweaters: Bool
  private let order: [Int]
  private let shots: HockeyTechShots
  private let goalkeepers: HockeyTechGoalkeepers

  init(
    game: HockeyTechGame, teams: PerTeam<Int>, notes: [LogNote], numbered: NumberNotes,
    reader: consuming JSONReader
  ) {
    self.game = game
    self.teams = teams
    self.numbered = numbered
    self.reader = reader
    hasSweaters = game.hasSweaters
    var notes = notes
    order = game.order(notes: &notes)
    self.notes = notes
    shots = HockeyTechShots(of: game, order: order)
    goalkeepers = HockeyTechGoalkeepers(of: game, teams: teams, order: order)
  }

  mutating func readPlays() throws(LogError) {
    plays.reserveCapacity(order.count)
    let shootOut = GameTime(period: game.shootOutPeriod, elapsed: .zero)
    let needless = game.needlessAttempt(in: order)
    for index in order {
      if index == needless {
        notes.append(.needlessAttempt(.number(index + 1)))
        continue
      }
      let play = game.plays[index]
      id = .number(index + 1)
      let fact = try fact(of: play, index)
      plays.append(
        LoggedPlay(
          event: Event(
            id: id, time: play.kind == .shootOut ? shootOut : play.time,
            play: fact),
          line: play.mark.line, claim: claim(of: play, fact), onIce: onIce(play, fact)))
    }
    if game.error == nil, let end = game.end {
      let event = Event(id: .number(game.plays.count + 1), time: end, play: .gameEnd)
      plays.append(LoggedPlay(event: event, line: plays.last?.line ?? 1))
    }
    if game.isSummary && game.summary.hasShootOut { notes.append(.shootOutOrder) }
  }

  private mutating func fact(of play: HockeyTechPlay, _ index: Int) throws(LogError) -> Play {
    switch play.kind {
    case .shot, .hit, .blockedShot, nil: return .other(play.name)
    case .faceOff: return .faceOff
    case .penalty:
      return call(
        play, index, isFoulForShot: shots.fouls.contains(index), try team(of: play, index)
      )
      .map(Play.penalty) ?? .other(play.name)
    case .goal: return goal(play, index, try team(of: play, index))
    case .penaltyShot:
      if shots.toldByGoal.contains(index) { return .other(play.name) }
      return penaltyShot(play, index, try team(of: play, index), scored: play.details.isGoal)
    case .shootOut:
      let team = try team(of: play, index)
      return .shootOut(
        Shot(
          team: team, shooter: player(play.details.player, of: team), scored: play.details.isGoal))
    case .goalieChange:
      let team = try team(of: play, index)
      if goalkeepers.incoming.contains(index), let player = player(play.details.comingIn, of: team)
      {
        return .inGoal(player)
      }
      if goalkeepers.odd.contains(index) { notes.append(.oddGoalkeeper(.number(index + 1))) }
      return goalkeepers.plays[index] ?? .other(play.name)
    }
  }

  private mutating func goal(_ play: HockeyTechPlay, _ index: Int, _ team: Team) -> Play {
    if shots.goals.contains(index) { return penaltyShot(play, index, team, scored: true) }
    return .goal(
      Goal(
        team: team, scorer: player(play.details.player, of: team),
        assists: players(play.details.assists, of: team),
        emptyNet: play.details.flags.isEmptyNet))
  }

  private mutating func penaltyShot(
    _ play: HockeyTechPlay, _ index: Int, _ team: Team, scored: Bool
  ) -> Play {
    let foulOnRecord = shots.withFoul.contains(index)
    if !foulOnRecord { notes.append(.noFoulForShot(.number(index + 1))) }
    return .penaltyShot(
      Shot(
        team: team, shooter: player(play.details.player, of: team), scored: scored,
        foulOnRecord: foulOnRecord))
  }

  /// The feed's ruling on the play.
  private func claim(of play: HockeyTechPlay, _ fact: Play) -> SourceClaim? {
    if case .penalty(let call) = fact { return play.details.claim(on: call) }
    if case .goal = fact { return .goal(play.details.flags.manpower) }
    return nil
  }

  /// The skaters on the ice at a goal, if the feed names them.
  private mutating func onIce(_ play: HockeyTechPlay, _ fact: Play) -> PerTeam<[Player]>? {
    guard case .goal(let goal) = fact, !play.details.plus.isEmpty || !play.details.minus.isEmpty
    else { return nil }
    var skaters = PerTeam<[Player]>(both: [])
    skaters[goal.team] = players(play.details.plus, of: goal.team)
    skaters[goal.team.opponent] = players(play.details.minus, of: goal.team.opponent)
    return skaters
  }

  /// The player with the number that the summary lists for her, or else the number on her sweater,
  /// or, in a feed without sweater numbers, her id.
  ///
  /// Returns `nil` if there is no such number or no player can have it. A player whom the summary
  /// does not list is noted.
  mutating func player(_ person: HockeyTechPerson?, of team: Team) -> Player? {
    guard let person else { return nil }
    let listed = game.summary.teams[team].numbers
    if let number = listed[person.id] { return numbered.player(team, number) }
    if !listed.isEmpty { notes.append(.notOnRoster(id, player: person.id)) }
    let number = person.worn ?? (hasSweaters ? nil : person.id)
    return number.flatMap { numbered.player(team, $0) }
  }

  private mutating func players(_ people: [HockeyTechPerson], of team: Team) -> [Player] {
    people.compactMap { player($0, of: team) }
  }

  private func team(of play: HockeyTechPlay, _ index: Int) throws(LogError) -> Team {
    guard let team = play.details.team else {
      throw LogError(
        place: reader.place(of: play.mark),
        problem: .missingKey("team", of: "play \(index + 1)"))
    }
    if team == teams.home { return .home }
    if team == teams.visiting { return .visiting }
    throw LogError(
      place: reader.place(of: play.mark), problem: .unknownTeam(team, play: index + 1))
  }
}

extension HockeyTechGame {
  fileprivate var hasSweaters: Bool {
    let isListed = Team.allCases.contains { team in
      summary.teams[team].numbers.contains { $0.key != $0.value }
    }
    return isListed
      || plays.contains { play in
        let details = play.details
        let people = [details.takenBy, details.player, details.comingIn, details.goingOut]
        return people.contains { $0?.worn != nil }
      }
  }
}

extension HockeyTechDetails {
  /// The feed's ruling on a penalty: whether it counts as a power play, or how many of a call
  /// count.
  fileprivate func claim(on call: Call) -> SourceClaim? {
    if let powerPlays, call.penalties.count > 1 || powerPlays > 1 { return .powerPlays(powerPlays) }
    return isPowerPlay.map(SourceClaim.powerPlay)
  }
}
