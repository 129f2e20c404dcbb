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
  /// The infraction that the short label leaves out, for pages that have room for it.
  var rest: LabelRest?
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

  /// The label, with its rest if some page has room for the rest.
  var text: String { label + (rest?.width == nil ? "" : rest?.text ?? "") }

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
  private static let gap = 8
  /// The fewest characters to which a label is shortened.
  private static let fewestLetters = 9

  /// The most pixels that `label` can take.
  static func width(of label: String) -> Int {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 64 : 130) } / 10 + gap
  }

  private func pixels(_ time: PlayingTime) -> Int { time.tenths * minute / 600 }

  /// Puts each of `marks` in the first of `rows` with room for the mark and its label.
  func arrange(
    _ marks: [PictureMark], in periods: [PicturePeriod], _ rows: inout LabelRows
  ) -> [PictureMark] {
    var marks = marks
    let places = marks.indices.map { index in
      choosePlace(of: &marks[index], in: periods)
      return reach(of: marks[index], in: periods)
    }
    for index in marks.indices.sorted(by: { (places[$0].from, $0) < (places[$1].from, $1) }) {
      marks[index].row = rows.take(from: places[index].from, to: places[index].to + Self.gap)
    }
    return marks
  }

  /// The indices of the periods in which `mark` begins and ends.
  private func ends(of mark: PictureMark, in periods: [PicturePeriod]) -> (first: Int, last: Int) {
    let number = mark.from == mark.to ? mark.number : nil
    let own = number.flatMap { number in periods.firstIndex { $0.number == number } }
    return (
      own ?? periods.lastIndex { $0.start <= mark.from } ?? 0,
      own ?? periods.lastIndex { $0.start < mark.to } ?? 0
    )
  }

  /// Chooses the label's side and period.
  private func choosePlace(of mark: inout PictureMark, in periods: [PicturePeriod]) {
    let (first, last) = ends(of: mark, in: periods)
    let begin = pixels(mark.from - periods[first].start)
    let end = pixels(min(mark.to, periods[last].end) - periods[last].start)
    let length = offset(of: last, in: periods) + end - offset(of: first, in: periods) - begin
    let after = pixels(periods[last].width) - end
    let full = Self.width(of: mark.label)
    if mark.isThin, full <= length || full > max(begin, after),
      begin + full <= pixels(periods[first].width)
    {
      (mark.period, mark.side) = (first, .on)
      return
    }
    if full > max(begin, after), let short = mark.shortLabel {
      // The short label is the beginning of the whole label.
      let rest = mark.label.dropFirst(short.count)
      mark.rest = rest.isEmpty ? nil : LabelRest(text: String(rest))
      // Without the infraction, the number needs its unit: `A4 5 min`.
      let named = short.utf8.last.map { (48...57).contains($0) } == true ? "\(short) min" : short
      mark.label = Self.width(of: named) <= max(begin, after) ? named : short
    }
    let chosen = Self.label(mark.label, shortenedTo: max(begin, after))
    if chosen != mark.label { (mark.label, mark.rest) = (chosen, nil) }
    let width = Self.width(of: mark.label)
    mark.side = width <= after ? .after : width <= begin ? .before : .over
    mark.period = mark.side == .before ? first : last
  }

  /// The pixels that a mark and its label take, counted from the start of the first period.
  private func reach(of mark: PictureMark, in periods: [PicturePeriod]) -> (from: Int, to: Int) {
    let (first, last) = ends(of: mark, in: periods)
    // A mark without duration is a ring, which reaches left of its place.
    let ring = mark.from == mark.to ? Self.gap : 0
    let from = offset(of: first, in: periods) + pixels(mark.from - periods[first].start)
    let to =
      offset(of: last, in: periods)
      + pixels(min(mark.to, periods[last].end) - periods[last].start)
    let width = Self.width(of: mark.text)
    switch mark.side {
    case .after: return (from - ring, to + width)
    case .before: return (from - width - ring, to)
    case .on: return (from - ring, max(to, from + width))
    case .over:
      let edge = offset(of: last + 1, in: periods)
      return (min(from, edge - width) - ring, max(to, edge))
    }
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

/// The part of a label that the short label leaves out.
struct LabelRest: Sendable {
  var text: String
  /// The least width of a page with room for the rest, in pixels; `nil` if none has room.
  var width: LabelPage?
}

/// The widths of a page from which the styles show the rests of more labels.
enum LabelPage: Int, CaseIterable {
  case wide = 900
  case wider = 1200
  case widest = 1600

  var look: StaticString {
    switch self {
    case .wide: "wide"
    case .wider: "wider"
    case .widest: "widest"
    }
  }
}

// On a wide page, the time between labels has more room than the labels need.
extension LabelScale {
  /// Gives short labels their rests from `page` on, where its rows have room.
  ///
  /// `marks` are one team's. With `isOneLine` the page has all periods side by side, and a label
  /// may reach into the next period.
  func addRests(
    on page: LabelPage, to marks: inout [PictureMark], in periods: [PicturePeriod],
    isOneLine: Bool
  ) {
    let order = marks.indices.sorted {
      (marks[$0].row, marks[$0].from, $0) < (marks[$1].row, marks[$1].from, $1)
    }
    for (place, index) in order.enumerated() {
      let mark = marks[index]
      guard let rest = mark.rest, rest.width == nil, mark.side == .after || mark.side == .before
      else { continue }
      marks[index].rest?.width = page
      let (from, to) = reach(of: marks[index], in: periods)
      func neighbour(_ place: Int) -> PictureMark? {
        let found = order.indices.contains(place) ? marks[order[place]] : nil
        return found?.row == mark.row ? found : nil
      }
      let first = isOneLine ? 0 : mark.period
      let last = isOneLine ? periods.count : mark.period + 1
      let left = neighbour(place - 1).map { reach(of: $0, in: periods).to + Self.gap }
      let right = neighbour(place + 1).map { reach(of: $0, in: periods).from - Self.gap }
      let hasRoom =
        from >= left ?? offset(of: first, in: periods)
        && to <= min(right ?? .max, offset(of: last, in: periods))
      if !hasRoom { marks[index].rest?.width = nil }
    }
  }
}

/// The rows of a picture, nearest to the strength first, and the room taken in each, in pixels.
///
/// Marks of one kind are placed in the order of their beginnings; the next kind fills the gaps.
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
