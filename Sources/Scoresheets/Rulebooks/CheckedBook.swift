import HockeyRules

/// A rulebook's file, with all errors that can be found without the book that it extends.
struct CheckedBook {
  let book: RulebookFile
  /// The errors, in line order.
  let errors: [RulebookError]
  /// The keys of the provisions that have an error.
  let unsound: Set<String>

  init(_ text: RulebookReader.Text) {
    var reader = BookReader(text.bytes, file: text.file)
    let book = reader.book()
    var unsound = Set(book.statedKeys)
    for entry in book.entries {
      let faults = Self.faults(in: entry)
      for fault in faults { reader.report(fault.problem, at: fault.offset) }
      if faults.isEmpty, entry.rows.allSatisfy({ $0.refused.isEmpty }) {
        unsound.remove(entry.key)
      }
    }
    for fault in book.season.flatMap({ $0.faults }) {
      reader.report(fault.problem, at: fault.offset)
    }
    self.book = book
    errors = reader.errors.inLineOrder
    self.unsound = unsound
  }

  /// Whether only part of the file was read, because its JSON is broken, it is not a book, or it
  /// has too many errors.
  var isTorn: Bool {
    errors.count >= BookReader.errorLimit
      || errors.contains { error in
        switch error.problem {
        case .json, .notBook: true
        default: false
        }
      }
  }

  private static let points = Dictionary(
    uniqueKeysWithValues: Rulebook.points.map { ($0.key.rawValue, $0) })

  /// The errors in `entry`: an unknown key, or a value of the wrong form.
  static func faults(in entry: RulebookFile.Entry) -> [ValueFault] {
    guard let point = points[entry.key] else {
      let nearest = nearestMatch(to: entry.key, among: Rulebook.points.map { $0.key.rawValue })
      return [ValueFault(.unknownKey(entry.key, nearest: nearest), at: entry.offset)]
    }
    return point.form.faults(in: entry)
  }
}

extension RulebookFile.SeasonEntry {
  /// The errors in the rule that can be found without the book's other rules.
  fileprivate var faults: [ValueFault] {
    guard let row else { return [] }
    let faults = PointForm.faults(in: row, places, of: key, SeasonRule.columns(of: key))
    if row["rule"] != nil || row["unverified"] != nil { return faults }
    return faults + [ValueFault(.missingKey("rule", of: key), at: offset)]
  }
}
