package import HockeyRules
public import Scoresheets

/// A book's rules about later games: suspensions.
public struct SeasonBook: Sendable, Hashable {
  /// The book's name as people write it.
  public var name: String
  /// The rules, those of the book itself first.
  public var rules: [SeasonRule]
  /// Whether a review that is denied adds the games that were played meanwhile.
  package var reviewAddsGames = false
  /// What becomes of a goal that is scored with a player on the ice who may not play, if it is found
  /// before play goes on, or `nil` if the book leaves that to the league.
  package var ineligiblesGoal: Provision<EjectedScorer>?

  /// The rules in `edition`.
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
