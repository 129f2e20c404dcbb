import HockeyRules
import Scoresheets

/// The JSON Schema of the lines of plays, made from the table of plays.
struct PlaySchema: PlayForm {
  typealias Failure = Never

  private var members: [(key: String, schema: String)] = []
  private var required = ["id", "period", "elapsed", "play"]
  private var condition = ""

  /// The definitions of all kinds of plays, as lines of the schema's file.
  static var definitions: String {
    let words = PlayWord.words
    let all = words.map(reference)
    return "    \"play\": {\n      \"anyOf\": [\n        "
      + all.joined(separator: ",\n        ") + "\n      ]\n    },\n"
      + PlayWord.allCases.map(definition).joined()
  }

  private static func definition(_ word: PlayWord) -> String {
    var form = PlaySchema()
    for (key, schema) in [
      ("id", "id"), ("period", "period"), ("elapsed", "time"), ("before", "before"),
    ] { form.members.append((key, reference(schema))) }
    form.members.append(("play", #"{"const": "\#(word.rawValue)"}"#))
    var play = word.kind.play
    play.describe(to: &form)
    form.add(.recorded, reference("skaters"))
    form.add(.goalkeepers, reference("skaters"))
    form.add(.remark, string)
    let members = form.members.map { #"        "\#($0.key)": \#($0.schema)"# }
    return """
          "\(word.rawValue)": {
            "description": "`\(word.kind.example)`: \(word.kind.summary).",
            "type": "object",
            "required": [\(form.required.map { #""\#($0)""# }.joined(separator: ", "))],
            "additionalProperties": false,
            "properties": {
      \(members.joined(separator: ",\n"))
            }\(form.condition)
          },

      """
  }

  private static let string = #"{"type": "string"}"#
  private static let flag = #"{"type": "boolean"}"#

  private static func reference(_ definition: String) -> String {
    "{\"$ref\": \"#/$defs/\(definition)\"}"
  }

  private static func list(_ definition: String) -> String {
    #"{"type": "array", "items": \#(reference(definition))}"#
  }

  private mutating func add(_ key: PlayKey, _ schema: String, isRequired: Bool = false) {
    members.append((key.rawValue, schema))
    if isRequired { required.append(key.rawValue) }
  }

  private mutating func require(_ key: PlayKey, _ schema: String) {
    add(key, schema, isRequired: true)
  }

  mutating func subject(_: inout Team) { require(.team, Self.reference("team")) }

  mutating func subject(_: inout Player) { require(.player, Self.reference("player")) }

  mutating func subject(_ team: inout Team, _ key: PlayKey, _: inout Player?) {
    subject(&team)
    add(key, Self.reference("player"))
  }

  mutating func subject(_: inout Offender) { require(.offender, Self.reference("offender")) }

  mutating func offender(_ key: PlayKey, _: inout Offender?, isRequired: Bool) {
    add(key, Self.reference("offender"), isRequired: isRequired)
  }

  mutating func player(_ key: PlayKey, _: inout Player?, after word: String?) {
    add(key, Self.reference("player"), isRequired: word == nil)
  }

  mutating func assists(_: inout [Player], of _: Team) { add(.assists, Self.list("player")) }

  mutating func offenders(_: inout [Offender]) { require(.players, Self.list("offender")) }

  mutating func call(_: inout [PenaltyClass], _: inout Bool) {
    require(.call, Self.reference("call"))
  }

  mutating func flags(_ keys: [PlayKey], _: inout [Bool], mean _: Bool) {
    for key in keys { add(key, Self.flag) }
  }

  mutating func result(_: inout ShotResult) {
    require(.scored, Self.flag)
    add(
      .result,
      #"{"enum": ["lost", "again"], "description": "What became of an attempt without a goal: "#
        + #"`lost`, or taken `again`."}"#)
    condition = """
      ,
            "anyOf": [
              {"properties": {"scored": {"const": false}}},
              {"not": {"required": ["result"]}}
            ]
      """
  }

  mutating func fault(_: inout Fault) { require(.fault, #"{"enum": ["player", "timekeeper"]}"#) }

  mutating func word(_ key: PlayKey, _: inout String?, isRequired: Bool) {
    add(key, Self.string, isRequired: isRequired)
  }

  mutating func team(_ key: PlayKey, _: inout Team?, after _: String) {
    add(key, Self.reference("team"))
  }

  mutating func reason(_: inout String?, after _: String?, isRequired: Bool) {
    add(.reason, Self.string, isRequired: isRequired)
  }

  mutating func play(_: inout Event.ID) { require(.of, Self.reference("id")) }

  mutating func time(_: inout GameTime) {
    require(.to, Self.reference("time"))
    add(.toPeriod, Self.reference("period"))
  }

  mutating func length(_: inout PlayingTime) { require(.to, Self.reference("time")) }

  mutating func position(_: inout GamePosition) {
    require(.score, Self.reference("figures"))
    add(.skaters, Self.reference("skaters"))
    add(.minutes, Self.reference("figures"))
    add(.opportunities, Self.reference("figures"))
    add(.sitting, Self.list("sitting"))
    add(.out, Self.list("offender"))
    add(.goalkeepersOff, Self.list("team"))
  }
}
