import HockeyRules
import Scoresheets

/// A game as an official scoresheet: what a scorer writes and signs.
struct Scoresheet {

  struct Line {
    var penalty: Penalty
    /// When the penalty was called.
    var off: GameTime
    /// When its time began, and when its player could return.
    var start: GameTime?
    var on: GameTime?
    /// The player who sat for the offender.
    var server: String?
  }

  let game: PlayedGame
  let goals: [(goal: ScoredGoal, score: PerTeam<Int>)]
  let penalties: [Line]
  let timeOuts: [(time: GameTime, team: Team)]
  /// When each goalkeeper left and, if he did, came back.
  let emptyNets: [(team: Team, off: GameTime, on: GameTime?)]

  init(_ game: PlayedGame) {
    self.game = game
    goals = game.solution.game.scoredGoals
    penalties = Self.penalties(of: game)
    let taken = game.solution.plays.filter { $0.refused == nil }.map { $0.event }
    timeOuts = taken.compactMap { event in
      if case .timeOut(let team) = event.play { (event.time, team) } else { nil }
    }
    var nets: [(team: Team, off: GameTime, on: GameTime?)] = []
    for event in taken {
      switch event.play {
      case .goalkeeperOff(let team): nets.append((team, event.time, nil))
      case .goalkeeperOn(let team):
        if let last = nets.lastIndex(where: { $0.team == team && $0.on == nil }) {
          nets[last].on = event.time
        }
      default: break
      }
    }
    emptyNets = nets
  }

  private static func penalties(of game: PlayedGame) -> [Line] {
    let result = game.solution.game
    let plays = PlayIndex(of: game.solution)
    var returns: [(at: GameInstant, occupant: Occupant, seat: Int?)] = []
    for ruling in game.solution.journal {
      guard case .bench(.returns(let occupant, let seat)) = ruling.effect else { continue }
      returns.append((ruling.at, occupant, seat?.index))
    }
    return zip(result.penalties, game.solution.courses).compactMap { pair in
      let (penalty, course) = pair
      guard !penalty.isTakenBack else { return nil }
      let call = plays[penalty.call].map { game.solution.plays[$0].event.time }
      let off = call ?? result.schedule.time(of: course.calledAt, in: 1)
      func time(_ instant: GameInstant?) -> GameTime? {
        instant.map { result.schedule.time(of: $0, in: off.period) }
      }
      let seat = penalty.seat.map { result.seats[$0] }
      let back = returns.first { back in
        guard let start = course.start, back.at >= start else { return false }
        if let seat { return back.seat == seat.index }
        return back.seat == nil && back.occupant.sits(for: penalty.offender)
      }
      // The first of two penalties in a row ends where the next begins.
      let isLast = seat.map { $0.penalties.last == penalty.index } ?? true
      return Line(
        penalty: penalty, off: off, start: time(course.start),
        on: time(isLast ? back?.at ?? course.returned : course.ended),
        server: server(of: penalty, back?.occupant ?? seat?.occupant, in: game))
    }
  }

  private static func server(
    of penalty: Penalty, _ occupant: Occupant?, in game: PlayedGame
  ) -> String? {
    if case .player(let player)? = occupant, player != penalty.offender.player {
      return game.notation.shown(player)
    }
    if case .skater = penalty.offender, penalty.seat == nil { return nil }
    return penalty.server.map { game.notation.shown($0) }
  }
}

extension PenaltyCourse {
  /// When the penalty ended, if its player could return then.
  fileprivate var returned: GameInstant? {
    switch ending {
    case .recorded, .none: nil
    case .some: start == nil ? nil : ended
    }
  }
}

extension Occupant {
  func sits(for offender: Offender) -> Bool {
    switch self {
    case .player(let player): player == offender.player
    case .substitute(let other), .nobody(let other): other == offender
    }
  }
}

extension Notation {
  /// The number and, if known, the name; a source without sweater numbers has only names.
  fileprivate func shown(_ player: Player, _ mark: String = "") -> String {
    let name = names[player]?.onOneLine
    let number = player.number > 99 && name != nil ? nil : "\(player.number)\(mark)"
    return [number, name].compactMap { $0 }.joined(separator: " ")
  }
}

extension Scoresheet {
  private var notation: Notation { game.notation }

  private func clock(_ time: GameTime?, in period: Int? = nil) -> String {
    time.map { notation.text(of: $0, in: period ?? $0.period) } ?? ""
  }

  private func period(_ time: GameTime) -> String { notation.name(ofPeriod: time.period) }

  func goals(of team: Team) -> TextTable {
    func assists(_ goal: Goal) -> [String] { goal.assists.map { notation.shown($0) } }
    return TextTable(
      of: goals.filter { $0.goal.goal.team == team },
      .left("Per") { period($0.goal.time) },
      .right("Time") { clock($0.goal.time) },
      .left("Type") { type(of: $0.goal) },
      .right("Goal") { $0.goal.goal.scorer.map { notation.shown($0) } ?? "" },
      .right("Assist") { assists($0.goal.goal).first ?? "" },
      .right("Assist") { assists($0.goal.goal).dropFirst().joined(separator: ", ") },
      .right("Score") { "\($0.score.home)-\($0.score.visiting)" })
  }

  func penalties(of team: Team) -> TextTable {
    TextTable(
      of: penalties.filter { $0.penalty.team == team },
      .left("Per") { period($0.off) },
      .right("No") { shown($0.penalty.offender) },
      .count("Min") { $0.penalty.minutes },
      .left("Infraction") { $0.penalty.infractionOnSheet },
      .right("Off") { clock($0.off) },
      .right("Start") { clock($0.start, in: $0.off.period) },
      .right("On") { clock($0.on, in: $0.off.period) },
      .right("Sits") { $0.server ?? "" })
  }

  private func shown(_ offender: Offender) -> String {
    switch offender {
    case .skater(let player), .goalkeeper(let player): notation.shown(player)
    case .bench(_, let staff): staff?.rawValue ?? "bench"
    case .unidentified: "?"
    }
  }

  private func type(of scored: ScoredGoal) -> String {
    var letters = scored.penaltyShot ? ["PS"] : [scored.manpower.word]
    if scored.goal.emptyNet { letters.append("EN") }
    if scored.goal.awarded { letters.append("awarded") }
    if scored.goal.ownGoal { letters.append("own") }
    if scored == game.solution.game.gameWinningGoal { letters.append("GW") }
    return letters.joined(separator: " ")
  }

  /// The shots on goal by period.
  ///
  /// A period's figures come from its last note such as `shots-12-9`, home team first. Without a
  /// note the cell is blank, to be filled in by hand.
  var shots: TextTable {
    let notes = game.solution.plays.compactMap { played in
      Self.shots(in: played.event.play).map { (period: played.event.time.period, shots: $0) }
    }
    let periods = BoxScore(game).periods
    func shots(_ team: Team, _ period: Int) -> Int? {
      notes.last { $0.period == period }?.shots[team]
    }
    func total(_ team: Team) -> Int? {
      periods.reduce(0) { sum, period in
        sum.flatMap { sum in shots(team, period).map { sum + $0 } }
      }
    }
    func written(_ count: Int?) -> String { count.map(String.init) ?? "   " }
    return TextTable(
      of: Team.allCases,
      [.left("Shots on goal") { game.log.letters[$0] }]
        + periods.map { period in
          .right(notation.name(ofPeriod: period)) { written(shots($0, period)) }
        } + [.right("total") { written(total($0)) }])
  }

  private static func shots(in play: Play) -> PerTeam<Int>? {
    guard case .other(let words) = play, words.hasPrefix("shots-") else { return nil }
    let figures = words.dropFirst(6).split(separator: "-").compactMap { Int($0) }
    return figures.count == 2 ? PerTeam(home: figures[0], visiting: figures[1]) : nil
  }

  /// A team's line-up in one paragraph; `nil` if the log has none.
  func lineUp(of team: Team) -> Document.Block? {
    let players = game.log.rosters[team].sorted { $0.number < $1.number }
    guard !players.isEmpty else { return nil }
    let names = players.map { player in
      notation.shown(Player(team, player.number), player.position == .goalkeeper ? "g" : "")
    }
    return .entry(
      [Document.Span("\(game.log.letters[team]): players")],
      [.lines([[Document.Span(names.joined(separator: ", "))]])])
  }

  var goalkeepersAndTimeOuts: TextTable {
    TextTable(
      of: Team.allCases,
      .left("") { game.log.letters[$0] },
      .left("Goalkeepers") { team in
        notation.goalkeepers.filter { $0.team == team }.sorted { $0.number < $1.number }
          .map { notation.shown($0) }.joined(separator: ", ")
      },
      .left("Net empty from") { team in
        emptyNets.filter { $0.team == team }.map { net in
          notation.text(of: net.off) + (net.on.map { " to \(clock($0, in: net.off.period))" } ?? "")
        }.joined(separator: ", ")
      },
      .left("Time-out") { team in
        timeOuts.filter { $0.team == team }.map { notation.text(of: $0.time) }
          .joined(separator: ", ")
      })
  }

  var attempts: TextTable? {
    let attempts = game.solution.game.attempts
    guard !attempts.isEmpty else { return nil }
    return TextTable(
      of: attempts.enumerated(),
      .count("Shoot-out") { $0.offset + 1 },
      .left("Team") { game.log.letters[$0.element.shot.team] },
      .right("No") { $0.element.shot.shooter.map { notation.shown($0) } ?? "" },
      .left("Goal") { $0.element.shot.scored ? "yes" : "no" })
  }
}

extension Penalty {
  fileprivate var infractionOnSheet: String {
    let words = infraction?.rawValue.inWords
    let letters: String? =
      switch penaltyClass {
      case .minor, .major, .misconduct: nil
      default: CallText.text([penaltyClass])
      }
    return [words, letters].compactMap { $0 }.joined(separator: ", ")
  }
}
