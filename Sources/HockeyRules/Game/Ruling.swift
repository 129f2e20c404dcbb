/// One decision: its effect, its time and its authority.
public struct Ruling: Sendable, Hashable {
  /// The change that the ruling makes.
  public var effect: Effect
  /// The instant at which the ruling takes effect.
  public var at: GameInstant
  /// The period in which it takes effect.
  ///
  /// At the instant where one period ends and the next begins, what expires or leaves the bench
  /// belongs to the first period, and what begins belongs to the second.
  public var period: Int {
    get { Int(inPeriod) }
    set { inPeriod = UInt8(clamping: newValue) }
  }
  private var inPeriod: UInt8
  /// The authority for the ruling.
  public var authority: Authority

  /// Creates a ruling.
  package init(_ effect: Effect, at: GameInstant, in period: Int, by authority: Authority) {
    self.effect = effect
    self.at = at
    inPeriod = UInt8(clamping: period)
    self.authority = authority
  }
}

/// The authority for a decision.
public enum Authority: Sendable, Hashable {
  /// A provision of the book.
  case rule(Citation)
  /// The scorer's word: for a whistle, a set clock, an override.
  case scorer(reason: String?)

  /// The citation, if the book decides.
  public var citation: Citation? {
    switch self {
    case .rule(let citation): citation
    case .scorer: nil
    }
  }

  /// The rule, if the book decides and its rule is known.
  public var rule: RuleReference? { citation?.rule }

  /// The key of the deciding provision, if the book decides.
  public var key: ProvisionKey? { citation?.key }
}

/// A goal, with the book's decisions about it.
public struct ScoredGoal: Sendable, Hashable {
  /// The play that scored the goal.
  public var call: Event.ID
  /// The goal as logged.
  public var goal: Goal
  /// The time of the goal.
  public var time: GameTime
  /// The scoring team's manpower against the other's.
  public var manpower: Manpower
  /// Whether the goal was scored on a penalty shot.
  public var penaltyShot: Bool
  /// Whether the goal was scored during a major, for which the league counts one more power play.
  var isFurtherPowerPlay = false
  // Stored separately: most goals have none of these, and a log may have very many goals.
  private var choices: Choices?

  /// The penalty that the goal ended, and the calls and choices that it settled.
  // Not a private type: its description would contain an address.
  indirect enum Choices: Sendable, Hashable {
    case of(Decided)
  }

  struct Decided: Sendable, Hashable {
    var ended: EndedPenalty?
    var washed: [PendingCall] = []
  }

  init(
    call: Event.ID, goal: Goal, time: GameTime, manpower: Manpower, penaltyShot: Bool
  ) {
    self.call = call
    self.goal = goal
    self.time = time
    self.manpower = manpower
    self.penaltyShot = penaltyShot
  }

  /// A penalty that a goal ended.
  public struct EndedPenalty: Sendable, Hashable {
    /// The penalty.
    public var penalty: Penalty.ID
    /// The instant at which the penalty would have run out.
    public var until: GameInstant
  }

  /// The scoring team's manpower compared with the other team's.
  public enum Manpower: UInt8, Sendable, Hashable, CaseIterable {
    /// The teams were even.
    case even
    /// The scoring team had more skaters.
    case powerPlay
    /// The scoring team had fewer skaters.
    case shortHanded
  }
}

/// A shoot-out attempt that counts as its team's turn.
public struct Attempt: Sendable, Hashable {
  /// The play that made the attempt.
  public var call: Event.ID
  /// The attempt as logged; lost if its goal was disallowed.
  public var shot: Shot
}

/// A call that has not been settled.
public struct PendingCall: Sendable, Hashable, Identifiable {
  /// The play that made the call.
  public var id: Event.ID
  /// The call.
  public var call: Call

  /// Creates the call of a play.
  package init(id: Event.ID, call: Call) {
    self.id = id
    self.call = call
  }
}

extension ScoredGoal {
  /// The penalty that the goal ended, if any, and the instant at which it would have run out.
  public var ended: EndedPenalty? {
    get { decided.ended }
    set { decided.ended = newValue }
  }

  /// The signalled calls that lost a penalty because of the goal.
  public var washed: [PendingCall] {
    get { decided.washed }
    set { decided.washed = newValue }
  }

  private var decided: Decided {
    get {
      guard case .of(let decided) = choices else { return Decided() }
      return decided
    }
    set { choices = newValue == Decided() ? nil : .of(newValue) }
  }
}
