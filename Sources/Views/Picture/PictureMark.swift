import HockeyRules

/// A thing on the time axis with a label, in a row where neither covers a neighbour: penalties of
/// one call that follow each other, or a play.
struct PictureMark: Sendable {
  var kind: Kind
  var team: Team
  /// The place of its play in the log.
  var play: Int?
  /// Whether it is the first of its play.
  var isFirst = true
  var from: GameInstant
  var to: GameInstant
  var label: String
  /// The label without its infraction, for where the whole has no room.
  var shortLabel: String?
  /// The number of its period, for something that takes no time and may be between two.
  var number: Int?
  /// The period of its label, as an index among the picture's.
  var period = 0
  /// Whether it is thin, so that its label has room on it.
  var isThin = false
  var side = LabelSide.after
  /// Its row, from 0, which is nearest to the strength.
  var row = 0

  enum Kind: Sendable {
    /// Penalties, in order of time; one with nothing to serve may be among the others.
    case penalties([PenaltyCourse])
    case goal(ScoredGoal)
    case missedShot
    case refused
  }

  var courses: [PenaltyCourse] { if case .penalties(let courses) = kind { courses } else { [] } }
}

/// The side of a mark on which its label is: after it; before it, if there is no room after it; on
/// it, if it is thin and long; or over it at the end of the period.
enum LabelSide: Sendable { case after, before, on, over }

/// The scale by which room for labels is found: the narrowest that a page is shown in.
///
/// Wider pages stretch the time between labels, never the labels themselves.
struct LabelScale {
  /// The pixels of a minute.
  var minute: Int
  /// Pixels between a mark and its label, and between neighbours.
  private static let gap = 6
  /// The letters that always stay of a label.
  private static let fewestLetters = 9

  /// The most pixels that `label` takes.
  static func width(of label: String) -> Int {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 58 : 120) } / 10 + gap
  }

  private func pixels(_ time: PlayingTime) -> Int { time.tenths * minute / 600 }

  /// Puts `marks` in as few of `rows` as their labels need, each in the first row with room.
  func arrange(
    _ marks: [PictureMark], in periods: [PicturePeriod], _ rows: inout LabelRows
  ) -> [PictureMark] {
    var marks = marks
    let places = marks.indices.map { index in
      var place = place(&marks[index], in: periods)
      // A mark that takes no time is a ring around its place.
      if marks[index].from == marks[index].to { place.from -= Self.gap }
      return place
    }
    for index in marks.indices.sorted(by: { (places[$0].from, $0) < (places[$1].from, $1) }) {
      marks[index].row = rows.take(from: places[index].from, to: places[index].to + Self.gap)
    }
    return marks
  }

  /// Finds the side of the label, and the pixels that both take on an axis of all periods.
  private func place(
    _ mark: inout PictureMark, in periods: [PicturePeriod]
  ) -> (from: Int, to: Int) {
    let number = mark.from == mark.to ? mark.number : nil
    let own = number.flatMap { number in periods.firstIndex { $0.number == number } }
    let first = own ?? periods.lastIndex { $0.start <= mark.from } ?? 0
    let last = own ?? periods.lastIndex { $0.start < mark.to } ?? 0
    let begin = pixels(mark.from - periods[first].start)
    let end = pixels(min(mark.to, periods[last].end) - periods[last].start)
    let from = offset(of: first, in: periods) + begin
    let to = offset(of: last, in: periods) + end
    let after = pixels(periods[last].width) - end
    let full = Self.width(of: mark.label)
    if mark.isThin, full <= to - from || full > max(begin, after),
      begin + full <= pixels(periods[first].width)
    {
      (mark.period, mark.side) = (first, .on)
      return (from, max(to, from + full))
    }
    if full > max(begin, after), let short = mark.shortLabel { mark.label = short }
    mark.label = Self.label(mark.label, shortenedTo: max(begin, after))
    let width = Self.width(of: mark.label)
    mark.period = last
    if width <= after { return (from, to + width) }
    if width <= begin {
      mark.period = first
      mark.side = .before
      return (from - width, to)
    }
    mark.side = .over
    let edge = offset(of: last, in: periods) + pixels(periods[last].width)
    return (min(from, edge - width), max(to, edge))
  }

  /// The label, without its end where it is wider than `room`; a few letters always stay.
  private static func label(_ label: String, shortenedTo room: Int) -> String {
    var label = label
    var length = label.count
    while width(of: label) > room, length > fewestLetters {
      length -= 1
      label = label.shortened(to: length)
    }
    return label
  }

  private func offset(of period: Int, in periods: [PicturePeriod]) -> Int {
    periods[..<period].reduce(0) { $0 + pixels($1.width) }
  }
}

/// Rows of a picture, nearest to the strength first, and the room taken in each, in pixels.
///
/// Marks of one kind come in the order of their beginnings; those of the next kind go next to them.
struct LabelRows {
  private var rows: [Row] = []
  /// The most rows; what has no room then covers others in the last.
  private static let most = 200

  private struct Row {
    /// The room of marks of an earlier kind, in order.
    var taken: [Range<Int>] = []
    /// The first of `taken` that does not end before a new mark.
    var next = 0
    /// The room of marks of this kind.
    var own: [Range<Int>] = []

    mutating func hasRoom(from: Int, to: Int) -> Bool {
      if let last = own.last, last.upperBound > from { return false }
      while next < taken.count, taken[next].upperBound <= from { next += 1 }
      return next == taken.count || to <= taken[next].lowerBound
    }
  }

  mutating func beginAgain() {
    for index in rows.indices {
      rows[index].taken = rows[index].own
      rows[index].own = []
      rows[index].next = 0
    }
  }

  /// Takes the room between `from` and `to` in the first row that has it, and returns that row.
  mutating func take(from: Int, to: Int) -> Int {
    var row = 0
    while row < rows.count, row < Self.most - 1, !rows[row].hasRoom(from: from, to: to) { row += 1 }
    if row == rows.count { rows.append(Row()) }
    rows[row].own.append(from..<max(from, to))
    return row
  }
}
