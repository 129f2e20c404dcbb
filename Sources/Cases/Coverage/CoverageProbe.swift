package import HockeyRules
package import Scoresheets

/// A finder of the provisions that a case exercises.
///
/// A ruling cites a provision by its key. A provision that no ruling cites still decides if another
/// value would change the rulings.
package struct CoverageProbe {
  /// The ways in which a case exercises a provision.
  package enum Exercise: Sendable, Hashable {
    /// A ruling cites the provision.
    case cited
    /// No ruling cites the provision, but another value would change a ruling.
    case decides
  }

  private let edition: Edition
  /// The other values that the book could have, by provision.
  private let alternatives: [ProvisionKey: [StatedValue]]
  /// The books in which all of these provisions are altered; the first has the first alternatives.
  private var altered: [[ProvisionKey]: [Rulebook]] = [:]

  /// Prepares to alter the provisions of `edition`.
  ///
  /// `infractions` are the infractions in the cases; tables that count infractions need them.
  package init(_ edition: Edition, infractions: [String]) {
    self.edition = edition
    var alternatives: [ProvisionKey: [StatedValue]] = [:]
    // A point that no book states has no coverage.
    for provision in edition.provisions where !provision.home.isEmpty {
      alternatives[provision.key] = provision.point.form.alternatives(
        to: provision.value, words: infractions)
    }
    self.alternatives = alternatives
  }

  /// The provisions that the rulings on `case` cite.
  package func cited(by case: Case) -> Set<ProvisionKey> {
    Set(CoverageRun(`case`, under: edition.rulebook).citedKeys)
  }

  /// The provisions that can be altered and fulfil `condition`.
  package func alterable(where condition: (ProvisionKey) -> Bool) -> [Point] {
    Rulebook.points.filter { alternatives[$0.key]?.isEmpty == false && condition($0.key) }
  }

  /// The points among `points` whose value decides `case`: one changed ruling is enough.
  package mutating func deciding(_ points: [Point], _ case: Case) -> [ProvisionKey] {
    let original = CoverageRun(`case`, under: edition.rulebook)
    return Point.Family.allCases.flatMap { family in
      let keys = points.filter { $0.family == family }.map({ $0.key })
      let groups = family == .alone ? keys.map { [$0] } : [keys]
      return groups.flatMap { deciding($0, `case`, original) }
    }
  }

  /// The id of the book whose file states the provision `key`.
  package func home(of key: ProvisionKey) -> String? {
    edition.provisions.first { $0.key == key }?.home
  }

  /// The keys among `keys` whose alternatives change the rulings.
  ///
  /// All keys are altered at once. If that changes anything, each half is tried separately.
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
    // A value that the book does not allow is not an alternative.
    let books = (0..<count).compactMap { step in
      edition.rulebook { provision in
        guard keys.contains(provision.key), let values = alternatives[provision.key] else { return }
        provision.value = values[min(step, values.count - 1)]
      }
    }
    altered[keys] = books
    return books
  }
}

/// A case played under one book, for comparison with the same case under another.
private struct CoverageRun {
  private let log: GameLog
  private let solution: Solution
  /// The face-offs after the plays, if the case has statements about face-offs.
  private let faceOffs: [FaceOff]

  init(_ case: Case, under book: Rulebook) {
    log = `case`.log.timed(under: book)
    solution = solve(log, under: book)
    let statements = `case`.instants.flatMap { $0.expectations.map { $0.statement.kind } }
    let timeline = statements.contains(.phrase(.faceOff)) ? solution.timeline : nil
    faceOffs = log.plays.indices.compactMap { try? timeline?.state(afterPlay: $0).faceOff }
  }

  /// The provisions that the rulings cite.
  var citedKeys: [ProvisionKey] {
    solution.journal.compactMap({ $0.authority.key }) + faceOffs.map { $0.citation.key }
  }

  func differs(from other: CoverageRun) -> Bool {
    guard log.schedule == other.log.schedule else { return words != other.words }
    return solution.plays != other.solution.plays || solution.journal != other.solution.journal
      || faceOffs != other.faceOffs
  }

  /// The rulings in words, for books with different periods: an instant depends on the lengths of
  /// the periods, but a reading of the clock does not.
  private var words: [String] {
    let words = RulingWords(log, showsClasses: true)
    return solution.plays.flatMap { play in
      let period = play.event.time.period
      let rulings = solution.rulings(of: play).map { ruling in
        let time = log.schedule.time(of: ruling.at, in: period)
        return words.notation.text(of: time) + " " + words.text(of: ruling.effect, in: period)
      }
      let refused = play.refused.map { [words.words(for: $0).reason] } ?? []
      return rulings + refused + [words.text(manpower: play.after)]
    }
  }
}
