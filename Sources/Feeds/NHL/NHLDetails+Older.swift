import HockeyRules
import Scoresheets

extension NHLDetails {
  /// Reads the details of a play of the older feed, from the play itself.
  init(older reader: inout JSONReader) throws(JSONError) {
    var result = OlderResult()
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "result": try result.read(from: &reader)
      // The score after the play: `"about":{…,"goals":{"away":0,"home":1}}`.
      case "about":
        try reader.member("goals") { reader throws(JSONError) in
          try reader.eachSide { (team, reader) throws(JSONError) in
            score[team] = try reader.looseInteger()
          }
        }
      case "team": owner = try reader.number(at: "id")
      case "players": try readOlderPlayers(from: &reader)
      default: try reader.skipValue()
      }
    }
    penaltyType = result.penaltyType
    infraction = result.infraction
    minutes = result.minutes
    reason = result.reason
    isEmptyNet = result.isEmptyNet
    manpower = result.manpower
  }

  private mutating func readOlderPlayers(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseArray() else { return }
    while try reader.nextElement() {
      var id: Int?
      var role: String?
      guard try reader.beginLooseObject() else { continue }
      while try reader.nextKey() {
        switch reader.token {
        case "player": id = try reader.number(at: "id")
        case "playerType": role = try reader.looseText()
        default: try reader.skipValue()
        }
      }
      switch role {
      case "PenaltyOn": committedBy = id
      case "ServedBy": servedBy = id
      case "Scorer", "Shooter": shooter = id
      case "Assist": if let id { assists.append(id) }
      default: break
      }
    }
  }
}

/// The result of a play of the older feed.
private struct OlderResult {
  private var type: String?
  private var secondary: String?
  private var severity: String?
  private var words: String?
  private var strength: String?
  var minutes: Int?
  var isEmptyNet = false

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "eventTypeId": type = try reader.looseText()
      case "secondaryType": secondary = try reader.looseText()
      case "penaltySeverity": severity = try reader.looseText()
      case "penaltyMinutes": minutes = try reader.looseInteger()
      case "description": words = try reader.looseText()
      case "strength": strength = try reader.text(at: "code")
      case "emptyNet": isEmptyNet = try reader.looseFlag() ?? false
      default: try reader.skipValue()
      }
    }
  }

  private var secondaryWords: [String] {
    (secondary ?? "").lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The newer feed's code for the kind of penalty, or the older feed's word if there is no code.
  var penaltyType: String? {
    let words = secondaryWords
    if words.first == "ps" || severity == "Penalty Shot" { return "PS" }
    if words.starts(with: ["game", "misconduct"]) { return "GAM" }
    switch severity {
    case "Minor", "Double Minor": return "MIN"
    case "Bench Minor": return "BEN"
    case "Major": return "MAJ"
    case "Misconduct": return "MIS"
    case "Game Misconduct": return "GAM"
    case "Match": return "MAT"
    default: return severity ?? type
    }
  }

  /// The infraction, named as in the newer feed, or `nil` for a play that is not a penalty.
  var infraction: String? {
    guard type == "PENALTY" else { return nil }
    var words = secondaryWords
    if words.first == "ps" { words.removeFirst() }
    if words.first == "hi" { words[0] = "high" }
    for end in [["double", "minor"], ["maj"], ["bench"]] where words.count > end.count {
      if words.suffix(end.count).elementsEqual(end) { words.removeLast(end.count) }
    }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// The reason why play was stopped, as the newer feed writes it.
  var reason: String? {
    guard type == "STOP", let words else { return nil }
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// The scoring team's manpower at a goal.
  var manpower: ScoredGoal.Manpower? {
    guard type == "GOAL" else { return nil }
    switch strength {
    case "PPG": return .powerPlay
    case "SHG": return .shortHanded
    case "EVEN": return .even
    default: return nil
    }
  }
}
