import HockeyRules
import Scoresheets

extension StatementReader {
  mutating func ruling() throws(NotationError) -> RulingStatement {
    let token = try cursor.next(.expectation, near: Self.openings)
    if token.text.hasSuffix(Self.substituteSuffix) {
      let offender = try self.offender(token.dropLast(Self.substituteSuffix.count))
      return try substitute(offender)
    }
    if cursor.take(Self.shootOut) { return .attempt(try attempt(by: token)) }
    let offender = try self.offender(token)
    if offender.isBench, cursor.take(Connective.substitute.word) { return try occupied(offender) }
    let penaltyClass = cursor.peek.flatMap { PenaltyClass(word: $0.text) }
    if penaltyClass != nil { cursor.skip() }
    return try ruling(on: RulingSubject(offender, penaltyClass))
  }

  /// An offender; the letters of a team need the word `bench` after them.
  mutating func offender() throws(NotationError) -> Offender {
    let token = try cursor.next(.offender)
    return try offender(token)
  }

  /// The offender that `token` names.
  private mutating func offender(_ token: Token) throws(NotationError) -> Offender {
    guard let first = token.text.first, first.isUppercase || !first.isASCII else {
      throw cursor.failure(
        .expected(.expectation, found: token.text), at: token, near: Self.openings)
    }
    switch try cursor.named(token, .expectation, in: notation) {
    case .player(let player):
      return goalkeepers.contains(player) ? .goalkeeper(player) : .skater(player)
    case .goalkeeper(let player): return .goalkeeper(player)
    case .unidentified(let team): return .unidentified(team)
    case .team(let team):
      if let bench = cursor.bench(of: team) { return bench }
      for word in CallText.benches where cursor.take(word + Self.substituteSuffix) {
        return .bench(team, Staff(rawValue: word))
      }
      throw cursor.failure(.oneOf([Connective.bench.word]), near: [Connective.bench.word])
    }
  }

  /// An attempt in the shoot-out; `token` names the shooter, or only his team.
  private mutating func attempt(by token: Token) throws(NotationError) -> Shot {
    let named = try cursor.named(token, .player, in: notation)
    return Shot(team: named.team, shooter: named.player, result: try cursor.next(ShotResult.self))
  }

  /// The statement that continues after `A6's`.
  private mutating func substitute(_ offender: Offender) throws(NotationError) -> RulingStatement {
    try expect(.substitute)
    return try occupied(offender)
  }

  /// The statement about the substitute for `offender`.
  private mutating func occupied(_ offender: Offender) throws(NotationError) -> RulingStatement {
    let words = [RulingVerb.serves.word, RulingVerb.returns.word]
    if cursor.take(words[0]) { return .serves(.substitute(for: offender), for: offender) }
    if cursor.take(words[1]) { return .returns(.substitute(for: offender)) }
    throw cursor.failure(.oneOf(words), near: words)
  }

  private mutating func ruling(on subject: RulingSubject) throws(NotationError) -> RulingStatement {
    let token = cursor.peek
    let (verb, hasComma) = try next(of: RulingVerb.allCases) { $0.mayHaveMore }
    switch verb {
    case .starts: return .penalty(subject, .starts(until: try until(hasComma)))
    case .startsAgain: return .penalty(subject, .startsAgain(until: try until(hasComma)))
    case .sits: return .penalty(subject, .sits(until: try until(hasComma)))
    case .waits: return .penalty(subject, .waits)
    case .ends:
      guard hasComma else {
        throw cursor.failure(
          .expected(.oneOf(["ends,"]), found: token?.text), at: token, near: ["ends,"])
      }
      return .penalty(subject, try ending())
    case .returns: return .returns(try occupant(subject))
    case .notAssessed: return .penalty(subject, .notAssessed)
    case .cancelled: return .penalty(subject, .cancelled)
    case .serves:
      if cursor.take(Connective.for.word) {
        return .serves(try occupant(subject), for: try offender())
      }
      guard subject.offender.player == nil else {
        throw cursor.failure(.oneOf([Connective.for.word]))
      }
      return .serves(.substitute(for: subject.offender), for: subject.offender)
    case .ejected: return .ejected(subject.offender)
    }
  }

  private mutating func until(_ hasComma: Bool) throws(NotationError) -> GameTime? {
    guard hasComma else { return nil }
    try expect(.until)
    var period = period
    if cursor.isAtPeriod {
      let shootOut = notation.shootOut ?? notation.schedule.regulationPeriods.plus(2)
      period = try cursor.period(notation.schedule, shootOut: shootOut)
    }
    return try cursor.time(in: period, notation)
  }

  private mutating func ending() throws(NotationError) -> PenaltyStatement {
    let words = Penalty.Ending.words + [PenaltyStatement.frozenWord]
    guard !cursor.isAtEnd else { throw cursor.failure(.oneOf(words)) }
    if cursor.take(PenaltyStatement.frozenWord) { return .frozen }
    if cursor.take("goal") {
      if cursor.take("for") { return .ends(.goalFor) }
      guard cursor.take("against") else {
        throw cursor.failure(.oneOf(["against", "for"]), near: ["against", "for"])
      }
      return .ends(.goalAgainst)
    }
    guard let word = cursor.peek?.text, let ending = Penalty.Ending(word: word) else {
      throw cursor.failure(.oneOf(words), near: words)
    }
    cursor.skip()
    return .ends(ending)
  }

  /// The occupant of the penalty bench that `subject` names: a player, or whoever sits for a bench.
  private func occupant(_ subject: RulingSubject) throws(NotationError) -> Occupant {
    subject.offender.player.map { .player($0) } ?? .substitute(for: subject.offender)
  }

  static let shootOut = "shoot-out"
  private static let substituteSuffix = "'s"
}

extension Offender {
  fileprivate var isBench: Bool {
    if case .bench = self { true } else { false }
  }
}
