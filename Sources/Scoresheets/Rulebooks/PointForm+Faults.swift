import HockeyRules

extension PointForm {
  /// What is wrong with `value`: what was expected, and the nearest valid word; nil if it is of
  /// this form.
  func fault(in value: StatedValue) -> (expected: String, nearest: String?)? {
    switch (self, value) {
    case (.time, _) where PlayingTime(value) != nil: nil
    case (.number(let range), .integer(let number)) where range.contains(number): nil
    case (.agreed, .flag(true)): nil
    case (.choice(let words), .text(let word)):
      words.contains(word) ? nil : (self.words, nearestMatch(to: word, among: words))
    case (.words, .list): nil
    case (.optional, .none): nil
    case (.optional(let form), _):
      form.fault(in: value).map { (self.words, $0.nearest) }
    case (.table, .list(let words)) where words.isEmpty: nil
    case (.table(let columns), .rows(let rows)): fault(in: rows, of: columns)
    case (.time, _), (.number, _), (.agreed, _), (.choice, _), (.words, _), (.table, _):
      (words, nil)
    }
  }

  private func fault(
    in rows: [StatedRow], of columns: [Column]
  ) -> (expected: String, nearest: String?)? {
    for row in rows {
      let names = row.members.map { $0.name }
      guard names.count == columns.count, columns.allSatisfy({ names.contains($0.name) }) else {
        return (words, nil)
      }
      for column in columns {
        guard let value = row[column.name] else { continue }
        if let fault = column.form.fault(in: value) {
          return ("rows whose '\(column.name)' is \(fault.expected)", fault.nearest)
        }
        guard let below = column.below, case .integer(let number) = value,
          case .integer(let bound)? = row[below], number >= bound
        else { continue }
        return ("rows whose '\(column.name)' is below '\(below)'", nil)
      }
    }
    return nil
  }

  /// What a value must be, in words.
  private var words: String {
    switch self {
    case .time: "a time such as 2:00"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .agreed: "true"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .words: "a list of words"
    case .optional(let form): form.words + ", or null"
    case .table(let columns):
      "rows with " + columns.dropLast().map { $0.name }.joined(separator: ", ")
        + " and \(columns.last?.name ?? "")"
    }
  }
}
