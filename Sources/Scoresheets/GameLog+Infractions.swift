public import HockeyRules

extension GameLog {
  /// The warnings about infractions that are probably misspelt: each is unknown but close to a
  /// known one, which is given.
  ///
  /// They are for logs written by hand; a feed uses its own words. The indices are those of
  /// ``plays``, and of the plays of the log's solution.
  public var misspeltInfractions: [Warning] {
    // An unknown infraction is compared with all known ones, so do it only once for each.
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
