import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

/// Corrections of random games with an effect that is known without a model.
///
/// In the long form, a few games of 200,000 still differ under a book. They are of these kinds (the
/// numbers are seeds):
///
/// - A team-mate is named for a player, and an amendment takes back what put the player out: whether
///   the name stands depends on the other calls at that moment, so on the order of two corrections
///   (34707, 117695 and 165033). The same goes for a team-mate who, by the corrected record, himself
///   had a penalty to serve when he was named (88533 and 173619).
/// - A call whose penalties a position states is amended. In the corrected position its penalties
///   follow each other, although another call's penalty stood between them (178654), or although one
///   team-mate sat for two of them at once (185800).
/// - The clock is set to before the game was joined. A penalty off the clock is then shown as waiting
///   or as running from there, which is the same while play is stopped (28270).
/// - A goal ended a minor that by the record had been over, as its call was amended late; what a later
///   goal ends follows from the record (185916).
/// - The log goes on after the goal that decided the game in overtime (132139), or awards a goal to a
///   team against which a penalty shot is signalled (35677).
///
/// The variable `SEEDS` gives the number of games under each book. In the long form each game shows
/// one relation.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct CorrectionRelationTests {
  private static let games =
    Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "") ?? (isLong ? 200_000 : 24)

  /// All relations; in the long form, a game shows only the first of them that fits it.
  private func relations(_ seed: Int) -> [CorrectionRelation] {
    let all = CorrectionRelation.allCases
    if !isLong { return all }
    var random = SplitMix(UInt64(seed) << 32)
    let first = random.below(all.count)
    return Array(all[first...] + all[..<first])
  }

  @Test(arguments: Setting.chosenIDs ?? Rulebooks.ids)
  func `corrections that change nothing change nothing`(_ id: String) throws {
    let book = try book(id)
    var tally = CorrectionTally()
    for seed in 1...Self.games {
      let log = RandomRecord.make(seed: seed, under: book)
      var random = SplitMix(UInt64(seed))
      for relation in relations(seed) {
        guard let trial = log.trial(of: relation, &random), let outcome = log.outcome(of: trial)
        else { continue }
        tally.compared[relation, default: 0] += 1
        // The first failures are enough, and shrinking takes time.
        if let difference = outcome.difference, tally.note(difference, relation, seed) <= 2 {
          Issue.record("\(id), seed \(seed), \(relation.rawValue):\n\(log.report(on: trial))")
        }
        if isLong { break }
      }
    }
    if Self.games > 1000 || tally.fails { print("\(id):\n\(tally.text)") }
    for relation in CorrectionRelation.allCases {
      let count = tally.compared[relation, default: 0]
      // A relation that almost no game can show proves nothing.
      #expect(count * 30 >= Self.games, "\(relation.rawValue): \(count) games of \(Self.games)")
    }
  }
}

/// The number of games compared for each relation, and the seeds of the games that differed.
private struct CorrectionTally {
  var compared: [CorrectionRelation: Int] = [:]
  private var differences: [CorrectionRelation: [BenchPicture.Difference: [Int]]] = [:]

  var fails: Bool { !differences.isEmpty }

  /// Counts a difference; returns the number of games of the relation that have differed so far.
  mutating func note(
    _ difference: BenchPicture.Difference, _ relation: CorrectionRelation, _ seed: Int
  ) -> Int {
    differences[relation, default: [:]][difference, default: []].append(seed)
    return differences[relation, default: [:]].values.reduce(0) { $0 + $1.count }
  }

  var text: String {
    CorrectionRelation.allCases.map { relation in
      let kinds = differences[relation] ?? [:]
      let seeds = BenchPicture.Difference.allCases.compactMap { kind in
        kinds[kind].map {
          "\n    \(kind.rawValue): seeds \($0.map(String.init).joined(separator: ", "))"
        }
      }
      let count = kinds.values.reduce(0) { $0 + $1.count }
      return "  \(relation.rawValue): \(count) of \(compared[relation, default: 0]) differ"
        + seeds.joined()
    }.joined(separator: "\n")
  }
}

extension Play {
  /// The ids of the calls whose penalties a position lists.
  fileprivate var positionIDs: [Event.ID] {
    if case .position(let position) = self { position.entries.map(\.id) } else { [] }
  }
}

/// The outcome of a relation on a log.
struct CorrectionOutcome {
  /// The gravest difference at the first play that differs, or `nil` if none does.
  var difference: BenchPicture.Difference?
  /// The index of that play, and both pictures there.
  var place = 0
  var pictures: [BenchPicture] = []
  var pair: CorrectedPair
}

extension PlayedLog {
  /// A trial of `relation` at random plays, or `nil` if a few attempts find none.
  func trial(of relation: CorrectionRelation, _ random: inout SplitMix) -> CorrectionTrial? {
    let targets = events.indices.filter { place in
      guard isTaken(place) else { return false }
      return switch relation {
      case .disallowedAtOnce:
        games[place].goals.last?.call == events[place].id
          || games[place].attempts.last.map { $0.call == events[place].id && $0.shot.scored }
            ?? false
      case .clockBackAndForth, .clockFarBackAndForth: isStopped(after: place)
      case .amendedToTheSame:
        events[place].play.isCall || !events[place].play.positionIDs.isEmpty
      case .amendedAtOnce, .amendedLater, .voidedAndCalledAgain, .voidedAfterFaceOff,
        .inEitherOrder:
        events[place].play.isCall
      }
    }
    guard !targets.isEmpty else { return nil }
    for _ in 0..<8 {
      let target = random.pick(targets)
      let reach =
        relation == .voidedAfterFaceOff || relation.setsClock
        ? target : min(events.count - 1, target + random.below(random.pick([1, 3, 20])))
      let entries = events[target].play.positionIDs
      var trial = CorrectionTrial(
        relation: relation, corrected: entries.isEmpty ? events[target].id : random.pick(entries),
        last: events[reach].id,
        wrong: Self.classes(&random), step: step(relation, after: reach, &random))
      if relation == .inEitherOrder { trial.corrections = corrections(after: reach, &random) }
      if pair(of: trial) != nil { return trial }
    }
    return nil
  }

  private static func classes(_ random: inout SplitMix) -> [PenaltyClass] {
    random.pick([
      [.minor], [.minor], [.minor, .minor], [.major], [.major, .gameMisconduct], [.misconduct],
      [.minor, .misconduct], [.match], [.minor, .major], [.gameMisconduct],
    ])
  }

  private func step(
    _ relation: CorrectionRelation, after last: Int, _ random: inout SplitMix
  ) -> PlayingTime {
    guard relation.setsClock else { return .seconds(1 + random.below(60)) }
    // Often the clock is set back to a time at which something began or ended.
    let elapsed = games[last].clock.elapsed
    let marks = events[..<last].filter { $0.time.period == games[last].clock.period }.map {
      elapsed - $0.time.elapsed
    }
    let isNear = marks.isEmpty || random.flip()
    let mark = isNear ? PlayingTime.seconds(random.below(40)) : random.pick(marks)
    return mark + PlayingTime(tenths: random.pick([0, 1, 5, 10, 50]))
  }

  private func corrections(after last: Int, _ random: inout SplitMix) -> [Correction] {
    let targets = events.indices[...last].filter { isTaken($0) && mayBeCorrected($0, after: last) }
    guard targets.count > 1 else { return [] }
    let first = random.pick(targets)
    let second = random.pick(targets.filter { $0 != first })
    return [first, second].map { place in
      let id = events[place].id
      if case .goal = events[place].play { return .goalDisallowed(id, reason: "so") }
      return random.flip()
        ? .void(id, reason: "so") : .amend(id, Self.classes(&random), reason: "so")
    }
  }

  private func mayBeCorrected(_ place: Int, after last: Int) -> Bool {
    if case .goal = events[place].play {
      return games[last].goals.contains { $0.call == events[place].id }
    }
    return events[place].play.isCall && classes(of: events[place].id, before: last + 1) != nil
  }

  /// The outcome of `trial`, or `nil` if the trial says nothing about this log.
  func outcome(of trial: CorrectionTrial) -> CorrectionOutcome? {
    guard let pair = pair(of: trial) else { return nil }
    let played = PlayedLog(pair.plain, like: self)
    let tail = played.tail
    let plain = PlayedLog(pair.plain + tail, like: played)
    let corrected = PlayedLog(pair.corrected + tail, like: self)
    let isTaken = pair.mustBeTaken.allSatisfy { corrected.isTaken($0) }
    let isAlike = (0..<pair.alike).allSatisfy { corrected.isTaken($0) == plain.isTaken($0) }
    guard isTaken || trial.relation == .inEitherOrder && corrected.isTaken(pair.start - 1),
      isAlike
    else { return nil }
    let end = pair.ignoresTimes ? pair.start + 1 : corrected.events.count
    for place in pair.start..<end {
      var one = BenchPicture(
        of: corrected.games[place], refused: corrected.refused[place], names: pair.names)
      var other = BenchPicture(of: plain.games[place], refused: plain.refused[place])
      // A correction may come after the end of the game, but the plays in its place may not, so
      // their refusals are not compared.
      if pair.mustBeTaken.contains(place) && trial.relation != .inEitherOrder {
        (one.refused, other.refused) = (nil, nil)
      }
      if pair.ignoresTimes { (one, other) = (one.withoutTimes, other.withoutTimes) }
      guard let difference = one.difference(from: other) else { continue }
      return CorrectionOutcome(
        difference: difference, place: place, pictures: [one, other], pair: pair)
    }
    let last = pair.ignoresTimes ? nil : corrected.games.last
    let difference = last.flatMap { last in
      GameFigures(of: last).difference(from: GameFigures(of: plain.games.last ?? last))
    }.flatMap { trial.relation.leavesOut.contains($0) ? nil : $0 }
    return CorrectionOutcome(difference: difference, place: end - 1, pair: pair)
  }

  /// Eleven minutes of nothing but whistles, or fewer if the game ends before.
  private var tail: [Event] {
    guard let last = games.last else { return [] }
    var time = last.clock
    let schedule = last.schedule
    var tail: [Event] = []
    for number in 0..<11 {
      time.elapsed = time.elapsed + .seconds(60)
      if time.elapsed > schedule.length(of: time.period) {
        guard time.period < schedule.regulationPeriods else { break }
        time = GameTime(
          period: time.period + 1, elapsed: time.elapsed - schedule.length(of: time.period))
      }
      let play = number % 2 == 1 ? Play.whistle(reason: nil) : .other("look")
      tail.append(Event(id: .label("tail-\(number)"), time: time, play: play))
    }
    return tail
  }

  /// The shortest sheet on which `trial` still fails, with the difference and its place.
  func report(on trial: CorrectionTrial) -> String {
    func failure(_ events: [Event]) -> CorrectionOutcome? {
      let outcome = PlayedLog(events, like: self).outcome(of: trial)
      return outcome?.difference == nil ? nil : outcome
    }
    let fewest = shrunk(events) { failure($0) != nil }
    guard let outcome = failure(fewest), let difference = outcome.difference else { return "" }
    let pictures = outcome.pictures.map(\.description)
    return """
      \(difference.rawValue) at play \(outcome.place + 1) of
      \(sheet(outcome.pair.corrected, kind: setup.kind))instead of
      \(sheet(outcome.pair.plain, kind: setup.kind))\(pictures.joined(separator: "\n  instead of\n"))
      """
  }
}
