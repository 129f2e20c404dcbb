import HockeyRules
import Scoresheets

extension HockeyTechEvents {
  /// The call of a penalty; `nil`, and a note, if the kind of penalty is not known.
  ///
  /// The feed lists the foul for a penalty shot as a minor. The shot replaces that minor.
  mutating func call(
    _ play: HockeyTechPlay, _ index: Int, isFoulForShot: Bool, _ team: Team
  ) -> Call? {
    let details = play.details
    let id = Event.ID.number(index + 1)
    let words = HockeyTechInfraction(details.infraction ?? "", penaltyClass: details.penaltyClass)
    guard let penalties = words.penalties(minutes: details.minutes) else {
      let minutes = details.minutes.map { "\($0) minutes" } ?? "no minutes"
      notes.append(.unknownPenaltyType(id, "\(details.infraction ?? "?"), \(minutes)"))
      return nil
    }
    if let minutes = details.minutes, !words.tellClass(of: minutes) {
      notes.append(.classByMinutes(id, details.infraction ?? "?", minutes: minutes))
    }
    let server = details.servedBy.flatMap { $0.id == details.takenBy?.id ? nil : $0 }
    return Call(
      offender: offender(details, team),
      penalties: isFoulForShot ? Array(penalties.dropFirst()) : penalties,
      penaltyShot: isFoulForShot,
      infraction: words.infraction, server: player(server, of: team))
  }

  private mutating func offender(_ details: HockeyTechDetails, _ team: Team) -> Offender {
    if details.isBench { return .bench(team) }
    guard let person = details.takenBy, let player = player(person, of: team) else {
      return .unidentified(team)
    }
    let isGoalkeeper =
      person.isGoalkeeper || game.summary.teams[team].goalkeepers.contains(person.id)
    return isGoalkeeper ? .goalkeeper(player) : .skater(player)
  }
}

/// A penalty's description, such as `Holding Opp. Stick` or `Major - Check to the Head`.
struct HockeyTechInfraction {
  /// The words of the description, in lower case.
  private var description: [String]
  /// The words of the class, if the feed gives it separately, and of the description.
  private var words: [String]
  /// Whether the feed gives the class separately.
  private var hasClass: Bool

  init(_ description: String, penaltyClass: String? = nil) {
    self.description = Self.words(of: description)
    hasClass = penaltyClass != nil
    words = Self.words(of: penaltyClass ?? "") + self.description
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The penalties of a call of `minutes`, or `nil` if no known penalties add up to `minutes`.
  ///
  /// The feed lists a double minor as two penalties of two minutes, or as one penalty of four. A
  /// call of other minutes becomes several penalties, because a log records single penalties: each
  /// ten is a misconduct, and a second ten, or the ten of a game misconduct, puts the player out of
  /// the game.
  func penalties(minutes: Int?) -> [PenaltyClass]? {
    guard let minutes, (0...29).contains(minutes) else { return nil }
    if words.contains("match"), minutes % 5 == 0 { return [.match] }
    if minutes == 0 { return words.contains("misconduct") ? [lastTen(of: minutes)] : nil }
    let short: [PenaltyClass]
    switch minutes % 10 {
    case 0: short = []
    case 2: short = [.minor]
    case 4: short = [.minor, .minor]
    case 5: short = [.major]
    default: return nil
    }
    switch minutes / 10 {
    case 0: return short
    case 1: return short + [lastTen(of: minutes)]
    default: return short + [.misconduct, lastTen(of: minutes)]
    }
  }

  /// Whether `minutes` is the length of a single penalty; a match penalty, which the words name,
  /// may have any length.
  func tellClass(of minutes: Int) -> Bool { minutes <= 10 || words.contains("match") }

  /// The class of the last ten minutes.
  ///
  /// The word "game" means a game misconduct only at the beginning or with "misconduct": a delay of
  /// game puts nobody out.
  private func lastTen(of minutes: Int) -> PenaltyClass {
    if words.contains("gross") { return .grossMisconduct }
    let isGame = words.contains("misconduct") ? words.contains("game") : words.first == "game"
    return isGame || minutes >= 20 ? .gameMisconduct : .misconduct
  }

  /// The infraction, without the words that only name the class.
  var infraction: Infraction? {
    var rest = description[...]
    while let first = rest.first, Self.classes.contains(first) || first.first?.isLetter != true {
      rest.removeFirst()
    }
    // The older view has the class at the end: `Roughing Double Minor`.
    while hasClass, rest.count > 1, let last = rest.last, Self.classes.contains(last) {
      rest.removeLast()
    }
    return rest.isEmpty ? nil : Infraction(rawValue: rest.joined(separator: "-"))
  }

  private static let classes: Set = ["major", "minor", "minute", "double", "bench", "match"]
}
