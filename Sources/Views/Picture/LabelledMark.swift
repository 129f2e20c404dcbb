import HockeyRules

/// A thing on the time axis with a label, in a row where neither covers a neighbour.
struct LabelledMark<Content: Sendable>: Sendable {
  var content: Content
  /// When it begins and ends.
  var from: Instant
  var to: Instant
  var label: String
  /// The number of its period, for something that takes no time and may be between two.
  var number: Int?
  /// The period of its label, as an index among the picture's.
  var period = 0
  /// Whether it is thin, so that its label may stand on it.
  var isThin = false
  /// Where its label stands.
  var side = LabelSide.after
  /// Its row, from 0, which is nearest to the strength.
  var row = 0
}

/// Where the label of a mark stands.
enum LabelSide: Sendable {
  /// Behind the mark.
  case after
  /// Before it, because there is no room behind.
  case before
  /// On the mark, which is thin and long.
  case on
  /// At the end of the period, over the mark, because there is no room on either side.
  case over
}

/// The scale by which room for labels is found: the narrowest that a page is shown in.
///
/// Wider pages stretch the time between labels, never the labels themselves.
struct LabelScale {
  /// The pixels of a minute.
  var minute: Int
  /// Pixels between a mark and its label, and between neighbours.
  private static let gap = 6
  /// What is left of a label where there is little room.
  private static let fewestLetters = 9
  /// How wide `label` is at most, in pixels.
  static func width(of label: String) -> Int {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 58 : 120) } / 10 + gap
  }

  private func pixels(_ time: PlayingTime) -> Int { time.tenths * minute / 600 }

  /// Puts `marks` in as few of `rows` as their labels need, each in the first row with room.
  func arrange<Content>(
    _ marks: [LabelledMark<Content>], in periods: [PicturePeriod], _ rows: inout LabelRows
  ) -> [LabelledMark<Content>] {
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
  private func place<Content>(
    _ mark: inout LabelledMark<Content>, in periods: [PicturePeriod]
  ) -> (from: Int, to: Int) {
    let number = mark.from == mark.to ? mark.number : nil
    let own = number.flatMap { number in periods.firstIndex { $0.number == number } }
    let first = own ?? periods.lastIndex { $0.start <= mark.from } ?? 0
    let last = own ?? periods.lastIndex { $0.start < mark.to } ?? 0
    let begin = pixels(mark.from - periods[first].start)
    let end = pixels(min(mark.to, periods[last].end) - periods[last].start)
    let from = offset(of: first, in: periods) + begin
    let to = offset(of: last, in: periods) + end
    let behind = pixels(periods[last].width) - end
    let full = Self.width(of: mark.label)
    if mark.isThin, full <= to - from || full > max(begin, behind),
      begin + full <= pixels(periods[first].width)
    {
      (mark.period, mark.side) = (first, .on)
      return (from, max(to, from + full))
    }
    mark.label = Self.label(mark.label, shortenedTo: max(begin, behind))
    let width = Self.width(of: mark.label)
    mark.period = last
    if width <= behind { return (from, to + width) }
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
