import HockeyRules
import Rulebooks
import SeededRandom
import Testing

/// A game joined in progress goes on like the game that was played from its beginning.
@Suite struct PositionTests {
  static let books = [
    "nhl-2025", "iihf-2025", "hockey-canada-2024", "usa-hockey-2025", "ncaa-2024", "pwhl-2025",
  ]

  @Test(arguments: books)
  func `a game goes on from its position as from its beginning`(_ bookID: String) throws {
    let book = try book(bookID)
    for seed in 0..<seeds {
      let kind = GameKind.allCases[seed % 3]
      let plays = RandomGame.make(seed: seed, under: book, kind: kind, plays: 24)
      for first in stride(from: 3, to: 20, by: 4) {
        let fault = JoinedHalfway(plays, at: first, book, kind).fault
        guard let fault else { continue }
        Issue.record(shrunkReport(plays, first, book, kind, fault, seed))
        return
      }
    }
  }

  private var seeds: Int { Thoroughness.count(quick: 4, thorough: 40) }

  private func shrunkReport(
    _ plays: [Event], _ first: Int, _ book: Rulebook, _ kind: GameKind, _ fault: String, _ seed: Int
  ) -> Comment {
    var before = Array(plays[..<first])
    var after = Array(plays[first...])
    before = shrunk(before) {
      !$0.isEmpty && JoinedHalfway($0 + after, at: $0.count, book, kind).fault != nil
    }
    after = shrunk(after) { JoinedHalfway(before + $0, at: before.count, book, kind).fault != nil }
    let last = JoinedHalfway(before + after, at: before.count, book, kind)
    return Comment(
      rawValue: """
        seed \(seed), \(kind): \(last.fault ?? fault)
        \(sheet(before, kind: kind))-- joined --
        \(sheet(last.joinedPlays, kind: kind))
        """)
  }
}

/// A game, and a second one that is joined at the first one's position after some plays.
struct JoinedHalfway {
  private let plays: [Event]
  private let first: Int
  private let whole: Game
  private let book: Rulebook

  init(_ plays: [Event], at first: Int, _ book: Rulebook, _ kind: GameKind) {
    self.plays = plays
    self.first = first
    self.book = book
    whole = Game(under: book, setup: GameSetup(kind: kind))
  }

  /// The game before the position, with play on, or `nil` if it has facts that no position
  /// contains.
  private var before: Game? {
    var game = whole
    for play in plays[..<first] { _ = try? game.play(play) }
    if game.stoppage != nil {
      let dropped = Event(id: "dropped", time: game.clock, play: .faceOff)
      _ = try? game.play(dropped)
    }
    guard game.stoppage == nil, !game.isOver, !game.isDecided, game.signals.isEmpty,
      game.illegal.isEmpty, game.attempts.isEmpty, game.clock > .start
    else { return nil }
    return game
  }

  var joinedPlays: [Event] {
    guard let game = before else { return plays }
    return [Event(id: "joined", time: game.clock, play: .position(game.position))]
      + plays[first...]
  }

  /// The first difference between the two games, or `nil` if there is none.
  var fault: String? {
    guard var game = before else { return nil }
    var joined = Game(under: book, setup: whole.setup)
    let position = game.position
    do throws(Refusal) {
      try joined.play(Event(id: "joined", time: game.clock, play: .position(position)))
    } catch {
      return "the position is refused: \(error.reason)"
    }
    if let difference = Self.difference(game, joined) { return "at once: \(difference)" }
    if joined.position != position { return "its position is another: \(joined.position)" }
    let broken = joined.checkInvariantsBetweenPlays()
    if !broken.isEmpty && game.checkInvariantsBetweenPlays().isEmpty { return "\(broken)" }
    let counted = game.countedOut
    for play in plays[first...] where !isAboutWhatIsLacking(play.play, game) {
      let rulings = try? game.play(play)
      let others = try? joined.play(play)
      if rulings == nil && others == nil { continue }
      // The joined game does not count penalties that have been served: a position lacks them.
      if game.countedOut.subtracting(counted) != joined.countedOut { return nil }
      if (rulings == nil) != (others == nil) { return "\(play.play) is refused in one" }
      if let difference = Self.difference(game, joined) {
        return "after \(play.play): \(difference)"
      }
    }
    return nil
  }

  /// Whether `play` needs a fact that a position lacks: an earlier call or goal, or the off-clock
  /// time of a player who is out of the game.
  private func isAboutWhatIsLacking(_ play: Play, _ game: Game) -> Bool {
    switch play {
    case .correction(.release(let player, _)):
      game.state.game.ejections.contains { $0.offender.player == player }
    case .correction, .captainChoice: true
    default: false
    }
  }

  private static func difference(_ game: Game, _ other: Game) -> String? {
    let own = GameState(game)
    let others = GameState(other)
    if own.score != others.score { return "score \(own.score), \(others.score)" }
    if own.manpower != others.manpower {
      return "manpower \(own.manpower), \(others.manpower)"
    }
    for team in Team.allCases where own.bench(team) != others.bench(team) {
      return "bench of \(team)\n  \(own.bench(team))\n  \(others.bench(team))"
    }
    let goals = Array(game.goals.suffix(other.goals.count)).map(\.manpower)
    if goals != other.goals.map(\.manpower) { return "goals \(goals), \(other.goals)" }
    return nil
  }
}

/// The facts that two games must have in common.
private struct GameState {
  let score: PerTeam<Int>
  let manpower: PerTeam<Int>
  private let game: Game

  init(_ game: Game) {
    let state = game.state
    self.game = state.game
    score = state.game.score
    manpower = state.game.manpower
  }

  /// The places of the bench in words, without the numbers of the penalties.
  func bench(_ team: Team) -> [String] {
    game.bench(of: team).map { place in
      let behind = place.behind.map {
        "\($0.offender) \($0.penaltyClass) \($0.remaining(at: game.now))"
      }
      return "\(place.occupant) \(place.standing) \(place.remaining) behind \(behind)"
    }.sorted()
  }
}

extension Game {
  /// The offenders whom a count of penalties has put out, or will put out when play resumes.
  ///
  /// The joined game does not count penalties that have been served: a position lacks them.
  fileprivate var countedOut: Set<Offender> {
    let counts = [
      "majors-to-game-misconduct", "misconducts-to-game-misconduct",
      "penalties-to-game-misconduct", "infraction-counts",
    ]
    let ejections = state.game.ejections.filter { ejection in
      counts.contains { $0 == ejection.authority.key?.rawValue }
    }
    return Set(ejections.map(\.offender))
  }
}
