package import HockeyRules
package import Scoresheets

/// The strength of a game at an instant, as columns next to those of a table of instants.
package struct InstantAnswer: FieldObject, Sendable, Hashable {
  let strength: StrengthLookup.Strength?
  /// Why nothing is known of it.
  package let problem: String?

  package init(_ strength: StrengthLookup.Strength?) {
    self.strength = strength
    problem = strength == nil ? "the game has no such time" : nil
  }

  package init(problem: String) {
    strength = nil
    self.problem = problem
  }

  /// The strengths in words, which are made once.
  private static let texts = (0...7).map { home in (0...7).map { "\(home)v\($0)" } }

  fileprivate static func text(of manpower: PerTeam<Int>) -> String {
    texts[manpower.home][manpower.visiting]
  }

  package static let definition = "instant"
  package static let fields: [Field<Self>] = .list(
    [
      .strength("before", "up to that second") { $0.before },
      .strength("at", "for a shot or a goal in that second") { $0.now },
      .strength("after", "with which play goes on: for a face-off") { $0.after },
    ],
    Team.allCases.map { team in
      Field("\(team.word)_skaters", "The \(team.word) team's skaters in that second.") {
        $0.strength?.now[team]
      }
    },
    Team.allCases.map { team in
      Field("\(team.word)_on_ice", "The same with an extra attacker, where the log has it.") {
        $0.strength?.onIce[team]
      }
    },
    [
      Field("power_play_number", "The number of the power play that is on, as in its rows.") {
        $0.strength?.powerPlay?.number
      },
      Field("advantage", "The team with more skaters.") { $0.strength?.powerPlay?.team },
      Field("power_play_seconds", "The playing time since that power play began.") {
        $0.strength?.powerPlay?.elapsed
      },
      Field("problem", "Why nothing is known of that instant.") { $0.problem },
    ])
}

extension Field<InstantAnswer> {
  fileprivate static func strength(
    _ name: String, _ when: String,
    _ manpower: @escaping @Sendable (StrengthLookup.Strength) -> PerTeam<Int>
  ) -> Field {
    Field(name, "The skaters that penalties leave, home first, such as `5v4`: \(when).") { answer in
      answer.strength.map { InstantAnswer.text(of: manpower($0)) }
    }
  }
}

extension JSONWriter {
  /// Writes an object with an array for each column, which has the values of those of `answers` at
  /// `places`.
  package mutating func columns(of answers: [InstantAnswer], at places: [Int32]) {
    object { writer in
      for field in InstantAnswer.fields {
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
