import HockeyRules

// What else a book could provide: to see whether anything hangs on what it does provide.

extension ProvisionKind {
  /// Values that this kind allows besides `value`: the nearest of numbers and times, all other words of a
  /// choice, nothing for something, something for nothing; none where the books agree.
  ///
  /// Rows that are made up count the `words` given, such as the infractions that occur.
  public func alternatives(to value: EntryValue, words: [String] = []) -> [EntryValue] {
    switch self {
    case .time: times(around: value)
    case .number(let range):
      numbers(around: value).filter { range.contains($0) }.map(EntryValue.integer)
    case .flag: value == .flag(true) ? [.flag(false)] : [.flag(true)]
    case .agreed, .words: []
    case .choice(let words): words.map(EntryValue.text).filter { $0 != value }
    case .optional(let kind):
      value == .none ? kind.samples : [.none] + kind.alternatives(to: value, words: words)
    case .table(let columns):
      value.isEmptyTable ? rows(of: columns, words) : [.list([])]
    }
  }

  private func numbers(around value: EntryValue) -> [Int] {
    guard case .integer(let number) = value else { return [] }
    return [number + 1, number - 1]
  }

  /// Thirty seconds more, and less.
  private func times(around value: EntryValue) -> [EntryValue] {
    guard case .text(let text) = value, let time = PlayingTime(clockBytes: Array(text.utf8))
    else { return [] }
    return [time + .seconds(30), time - .seconds(30)].filter { $0 > .zero }
      .map { .text($0.text) }
  }

  /// Values where a book has none: small ones, which bite soonest, and large ones.
  private var samples: [EntryValue] {
    switch self {
    case .number(let range): (1...3).filter { range.contains($0) }.map(EntryValue.integer)
    case .time: [.text("5:00"), .text("20:00"), .text("99:00")]
    case .flag, .agreed, .choice, .words, .optional, .table: []
    }
  }

  /// Tables of one row each, with short times and the lowest numbers, or the lowest but one.
  private func rows(of columns: [Column], _ words: [String]) -> [EntryValue] {
    [0, 1].map { step in
      let members = columns.map { column in
        EntryRow.Member(key: column.name, value: column.sample(step, words), offset: 0)
      }
      return .rows([EntryRow(members: members, offset: 0)])
    }
  }
}

extension ProvisionKind.Column {
  /// A value for a made-up row; a bound such as the longest period is as wide as it can be.
  fileprivate func sample(_ step: Int, _ words: [String]) -> EntryValue {
    switch kind {
    case .time: .text(name.hasSuffix("-to") ? "99:00" : "0:30")
    case .number(let range): .integer(min(range.lowerBound + step, range.upperBound))
    case .flag, .agreed: .flag(true)
    case .choice(let words): .text(words.first ?? "")
    case .words: .list(words)
    case .optional, .table: .none
    }
  }
}

extension EntryValue {
  fileprivate var isEmptyTable: Bool { self == .list([]) }
}
