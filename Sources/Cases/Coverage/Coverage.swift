package import HockeyRules
package import Scoresheets

/// The number of cases that exercise each provision that a book's own file states.
package struct Coverage: Sendable {
  /// A book, and the provisions that its own file states.
  package struct Book: Sendable {
    /// The book's id.
    package var id: String
    /// The book's own provisions, in the order of the keys.
    package var provisions: [Provision]

    /// The provisions that no case exercises.
    package var missing: [Provision] { provisions.filter { $0.count == 0 } }

    /// The share of provisions with a case among those that should have one, in percent, rounded
    /// down; 100 if no provision should have a case.
    package var percent: Int {
      let covered = provisions.count { $0.count > 0 }
      let wanted = covered + provisions.count { $0.isUncovered }
      return wanted == 0 ? 100 : covered * 100 / wanted
    }
  }

  /// A provision, or a rule on later games, in the file that states it.
  package struct Provision: Sendable {
    package var key: ProvisionKey
    package var rule: RuleReference?
    /// Whether a known rule settles the provision.
    package var isVerified: Bool
    /// Whether the book has no use for the provision.
    package var isMoot = false
    /// The number of cases in which a ruling cites the provision.
    package var cited = 0
    /// 1 if another value would change a ruling in a case, although no ruling cites the provision.
    ///
    /// Only a provision that needs a case is altered, and one such case is enough.
    package var decides = 0

    package var count: Int { cited + decides }
    /// Whether no case exercises the provision, though one should.
    ///
    /// A case should exercise every provision that a rule settles, unless the book has none.
    package var isUncovered: Bool { count == 0 && isVerified && !isMoot }
  }

  /// The books, in the order in which they were added.
  package private(set) var books: [Book] = []

  package init() {}

  /// Whether, in all books, each provision that should have a case has one.
  package var isComplete: Bool { books.allSatisfy { $0.percent == 100 } }

  /// Adds a book, with those provisions of `edition` that its own file states.
  package mutating func add(_ edition: Edition) {
    let id = edition.rulebook.id
    let provisions = edition.provisions.filter { $0.home == id }.map { stated in
      Provision(
        key: stated.key, rule: stated.rule, isVerified: stated.isVerified,
        isMoot: stated.basis.isMoot)
    }
    let season = edition.season.filter { $0.home == id }.compactMap { $0.rule }.map { rule in
      Provision(
        key: .season(rule.key), rule: rule.rule,
        isVerified: rule.rule != nil && rule.assumption == nil)
    }
    books.append(Book(id: id, provisions: provisions + season))
  }

  /// Whether no case counted so far exercises the provision `key`, which should have one and which the
  /// file of the book called `id` states.
  package func lacksCase(_ key: ProvisionKey, in id: String) -> Bool {
    books.first { $0.id == id }?.provisions.contains { $0.key == key && $0.isUncovered } ?? false
  }

  /// Counts a case that exercises the provision `key`, which the book `id` states.
  package mutating func count(
    _ exercise: CoverageProbe.Exercise, of key: ProvisionKey, in id: String
  ) {
    guard let book = books.firstIndex(where: { $0.id == id }),
      let place = books[book].provisions.firstIndex(where: { $0.key == key })
    else { return }
    switch exercise {
    case .cited: books[book].provisions[place].cited += 1
    case .decides: books[book].provisions[place].decides += 1
    }
  }
}
