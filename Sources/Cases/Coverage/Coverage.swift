import HockeyRules
public import Scoresheets

/// How many cases exercise each provision of each book's own file.
public struct Coverage: Sendable {
  /// A book, and the provisions that stand in its own file.
  public struct Book: Sendable {
    /// The book's id.
    public var id: String
    /// Its own provisions, in the keys' order.
    public var provisions: [Provision]

    /// The provisions that no case exercises.
    public var missing: [Provision] { provisions.filter { $0.count == 0 } }
  }

  /// A provision in the file where it stands.
  public struct Provision: Sendable {
    /// Which provision.
    public var stated: StatedProvision
    /// The cases in which a ruling cites it.
    public var cited = 0
    /// The cases in which no ruling cites it, but another value would change some ruling.
    public var decides = 0

    /// The cases that exercise it.
    public var count: Int { cited + decides }
    /// Whether a case should exercise it and none does: it is no assumption of ours.
    public var isUncovered: Bool { count == 0 && stated.assumption == nil }
  }

  /// The books, in the order in which they were added.
  public private(set) var books: [Book] = []

  /// Coverage of nothing yet.
  public init() {}

  /// Whether some provision that no source leaves open has no case.
  public var isIncomplete: Bool {
    books.contains { book in book.provisions.contains(where: \.isUncovered) }
  }

  /// Adds a book, with the provisions of `edition` that stand in its own file, `keys`.
  public mutating func add(_ edition: Edition, own keys: Set<ProvisionKey>) {
    let provisions = edition.provisions.filter { keys.contains($0.key) }
    books.append(
      Book(id: edition.rulebook.id, provisions: provisions.map { Provision(stated: $0) }))
  }

  /// Counts a case that exercises the provision `key`, which stands in the file of the book called `id`.
  public mutating func count(
    _ exercise: CoverageProbe.Exercise, of key: ProvisionKey, in id: String
  ) {
    guard let book = books.firstIndex(where: { $0.id == id }),
      let place = books[book].provisions.firstIndex(where: { $0.stated.key == key })
    else { return }
    switch exercise {
    case .cited: books[book].provisions[place].cited += 1
    case .decides: books[book].provisions[place].decides += 1
    }
  }
}
