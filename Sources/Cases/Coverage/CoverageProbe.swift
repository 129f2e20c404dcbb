import HockeyRules
public import Scoresheets

/// Finds out which provisions of a book a case exercises: those without which, or with another value of
/// which, something else would be ruled.
///
/// A provision is cited if a ruling has its rule, which another number would change; it decides if
/// another value changes what is ruled.
public struct CoverageProbe {
  /// How a case exercises a provision.
  public enum Exercise: Sendable, Hashable {
    /// Some ruling cites it.
    case cited
    /// No ruling cites it, but another value would change some ruling.
    case decides
  }

  private let book: Rulebook
  /// The book with each provision's own key in place of its rule's number.
  private let keyed: Rulebook
  private let alternatives: [(key: ProvisionKey, books: [Rulebook])]

  /// Prepares the books that differ from `edition` in one provision.
  ///
  /// `infractions` are those that the cases know, for tables that count them. Throws where the edition
  /// itself cannot be read again.
  public init(_ edition: Edition, infractions: [String]) throws(RulebookError) {
    book = edition.rulebook
    keyed = try RulebookReader.rulebook(edition) { provision in
      provision.rule.number = provision.key.rawValue
    }
    alternatives = edition.provisions.map { provision in
      let values = provision.key.kind.alternatives(to: provision.value, words: infractions)
      // A value that the book cannot take, whatever its kind, is no alternative.
      let books = values.compactMap {
        try? RulebookReader.rulebook(edition, changing: provision.key, to: $0)
      }
      return (provision.key, books)
    }
  }

  /// The provisions that `case` exercises, and how; the first alternative that changes a ruling settles it.
  public func exercised(by case: Case) -> [ProvisionKey: Exercise] {
    var found: [ProvisionKey: Exercise] = [:]
    let original = CoverageRun(`case`, under: book)
    for key in CoverageRun(`case`, under: keyed).citedKeys { found[key] = .cited }
    for (key, books) in alternatives where found[key] == nil {
      if books.contains(where: { CoverageRun(`case`, under: $0).differs(from: original) }) {
        found[key] = .decides
      }
    }
    return found
  }
}

/// A case played under one book, to be held against the same under another.
private struct CoverageRun {
  private let log: GameLog
  private let schedule: Schedule
  private let solution: Solution

  init(_ case: Case, under book: Rulebook) {
    log = `case`.log
    schedule = log.schedule(standard: book.schedule(for: log.kind))
    solution = solve(
      log.events, under: book, kind: log.kind, schedule: schedule, goalkeepers: log.goalkeepers)
  }

  /// The provisions that the rulings cite, where each rule's number is its provision's key.
  var citedKeys: [ProvisionKey] {
    solution.plays.flatMap(\.rulings).compactMap { ruling in
      ruling.authority.rule.flatMap { ProvisionKey(rawValue: $0.number) }
    }
  }

  func differs(from other: CoverageRun) -> Bool {
    guard schedule == other.schedule else { return words != other.words }
    return solution.plays != other.solution.plays
  }

  /// What is ruled, in words: the points of playing time in rulings depend on how long periods are, the
  /// readings of the clock do not.
  private var words: [String] {
    let words = RulingWords(log, standard: schedule, showsClasses: true)
    let game = solution.game
    return solution.plays.flatMap { play in
      let period = play.event.time.period
      let rulings = play.rulings.map { ruling in
        let time = schedule.time(of: ruling.at, in: period)
        let text = words.text(
          of: ruling.effect, in: period, penalty: { game.penalties[$0] },
          seat: { game.seats[$0] })
        return words.notation.text(of: time) + " " + text
      }
      let refused = play.refused.map { [words.words(for: $0).reason] } ?? []
      return rulings + refused + [words.text(manpower: play.after)]
    }
  }
}
