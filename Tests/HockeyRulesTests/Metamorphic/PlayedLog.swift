import HockeyRules
import SeededRandom

/// A log played play by play, with the game after each play.
struct PlayedLog {
  let events: [Event]
  let book: Rulebook
  let setup: GameSetup
  private(set) var games: [Game] = []
  private(set) var refused: [Refusal.Reason?] = []
  /// The instant at which play resumed before each play or at it; `nil` if play did not resume.
  private var resumedAt: [GameInstant?] = []
  /// Whether a penalty or a player's time ended on the way to each play or at it.
  private var endsAny: [Bool] = []

  init(_ events: [Event], under book: Rulebook, setup: GameSetup) {
    (self.events, self.book, self.setup) = (events, book, setup)
    play(from: Game(under: book, setup: setup))
  }

  /// Plays `events` under the book and setup of `other`, from the first play on that differs.
  init(_ events: [Event], like other: PlayedLog) {
    let shared = zip(events, other.events).prefix { $0 == $1 }.count
    (self.events, book, setup) = (events, other.book, other.setup)
    games = Array(other.games[..<shared])
    refused = Array(other.refused[..<shared])
    resumedAt = Array(other.resumedAt[..<shared])
    endsAny = Array(other.endsAny[..<shared])
    play(from: games.last ?? Game(under: book, setup: setup))
  }

  /// Plays the events that have not been played, on from `game`.
  private mutating func play(from game: Game) {
    var game = game
    games.reserveCapacity(events.count)
    for event in events[games.count...] {
      do throws(Refusal) {
        let rulings = try game.play(event)
        refused.append(nil)
        note(rulings)
      } catch {
        refused.append(error.reason)
        note([])
      }
      games.append(game)
    }
  }

  private mutating func note(_ rulings: [Ruling]) {
    let resumption = rulings.last { if case .play(.resumes) = $0.effect { true } else { false } }
    resumedAt.append(resumption?.at)
    endsAny.append(
      rulings.contains { ruling in
        switch ruling.effect {
        case .bench(.ends(_, let ending)): ending != .recorded
        case .bench(.mayLeave), .bench(.expires), .bench(.returns): true
        case .bench, .call, .play, .score: false
        }
      })
  }

  /// The index of the play called `id`, or of the position that lists that call's penalties.
  func place(of id: Event.ID) -> Int? {
    events.firstIndex { $0.id == id }
      ?? events.indices.first { place in
        guard case .position(let position) = events[place].play, isTaken(place) else {
          return false
        }
        return position.entries.contains { $0.id == id }
      }
  }

  func isTaken(_ place: Int) -> Bool { refused[place] == nil }

  func isStopped(after place: Int) -> Bool { games[place].stoppage != nil }

  /// Whether a penalty shot is to be taken after the play.
  func isShot(after place: Int) -> Bool { !(games[place].stoppage?.shots.isEmpty ?? true) }

  /// Whether a penalty or a player's time ended on the way to the play at `place`, or at it.
  func endsAny(at place: Int) -> Bool { endsAny[place] }

  /// The instant at which play last resumed before the play at `place`, if it has resumed.
  func lastResumed(before place: Int) -> GameInstant? {
    resumedAt[..<place].last { $0 != nil } ?? nil
  }

  /// Whether the book accepts the play at `first`, and play then remains stopped until `last`, with
  /// only calls, goals and the like.
  ///
  /// A statement by the scorer at that stoppage would hold in both games, although it may fit only
  /// one of them.
  func isOneStoppage(_ first: Int, _ last: Int) -> Bool {
    guard isTaken(first) else { return false }
    var begins = first
    if case .signal = events[first].play {
      guard let stop = (first...last).first(where: { isStopped(after: $0) }),
        (first..<stop).allSatisfy({ isSignalled(events[first].id, after: $0) }),
        resumedAt[stop] == nil
      else { return false }
      begins = stop
    }
    return (begins...last).allSatisfy { place in
      isStopped(after: place) && (place == begins || resumedAt[place] == nil)
        && (place == first || !events[place].play.isStated)
    } && (first..<begins).allSatisfy { !events[$0].play.isStated }
  }

  /// Whether an arm is up for the call of `id` after the play at `place`.
  private func isSignalled(_ id: Event.ID, after place: Int) -> Bool {
    games[place].signals.contains { $0.id == id }
  }

  /// The call at `place`, if the book accepts it and it awards no penalty shot.
  func plainCall(_ place: Int) -> Call? {
    switch events[place].play {
    case .penalty(let call), .signal(let call):
      isTaken(place) && !call.penaltyShot ? call : nil
    default: nil
    }
  }

  /// The play that calls `wrong` in place of `call`, with another infraction if `call` names one.
  ///
  /// Returns `nil` if the two calls could differ in who sits: an amendment drops the server if only
  /// the old call put the offender out.
  func calling(_ wrong: [PenaltyClass], insteadOf call: Call, at place: Int) -> Play? {
    guard !wrong.isEmpty, wrong != call.penalties || call.infraction != nil else { return nil }
    if call.server != nil && call.server == call.offender.player { return nil }
    let namesServer = call.server != nil || call.nobodySits
    let all = wrong + call.penalties
    if namesServer && !all.allSatisfy({ $0 == .minor || $0 == .misconduct }) { return nil }
    var other = call
    other.penalties = wrong
    if call.infraction != nil { other.infraction = Infraction(rawValue: "tripping") }
    if case .signal = events[place].play { return .signal(other) }
    return .penalty(other)
  }

  /// The penalties of the call `id` as amended before `end`, or `nil` if the call is taken back or
  /// awarded a penalty shot.
  func classes(of id: Event.ID, before end: Int) -> [PenaltyClass]? {
    guard let place = place(of: id) else { return nil }
    var classes: [PenaltyClass] = []
    if case .position(let position) = events[place].play {
      classes = position.entries.filter { $0.id == id }.map(\.penaltyClass)
    } else if let call = plainCall(place) {
      classes = call.penalties
    } else {
      return nil
    }
    for place in place..<end where isTaken(place) {
      guard case .correction(let correction) = events[place].play, correction.target == id else {
        continue
      }
      switch correction {
      case .void: return nil
      case .amend(_, let amendment, _): classes = amendment.penalties
      case .goalDisallowed, .release, .penaltyClock, .clock: continue
      }
    }
    return classes
  }

  /// The time `step` after the play at `last`, or `nil` if the period is over by then.
  func time(_ step: PlayingTime, after last: Int) -> GameTime? {
    var time = games[last].clock
    time.elapsed = time.elapsed + step
    return time.elapsed < games[last].schedule.length(of: time.period) ? time : nil
  }
}

extension Play {
  /// Whether the scorer states something in the play that does not follow from the rules.
  fileprivate var isStated: Bool {
    switch self {
    case .correction, .captainChoice, .leftBox, .backInBox, .servesFor, .position: true
    default: false
    }
  }
}

/// Random games for corrections.
///
/// They are games of `RandomGame`; in some of them, the officials also set penalty clocks.
enum RandomRecord {
  static func make(seed: Int, under book: Rulebook) -> PlayedLog {
    let setup = GameSetup(kind: GameKind.allCases[seed % 7 % GameKind.allCases.count])
    let varieties: [RandomGame.Variety] = [.plain, .signals, .pairs, .servers, .joined, .shootOuts]
    let variety = varieties[seed % varieties.count]
    var events = RandomGame.make(
      seed: 3_000_000 + seed, under: book, setup: setup, plays: 4 + seed % 17,
      correctsGoalsAndClock: seed % 5 == 0, isFullOfCorrections: seed % 11 == 0, variety: variety)
    // The position that was changed may state what the book's order of serving cannot produce.
    if variety == .joined { events.removeFirst() }
    guard seed % 3 == 0 else { return PlayedLog(events, under: book, setup: setup) }
    return PlayedLog(
      withPenaltyClocks(events, seed, book, setup), under: book, setup: setup)
  }

  private static func withPenaltyClocks(
    _ events: [Event], _ seed: Int, _ book: Rulebook, _ setup: GameSetup
  ) -> [Event] {
    var random = SplitMix(UInt64(seed))
    var game = Game(under: book, setup: setup)
    var all: [Event] = []
    for event in events {
      all.append(event)
      _ = try? game.play(event)
      guard random.below(4) == 0, game.stoppage != nil else { continue }
      let owing = game.penalties.filter { $0.isOnClock && !$0.isOver }
      guard !owing.isEmpty else { continue }
      let penalty = random.pick(owing)
      guard let player = penalty.offender.player else { continue }
      let left = PlayingTime(tenths: 10 * random.below(penalty.length.tenths / 10 + 1))
      let set = Event(
        id: .label("clock-\(all.count)"), time: game.clock,
        play: .correction(.penaltyClock(.skater(player), left, reason: "so")))
      guard (try? game.play(set)) != nil else { continue }
      all.append(set)
    }
    return all
  }
}
