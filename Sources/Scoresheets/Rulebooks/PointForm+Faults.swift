package import HockeyRules

extension PointForm {
  /// The faults in the value of `entry`; none if the value is of this form.
  func faults(in entry: RulebookFile.Entry) -> [ValueFault] {
    switch (self, entry.value) {
    case (.table(let columns), .rows(let rows)):
      zip(rows, entry.rows).enumerated().flatMap { index, pair in
        Self.faults(in: pair.0, pair.1, of: "row \(index + 1) of '\(entry.key)'", columns)
      }
    default:
      fault(in: entry.value).map {
        [
          ValueFault(
            .wrongValue(entry.key, expected: $0.expected, nearest: $0.nearest),
            at: entry.valueOffset)
        ]
      } ?? []
    }
  }

  /// The fault in `value`: the expectation and the nearest valid word, or `nil` if it is of this
  /// form.
  func fault(in value: StatedValue) -> (expected: String, nearest: String?)? {
    switch (self, value) {
    case (.time, _) where PlayingTime(value) != nil: nil
    case (.number(let range), .integer(let number)) where range.contains(number): nil
    case (.agreed, .flag(true)), (.agreedOr, .flag(true)): nil
    case (.agreedOr(let words), .text(let word)) where words.contains(word): nil
    case (.agreedOr(let words), .text(let word)):
      (self.words, nearestMatch(to: word, among: words))
    case (.choice(let words), .text(let word)):
      words.contains(word) ? nil : (self.words, nearestMatch(to: word, among: words))
    case (.text, .text), (.flag, .flag), (.words, .list): nil
    case (.choices(let words), .list(let list)):
      list.first { !words.contains($0) }.map { (self.words, nearestMatch(to: $0, among: words)) }
    case (.infractions(let least), .list(let names)) where names.count >= least:
      names.compactMap { Infraction(rawValue: $0).nearestIfMisspelt }.first.map { (self.words, $0) }
    case (.ladder(let words), .steps(let steps)): faultOfLadder(steps, words)
    case (.ladder(let words), .list(let list)): faultOfLadder(list.map { .text($0) }, words)
    case (.optional, .none): nil
    case (.optional(let form), _):
      form.fault(in: value).map { (self.words, $0.nearest) }
    case (.table, .list(let words)) where words.isEmpty: nil
    case (.table(let columns), .rows(let rows))
    where rows.allSatisfy({ Self.faults(in: $0, .init(of: $0), of: "", columns).isEmpty }):
      nil
    case (.time, _), (.number, _), (.agreed, _), (.agreedOr, _), (.choice, _), (.text, _),
      (.flag, _), (.words, _), (.choices, _), (.infractions, _), (.ladder, _), (.table, _):
      (words, nil)
    }
  }

  /// The fault in the steps of a ladder: a word not among `words`, or a number below an earlier
  /// one; zero is valid only alone.
  private func faultOfLadder(
    _ steps: [StatedValue], _ words: [String]
  ) -> (expected: String, nearest: String?)? {
    var last = steps.count > 1 ? 1 : 0
    for step in steps {
      switch step {
      case .integer(let number) where (last...99_999).contains(number): last = number
      case .text(let word) where words.contains(word): break
      case .text(let word): return (self.words, nearestMatch(to: word, among: words))
      case .integer, .flag, .none, .list, .steps, .rows: return (self.words, nil)
      }
    }
    return nil
  }

  /// The faults in a row: members without a column, missing members, and values that do not fit
  /// their columns.
  static func faults(
    in row: StatedRow, _ places: RulebookFile.RowPlaces, of owner: String, _ columns: [Column]
  ) -> [ValueFault] {
    let names = columns.map { $0.name }
    var faults: [ValueFault] = []
    var meant: [String] = places.refused
    for (member, place) in zip(row.members, places.members) {
      guard let column = columns.first(where: { $0.name == member.name }) else {
        let nearest = nearestMatch(to: member.name, among: names)
        faults.append(ValueFault(.unknownKey(member.name, nearest: nearest), at: place.key))
        if let nearest { meant.append(nearest) }
        continue
      }
      guard let fault = column.fault(in: member.value, of: row) else { continue }
      faults.append(
        ValueFault(
          .wrongValue(member.name, expected: fault.expected, nearest: fault.nearest),
          at: place.value))
    }
    for column in columns
    where !column.isOptional && row[column.name] == nil && !meant.contains(column.name) {
      faults.append(
        ValueFault(.missingKey(column.name, of: owner), at: places.offset))
    }
    return faults
  }

  /// The form of the value, in words.
  package var words: String {
    switch self {
    case .time: "a time such as 2:00"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .agreed: "true, as in every book: nothing else can be played"
    case .agreedOr(let words):
      "true, as in every book, or " + words.map { "'\($0)'" }.joined(separator: " or ")
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .text: "a string"
    case .flag: "true or false"
    case .words: "a list of words"
    case .choices(let words): "a list of " + words.joined(separator: ", ")
    case .infractions(let least):
      least > 0 ? "a list of at least one infraction" : "a list of infractions"
    case .ladder(let words):
      "a list of numbers that do not go down, or of " + words.joined(separator: ", ")
    case .optional(let form): form.words + ", or null"
    case .table(let columns):
      "a list of rows with " + columns.dropLast().map { $0.name }.joined(separator: ", ")
        + " and \(columns.last?.name ?? "")"
    }
  }
}

/// A fault in a value, or in a part of it, and its place.
struct ValueFault {
  var problem: RulebookError.Problem
  /// The place, in bytes from the beginning of the file.
  var offset: Int

  init(_ problem: RulebookError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension PointForm.Column {
  fileprivate func fault(
    in value: StatedValue, of row: StatedRow
  ) -> (expected: String, nearest: String?)? {
    if let fault = form.fault(in: value) { return fault }
    guard let below, case .integer(let number) = value, case .integer(let bound)? = row[below],
      number >= bound
    else { return nil }
    return ("below '\(below)'", nil)
  }
}

extension Infraction {
  /// The known infraction that this infraction probably misspells, or `nil` if there is none near:
  /// a league may have infractions of its own.
  package var nearestIfMisspelt: String? {
    if isKnown || SeasonRule.acts.contains(rawValue) { return nil }
    return nearestMatch(to: rawValue, among: Infraction.known + SeasonRule.acts)
  }
}
