public import HockeyRules

/// An edition of a rulebook: the rules to play by, and facts about the book.
public struct Edition: Sendable, Hashable {
  /// The rules to play by.
  public var rulebook: Rulebook
  /// The league or federation.
  public var league: String
  /// The printed book's title.
  public var title: String?
  /// The id of the book that the edition extends.
  public var extends: String?
  /// The seasons in which the edition was in force, by the years in which they began, or `nil` if
  /// its file gives none.
  public var seasons: RulebookFile.Seasons?
  /// The edition's provisions as its files state them, in the order of `Rulebook.points`.
  public var provisions: [StatedProvision]
  /// The edition's rules on later games, its own before inherited ones.
  package var season: [StatedSeasonRule] = []

  /// Whether the edition was in force in the season that began in `year`.
  public func isInForce(in year: Int) -> Bool {
    seasons?.contains(year) ?? false
  }

  /// The edition's rulebook after `change` to its provisions, or `nil` if a value no longer fits
  /// its point.
  ///
  /// The changed provisions may contradict each other.
  package func rulebook(altering change: (inout StatedProvision) -> Void) -> Rulebook? {
    let changed = provisions(after: change)
    guard changed.allSatisfy({ $0.point.form.fault(in: $0.value) == nil }) else { return nil }
    return Rulebook.stating(
      changed, id: rulebook.id, name: rulebook.name, inheritance: rulebook.inheritance)
  }

  func provisions(after change: (inout StatedProvision) -> Void) -> [StatedProvision] {
    provisions.map { provision in
      var provision = provision
      change(&provision)
      return provision
    }
  }
}

/// A rule on later games, as a book's file states it.
package struct StatedSeasonRule: Sendable, Hashable {
  /// The rule's name, such as `stick-game-misconduct`.
  package var key: String
  package var row: StatedRow
  /// The book's name in citations.
  package var book: String
  /// The id of the book whose file states it.
  package var home: String
  /// The reason why the rule is only assumed, if the text of the book is not known.
  package var assumption: String?

  /// The rule, or `nil` if the member of `season` is not a rule.
  package var rule: SeasonRule? {
    if SeasonRule.others.contains(where: { $0.key == key }) { return nil }
    guard var rule = SeasonRule(row) else { return nil }
    rule.key = key
    if rule.name.isEmpty { rule.name = String(key.map { $0 == "-" ? " " : $0 }) }
    rule.rule?.book = book
    rule.ejectingRule?.book = book
    rule.assumption = rule.assumption ?? assumption
    return rule
  }
}

/// A provision as a book's file states it.
public struct StatedProvision: Sendable, Hashable {
  /// The point that the provision settles.
  public var point: Point
  /// The value that the book provides.
  public var value: StatedValue
  /// The rule, in the book in which it was read, or `nil` if no rule is known.
  public var rule: RuleReference?
  /// The basis of the value: how far the book itself settles the point.
  public var basis: Basis
  /// The id of the book whose file states the provision: the edition's own, or one that it extends.
  ///
  /// Empty if no book states it and the point's usual value is in force.
  public var home: String

  /// The point's key.
  public var key: ProvisionKey { point.key }
  /// Whether a known rule settles the point.
  public var isVerified: Bool { rule != nil && basis.isVerified }
}

extension Rulebook {
  /// The rulebook with `provisions`: one for each point, in the order of the points, with a value
  /// of the point's form.
  static func stating(
    _ provisions: [StatedProvision], id: String, name: String, inheritance: Inheritance?
  ) -> Rulebook {
    var source = PointSource(provisions.map { ($0.key, $0.value, $0.rule, $0.basis) })
    let book = Rulebook(id: id, name: name, inheritance: inheritance, from: &source)
    precondition(source.fits, "A value that its point's form admits is a value of its type.")
    return book
  }
}
