import HockeyRules
import Scoresheets

/// One person's foul or report in a game, with every penalty that the game's record has for it.
struct Act: Sendable, Hashable {
  var person: Person
  var team: Team
  /// The penalties on record; empty for a penalty shot alone and for a report.
  var parts: [Part] = []
  /// The infraction that the officials report without a penalty.
  var reported: String?
  /// The instant of the call; `nil` for a penalty shot alone and for a report.
  var instant: GameInstant?
  /// The time left in regulation at the call; negative in overtime.
  var left: PlayingTime?
  /// Whether no minor or major was called on the person at the same time.
  var isAlone = true
  /// The key of the provision that put the person out of the game by counting calls; `nil` after an
  /// ordinary call.
  var countedBy: String?

  /// One penalty of the act.
  struct Part: Sendable, Hashable {
    var penaltyClass: PenaltyClass
    /// The names by which a season's rules find the infraction.
    var infractions: [String]
  }

  /// The name of the infraction called or reported; empty if the log has none.
  var infraction: String { reported ?? parts.first?.infractions.first ?? "" }
}

extension Act {
  /// The acts on record in a solved game, in the order of their calls.
  static func all(in solution: Solution, clubs: PerTeam<String>) -> [Act] {
    let game = solution.game
    let end = game.schedule.start(of: game.schedule.regulationPeriods + 1)
    var acts: [(call: Event.ID, offender: Offender, act: Act)] = []
    for penalty in game.penalties where !penalty.isTakenBack {
      let part = Part(penaltyClass: penalty.penaltyClass, infractions: penalty.infractions)
      let key = game.isByCount(penalty) ? game.ejectionKey(of: penalty.offender) : nil
      if let place = acts.lastIndex(where: {
        $0.call == penalty.call && $0.offender == penalty.offender && $0.act.countedBy == key
      }) {
        acts[place].act.parts.append(part)
        continue
      }
      guard let person = penalty.offender.person(of: clubs[penalty.team]) else { continue }
      var act = Act(person: person, team: penalty.team, parts: [part])
      act.instant = penalty.calledAt
      act.left = end - penalty.calledAt
      act.countedBy = key
      acts.append((penalty.call, penalty.offender, act))
    }
    for foul in game.foulsForShots where !acts.contains(where: { $0.call == foul.call }) {
      let team = foul.offender.team
      guard let person = foul.offender.person(of: clubs[team]) else { continue }
      acts.append((foul.call, foul.offender, Act(person: person, team: team)))
    }
    return acts.map { $0.act }.withOthersAtTheirStoppage
  }
}

extension [Act] {
  /// The acts, completed from the person's other acts at the same stoppage.
  ///
  /// Feeds list the major and the game misconduct of one foul apart, and name it only once.
  fileprivate var withOthersAtTheirStoppage: [Act] {
    map { act in
      let others = filter { $0.instant == act.instant && $0.person == act.person && $0 != act }
      guard act.instant != nil, act.countedBy == nil, !others.isEmpty else { return act }
      var act = act
      if act.infraction.isEmpty
        || PenaltyClass.allCases.contains(where: { $0.name == act.infraction })
      {
        let named = others.filter { $0.infraction != "" && $0.parts != act.parts }
        let foul = named.first { $0.has(.major) } ?? named.first
        if let foul {
          for place in act.parts.indices { act.parts[place].infractions = [foul.infraction] }
        }
      }
      act.isAlone = !others.contains { $0.has(.minor) || $0.has(.major) }
      return act
    }
  }
}

extension Act {
  func has(_ penaltyClass: PenaltyClass) -> Bool {
    parts.contains { $0.penaltyClass == penaltyClass }
  }

  /// Whether one of the act's penalties is for one of `infractions`; only penalties of `classes`
  /// count, if there are any.
  func isFor(_ infractions: Set<String>, _ classes: [PenaltyClass] = []) -> Bool {
    parts.contains { part in
      (classes.isEmpty || classes.contains(part.penaltyClass))
        && part.infractions.contains { infractions.contains($0) }
    }
  }
}

extension CountedCalls {
  /// Whether the rule counts `act`, given the `others` of the same game.
  func count(_ act: Act, among others: [Act]) -> Bool {
    if let reported = act.reported {
      return reports && (infractions.isEmpty || infractions.contains(reported))
    }
    if reports, classes.isEmpty { return false }
    switch who {
    case .anyone: break
    case .players: if act.person.isOfStaff { return false }
    case .staff: if !act.person.isOfStaff { return false }
    }
    if !classes.isEmpty, !classes.contains(where: { act.has($0) }) { return false }
    if let key = act.countedBy {
      if notBy.contains(key) || !infractions.isEmpty && !by.contains(key) { return false }
    } else if !infractions.isEmpty, !act.isFor(infractions, classes) {
      return false
    }
    if !otherThan.isEmpty, act.isFor(otherThan) { return false }
    if let late {
      guard let left = act.left, left <= late else { return false }
    }
    if alone, !act.isAlone || act.parts.contains(where: { $0.penaltyClass != .misconduct }) {
      return false
    }
    return unlessAgainst.isEmpty
      || !others.contains {
        $0.team != act.team && $0.instant == act.instant && $0.isFor(unlessAgainst)
      }
  }
}

extension Penalty {
  /// The names by which a season's rules find the infraction.
  ///
  /// A fight can have a name of its own, such as `instigating`. Its major is still a major for
  /// fighting, so rules find it by that name too (NHL 46.2, 46.11).
  fileprivate var infractions: [String] {
    guard let name = infraction?.canonical else { return [] }
    let fights = [
      "instigating", "instigating-outside-the-periods", "aggressor", "secondary-fight",
      "fighting-off-the-ice", "fighting-outside-the-periods",
    ]
    return penaltyClass == .major && fights.contains(name) ? [name, "fighting"] : [name]
  }
}

extension Game {
  /// The key of the provision that put `offender` out of the game, if one did.
  fileprivate func ejectionKey(of offender: Offender) -> String? {
    ejections.first { $0.offender == offender }?.authority.key?.rawValue
  }
}
