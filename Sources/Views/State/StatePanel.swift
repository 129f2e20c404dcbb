import HockeyRules
import Scoresheets

// The lines that stay in sight while a game is kept.
extension StatePage {
  /// At most `limit` lines, of which each player in the penalty box has one.
  func panel(atMost limit: Int) -> [String] {
    let head = head
    let below = others.filter { !$0.isEmpty }.map { $0.shortened(to: edge) } + nextInShort
    let lines = head + bench(atMost: max(1, limit - head.count - below.count)) + below
    return Array(lines.prefix(limit))
  }

  /// The right edge of what is on one line.
  private var edge: Int { palette.width.map { RuledRow.edge(width: $0) } ?? .max }

  /// The places on the bench, a line each; where there are more than `limit`, those whose clocks run,
  /// and how many more there are.
  private func bench(atMost limit: Int) -> [String] {
    let places = Team.allCases.flatMap { moment.state.bench(of: $0) }
    let isCut = places.count > limit
    let urgent = isCut ? Self.inOrderOfUrgency(places) : places
    let rows = urgent.prefix(isCut ? limit - 1 : limit).map { row(of: $0) }
    let widths = BenchRow.Widths(rows, within: palette.width.map { _ in edge })
    let lines = rows.flatMap { $0.shortRow(widths, edge: edge).lines(in: palette) }
    guard isCut else { return lines }
    return lines + [palette.paint("  +\(places.count - rows.count) more: `box`", .faint)]
  }

  /// Those who serve first, then those who wait, then those whose time is off the clock.
  private static func inOrderOfUrgency(_ places: [BenchPlace]) -> [BenchPlace] {
    let ranks = (0...3).map { rank in places.filter { $0.rank == rank } }
    return ranks.flatMap { $0 }
  }

  /// When the clock next lets somebody go or changes the strength, in one line.
  var nextInShort: [String] {
    guard let expiry = moment.state.nextExpiry else { return [] }
    let change = moment.state.nextChange
    var text = "Next: \(notation.text(of: expiry.time, in: moment.time.period))"
    if let change {
      let strength = strength(of: change.game)
      text +=
        change.time == expiry.time
        ? ", \(strength)"
        : "; \(strength) at \(notation.text(of: change.time, in: moment.time.period))"
    }
    return [palette.paint(text, .faint)]
  }
}

extension BenchPlace {
  /// How soon a scorekeeper has to look at it, soonest first.
  fileprivate var rank: Int {
    switch standing {
    case .serves: 0
    case .waits, .owes: 1
    case .mayLeave: 2
    case .sits: 3
    }
  }
}
