import HockeyRules
import Scoresheets

/// Reads one statement: the text after a `>`.
struct StatementReader {
  var cursor: LineCursor
  let notation: Notation
  /// The goalkeepers named by the plays above; rulings name them without their `g`.
  let goalkeepers: Set<Player>
  /// The period of times that are given without one.
  let period: Int

  typealias Token = NotationLine.Token

  /// Reads the statement, up to the end of `cursor`'s tokens.
  mutating func statement() throws(NotationError) -> Statement {
    guard let token = cursor.peek else { throw cursor.failure(.expectation) }
    let statement: Statement
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

  private mutating func statement(_ word: StatementWord) throws(NotationError) -> Statement {
    switch word {
    case .nothing: return .nothing
    case .on:
      guard cursor.take("ice") else { throw cursor.failure(.oneOf(["ice"])) }
      return .onIce(try cursor.manpower())
    case .score: return .score(try cursor.figures())
    case .goal:
      return cursor.take("disallowed") ? .goalDisallowed : .goal(try goal())
    case .penalty:
      guard cursor.take("shot") else { throw cursor.failure(.oneOf(["shot"])) }
      return .penaltyShot(try team())
    case .no:
      guard cursor.take("penalty"), cursor.take("shot") else {
        throw cursor.failure(.oneOf(["penalty shot"]))
      }
      return .noPenaltyShot
    case .may:
      guard cursor.take("choose") else { throw cursor.failure(.oneOf(["choose"])) }
      var candidates = [try offender()]
      while !cursor.isAtEnd { candidates.append(try offender()) }
      return .mayChoose(candidates)
    case .minutes: return .minutes(try cursor.figures())
    case .opportunities: return .opportunities(try cursor.figures())
    case .winner: return .winner(try team())
    }
  }

  private mutating func team() throws(NotationError) -> Team {
    let token = try cursor.next(.team)
    guard case .team(let team) = try cursor.named(token, .team, in: notation) else {
      throw cursor.failure(.expected(.team, found: token.text), at: token)
    }
    return team
  }

  private mutating func goal() throws(NotationError) -> StatedGoal {
    guard let word = cursor.peek?.text, let manpower = ScoredGoal.Manpower(word: word) else {
      let words = ScoredGoal.Manpower.words + ["disallowed"]
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
  case nothing
  case on
  case score
  case goal
  case penalty
  case no
  case may
  case minutes
  case opportunities
  case winner
}

/// The words that may follow the strength of a goal.
enum StatedGoalWord: String, CaseIterable, Worded {
  case emptyNet = "EN"
  case penaltyShot = "PS"
  case awarded
}
