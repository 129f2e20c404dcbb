public import HockeyRules

extension GameLog {
  /// The warnings about infractions that are probably misspelt: unknown infractions, each with the
  /// known infraction that it resembles.
  ///
  /// The warnings are for logs written by hand; a feed uses its own words. A warning's index is
  /// that of the play in ``plays`` and in the log's solution.
  public var misspeltInfractions: [Warning] {
    // Each unknown infraction is compared with all known ones, but only once.
    var meant: [Infraction: Infraction?] = [:]
    return plays.indices.compactMap { index in
      let event = plays[index].event
      guard let infraction = event.play.call?.infraction, !infraction.isKnown else { return nil }
      let nearest =
        meant[infraction]
        ?? nearestMatch(to: infraction.canonical, among: Infraction.known)
        .map { Infraction(rawValue: $0) }
      meant[infraction] = nearest
      return nearest.map {
        Warning(play: index, event: event, reason: .unknownInfraction(infraction, nearest: $0))
      }
    }
  }
}
