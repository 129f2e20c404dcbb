package import HockeyRules
package import Scoresheets

/// A reason to ask whether a typed play is a slip, although the book takes it.
package enum LiveDoubt {
  /// The same call at the same time is in the log already.
  case again(LoggedPlay)
  /// A goal has no time, and would be at the very second at which play began.
  case goalWithoutTime
  /// A player in it is out of the game.
  case isOut(Player)
  /// A player in it is in the penalty box.
  case sits(Player)
}

extension LiveStep {
  /// The doubts about the play that the step keeps; `isTimed` says whether it was typed with a time.
  package func doubts(isTimed: Bool) -> [LiveDoubt] {
    let event: Event
    switch kind {
    case .added(let play), .inserted(let play, _, _): event = play.event
    case .clock, .joined, .undone: return []
    }
    if case .penalty(let call) = event.play {
      let twin = twin(of: call, at: event.time)
      if let twin { return [.again(twin)] }
      return [call.offender.player].compactMap { $0 }.flatMap { doubts(about: $0, event.time) }
    }
    guard case .goal(let goal) = event.play else { return [] }
    let isAtStart = !isTimed && isStart(event.time)
    let players = [goal.scorer].compactMap { $0 } + goal.assists
    return (isAtStart ? [.goalWithoutTime] : [])
      + players.flatMap { doubts(about: $0, event.time) }
  }

  /// The same call at the same time in the log so far.
  private func twin(of call: Call, at time: GameTime) -> LoggedPlay? {
    // Two players whom nobody knows may well have done the same.
    if case .unidentified = call.offender { return nil }
    return before.log.plays.reversed().prefix { $0.event.time >= time }.first { play in
      guard play.event.time == time, case .penalty(let other) = play.event.play else {
        return false
      }
      let isSame = other.infraction == call.infraction
      return other.offender == call.offender && other.penalties == call.penalties
        && other.penaltyShot == call.penaltyShot
        && (isSame || other.infraction == nil || call.infraction == nil)
    }
  }

  /// Whether play began at `time`, so that no goal can have been scored yet.
  private func isStart(_ time: GameTime) -> Bool {
    let last = before.live.events.last { $0.time == time }
    guard let last else { return time.elapsed == .zero }
    return switch last.play {
    case .faceOff, .periodStart, .periodEnd, .goal: true
    case .position, .gameEnd, .whistle, .penalty, .penaltyShot, .shootOut, .signal,
      .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .servesFor, .correction, .captainChoice,
      .other:
      false
    }
  }

  /// Whether `player` is out of the game, or sits, since before the second of the play.
  private func doubts(about player: Player, _ time: GameTime) -> [LiveDoubt] {
    if case .added = kind, !before.live.state.game.concerns(player) { return [] }
    guard let game = try? before.game.solution.state(at: time, .before).game else { return [] }
    if game.ejected.contains(where: { $0.player == player }) { return [.isOut(player)] }
    return game.seats(player) ? [.sits(player)] : []
  }

  /// The doubt in words.
  package func text(of doubt: LiveDoubt) -> String {
    let notation = game.notation
    let words =
      switch doubt {
      case .again(let play):
        "`\(game.game.line(of: play.event))` is already in the log, "
          + "as \(game.game.words.name(play.event.id))"
      case .goalWithoutTime:
        "no time was typed, so the goal is at \(notation.text(of: game.time)), when play began"
      case .isOut(let player): "\(notation.name(of: player)) is out of the game"
      case .sits(let player): "\(notation.name(of: player)) is in the penalty box"
      }
    return words.visible
  }
}

extension LiveDoubt {
  /// What to ask about it.
  package var question: String {
    switch self {
    case .again: "Enter it again?"
    case .goalWithoutTime: "Is that the time?"
    case .isOut, .sits: "Is the number right?"
    }
  }
}

extension Game {
  /// Whether `player` is out of the game or has a place on the bench.
  fileprivate func concerns(_ player: Player) -> Bool {
    ejected.contains { $0.player == player } || seats(player)
  }

  /// Whether `player` has a place on the bench on which time is left.
  fileprivate func seats(_ player: Player) -> Bool {
    bench(of: player.team).contains { place in
      guard place.occupant == .player(player) else { return false }
      return switch place.standing {
      case .serves, .sits, .waits: true
      case .owes, .mayLeave: false
      }
    }
  }
}
