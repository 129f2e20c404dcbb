/// One penalty that somebody owes: a minor, one half of a double minor, a major, a misconduct.
public struct Penalty: Sendable, Hashable {
  /// The order in which the game's penalties were called, from 0: its index in ``Game/penalties``.
  public var id: Int
  /// The play that called it.
  public var call: Event.ID
  /// When it was called: what was called at one instant was settled together.
  public var calledAt = Instant(played: .zero)
  /// Who is charged with it.
  public var offender: Offender
  /// Its class.
  public var penaltyClass: PenaltyClass
  /// The playing time to serve; zero for what only puts the player out of the game.
  public var length: PlayingTime
  /// The team-mate whom the log names to sit for it.
  public var server: Player?
  /// What it was called for, where the log tells.
  public var infraction: Infraction?
  /// The whole minutes on the offender's record, which need not be the time to serve.
  public var minutes: Int
  /// How it is served.
  public var service: Service
  /// Where it is in its life.
  public var standing: Standing
  /// When it began to run, or went on, the last time; nil before that.
  public var began: Instant?
  /// Whether it is what is left of a major after a minor was taken off: no goal ends it.
  public var servedAsMajor = false
  /// Whether it has given the other team an advantage at some moment of play.
  public var gaveAdvantage = false

  /// The penalised team.
  public var team: Team { offender.team }

  /// How a penalty is served.
  public enum Service: Sendable, Hashable {
    /// On the penalty clock, in the given seat: the team is a skater short.
    case onClock(seat: Int)
    /// Off the clock: a misconduct, or set off against the other team's. Out at a stoppage.
    case offClock(setOff: Bool)
    /// Nothing to serve: the player is out of the game.
    case none
  }

  /// Where a penalty is in its life.
  public enum Standing: Sendable, Hashable {
    /// Behind another penalty, or waiting for one of two being served to end.
    case waiting(remaining: PlayingTime)
    /// Running, from and until a point of playing time.
    case serving(since: Instant, until: Instant)
    /// The player left too early; this much is still owed.
    case frozen(remaining: PlayingTime)
    /// Nothing is left to serve.
    case over(Ending, at: Instant)
  }

  /// Why a penalty is over.
  public enum Ending: UInt8, Sendable, Hashable, CaseIterable {
    /// Its time ran out.
    case served
    /// A goal against the short-handed team ended it.
    case goalAgainst
    /// A goal by the short-handed team itself ended it.
    case goalFor
    /// The officials let him out.
    case released
    /// The call was taken back.
    case voided
    /// The call was amended.
    case replaced
    /// Nothing to serve.
    case recorded
  }
}

/// One place on the penalty bench that costs a team a skater.
///
/// One player's penalties are served in one seat, one after the other. At most two seats of a team
/// run at a time; the others wait.
public struct Seat: Sendable, Hashable {
  /// The order in which the game's seats were taken, from 0: its index in ``Game/seats``.
  public var id: Int
  /// For whose penalties it is.
  public var offender: Offender
  /// Who sits in it.
  public var occupant: Occupant
  /// The players who sat in it before, and have their own time to sit when it is done.
  public var relieved: [Player] = []
  /// Whether it belongs to a pair of minors, one of each team, played four-on-four: it takes a
  /// skater off, but no goal ends it and no third penalty waits for it.
  public var paired: Bool
  /// The penalties served in it, by their ids, in the order in which they are served: of one call the
  /// major first.
  public var penalties: [Int] = []
  /// Where it is in its life.
  public var standing: Standing

  /// The team that is a skater short for it.
  public var team: Team { offender.team }

  /// Where a seat is in its life.
  public enum Standing: Sendable, Hashable {
    /// A third penalty: it begins when one of the two being served ends.
    case waiting
    /// Its time runs.
    case running
    /// The time is up but he may not go on the ice before his team may have more skaters.
    case expired
    /// Its occupant has left it.
    case left
  }
}
