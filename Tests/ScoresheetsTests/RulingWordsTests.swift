import Scoresheets
import Testing

@testable import HockeyRules

@Suite struct RulingWordsTests {
  private static let six = Player(.home, 6)
  private static let a6 = Offender.skater(six)
  private static let a30 = Offender.goalkeeper(Player(.home, 30))
  private static let bench = Offender.bench(.home)
  private static let nobody = Offender.unidentified(.home)
  private static let call = Call(
    offender: a6, penalties: [.minor, .minor], infraction: Infraction(rawValue: "high-sticking"))
  private static let foul = PendingCall(id: .label("x"), call: call)

  private static let goal = ScoredGoal(
    call: .number(1), goal: Goal(team: .home, awarded: true, emptyNet: true),
    time: GameTime(period: 2, elapsed: .zero), manpower: .shortHanded, penaltyShot: true)

  private static func penalty(_ offender: Offender) -> Penalty {
    Penalty(
      id: 0, call: .number(1), offender: offender, penaltyClass: .minor, length: .minutes(2),
      infraction: Infraction(rawValue: "hooking"), minutes: 2, service: .onClock(seat: 0),
      standing: .waiting(remaining: .minutes(2)))
  }

  private static let seat = Seat(
    id: 0, offender: a30, occupant: .substitute(for: a30), paired: false, standing: .running)

  /// In the second period, on a clock that counts down.
  private static func instant(_ minutes: Int) -> Instant { Instant(played: .minutes(minutes)) }

  static let table: [(effect: Effect, words: String)] = [
    (.starts(penalty: 0, until: instant(24)), "A6 starts, until 16:00"),
    (.starts(penalty: 0, until: instant(42)), "A6 starts, until P3 18:00"),
    (
      .starts(penalty: 0, until: Instant(played: PlayingTime(tenths: 24_003))),
      "A6 starts, until P3 19:59.7"
    ),
    (.reinstated(penalty: 0, until: instant(24)), "A6 starts again, until 16:00"),
    (.sits(penalty: 0, until: instant(40)), "A6 sits, until 0:00"),
    (.waits(penalty: 0), "A6 waits"),
    (.ends(penalty: 0, .served), "A6 ends, served"),
    (.ends(penalty: 0, .goalAgainst), "A6 ends, goal against"),
    (.ends(penalty: 0, .released), "A6 ends, released"),
    (.ends(penalty: 0, .voided), "A6 ends, voided"),
    (.ends(penalty: 0, .replaced), "A6 ends, replaced"),
    (.ends(penalty: 0, .recorded), "A6 ends, recorded"),
    (.frozen(penalty: 0, remaining: .minutes(1)), "A6 ends, frozen"),
    (.cancelled(penalty: 0), "A6 cancelled"),
    (.ejected(a30), "A30 ejected"),
    (.returns(.player(six), seat: 0), "A6 returns"),
    (.returns(.substitute(for: a30), seat: 0), "A30's substitute returns"),
    (.returns(.substitute(for: bench), seat: 0), "A bench returns"),
    (.serves(.substitute(for: a30), for: a30, seat: nil), "A30's substitute serves"),
    (.serves(.substitute(for: bench), for: bench, seat: nil), "A bench serves"),
    (.serves(.player(Player(.home, 12)), for: a30, seat: nil), "A12 serves for A30"),
    (.notAssessed(nobody, .minor, call: .number(1)), "A? not assessed"),
    (.penaltyShot(PendingShot(team: .visiting, foul: foul)), "penalty shot B"),
    (.penaltyShotOver(PendingShot(team: .visiting, foul: foul)), "penalty shot B over"),
    (
      .choice(.home, candidates: [a6, a30], taken: [a6], assumed: true),
      "may choose A6 A30, A6 assumed"
    ),
    (
      .choice(.home, candidates: [a6, a30], taken: [a30], assumed: false),
      "may choose A6 A30, A30 named"
    ),
    (.choiceRecorded(.home, [six]), "A chooses A6"),
    (.manpower(PerTeam(home: 5, visiting: 4), lift: 0), "5v4"),
    (.scored(goal), "goal SH EN PS awarded"),
    (.goalDisallowed(.number(1)), "goal disallowed"),
    (.won(.home), "winner A"),
    (.assessed(penalty(a6)), "A6 assessed 2 hooking"),
    (.seated(seat), "A30's substitute takes a seat"),
    (.placed(penalty: 0, seat: 0), "A6 2 is served by A30's substitute"),
    (.expires(seat: 0), "A30's substitute has served, returns at a stoppage"),
    (.mayLeave(.player(six)), "A6 has served, leaves at a stoppage"),
    (.reduced(penalty: 0, to: .minutes(3)), "A6 2 reduced to 3:00"),
    (.leftBox(six, fault: .timekeeper), "A6 left the penalty box, timekeeper"),
    (.backInBox(six), "A6 is back in the penalty box"),
    (.powerPlay(penalty: 0), "power play B"),
    (.called(foul), "called: A6 2+2 high-sticking"),
    (.settled, "the stoppage is settled"),
    (.signalled(foul), "signalled: A6 2+2 high-sticking"),
    (.signalDown(foul), "no longer signalled: A6 2+2 high-sticking"),
    (.paired(seat: 0, true), "A30's substitute is one of a pair"),
    (.paired(seat: 0, false), "A30's substitute is no longer one of a pair"),
    (.readmitted(a6), "A6 may play again"),
    (.rescored(goal), "A goal awarded empty-net ruled again"),
    (.callVoided(.number(7)), "play 7 taken back"),
    (.playStops, "play stops"),
    (.playResumes(period: 2), "play resumes"),
    (.goalkeeper(.visiting, onIce: false), "B goalkeeper off"),
    (.clockSet(GameTime(period: 2, elapsed: .seconds(90))), "clock set to 18:30"),
    (.unstarted(penalty: 0), "A6 2 has not started"),
    (.gameEnds, "game over"),
    (.shootOutAttempt(Shot(team: .home, shooter: six, scored: false)), "A6 shoot-out missed"),
  ]

  @Test(arguments: table.indices)
  func `every effect has its words`(index: Int) {
    let (effect, expected) = Self.table[index]
    let words = RulingWords(GameLog(clock: .remaining))
    let text = words.text(
      of: effect, in: 2, penalty: { _ in Self.penalty(Self.a6) }, seat: { _ in Self.seat })
    #expect(text == expected)
  }

  @Test func `a penalty may be named with its class`() {
    let words = RulingWords(GameLog(), showsClasses: true)
    let text = words.text(
      of: .ends(penalty: 0, .served), in: 1, penalty: { _ in Self.penalty(Self.bench) },
      seat: { _ in Self.seat })
    #expect(text == "A bench 2 ends, served")
  }

  static let refusals: [(reason: Refusal.Reason, words: String)] = [
    (
      .clockRanBackwards(from: GameTime(period: 1, elapsed: .minutes(5))),
      "the clock ran backwards; the play before was at P1 5:00"
    ),
    (.beyondPeriod(length: .minutes(5)), "the period is over by then; it is 5:00 long"),
    (
      .noSuchPeriod,
      "the game has no such period; the kind of game says which overtime it has"
    ),
    (.gameIsOver, "the game is over; no play comes behind it"),
    (.playerIsOut(six), "A6 is out of the game; name another player"),
    (.playerIsOnTheBench(six), "A6 has a penalty to serve; name a player who has none"),
    (.playerIsNotOnTheBench(six), "A6 is not in the penalty box; name a player who sits there"),
    (
      .playerIsNotOnTheIce(six),
      "A6 has not left the penalty box too early; `left-box` comes before it"
    ),
    (
      .noSuchPenalty(.label("x"), calls: []),
      "no penalty is called @x; no call has been logged that it could name"
    ),
    (
      .noSuchPenalty(
        .label("hok"), calls: [PendingCall(id: .label("hook"), call: foul.call), foul]),
      "no penalty is called @hok; did you mean @hook, `A6 2+2 high-sticking`?"
    ),
    (
      .noSuchPenalty(.label("trip"), calls: [foul]),
      "no penalty is called @trip; the only call is @x `A6 2+2 high-sticking`"
    ),
    (
      .noSuchPenalty(.label("trip"), calls: [foul, foul]),
      "no penalty is called @trip; the calls are @x `A6 2+2 high-sticking` and @x "
        + "`A6 2+2 high-sticking`"
    ),
    (
      .noSuchPenalty(.label("trip"), calls: [foul, foul, foul, foul, foul, foul]),
      "no penalty is called @trip; the last calls are @x `A6 2+2 high-sticking`, @x "
        + "`A6 2+2 high-sticking`, @x `A6 2+2 high-sticking`, @x `A6 2+2 high-sticking` "
        + "and @x `A6 2+2 high-sticking`"
    ),
    (
      .noSuchGoal(.number(7), goals: []),
      "no goal is called play 7; no goal has been logged that it could name"
    ),
    (
      .nothingToChoose(.visiting),
      "nothing is left to the captain of B here; a choice stands behind the calls, the goal or "
        + "the expiry that it is about"
    ),
    (
      .notCandidates([six], candidates: [a30]),
      "A6 is not among those whom the captain may choose; he may choose A30"
    ),
    (
      .notCandidates([six, Player(.home, 7)], candidates: [a30, nobody, bench]),
      "A6 and A7 are not among those whom the captain may choose; he may choose A30, A? or A bench"
    ),
    (
      .tooManyChosen(limit: 1, candidates: [a6, a30]),
      "the captain's choice names more than 1; he may choose 1 of A6 or A30"
    ),
    (
      .callIsTakenBack(.label("x")),
      "the call @x has been taken back; call the penalty anew"
    ),
    (
      .notCandidates([], candidates: [a6, a30]),
      "the captain's choice names nobody; he may choose A6 or A30"
    ),
    (
      .noPenaltyShot(.visiting),
      "no penalty shot has been awarded; call the foul first, such as `A6 PS`"
    ),
    (.alreadyServes(six), "A6 already serves a penalty of this stoppage; name another team-mate"),
    (.hasHadHisAttempt(six), "A6 has had his attempt; name another shooter"),
    (.awardedGoalIsUnassisted, "an awarded goal has no assists; leave the assists out"),
    (.ownGoalIsUnassisted, "an own goal has no assists; leave the assists out"),
    (
      .goalkeeperMayNotServe(Player(.home, 30)),
      "A30 is a goalkeeper, and a goalkeeper serves no penalty; name a skater behind `served-by`"
    ),
    (
      .goalkeeperMayNotShoot(Player(.home, 30)),
      "A30 is a goalkeeper, and a goalkeeper takes no penalty shot; name a skater"
    ),
    (.serverOfOtherTeam(six), "A6 is of the other team; name a team-mate behind `served-by`"),
    (.emptyCall, "the call has no penalty; say at least one, such as `2`"),
    (.alreadyDone, "that has been done already; leave the play out"),
  ]

  @Test(arguments: refusals.indices)
  func `every refusal says what is wrong and what would be right`(index: Int) {
    let (reason, words) = Self.refusals[index]
    #expect(RulingWords(GameLog()).words(for: reason).text == words)
  }
}
