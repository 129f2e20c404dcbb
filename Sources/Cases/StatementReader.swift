import HockeyRules
import Scoresheets

/// Reads one statement: the text after a `>`.
struct StatementReader {
  var cursor: LineCursor
  let notation: Notation
  /// The goalkeepers named by the plays above; rulings name them without their `g`.
  let goalkeepers: Set<Player>
  /// The period of a time that is given without one.
  let period: Int

  typealias Token = NotationLine.Token

  /// Reads the statement, up to the end of `cursor`'s tokens.
  mutating func statement() throws(NotationError) -> RulingStatement {
    guard let token = cursor.peek else { throw cursor.failure(.expectation) }
    let statement: RulingStatement
    if let opening = StatementWord(word: token.text) {
      cursor.skip()
      statement = try self.statement(opening)
    } else if token.text.first?.isASCIIDigit == true {
      statement = .manpower(try cursor.manpower())
    } else {
      statement = try ruling()
    }
    guard let extra = cursor.peek else { return statement }
    let problem: NotationError.Problem =
      extra.text.contains(where: { $0.isASCIIDigit })
      ? .citationTooClose(extra.text) : .unexpected(extra.text)
    throw cursor.failure(problem, at: extra)
  }

  private mutating func statement(_ word: StatementWord) throws(NotationError) -> RulingStatement {
    switch word {
    case .nothing: return .nothing
    case .on:
      try expect(.ice)
      return .onIce(try cursor.manpower())
    case .score: return .score(try cursor.figures())
    case .goal:
      return cursor.take(Connective.disallowed.word) ? .goalDisallowed : .goal(try goal())
    case .penalty:
      try expect(.shot)
      let team = try team()
      return cursor.take(ShotResult.lost.word) ? .penaltyShotLost(team) : .penaltyShot(team)
    case .no:
      if cursor.take(Connective.point.word) { return .pointLost(try team()) }
      guard cursor.take(StatementWord.penalty.word), cursor.take(Connective.shot.word) else {
        throw cursor.failure(.oneOf(["penalty shot", Connective.point.word]))
      }
      return .noPenaltyShot
    case .may:
      switch try cursor.next(Permission.self) {
      case .choose:
        var candidates = [try offender()]
        while !cursor.isAtEnd { candidates.append(try offender()) }
        return .mayChoose(candidates)
      case .play: return .mayPlay(try players())
      case .change:
        let team = try team()
        return .change(team, cursor.take(Connective.one.word) ? .penalised : .all)
      case .not:
        if cursor.take(Permission.change.word) { return .change(try team(), .none) }
        guard cursor.take(Permission.play.word) else {
          let words = [Permission.play.word, Permission.change.word]
          throw cursor.failure(.oneOf(words), near: words)
        }
        return .mayNotPlay(try players())
      }
    case .minutes: return .minutes(try cursor.figures())
    case .opportunities: return .opportunities(try cursor.figures())
    case .winner: return .winner(try team())
    }
  }

  /// Moves past `word`, which must come next.
  mutating func expect(_ word: Connective) throws(NotationError) {
    guard cursor.take(word.word) else {
      throw cursor.failure(.oneOf([word.word]), near: [word.word])
    }
  }

  private mutating func team() throws(NotationError) -> Team {
    let token = try cursor.next(.team)
    guard case .team(let team) = try cursor.named(token, .team, in: notation) else {
      throw cursor.failure(.expected(.team, found: token.text), at: token)
    }
    return team
  }

  /// One or more players, up to the end.
  private mutating func players() throws(NotationError) -> [Player] {
    var marked: Set<Player> = []
    var players = [try cursor.player(in: notation, goalkeepers: &marked)]
    while !cursor.isAtEnd {
      players.append(try cursor.player(in: notation, goalkeepers: &marked))
    }
    return players
  }

  private mutating func goal() throws(NotationError) -> StatedGoal {
    guard let word = cursor.peek?.text, let manpower = ScoredGoal.Manpower(word: word) else {
      let words = ScoredGoal.Manpower.words + [Connective.disallowed.word]
      throw cursor.failure(.oneOf(words), near: words)
    }
    cursor.skip()
    var goal = StatedGoal(manpower)
    while let token = cursor.peek, let word = StatedGoalWord(word: token.text) {
      cursor.skip()
      switch word {
      case .emptyNet: goal.emptyNet = true
      case .penaltyShot: goal.penaltyShot = true
      case .awarded: goal.awarded = true
      }
    }
    return goal
  }
}

/// The words that begin a statement which is not about one penalty or player.
enum StatementWord: String, CaseIterable, Worded {
  case nothing, on, score, goal, penalty, no, may, minutes, opportunities, winner
}

/// The words that follow others in a statement.
enum Connective: String, CaseIterable, Worded {
  case again, assessed, bench, disallowed, `for`, ice, one, point, shot, substitute, until
  /// The word used instead of a penalty's ending: the penalty no longer runs.
  case frozen
}

/// The words that may follow `may`.
enum Permission: String, CaseIterable, Worded {
  case choose, play, change, not
}

/// The words that may follow the strength of a goal.
enum StatedGoalWord: String, CaseIterable, Worded {
  case emptyNet = "EN"
  case penaltyShot = "PS"
  case awarded
}
