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

  private let edition: Edition
  /// The book with each provision's own key in place of its rule's number.
  private let keyed: Rulebook
  /// Other values that the book could have, by provision.
  private let alternatives: [ProvisionKey: [EntryValue]]
  /// The books with all of some provisions altered, the first alternatives in the first book.
  private var altered: [[ProvisionKey]: [Rulebook]] = [:]

  /// Prepares to alter the provisions of `edition`.
  ///
  /// `infractions` are those that the cases know, for tables that count them. Throws where the edition
  /// itself cannot be read again.
  public init(_ edition: Edition, infractions: [String]) throws(RulebookError) {
    self.edition = edition
    keyed = try RulebookReader.rulebook(edition) { provision in
      provision.rule.number = provision.key.rawValue
    }
    var alternatives: [ProvisionKey: [EntryValue]] = [:]
    for provision in edition.provisions {
      alternatives[provision.key] = provision.key.kind.alternatives(
        to: provision.value, words: infractions)
    }
    self.alternatives = alternatives
  }

  /// The provisions that `case` exercises, and how; the first alternative that changes a ruling settles it.
  public mutating func exercised(by case: Case) -> [ProvisionKey: Exercise] {
    var found: [ProvisionKey: Exercise] = [:]
    for key in CoverageRun(`case`, under: keyed).citedKeys { found[key] = .cited }
    let original = CoverageRun(`case`, under: edition.rulebook)
    var families: [ProvisionFamily: [ProvisionKey]] = [:]
    for key in ProvisionKey.allCases where found[key] == nil && alternatives[key]?.isEmpty == false
    {
      families[key.family, default: []].append(key)
    }
    for family in ProvisionFamily.allCases {
      for key in deciding(families[family] ?? [], `case`, original) { found[key] = .decides }
    }
    return found
  }

  /// Those of `keys` of which another value changes what is ruled: all are altered at once, and only if that
  /// changes anything each half for itself.
  private mutating func deciding(
    _ keys: [ProvisionKey], _ case: Case, _ original: CoverageRun
  ) -> [ProvisionKey] {
    guard !keys.isEmpty else { return [] }
    let matters = books(altering: keys).contains { book in
      CoverageRun(`case`, under: book).differs(from: original)
    }
    guard matters, keys.count > 1 else { return matters ? keys : [] }
    let half = keys.count / 2
    return deciding(Array(keys[..<half]), `case`, original)
      + deciding(Array(keys[half...]), `case`, original)
  }

  private mutating func books(altering keys: [ProvisionKey]) -> [Rulebook] {
    if let books = altered[keys] { return books }
    let count = keys.compactMap { alternatives[$0]?.count }.max() ?? 0
    // A value that the book cannot take, whatever its kind, is no alternative.
    let books = (0..<count).compactMap { step in
      try? RulebookReader.rulebook(edition) { provision in
        guard keys.contains(provision.key), let values = alternatives[provision.key] else { return }
        provision.value = values[min(step, values.count - 1)]
      }
    }
    altered[keys] = books
    return books
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
