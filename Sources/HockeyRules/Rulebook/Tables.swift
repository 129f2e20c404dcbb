// The tables of a rulebook: ordered rows; the first that fits applies.

/// A count of penalties for certain infractions that puts a player out of the game.
///
/// A count of minors leads to a game ejection, a count of majors to a game misconduct. A double
/// minor counts once.
public struct InfractionCount: TableRow {
  /// The class of the penalties that count.
  @nonexhaustive public enum CountedClass: String, NamedChoice {
    /// Minors, which lead to a game ejection.
    case minor
    /// Majors, which lead to a game misconduct.
    case major
  }

  /// The infractions that count.
  public var infractions: [Infraction]
  /// The class of the penalties that count.
  public var penaltyClass: CountedClass
  /// The number of such penalties, from 1, at which the player is out.
  public var count: Int
  /// The infractions that, called on the opponents at one stoppage, prevent a penalty from
  /// counting.
  public var waivedBy: [Infraction]

  /// Creates a row.
  public init(
    infractions: [Infraction], penaltyClass: CountedClass, count: Int, waivedBy: [Infraction] = []
  ) {
    self.infractions = infractions
    self.penaltyClass = penaltyClass
    self.count = count
    self.waivedBy = waivedBy
  }

  /// A row for examples.
  package static let example = InfractionCount(
    infractions: ["slashing", "spearing"].map { Infraction(rawValue: $0) }, penaltyClass: .minor,
    count: 3, waivedBy: [Infraction(rawValue: "instigating")])
  package static let blank = InfractionCount(infractions: [], penaltyClass: .minor, count: 1)

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.infractions("infractions", "The infractions that count.", &infractions, atLeast: 1)
    form.member(
      "class",
      "The class of the penalties that count; minors lead to a game ejection, majors to a game misconduct.",
      &penaltyClass)
    form.member("count", "The number with which the player is out.", &count, .number(1...99))
    form.infractions(
      "waived-by",
      "A penalty does not count if one of these is called on the other team at the same stoppage.",
      &waivedBy)
  }
}

/// Lengths of penalties for shorter periods.
public struct LengthsByPeriod: TableRow {
  /// The longest period to which the row applies.
  public var periodTo: PlayingTime
  /// The playing time of a minor.
  public var minor: PlayingTime
  /// The playing time of a major and of a match penalty.
  public var major: PlayingTime

  /// Creates a row.
  public init(periodTo: PlayingTime, minor: PlayingTime, major: PlayingTime) {
    self.periodTo = periodTo
    self.minor = minor
    self.major = major
  }

  /// A row for examples.
  package static let example = LengthsByPeriod(
    periodTo: .minutes(15), minor: .seconds(90), major: .minutes(4))

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member("period-to", "The longest period to which the row applies.", &periodTo)
    form.member("minor", "The playing time of a minor.", &minor)
    form.member("major", "The playing time of a major or match penalty.", &major)
  }
}

/// The lead at which the clock runs without stops, and the lengths of penalties called then.
///
/// Logs record the game clock as usual; only the lengths differ.
public struct RunningTime: TableRow {
  /// The lead in goals from which the clock runs.
  public var lead: Int
  /// The lead in goals at which the clock stops at whistles again.
  public var back: Int
  /// The number of the first period in which the clock may run, from 1.
  public var periodFrom: Int
  /// The time of a minor called while the clock runs.
  public var minor: PlayingTime
  /// The time of a major or match penalty called while the clock runs.
  public var major: PlayingTime
  /// The last part of a period in which the clock may run, or `nil` for the whole period.
  public var last: PlayingTime?

  /// Creates a row.
  public init(
    lead: Int, back: Int, periodFrom: Int, minor: PlayingTime, major: PlayingTime,
    last: PlayingTime? = nil
  ) {
    self.last = last
    self.lead = lead
    self.back = back
    self.periodFrom = periodFrom
    self.minor = minor
    self.major = major
  }

  /// A row for examples.
  package static let example = RunningTime(
    lead: 5, back: 3, periodFrom: 3, minor: .minutes(3), major: .minutes(7))

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member(
      "lead", "The lead in goals from which the clock runs without stops.", &lead, .number(1...99))
    form.member(
      "back", "The lead at which it stops at whistles again.", &back, .number(0...98),
      below: "lead")
    form.member(
      "period-from", "The first period in which it may run.", &periodFrom, .number(1...99))
    form.member("minor", "The playing time of a minor called while it runs.", &minor)
    form.member(
      "major", "The playing time of a major or match penalty called while it runs.", &major)
    form.member(
      "last", "The last part of a period in which it may run; all of it if left out.", &last, .time,
      isOptional: true)
  }
}

/// The skaters of one overtime.
public struct OvertimeStrength: TableRow {
  /// The skaters of a team without penalties.
  public var skaters: Int
  /// The number of skaters below which penalties never reduce a team in this overtime.
  public var minimum: Int

  /// Creates a row.
  public init(skaters: Int, minimum: Int) {
    self.skaters = skaters
    self.minimum = minimum
  }

  /// A row for examples.
  package static let example = OvertimeStrength(skaters: 3, minimum: 3)

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member(
      "skaters", "The skaters of a team without penalties in this overtime.", &skaters,
      .number(1...9))
    form.member(
      "minimum", "The skaters below which penalties never reduce a team in it.", &minimum,
      .number(1...9))
  }
}

/// A lead that ends the game.
public struct LeadEndsGame: TableRow {
  /// The lead in goals, from 1.
  public var lead: Int
  /// The number of the first period in which the lead ends the game, from 1; a lead at the end of
  /// the period before ends it too.
  public var periodFrom: Int

  /// Creates a row.
  public init(lead: Int, periodFrom: Int) {
    self.lead = lead
    self.periodFrom = periodFrom
  }

  /// A row for examples.
  package static let example = LeadEndsGame(lead: 10, periodFrom: 3)

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member("lead", "The lead in goals that ends the game.", &lead, .number(1...99))
    form.member(
      "period-from",
      "The first period in which it does; a game with such a lead ends before that period begins.",
      &periodFrom, .number(1...99))
  }
}

/// The lengths of penalties called late in a period, for leagues whose clock runs until then.
public struct LateLengths: TableRow {
  /// The last part of the period.
  public var last: PlayingTime
  /// The number of the first period in which the row applies, from 1.
  public var periodFrom: Int
  /// The largest lead in goals with which the row applies.
  public var leadTo: Int
  /// The playing time of a minor.
  public var minor: PlayingTime
  /// The playing time of a major and of a match penalty.
  public var major: PlayingTime

  /// Creates a row.
  public init(
    last: PlayingTime, periodFrom: Int, leadTo: Int, minor: PlayingTime, major: PlayingTime
  ) {
    self.last = last
    self.periodFrom = periodFrom
    self.leadTo = leadTo
    self.minor = minor
    self.major = major
  }

  /// A row for examples.
  package static let example = LateLengths(
    last: .minutes(2), periodFrom: 3, leadTo: 2, minor: .minutes(2), major: .minutes(5))

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member("last", "The last part of the period.", &last)
    form.member(
      "period-from", "The first period in which the row applies.", &periodFrom, .number(1...99))
    form.member("lead-to", "The largest lead with which it applies; 99 for any.", &leadTo)
    form.member("minor", "The playing time of a minor called then.", &minor)
    form.member("major", "The playing time of a major or match penalty called then.", &major)
  }
}

/// The consequence when the penalties of a player, or of a team, reach a count in a game.
public struct GameCount: TableRow {
  /// The quantity that is counted.
  @nonexhaustive public enum Counted: String, NamedChoice {
    /// Minors, majors, match penalties, misconducts, and the fouls for penalty shots.
    case penalties
    /// Minors, and the fouls for penalty shots.
    case minors
    /// The minutes on record.
    case minutes
  }

  /// What follows.
  @nonexhaustive public enum Consequence: String, NamedChoice {
    /// The player with the count gets a game misconduct.
    case playerOut = "player-out"
    /// The head coach of the team with the count gets a game misconduct.
    case coachOut = "coach-out"
    /// After the team's count, the other team gets a penalty shot in place of each further minor.
    case shotInstead = "shot-instead"
    /// After the team's count, the other team gets a penalty shot besides each further penalty.
    case shotBesides = "shot-besides"
  }

  /// The quantity that is counted.
  public var counts: Counted
  /// The count that has to be reached, from 1.
  public var reach: Int
  /// What follows.
  public var then: Consequence

  /// Creates a row.
  public init(counts: Counted, reach: Int, then: Consequence) {
    self.counts = counts
    self.reach = reach
    self.then = then
  }

  /// A row for examples.
  package static let example = GameCount(counts: .minutes, reach: 15, then: .playerOut)

  /// Describes the members of a row.
  package mutating func describe(to form: inout RowForm) {
    form.member("counts", "The quantity that is counted.", &counts)
    form.member(
      "reach", "The count of a player, or of a team, that has to be reached.", &reach,
      .number(1...99))
    form.member(
      "then",
      "What follows: the player, or his team's head coach, is out; or each further penalty of the team brings a shot, in place of a minor or besides the penalty.",
      &then)
  }
}
