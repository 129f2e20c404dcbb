import HockeyRules
import Scoresheets

/// One play as listed, its details not read yet: only some plays' details concern us.
struct NHLPlay {
  var kind: NHLPlayKind
  var id: Int
  var time: GameTime
  /// Whether it is of the shoot-out, as the feed has it.
  var inShootOut: Bool
  var sortOrder: Int
  var situation: SituationCode?
  /// The type's name, where `kind` does not tell.
  var typeName: String?
  var details: JSONReader.Mark?
  var mark: JSONReader.Mark
  var line: Int
}

/// The players on the ice in four digits: away goalkeeper, away skaters, home skaters, home
/// goalkeeper.
struct SituationCode {
  var digits: Int

  /// Four digits of a token; nil where they are anything else.
  init?(tokenOf reader: JSONReader) {
    guard reader.tokenLength == 4, let digits = reader.tokenDigits else { return nil }
    self.digits = digits
  }

  /// A shooter alone against the other team's goalkeeper.
  var isPenaltyShot: Bool { digits == 1010 || digits == 101 }

  var recorded: RecordedStrength {
    RecordedStrength(
      skaters: PerTeam(home: digits / 10 % 10, visiting: digits / 100 % 10),
      goalkeepers: PerTeam(home: digits % 10 != 0, visiting: digits / 1000 != 0))
  }
}

/// A play's members as they are met; none of them is sure to be there.
struct NHLPlayFields {
  var id: Int?
  private var period: Int?
  private var inShootOut = false
  private var elapsed: PlayingTime?
  private var hasBadTime = false
  private var situation: SituationCode?
  private var sortOrder: Int?
  private var kind: NHLPlayKind?
  private var typeName: String?
  private var details: JSONReader.Mark?

  /// What a play lacks.
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

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "eventId") {
        id = try reader.integer()
      } else if reader.token(is: "periodDescriptor") {
        try readPeriod(from: &reader)
      } else if reader.token(is: "timeInPeriod") {
        try reader.readToken()
        elapsed = reader.tokenTime
        hasBadTime = elapsed == nil
      } else if reader.token(is: "situationCode") {
        guard try !reader.nullIsNext() else { continue }
        try reader.readToken()
        situation = SituationCode(tokenOf: reader)
      } else if reader.token(is: "typeDescKey") {
        try reader.readToken()
        kind = NHLPlayKind(tokenOf: reader)
        if kind == .unknown { typeName = reader.tokenText }
      } else if reader.token(is: "sortOrder") {
        sortOrder = try reader.integer()
      } else if reader.token(is: "details") {
        let mark = reader.mark
        try reader.skipValue()
        details = mark
      } else {
        try reader.skipValue()
      }
    }
  }

  private mutating func readPeriod(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "number") {
        period = try reader.integer()
      } else if reader.token(is: "periodType") {
        try reader.readToken()
        inShootOut = reader.token(is: "SO")
      } else {
        try reader.skipValue()
      }
    }
  }

  /// The play that the members make.
  func play(mark: JSONReader.Mark, line: Int) throws(Missing) -> NHLPlay {
    guard let id else { throw .key("eventId") }
    guard let period else { throw .key("periodDescriptor") }
    guard (1...99).contains(period) else { throw .period(period) }
    guard let elapsed else { throw hasBadTime ? .time : .key("timeInPeriod") }
    guard let kind else { throw .key("typeDescKey") }
    return NHLPlay(
      kind: kind, id: id, time: GameTime(period: period, elapsed: elapsed),
      inShootOut: inShootOut, sortOrder: sortOrder ?? 0, situation: situation,
      typeName: typeName, details: details, mark: mark, line: line)
  }
}
