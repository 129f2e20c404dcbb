import HockeyRules
import Metamorphism
import Scoresheets
import SeededRandom
import Testing

/// Changes of random games with an effect on the answer that is known without solving them.
///
/// `PENALTYBOX_LONG=1` plays 10,000 games under each book.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct MetamorphicTests {
  /// The number of games played under each book.
  private static let games = isLong ? 10_000 : 20

  @Test(arguments: Relation.books)
  func `the relations hold on random games`(_ id: String) throws {
    let book = try book(id)
    var compared: [Relation: Int] = [:]
    var failed: [Relation: Int] = [:]
    for seed in 1...Self.games {
      let sample = Sample(RandomLog.make(seed: seed, under: book), under: book)
      for relation in Relation.allCases {
        guard let outcome = relation.outcome(on: sample, seed: seed) else { continue }
        compared[relation, default: 0] += 1
        if outcome.holds { continue }
        failed[relation, default: 0] += 1
        // The first failures are enough, and shrinking takes time.
        if failed[relation, default: 0] > 3 { continue }
        let report = relation.report(on: sample.log, under: book, outcome)
        Issue.record("\(id), seed \(seed), \(relation.rawValue):\n\(report)")
      }
    }
    for relation in Relation.allCases {
      let count = compared[relation, default: 0]
      // Not every log has something to change, but a relation that few logs can show proves
      // nothing.
      #expect(count * 20 >= Self.games, "\(relation.rawValue): \(count) games of \(Self.games)")
      if isLong { print("\(id), \(relation.rawValue): \(count) games") }
    }
  }
}

/// Random games with more calls at one stoppage than usual.
///
/// No goal is disallowed and no clock is set. After such a correction, some rulings come only when
/// the next call is settled, even a bystander's misconduct. Examples are off-clock time that begins
/// again because the clock was set back, and the replacement of a player who was put out after the
/// goal ended the penalty in his seat. Besides, if the clock is set later, even an empty play's
/// reading of the clock has an effect.
private struct RandomLog {
  private var random: SplitMix

  static func make(seed: Int, under book: Rulebook) -> GameLog {
    let kind = GameKind.allCases[seed % GameKind.allCases.count]
    let events = RandomGame.make(
      seed: seed, under: book, kind: kind, plays: 8 + seed % 20,
      captainsChoose: seed.isMultiple(of: 2), correctsGoalsAndClock: false)
    var maker = RandomLog(random: SplitMix(UInt64(seed)))
    var log = GameLog(kind: kind)
    for event in events {
      for event in [event] + maker.furtherCalls(with: event) {
        log.plays.append(LoggedPlay(event: event))
      }
    }
    return log
  }

  /// Further calls directly after the call of `event`, on the same player or any other.
  private mutating func furtherCalls(with event: Event) -> [Event] {
    guard case .penalty(let call) = event.play, random.below(3) == 0 else { return [] }
    return (0...random.below(3)).map { number in
      let anybody = Player(random.pick(Team.allCases), 1 + random.below(6))
      let further = Call(
        offender: random.flip() ? call.offender : .skater(anybody),
        penalties: random.pick([
          [.minor], [.minor], [.minor, .minor], [.major], [.major, .gameMisconduct], [.match],
          [.minor, .misconduct],
        ]))
      return Event(
        id: .label("\(event.id.label)\(number)"), time: event.time, play: .penalty(further))
    }
  }
}

extension Event.ID {
  fileprivate var label: String {
    switch self {
    case .number(let number): "\(number)-"
    case .label(let label): "\(label)-"
    }
  }
}

extension Relation {
  fileprivate func outcome(on sample: Sample, seed: Int) -> Outcome? {
    var random = SplitMix(UInt64(seed))
    return outcome(on: sample, &random)
  }

  /// An outcome in which the relation does not hold on `log`, found with one of several seeds;
  /// `nil` if none is.
  private func failure(on log: GameLog, under book: Rulebook) -> Outcome? {
    let sample = Sample(log, under: book)
    for seed in 0..<20 {
      if let outcome = outcome(on: sample, seed: seed), !outcome.holds { return outcome }
    }
    return nil
  }

  /// The report on a smallest part of `log` on which the relation does not hold.
  fileprivate func report(on log: GameLog, under book: Rulebook, _ first: Outcome) -> String {
    var fewest = log
    fewest.plays = shrunk(log.plays) { plays in
      var fewer = log
      fewer.plays = plays
      return failure(on: fewer, under: book) != nil
    }
    return (failure(on: fewest, under: book) ?? first).report
  }
}
