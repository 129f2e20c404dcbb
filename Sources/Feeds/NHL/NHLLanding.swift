import HockeyRules
import Scoresheets

/// A game's page as the NHL's `landing` has it: the goals with their strength, the penalties, and
/// the shoot-out.
///
///     "summary":{"scoring":[{"periodDescriptor":{…},"goals":[{"situationCode":"1451","strength":"pp", …}]}],
///      "penalties":[{"periodDescriptor":{…},"penalties":[{"timeInPeriod":"03:14","type":"MIN", …}]}],
///      "shootout":[{"teamAbbrev":{…},"result":"save", …}]}
struct NHLLanding {
  private(set) var goals: [Entry] = []
  private(set) var penalties: [Entry] = []
  private(set) var attempts: [Entry] = []

  /// A goal, a penalty or an attempt.
  struct Entry {
    var period = 1
    var line = 0
    var time: PlayingTime?
    var team: String?
    var player = Person()
    var assists: [Person] = []
    var server: Person?
    var type: String?
    var minutes: Int?
    var infraction: String?
    var strength: String?
    var modifier: String?
    var result: String?
    var situation: SituationCode?
  }

  /// A player's name and sweater number, one of which may be missing.
  struct Person {
    var name = ""
    var number: Int?
  }

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "scoring": goals = try Self.periods("goals", from: &reader)
      case "penalties": penalties = try Self.periods("penalties", from: &reader)
      case "shootout": attempts = try Self.entries(of: 5, from: &reader)
      default: try reader.skipValue()
      }
    }
  }

  private static func periods(
    _ name: StaticString, from reader: inout JSONReader
  ) throws(JSONError) -> [Entry] {
    let periods = try reader.elements { reader throws(JSONError) -> [Entry]? in
      var period = 1
      var own: [Entry] = []
      guard try reader.beginLooseObject() else { return nil }
      while try reader.nextKey() {
        switch reader.token {
        case "periodDescriptor": period = try reader.number(at: "number") ?? period
        case name: own = try Self.entries(of: 1, from: &reader)
        default: try reader.skipValue()
        }
      }
      for index in own.indices { own[index].period = max(1, min(period, 99)) }
      return own
    }
    return Array(periods.joined())
  }

  private static func entries(
    of period: Int, from reader: inout JSONReader
  ) throws(JSONError) -> [Entry] {
    try reader.elements { reader throws(JSONError) in
      var entry = Entry(period: period, line: reader.mark.line)
      try entry.read(from: &reader)
      return entry
    }
  }
}

extension NHLLanding.Entry {
  fileprivate mutating func read(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "timeInPeriod": time = try reader.looseTime()
      case "teamAbbrev": team = try reader.localText()
      case "firstName", "lastName":
        player.name += (player.name.isEmpty ? "" : " ") + (try reader.localText() ?? "")
      case "sweaterNumber": player.number = try reader.looseInteger()
      case "assists": assists += try reader.elements(NHLLanding.Person.init)
      case "committedByPlayer": player = try .init(from: &reader)
      case "servedBy": server = try .init(from: &reader)
      case "type": type = try reader.looseText()
      case "duration": minutes = try reader.looseInteger()
      case "descKey": infraction = try reader.looseText()
      case "strength": strength = try reader.looseText()
      case "goalModifier": modifier = try reader.looseText()
      case "result": result = try reader.looseText()
      case "situationCode":
        guard try !reader.nullIsNext() else { continue }
        try reader.readToken()
        situation = SituationCode(tokenOf: reader)
      default: try reader.skipValue()
      }
    }
  }
}

extension NHLLanding.Person {
  fileprivate init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else {
      name = try reader.localText() ?? ""
      return
    }
    var short = ""
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "firstName", "lastName":
        name += (name.isEmpty ? "" : " ") + (try reader.localText() ?? "")
      case "name", "default": short = try reader.localText() ?? ""
      case "sweaterNumber": number = try reader.looseInteger()
      default: try reader.skipValue()
      }
    }
    if name.isEmpty { name = short }
  }
}

/// The plays of a landing page, with numbers for the players whom the page only names.
struct NHLLandingPlays {
  private let game: NHLGame
  private let landing: NHLLanding
  /// The first twenty penalties for which shots were awarded; no game has more.
  private let shotCalls: [NHLLanding.Entry]
  private var people = NamedPeople()
  private(set) var plays: [LoggedPlay] = []

  init(_ landing: NHLLanding, of game: NHLGame) {
    (self.game, self.landing) = (game, landing)
    shotCalls = Array(landing.penalties.filter { $0.type == "PS" }.prefix(20))
    let entries = landing.goals + landing.penalties + landing.attempts
    for entry in entries {
      guard let team = team(of: entry) else { continue }
      for person in [entry.player] + entry.assists + [entry.server ?? .init()] {
        people.add(person.name, number: person.number, of: team)
      }
    }
    people.number()
    add(landing.penalties, call)
    add(landing.goals, goal)
    plays.sort {
      ($0.event.time, $0.event.play.scoringTeam == nil ? 1 : 0) < (
        $1.event.time, $1.event.play.scoringTeam == nil ? 1 : 0
      )
    }
    add(landing.attempts, attempt)
  }

  var rosters: PerTeam<[RosteredPlayer]> { people.rosters }

  private func team(of entry: NHLLanding.Entry) -> Team? {
    Team.allCases.first { game.teams[$0].abbreviation == entry.team }
  }

  private func player(_ person: NHLLanding.Person?, _ team: Team) -> Player? {
    guard let person, !person.name.isEmpty || person.number != nil else { return nil }
    return people.number(of: person.name, person.number, team).map { Player(team, $0) }
  }

  private mutating func add(
    _ entries: [NHLLanding.Entry], _ fact: (NHLLanding.Entry, Team) -> Play?
  ) {
    for entry in entries {
      guard let team = team(of: entry), let play = fact(entry, team) else { continue }
      let time = GameTime(period: entry.period, elapsed: entry.time ?? .zero)
      var logged = LoggedPlay(
        event: Event(id: .number(plays.count + 1), time: time, play: play), line: entry.line,
        recorded: entry.situation?.recorded)
      if case .goal = play { logged.claim = entry.claim }
      plays.append(logged)
    }
  }

  private func call(_ entry: NHLLanding.Entry, _ team: Team) -> Play? {
    guard let classes = PenaltyClass.ofNHL(entry.type ?? "", minutes: entry.minutes) else {
      return nil
    }
    let offender = player(entry.player, team)
    return .penalty(
      Call(
        offender: offender.map { .skater($0) } ?? .bench(team), penalties: classes,
        penaltyShot: entry.type == "PS",
        infraction: entry.infraction.map { Infraction(rawValue: $0) },
        server: entry.type == "GAM" ? nil : player(entry.server, team)))
  }

  private func goal(_ entry: NHLLanding.Entry, _ team: Team) -> Play? {
    let scorer = player(entry.player, team)
    guard entry.modifier != "penalty-shot", entry.situation?.isPenaltyShot != true else {
      let isOnRecord = shotCalls.contains {
        ($0.period, $0.time) == (entry.period, entry.time) && $0.team != entry.team
      }
      return .penaltyShot(
        Shot(team: team, shooter: scorer, scored: true, foulOnRecord: isOnRecord))
    }
    return .goal(
      Goal(
        team: team, scorer: scorer, assists: entry.assists.compactMap { player($0, team) },
        emptyNet: entry.modifier == "empty-net"))
  }

  private func attempt(_ entry: NHLLanding.Entry, _ team: Team) -> Play? {
    .shootOut(Shot(team: team, shooter: player(entry.player, team), scored: entry.result == "goal"))
  }
}

extension NHLLanding.Entry {
  /// The league's ruling on a goal in play.
  fileprivate var claim: SourceClaim? {
    switch strength?.lowercased() {
    case "pp": .goal(.powerPlay)
    case "sh": .goal(.shortHanded)
    case "ev": .goal(.even)
    default: nil
    }
  }
}

extension PenaltyClass {
  /// The penalties for the league's code `type`, or `nil` if the code is not known.
  static func ofNHL(_ type: String, minutes: Int?) -> [PenaltyClass]? {
    switch type {
    case "MIN", "BEN": minutes == 4 ? [.minor, .minor] : [.minor]
    case "MAJ": [.major]
    case "MIS": [.misconduct]
    case "GAM": [.gameMisconduct]
    case "MAT": [.match]
    case "PS": []
    default: nil
    }
  }
}

/// The figures of a `right-rail` file.
///
///     "teamGameStats":[{"category":"powerPlay","awayValue":"0/3", …}]
struct NHLRightRail {
  private(set) var official = PerTeam<OfficialFigures?>(both: nil)

  init(from reader: inout JSONReader) throws(JSONError) {
    var figures = PerTeam(both: GivenFigures())
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      if reader.token(is: "linescore") {
        try reader.member("totals") { reader throws(JSONError) in
          try reader.eachSide { team, reader throws(JSONError) in
            figures[team].goals = try reader.looseInteger()
          }
        }
        continue
      }
      guard reader.token(is: "teamGameStats"), try reader.kind() == .array else {
        try reader.skipValue()
        continue
      }
      try reader.beginArray()
      while try reader.nextElement() {
        let figure = try Self.figure(from: &reader)
        for team in Team.allCases {
          let numbers = figure.values[team].split(separator: "/").compactMap { Int($0) }
          switch figure.category {
          case "pim": figures[team].minutes = Int(figure.values[team])
          case "powerPlay" where numbers.count == 2:
            (figures[team].powerPlayGoals, figures[team].opportunities) = (numbers[0], numbers[1])
          default: break
          }
        }
      }
    }
    official = figures.map { $0.official }
  }

  private static func figure(
    from reader: inout JSONReader
  ) throws(JSONError) -> (category: String, values: PerTeam<String>) {
    var (category, values) = ("", PerTeam(both: ""))
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "category": category = try reader.string()
      case "homeValue": values.home = try reader.looseWord()
      case "awayValue": values.visiting = try reader.looseWord()
      default: try reader.skipValue()
      }
    }
    return (category, values)
  }
}

extension JSONReader {
  /// The next value as text: a string, or the digits of a number.
  fileprivate mutating func looseWord() throws(JSONError) -> String {
    if try kind() == .number { return try wholeNumber().map { String($0) } ?? "" }
    return try looseText() ?? ""
  }
}
