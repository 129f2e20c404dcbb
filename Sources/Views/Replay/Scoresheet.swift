import HockeyRules
import Scoresheets

/// A game in the form of an official scoresheet: what a scorer writes and signs.
struct Scoresheet {

  struct Line {
    var penalty: Penalty
    /// When it was called.
    var off: GameTime
    /// When its time began, and when its player could go back.
    var start: GameTime?
    var on: GameTime?
    /// Who sat for the offender.
    var server: String?
  }

  let game: PlayedGame
  let goals: [(goal: ScoredGoal, score: PerTeam<Int>)]
  let penalties: [Line]
  let timeOuts: [(time: GameTime, team: Team)]
  /// The times at which a goalkeeper left, and those at which he was back, if he was.
  let emptyNets: [(team: Team, off: GameTime, on: GameTime?)]

  init(_ game: PlayedGame) {
    self.game = game
    goals = BoxScore(game).goals
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
      guard !BoxScore.isTakenBack(penalty) else { return nil }
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
  /// When it ended, if its player could go back then.
  fileprivate var returned: GameInstant? {
    switch ending {
    case .recorded, .none: nil
    case .some: start == nil ? nil : ended
    }
  }
}

extension Occupant {
  fileprivate func sits(for offender: Offender) -> Bool {
    switch self {
    case .player(let player): player == offender.player
    case .substitute(let other), .nobody(let other): other == offender
    }
  }
}

extension Notation {
  fileprivate func shown(_ player: Player) -> String {
    "\(player.number)" + (names[player].map { " \($0.onOneLine)" } ?? "")
  }
}

// The tables.
extension Scoresheet {
  private var notation: Notation { game.notation }

  private func clock(_ time: GameTime?, in period: Int? = nil) -> String {
    time.map { notation.text(of: $0, in: period ?? $0.period) } ?? ""
  }

  private func period(_ time: GameTime) -> String { notation.name(ofPeriod: time.period) }

  func goals(of team: Team) -> TextTable {
    var table = TextTable(
      ["Per", "Time", "Type", "Goal", "Assist", "Assist", "Score"],
      alignments: [.left, .right, .left, .right, .right, .right, .right])
    for (scored, score) in goals where scored.goal.team == team {
      let goal = scored.goal
      let assists = goal.assists.map { notation.shown($0) }
      table.add([
        period(scored.time), clock(scored.time), type(of: scored),
        goal.scorer.map { notation.shown($0) } ?? "", assists.first ?? "",
        assists.dropFirst().joined(separator: ", "), "\(score.home)-\(score.visiting)",
      ])
    }
    return table
  }

  func penalties(of team: Team) -> TextTable {
    var table = TextTable(
      ["Per", "No", "Min", "Infraction", "Off", "Start", "On", "Sits"],
      alignments: [.left, .right, .right, .left, .right, .right, .right, .right])
    for line in penalties where line.penalty.team == team {
      let penalty = line.penalty
      let offender: String =
        switch penalty.offender {
        case .skater(let player), .goalkeeper(let player): notation.shown(player)
        case .bench: "bench"
        case .unidentified: "?"
        }
      table.add([
        period(line.off), offender, String(penalty.minutes), penalty.infractionOnSheet,
        clock(line.off), clock(line.start, in: line.off.period),
        clock(line.on, in: line.off.period),
        line.server ?? "",
      ])
    }
    return table
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
  /// They are those of the period's last note `shots-12-9`, home team first; others are written by hand.
  var shots: TextTable {
    let notes = game.solution.plays.compactMap { played in
      Self.shots(in: played.event.play).map { (period: played.event.time.period, shots: $0) }
    }
    let periods = BoxScore(game).periods
    let names = periods.map { notation.name(ofPeriod: $0) }
    var table = TextTable(["Shots on goal"] + names + ["total"])
    for team in Team.allCases {
      let shots = periods.map { period in notes.last { $0.period == period }?.shots[team] }
      let known = shots.compactMap { $0 }
      let total = known.count == shots.count ? String(known.reduce(0, +)) : "   "
      table.add([game.log.letters[team]] + shots.map { $0.map(String.init) ?? "   " } + [total])
    }
    return table
  }

  private static func shots(in play: Play) -> PerTeam<Int>? {
    guard case .other(let words) = play, words.hasPrefix("shots-") else { return nil }
    let figures = words.dropFirst(6).split(separator: "-").compactMap { Int($0) }
    return figures.count == 2 ? PerTeam(home: figures[0], visiting: figures[1]) : nil
  }

  var goalkeepersAndTimeOuts: TextTable {
    var table = TextTable(
      ["", "Goalkeepers", "Net empty from", "Time-out"], alignments: [.left, .left, .left, .left])
    for team in Team.allCases {
      let numbers = notation.goalkeepers.filter { $0.team == team }.sorted { $0.number < $1.number }
      let nets = emptyNets.filter { $0.team == team }.map { net in
        notation.text(of: net.off) + (net.on.map { " to \(clock($0, in: net.off.period))" } ?? "")
      }
      let timeOuts = timeOuts.filter { $0.team == team }.map { notation.text(of: $0.time) }
      table.add([
        game.log.letters[team], numbers.map { notation.shown($0) }.joined(separator: ", "),
        nets.joined(separator: ", "), timeOuts.joined(separator: ", "),
      ])
    }
    return table
  }

  var attempts: TextTable? {
    let attempts = game.solution.game.attempts
    guard !attempts.isEmpty else { return nil }
    var table = TextTable(
      ["Shoot-out", "Team", "No", "Goal"], alignments: [.right, .left, .right, .left])
    for (index, attempt) in attempts.enumerated() {
      let shot = attempt.shot
      table.add([
        String(index + 1), game.log.letters[shot.team],
        shot.shooter.map { notation.shown($0) } ?? "", shot.scored ? "yes" : "no",
      ])
    }
    return table
  }
}

extension Penalty {
  fileprivate var infractionOnSheet: String {
    let words = infraction.map { String($0.rawValue.map { $0 == "-" ? " " : $0 }) }
    let letters: String? =
      switch penaltyClass {
      case .minor, .major, .misconduct: nil
      default: CallText.text([penaltyClass])
      }
    return [words, letters].compactMap { $0 }.joined(separator: ", ")
  }
}
