public import HockeyRules

extension GameLog {
  /// The warnings about infractions that are probably misspelt: unknown ones that are close to a known
  /// one, each with that one.
  ///
  /// They are for logs written by hand; a feed's words are its own. The indices are those of
  /// ``plays``, and of the plays of the log's solution.
  public var misspeltInfractions: [Warning] {
    plays.indices.compactMap { index in
      let event = plays[index].event
      guard let infraction = event.play.call?.infraction, !infraction.isKnown,
        let nearest = nearestMatch(to: infraction.canonical, among: Infraction.known)
      else { return nil }
      return Warning(
        play: index, event: event,
        reason: .unknownInfraction(infraction, nearest: Infraction(rawValue: nearest)))
    }
  }
}
