import HockeyRules
public import Scoresheets

/// The changes that a book makes to the one that it extends, tried on situations.
public struct BookTrial: Sendable {
  /// The book that is extended.
  public let before: Edition
  /// The book that changes it.
  public let after: Edition
  private(set) var changes: [Change]
  /// The situations that no single change decides, but several together do.
  private(set) var together: [Example] = []
  /// The number of situations that were tried.
  private(set) var count = 0

  struct Change: Sendable {
    var row: BookDifferences.Row
    /// The book with only this change; nil if it can decide nothing.
    var book: Rulebook?
    var examples: [Example] = []
    /// A situation made up because none of those tried shows what the change does, or nil.
    var made: Example?
  }

  struct Example: Sendable {
    /// The file and the line of the situation.
    var place: String
    var comparison: ReplayComparison
  }

  /// Prepares a trial of `after`, which extends `before`.
  public init(of after: Edition, extending before: Edition) {
    self.before = before
    self.after = after
    changes = BookDifferences(before, after).rows.map { row in
      // If only the rule's number differs, the rulings are the same.
      guard !row.sameValue else { return Change(row: row) }
      let others = Dictionary(uniqueKeysWithValues: before.provisions.map { ($0.key, $0) })
      let book = after.rulebook { provision in
        if provision.key != row.right.key { provision = others[provision.key] ?? provision }
      }
      return Change(row: row, book: book)
    }
  }

  /// Whether any change can decide something.
  public var mayDiffer: Bool { changes.contains { $0.book != nil } }

  /// Makes up a situation for each change that none of those played decides.
  package mutating func makeUpMissing() {
    for index in changes.indices where changes[index].examples.isEmpty {
      guard let book = changes[index].book else { continue }
      let row = changes[index].row
      // A change may need the others to be seen, as a lead that makes the clock run.
      let without = after.rulebook(altering: { if $0.key == row.left.key { $0 = row.left } })
      changes[index].made =
        Self.made(for: row.right.value, before.rulebook, book)
        ?? without.flatMap { Self.made(for: row.right.value, $0, after.rulebook) }
    }
  }

  /// The simplest situation made up for `value` in which two books part, or nil if there is none.
  static func made(for value: StatedValue, _ before: Rulebook, _ after: Rulebook) -> Example? {
    let examples = MadeSituations(for: value, under: after).all.compactMap { title, sheet in
      let log = SheetReader.read(sheet).log
      let comparison = ReplayComparison(
        game(log, title, under: before), game(log, title, under: after))
      return comparison.isEmpty ? nil : Example(place: "made up", comparison: comparison)
    }
    return examples.min { $0.weight < $1.weight }
  }

  private static func game(_ log: GameLog, _ title: String, under book: Rulebook) -> PlayedGame {
    var named = log
    named.id = title
    return PlayedGame(named, under: book, file: title, naming: .lines, byHand: false)
  }

  /// Plays the situation `log`, which is called `title` and written at `place`.
  public mutating func add(_ log: GameLog, title: String, place: String) {
    count += 1
    let original = Self.game(log, title, under: before.rulebook)
    let whole = ReplayComparison(original, Self.game(log, title, under: after.rulebook))
    guard !whole.isEmpty else { return }
    var isDecided = false
    for index in changes.indices {
      guard let book = changes[index].book else { continue }
      let comparison = ReplayComparison(original, Self.game(log, title, under: book))
      guard !comparison.isEmpty else { continue }
      isDecided = true
      changes[index].examples.append(Example(place: place, comparison: comparison))
    }
    if !isDecided { together.append(Example(place: place, comparison: whole)) }
  }
}
