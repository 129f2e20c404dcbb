import HockeyRules
import Scoresheets

/// A call as the rules of a season count it: everything that one person got for one act.
struct Act: Sendable, Hashable {
  var person: Person
  var team: Team
  /// The classes on record; none if only a penalty shot was given, and for a report.
  var classes: [PenaltyClass]
  /// The infraction by the name under which rules compare it; empty if the log has none.
  var infraction = ""
  /// When it was called; `nil` for a report.
  var time: GameTime?
  /// The time left in regulation: negative in overtime; `nil` for a report.
  var left: PlayingTime?
  /// Whether no minor or major was called on the person at the same time.
  var isAlone = true
  /// The provision by which the book itself put the person out of the game.
  var outBy: String?
}

extension Act {
  /// The acts on record in a solved game, in the order of the log.
  static func all(in solution: Solution, clubs: PerTeam<String>) -> [Act] {
    var records: [Event.ID: [PenaltyClass]] = [:]
    for penalty in solution.game.penalties where !penalty.isVoid {
      records[penalty.call, default: []].append(penalty.penaltyClass)
    }
    let schedule = solution.game.schedule
    let end = schedule.start(of: schedule.regulationPeriods + 1)
    var acts: [Act] = []
    for play in solution.plays where play.refused == nil {
      guard let call = play.event.play.call,
        let person = call.offender.person(of: clubs[call.offender.team])
      else { continue }
      let record = records.removeValue(forKey: play.event.id) ?? []
      guard !record.isEmpty || call.penaltyShot && call.penalties.isEmpty else { continue }
      acts += Act(
        person: person, team: call.offender.team, classes: record,
        infraction: call.infraction?.canonical ?? "", time: play.event.time,
        left: end - schedule.instant(of: play.event.time)
      ).parted(by: call, in: solution)
    }
    return acts.withOthersAtTheirStoppage
  }

  /// The act, and apart from it a game misconduct that the book added because of a count.
  private func parted(by call: Call, in solution: Solution) -> [Act] {
    guard classes.contains(where: { $0.ejects }) else { return [self] }
    var act = self
    act.outBy = solution.ejection(of: call.offender)
    let counts = [
      "majors-to-game-misconduct", "misconducts-to-game-misconduct",
      "penalties-to-game-misconduct", "infraction-counts",
    ]
    guard let key = act.outBy, counts.contains(key), !call.penalties.contains(where: { $0.ejects })
    else { return [act] }
    var added = act
    added.classes = act.classes.filter { $0.ejects }
    added.infraction = key
    act.classes = act.classes.filter { !$0.ejects }
    act.outBy = nil
    return act.classes.isEmpty ? [added] : [act, added]
  }
}

extension [Act] {
  /// The acts, each with what it takes from the others of its stoppage: feeds list the major and
  /// the game misconduct of one foul apart, and name the infraction only once.
  fileprivate var withOthersAtTheirStoppage: [Act] {
    map { act in
      let others = filter { $0.time == act.time && $0.person == act.person && $0 != act }
      guard !others.isEmpty else { return act }
      var act = act
      if act.infraction.isEmpty
        || PenaltyClass.allCases.contains(where: { $0.name == act.infraction })
      {
        let named = others.filter { $0.infraction != "" && $0.classes != act.classes }
        let foul = named.first { $0.classes.contains(.major) } ?? named.first
        act.infraction = foul?.infraction ?? act.infraction
      }
      act.isAlone = !others.contains { $0.classes.contains { $0 == .minor || $0 == .major } }
      return act
    }
  }
}

extension CountedCalls {
  /// Whether `act` counts, with `others` in the same game.
  func count(_ act: Act, among others: [Act]) -> Bool {
    if act.time == nil {
      guard reports else { return false }
    } else {
      guard !reports || !classes.isEmpty else { return false }
      if !classes.isEmpty, !classes.contains(where: { act.classes.contains($0) }) { return false }
    }
    if !infractions.isEmpty, !infractions.contains(act.infraction) { return false }
    if otherThan.contains(act.infraction) { return false }
    if let late {
      guard let left = act.left, left <= late else { return false }
    }
    if let key = act.outBy, notBy.contains(key) { return false }
    if alone, !act.isAlone || act.classes.contains(where: { $0 != .misconduct }) { return false }
    return unlessAgainst.isEmpty
      || !others.contains {
        $0.team != act.team && $0.time == act.time && unlessAgainst.contains($0.infraction)
      }
  }
}

extension Play {
  /// The call, if the play is one or a referee's arm goes up for one.
  fileprivate var call: Call? {
    switch self {
    case .penalty(let call), .signal(let call): call
    default: nil
    }
  }
}

extension Penalty {
  /// Whether its call was taken back or amended.
  fileprivate var isVoid: Bool {
    switch standing {
    case .over(.voided, _), .over(.replaced, _): true
    default: false
    }
  }
}

extension Solution {
  /// The key of the provision that put `offender` out of the game, if one did.
  fileprivate func ejection(of offender: Offender) -> String? {
    for ruling in journal {
      guard case .bench(.ejected(let ejected)) = ruling.effect, ejected == offender else {
        continue
      }
      return ruling.authority.key?.rawValue
    }
    return nil
  }
}
