public import HockeyRules

/// A feed's facts about its game as a whole.
public struct SourceResult: Sendable, Hashable {
  /// The score by the feed's count, including the goal for winning a shoot-out, or `nil`.
  public var score: PerTeam<Int>?
  /// Whether the game is over, or `nil` if the feed does not say.
  public var isFinal: Bool?
  /// The reading of the clock when the feed was made, if the game was still on.
  public var now: GameTime?
  /// Whether an error ended the reading of the feed.
  public var isCut: Bool
  /// The score after each goal by the feed's count, in the order of the plays, if any.
  public var runningScores: [RunningScore] = []

  /// The score that a feed gives with a goal.
  public struct RunningScore: Sendable, Hashable {
    /// The goal's id.
    public var goal: Event.ID
    /// The score after the goal.
    public var score: PerTeam<Int>

    /// Creates the score after the goal with this id.
    public init(after goal: Event.ID, _ score: PerTeam<Int>) {
      self.goal = goal
      self.score = score
    }
  }

  /// Creates a result; by default the feed says nothing.
  public init(
    score: PerTeam<Int>? = nil, isFinal: Bool? = nil, now: GameTime? = nil, isCut: Bool = false
  ) {
    self.score = score
    self.isFinal = isFinal
    self.now = now
    self.isCut = isCut
  }
}

/// The reason why the plays of a log are not the whole game that its source reports.
@nonexhaustive public enum Incompleteness: Sendable, Hashable {
  /// The goals of the plays differ from the source's score.
  case score(told: PerTeam<Int>, plays: PerTeam<Int>)
  /// The goals of the plays up to `goal` differ from the source's score after it.
  case runningScore(goal: Event.ID, told: PerTeam<Int>, plays: PerTeam<Int>)
  /// The rulebook refuses some of the source's goals, so the score of the rulings differs.
  case refusedGoals(count: Int, told: PerTeam<Int>, ruled: PerTeam<Int>)
  /// The source says that the game is over, but has no plays.
  case noPlays
  /// An error ended the reading of the source.
  case cut

  /// The missing part in words, home team first: `the feed says 3-1, its plays 0-0`.
  public var words: String {
    switch self {
    case .score(let told, let plays):
      "the feed says \(told.home)-\(told.visiting), its plays \(plays.home)-\(plays.visiting)"
    case .runningScore(let goal, let told, let plays):
      "the feed says \(told.home)-\(told.visiting) after play \(goal.words), its plays "
        + "\(plays.home)-\(plays.visiting)"
    case .refusedGoals(let count, let told, let ruled):
      "the feed says \(told.home)-\(told.visiting), the rulings \(ruled.home)-\(ruled.visiting): "
        + "\(count) \(count == 1 ? "goal is" : "goals are") refused"
    case .noPlays: "the feed says that the game is over, and has no plays"
    case .cut: "the feed could be read only up to an error"
    }
  }
}

extension Incompleteness: CustomStringConvertible {
  /// The missing part in words.
  public var description: String { words }
}

extension GameLog {
  /// The reason why the plays are not the whole game that the source reports.
  ///
  /// The reason is `nil` if the plays are the whole game, or if the source does not tell. The goals
  /// are counted as the plays record them, whatever a rulebook rules about them. A source may or
  /// may not count the goal for winning a shoot-out.
  public var incompleteness: Incompleteness? {
    guard let result else { return nil }
    if let told = result.score {
      let goals = goalsInPlays
      var withShootOut = goals
      if let winner = shootOutWinnerInPlays { withShootOut[winner] += 1 }
      if told != goals && told != withShootOut {
        return .score(told: told, plays: withShootOut)
      }
    }
    if result.isCut { return .cut }
    if let odd = firstOddScore(among: result.runningScores) { return odd }
    return result.isFinal == true && plays.allSatisfy({ $0.event.play == .gameEnd })
      ? .noPlays : nil
  }

  /// The goals of each team by the plays, without a shoot-out.
  private var goalsInPlays: PerTeam<Int> {
    plays.reduce(into: PerTeam(both: 0)) { goals, play in
      if let team = play.event.play.scoringTeam { goals[team] += 1 }
    }
  }

  /// The first goal after which `scores` differ from the plays, or `nil` if they never differ; both
  /// are in the order of the plays.
  private func firstOddScore(among scores: [SourceResult.RunningScore]) -> Incompleteness? {
    var next = 0
    var goals = PerTeam(both: 0)
    // Plays and scores are read by index, because a loop would copy each of them.
    for index in plays.indices where next < scores.count {
      guard let team = plays[index].event.play.scoringTeam else { continue }
      goals[team] += 1
      guard plays[index].event.id == scores[next].goal else { continue }
      if scores[next].score != goals {
        return .runningScore(goal: scores[next].goal, told: scores[next].score, plays: goals)
      }
      next += 1
    }
    return nil
  }

  /// The team that scored more often in the shoot-out, or `nil` without a shoot-out or a winner.
  private var shootOutWinnerInPlays: Team? {
    var goals = PerTeam(both: 0)
    for play in plays {
      if case .shootOut(let shot) = play.event.play, shot.scored { goals[shot.team] += 1 }
    }
    return Team.allCases.first { goals[$0] > goals[$0.opponent] }
  }
}

extension GameLog {
  /// Whether the last play is a penalty in the last period or later, as in a log of only goals and
  /// penalties.
  package var endsWithPenalty: Bool {
    guard let last = plays.last?.event, last.play.call != nil, result?.isFinal != false else {
      return false
    }
    return last.time.period >= schedule.regulationPeriods
  }
}

extension Play {
  /// The team that scores in the play, before the shoot-out, or `nil` if the play is no goal.
  package var scoringTeam: Team? {
    switch self {
    case .goal(let goal): goal.team
    case .penaltyShot(let shot): shot.scored ? shot.team : nil
    default: nil
    }
  }
}
