import HockeyRules
import Scoresheets

/// Penalties, and whom they are of.
extension PWHLEvents {
  /// The call that a penalty makes; nil, and noted, where its kind is not known.
  ///
  /// The foul that a penalty shot was given for stands as a minor, which the shot replaces.
  mutating func call(
    _ play: PWHLPlay, _ index: Int, isFoulForShot: Bool, _ team: Team
  ) -> Call? {
    let details = play.details
    let id = Event.ID.number(index + 1)
    let words = PWHLInfraction(details.infraction ?? "")
    guard let penalties = words.penalties(minutes: details.minutes) else {
      let minutes = details.minutes.map { "\($0) minutes" } ?? "no minutes"
      notes.append(.unknownPenaltyType(id, "\(details.infraction ?? "?"), \(minutes)"))
      return nil
    }
    if let offender = details.takenBy, !roster(of: team).isEmpty,
      !roster(of: team).contains(offender.id)
    {
      notes.append(.notOnRoster(id, player: offender.id))
    }
    let server = details.servedBy.flatMap { $0.id == details.takenBy?.id ? nil : $0 }
    return Call(
      offender: offender(details, team),
      penalties: isFoulForShot ? Array(penalties.dropFirst()) : penalties,
      penaltyShot: isFoulForShot,
      infraction: words.infraction, server: server?.player(of: team))
  }

  private func roster(of team: Team) -> Set<Int> { game.summary.teams[team].roster }

  private func offender(_ details: PWHLDetails, _ team: Team) -> Offender {
    if details.isBench { return .bench(team) }
    guard let person = details.takenBy else { return .unidentified(team) }
    let player = person.player(of: team)
    return person.isGoalkeeper ? .goalkeeper(player) : .skater(player)
  }
}

/// What a penalty's description says: `Holding Opp. Stick`, `Major - Check to the Head`.
struct PWHLInfraction {
  /// Its words in small letters.
  private var words: [String]

  init(_ description: String) {
    words = description.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The penalties of a call that is down for `minutes`; nil where nobody knows what that is.
  ///
  /// A double minor stands as two penalties of two minutes, or as one of four.
  func penalties(minutes: Int?) -> [PenaltyClass]? {
    switch minutes {
    case 2: [.minor]
    case 4: [.minor, .minor]
    case 5: words.contains("match") ? [.match] : [.major]
    case 10, 15, 20, 25, 0:
      if words.contains("match") { [.match] } else { misconduct(minutes) }
    case nil, .some: nil
    }
  }

  private func misconduct(_ minutes: Int?) -> [PenaltyClass]? {
    guard words.contains("misconduct") else { return minutes == 10 ? [.misconduct] : nil }
    if words.contains("game") { return [.gameMisconduct] }
    return words.contains("gross") ? [.grossMisconduct] : [.misconduct]
  }

  /// What for, without the words that only name the class.
  var infraction: Infraction? {
    var rest = words[...]
    while let first = rest.first, Self.classes.contains(first) || first.first?.isLetter != true {
      rest.removeFirst()
    }
    return rest.isEmpty ? nil : Infraction(rawValue: rest.joined(separator: "-"))
  }

  private static let classes: Set = ["major", "minor", "minute", "double", "bench", "match"]
}
