package import HockeyRules
public import Scoresheets

/// A book's rules about later games: suspensions.
public struct SeasonBook: Sendable, Hashable {
  /// The book's name as people write it.
  public var name: String
  /// The rules, in the order of the edition.
  public var rules: [SeasonRule]
  /// Whether a denied review adds the games played meanwhile to the suspension.
  package var reviewAddsGames = false
  /// The fate of a goal scored while an ineligible player is on the ice, if he is found out before
  /// play resumes; `nil` if the book leaves it to the league.
  package var ineligiblesGoal: Provision<EjectedScorer>?

  /// Takes the season's rules from `edition`.
  public init(_ edition: Edition) {
    name = edition.rulebook.name
    rules = edition.season.compactMap { $0.rule }
    for stated in edition.season {
      switch stated.key {
      case "review": reviewAddsGames = SeasonReview(stated.row)?.addsGames ?? false
      case "ineligible-player":
        guard let row = IneligiblePlayer(stated.row) else { continue }
        ineligiblesGoal = Provision(
          row.goal, key: .season(stated.key),
          rule: row.rule.map { RuleReference(book: stated.book, number: $0) },
          basis: (row.assumption ?? stated.assumption).map { .assumed($0) } ?? .stated)
      default: break
      }
    }
  }
}
