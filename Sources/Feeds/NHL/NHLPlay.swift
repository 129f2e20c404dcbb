import HockeyRules
import Scoresheets

/// One play as listed, with its details unread: only some plays' details are used.
struct NHLPlay {
  /// The kind, or `nil` for a kind that this program does not know.
  var kind: NHLPlayKind?
  var id: Int
  var time: GameTime
  /// Whether the feed puts the play in the shoot-out.
  var inShootOut: Bool
  var sortOrder: Int
  var situation: SituationCode?
  /// The place of the kind's name if `kind` is `nil`.
  ///
  /// A play stores no string, which keeps it cheap to copy.
  var unknownKind: JSONReader.Mark?
  /// The place of the details; the older feed spreads them over the play.
  var details: JSONReader.Mark?
  var mark: JSONReader.Mark
  /// Whether the play is from the older feed.
  var isOlder = false

  /// The line on which the play begins.
  var line: Int { mark.line }
}

/// The members of a play while they are read; any may be missing.
struct NHLPlayFields {
  var id: Int?
  private var period: Int?
  private var inShootOut = false
  private var elapsed: PlayingTime?
  private var hasBadTime = false
  private var situation: SituationCode?
  private var sortOrder: Int?
  private var kind: NHLPlayKind?
  private var unknownKind: JSONReader.Mark?
  private var details: JSONReader.Mark?

  /// A member that a play lacks, or that has an impossible value.
  enum Missing: Error {
    case key(String)
    case period(Int)
    case time

    func problem(play id: Int?, number: Int) -> LogError.Problem {
      switch self {
      case .key(let key):
        .missingKey(key, of: id.map { "play \($0)" } ?? "the \(number). play")
      case .period(let period): .badPeriod(period)
      case .time: .badTime
      }
    }
  }

  /// The keys in the feed's order, including keys that we do not use.
  private enum Key: String, CaseIterable {
    case eventId, periodDescriptor, timeInPeriod, timeRemaining, situationCode
    case homeTeamDefendingSide, typeCode, typeDescKey, sortOrder, details

    static let names = FeedNames<Key>()
  }

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    let keys = Key.names
    var place = 0
    while let key = try reader.nextKey(of: keys, expecting: &place) {
      switch key {
      case .timeRemaining, .homeTeamDefendingSide, .typeCode: try reader.skipValue()
      case .eventId: id = try reader.integer()
      case .periodDescriptor: try readPeriod(from: &reader)
      case .timeInPeriod:
        try reader.readToken()
        elapsed = reader.tokenTime
        hasBadTime = elapsed == nil
      case .situationCode:
        guard try !reader.nullIsNext() else { continue }
        try reader.readToken()
        situation = SituationCode(tokenOf: reader)
      case .typeDescKey:
        let mark = reader.mark
        kind = try reader.word(of: NHLPlayKind.names)
        unknownKind = kind == nil ? mark : nil
      case .sortOrder: sortOrder = try reader.integer()
      case .details:
        let mark = reader.mark
        if try !reader.nullIsNext() {
          try reader.skipValue()
          details = mark
        }
      }
    }
  }

  private enum PeriodKey: String, CaseIterable {
    case number, periodType, maxRegulationPeriods

    static let names = FeedNames<PeriodKey>()
  }

  private mutating func readPeriod(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    let keys = PeriodKey.names
    var place = 0
    while let key = try reader.nextKey(of: keys, expecting: &place) {
      switch key {
      case .maxRegulationPeriods: try reader.skipValue()
      case .number: period = try reader.integer()
      case .periodType:
        try reader.readToken()
        inShootOut = reader.token(is: "SO")
      }
    }
  }

  /// Makes a play from the members.
  func play(mark: JSONReader.Mark) throws(Missing) -> NHLPlay {
    guard let id else { throw .key("eventId") }
    guard let period else { throw .key("periodDescriptor") }
    guard (1...99).contains(period) else { throw .period(period) }
    guard let elapsed else { throw hasBadTime ? .time : .key("timeInPeriod") }
    guard kind != nil || unknownKind != nil else { throw .key("typeDescKey") }
    return NHLPlay(
      kind: kind, id: id, time: GameTime(period: period, elapsed: elapsed),
      inShootOut: inShootOut, sortOrder: sortOrder ?? 0, situation: situation,
      unknownKind: unknownKind, details: details, mark: mark)
  }
}
