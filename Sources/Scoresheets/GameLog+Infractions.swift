public import HockeyRules

extension GameLog {
  /// The warnings about infractions that are probably misspelt: unknown ones that are close to a known
  /// one, each with that one.
  ///
  /// They are for logs written by hand; a feed's words are its own. The indices are those of
  /// ``plays``, and of the plays of the log's solution.
  public var misspeltInfractions: [Warning] {
    // Each unknown one is compared with all known ones, so that is done once.
    var meant: [Infraction: Infraction?] = [:]
    return plays.indices.compactMap { index in
      let event = plays[index].event
      guard let infraction = event.play.call?.infraction, !infraction.isKnown else { return nil }
      let nearest = meant[infraction] ?? nearestKnown(to: infraction)
      meant[infraction] = nearest
      return nearest.map {
        Warning(play: index, event: event, reason: .unknownInfraction(infraction, nearest: $0))
      }
    }
  }

  private func nearestKnown(to infraction: Infraction) -> Infraction? {
    nearestMatch(to: infraction.canonical, among: Infraction.known).map { Infraction(rawValue: $0) }
  }
}
