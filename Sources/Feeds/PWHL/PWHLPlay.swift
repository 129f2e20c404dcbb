import HockeyRules
import Scoresheets

/// The feed's own kinds of plays, the frequent ones first.
enum PWHLPlayKind: String, CaseIterable {
  case shot
  case faceOff = "faceoff"
  case hit
  case blockedShot = "blocked_shot"
  case penalty
  case goal
  case goalieChange = "goalie_change"
  case shootOut = "shootout"
  case penaltyShot = "penaltyshot"

  static let names = FeedNames<PWHLPlayKind>()
}

/// One play as listed.
struct PWHLPlay {
  /// The kind; nil for one that is newer than this program.
  var kind: PWHLPlayKind?
  /// The feed's name for the kind.
  var name: String
  var details: PWHLDetails
  var mark: JSONReader.Mark
  /// When it happened; an attempt of the shoot-out comes after all plays with a time.
  var time = GameTime.start

  /// Reads an entry of the summary, whose place there decides the kind.
  init(_ kind: PWHLPlayKind, from reader: inout JSONReader) throws(JSONError) {
    mark = reader.mark
    self.kind = kind
    name = kind.rawValue
    details = try PWHLDetails(from: &reader)
  }

  /// Creates a play that another entry of the summary implies.
  init(_ kind: PWHLPlayKind, _ details: PWHLDetails, mark: JSONReader.Mark) {
    self.kind = kind
    name = kind.rawValue
    self.details = details
    self.mark = mark
  }

  /// Reads a play of the list of plays.
  init(from reader: inout JSONReader) throws(JSONError) {
    mark = reader.mark
    name = ""
    details = PWHLDetails()
    try reader.beginObject()
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .event:
        kind = try reader.word(of: PWHLPlayKind.names)
        name = kind?.rawValue ?? reader.tokenText
      case .details: details = try PWHLDetails(from: &reader)
      }
    }
  }

  private enum Key: String, CaseIterable {
    case event
    case details

    static let names = FeedNames<Key>()
  }

  /// Whether it affects the clock, penalties or scoring, so that it must be complete.
  var matters: Bool {
    switch kind {
    case .penalty, .goal, .goalieChange, .penaltyShot, .shootOut: true
    case .shot, .faceOff, .hit, .blockedShot, nil: false
    }
  }

  /// What the play lacks to be placed in time; nil if it lacks nothing.
  ///
  /// `owner` is the play's name in errors.
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
