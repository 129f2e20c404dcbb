/// One penalty: a minor, one half of a double minor, a major, a misconduct.
public struct Penalty: Sendable, Hashable, Identifiable {
  /// The number of the penalty in the order of calls, from 0: its index in ``Game/penalties``.
  public var id: Int
  /// The play that called it.
  public var call: Event.ID
  /// When it was called; penalties called at one instant were settled together.
  public var calledAt = Instant(played: .zero)
  /// The offender charged with it.
  public var offender: Offender
  /// Its class.
  public var penaltyClass: PenaltyClass
  /// The playing time to serve; zero if it only puts the player out of the game.
  public var length: PlayingTime
  /// The team-mate that the log names to serve it.
  public var server: Player?
  /// The infraction, if the log gives it.
  public var infraction: Infraction?
  /// The whole minutes at which it was assessed, which may differ from the time to serve.
  public var assessedMinutes: Int
  /// The way it is served.
  public var service: Service
  /// The stage that it has reached.
  public var standing: Standing
  /// When it last began to run or resumed, or `nil` before that.
  public var began: Instant?
  /// Whether it is the rest of a major from which a minor was deducted: no goal ends it.
  public var servedAsMajor = false
  /// Whether it has given the other team an advantage while play was on.
  public var gaveAdvantage = false

  /// The whole minutes on the offender's record; zero once the call is taken back.
  public var minutes: Int { isTakenBack ? 0 : assessedMinutes }

  /// The penalised team.
  public var team: Team { offender.team }

  /// The playing time that is left to serve at `now`; zero once it is over.
  ///
  /// While it runs, that is the time until it runs out; while it waits or is frozen, the time that
  /// it has yet to serve.
  public func remaining(at now: Instant) -> PlayingTime {
    switch standing {
    case .waiting(let remaining), .frozen(let remaining): remaining
    case .serving(let since, let until): max(.zero, until - max(since, now))
    case .over: .zero
    }
  }

  /// The way a penalty is served.
  public enum Service: Sendable, Hashable {
    /// On the penalty clock, in the given seat: the team is a skater short.
    case onClock(seat: Int)
    /// Off the clock: a misconduct, or set off against the other team's. The player leaves at a
    /// stoppage.
    case offClock(setOff: Bool)
    /// Nothing to serve: the player is out of the game.
    case none
  }

  /// The stages that a penalty goes through.
  public enum Standing: Sendable, Hashable {
    /// It waits for another penalty in its seat, or for a running penalty of its team.
    case waiting(remaining: PlayingTime)
    /// It runs between two instants.
    case serving(since: Instant, until: Instant)
    /// It is interrupted because the player left too early; this much is left to serve.
    case frozen(remaining: PlayingTime)
    /// Nothing is left to serve.
    case over(Ending, at: Instant)
  }

  /// The reasons why a penalty is over.
  @nonexhaustive public enum Ending: UInt8, Sendable, Hashable, CaseIterable {
    /// Its time ran out.
    case served
    /// A goal against the short-handed team ended it.
    case goalAgainst
    /// A goal by the short-handed team itself ended it.
    case goalFor
    /// The officials let the player out.
    case released
    /// The call was taken back.
    case voided
    /// The call was amended.
    case replaced
    /// There was nothing to serve.
    case recorded
  }
}

/// A place on the penalty bench that costs a team a skater.
///
/// One player's penalties are served in one seat, one after the other. The book limits how many
/// seats of a team run at once; the others wait.
public struct Seat: Sendable, Hashable, Identifiable {
  /// The number of the seat in the order of taking, from 0: its index in ``Game/seats``.
  public var id: Int
  /// The offender whose penalties are served in it.
  public var offender: Offender
  /// Its current occupant.
  public var occupant: Occupant
  /// The players who sat in it earlier and whose off-clock time begins when it is done.
  public var relieved: [Player] = []
  /// Whether it belongs to a pair of minors, one of each team, played four-on-four: it takes a
  /// skater off, but no goal ends it and no third penalty waits for it.
  public var paired: Bool
  /// The ids of the penalties served in it, in the order in which they are served: of one call, the
  /// major first.
  public var penalties: [Int] = []
  /// The stage that it has reached.
  public var standing: Standing
  /// The stretches of time served in it, without the current one.
  var runs: [Run] = []

  /// A stretch of time for which a penalty ran.
  struct Run: Sendable, Hashable {
    var penalty: Int
    var from: Instant
    var to: Instant
  }

  /// The team that is a skater short because of it.
  public var team: Team { offender.team }

  /// The stages that a seat goes through.
  public enum Standing: Sendable, Hashable {
    /// It waits for one of the two penalties being served to end.
    case waiting
    /// Its time is running.
    case running
    /// Its time has expired, but its occupant must wait until his team may have more skaters.
    case expired
    /// Its occupant has left it.
    case left
  }
}
