import HockeyRules
import Views

/// A tally of the rulings on many games.
///
/// For small games with the same number of plays, it counts the rulings on the last play, and on
/// what follows if nothing more is played.
struct RulingTally {
  var games = 0
  var refused = 0
  /// The number of occurrences of each row of the table, or the sum of its values.
  private var rows: [Row: Int] = [:]

  /// A line of the table, in its order.
  fileprivate enum Row: Hashable {
    case rulings(String)
    case endings(Penalty.Ending)
    case manpower(PerTeam<Int>)
    case goals(ScoredGoal.Manpower)
    /// The instants of all rulings, and those at which penalties are to end, in seconds from the game's beginning.
    case instants, ends
    case decided(by: ProvisionKey)
    case undecided
  }

  mutating func add(_ rulings: [Ruling]) {
    for ruling in rulings { add(ruling) }
  }

  private mutating func add(_ ruling: Ruling) {
    rows[.rulings(ruling.effect.word.rawValue), default: 0] += 1
    rows[.instants, default: 0] += ruling.at.played.tenths / 10
    rows[ruling.authority.key.map { .decided(by: $0) } ?? .undecided, default: 0] += 1
    switch ruling.effect {
    case .bench(.starts(_, let until)), .bench(.sits(_, let until)),
      .bench(.reinstated(_, _, let until)):
      rows[.ends, default: 0] += until.played.tenths / 10
    case .bench(.ends(_, let ending)): rows[.endings(ending), default: 0] += 1
    case .play(.manpower(let manpower, _)): rows[.manpower(manpower), default: 0] += 1
    case .score(.scored(let goal)): rows[.goals(goal.manpower), default: 0] += 1
    case .bench, .call, .play, .score: break
    }
  }

  /// A table with a column for each tally and a line for each kind of ruling, below the lines
  /// `head`.
  static func table(of tallies: [RulingTally], head: [(String, [Int])]) -> String {
    var names: [String: Row] = [:]
    for row in tallies.flatMap(\.rows.keys) { names[row.name] = row }
    let counts = names.sorted { $0.key < $1.key }.map { name, row in
      (name, tallies.map { $0.rows[row] ?? 0 })
    }
    let lines =
      head + [("games", tallies.map(\.games)), ("refused", tallies.map(\.refused))] + counts
    return lines.map { line($0, $1) }.joined()
  }

  private static func line(_ name: String, _ counts: [Int]) -> String {
    let columns = counts.map { count in
      String(repeating: " ", count: max(1, 13 - "\(count)".count)) + "\(count)"
    }
    let gap = String(repeating: " ", count: max(0, 32 - name.count))
    return name + gap + columns.joined() + "\n"
  }
}

extension RulingTally.Row {
  /// The name of the line; lines are in the order of their names.
  fileprivate var name: String {
    switch self {
    case .rulings(let word): "ruling \(word)"
    case .endings(let ending): "ruling ends \(ending)"
    case .manpower(let manpower): "ruling manpower \(manpower.home)v\(manpower.visiting)"
    case .goals(let manpower): "ruling goal \(manpower)"
    case .instants: "seconds of rulings"
    case .ends: "seconds of penalties' ends"
    case .decided(let key): "decided by \(key.rawValue)"
    case .undecided: "decided by the scorer"
    }
  }
}
