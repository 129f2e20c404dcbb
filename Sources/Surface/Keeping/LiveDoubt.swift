import HockeyRules
import Scoresheets
import Views

/// A reason to ask whether a typed play is a slip, although the book accepts it.
package struct LiveDoubt {
  package let text: String
  package let question: String
  /// Whether the game's warnings include this doubt.
  package let isWarning: Bool

  fileprivate init(_ text: String, _ question: String, isWarning: Bool = false) {
    self.text = text.visible
    self.question = question
    self.isWarning = isWarning
  }
}

extension LiveStep {
  /// The doubts about the step's play, which was typed with a time if `isTimed`.
  package func doubts(isTimed: Bool) -> [LiveDoubt] {
    switch kind {
    case .added, .inserted, .replaced: break
    case .clock, .joined, .undone: return []
    }
    let event = plays[0].event
    switch event.play {
    case .penalty(let call):
      if let twin = twin({ $0.isSame(as: call) }) { return [twin] }
      let players = [call.offender.player].compactMap { $0 }
      return doubts(about: players, event.time) + doubts(about: call.infraction)
    case .goal(let goal):
      if let twin = twin({ $0.isSame(as: goal) }) { return [twin] }
      let players = [goal.scorer].compactMap { $0 } + goal.assists
      return doubts(aboutTimeOf: event, isTimed) + doubts(about: players, event.time)
    default: return numbers
    }
  }

  /// The doubt that the log already has the same play, ten seconds away at most.
  private func twin(_ isSame: (Play) -> Bool) -> LiveDoubt? {
    let (id, time) = (plays[0].event.id, plays[0].event.time)
    let others = before.log.plays.filter { play in
      play.event.id != id && play.event.id != replaced?.event.id
        && play.event.time.period == time.period && isSame(play.event.play)
    }
    func distance(_ play: LoggedPlay) -> PlayingTime {
      let other = play.event.time
      return other < time ? time.elapsed - other.elapsed : other.elapsed - time.elapsed
    }
    guard let twin = others.last(where: { distance($0) <= .seconds(10) }) else { return nil }
    let name = game.game.words.name(twin.event.id)
    let isWarning = newWarnings.contains { warning in
      if case .goalTwice = warning.reason { warning.event.id == id } else { false }
    }
    return LiveDoubt(
      "`\(game.game.line(of: twin.event))` is already in the log, as \(name)",
      "Enter it again?", isWarning: isWarning)
  }

  private var replaced: LoggedPlay? { if case .replaced(let old, _) = kind { old } else { nil } }

  /// The doubt about a goal typed without a time, at the second at which play began.
  private func doubts(aboutTimeOf event: Event, _ isTimed: Bool) -> [LiveDoubt] {
    guard !isTimed, isStart(event.time) else { return [] }
    let now = game.notation.text(of: game.time)
    return [
      LiveDoubt("no time was typed, so the goal is at \(now), when play began", "Is that the time?")
    ]
  }

  /// Whether play began at `time`, so that nobody can have scored yet.
  private func isStart(_ time: GameTime) -> Bool {
    let last = before.live.events.last { $0.time == time }
    guard let last else { return time.elapsed == .zero }
    return switch last.play {
    case .faceOff, .periodStart, .periodEnd, .goal: true
    default: false
    }
  }

  /// The doubts about a player who was out of the game or in the box before the second of the play,
  /// and about a number that is not on the list.
  private func doubts(about players: [Player], _ time: GameTime) -> [LiveDoubt] {
    numbers
      + players.compactMap { player in
        if case .added = kind {
          // Rebuilding the game before that second takes time, and few plays need it.
          guard before.live.state.game.place(of: player) != nil else { return nil }
        }
        // The state must include neither the replaced play nor the new play.
        let played = replaced == nil ? before.game : self.game.game
        guard let game = try? played.solution.state(at: time, .before).game else { return nil }
        return game.place(of: player).map {
          LiveDoubt("\(self.game.notation.name(of: player)) is \($0)", "Is the number right?")
        }
      }
  }

  private var numbers: [LiveDoubt] {
    newWarnings.filter { warning in
      guard case .unknownNumber = warning.reason else { return false }
      return warning.event.id == plays[0].event.id
    }.map { LiveDoubt(game.game.text(of: $0), "Is the number right?", isWarning: true) }
  }

  private func doubts(about infraction: Infraction?) -> [LiveDoubt] {
    guard let infraction, !infraction.isKnown,
      !before.log.plays.contains(where: { $0.event.play.call?.infraction == infraction })
    else { return [] }
    let nearest = nearestMatch(to: infraction.canonical, among: Infraction.known)
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
    return [
      LiveDoubt(
        "`\(infraction.rawValue)` is no known infraction\(hint)", "Keep it?",
        isWarning: nearest != nil)
    ]
  }
}

extension Play {
  /// Whether this is the same call; two unidentified players may well have committed the same foul.
  fileprivate func isSame(as call: Call) -> Bool {
    if case .unidentified = call.offender { return false }
    guard case .penalty(let other) = self else { return false }
    let (own, others) = (call.infraction?.canonical, other.infraction?.canonical)
    return other.offender == call.offender && other.penalties == call.penalties
      && other.penaltyShot == call.penaltyShot && (own == others || own == nil || others == nil)
  }

  /// Whether this is a goal of the same scorer, or may be because one of the goals has no scorer.
  fileprivate func isSame(as goal: Goal) -> Bool {
    guard case .goal(let other) = self, other.team == goal.team else { return false }
    return other.scorer == goal.scorer || other.scorer == nil || goal.scorer == nil
  }
}

extension Game {
  /// The place of a player who cannot be on the ice, in words.
  fileprivate func place(of player: Player) -> String? {
    switch presence(of: player, at: now) {
    case .out: "out of the game"
    case .serving: "in the penalty box"
    case .free, .mayLeave, .leftTooEarly: nil
    }
  }
}
