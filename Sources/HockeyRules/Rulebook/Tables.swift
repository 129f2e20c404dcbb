// The tables of a rulebook: ordered rows; the first that fits applies.

/// A count of penalties for certain infractions that puts a player out of the game.
///
/// With minors he gets a game ejection, with majors a game misconduct. A double minor counts once.
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
  /// The number of penalties at which the player is out, from 1.
  public var count: Int
  /// The infractions that, called on the other team at the same stoppage, prevent a penalty from
  /// counting.
  public var waivedBy: [Infraction]

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init(
      "infractions", "The infractions that count.", .words(atLeast: 1),
      example: .list(["slashing", "spearing"])),
    .init(
      "class",
      "The class of the penalties that count; minors lead to a game ejection, majors to a game misconduct.",
      CountedClass.form, example: "minor"),
    .init("count", "The number with which the player is out.", .number(1...99), example: 3),
    .init(
      "waived-by",
      "A penalty does not count if one of these is called on the other team at the same stoppage.",
      .words(atLeast: 0), example: .list(["instigating"]), isOptional: true),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard case .list(let names)? = stated["infractions"],
      let penaltyClass = stated["class"].flatMap({ CountedClass($0) }),
      let count = stated["count"].flatMap({ Int($0) })
    else { return nil }
    infractions = names.map { Infraction(rawValue: $0) }
    self.penaltyClass = penaltyClass
    self.count = count
    waivedBy =
      if case .list(let names)? = stated["waived-by"] {
        names.map { Infraction(rawValue: $0) }
      } else {
        []
      }
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

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init(
      "period-to", "The longest period to which the row applies.", .time, example: "15:00"),
    .init("minor", "The playing time of a minor.", .time, example: "1:30"),
    .init("major", "The playing time of a major or match penalty.", .time, example: "4:00"),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let periodTo = stated["period-to"].flatMap({ PlayingTime($0) }),
      let minor = stated["minor"].flatMap({ PlayingTime($0) }),
      let major = stated["major"].flatMap({ PlayingTime($0) })
    else { return nil }
    (self.periodTo, self.minor, self.major) = (periodTo, minor, major)
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
  /// The number of the first period in which it may run, from 1.
  public var periodFrom: Int
  /// The time of a minor called while it runs.
  public var minor: PlayingTime
  /// The time of a major or match penalty called while it runs.
  public var major: PlayingTime

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init(
      "lead", "The lead in goals from which the clock runs without stops.", .number(1...99),
      example: 5),
    .init(
      "back", "The lead at which it stops at whistles again.", .number(0...98), example: 3,
      below: "lead"),
    .init("period-from", "The first period in which it may run.", .number(1...99), example: 3),
    .init("minor", "The playing time of a minor called while it runs.", .time, example: "3:00"),
    .init(
      "major", "The playing time of a major or match penalty called while it runs.", .time,
      example: "7:00"),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let lead = stated["lead"].flatMap({ Int($0) }),
      let back = stated["back"].flatMap({ Int($0) }),
      let periodFrom = stated["period-from"].flatMap({ Int($0) }),
      let minor = stated["minor"].flatMap({ PlayingTime($0) }),
      let major = stated["major"].flatMap({ PlayingTime($0) })
    else { return nil }
    (self.lead, self.back, self.periodFrom) = (lead, back, periodFrom)
    (self.minor, self.major) = (minor, major)
  }
}

/// The skaters of one overtime.
public struct OvertimeStrength: TableRow {
  /// The skaters of a team without penalties.
  public var skaters: Int
  /// The number of skaters below which penalties never reduce a team in it.
  public var minimum: Int

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init(
      "skaters", "The skaters of a team without penalties in this overtime.", .number(1...9),
      example: 3),
    .init(
      "minimum", "The skaters below which penalties never reduce a team in it.", .number(1...9),
      example: 3),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let skaters = stated["skaters"].flatMap({ Int($0) }),
      let minimum = stated["minimum"].flatMap({ Int($0) })
    else { return nil }
    (self.skaters, self.minimum) = (skaters, minimum)
  }
}

/// A lead that ends the game.
public struct LeadEndsGame: TableRow {
  /// The lead in goals, from 1.
  public var lead: Int
  /// The number of the first period in which it ends the game, from 1; it does so as well at the end
  /// of the period before.
  public var periodFrom: Int

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init("lead", "The lead in goals that ends the game.", .number(1...99), example: 10),
    .init(
      "period-from",
      "The first period in which it does; a game with such a lead ends before that period begins.",
      .number(1...99), example: 3),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let lead = stated["lead"].flatMap({ Int($0) }),
      let periodFrom = stated["period-from"].flatMap({ Int($0) })
    else { return nil }
    (self.lead, self.periodFrom) = (lead, periodFrom)
  }
}

/// Lengths of penalties called late in a period, as in a league that stops the clock only then.
public struct LateLengths: TableRow {
  /// The last part of the period.
  public var last: PlayingTime
  /// The number of the first period in which the row applies, from 1.
  public var periodFrom: Int
  /// The largest lead in goals with which it applies.
  public var leadTo: Int
  /// The playing time of a minor.
  public var minor: PlayingTime
  /// The playing time of a major and of a match penalty.
  public var major: PlayingTime

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init("last", "The last part of the period.", .time, example: "2:00"),
    .init("period-from", "The first period in which the row applies.", .number(1...99), example: 3),
    .init(
      "lead-to", "The largest lead with which it applies; 99 for any.", .number(0...99),
      example: 2),
    .init("minor", "The playing time of a minor called then.", .time, example: "2:00"),
    .init(
      "major", "The playing time of a major or match penalty called then.", .time, example: "5:00"),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let last = stated["last"].flatMap({ PlayingTime($0) }),
      let periodFrom = stated["period-from"].flatMap({ Int($0) }),
      let leadTo = stated["lead-to"].flatMap({ Int($0) }),
      let minor = stated["minor"].flatMap({ PlayingTime($0) }),
      let major = stated["major"].flatMap({ PlayingTime($0) })
    else { return nil }
    (self.last, self.periodFrom, self.leadTo) = (last, periodFrom, leadTo)
    (self.minor, self.major) = (minor, major)
  }
}

/// What follows when the penalties of a player, or of a team, reach a count in a game.
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

  /// The members of a row.
  package static let columns: [PointForm.Column] = [
    .init("counts", "The quantity that is counted.", Counted.form, example: "minutes"),
    .init(
      "reach", "The count of a player, or of a team, that has to be reached.", .number(1...99),
      example: 15),
    .init(
      "then",
      "What follows: the player, or his team's head coach, is out; or each further penalty of the team brings a shot, in place of a minor or besides the penalty.",
      Consequence.form, example: "player-out"),
  ]

  /// Creates the row of `stated`.
  package init?(_ stated: StatedRow) {
    guard let counts = stated["counts"].flatMap({ Counted($0) }),
      let reach = stated["reach"].flatMap({ Int($0) }),
      let then = stated["then"].flatMap({ Consequence($0) })
    else { return nil }
    (self.counts, self.reach, self.then) = (counts, reach, then)
  }
}
