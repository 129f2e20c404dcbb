import HockeyRules

/// What the value of a provision may be in a rulebook's file.
///
/// The reader, the schema of rulebook files and whoever alters books go by it; a test holds it against
/// the reader.
public indirect enum ProvisionKind: Sendable, Hashable {
  /// A time such as `2:00`, up to 99:59 and not zero.
  case time
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// True or false.
  case flag
  /// `true`: all books provide alike, and only the rule's number differs.
  case agreed
  /// One of these words.
  case choice([String])
  /// Words, in order.
  case words
  /// Either this, or `null` where the book has no such thing.
  case optional(ProvisionKind)
  /// Rows with these members, each of which has to be there; or an empty array.
  case table([Column])

  /// A member that each row of a table has.
  public struct Column: Sendable, Hashable {
    /// The member's name.
    public var name: String
    /// What its value may be.
    public var kind: ProvisionKind
    /// The column whose number this one's has to be below, where there is one.
    public var below: String?

    init(_ name: String, _ kind: ProvisionKind, below: String? = nil) {
      self.name = name
      self.kind = kind
      self.below = below
    }
  }

  /// One of the words of a point on which books choose differently.
  static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> ProvisionKind
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }
}

extension ProvisionKey {
  /// What its value may be.
  public var kind: ProvisionKind {
    switch self {
    case .periods, .skaters, .minimumSkaters, .overtimeSkaters, .playOffOvertimeSkaters,
      .servedAtOnce, .shotsAtOnce:
      .number(1...9)
    case .shootOutRounds: .number(1...99)
    case .minorMinutes, .majorMinutes, .misconductMinutes, .matchMinutes, .gameMisconductMinutes,
      .grossMisconductMinutes, .gameEjectionMinutes, .countedMinutes, .replacedMinutes:
      .number(0...99)
    case .majorsToGameMisconduct, .misconductsToGameMisconduct, .penaltiesToGameMisconduct:
      .optional(.number(1...99))
    case .periodLength, .overtimeLength, .overtimeFurtherLength, .playOffOvertimeLength,
      .playOffOvertimeFurtherLength, .minorLength, .majorLength, .matchLength, .misconductLength:
      .time
    case .lateDifference: .optional(.time)
    case .overtimeSuddenVictory, .playOffOvertimeSuddenVictory: .flag
    case .onePlayersOrder, .twoPlayersOrder, .setOffRelease, .doubleMinor, .stoppageReturn,
      .misconductAfter, .server, .goalkeeperServer, .illegalPlayer, .signalledAlreadyShort,
      .signalledOffendersGoal, .setOff, .shotReplacesMinor:
      .agreed
    case .infractionCounts: .table(Self.infractionColumns)
    case .lengthsByPeriod: .table(Self.lengthColumns)
    case .runningTime: .table(Self.runningTimeColumns)
    case .matchBesideMajor: .choice(MatchBesideMajor.self)
    case .majorsCarry: .choice(MajorsCarry.self)
    case .countedMisconduct: .choice(CountedMisconduct.self)
    case .equalExpiry, .goalTie, .signalledSeveral: .choice(TieBreak.self)
    case .ejectedServer: .choice(EjectedServer.self)
    case .penalisedServer: .choice(PenalisedServer.self)
    case .goalkeeperServes: .choice(GoalkeeperServes.self)
    case .goalkeeperQueue: .choice(GoalkeeperQueue.self)
    case .goalEnds: .choice(EndedByGoal.self)
    case .penaltyShotGoal, .awardedGoal: .choice(SpecialGoal.self)
    case .awardedAssists: .choice(AwardedAssists.self)
    case .shortHandedGoal: .choice(ShortHandedGoal.self)
    case .ejectedScorer: .choice(EjectedScorer.self)
    case .powerPlays: .choice(PowerPlayCount.self)
    case .signalledMinor, .signalledShortHandedScorer: .choice(SignalledMinor.self)
    case .signalledWhileEven: .choice(SignalledWhileEven.self)
    case .singleMinorsEach: .choice(SingleMinorsEach.self)
    case .pairInOvertime: .choice(PairInOvertime.self)
    case .matchSetOff: .choice(MatchSetOff.self)
    case .setOffChoice: .choice(SetOffChoice.self)
    case .earlierFoul: .choice(EarlierFoul.self)
    case .penalisedShooter: .choice(PenalisedShooter.self)
    case .shootOutEligibility: .choice(ShootOutEligibility.self)
    case .repeatShooters: .choice(RepeatShooters.self)
    }
  }

  private static let infractionColumns: [ProvisionKind.Column] = [
    .init("infractions", .words), .init("count", .number(1...99)),
    .init("result", .choice(CountedEjection.self)),
  ]

  private static let lengthColumns: [ProvisionKind.Column] = [
    .init("period-to", .time), .init("minor", .time), .init("major", .time),
  ]

  private static let runningTimeColumns: [ProvisionKind.Column] = [
    .init("lead", .number(1...99)), .init("back", .number(0...98), below: "lead"),
    .init("period-from", .number(1...99)), .init("minor", .time), .init("major", .time),
  ]
}
