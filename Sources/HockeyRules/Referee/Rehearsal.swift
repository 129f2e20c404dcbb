// A corrected game is heard again twice. The first time, as if the record had always been so, shows
// what each goal does. The second repeats what the goals do, and counts the time really served: its
// bench is due.
//
// No book states this. It follows from what the books say about the calls and goals that remain: a
// goal ends a minor that was called and replaces a signalled one (HC 4.2(b), 4.15(b); NHL 15.2,
// 16.2; IIHF 15.2, 16.2; USA Hockey 402(c), 409(b)), and a penalty is set off only against an
// opponent's (HC 4.5, NHL 19, IIHF 19, USA Hockey 408).

/// The known facts that bind a referee who hears a game's plays again.
struct Rehearsal: Sendable {
  /// The effect of each goal: found so far in the first hearing, repeated in the second.
  var deeds: [Event.ID: GoalDeed] = [:]
  /// The time really served, in the second hearing.
  var served: ServedTime?
  /// When the clocks of penalties were last set, by the penalties' indices.
  var clocksSet: [Int: GameInstant] = [:]

  /// Whether this is the second hearing, which repeats the goals' effects.
  var repeatsDeeds: Bool {
    switch served {
    case .some: true
    case nil: false
    }
  }
}

/// The effect of a goal on penalties.
struct GoalDeed: Sendable, Equatable {
  /// The minor that the goal ends.
  var ended: EndedMinor?
  /// The signalled calls that lose a minor to the goal.
  var washed: [Event.ID] = []

  /// A minor, by its call and its place among the call's minors in the order in which they are
  /// served.
  struct EndedMinor: Sendable, Equatable {
    var call: Event.ID
    var place: Int
    /// The instant at which the minor would have run out.
    var until: GameInstant

    static func == (one: EndedMinor, other: EndedMinor) -> Bool {
      one.call == other.call && one.place == other.place
    }
  }
}

extension Referee {
  /// A referee who has heard `transcript` again, up to the play that this referee hears.
  func hearing(_ transcript: Transcript, _ rehearsal: Rehearsal) -> Referee {
    var referee = Referee(Game(under: book, setup: game.setup))
    referee.game.transcript = transcript
    referee.game.transcript.isHeardAgain = true
    referee.rehearsal = rehearsal
    referee.choices = transcript.plays.choices + choices
    for event in transcript.plays {
      referee.hearAgain(event)
      referee.rulings.removeAll(keepingCapacity: true)
    }
    let here = Event(id: play, time: game.clock, play: .other(""))
    referee.hearAgain(here)
    return referee
  }

  /// Hears a play again, without a named server who may no longer sit; a play that no longer makes
  /// sense is left out.
  mutating func hearAgain(_ event: Event) {
    do throws(Refusal) {
      try hear(event)
    } catch {
      guard let play = event.play.withoutServer else { return }
      try? hear(Event(id: event.id, time: event.time, play: play))
    }
  }

  /// The effect of each goal of `transcript`, as the plays would have had it from the start.
  func deeds(in transcript: Transcript) -> [Event.ID: GoalDeed] {
    hearing(transcript, Rehearsal()).rehearsal?.deeds ?? [:]
  }

  /// The effect of each goal once the record is `corrected` from the play at `index` on.
  ///
  /// An earlier goal keeps its effect. So does a goal whose effect differed from the record's even
  /// before: the officials had let a player out, or set the clock.
  mutating func deeds(in corrected: Transcript, from index: Int) -> [Event.ID: GoalDeed] {
    var deeds = realDeeds
    guard game.transcript.hasGoal(from: index) else { return deeds }
    let known = game.transcript.isAsCalled ? deeds : game.transcript.deeds
    let before = known ?? self.deeds(in: game.transcript)
    let after = self.deeds(in: corrected)
    game.transcript.keep(after)
    for (id, deed) in deeds where before[id] == deed {
      let isLater = game.transcript.index(of: id).map { $0 >= index } ?? true
      if isLater { deeds[id] = after[id] ?? deed }
    }
    return deeds
  }

  /// The effect that each goal of this game had.
  var realDeeds: [Event.ID: GoalDeed] {
    var deeds = game.transcript.realDeeds
    for goal in game.goals where deeds[goal.call] == nil { deeds[goal.call] = deed(of: goal) }
    return deeds
  }

  /// The effect of `goal` in this game.
  func deed(of goal: ScoredGoal) -> GoalDeed {
    var deed = GoalDeed(ended: nil, washed: goal.washed.map { $0.id })
    if let ended = goal.ended,
      let place = minors(of: ended.penalty.call).firstIndex(of: ended.penalty.index)
    {
      deed.ended = GoalDeed.EndedMinor(
        call: ended.penalty.call, place: place, until: ended.until)
    }
    return deed
  }

  /// The penalty that `minor` names.
  func penalty(_ minor: GoalDeed.EndedMinor) -> Int? {
    let own = minors(of: minor.call)
    return own.indices.contains(minor.place) ? own[minor.place] : nil
  }

  /// The minors to serve that the call of `id` now has, in the order in which they are served.
  ///
  /// Which of two alike minors was set off differs from one hearing to the other.
  private func minors(of id: Event.ID) -> [Int] {
    let own = game.penalties.filter {
      $0.call == id && $0.penaltyClass == .minor && $0.length > .zero && !$0.isTakenBack
    }
    let places = own.map { penalty in
      let queue = penalty.seat.map { game.seats[$0].penalties } ?? []
      return (queue.firstIndex(of: penalty.index) ?? .max, penalty.index)
    }
    return places.sorted { $0 < $1 }.map { $0.1 }
  }

  /// Notes the effect of the last goal, if the goal is heard again to find its effect.
  mutating func noteDeed() {
    guard rehearsal?.repeatsDeeds == false, let goal = game.goals.last else { return }
    let deed = deed(of: goal)
    rehearsal?.deeds[goal.call] = deed
  }

  /// The effect that the goal of `id` must have again, or `nil` if the rules decide.
  func knownDeed(of id: Event.ID) -> GoalDeed? {
    rehearsal.flatMap { $0.repeatsDeeds ? $0.deeds[id] : nil }
  }

  /// Ends the minor that the goal of `id` has ended, when the goal is heard again.
  mutating func endAgain(_ id: Event.ID, _ scored: inout ScoredGoal) {
    guard let minor = knownDeed(of: id)?.ended, let index = penalty(minor) else { return }
    let penalty = game.penalties[index]
    useUpTime(of: index, took: max(.zero, penalty.length - max(.zero, minor.until - now)))
    guard !penalty.isOver else { return }
    let reason: Penalty.Ending = penalty.team == scored.goal.team ? .goalFor : .goalAgainst
    rule(.bench(.ends(penalty: penalty.id, reason)), by: book.goals.ends)
    guard let seat = penalty.seat else { return }
    // The next penalty in a seat that waits goes on waiting.
    let waits = game.seats[seat].standing == .waiting && game.bench.current(in: seat) != nil
    if !waits { continueServing(in: seat) }
  }
}

extension Play {
  /// The play without the team-mate whom it names to serve, or `nil` if it names none.
  fileprivate var withoutServer: Play? {
    switch self {
    case .penalty(var call):
      guard call.saysWhoSits else { return nil }
      (call.server, call.nobodySits) = (nil, false)
      return .penalty(call)
    case .signal(var call):
      guard call.saysWhoSits else { return nil }
      (call.server, call.nobodySits) = (nil, false)
      return .signal(call)
    case .challenge(let team, let result, .some): return .challenge(team, result)
    default: return nil
    }
  }
}
