import HockeyRules
import Scoresheets

/// Penalties of one call that follow each other: they share a row and a label.
struct BenchEntry: Sendable {
  var team: Team
  /// The call's place among the plays of the log.
  var play: Int?
  /// Whether it is the first of its play.
  var isFirst: Bool
  /// The bars, in order of time; one that has nothing to serve may stand with the others.
  var bars: [PenaltyBar]

  /// When the first begins.
  var from: Instant { bars.map { $0.begin }.min() ?? bars[0].begin }
  /// When the last ends, or would have.
  var to: Instant { bars.map { $0.unserved?.upperBound ?? $0.end }.max() ?? bars[0].end }
}

extension BenchEntry {
  /// The entries of the penalties that `bars` show, with their labels.
  static func all(
    of bars: [PenaltyBar], in game: PlayedGame, _ periods: [PicturePeriod], _ plays: PlayIndex
  ) -> [LabelledMark<BenchEntry>] {
    let penalties = game.solution.game.penalties
    var entries: [BenchEntry] = []
    var places: [Charge: [Int]] = [:]
    var seen: Set<Int> = []
    for bar in bars {
      let penalty = penalties[bar.penalty]
      let charge = Charge(call: penalty.call, offender: penalty.offender)
      if let place = places[charge]?.first(where: { entries[$0].admits(bar) }) {
        entries[place].append(bar)
      } else {
        let play = plays[penalty.call]
        let isFirst = play.map { seen.insert($0).inserted } ?? false
        places[charge, default: []].append(entries.count)
        entries.append(
          BenchEntry(team: penalty.team, play: play, isFirst: isFirst, bars: [bar]))
      }
    }
    return entries.map { $0.mark(in: game, until: periods.last?.end) }
  }

  /// What one offender is charged with by one call.
  private struct Charge: Hashable {
    var call: Event.ID
    var offender: Offender
  }

  /// Whether `bar` begins behind the others, or takes no room.
  private func admits(_ bar: PenaltyBar) -> Bool {
    bar.stretches.isEmpty
      || bars.allSatisfy { $0.stretches.isEmpty || $0.end <= bar.begin }
  }

  /// Adds a bar; it stands where the time that another did not serve would be shown.
  private mutating func append(_ bar: PenaltyBar) {
    for index in bars.indices {
      if let rest = bars[index].unserved, !bar.stretches.isEmpty, bar.begin < rest.upperBound {
        bars[index].until = nil
      }
    }
    bars.append(bar)
  }

  /// The entry with its label; what is still to serve after `end` is not shown.
  private func mark(in game: PlayedGame, until end: Instant?) -> LabelledMark<BenchEntry> {
    let end = end ?? to
    let penalties = bars.map { game.solution.game.penalties[$0.penalty] }
    let stretches = bars.flatMap { $0.stretches }
    let called = play.map { game.solution.plays[$0].event.time }
    return LabelledMark(
      content: self, from: min(from, end), to: min(to, end),
      label: Self.label(of: penalties, in: game),
      number: called?.period,
      isThin: !stretches.isEmpty && stretches.allSatisfy { $0.kind == .offClock })
  }

  /// The offender, the classes and the infraction: `A6 2+2 high-sticking`; long names are cut.
  private static func label(of penalties: [Penalty], in game: PlayedGame) -> String {
    let classes = penalties.map { $0.penaltyClass.word }.joined(separator: "+")
    var label = "\(game.label(of: penalties[0].offender)) \(classes)"
    if let infraction = penalties[0].infraction { label += " \(infraction.rawValue)" }
    return label.shortened(to: 24)
  }
}

extension String {
  /// The text on one line, without its end where it is longer than `length`.
  func shortened(to length: Int) -> String {
    let visible = visible
    guard visible.count > length else { return visible }
    guard length > 0 else { return "" }
    var short = String(visible.prefix(length - 1))
    while let last = short.last, last == " " || last == "-" { short.removeLast() }
    return short + "…"
  }
}
