import Foundation
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

@testable import HockeyRules

/// Random games, played in every way that the library offers, with the same result.
@Suite struct PlayedGames {
  /// The number of games for each setting; the variable `SEEDS` sets it for a longer search.
  private static let count =
    Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "")
    ?? Thoroughness.count(quick: 4, thorough: 6)

  private static func seeds(of setting: Setting) -> Range<Int> {
    let books = Rulebooks.ids.firstIndex(of: setting.bookID) ?? 0
    let kinds = GameKind.allCases.firstIndex(of: setting.kind) ?? 0
    let first = (books * GameKind.allCases.count + kinds) * count
    return first..<first + count
  }

  /// Whether to ask a game for the rulings on each play in advance, and to solve it twice.
  ///
  /// Asking takes a third of the time, so a long search does this for one game in eight.
  private static func asks(_ seed: Int) -> Bool { count <= 1000 || seed % 8 == 0 }

  @Test(arguments: Setting.all)
  func `every ruling leaves a sound game, and every way to play has the same result`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    var failures = 0
    for seed in Self.seeds(of: setting) where failures < 3 {
      let events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let game = PlayedGame(book: book, kind: setting.kind, asks: Self.asks(seed))
      guard !game.broken(by: events).isEmpty else { continue }
      failures += 1
      Issue.record(game.report(on: events, seed: seed))
    }
  }

  /// The variable `SEEDS` sets the number of games here too.
  @Test(arguments: Setting.all)
  func `a game full of corrections stays sound at every ruling`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    var failures = 0
    for seed in Self.seeds(of: setting) where failures < 3 {
      let events = RandomGame.make(
        seed: seed, under: book, kind: setting.kind, isFullOfCorrections: true)
      let game = PlayedGame(book: book, kind: setting.kind, asks: Self.asks(seed))
      guard !game.broken(by: events).isEmpty else { continue }
      failures += 1
      Issue.record(game.report(on: events, seed: seed))
    }
  }

  /// One game in five belongs to each variety.
  @Test(arguments: Setting.all)
  func `a game that has more of one thing stays sound at every ruling`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    let varieties = RandomGame.Variety.allCases.filter { $0 != .plain }
    var failures = 0
    for seed in Self.seeds(of: setting) where failures < 3 && (Self.count > 1000 || seed % 2 == 0) {
      let events = RandomGame.make(
        seed: seed, under: book, setup: GameSetup(kind: setting.kind),
        isFullOfCorrections: seed % 3 == 0, variety: varieties[seed / 2 % varieties.count])
      let game = PlayedGame(book: book, kind: setting.kind, asks: Self.asks(seed))
      guard !game.broken(by: events).isEmpty else { continue }
      failures += 1
      Issue.record(game.report(on: events, seed: seed))
    }
  }

  @Test(arguments: Setting.all)
  func `every ruling by the book cites one of its points, with the rule given there`(
    _ setting: Setting
  ) throws {
    let edition = try #require(Rulebooks.edition(setting.bookID))
    var own: [ProvisionKey: StatedProvision] = [:]
    for provision in edition.provisions { own[provision.key] = provision }
    for seed in Self.seeds(of: setting).prefix(10) {
      let events = RandomGame.make(seed: seed, under: edition.rulebook, kind: setting.kind)
      for ruling in solve(events, under: edition.rulebook, setup: GameSetup(kind: setting.kind))
        .journal
      {
        guard let citation = ruling.authority.citation else { continue }
        let provision = try #require(own[citation.key], "seed \(seed) \(ruling)")
        #expect(provision.rule == citation.rule, "seed \(seed) \(ruling)")
        #expect(provision.isVerified == citation.isVerified, "seed \(seed) \(ruling)")
      }
    }
  }

  @Test(arguments: Setting.all)
  func `a log with captains' choices has one solution, and its rulings lead to its game`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    for seed in Self.seeds(of: setting) where seed % 5 == 0 {
      let events = RandomGame.make(
        seed: seed, under: book, kind: setting.kind, plays: 20, captainsChoose: true)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      #expect(
        solution == solve(events, under: book, setup: GameSetup(kind: setting.kind)), "seed \(seed)"
      )
      #expect(
        solution.game(after: events.count - 1) == solution.game, "seed \(seed)")
    }
  }
}

/// A log played event by event and as a whole, and the faults found in it.
private struct PlayedGame {
  let book: Rulebook
  let kind: GameKind
  let asks: Bool

  /// A smallest part of `events` that has a fault, and the fault.
  func report(on events: [Event], seed: Int) -> Comment {
    let fewest = shrunk(events) { !broken(by: $0).isEmpty }
    let first = broken(by: fewest).first ?? ""
    return "under \(book.id), seed \(seed): \(first)\n\(sheet(fewest, kind: kind))"
  }

  /// The faults in `events`, in the order in which they are found.
  func broken(by events: [Event]) -> [String] {
    var game = Game(under: book, setup: GameSetup(kind: kind))
    var rulings: [Ruling] = []
    var broken: [String] = []
    for event in events {
      rulings += play(event, in: &game, &broken)
      if !broken.isEmpty { return broken }
    }
    let solution = solve(events, under: book, setup: GameSetup(kind: kind))
    if asks && solution != solve(events, under: book, setup: GameSetup(kind: kind)) {
      broken.append("solved twice, differs")
    }
    if let last = solution.plays.last(where: { $0.refused == nil })?.event {
      rulings += settleAtEnd(&game, after: last)
    }
    if solution.plays.contains(where: { $0.refused != nil && !solution.rulings(of: $0).isEmpty }) {
      broken.append("something is ruled on a refused play")
    }
    if solution.journal != rulings {
      broken.append("solve rules otherwise than play: " + difference(solution, rulings))
    }
    if solution.game != game { broken.append("solve leaves another game than play") }
    if solution.steps.flatMap({ $0.rulings }) != solution.journal {
      broken.append("the steps have other rulings than the journal")
    }
    if solution.steps.compactMap({ $0.play }) != Array(solution.plays.indices) {
      broken.append("the plays are not one step each")
    }
    if solution.game(after: events.count - 1) != solution.game {
      broken.append("the rulings leave another game than solve")
    }
    return broken
  }

  /// Plays one event in every way that the library offers.
  private func play(
    _ event: Event, in game: inout Game, _ broken: inout [String]
  ) -> [Ruling] {
    let before = game
    do throws(Refusal) {
      let answer = asks ? try game.rulings(on: event) : nil
      if asks {
        if try game.rulings(on: event) != answer { broken.append("asked twice, answers differ") }
        if game != before { broken.append("asking changed the game") }
      }
      let rulings = try game.play(event)
      if let answer, answer != rulings { broken.append("play rules otherwise than it says") }
      broken += unsound(before, event, rulings, leaving: game)
      return rulings
    } catch {
      if game != before { broken.append("a refused play changed the game") }
      return []
    }
  }

  /// The faults on the way from `game` through `rulings` to `played`.
  private func unsound(
    _ game: Game, _ event: Event, _ rulings: [Ruling], leaving played: Game
  ) -> [String] {
    var game = game
    var broken: [String] = []
    game.read(event.time)
    for (index, ruling) in rulings.enumerated() {
      // A correction can find a penalty served because its player has sat for another.
      if case .bench(.ends(let penalty, .served)) = ruling.effect, !event.play.isCorrection,
        game.penalties[penalty.index].until != ruling.at
      {
        broken.append("penalty \(penalty) is served before its time is up")
      }
      game.apply(ruling)
      broken += game.misnumbered
      broken += game.checkInvariants()
      // The rulings of an instant belong together: time expires one ruling before a seat is free.
      let next = rulings.indices.contains(index + 1) ? rulings[index + 1].at : nil
      if next != ruling.at { broken += game.checkInvariantsBetweenPlays() }
    }
    if game != played { broken.append("the rulings leave another game than play") }
    broken += played.brokenInPlay()
    return broken.map { "\(event.id) \($0)" }
  }

  private func settleAtEnd(_ game: inout Game, after last: Event) -> [Ruling] {
    guard game.stoppage != nil else { return [] }
    var referee = Referee(game)
    referee.settleAtEnd(in: last.time.period)
    game = referee.game
    return referee.rulings
  }

  private func difference(_ solution: Solution, _ rulings: [Ruling]) -> String {
    let pairs = zip(solution.journal, rulings)
    guard let (solved, played) = pairs.first(where: { $0 != $1 }) else { return "one has more" }
    return "\(solved) where play has \(played)"
  }
}

extension Play {
  fileprivate var isCorrection: Bool { if case .correction = self { true } else { false } }
}

extension Game {
  /// The faults in the numbering of penalties and seats.
  fileprivate var misnumbered: [String] {
    var broken: [String] = []
    if Set(penalties.map(\.id)).count < penalties.count {
      broken.append("two penalties of one name")
    }
    if Set(seats.map(\.id)).count < seats.count { broken.append("two seats of one name") }
    if penalties.map(\.index) != Array(penalties.indices) {
      broken.append("penalties out of order")
    }
    if seats.map(\.index) != Array(seats.indices) { broken.append("seats out of order") }
    return broken
  }

  /// The faults while play is on; in regulation, a team must have the skaters that its seats leave.
  fileprivate func brokenInPlay() -> [String] {
    guard stoppage == nil, !isOver, period <= schedule.regulationPeriods else { return [] }
    let idle = penalties.filter { penalty in
      let own = offClock(with: penalty).map { penalties[$0] }
      let isHeld = hasToServeOnClock(penalty)
      let mayNotSit =
        ejected.contains(penalty.offender)
        || illegal.contains { sits($0, offClockFor: penalty) }
      return penalty.isOffClock && !penalty.isOver && !isHeld && !mayNotSit
        && own.allSatisfy { $0.until == nil }
    }
    return idle.map { "penalty \($0.id) off the clock stands still" }
      + Team.allCases.compactMap { team in
        let left = skatersLeft(by: activeSeats(of: team))
        // From an empty seat nobody comes out before the next stoppage, except a player who sat for
        // a third penalty.
        let empty = seats.filter { $0.team == team && $0.standing == .expired && $0.isEmpty }
        let least = skatersLeft(by: activeSeats(of: team) + empty)
        return least...left ~= manpower[team]
          ? nil : "\(team) has \(manpower[team]) skaters, not \(left)"
      }
  }

  /// The skaters of a team with the seats `active`.
  private func skatersLeft(by active: [Seat]) -> Int {
    let beside = book.coincidental.countsPairs ? 0 : active.count { $0.paired }
    let short = min(book.serving.servedAtOnce.value, active.count - beside) + beside
    return max(book.play.minimumSkaters.value, book.play.skaters.value - short)
  }
}
