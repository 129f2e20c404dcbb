// The face-off after a stoppage (HC 6.3, NHL 76, 81): its spot, and who chooses between the two dots.

/// The face-off that resumes play after a stoppage.
public struct FaceOff: Sendable, Hashable {
  /// The spot, as far as the log decides it.
  public let spot: Spot
  /// The team that may choose one of the two spots, or `nil` if neither may.
  public let chooser: Team?
  /// The team whose attackers would move the face-off to the blue line by coming in deep, which the
  /// log does not say.
  public let unlessDeep: Team?
  /// The provision that decides the spot.
  public let citation: Citation

  /// The spots of a face-off.
  @nonexhaustive public enum Spot: Sendable, Hashable {
    /// One of the two spots in the end of a team.
    case end(Team)
    /// One of the two spots outside the blue line of a team.
    case line(Team)
    /// A spot in the neutral zone.
    case neutral
    /// The centre spot.
    case centre
    /// The spot nearest to where play stopped, which no log says.
    case nearest

    package static let all: [Spot] =
      Team.allCases.flatMap { [.end($0), .line($0)] } + [.neutral, .centre, .nearest]
  }

  init(
    _ spot: Spot, chosenBy chooser: Team? = nil, unlessDeep: Team? = nil, by citation: Citation
  ) {
    (self.spot, self.chooser, self.unlessDeep) = (spot, chooser, unlessDeep)
    self.citation = citation
  }
}

/// A face-off, and the place in the journal of the settlement before it.
struct RuledFaceOff: Sendable, Hashable {
  var settlement: Int
  var faceOff: FaceOff
}

extension Game {
  /// The face-off after the current stoppage, given its settled `calls`.
  func faceOff(after calls: [PendingCall]) -> FaceOff? {
    guard let stoppage, stoppage.shots.isEmpty, attempts.isEmpty, !isOver, !isDecided else {
      return nil
    }
    let isBetweenPeriods = stoppage.at == schedule.start(of: period + 1)
    if isBetweenPeriods {
      guard case .period = continuation(after: period) else { return nil }
    }
    let isGoal = stoppage.goals.contains { scored in goals.last { $0.call == scored } != nil }
    let isOpening =
      stoppage.at.played == .zero && !transcript.plays.contains { $0.play.isFaceOff }
    if isGoal || isBetweenPeriods || isOpening {
      return FaceOff(.centre, by: book.faceOffs.spot.citation)
    }
    return SettledStoppage(stoppage, of: self, calls).faceOff
  }
}

extension Solution {
  /// The face-off after the stoppage whose calls are settled by a ruling at `places` of the
  /// journal, or `nil` if no ruling there settles calls.
  package func faceOff(settledAt places: Range<Int>) -> FaceOff? {
    let first = faceOffs.firstOfTail { $0.settlement >= places.lowerBound }
    guard first < faceOffs.count, places.contains(faceOffs[first].settlement) else { return nil }
    return faceOffs[first].faceOff
  }
}

extension Referee {
  /// Notes the face-off after the current stoppage, given its settled `calls`.
  mutating func noteFaceOff(after calls: [PendingCall]) {
    guard rehearsal == nil, !calls.isEmpty, let faceOff = game.faceOff(after: calls),
      let settlement = rulings.lastIndex(where: { $0.effect.isSettlement })
    else { return }
    faceOffs.append(RuledFaceOff(settlement: settlement, faceOff: faceOff))
  }
}

extension Effect {
  fileprivate var isSettlement: Bool { if case .call(.settled) = self { true } else { false } }
}

/// The reasons for a whistle that concern a team and decide where the face-off is.
private enum TeamWhistle: String {
  case icing, frozen
  case offSide = "off-side"
  case intentionalOffSide = "intentional-off-side"
  case earlySubstitution = "early-substitution"

  init?(_ reason: String) { self.init(rawValue: reason == "offside" ? "off-side" : reason) }
}

/// A stoppage in play without a goal: the facts on which its face-off depends.
private struct SettledStoppage {
  private let points: FaceOffProvisions
  /// The teams that were penalised.
  private let called: [Team]
  /// The only team for which the calls put time on the penalty clock, if there is exactly one.
  private let offender: Team?
  /// The team that got misconducts, if no other penalties were called.
  private let misconduct: Team?
  private let isSignalled: Bool
  private let isShortHanded: Bool
  /// The whistle for something that a team did, if the whistle decides the spot.
  private var whistle: (reason: TeamWhistle, team: Team)?
  /// The teams whose attackers came in deep.
  private var deep: [Team] = []
  /// The team that missed a penalty shot.
  private var missed: Team?

  init(_ stoppage: Stoppage, of game: Game, _ calls: [PendingCall]) {
    points = game.book.faceOffs
    called = Team.allCases.filter { team in calls.contains { $0.call.offender.team == team } }
    let onClock = game.bench.openPenalties.map { game.bench.penalties[$0].id }.filter { penalty in
      game.bench.penalties[penalty.index].isOnClock && calls.contains { $0.id == penalty.call }
    }
    let teams = Team.allCases.filter { team in onClock.contains { $0.offender.team == team } }
    let offender = teams.count == 1 ? teams.first : nil
    self.offender = offender
    isShortHanded = offender.map { game.manpower[$0] < game.manpower[$0.opponent] } ?? false
    isSignalled = onClock.contains { stoppage.signalled.contains($0.call) }
    let areMisconducts = calls.allSatisfy { pending in
      !pending.call.penaltyShot && !pending.call.penalties.contains { $0.takesSkaterOff }
    }
    misconduct = called.count == 1 && areMisconducts ? called.first : nil
    for event in game.transcript.plays.reversed() {
      guard game.schedule.instant(of: event.time) == stoppage.at,
        !event.play.traits.contains(.playIsOn)
      else { break }
      switch event.play {
      case .whistle(let reason?, let team?):
        whistle = TeamWhistle(reason).map { ($0, team) } ?? whistle
      case .deep(let team): deep.append(team)
      case .penaltyShot(let shot) where !shot.scored && shot.result != .again: missed = shot.team
      default: break
      }
    }
  }

  var faceOff: FaceOff {
    if let offender {
      switch points.afterPenalty.value {
      case .shortHanded where !isShortHanded: break
      case .shortHanded, .onTheClock: return faceOff(afterPenaltyTo: offender)
      }
    }
    if let missed { return inEnd(of: missed.opponent, by: points.missedShot.citation) }
    if let misconduct, points.afterMisconduct.value == .offender {
      return inEnd(of: misconduct, by: points.afterMisconduct.citation)
    }
    if let team = deep.first {
      return FaceOff(.line(team.opponent), by: points.deepAttackers.citation)
    }
    let citation = points.spot.citation
    guard let (reason, team) = whistle else { return FaceOff(.nearest, by: citation) }
    return switch reason {
    case .icing: FaceOff(.end(team), chosenBy: chooser(team.opponent), by: citation)
    case .frozen, .intentionalOffSide: FaceOff(.end(team), by: citation)
    case .offSide: FaceOff(.line(team.opponent), by: citation)
    case .earlySubstitution: FaceOff(.nearest, by: citation)
    }
  }

  private func faceOff(afterPenaltyTo team: Team) -> FaceOff {
    let other = team.opponent
    var citation = points.afterPenalty.citation
    if isSignalled, whistle?.team == other, !deep.contains(other) {
      switch whistle?.reason {
      case .icing:
        citation = points.signalledIcing.citation
        switch points.signalledIcing.value {
        case .offender: break
        case .icingLine: return FaceOff(.line(other), by: citation)
        }
      case .earlySubstitution:
        citation = points.signalledSubstitution.citation
        switch points.signalledSubstitution.value {
        case .offender: break
        case .centre: return FaceOff(.centre, by: citation)
        case .neutral: return FaceOff(.neutral, by: citation)
        }
      case .frozen, .offSide, .intentionalOffSide, nil: break
      }
    }
    return inEnd(of: team, chosenBy: chooser(other), by: citation)
  }

  /// The face-off in the end of `team`, unless the other team's attackers came in deep.
  private func inEnd(
    of team: Team, chosenBy chooser: Team? = nil, by citation: Citation
  ) -> FaceOff {
    if deep.contains(team.opponent) {
      return FaceOff(.line(team), by: points.deepAttackers.citation)
    }
    return FaceOff(.end(team), chosenBy: chooser, unlessDeep: team.opponent, by: citation)
  }

  /// `team`, if it may choose the spot.
  private func chooser(_ team: Team) -> Team? {
    switch points.choice.value {
    case .nobody: nil
    case .otherTeamUnlessLevel where called.count > 1 && offender == nil: nil
    case .otherTeam, .otherTeamUnlessLevel: team
    }
  }
}
