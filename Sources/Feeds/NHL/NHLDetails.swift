import Scoresheets

/// What a penalty's, a goal's or a shot's details tell.
struct NHLDetails {
  var owner: Int?
  var penaltyType: String?
  var infraction: String?
  var minutes: Int?
  var committedBy: Int?
  var servedBy: Int?
  /// Who scored or shot.
  var shooter: Int?
  var assists: [Int] = []

  init() {}

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "eventOwnerTeamId") {
        owner = try reader.number()
      } else if reader.token(is: "typeCode") {
        penaltyType = try reader.nullIsNext() ? nil : try reader.string()
      } else if reader.token(is: "descKey") {
        infraction = try reader.nullIsNext() ? nil : try reader.string()
      } else if reader.token(is: "duration") {
        minutes = try reader.number()
      } else if reader.token(is: "committedByPlayerId") {
        committedBy = try reader.number()
      } else if reader.token(is: "servedByPlayerId") {
        servedBy = try reader.number()
      } else if reader.token(is: "scoringPlayerId") || reader.token(is: "shootingPlayerId") {
        shooter = try reader.number()
      } else if reader.token(is: "assist1PlayerId") {
        if let assist = try reader.number() { assists.insert(assist, at: 0) }
      } else if reader.token(is: "assist2PlayerId") {
        if let assist = try reader.number() { assists.append(assist) }
      } else {
        try reader.skipValue()
      }
    }
  }

  /// A stoppage's reason alone.
  static func reason(from reader: inout JSONReader) throws(JSONError) -> String? {
    var reason: String?
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "reason"), try !reader.nullIsNext() {
        reason = try reader.string()
      } else {
        try reader.skipValue()
      }
    }
    return reason
  }
}

extension JSONReader {
  /// A whole number; nil for `null`.
  fileprivate mutating func number() throws(JSONError) -> Int? {
    try nullIsNext() ? nil : try integer()
  }
}
