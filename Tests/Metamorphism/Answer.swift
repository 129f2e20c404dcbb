import HockeyRules

/// The answer of a solved game, which a relation must keep the same or change in one way.
///
/// It is a multiset of lines. Lines name plays and penalties by their names in the log, not by
/// their places, and seats not at all: two logs of one game have the same answer.
public struct Answer: Equatable, Sendable {
  /// The lines, each with the number of times that it occurs.
  private(set) var lines: [AnswerLine: Int] = [:]

  /// Creates the answer of `solution`.
  init(of solution: Solution) {
    for play in solution.plays { add(.play(PlayLine(play))) }
    for penalty in solution.game.penalties { add(.penalty(PenaltyLine(penalty))) }
    for goal in solution.game.goals { add(.goal(GoalLine(goal))) }
    for ruling in solution.journal { if let line = BenchLine(ruling) { add(.bench(line)) } }
    addTotals(of: solution)
  }

  private mutating func addTotals(of solution: Solution) {
    let game = solution.game
    for team in Team.allCases {
      add(.total(.penaltyMinutes(team, game.penaltyMinutes[team])))
      add(.total(.powerPlays(team, game.powerPlays[team])))
    }
    for offender in game.ejected { add(.total(.out(offender))) }
    if let winner = game.winner { add(.total(.wins(winner))) }
    for stretch in solution.timeAtStrength {
      add(.total(.played(stretch.manpower, stretch.time)))
    }
  }

  private mutating func add(_ line: AnswerLine, _ count: Int = 1) {
    lines[line, default: 0] += count
  }

  /// The answer with every line transformed; a line whose transform is `nil` is left out.
  func map(_ transform: (AnswerLine) -> AnswerLine?) -> Answer {
    var answer = self
    answer.lines = [:]
    for (line, count) in lines {
      if let line = transform(line) { answer.add(line, count) }
    }
    return answer
  }

  /// The answer with other names and times.
  func renamed(by renaming: Renaming) -> Answer { map { renaming($0) } }

  /// The answer without the lines of plays that are not wanted.
  func withPlays(_ isWanted: (Event.ID) -> Bool) -> Answer {
    map { line in
      if case .play(let play) = line { isWanted(play.id) ? line : nil } else { line }
    }
  }

  /// The strengths, scores and figures, without the names of players and penalties.
  ///
  /// The figures include the number of set-off penalties.
  var figures: Answer {
    map { line in
      switch line {
      case .play, .total: line
      case .penalty(let penalty):
        .total(
          .called(
            penalty.offender.team, isMinor: penalty.penaltyClass == .minor,
            isSetOff: penalty.isSetOff))
      case .goal(let goal): .goal(goal.withoutPenalties)
      case .bench: nil
      }
    }
  }
}

enum AnswerLine: Hashable, Sendable {
  case play(PlayLine)
  case penalty(PenaltyLine)
  case goal(GoalLine)
  case bench(BenchLine)
  case total(Total)
}

/// The strengths at a play and the score after it, or the reason why the book refuses the play.
struct PlayLine: Hashable, Sendable {
  var id: Event.ID
  /// The strength just before the play, or `nil` for a refused play, which changes nothing.
  var before: PerTeam<Int>?
  var after: PerTeam<Int>?
  var score: PerTeam<Int>
  /// The kind of reason for which the book refuses the play, without any players.
  var refused: String?

  init(_ play: PlayedEvent) {
    id = play.event.id
    before = play.refused == nil ? play.before : nil
    after = play.refused == nil ? play.after : nil
    score = play.score
    refused = play.refused.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
  }
}

/// The name of a penalty in the log: the play that called it, and its number among that play's
/// penalties, from 0.
struct PenaltyName: Hashable, Sendable {
  var call: Event.ID
  var place: Int

  init(call: Event.ID, place: Int) {
    self.call = call
    self.place = place
  }

  init(_ id: Penalty.ID) { self.init(call: id.call, place: id.place) }
}

/// A penalty and its result.
struct PenaltyLine: Hashable, Sendable {
  var name: PenaltyName
  var offender: Offender
  var penaltyClass: PenaltyClass
  var minutes: Int
  var length: PlayingTime
  var isOnClock: Bool
  var isSetOff: Bool
  var servedAsMajor: Bool
  var gaveAdvantage: Bool
  var standing: Penalty.Standing

  init(_ penalty: Penalty) {
    name = PenaltyName(penalty.id)
    offender = penalty.offender
    penaltyClass = penalty.penaltyClass
    minutes = penalty.minutes
    length = penalty.length
    isOnClock = penalty.isOnClock
    isSetOff = penalty.service == .offClock(setOff: true)
    servedAsMajor = penalty.servedAsMajor
    gaveAdvantage = penalty.gaveAdvantage
    standing = penalty.standing
  }
}

/// A goal that counts.
struct GoalLine: Hashable, Sendable {
  var call: Event.ID
  var goal: Goal
  var time: GameTime
  var manpower: ScoredGoal.Manpower
  var penaltyShot: Bool
  var ended: PenaltyName?
  var washed: [Event.ID]

  init(_ scored: ScoredGoal) {
    call = scored.call
    goal = scored.goal
    time = scored.time
    manpower = scored.manpower
    penaltyShot = scored.penaltyShot
    ended = scored.ended.map { PenaltyName($0.penalty) }
    washed = scored.washed.map(\.id)
  }

  /// The goal without the names of the penalties that it ended or washed out.
  var withoutPenalties: GoalLine {
    var line = self
    line.ended = nil
    line.washed = []
    return line
  }
}

/// A figure of the whole game.
enum Total: Hashable, Sendable {
  case penaltyMinutes(Team, Int)
  case powerPlays(Team, Int)
  case out(Offender)
  case wins(Team)
  case played(PerTeam<Int>, PlayingTime)
  case called(Team, isMinor: Bool, isSetOff: Bool)
}
