package import HockeyRules
package import Scoresheets

/// The strength at an instant, as columns that are added to a table of instants.
package struct InstantAnswer: FieldObject, Sendable, Hashable {
  private enum Finding: Sendable, Hashable {
    case strength(StrengthLookup.Strength)
    /// A shoot-out has no strength: the teams take turns.
    case shootOut
    case problem(String)
  }

  private let finding: Finding

  /// Creates the answer for an instant; without a strength, the game has no such time.
  package init(_ strength: StrengthLookup.Strength?) {
    finding = strength.map { .strength($0) } ?? .problem("the game has no such time")
  }

  package init(problem: String) { finding = .problem(problem) }

  /// The answer for an instant of the shoot-out.
  package static let shootOut = Self(.shootOut)

  private init(_ finding: Finding) { self.finding = finding }

  fileprivate var strength: StrengthLookup.Strength? {
    if case .strength(let strength) = finding { strength } else { nil }
  }

  /// Why nothing is known of the instant.
  package var problem: String? {
    if case .problem(let problem) = finding { problem } else { nil }
  }

  /// The strengths in words, made once because tables repeat them.
  private static let texts = (0...7).map { home in (0...7).map { "\(home)v\($0)" } }

  fileprivate func text(of manpower: (StrengthLookup.Strength) -> PerTeam<Int>) -> String? {
    switch finding {
    case .strength(let strength):
      let skaters = manpower(strength)
      return Self.texts[skaters.home][skaters.visiting]
    case .shootOut: return "SO"
    case .problem: return nil
    }
  }

  package static let fields = Fields<Self>("instant") {
    Field.strength("before", "just before the instant") { $0.before }
    Field.strength("at", "at the instant, for a shot or a goal") { $0.now }
    Field.strength("after", "when play goes on, for a face-off") { $0.after }
    Field.perTeam("skaters", "skaters at the instant") { $0.strength?.now[$1] }
    Field.perTeam("on_ice", "skaters, counting an extra attacker that the log has") {
      $0.strength?.onIce[$1]
    }
    Field.powerPlay { $0.strength?.powerPlay.map { ($0.number, $0.team) } }
    Field("power_play_seconds", "The playing time since the power play began.") {
      $0.strength?.powerPlay?.elapsed
    }
    Field("problem", "Why nothing is known of the instant.") { $0.problem }
  }
}

extension Field<InstantAnswer> {
  fileprivate static func strength(
    _ name: String, _ when: String,
    _ manpower: @escaping @Sendable (StrengthLookup.Strength) -> PerTeam<Int>
  ) -> Field {
    let what = "The skaters that penalties leave \(when), home first, such as `5v4`"
    return Field(name, "\(what); `SO` in the shoot-out.") { $0.text(of: manpower) }
  }
}

extension JSONWriter {
  /// Writes an object with an array for each column.
  ///
  /// Row `n` of the table has the answer `answers[places[n]]`.
  package mutating func columns(of answers: [InstantAnswer], at places: [Int32]) {
    object { writer in
      for field in InstantAnswer.fields.all {
        let values = answers.map { answer in
          var value = JSONWriter()
          field.content(answer).write(to: &value)
          return value.bytes[...]
        }
        writer.key(field.head.name)
        writer.array { writer in for place in places { writer.value(values[Int(place)]) } }
      }
    }
  }
}
