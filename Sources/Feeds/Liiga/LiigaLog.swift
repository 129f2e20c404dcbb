import HockeyRules
import Scoresheets

extension LiigaGame {
  /// Makes a log from the fields that were read before `error` ended the reading.
  func reading(_ error: LogError?) -> LogReading {
    var log = GameLog(
      id: id.map { id in (season.map { "\($0)_" } ?? "") + "\(id)" },
      letters: teams.map { $0.letters }.lettersOfTeams,
      kind: series.map { $0 == "RUNKOSARJA" } ?? true ? .regular : .playOffs,
      date: date.flatMap { Notation.isDate($0) ? $0 : nil }, league: "Liiga",
      season: season.map { $0.minus(1) }.flatMap { Notation.years.contains($0) ? $0 : nil },
      official: PerTeam(home: official(.home), visiting: official(.visiting)),
      result: result(error))
    log.leavesOutChoices = true
    log.teamIDs = teams.map { $0.name.isEmpty ? nil : $0.name }
    var numbers = NumberNotes()
    log.list(teams.map { $0.rostered }, noting: &numbers)
    var notes: [LogNote] = []
    log.plays = plays(&numbers).withOwnIDs(noting: &notes) + end(&numbers)
    log.listNamed(in: numbers)
    return LogReading(log: log, notes: numbers.notes + notes, error: error)
  }

  private func result(_ error: LogError?) -> SourceResult {
    var result = SourceResult(isFinal: isOver, isCut: error != nil)
    if let home = teams.home.goals, let visiting = teams.visiting.goals {
      result.score = PerTeam(home: home, visiting: visiting)
    }
    return result
  }

  /// The league's own figures; `nil` if the file lacks the penalties that they count.
  private func official(_ team: Team) -> OfficialFigures? {
    let (own, other) = (teams[team], teams[team.opponent])
    guard let goals = own.goals, let powerPlays = own.powerPlays,
      let powerPlayGoals = own.powerPlayGoals,
      !own.lacksPenalties
    else { return nil }
    return OfficialFigures(
      goals: goals.minus(own.goalPlays.count { $0.types.contains("VL") }),
      minutes: other.opponentsPenalties.reduce(0) { $0.plus($1.minutes) },
      opportunities: powerPlays, powerPlayGoals: powerPlayGoals)
  }

  /// The plays in the order in which they happened.
  private func plays(_ numbers: inout NumberNotes) -> [LoggedPlay] {
    var plays: [(id: Int, play: LoggedPlay)] = []
    func add(_ source: LiigaPlay, _ fact: Play, _ claim: SourceClaim? = nil) {
      let period = max(1, source.period)
      let start = min(period, 4) - 1
      let time = GameTime(
        period: period, elapsed: .seconds(max(0, source.time.minus(start * Self.periodLength))))
      let id = Event.ID.number(source.id)
      let play = LoggedPlay(
        event: Event(id: id, time: time, play: fact), line: source.line, claim: claim)
      // The feed may list the foul for a penalty shot after the shot.
      if case .penalty(let call) = fact, call.penaltyShot {
        plays.append((0, play))
      } else {
        plays.append((source.id, play))
      }
    }
    for team in Team.allCases {
      for goal in teams[team].goalPlays where !goal.types.contains("VL") {
        add(goal, fact(ofGoal: goal, by: team, &numbers), claim(on: goal))
      }
      for penalty in teams[team].opponentsPenalties {
        add(penalty, .penalty(call(penalty, &numbers, against: team.opponent)), served(penalty))
      }
      var isOff = false
      for spell in teams[team].goalkeepers where spell.isEmptyNet != isOff {
        isOff = spell.isEmptyNet
        if spell.begin % Self.periodLength != 0 {
          add(spell, isOff ? .goalkeeperOff(team) : .goalkeeperOn(team))
        }
      }
    }
    plays.sort {
      ($0.play.event.time.period, $0.play.event.time.elapsed.tenths, $0.id)
        < ($1.play.event.time.period, $1.play.event.time.elapsed.tenths, $1.id)
    }
    return plays.map { $0.play }
  }

  private static let periodLength = 1200

  /// The shoot-out and the end of the game.
  private func end(_ numbers: inout NumberNotes) -> [LoggedPlay] {
    var plays: [LoggedPlay] = []
    func add(_ label: String, _ time: GameTime, _ play: Play) {
      plays.append(LoggedPlay(event: Event(id: .label(label), time: time, play: play)))
    }
    let shootOutTime = GameTime(period: 5, elapsed: .zero)
    for (index, attempt) in shootOut.sorted(by: { $0.number < $1.number }).enumerated() {
      let team: Team = attempt.team == teams.home.name ? .home : .visiting
      let shot = Shot(
        team: team, shooter: player(attempt.shooter, of: team, &numbers), scored: attempt.scored)
      add("shot-\(index + 1)", shootOutTime, .shootOut(shot))
    }
    guard isOver == true else { return plays }
    let period = min(4, max(1, length.minus(1) / Self.periodLength + 1))
    let last = GameTime(
      period: period, elapsed: .seconds(max(0, length.minus((period - 1) * Self.periodLength))))
    add("end", shootOut.isEmpty ? last : shootOutTime, .gameEnd)
    return plays
  }

  private func fact(
    ofGoal goal: LiigaPlay, by team: Team, _ numbers: inout NumberNotes
  ) -> Play {
    let scorer = player(goal.player, of: team, &numbers)
    if goal.types.contains("VT0") { return .other("no-goal-by-video") }
    if goal.types.contains("RL") || goal.types.contains("RL0") {
      let isOnRecord = teams[team].opponentsPenalties.contains {
        $0.minutes == 0 && $0.time == goal.time
      }
      return .penaltyShot(
        Shot(
          team: team, shooter: scorer, scored: goal.types.contains("RL"),
          foulOnRecord: isOnRecord))
    }
    var assists: [Player] = []
    for id in goal.assists {
      if let player = player(id, of: team, &numbers) { assists.append(player) }
    }
    return .goal(
      Goal(team: team, scorer: scorer, assists: assists, emptyNet: goal.types.contains("TM")))
  }

  /// The league's ruling on a goal in play; `nil` if the file lacks the penalties.
  private func claim(on goal: LiigaPlay) -> SourceClaim? {
    let types = goal.types
    if teams.home.lacksPenalties || teams.visiting.lacksPenalties { return nil }
    if ["RL", "RL0", "VT0"].contains(where: { types.contains($0) }) { return nil }
    if types.contains("YV") || types.contains("YV2") { return .goal(.powerPlay) }
    return .goal(types.contains("AV") ? .shortHanded : .even)
  }

  /// The times at which the league began and ended a penalty; `nil` if nobody serves the penalty or
  /// a time lies before the game.
  private func served(_ penalty: LiigaPlay) -> SourceClaim? {
    guard ![0, 20].contains(penalty.minutes), min(penalty.begin, penalty.end) >= 0 else {
      return nil
    }
    return .served(
      from: GameInstant(played: .seconds(penalty.begin)),
      until: GameInstant(played: .seconds(penalty.end)))
  }

  private func call(
    _ penalty: LiigaPlay, _ numbers: inout NumberNotes, against team: Team
  ) -> Call {
    let offender = person(penalty.player, of: team).flatMap { person in
      numbers.player(team, person.number).map { player in
        person.role == "MV" ? Offender.goalkeeper(player) : .skater(player)
      }
    }
    let penalties: [PenaltyClass] =
      switch penalty.minutes {
      case 0: []
      case 5: [.major]
      case 10: [.misconduct]
      case 20: [.gameMisconduct]
      case 25: [.match]
      default: [.minor]
      }
    return Call(
      offender: offender ?? .bench(team), penalties: penalties,
      penaltyShot: penalty.minutes == 0,
      infraction: Self.infractions[penalty.fault].map { Infraction(rawValue: $0) },
      server: penalty.server == penalty.player || penalty.minutes == 0
        ? nil : player(penalty.server, of: team, &numbers))
  }

  private func person(_ id: Int, of team: Team) -> LiigaTeam.Person? {
    teams[team].players.first { $0.id == id }
  }

  private func player(_ id: Int, of team: Team, _ numbers: inout NumberNotes) -> Player? {
    person(id, of: team).flatMap { numbers.player(team, $0.number) }
  }

  /// The usual words for the league's codes.
  private static let infractions = [
    "EST": "interference", "HUI": "slashing", "KAM": "tripping", "KAY": "unsportsmanlike-conduct",
    "KII": "holding", "KOR": "high-sticking", "KOU": "hooking", "LTK": "boarding",
    "M-KII": "holding-the-stick", "POI": "cross-checking", "POL": "kneeing",
    "STK": "checking-from-behind", "SUL": "closing-hand-on-puck", "VII": "delay-of-game",
    "VKV": "roughing",
  ]
}

extension [LoggedPlay] {
  /// The plays, each with a unique id: a repeated play is left out, and a different play with the
  /// same id gets a label with its place.
  fileprivate func withOwnIDs(noting notes: inout [LogNote]) -> [LoggedPlay] {
    var firsts: [Event.ID: Event] = [:]
    var plays: [LoggedPlay] = []
    for (index, play) in enumerated() {
      var play = play
      if let first = firsts.updateValue(play.event, forKey: play.event.id) {
        let isRepeated = first == play.event
        let id = play.event.id
        notes.append(
          isRepeated ? .repeated(id, line: play.line) : .sharedID(id, line: play.line))
        if isRepeated { continue }
        play.event.id = .label("\(id.words)-\(index + 1)")
      }
      plays.append(play)
    }
    return plays
  }
}

extension LiigaTeam {
  /// Three letters of the team's name: `LUK` for `624554857:lukko`.
  fileprivate var letters: String {
    String((name.split(separator: ":").last ?? "").prefix(3)).uppercased()
  }

  /// Whether the file lacks the penalties that the league counts, as the files of 2022-23 do.
  fileprivate var lacksPenalties: Bool { powerPlays ?? 0 > 0 && opponentsPenalties.isEmpty }

  fileprivate var rostered: [RosteredPlayer] {
    players.map {
      RosteredPlayer(
        number: $0.number, position: $0.role == "MV" ? .goalkeeper : nil, id: $0.id)
    }
  }
}
