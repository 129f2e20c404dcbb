import Foundation
import HockeyRules
import SeededRandom
import Testing

/// The solver compared with the slow model, which is written only from the texts of the rules.
///
/// `PENALTYBOX_LONG=1` plays everything; without it, a fixed part is played, and in a quick run
/// nothing. `PENALTYBOX_SEEDS=1000000` plays that many random games for each book, in thousands.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct SlowModelTests {
  private static let smallGames = SmallGames(calls: isLong ? 3 : 2, goals: isLong ? 3 : 1)

  private static let smallGamesOfTeams = SmallGames(
    calls: isLong ? 2 : 1, goals: 1, teamPlays: isLong ? 2 : 1)

  @Test(arguments: SlowBook.main.map(\.id), Start.allCases)
  func `the solver agrees with the slow model on all small games`(
    _ id: String, _ start: Start
  ) throws {
    try compare(Self.smallGames, from: start, under: id)
  }

  @Test(arguments: SlowBook.main.map(\.id), Start.allCases)
  func
    `the solver agrees with the slow model on small games with time-outs, challenges and the like`(
      _ id: String, _ start: Start
    ) throws
  {
    try compare(Self.smallGamesOfTeams, from: start, under: id)
  }

  private func compare(
    _ smallGames: SmallGames, from start: Start, under id: String
  ) throws {
    let setting = SlowSetting(book: try slowBook(id), unit: 60)
    let rulebook = try HockeyRulesTests.book(id)
    var (games, failures) = (0, 0)
    let first = SideBySide(setting, from: start.second, under: rulebook)
    smallGames.walk(from: first) { before, event -> SideBySide? in
      guard failures < 5, !before.isOver else { return nil }
      var both = before
      var event = event
      event.second += start.second
      games += 1
      if both.play(event) && both.agreesToTheEnd() { return both }
      failures += 1
      let looks = (both.isOver ? [] : [60, 120, 180, 240, 300]).map {
        SlowEvent(second: event.second + $0, play: .look)
      }
      let report = difference(before.events + [event] + looks, setting, under: rulebook)
      Issue.record("under \(id)\n\(report ?? "the games side by side differ: \(both.events)")")
      return nil
    }
    if isLong { print("\(id), from \(start.second) s: \(games) small games") }
  }

  /// The books for random games.
  private static let ids = SlowBook.all.map(\.id).filter {
    Setting.chosenIDs?.contains($0) ?? true
  }

  @Test(arguments: Self.ids, Seeds.all)
  func `the solver agrees with the slow model on random games`(
    _ id: String, _ seeds: Seeds
  ) throws {
    try compareRandomGames(seeds, hasTeamPlays: false, under: id)
  }

  @Test(arguments: Self.ids, Seeds.all)
  func
    `the solver agrees with the slow model on random games with time-outs, challenges and the like`(
      _ id: String, _ seeds: Seeds
    ) throws
  {
    try compareRandomGames(seeds, hasTeamPlays: true, under: id)
  }

  private func compareRandomGames(
    _ seeds: Seeds, hasTeamPlays: Bool, under id: String
  ) throws {
    let book = try slowBook(id)
    let rulebook = try HockeyRulesTests.book(id)
    var failures = 0
    for seed in seeds.range where failures < 3 {
      let game = RandomSlowGame(seed: seed, book, hasTeamPlays: hasTeamPlays)
      guard let report = difference(game.events, game.setting, under: rulebook) else { continue }
      failures += 1
      Issue.record("seed \(seed), under \(id)\n\(report)")
    }
  }

  /// Of 1,000,000 games under a book, 7 to 23 still differ.
  ///
  /// The games of many seeds differ under several books. They are of these kinds.
  ///
  /// Who sits, and in which order:
  ///
  /// - A player is called again while he serves, and by the corrected record he would have waited: in
  ///   the solver he keeps his place in line, in the model the next call decides (87306, 148081,
  ///   183982, 206076, 292875, 446349, 450991, 816377, 847018, 893421, 916844, 986903 and 988068; NCAA,
  ///   64161 and 168606).
  /// - The pair of a position is broken by one amendment and restored by another: in the solver it
  ///   has been a pair all the time, in the model what was served in between decides (611325, 743320
  ///   and 754060).
  /// - A player who has served all his off-clock time has his major to serve: in the solver his
  ///   substitute goes on waiting for him, in the model he waits himself (76029 and 642096).
  /// - The officials let out a player whom a goal has just put out of the game, because the minor
  ///   that it washed out was one too many: the solver refuses that, as he has left the box; in the
  ///   model he leaves when play resumes (USA Hockey, 227655, 348915, 396678, 433753, 442287, 459860,
  ///   550925 and 901584).
  ///
  /// What a goal has ended, and what is set off:
  ///
  /// - The minor that a goal ended was by then covered by time that was served for another call of
  ///   the player: that time may count once more, in the solver, in the model or in both (322487,
  ///   430126, 863525, 911088, 924006 and 960066; PWHL, 188761).
  /// - A goal keeps an effect that the corrected record does not give it, and an amendment changes the
  ///   number of minors of the call: in the model the goal ends another minor of the call, in the
  ///   solver none (114482 and 502822).
  /// - A correction changes who sits off the clock when the teams' penalties are set off: of two
  ///   penalties that may be set off, the model sets off another (82670, 580443, 620209,
  ///   828850, 896098 and 990421). Where only the order of two alike halves changes, the solver stops
  ///   play (744939; NCAA 2022-24, 89074).
  /// - What another served for a call counts for its penalties on the clock and off it: the two leave
  ///   the same time in all, on different penalties (39495 and 839984).
  /// - A goalkeeper's penalties of two calls were served at the same time, and one call is taken back:
  ///   in the model its time counts at once for the other call's minor, in the solver only for what
  ///   the minor lacks in the end, and the rest for his misconduct (NCAA, 69161).
  @Test(arguments: Self.ids, Seeds.all)
  func `the solver agrees with the slow model on games with corrections`(
    _ id: String, _ seeds: Seeds
  ) throws {
    let book = try slowBook(id)
    let rulebook = try HockeyRulesTests.book(id)
    var (failures, compared) = (0, 0)
    var beyond: [SlowLimit: Int] = [:]
    var kinds: [String: (failures: Int, all: Int)] = [:]
    for seed in seeds.range {
      let game = RandomCorrectedGame(seed: seed, book)
      let comparison = Comparison(game.record, game.setting, under: rulebook)
      for limit in comparison.beyond { beyond[limit, default: 0] += 1 }
      if !comparison.beyond.isEmpty { continue }
      compared += 1
      kinds[game.kind, default: (0, 0)].all += 1
      guard comparison.differs else { continue }
      kinds[game.kind, default: (0, 0)].failures += 1
      failures += 1
      // The first failures of a kind are enough, and shrinking takes time.
      if kinds[game.kind, default: (0, 0)].failures > 2 { continue }
      let report = correctedDifference(game.events, game.setting, under: rulebook)
      Issue.record("seed \(seed), under \(id)\n\(report)")
    }
    #expect(compared * 20 > seeds.range.count * 17, "\(compared) games are compared")
    if isLong || failures > 0 {
      let limits = SlowLimit.allCases.map { "\($0.rawValue) \(beyond[$0] ?? 0)" }
      let list = kinds.sorted { $0.key < $1.key }.map { "\($0) \($1.failures) of \($1.all)" }
      print(
        "\(id), \(seeds): \(failures) of \(compared) differ; \(list); beyond the model: \(limits)")
    }
  }
}

/// The second at which small games begin: in the first period, or when the last minutes begin.
enum Start: CaseIterable {
  case early, late

  var second: Int { self == .early ? 300 : SlowBook.regulation - 360 }
}

/// The seeds of one test's random games.
struct Seeds: CustomStringConvertible, Sendable {
  var range: ClosedRange<Int>

  var description: String { "seeds \(range.lowerBound) to \(range.upperBound)" }

  /// 100 seeds in a short run, 100,000 in a long one, or the number in `PENALTYBOX_SEEDS`.
  static let all =
    thousands > 0
    ? (0..<thousands).map { Seeds(range: $0 * 1000 + 1...$0 * 1000 + 1000) }
    : [Seeds(range: 1...100)]

  private static let thousands =
    ProcessInfo.processInfo.environment["PENALTYBOX_SEEDS"].flatMap { Int($0) }.map { $0 / 1000 }
    ?? (isLong ? 100 : 0)
}

func slowBook(_ id: String) throws -> SlowBook {
  try #require(SlowBook.all.first { $0.id == id })
}

/// Whether everything is to be played.
let isLong = Thoroughness.current == .long

/// A message with a smallest game of corrections on which model and solver differ.
func correctedDifference(
  _ events: [SlowEvent], _ setting: SlowSetting, under rulebook: Rulebook
) -> String {
  let hasRefusal = Comparison(events, setting, under: rulebook).hasRefusal
  let fewest = shrunk(Array(events.indices)) { places in
    guard let fewer = [SlowEvent](events, only: places) else { return false }
    let comparison = Comparison(fewer, setting, under: rulebook)
    return comparison.beyond.isEmpty && comparison.differs && comparison.hasRefusal == hasRefusal
      && setting.isSound(fewer)
  }
  return Comparison([SlowEvent](events, only: fewest) ?? events, setting, under: rulebook).report
}

extension SlowSetting {
  /// Whether play is stopped at each correction, and each team-mate who is named may serve: no rule
  /// says whether a correction that changes nothing on the ice stops play.
  fileprivate func isSound(_ events: [SlowEvent]) -> Bool {
    var game = game(from: events.first?.second ?? 0)
    game.ledger = [:]
    for event in events {
      if event.play.isCorrection && !(game.isStopped && game.second == event.second) {
        return false
      }
      if let server = event.server, let called = event.play.called,
        !game.mayServe(server, of: called.side)
      {
        return false
      }
      if case .correct(.amend(_, let amendment)) = event.play, let server = amendment.server,
        !game.mayServe(server, of: amendment.side)
      {
        return false
      }
      game.play(event)
    }
    return true
  }
}

extension [SlowEvent] {
  /// Creates the plays at `places`, or returns `nil` if one corrects a play that is left out.
  fileprivate init?(_ events: [SlowEvent], only places: [Int]) {
    self = places.map { events[$0] }
    for index in indices {
      guard case .correct(let change) = self[index].play else { continue }
      if change.place < 0 {
        guard places.first == 0 else { return nil }
        continue
      }
      guard let target = places.firstIndex(of: change.place) else { return nil }
      self[index].play = .correct(change.naming(target))
    }
  }
}

/// A message with a smallest log on which model and solver differ.
func difference(
  _ events: [SlowEvent], _ setting: SlowSetting, under rulebook: Rulebook
) -> String? {
  let comparison = Comparison(events, setting, under: rulebook)
  guard comparison.differs else { return nil }
  let looks = events.reversed().prefix { $0.play == .look }.reversed()
  let fewest = shrunk(events.dropLast(looks.count) + []) {
    let fewer = Comparison($0 + looks, setting, under: rulebook)
    return fewer.differs && fewer.hasRefusal == comparison.hasRefusal
  }
  return Comparison(fewest + looks, setting, under: rulebook).report
}
