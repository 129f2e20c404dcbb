/// One penalty: a minor, one half of a double minor, a major, a misconduct.
public struct Penalty: Sendable, Hashable, Identifiable {
  /// Its name.
  public internal(set) var id: ID
  /// The instant of the call; penalties called at one instant were settled together.
  public var calledAt = GameInstant(played: .zero)
  /// The playing time to serve; zero if it only puts the player out of the game.
  public var length: PlayingTime
  /// The team-mate that the log names to serve it.
  public var server: Player?
  /// The infraction, if the log gives it.
  public var infraction: Infraction?
  /// The whole minutes on record for the penalty, which may differ from the time to serve.
  package var assessedMinutes: Int
  /// The way the penalty is served.
  package var service: Service
  /// The index in ``Game/seats`` of the penalty's seat, if it is on the clock.
  package var seat: Int?
  /// The current stage.
  public var standing: Standing
  /// The instant at which it last started or resumed, or `nil` before that.
  public var began: GameInstant?
  /// Whether the opponent's minor was deducted from this major: no goal ends the rest.
  package var servedAsMajor = false
  /// Whether the penalty has given the other team an advantage while play was on.
  package var gaveAdvantage = false

  /// The play that called the penalty.
  public var call: Event.ID { id.call }

  /// The offender charged with the penalty.
  public var offender: Offender { id.offender }

  /// Its class.
  public var penaltyClass: PenaltyClass { id.penaltyClass }

  /// Its index in ``Game/penalties``.
  package var index: Int { id.index }

  /// The whole minutes on the offender's record; zero once the call is taken back.
  public var minutes: Int { isTakenBack ? 0 : assessedMinutes }

  /// The penalised team.
  public var team: Team { id.offender.team }

  /// The name of a penalty: its call, and its place among that call's penalties.
  ///
  /// It also contains the offender and the class. Two solutions of a game name a penalty alike.
  public struct ID: Sendable, Hashable {
    // A name is made once, and copied with every ruling on the penalty, so a reference costs least.
    private let name: Name

    final class Name: Sendable {
      let offender: Offender
      let call: Event.ID
      let place: Int
      let penaltyClass: PenaltyClass
      let index: Int

      init(
        _ offender: Offender, _ call: Event.ID, _ penaltyClass: PenaltyClass, place: Int, index: Int
      ) {
        self.offender = offender
        self.call = call
        self.penaltyClass = penaltyClass
        self.place = place
        self.index = index
      }
    }

    /// The offender charged with the penalty.
    public var offender: Offender { name.offender }

    /// The play that called the penalty.
    public var call: Event.ID { name.call }

    /// The penalty's place among the penalties assessed for that call, from 0; penalties that
    /// replace others in an amended call come last.
    public var place: Int { name.place }

    /// Its class.
    public var penaltyClass: PenaltyClass { name.penaltyClass }

    /// Its index in ``Game/penalties``.
    ///
    /// The name does not include it: an amended call in one of two solutions moves later indices.
    package var index: Int { name.index }

    /// Creates the name of a penalty that is not on record yet; `place` and `index` are as it will
    /// get.
    init(
      _ offender: Offender, _ call: Event.ID, _ penaltyClass: PenaltyClass, place: Int = 0,
      index: Int = 0
    ) {
      name = Name(offender, call, penaltyClass, place: place, index: index)
    }

    /// Two names are the same if they name the same place of the same call.
    public static func == (one: ID, other: ID) -> Bool {
      one.name === other.name
        || one.place == other.place && one.call == other.call
          && one.penaltyClass == other.penaltyClass && one.offender == other.offender
    }

    /// Hashes the call and the place.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(call)
      hasher.combine(place)
    }
  }

  /// The playing time left to serve at `now`; zero once the penalty is over.
  ///
  /// For a running penalty, this is the time until it runs out; for a waiting or frozen one, the
  /// time still to be served.
  public func remaining(at now: GameInstant) -> PlayingTime {
    switch standing {
    case .waiting(let remaining), .frozen(let remaining): remaining
    case .serving(let since, let until): max(.zero, until - max(since, now))
    case .over: .zero
    }
  }

  /// The way a penalty is served.
  package enum Service: Sendable, Hashable {
    /// On the penalty clock, in a seat: the team is a skater short.
    case onClock
    /// Off the clock: a misconduct, or a penalty set off against one of the other team. The player
    /// leaves at a stoppage.
    case offClock(setOff: Bool)
    /// Not served: the player is out of the game.
    case none
  }

  /// The stages that a penalty goes through.
  public enum Standing: Sendable, Hashable {
    /// It waits for another penalty in its seat, or for a running penalty of its team.
    case waiting(remaining: PlayingTime)
    /// It runs between two instants.
    case serving(since: GameInstant, until: GameInstant)
    /// It is interrupted because the player left too early; this much is left to serve.
    case frozen(remaining: PlayingTime)
    /// The penalty is over, for this reason and since this instant.
    case over(Ending, at: GameInstant)
  }

  /// The reasons why a penalty is over.
  @nonexhaustive public enum Ending: UInt8, Sendable, Hashable, CaseIterable {
    /// Its time ran out.
    case served
    /// A goal against the short-handed team ended it.
    case goalAgainst
    /// A goal by the short-handed team ended it.
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
/// seats of a team run at once; the rest wait.
public struct Seat: Sendable, Hashable, Identifiable {
  /// Its name.
  public internal(set) var id: ID
  /// Its current occupant.
  public var occupant: Occupant
  /// The players who sat in the seat earlier, and whose off-clock time begins when the seat's
  /// penalties are over.
  package var relieved: [Player] = []
  /// Whether the seat belongs to a pair of minors, one of each team, played four-on-four: it takes
  /// a skater off, but no goal ends the minor and no third penalty waits for it.
  package var paired: Bool
  /// The indices in ``Game/penalties`` of the seat's penalties, in the order in which they are
  /// served; of one call, the major comes first.
  package var penalties: [Int] = []
  /// The current stage.
  package var standing: Standing

  /// The offender whose penalties are served in the seat.
  public var offender: Offender { id.offender }

  /// Its index in ``Game/seats``.
  package var index: Int { id.index }

  /// The team that is a skater short because of the seat.
  public var team: Team { id.offender.team }

  /// The name of a seat: the offender for whom it was taken, and its place among his seats.
  ///
  /// Two solutions of one game give a seat the same name.
  public struct ID: Sendable, Hashable {
    /// The offender whose penalties are served in the seat.
    public let offender: Offender
    private let among: Int32
    private let number: Int32

    /// Its place among the seats taken for that offender, from 0.
    public var place: Int { Int(among) }

    /// Its index in ``Game/seats``, which is no part of its name.
    package var index: Int { Int(number) }

    init(_ offender: Offender, place: Int, index: Int) {
      self.offender = offender
      among = Int32(clamping: place)
      number = Int32(clamping: index)
    }

    /// Two names are the same if they name the same place of the same offender.
    public static func == (one: ID, other: ID) -> Bool {
      one.place == other.place && one.offender == other.offender
    }

    /// Hashes the offender and the place.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(offender)
      hasher.combine(place)
    }
  }

  /// The stages that a seat goes through.
  package enum Standing: Sendable, Hashable {
    /// It waits for one of the running penalties to end.
    case waiting
    /// Its time is running.
    case running
    /// Its time has expired, but its occupant must wait until his team may have more skaters.
    case expired
    /// Its occupant has left it.
    case left
  }
}
