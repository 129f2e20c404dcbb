import HockeyRules
import Scoresheets

/// A reader of one statement: the text after a `>`.
struct StatementReader {
  var cursor: LineCursor
  let notation: Notation
  /// The goalkeepers in the plays above; rulings name them without their `g`.
  let goalkeepers: Set<Player>
  /// The period of a time that is written without its period.
  let period: Int

  typealias Token = NotationLine.Token

  /// Reads the statement, up to the end of `cursor`'s tokens.
  mutating func statement() throws(NotationError) -> RulingStatement {
    guard let token = cursor.peek else { throw cursor.failure(.expectation) }
    let statement: RulingStatement
    if Self.openings.contains(token.text) {
      statement = try self.statement(try next(of: StatementPhrase.allCases).found)
    } else if token.text.first?.isASCIIDigit == true {
      statement = try self.statement(.manpower)
    } else {
      statement = try ruling()
    }
    guard let extra = cursor.peek else { return statement }
    let problem: NotationError.Problem =
      extra.text.contains(where: { $0.isASCIIDigit })
      ? .citationTooClose(extra.text) : .unexpected(extra.text)
    throw cursor.failure(problem, at: extra)
  }

  /// The first words of statements that are not about a penalty or a player.
  static let openings = StatementPhrase.allCases.words(at: 0)

  /// Consumes the words of one of `kinds`, and a comma after it if more may follow.
  mutating func next<Kind: Worded>(
    of kinds: [Kind], mayHaveMore: (Kind) -> Bool = { _ in false }
  ) throws(NotationError) -> (found: Kind, hasComma: Bool) {
    var (kinds, count) = (kinds, 0)
    while let token = cursor.peek {
      let hasComma = token.text.hasSuffix(",")
      let word = hasComma ? token.text.dropLast() : token.text[...]
      let next = kinds.filter { kind in
        kind.parts.dropFirst(count).first == word && (!hasComma || mayHaveMore(kind))
      }
      if next.isEmpty { break }
      cursor.skip()
      (kinds, count) = (next, count + 1)
      let whole = kinds.first { $0.parts.count == count }
      if hasComma, let whole { return (whole, true) }
    }
    if let whole = kinds.first(where: { $0.parts.count == count }), count > 0 {
      return (whole, false)
    }
    let words = kinds.words(at: count)
    throw cursor.failure(.oneOf(words), near: words)
  }

  private mutating func statement(
    _ phrase: StatementPhrase
  ) throws(NotationError) -> RulingStatement {
    switch phrase {
    case .nothing: return .nothing
    case .manpower: return .manpower(try cursor.manpower())
    case .onIce: return .onIce(try cursor.manpower())
    case .score: return .score(try cursor.figures())
    case .goal: return .goal(try goal())
    case .goalDisallowed: return .goalDisallowed
    case .penaltyShot:
      let team = try team()
      return cursor.take(ShotResult.lost.word) ? .penaltyShotLost(team) : .penaltyShot(team)
    case .noPenaltyShot: return .noPenaltyShot
    case .pointLost: return .pointLost(try team())
    case .mayChoose:
      var candidates = [try offender()]
      while !cursor.isAtEnd { candidates.append(try offender()) }
      return .mayChoose(candidates)
    case .mayPlay: return .mayPlay(try players())
    case .mayChange:
      let team = try team()
      return .change(team, cursor.take(Connective.one.word) ? .penalised : .all)
    case .mayNotPlay: return .mayNotPlay(try players())
    case .mayNotChange: return .change(try team(), .none)
    case .minutes: return .minutes(try cursor.figures())
    case .opportunities: return .opportunities(try cursor.figures())
    case .winner: return .winner(try team())
    case .faceOff: return try faceOff()
    }
  }

  /// A spot, and the team that may choose it.
  private mutating func faceOff() throws(NotationError) -> RulingStatement {
    let spots = FaceOff.Spot.all.map { RulingStatement.faceOff($0, chosenBy: nil) }
    let chosen = Team.allCases.flatMap { team in
      FaceOff.Spot.all.map { RulingStatement.faceOff($0, chosenBy: team) }
    }
    let words = (spots + chosen).map { RulingWords(notation).rest(of: $0) }
    let said = cursor.rest.map { String($0.text) }.joined(separator: " ")
    guard let index = words.firstIndex(of: said) else {
      throw cursor.failure(.oneOf(Array(words[..<spots.count])), near: words)
    }
    while !cursor.isAtEnd { cursor.skip() }
    return (spots + chosen)[index]
  }

  /// Consumes `word`, which must come next.
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
      let words = ScoredGoal.Manpower.words + [StatementPhrase.goalDisallowed].words(at: 1)
      throw cursor.failure(.oneOf(words), near: words)
    }
    cursor.skip()
    var goal = StatedGoal(manpower)
    while let mark = cursor.peek.flatMap({ GoalMark(word: $0.text) }) {
      cursor.skip()
      switch mark {
      case .emptyNet: goal.emptyNet = true
      case .penaltyShot: goal.penaltyShot = true
      case .awarded: goal.awarded = true
      }
    }
    return goal
  }
}

/// The words that connect the parts of a statement.
enum Connective: String, CaseIterable, Worded {
  case bench, `for`, one, substitute, until
}
