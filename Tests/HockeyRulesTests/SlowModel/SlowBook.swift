/// The rules of a book on strength and serving, as plain values.
///
/// They are written only from the texts of the rules, not from the solver or the rulebook files.
/// `SlowBench` and `SlowGame` contain the rules on which all books agree.
struct SlowBook {
  var id: String
  /// Whether one minor to one player of each team, with nothing else on the clock, is played
  /// without substitution (NHL 19.1).
  var isFourOnFourForOneMinorEach = false
  /// Whether four-on-four also needs both teams at full strength when play resumes (HC Junior
  /// 4.6(a), IIHF 2018-22).
  var fourOnFourNeedsFullStrength = false
  /// Whether four-on-four also needs that neither player has a penalty off the clock (USA Hockey
  /// Junior 402(f)).
  var fourOnFourNeedsNothingBeside = false
  /// Whether a minor against a major late in the game leaves the difference to serve (NHL 19.4,
  /// IIHF 19.3).
  var hasLateDifference = false
  /// Whether the difference is served in the play-offs too (not PWHL 19.4).
  var hasLateDifferenceInPlayOffs = true
  /// Whether a goal during a signalled minor ends a running one at even strength too (NCAA 15.3).
  var goalWhileEvenEndsMinor = false
  /// Whether a goal by the other team washes out a signalled minor.
  var goalWashesSignalledMinor = true
  /// Whether a washed-out minor counts towards the limit of penalties (USA 409(b)).
  var washedMinorCounts = false
  /// Whether an awarded goal ends no penalty (USA 402(c)).
  var awardedGoalEndsNothing = false
  /// Whether a short-handed goal on a penalty shot ends the team's own minor too (PWHL 16.2).
  var shotByShortHandedEndsOwnMinor: Bool { shortHandedGoalEndsOwnMinor }
  /// Whether an earlier foul of the team that would shoot takes its penalty shot away (HC 4.4(a)).
  var earlierFoulTakesShot = false
  /// Whether a penalised player may be named to serve a bench minor (HC 4.3(b)).
  var penalisedMayServe = false
  /// Whether a player who is penalised while he serves for another serves his own penalty at once,
  /// and a team-mate serves the rest of the other player's (USA Hockey 404(a), casebook 407).
  var relievesServers = false
  /// Whether the substitute for a major may come to the box later (NHL 20.3).
  var substituteMayComeLate = false
  /// Whether a goal by the short-handed team ends its own minor (PWHL 16.2).
  var shortHandedGoalEndsOwnMinor = false
  /// Whether the captain chooses which of two minors a goal ends (not HC 4.5(d)).
  var captainChoosesEnded = true
  /// Whether the captain chooses which of two signalled minors is washed (not HC 4.15(b), USA
  /// 409(b)).
  var captainChoosesWashed = true
  /// The number of majors after which a player leaves the game.
  var majorsToEject: Int?
  /// The number of misconducts after which a player leaves the game.
  var misconductsToEject: Int?
  /// The number of penalties of any class after which a player leaves the game (USA 401(b)).
  var penaltiesToEject: Int?
  /// Whether a match penalty is served in addition to a major for the same act.
  var servesMatchBesideMajor = false
  /// Whether match penalties are set off against match penalties first (USA 403).
  var setsOffMatchesFirst = false
  /// Whether a different team-mate sits for a goalkeeper's penalties of each stoppage.
  var goalkeeperHasServerEach = true
  /// Whether a goalkeeper sits off the clock himself for majors and misconducts, one after the other
  /// (NCAA 28.2).
  var goalkeeperSits = false
  /// Whether a four-on-four pair leaves the clock at the start of three-on-three overtime (NHL
  /// Table 15).
  var pairLeavesClockInOvertime = true
  /// Whether a four-on-four pair counts among the two places that are served at once; the NCAA
  /// states no exception (19.2, 27.1).
  var pairIsCounted = false
  /// The number of skaters in overtime.
  var overtimeSkaters = 3
  var playOffOvertimeSkaters = 5
  /// Whether power plays are counted by advantages.
  var countsAdvantages = true
  /// Whether overtime has a time-out of its own (NCAA 92.1).
  var hasTimeOutInOvertime = false
  /// Whether both teams may take a time-out at one stoppage.
  var bothTakeTimeOuts = false
  var timeOutWithoutChange = TimeOutWithoutChange.refused
  var challenge = Challenge.none
  /// Whether no team may challenge in the last minute and overtime (NHL 38.6).
  var hasNoLateChallenge = false
  /// Whether penalties must also leave the teams uneven for a line change (HC 6.2(d)).
  var changeNeedsUneven = false
  /// Whether a goalkeeper who left in overtime may come back only at a stoppage (NHL 84.2).
  var pulledGoalkeeperWaits = false
  /// Whether a team scored on in overtime without its goalkeeper loses the point for the tie (NHL
  /// 84.2, USA Hockey Junior 638(a)).
  var pulledGoalkeeperCostsPoint = false
  var forfeit = Forfeit.scoreStands

  /// The consequence of a time-out taken by a team that may not change its players.
  enum TimeOutWithoutChange { case refused, allowed, buysChange }
  /// The price of a challenge that fails.
  enum Challenge { case none, costsMinor, costsTimeOut, costsTimeOutThenMinor }
  /// The score of a game that a team forfeits.
  enum Forfeit { case scoreStands, oneToNothing, goalsOrOne }

  /// The number of the team-mate who sits for the hurt player `number`.
  static func server(forHurt number: Int) -> Int { 20 + number }

  /// Full strength in regulation and the length of a period in seconds, the same in all books.
  static let skaters = 5
  static let fewestSkaters = 3
  static let period = 1200
  static let regulation = 3 * period
}

extension SlowBook {
  static let main = [hockeyCanada, nhl, iihf, usaHockey, ncaa, pwhl]
  /// All editions whose periods and minors have the usual lengths; only the NFHS's do not.
  static let all =
    main + [
      ahl, nhl2021, nhl2014, iihf2023, iihf2018, ncaa2022, hockeyCanadaJunior, usaHockeyAdult,
      usaHockeyYouth, usaHockeyJunior,
    ] + leagues

  /// Every major carries a game misconduct (4.4(a)); after one minor each, the teams substitute at
  /// once (4.5).
  static let hockeyCanada = SlowBook(
    id: "hockey-canada-2024", earlierFoulTakesShot: true, penalisedMayServe: true,
    captainChoosesEnded: false,
    captainChoosesWashed: false,
    majorsToEject: 1, misconductsToEject: 2,
    servesMatchBesideMajor: true, overtimeSkaters: 5, bothTakeTimeOuts: true,
    changeNeedsUneven: true)

  /// The model follows NHL 19.1, 19.4, 20.4; 38.6, 38.8, 66.1, 84.2, 87.1.
  static let nhl = SlowBook(
    id: "nhl-2025", isFourOnFourForOneMinorEach: true, hasLateDifference: true,
    substituteMayComeLate: true, majorsToEject: 3, challenge: .costsMinor,
    hasNoLateChallenge: true, pulledGoalkeeperWaits: true, pulledGoalkeeperCostsPoint: true,
    forfeit: .goalsOrOne)

  /// The model follows IIHF 19.1 without the sentence on one minor each, 19.3, 20.4, 22.1, 84.5.
  static let iihf = SlowBook(
    id: "iihf-2025", hasLateDifference: true, majorsToEject: 2, misconductsToEject: 2,
    playOffOvertimeSkaters: 3, challenge: .costsMinor)

  /// The model follows USA Hockey 401(b), 402(c), 402(f), 403(b), 404(a), 409(b).
  static let usaHockey = SlowBook(
    id: "usa-hockey-2025", washedMinorCounts: true, awardedGoalEndsNothing: true,
    relievesServers: true, captainChoosesWashed: false, majorsToEject: 2,
    misconductsToEject: 2, penaltiesToEject: 4, setsOffMatchesFirst: true,
    bothTakeTimeOuts: true, timeOutWithoutChange: .allowed)

  /// The model follows NCAA 15.3 with its ruling 9, 19.2, 27.1, 28.2; there is no late difference and no
  /// count of majors.
  static let ncaa = SlowBook(
    id: "ncaa-2024", isFourOnFourForOneMinorEach: true, goalWhileEvenEndsMinor: true,
    penalisedMayServe: true, goalkeeperSits: true, pairIsCounted: true, hasTimeOutInOvertime: true,
    bothTakeTimeOuts: true, timeOutWithoutChange: .buysChange, challenge: .costsTimeOutThenMinor,
    forfeit: .oneToNothing)

  /// The NHL's rules, except for 16.2 and 19.4.
  static let pwhl = SlowBook(
    id: "pwhl-2025", isFourOnFourForOneMinorEach: true, hasLateDifference: true,
    hasLateDifferenceInPlayOffs: false, substituteMayComeLate: true,
    shortHandedGoalEndsOwnMinor: true, majorsToEject: 3, countsAdvantages: false,
    pulledGoalkeeperWaits: true, pulledGoalkeeperCostsPoint: true, forfeit: .goalsOrOne)

  /// `book` under another id, with the changes that `change` makes.
  private static func edition(
    _ id: String, like book: SlowBook, _ change: (inout SlowBook) -> Void = { _ in }
  ) -> SlowBook {
    var edition = book
    edition.id = id
    change(&edition)
    return edition
  }

  /// A challenge costs the time-out (79.5).
  static let ahl = edition("ahl-2025", like: nhl) {
    $0.challenge = .costsTimeOut
    $0.hasNoLateChallenge = false
  }
  static let nhl2021 = edition("nhl-2021", like: nhl)

  /// Overtime has four skaters, and the pair stays on the clock (84.1).
  ///
  /// Coaches could not challenge yet.
  static let nhl2014 = edition("nhl-2014", like: nhl) {
    $0.overtimeSkaters = 4
    $0.pairLeavesClockInOvertime = false
    $0.penalisedMayServe = true
    $0.challenge = .none
    $0.timeOutWithoutChange = .allowed
  }

  /// The IIHF's rules with the sentence of 19.1 on one minor each.
  static let iihf2023 = edition("iihf-2023", like: iihf) { $0.isFourOnFourForOneMinorEach = true }

  /// Every major carries a game misconduct (112-2); Appendix 1 has no rule for the last minutes.
  ///
  /// Beside a pair, a third player waits (512 and 513 of 2010-14).
  static let iihf2018 = edition("iihf-2018", like: iihf) {
    $0.isFourOnFourForOneMinorEach = true
    $0.fourOnFourNeedsFullStrength = true
    $0.hasLateDifference = false
    $0.majorsToEject = 1
    $0.playOffOvertimeSkaters = 4
    $0.pairIsCounted = true
    $0.challenge = .none
    $0.bothTakeTimeOuts = true
    $0.timeOutWithoutChange = .allowed
  }

  /// Before 2024, a goal washes out no signalled minor (15.2).
  static let ncaa2022 = edition("ncaa-2022", like: ncaa) {
    $0.goalWashesSignalledMinor = false
    $0.goalWhileEvenEndsMinor = false
    $0.captainChoosesWashed = false
  }

  /// Four-on-four needs both teams at full strength (4.6(a)).
  static let hockeyCanadaJunior = edition("hockey-canada-2024-junior", like: hockeyCanada) {
    $0.isFourOnFourForOneMinorEach = true
    $0.fourOnFourNeedsFullStrength = true
  }

  /// The fifth penalty puts a player out (401(b)).
  static let usaHockeyAdult = edition("usa-hockey-2025-adult", like: usaHockey) {
    $0.penaltiesToEject = 5
  }
  static let usaHockeyYouth = edition("usa-hockey-2025-youth", like: usaHockey)

  /// The model follows 402(f), 403(a), 638; there is no limit of penalties.
  static let usaHockeyJunior = edition("usa-hockey-junior-2025", like: usaHockey) {
    $0.isFourOnFourForOneMinorEach = true
    $0.fourOnFourNeedsNothingBeside = true
    $0.pairLeavesClockInOvertime = false
    $0.majorsToEject = 1
    $0.penaltiesToEject = nil
    $0.overtimeSkaters = 4
    $0.pulledGoalkeeperCostsPoint = true
  }
}

// Leagues that play under another book. Only their announcements and notes on overtime are known,
// except Sweden's handbook and Tier III's book; the rest is the other book's.
extension SlowBook {
  fileprivate static let leagues = [
    del, echl2015, echl2019, khl, liiga2021, liiga2024, nihl, ohl, qmjhl, whl, sweden,
    usaHockeyJuniorTier3,
  ]

  /// The league took its text from the IIHF; play-offs go on with five skaters.
  private static let del = edition("del-2024", like: iihf) { $0.playOffOvertimeSkaters = 5 }

  /// The announcements of June 2015 and June 2019 differ in the length of overtime only.
  private static let echl2015 = edition("echl-2015", like: ahl)
  private static let echl2019 = edition("echl-2019", like: ahl)

  /// A team scored on in overtime with no goalkeeper loses its point; play-offs go on five a side.
  private static let khl = edition("khl-2024", like: iihf) {
    $0.playOffOvertimeSkaters = 5
    $0.pulledGoalkeeperCostsPoint = true
  }

  /// The league has published nothing that the model knows.
  private static let liiga2021 = edition("liiga-2021", like: iihf2023)
  private static let liiga2024 = edition("liiga-2024", like: iihf)

  /// The In-House Rules have play-offs go on with five skaters (Appendix 1).
  private static let nihl = edition("nihl-2025", like: iihf) { $0.playOffOvertimeSkaters = 5 }

  /// The announcements of August and September 2015 are about overtime with three skaters only.
  private static let ohl = edition("ohl-2015", like: nhl)
  private static let qmjhl = edition("qmjhl-2015", like: nhl)
  private static let whl = edition("whl-2015", like: nhl)

  /// The Swedish deviations concern line-ups and reviews; play-offs go on with five skaters.
  private static let sweden = edition("sweden-2025", like: iihf) { $0.playOffOvertimeSkaters = 5 }

  /// Tier III's book differs from Tiers I and II in fighting only (615(a)), which the model lacks.
  private static let usaHockeyJuniorTier3 = edition(
    "usa-hockey-junior-2025-tier-3", like: usaHockeyJunior)
}
