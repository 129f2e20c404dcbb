public import HockeyRules

extension RulingWords {
  /// The situation at `now` in one line: `3v5 · serving A7 0:50, A11 1:20 · waiting A23 2:00`.
  public func situation(of game: Game, at now: Instant) -> String {
    var parts = [text(manpower: game.manpower)]
    let serving = Team.allCases.flatMap { game.running(of: $0) }.map { penalty in
      line(penalty, penalty.until.map { $0 - now })
    }
    let waiting = Team.allCases.flatMap { game.waiting(of: $0) }.map { penalty in
      line(penalty, penalty.remaining)
    }
    if !serving.isEmpty { parts.append("serving " + serving.joined(separator: ", ")) }
    if !waiting.isEmpty { parts.append("waiting " + waiting.joined(separator: ", ")) }
    return parts.joined(separator: " · ")
  }

  private func line(_ penalty: Penalty, _ remaining: PlayingTime?) -> String {
    let name = notation.name(of: penalty.offender)
    return remaining.map { "\(name) \($0.text)" } ?? name
  }
}

extension Penalty {
  /// The time left of it while it waits.
  fileprivate var remaining: PlayingTime? {
    switch standing {
    case .waiting(let remaining), .frozen(let remaining): remaining
    case .serving, .over: nil
    }
  }
}
