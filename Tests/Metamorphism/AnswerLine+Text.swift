import HockeyRules

// The lines as a failing test prints them.

extension AnswerLine: CustomStringConvertible {
  var description: String {
    switch self {
    case .play(let play): play.description
    case .penalty(let penalty): penalty.description
    case .goal(let goal): goal.description
    case .bench(let bench): bench.description
    case .total(let total): total.description
    }
  }
}

extension PlayLine: CustomStringConvertible {
  var description: String {
    if let refused { return "play \(id.text): refused, \(refused), \(score.text("-"))" }
    let strengths = [before, after].map { $0?.text("v") ?? "" }
    return "play \(id.text): \(strengths[0]) before, \(strengths[1]) after, \(score.text("-"))"
  }
}

extension PenaltyName: CustomStringConvertible {
  var description: String { place == 0 ? call.text : "\(call.text)[\(place)]" }
}

extension PenaltyLine: CustomStringConvertible {
  var description: String {
    var words = ["penalty \(name) of \(offender.text): \(penaltyClass), \(minutes) minutes"]
    words.append("\(length.text) to serve")
    if isOnClock { words.append("on the clock") }
    if isSetOff { words.append("set off") }
    if servedAsMajor { words.append("as a major") }
    if gaveAdvantage { words.append("gave an advantage") }
    words.append(standing.text)
    return words.joined(separator: ", ")
  }
}

extension Penalty.Standing {
  fileprivate var text: String {
    switch self {
    case .waiting(let left): "waits with \(left.text)"
    case .serving(let since, let until): "runs from \(since.text) to \(until.text)"
    case .frozen(let left): "owes \(left.text)"
    case .over(let ending, let end): "\(ending) at \(end.text)"
    }
  }
}

extension GoalLine: CustomStringConvertible {
  var description: String {
    "goal \(call.text) of \(goal.team) at P\(time.period) \(time.elapsed.text): \(manpower)"
      + (penaltyShot ? ", penalty shot" : "") + (ended.map { ", ends \($0)" } ?? "")
      + (washed.isEmpty ? "" : ", washes \(washed.map(\.text))")
  }
}

extension BenchLine: CustomStringConvertible {
  var description: String {
    var words = ["at \(at.text) \(verb)"]
    if let penalty { words.append("\(penalty)") }
    if let offender { words.append("for \(offender.text)") }
    if let occupant { words.append("by \(occupant.text)") }
    if let until { words.append("until \(until.text)") }
    if let length { words.append("with \(length.text)") }
    if !candidates.isEmpty { words.append("among \(candidates.map(\.text)) \(taken.map(\.text))") }
    if let point { words.append("(\(point.rawValue))") }
    return words.joined(separator: " ")
  }
}

extension Total: CustomStringConvertible {
  var description: String {
    switch self {
    case .penaltyMinutes(let team, let minutes): "\(team) has \(minutes) penalty minutes"
    case .powerPlays(let team, let count): "\(team) has had \(count) power plays"
    case .out(let offender): "\(offender.text) is out"
    case .wins(let team): "\(team) wins"
    case .played(let manpower, let time): "\(time.text) at \(manpower.text("v"))"
    case .called(let team, let isMinor, let isSetOff):
      "\(team) has a \(isMinor ? "minor" : "major or misconduct")\(isSetOff ? ", set off" : "")"
    }
  }
}

extension Event.ID {
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .label(let label): "@\(label)"
    }
  }
}

extension Player {
  fileprivate var text: String { "\(team) \(number)" }
}

extension Offender {
  fileprivate var text: String {
    switch self {
    case .skater(let player): player.text
    case .goalkeeper(let player): "\(player.text)g"
    case .bench(let team, let staff): "\(team) \(staff?.rawValue ?? "bench")"
    case .unidentified(let team): "\(team)?"
    }
  }
}

extension Occupant {
  fileprivate var text: String {
    switch self {
    case .player(let player): player.text
    case .substitute(let offender): "a substitute of \(offender.text)"
    case .nobody(let offender): "nobody for \(offender.text)"
    }
  }
}

extension PerTeam<Int> {
  fileprivate func text(_ separator: String) -> String { "\(home)\(separator)\(visiting)" }
}

extension PlayingTime {
  fileprivate var text: String {
    let seconds = tenths / 10
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
      + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}

extension GameInstant {
  fileprivate var text: String { played.text }
}
