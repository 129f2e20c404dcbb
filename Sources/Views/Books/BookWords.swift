import Audits
import HockeyRules
package import Scoresheets

extension RulebookFile.Seasons {
  /// The seasons in which a book was in force: `from 2015-16`, `to 2014-15`; empty if unlimited.
  package var words: String {
    switch (from, to) {
    case (nil, nil): ""
    case (.some(let from), nil): "from \(from.seasonName)"
    case (nil, .some(let to)): "to \(to.seasonName)"
    case (.some(let from), .some(let to)): "\(from.seasonName) to \(to.seasonName)"
    }
  }
}

extension RuleReference {
  /// The number after the book's name: `NHL 2025-26 16.2`.
  var words: String { "\(book) \(number)" }
}

extension Basis {
  /// How the value came about: the key in a book's file, the words for people, and the reason;
  /// `nil` if the book states the value.
  private var ground: (key: String, name: String, reason: String)? {
    switch self {
    case .stated: nil
    case .recorded(let reason): ("record", "BY THE RECORD", reason)
    case .open(let reason): ("open", "LEFT TO THE LEAGUE", reason)
    case .assumed(let reason): ("unverified", "UNVERIFIED", reason)
    case .moot(let reason): ("moot", "NEVER USED", reason)
    }
  }

  var isOpen: Bool { if case .open = self { true } else { false } }

  var reason: String? { ground?.reason }

  func reason(for key: String) -> String? { ground?.key == key ? reason : nil }

  /// The reason after its kind, such as `UNVERIFIED: …`; `nil` if the book states the value.
  var remark: String? { ground.map { "\($0.name): \($0.reason)" } }
}

extension StatedValue {
  /// The value as in a book's file, without quotation marks; a table's rows share one line.
  var words: String { lines.joined(separator: "; ") }

  var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .integer(let number): [String(number)]
    case .flag(let flag): [flag ? "true" : "false"]
    case .none: ["null"]
    case .list(let words): [words.isEmpty ? "no rows" : words.joined(separator: " ")]
    case .steps(let steps): [steps.map { $0.words }.joined(separator: ", ")]
    case .rows(let rows):
      rows.map { row in
        row.members.filter { $0.value != .list([]) }.map { "\($0.name) \($0.value.words)" }
          .joined(separator: ", ")
      }
    }
  }

  /// Whether the values are equal; the order of members in the files does not matter.
  func isSame(as other: StatedValue) -> Bool {
    guard case .rows(let rows) = self, case .rows(let others) = other else { return self == other }
    return rows.count == others.count
      && zip(rows, others).allSatisfy { row, other in
        row.members.count == other.members.count
          && row.members.allSatisfy { other[$0.name] == $0.value }
      }
  }
}

extension Edition {
  /// Oddities in the edition's own provisions, valid though they are, each in a sentence.
  package var notes: [String] {
    let classes = rulebook.classes
    let pairs = [
      (classes.minorLength, classes.minorMinutes), (classes.majorLength, classes.majorMinutes),
      (classes.misconductLength, classes.misconductMinutes),
      (classes.matchLength, classes.matchMinutes),
    ]
    return pairs.compactMap { length, minutes in
      let isOwn = provisions.contains { $0.key == length.key && $0.home == rulebook.id }
      guard isOwn, length.value > .minutes(minutes.value) else { return nil }
      return "'\(length.key.rawValue)' is \(length.value), but '\(minutes.key.rawValue)' puts "
        + "\(minutes.value) on record"
    }
  }
}
