import HockeyRules

/// A labelled mark on the time axis, in a row where it covers no neighbour.
///
/// A mark stands for consecutive penalties of one call, or for a play.
struct PictureMark: Sendable {
  var kind: Kind
  var team: Team
  /// The index of the mark's play in the log.
  var play: Int?
  /// Whether this is the first mark of its play.
  var isFirst = true
  var from: GameInstant
  var to: GameInstant
  var label: String
  /// The label without the infraction, if the whole label has no room.
  var shortLabel: String?
  /// The period's number, which decides where a mark between two periods is drawn.
  var number: Int?
  /// The index of the label's period among the picture's periods.
  var period = 0
  /// Whether the mark is thin enough for a label on top.
  var isThin = false
  var side = LabelSide.after
  /// The row; row 0 is nearest to the strength.
  var row = 0

  enum Kind: Sendable {
    /// Penalties in the order of time, including any without time to serve.
    case penalties([PenaltyCourse])
    case goal(ScoredGoal)
    case missedShot
    case refused
  }

  var courses: [PenaltyCourse] { if case .penalties(let courses) = kind { courses } else { [] } }
}

/// The place of a mark's label.
///
/// A thin, long mark has its label on top. Any other label goes after the mark or, without room
/// there, before it. A label without room on either side covers the mark and ends with the period.
enum LabelSide: Sendable { case after, before, on, over }

/// The scale for finding room for labels: the narrowest page.
///
/// Wider pages stretch the time between labels, never the labels themselves.
struct LabelScale {
  /// The pixels a minute takes.
  var minute: Int
  /// The pixels between a mark and its label, and between neighbours.
  private static let gap = 6
  /// The fewest characters to which a label is shortened.
  private static let fewestLetters = 9

  /// The most pixels that `label` can take.
  static func width(of label: String) -> Int {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 58 : 120) } / 10 + gap
  }

  private func pixels(_ time: PlayingTime) -> Int { time.tenths * minute / 600 }

  /// Puts each of `marks` in the first of `rows` with room for the mark and its label.
  func arrange(
    _ marks: [PictureMark], in periods: [PicturePeriod], _ rows: inout LabelRows
  ) -> [PictureMark] {
    var marks = marks
    let places = marks.indices.map { index in
      var place = place(&marks[index], in: periods)
      // A mark without duration is a ring, which reaches left of its place.
      if marks[index].from == marks[index].to { place.from -= Self.gap }
      return place
    }
    for index in marks.indices.sorted(by: { (places[$0].from, $0) < (places[$1].from, $1) }) {
      marks[index].row = rows.take(from: places[index].from, to: places[index].to + Self.gap)
    }
    return marks
  }

  /// Chooses the label's side and period.
  ///
  /// Returns the pixels that mark and label take, counted from the start of the first period.
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

  /// The label, shortened if it is wider than `room`; a few characters always stay.
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

/// The rows of a picture, nearest to the strength first, and the room taken in each, in pixels.
///
/// Marks of one kind are placed in the order of their beginnings; then marks of the next kind fill
/// the gaps.
struct LabelRows {
  private var rows: [Row] = []
  /// The most rows; marks that find no room overlap in the last.
  private static let most = 200

  private struct Row {
    /// The room that earlier kinds of marks have taken, in order.
    var taken: [Range<Int>] = []
    /// The index of the first range in `taken` that ends after the beginning of a new mark.
    var next = 0
    /// The room that this kind of marks has taken.
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

  /// Takes the room between `from` and `to` in the first free row, and returns the row.
  mutating func take(from: Int, to: Int) -> Int {
    var row = 0
    while row < rows.count, row < Self.most - 1, !rows[row].hasRoom(from: from, to: to) { row += 1 }
    if row == rows.count { rows.append(Row()) }
    rows[row].own.append(from..<max(from, to))
    return row
  }
}
