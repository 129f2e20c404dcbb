/// A problem of a log: a play that cannot have happened as logged.
///
/// The play is kept and ruled on, because the log may be right and the game odd.
/// ``Solution/warnings`` are the warnings about a solved log.
public struct Warning: Sendable, Hashable {
  /// The index of the play in ``Solution/plays``.
  public var play: Int
  /// The play that shows it.
  public var event: Event
  /// The reason for the warning.
  public var reason: Reason
  /// The citation of the deciding provision, or `nil` if no provision decides.
  public var citation: Citation?

  /// The reading of the clock at the play.
  public var time: GameTime { event.time }

  /// Creates a warning about the play at the index `play` of a solution's plays.
  package init(play: Int, event: Event, reason: Reason, citation: Citation? = nil) {
    self.play = play
    self.event = event
    self.reason = reason
    self.citation = citation
  }

  /// The reasons for a warning.
  @nonexhaustive public enum Reason: Sendable, Hashable {
    /// Overtime is played although one team leads.
    case overtimeNotTied(score: PerTeam<Int>)
    /// More overtimes are played than the book has: `limit` is 1 or 0.
    case tooManyOvertimes(limit: Int)
    /// A shoot-out is held although one team leads.
    case shootOutNotTied(score: PerTeam<Int>)
    /// The game ends although playing time is left: in regulation, or in an overtime without a goal.
    case gameEndsEarly(left: PlayingTime)
    /// The game ends tied, although the book requires what `follows`.
    case gameEndsTied(follows: TiedGame)
    /// The period ends although playing time is left in it.
    case periodEndsEarly(left: PlayingTime)
    /// A team has more than `limit` penalties at one stoppage, too many to search for the best ones
    /// to set off, so the first called are set off.
    case tooManyToSetOff(Team, limit: Int)
    /// The goal of the play `first` is logged again: same team, same scorer, same time.
    case goalTwice(first: Event.ID)
    /// The player is credited with a goal, but sits or is out of the game.
    ///
    /// A goal of a player who sits is a warning only in a league's own record; others are refused.
    case creditedPlayerIsOff(Player)
    /// The player is credited with a goal, but was hurt, and a team-mate still sits for him.
    case creditedPlayerIsHurt(Player)
    /// The team lists its players, and so few are neither sitting nor out nor hurt that only
    /// `skaters` can be on the ice.
    case shortBench(Team, skaters: Int)
    /// The play names a player whose number his team does not have; only the first such play of a
    /// player gives a warning.
    case unknownNumber(Player)
    /// The play names a player who may not play in this game because of earlier games; only the
    /// first such play of a player gives a warning. `goal` is the fate of a goal scored with him on
    /// the ice, or `nil` if the book leaves it to the league.
    case ineligible(Player, goal: Provision<EjectedScorer>?)
    /// The call names a member of the staff who may not be at the bench in this game because of
    /// earlier games; only the first such call gives a warning.
    case ineligibleStaff(Offender)
    /// The infraction is not a known one; `nearest` was probably meant.
    case unknownInfraction(Infraction, nearest: Infraction)
  }
}

/// A warning that depends on the game at the time of a play, noticed while the play is ruled on.
struct Notice: Sendable, Hashable {
  /// The play that causes the warning.
  var play: Event.ID
  var reason: Warning.Reason
  var citation: Citation?
}

extension Referee {
  /// Notes a warning about the play `id`.
  mutating func notice(_ reason: Warning.Reason, at id: Event.ID, by citation: Citation? = nil) {
    notices.append(Notice(play: id, reason: reason, citation: citation))
  }
}
