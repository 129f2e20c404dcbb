/// A correction of an earlier play, named by its index.
enum SlowChange: Hashable {
  /// The call was never made.
  case void(Int)
  /// The call should have been this one.
  case amend(Int, SlowAmendment)
  /// The goal does not count.
  case disallow(Int)

  /// The index of the corrected play.
  var place: Int {
    switch self {
    case .void(let place), .amend(let place, _), .disallow(let place): place
    }
  }

  /// The same change of the play at `place`.
  func naming(_ place: Int) -> SlowChange {
    switch self {
    case .void: .void(place)
    case .amend(_, let amendment): .amend(place, amendment)
    case .disallow: .disallow(place)
    }
  }

  /// Makes the change in `plays`; a call that was never made has still stopped play.
  func make(in plays: inout [SlowEvent], of book: SlowBook) {
    if place < 0 {
      guard case .joined(var entries)? = plays.first?.play else { return }
      make(in: &entries)
      plays[0].play = .joined(entries)
      return
    }
    switch self {
    case .void(let place):
      if case .signal = plays[place].play {
        plays[place].play = .look
      } else {
        plays[place].play = .whistle
      }
    case .disallow(let place):
      if case .shot(let side, _) = plays[place].play {
        plays[place].play = .shot(side, scored: false)
      } else {
        plays[place].play = .whistle
      }
    case .amend(let place, let amendment):
      let old = plays[place].play.called
      let isOut = plays.indices.contains { other in
        other != place
          && plays[other].play.called.map {
            $0.side == old?.side && $0.charged == old?.charged && book.putsOut($0.classes)
          } ?? false
      }
      plays[place].become(amendment, isOut: isOut, in: book)
    }
  }
}

/// The call that an earlier call should have been.
struct SlowAmendment: Hashable {
  var side: Side
  var classes: [Class]
  /// Whether the foul gives the other team a penalty shot in place of a minor.
  var isForShot = false
  /// The offender, if it was another of the team.
  var charged: Charged?
  /// The number of the team-mate who serves, if the amendment names one.
  var server: Int?
}

extension SlowEvent {
  /// Makes the call the one that it should have been; `isOut` tells whether another call puts the
  /// offender out.
  fileprivate mutating func become(_ amendment: SlowAmendment, isOut: Bool, in book: SlowBook) {
    guard let old = play.called else { return }
    let charged = amendment.charged ?? old.charged
    dropServer(of: old, to: charged, amendment.classes, isOut: isOut, in: book)
    server = amendment.server ?? server
    play =
      switch play {
      case .signal: .signal(old.side, charged, amendment.classes)
      case _ where amendment.isForShot: .foulForShot(old.side, charged, amendment.classes)
      default: .call(old.side, charged, amendment.classes)
      }
  }

  /// Drops the server named for the old call if the new call is another skater's, or if the team
  /// named him only because the old call put the offender out, and the new call does not.
  ///
  /// A goalkeeper's server stays in any case.
  private mutating func dropServer(
    of old: (side: Side, charged: Charged, classes: [Class]), to charged: Charged,
    _ classes: [Class], isOut: Bool, in book: SlowBook
  ) {
    guard charged.isSkater else { return }
    let isBack = !isOut && book.putsOut(old.classes) && classes.allSatisfy { $0 == .minor }
    if isBack || charged != old.charged { server = nil }
  }
}

extension SlowBook {
  /// Whether one call of these penalties puts the offender out of the game.
  func putsOut(_ classes: [Class]) -> Bool {
    classes.contains { $0 == .match || $0 == .gameMisconduct }
      || majorsToEject == 1 && classes.contains(.major)
  }
}

/// A situation after a correction to which the model has no answer.
enum SlowLimit: String, CaseIterable {
  /// A player is called who, by the corrected record, was already out of the game.
  case calledThoughOut = "called though he is out"
  /// A player is named to serve who, by the corrected record, has a penalty himself, and the book
  /// allows that.
  case penalisedServer = "a penalised player is named"
  /// One of two set-off penalties of a position is corrected; the position does not say against
  /// which one it was set off.
  case setOffOfPosition = "set off in a position"
  /// A team-mate is named to serve a call that is now a misconduct.
  case serverOfMisconduct = "a server is named for a misconduct"
  /// A team-mate is named to serve a major of a player who is no longer out; no text says which of
  /// the two sits once another penalty is set off.
  case serverOfOneWhoStays = "a server is named for a player who is no longer out"
  /// A team-mate is named to serve for a goalkeeper who sits a part himself; no text says which time
  /// follows which (NCAA 28.1, 28.2).
  case serverBesideGoalkeeper = "a server is named beside a goalkeeper who sits"
  /// A player is put out who has time to sit off the clock; no text says which of what he has sat
  /// counts for his other penalties.
  case droppedTime = "put out with time to sit"
  /// A captain chose at a goal that, by the corrected record, does not count or asks for no choice;
  /// in the solver the choice then says who returns first.
  case choiceWithoutNeed = "a captain chose at a goal that asks for no choice"
  /// The officials set the clock of a penalty that, by the corrected record, did not run or has
  /// another length, or of a call of which a goal ended a minor later.
  case clockThatDoesNotRun = "a penalty clock is set that does not run, or is of another length"
}

// After a correction, the game is ruled on as if the play had been right from the start. Each
// player then serves what he owes, less what he has served since.
extension SlowGame {
  /// Plays the game three times: without and with the correction to find the effects of the goals,
  /// and then with these effects, counting the time actually served.
  mutating func correct(_ change: SlowChange) {
    // Play goes on if an arm is still up for the call.
    let isSignalled = Side.allCases.contains { side in
      signalled[side].contains { $0.call == change.place }
    }
    if !isSignalled { stop() }
    history[history.count - 1].play = isSignalled ? .look : .whistle
    let before = deeds.isEmpty ? [:] : heardAgain().deeds
    change.make(in: &history, of: book)
    noteLimits(of: change)
    // What goalkeeper and team-mate served before the correction still counts after it.
    beyond.formUnion(limits.intersection([.serverBesideGoalkeeper]))
    let asIf = heardAgain()
    var script = asIf.deeds
    // A goal keeps the effect that an earlier correction left it, even if a replay differs, and a
    // goal before the corrected play keeps its effect.
    for (place, deed) in deeds
    where script[place] != nil && (before[place] != deed || place < change.place) {
      script[place] = deed
    }
    let due = heardAgain(script: script, served: ledger)
    deeds = script
    isCorrected = true
    beyond.formUnion(asIf.limits.union(due.limits))
    benches = due.benches
    (charges, signalled) = (due.charges, due.signalled)
    score = due.score
    classes = due.classes
    calls = due.calls
  }

  /// The reasons why the model has no answer for this game.
  var limits: Set<SlowLimit> {
    var limits = beyond
    for bench in [benches.home, benches.visiting] {
      if bench.hasServerBesideGoalkeeper { limits.insert(.serverBesideGoalkeeper) }
      if bench.hasDroppedTime { limits.insert(.droppedTime) }
    }
    return limits
  }

  private func heardAgain(
    script: [Int: GoalDeed]? = nil, served: [Int: Both<[ServedTime]>]? = nil
  ) -> SlowGame {
    var again = SlowGame(book, isPlayOffs: isPlayOffs, unit: unit, from: start)
    again.isHeardAgain = true
    again.clocks = clocks
    again.script = script
    again.served = served
    for times in (served ?? [:]).values {
      for side in Side.allCases {
        for time in times[side] where !time.isMisconduct {
          again.benches[side].toCome[time.call, default: [:]][time.charged, default: 0] += unit
        }
      }
    }
    for deed in (script ?? [:]).values {
      guard let ended = deed.ended else { continue }
      for side in Side.allCases { again.benches[side].secondsToGoal[ended] = deed.seconds }
    }
    for event in history { again.play(event) }
    return again
  }

  private mutating func noteLimits(of change: SlowChange) {
    if change.place < 0 {
      guard case .joined(let entries)? = history.first?.play else { return }
      if entries[-1 - change.place].manner == .setOff { beyond.insert(.setOffOfPosition) }
      return
    }
    if case .disallow(let place) = change, history[place].named != nil {
      beyond.insert(.choiceWithoutNeed)
    }
    guard case .amend(let place, let amendment) = change,
      history[place].server ?? amendment.server != nil
    else { return }
    let classes = amendment.classes
    let hasMajor = classes.contains { $0 == .major || $0 == .match }
    if !hasMajor && classes.contains(.misconduct) { beyond.insert(.serverOfMisconduct) }
    let isSkater = history[place].play.called?.charged.isSkater ?? false
    if hasMajor && isSkater && !book.putsOut(classes) { beyond.insert(.serverOfOneWhoStays) }
  }
}

// What the officials decide without a rule stands in its place, whatever the record becomes.
extension SlowGame {
  /// Sets the penalty clock of a party whose time runs.
  ///
  /// When the game is replayed, the time that had been served by then stands.
  mutating func setClock(of charged: Charged, _ side: Side, to left: Int) {
    stop()
    let running = benches[side].places.indices.filter { place in
      benches[side].places[place].charged == charged && benches[side].places[place].runs
    }
    guard let place = running.first, running.count == 1 || !isHeardAgain else {
      if isHeardAgain { beyond.insert(.clockThatDoesNotRun) }
      return
    }
    let length = benches[side].places[place].owed[0].length
    let call = benches[side].places[place].owed[0].name.call
    let served = clocks[here]?.served ?? length - left
    let isToBeEnded = benches[side].secondsToGoal.keys.contains { $0.call == call }
    if let set = clocks[here], set.call != call || set.length != length || isToBeEnded {
      beyond.insert(.clockThatDoesNotRun)
    }
    clocks[here] = (call, length, served)
    benches[side].setClock(of: place, to: max(0, length - served))
  }
}

extension SlowBench {
  /// Lets a player out, with nothing left to serve.
  mutating func release(_ number: Int) {
    places.removeAll { $0.charged == .skater(number) || $0.server == number }
    offTimes.removeAll { $0.charged == .skater(number) }
    startWaiting()
  }

  /// Sets the clock of the first penalty of a place.
  fileprivate mutating func setClock(of place: Int, to left: Int) {
    places[place].owed[0].left = left
    if left > 0 { return }
    endFirst(of: place)
    startWaiting()
  }
}
