import HockeyRules
import Scoresheets

/// The feed's own kinds of plays, the frequent ones first.
enum HockeyTechPlayKind: String, CaseIterable {
  case shot
  case faceOff = "faceoff"
  case hit
  case blockedShot = "blocked_shot"
  case penalty
  case goal
  case goalieChange = "goalie_change"
  case shootOut = "shootout"
  case penaltyShot = "penaltyshot"

  static let names = FeedNames<HockeyTechPlayKind>()
}

struct HockeyTechPlay {
  /// The kind, or `nil` for a kind that this program does not know.
  var kind: HockeyTechPlayKind?
  /// The feed's name for the kind.
  var name: String
  var details: HockeyTechDetails
  var mark: JSONReader.Mark
  /// The time of the play; an attempt in the shoot-out comes after all plays with a time.
  var time = GameTime.start

  /// Reads an entry of a list in the summary; all entries of such a list are plays of one kind.
  init(_ kind: HockeyTechPlayKind, from reader: inout JSONReader) throws(JSONError) {
    mark = reader.mark
    self.kind = kind
    name = kind.rawValue
    details = try HockeyTechDetails(from: &reader)
  }

  /// Creates a play that another entry of the summary implies.
  init(_ kind: HockeyTechPlayKind, _ details: HockeyTechDetails, mark: JSONReader.Mark) {
    self.kind = kind
    name = kind.rawValue
    self.details = details
    self.mark = mark
  }

  /// Reads a play of the list of plays, with an object of details or, in the older view, with the
  /// details next to its kind.
  ///
  /// `listed` is the kind of all plays in a list of the older summary, whose entries may lack a
  /// kind.
  init(
    listedAs listed: HockeyTechPlayKind? = nil, from reader: inout JSONReader
  ) throws(JSONError) {
    mark = reader.mark
    kind = listed
    name = listed?.rawValue ?? ""
    details = HockeyTechDetails()
    var flat = FlatDetails()
    var isFlat = true
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "event":
        kind = try reader.word(of: HockeyTechPlayKind.names)
        name = kind?.rawValue ?? reader.tokenText
      case "details":
        details = try HockeyTechDetails(from: &reader)
        isFlat = false
      case let key: try flat.read(key, from: &reader)
      }
    }
    if isFlat { details = flat.details(of: kind) }
  }

  /// The problem of a play that cannot be placed in time, or `nil` if the play can be placed.
  ///
  /// Errors call the play `owner`.
  func problem(of owner: String) -> LogError.Problem? {
    if name.isEmpty { return .missingKey("event", of: owner) }
    if kind == .shootOut { return nil }
    switch details.period {
    case nil: return .missingKey("period", of: owner)
    case .unknown: return .wrongType("period", expected: "1, 2, 3, OT1 …")
    case .number, .shootOut: break
    }
    guard details.time == nil else { return nil }
    return details.hasBadTime ? .badTime : .missingKey("time", of: owner)
  }
}
