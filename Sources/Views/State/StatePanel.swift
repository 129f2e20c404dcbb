import HockeyRules
import Scoresheets

// The lines that stay in sight while a game is kept.
extension StatePage {
  /// At most `limit` lines, of which each player in the penalty box has one.
  func panel(atMost limit: Int) -> [String] {
    let head = head + phase
    let below = others.filter { !$0.isEmpty }.map { $0.shortened(to: edge) } + nextInShort
    let lines = head + bench(atMost: max(1, limit - head.count - below.count)) + below
    return Array(lines.prefix(limit))
  }

  var edge: Int { palette.width.map { RuledRow.edge(width: $0) } ?? .max }

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

  private var nextInShort: [String] {
    guard let expiry = moment.state.nextExpiry else { return [] }
    let time = "Next: \(notation.text(of: expiry.time, in: moment.time.period))"
    var strength = ""
    if let change = moment.state.nextChange {
      strength =
        (change.time == expiry.time ? ", " : "; ") + self.strength(of: change.game)
        + (change.time == expiry.time
          ? "" : " at \(notation.text(of: change.time, in: moment.time.period))")
    }
    let whole = time + whoseTimeIsUp(at: expiry) + strength
    let text = whole.visible.columns <= edge ? whole : (time + strength).shortened(to: edge)
    return [palette.paint(text, .faint)]
  }

  /// ` A15 out`, ` A7, B22 time up, out at the next whistle`.
  private func whoseTimeIsUp(at change: ClockChange) -> String {
    func names(_ occupant: (BenchEffect) -> Occupant?) -> [String] {
      change.rulings.compactMap { ruling in
        guard case .bench(let effect) = ruling.effect else { return nil }
        return occupant(effect).map { notation.name(of: $0) }
      }
    }
    let out = names { if case .returns(let occupant, _) = $0 { occupant } else { nil } }
    let leaving = names { if case .mayLeave(let occupant) = $0 { occupant } else { nil } }
    let expired = names { effect in
      switch effect {
      case .expires(.nobody, _): nil
      case .expires(let occupant, _): occupant
      default: nil
      }
    }.filter { !out.contains($0) }
    var parts = out.isEmpty ? [] : [out.joined(separator: ", ") + " out"]
    if !(expired + leaving).isEmpty {
      let whistle = expired.isEmpty ? ", \(RulingWords.leaving(isOnClock: false))" : ""
      parts.append((expired + leaving).joined(separator: ", ") + " time up" + whistle)
    }
    return parts.isEmpty ? "" : " " + parts.joined(separator: "; ")
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

/// The choices that captains have not made, and how a scorekeeper records them.
public enum ChoiceText {
  /// The plays that would record the choices assumed at the last play of `game`, one line each.
  public static func advice(on game: PlayedGame) -> [String] {
    let rulings = game.solution.plays.last.map { game.solution.rulings(of: $0) } ?? []
    return rulings.compactMap { ruling in
      guard case .call(.choice(let choice, _)) = ruling.effect, choice.isAssumed else { return nil }
      let taken = choice.takenNames.map { game.notation.name(of: $0) }.listed("and")
      let all = choice.names.map { game.notation.name(of: $0) }.listed("or")
      let play = game.notation.text(of: .captainChoice(choice.team, choice.takenNames))
      return
        "\(taken) \(choice.subject), unless the captain says otherwise: type `\(play)`, or with "
        + "his choice of \(all)"
    }
  }
}
