public import HockeyRules

extension RulingWords {
  /// The situation at `now` in one line: `3v5 · serving A7 0:50, A11 1:20 · waiting A23 2:00`.
  public func situation(of game: Game, at now: Instant) -> String {
    var parts = [text(manpower: game.manpower)]
    func line(_ penalty: Penalty) -> String {
      "\(notation.name(of: penalty.offender)) \(penalty.remaining(at: now))"
    }
    let serving = Team.allCases.flatMap { game.running(of: $0) }.map(line)
    let waiting = Team.allCases.flatMap { game.waiting(of: $0) }.map(line)
    if !serving.isEmpty { parts.append("serving " + serving.joined(separator: ", ")) }
    if !waiting.isEmpty { parts.append("waiting " + waiting.joined(separator: ", ")) }
    return parts.joined(separator: " · ")
  }
}
