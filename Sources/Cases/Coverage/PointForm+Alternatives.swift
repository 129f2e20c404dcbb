import HockeyRules
import Scoresheets

extension PointForm {
  /// The values of this form other than `value`, to find out whether a case depends on it.
  ///
  /// They are the nearest numbers and times, the other words of a choice, `null` instead of a
  /// value, and values instead of `null`. A point on which all books agree has no alternatives.
  /// Made-up rows count the infractions `words`, or the column's example if `words` is empty.
  func alternatives(to value: StatedValue, words: [String] = []) -> [StatedValue] {
    switch self {
    case .time: times(around: value)
    case .number(let range):
      numbers(around: value).filter { range.contains($0) }.map(StatedValue.integer)
    case .agreed, .text, .words, .choices, .infractions, .ladder: []
    case .flag: [.flag(value != .flag(true))]
    case .agreedOr(let words): value == .flag(true) ? words.map(StatedValue.text) : [.flag(true)]
    case .choice(let words): words.map(StatedValue.text).filter { $0 != value }
    case .optional(let form):
      value == .none ? form.samples : [.none] + form.alternatives(to: value, words: words)
    case .table(let columns):
      value.isEmptyTable ? rows(of: columns, words) : [.list([])]
    }
  }

  private func numbers(around value: StatedValue) -> [Int] {
    guard case .integer(let number) = value else { return [] }
    return [number + 1, number - 1]
  }

  /// The times thirty seconds longer and shorter.
  private func times(around value: StatedValue) -> [StatedValue] {
    guard case .text(let text) = value, let time = PlayingTime(clockBytes: Array(text.utf8))
    else { return [] }
    return [time + .seconds(30), time - .seconds(30)].filter { $0 > .zero }
      .map { .text($0.text) }
  }

  /// Values to replace a `null`: small ones, which trigger earliest, and large ones.
  private var samples: [StatedValue] {
    switch self {
    case .number(let range): (1...3).filter { range.contains($0) }.map(StatedValue.integer)
    case .time: [.text("5:00"), .text("20:00"), .text("99:00")]
    case .agreed, .agreedOr, .choice, .text, .flag, .words, .choices, .infractions, .ladder,
      .optional, .table:
      []
    }
  }

  /// Two tables of one row each, with short times and the lowest numbers, or the second lowest.
  private func rows(of columns: [Column], _ words: [String]) -> [StatedValue] {
    [0, 1].map { step in
      let members = columns.map { column in
        StatedRow.Member(column.name, column.sample(step, words))
      }
      return .rows([StatedRow(members)])
    }
  }
}

extension PointForm.Column {
  /// A value for a made-up row; a bound such as the longest period is as wide as possible.
  fileprivate func sample(_ step: Int, _ words: [String]) -> StatedValue {
    switch form {
    case .time: .text(name.hasSuffix("-to") ? "99:00" : "0:30")
    case .number(let range): .integer(min(range.lowerBound + step, range.upperBound))
    case .agreed, .agreedOr: .flag(true)
    case .choice(let words): .text(words.first ?? "")
    case .infractions: words.isEmpty ? example : .list(words)
    case .text, .flag, .words, .choices, .ladder, .optional, .table: .none
    }
  }
}

extension StatedValue {
  fileprivate var isEmptyTable: Bool { self == .list([]) }
}
