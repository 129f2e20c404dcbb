import HockeyRules
import Scoresheets
import Views

/// A reason to ask whether a typed play is a slip, although the book takes it.
package struct LiveDoubt {
  /// The doubt in words.
  package let text: String
  /// The question to ask about it.
  package let question: String

  fileprivate init(_ text: String, _ question: String) {
    self.text = text.visible
    self.question = question
  }
}

extension LiveStep {
  /// The doubts about the play that the step adds; `isTimed` says whether it was typed with a time.
  package func doubts(isTimed: Bool) -> [LiveDoubt] {
    switch kind {
    case .added, .inserted: break
    case .clock, .joined, .undone: return []
    }
    let event = plays[0].event
    if case .penalty(let call) = event.play {
      guard let twin = twin(of: call, at: event.time) else {
        return doubts(about: [call.offender.player].compactMap { $0 }, event.time)
      }
      let name = game.game.words.name(twin.event.id)
      return [
        LiveDoubt(
          "`\(game.game.line(of: twin.event))` is already in the log, as \(name)",
          "Enter it again?")
      ]
    }
    guard case .goal(let goal) = event.play else { return [] }
    let others = doubts(about: [goal.scorer].compactMap { $0 } + goal.assists, event.time)
    guard !isTimed, isStart(event.time) else { return others }
    let now = game.notation.text(of: game.time)
    return [
      LiveDoubt(
        "no time was typed, so the goal is at \(now), when play began", "Is that the time?")
    ] + others
  }

  /// The same call at the same time in the log so far.
  private func twin(of call: Call, at time: GameTime) -> LoggedPlay? {
    // Two unidentified players may well have done the same.
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
    default: false
    }
  }

  /// The doubts about those of `players` who are out of the game, or sit, since before the second of the
  /// play.
  private func doubts(about players: [Player], _ time: GameTime) -> [LiveDoubt] {
    players.compactMap { player in
      if case .added = kind {
        let now = before.live.state.game
        // To go back to before that second takes time, and is rarely needed.
        guard now.isOut(player) || now.seats(player) else { return nil }
      }
      guard let game = try? before.game.solution.state(at: time, .before).game else { return nil }
      let place =
        game.isOut(player) ? "out of the game" : game.seats(player) ? "in the penalty box" : nil
      return place.map {
        LiveDoubt("\(self.game.notation.name(of: player)) is \($0)", "Is the number right?")
      }
    }
  }
}

extension Game {
  fileprivate func isOut(_ player: Player) -> Bool { ejected.contains { $0.player == player } }

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
