package import HockeyRules
package import Scoresheets

/// The value of a field for one subject.
package enum FieldContent {
  case missing
  case text(String)
  case integer(Int)
  case bool(Bool)
  case seconds(PlayingTime)
  case list([FieldContent])
  case object((inout JSONWriter) -> Void)

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// The content as a cell of CSV, or `nil` if it is missing.
  package var cell: String? {
    switch self {
    case .missing: return nil
    case .text(let text): return text
    case .integer(let number): return String(number)
    case .bool, .seconds, .list, .object:
      var writer = JSONWriter()
      write(to: &writer)
      return writer.text
    }
  }

  /// Writes the value, or null if it is missing.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .missing: writer.null()
    case .text(let text): writer.string(text)
    case .integer(let number): writer.integer(number)
    case .bool(let flag): writer.bool(flag)
    case .seconds(let time): writer.seconds(time)
    case .list(let contents):
      writer.array { writer in for content in contents { content.write(to: &writer) } }
    case .object(let write): write(&writer)
    }
  }
}

package protocol FieldValue: SendableMetatype {
  static var kind: FieldKind { get }
  static var isOptional: Bool { get }
  var content: FieldContent { get }
}

extension FieldValue {
  package static var isOptional: Bool { false }

  package func write(to writer: inout JSONWriter) { content.write(to: &writer) }

  package func writeLine(to writer: inout JSONWriter) {
    write(to: &writer)
    writer.endLine()
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  package static var kind: FieldKind { Wrapped.kind }
  package static var isOptional: Bool { true }
  package var content: FieldContent { self?.content ?? .missing }
}

extension String: FieldValue {
  package static var kind: FieldKind { .text }
  package var content: FieldContent { .text(self) }
}

extension Int: FieldValue {
  package static var kind: FieldKind { .integer }
  package var content: FieldContent { .integer(self) }
}

extension Bool: FieldValue {
  package static var kind: FieldKind { .bool }
  package var content: FieldContent { .bool(self) }
}

extension PlayingTime: FieldValue {
  package static var kind: FieldKind { .seconds }
  package var content: FieldContent { .seconds(self) }
}

extension Event.ID: FieldValue {
  package static var kind: FieldKind { .textOrInteger }
  package var content: FieldContent { .object { JSONLines.write(self, to: &$0) } }
}

extension Array: FieldValue where Element: FieldValue {
  package static var kind: FieldKind { .list(Element.kind) }
  package var content: FieldContent { .list(map { $0.content }) }
}

extension PerTeam {
  init(_ value: (Team) -> Value) { self.init(home: value(.home), visiting: value(.visiting)) }
}

extension PerTeam: FieldValue where Value: FieldValue {
  package static var kind: FieldKind { .perTeam(Value.kind, isRequired: !Value.isOptional) }
  package var content: FieldContent {
    let contents = PerTeam<FieldContent> { self[$0].content }
    return .object { writer in
      writer.object { writer in
        for team in Team.allCases where !contents[team].isMissing {
          writer.key(team.word)
          contents[team].write(to: &writer)
        }
      }
    }
  }
}

package protocol FieldWord: Worded, FieldValue {}

extension FieldWord {
  package static var kind: FieldKind { .word(words) }
  package var content: FieldContent { .text(word) }
}

extension Team: FieldWord {}
extension PenaltyClass: FieldWord {}
extension ScoredGoal.Manpower: FieldWord {}
extension Timeline.Side: FieldWord {}
extension ShotResult: FieldWord {}

extension PowerPlay.Ending: FieldWord {}

extension Penalty.Ending: FieldValue {
  package static var kind: FieldKind { .word(allCases.map { $0.name }) }
  package var content: FieldContent { .text(name) }
}

extension ProvisionKey: FieldValue {
  package static var kind: FieldKind { .key }
  package var content: FieldContent { .text(rawValue) }
}

/// The word for a kind of play, or the source's word for a play without effect.
struct PlayKindName: FieldValue {
  let name: String

  static let kind = FieldKind.playKind
  var content: FieldContent { .text(name) }
}

package protocol FieldObject: FieldValue {
  static var fields: Fields<Self> { get }
}

extension FieldObject {
  package static var kind: FieldKind { .object(fields.name, fields.all.map { $0.head }) }
  package var content: FieldContent {
    .object { writer in
      writer.object { writer in for field in Self.fields.all { field.write(self, to: &writer) } }
    }
  }
}

extension GameTime: FieldObject {
  package static let fields = Fields<Self>("time") {
    Field.clock { $0 }
  }
}
