package import HockeyRules
import Scoresheets
package import Seasons

// The games of a season, and what happened in them.

package struct SeasonGameAnswer: FieldObject {
  let step: Season.Step

  package static let fields = Fields<Self>("seasonGame") {
    Field("game", "The game's id.") { $0.step.game }
    Field("date", "The game's date.") { $0.step.date }
    Field("stage", "The game's stage.") { $0.step.stage.rawValue }
    Field("clubs", "The letters of the teams.") { $0.step.clubs }
    Field("score", "The game's score.") { $0.step.score }
  }
}

/// A person ejected from a game because of calls in earlier games.
package struct EjectedAnswer: FieldObject {
  package let person: Person
  package let name: String?
  package let rule: RuleReference?
  package let game: String

  package static let fields = Fields<Self>("ejectedBySeason") {
    Field.person { ($0.person, $0.name) }
    Field("game", "The game from which the person was ejected.") { $0.game }
    Field("rule", "The rule, with its book, where one is known.") { $0.rule?.words }
  }
}

extension SeasonGameAnswer {
  var cells: [String] {
    let sides = Team.allCases.map { "\(step.clubs[$0]) \(step.score[$0])" }
    return [step.game, step.date ?? "", sides.joined(separator: ", ")]
  }
}

extension EjectedAnswer {
  var cells: [String] { [person.named(name), game, rule?.words ?? "unverified"] }
}
