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
      id: Penalty.ID(offender, .number(1), .minor), length: .minutes(2),
      infraction: Infraction(rawValue: "hooking"), assessedMinutes: 2, service: .onClock,
      standing: .waiting(remaining: .minutes(2)))
  }

  private static let minor = penalty(a6).id
  private static let seat = Seat(
    id: Seat.ID(a30, place: 0, index: 0), occupant: .substitute(for: a30), paired: false,
    standing: .running)

  private static let lengths = RunningTime(
    StatedRow([
      .init("lead", .integer(5)), .init("back", .integer(3)), .init("period-from", .integer(3)),
      .init("minor", .text("3:00")), .init("major", .text("7:00")),
    ]))

  /// A choice between two that a book leaves to the captain.
  private static func choice(taken: Offender, assumed: Bool) -> CaptainsChoice {
    CaptainsChoice(
      team: .home, candidates: [a6, a30], names: [a6, a30], taken: [taken],
      isAssumed: assumed, citation: Provision(1, key: Rulebook.points[0].key, rule: nil).citation)
  }

  /// The instant after so many minutes of the game.
  private static func instant(_ minutes: Int) -> GameInstant {
    GameInstant(played: .minutes(minutes))
  }

  static let table: [(effect: Effect, words: String)] = [
    (.bench(.starts(penalty: minor, until: instant(24))), "A6 in the box until 16:00"),
    (.bench(.starts(penalty: minor, until: instant(42))), "A6 in the box until P3 18:00"),
    (
      .bench(.starts(penalty: minor, until: GameInstant(played: PlayingTime(tenths: 24_003)))),
      "A6 in the box until P3 19:59.7"
    ),
    (
      .bench(.reinstated(penalty: minor, since: instant(22), until: instant(24))),
      "A6's minor now runs until 16:00"
    ),
    (.bench(.sits(penalty: minor, until: instant(40))), "A6 in the box until 0:00, off the board"),
    (.bench(.waits(penalty: minor)), "A6 in line, not on the clock yet"),
    (.bench(.ends(penalty: minor, .served)), "A6's minor is over: time served"),
    (.bench(.ends(penalty: minor, .goalAgainst)), "A6's minor is over: goal against"),
    (.bench(.ends(penalty: minor, .goalFor)), "A6's minor is over: short-handed goal"),
    (.bench(.ends(penalty: minor, .released)), "A6's minor is over: released"),
    (.bench(.ends(penalty: minor, .voided)), "A6's minor is over: call taken back"),
    (.bench(.ends(penalty: minor, .replaced)), "A6's minor is over: call changed"),
    (.bench(.ends(penalty: minor, .recorded)), "A6's minor is over: nothing to serve"),
    (.bench(.frozen(penalty: minor, remaining: .minutes(1))), "A6's minor stops with 1:00 left"),
    (.bench(.cancelled(penalty: minor)), "A6 coincidental, off the board"),
    (.bench(.ejected(a30)), "A30 is out of the game"),
    (.bench(.returns(.player(six), seat: seat.id)), "A6 out of the box"),
    (.bench(.returns(.substitute(for: a30), seat: seat.id)), "A30's substitute out of the box"),
    (.bench(.returns(.substitute(for: bench), seat: seat.id)), "A's server out of the box"),
    (.bench(.serves(.substitute(for: a30), for: a30, seat: nil)), "A30's substitute serves"),
    (
      .bench(.serves(.substitute(for: bench), for: bench, seat: nil)), "a player serves for A bench"
    ),
    (.bench(.serves(.player(Player(.home, 12)), for: a30, seat: nil)), "A12 serves for A30"),
    (
      .call(.notAssessed(nobody, .minor, call: .number(1))),
      "delayed minor on A? washed out by the goal"
    ),
    (.call(.penaltyShot(PendingShot(team: .visiting, foul: foul))), "penalty shot for B"),
    (
      .call(.penaltyShotOver(PendingShot(team: .visiting, foul: foul))),
      "penalty shot for B is over"
    ),
    (
      .call(.choice(choice(taken: a6, assumed: true), place: 0)),
      "captain's choice: A6 on the board (assumed), or A30"
    ),
    (
      .call(.choice(choice(taken: a30, assumed: false), place: 0)),
      "captain's choice: A30 on the board, not A6"
    ),
    (.call(.choiceRecorded(.home, [a6])), "the captain of A chooses A6"),
    (.call(.namedFirst(a6, calls: [])), "the captain of A names A6 to return first"),
    (.play(.manpower(PerTeam(home: 5, visiting: 4), lift: 0)), "5v4"),
    (.score(.scored(goal)), "penalty-shot goal, empty net, awarded"),
    (.score(.judgedAgain(goal)), "the goal is judged again"),
    (.score(.disallowed(.number(1))), "goal disallowed"),
    (.score(.won(.home, by: .shootOut)), "A wins in the shoot-out"),
    (.bench(.assessed(penalty(a6))), "A6: 2 hooking"),
    (.bench(.seated(seat)), "A30's substitute takes a seat in the box"),
    (.bench(.placed(penalty: minor, seat: seat.id)), "A6's minor is served in the seat of A30"),
    (
      .bench(.expires(seat.occupant, seat: seat.id)),
      "A30's substitute: time is up; out at the next whistle at the latest"
    ),
    (.bench(.mayLeave(.player(six))), "A6's time is up; out at the next whistle"),
    (.bench(.reduced(penalty: minor, to: .minutes(3))), "A6's minor cut to 3:00"),
    (
      .bench(.leftBox(six, fault: .timekeeper)),
      "A6 left the box too early, by the timekeeper's fault"
    ),
    (.bench(.backInBox(six)), "A6 is back in the box"),
    (.score(.powerPlay(penalty: minor)), "power play B"),
    (
      .score(.joined(JoinedFigures(time: .start, score: PerTeam(home: 2, visiting: 1)))),
      "the game is joined at 2-1"
    ),
    (.call(.called(foul)), "called: A6 2+2 high-sticking"),
    (.call(.settled), "the calls of the stoppage are settled"),
    (.call(.signalled(foul)), "delayed penalty: A6 2+2 high-sticking"),
    (.call(.signalDown(foul)), "no longer delayed: A6 2+2 high-sticking"),
    (.bench(.paired(seat: seat.id, true)), "A30 is one of a four-on-four pair"),
    (.bench(.paired(seat: seat.id, false)), "A30 is no longer one of a four-on-four pair"),
    (.bench(.readmitted(a6)), "A6 may play again"),
    (.call(.voided(.number(7))), "play 7 taken back"),
    (.play(.stops), "play stops"),
    (.play(.resumes(period: 2)), "play resumes"),
    (.play(.goalkeeper(.visiting, onIce: false)), "B goalkeeper off"),
    (.play(.clockSet(GameTime(period: 2, elapsed: .seconds(90)))), "clock set to 18:30"),
    (.bench(.vacated(seat: seat.id, by: .nobody(for: a30))), "nobody sits for A30 yet"),
    (.bench(.vacated(seat: seat.id, by: .player(six))), "nobody has to sit for A30"),
    (.bench(.unstarted(penalty: minor)), "A6's minor has not started"),
    (.play(.runningTime(lengths)), "the clock runs"),
    (.play(.runningTime(nil)), "the clock stops at whistles"),
    (.play(.gameEnds), "game over"),
    (.play(.timeOut(.home)), "time-out of A used"),
    (
      .play(.challenged(Challenge(team: .home, result: .failed, call: .number(1)))),
      "challenge by A"
    ),
    (.play(.noChange(.home)), "A may not change players"),
    (.play(.change(.home, .all)), "A may change players after all"),
    (.play(.change(.home, .penalised)), "A may change only the player who has to sit"),
    (.play(.change(.home, .none)), "A still may not change players"),
    (.play(.injured(six)), "A6 is hurt: off until play resumes"),
    (.play(.inGoal(six)), "A6 in the net"),
    (
      .play(.goalkeeperTooEarly(.home)),
      "A goalkeeper back too early: goals do not count until a whistle"
    ),
    (.bench(.leftIce(six)), "A6 is off the ice again"),
    (.score(.pointLost(.home)), "A loses its point"),
    (
      .score(
        .forfeited(
          Forfeit(team: .home, score: PerTeam(home: 0, visiting: 1), winner: .visiting))),
      "A forfeits: 0-1"
    ),
    (
      .score(
        .attempt(
          Attempt(call: .number(1), shot: Shot(team: .home, shooter: six, scored: false)))),
      "A6 does not score in the shoot-out"
    ),
  ]

  @Test(arguments: table.indices)
  func `every effect has its words`(index: Int) {
    let (effect, expected) = Self.table[index]
    let words = RulingWords(GameLog(clock: .remaining))
    #expect(words.text(of: effect, in: 2) == expected)
  }

  @Test func `the table has every end of a penalty`() {
    let endings = Self.table.compactMap { effect, _ in
      if case .bench(.ends(_, let ending)) = effect { ending } else { nil }
    }
    #expect(Set(Penalty.Ending.allCases).subtracting(endings) == [])
  }

  @Test func `a penalty may be named with its class`() {
    let words = RulingWords(GameLog(), showsClasses: true)
    let ends = Effect.bench(.ends(penalty: Self.penalty(Self.bench).id, .served))
    #expect(words.text(of: ends, in: 1) == "A bench minor is over: time served")
  }

  @Test func `a penalty that somebody else serves is named with its class`() {
    let words = RulingWords(GameLog())
    let starts = Effect.bench(.starts(penalty: Self.minor, until: Self.instant(7)))
    let text = words.text(of: starts, in: 1, servesHimself: false)
    #expect(text == "A6's minor until 7:00")
  }

  static let refusals: [(reason: Refusal.Reason, words: String)] = [
    (
      .clockRanBackwards(from: GameTime(period: 1, elapsed: .minutes(5))),
      "the clock ran backwards; the previous play was at P1 5:00"
    ),
    (.beyondPeriod(length: .minutes(5)), "the period is over by then; it is 5:00 long"),
    (
      .noSuchPeriod(last: nil),
      "the game has no such period; the kind of game decides its overtime"
    ),
    (
      .noSuchPeriod(last: 4),
      "the game has no such period; the last with a clock is `OT`; `kind` in the head says what "
        + "kind of game it is"
    ),
    (.gameIsOver, "the game is over; no plays are accepted after it"),
    (.playerIsOut(six), "A6 is out of the game; name another player"),
    (.playerIsOnTheBench(six), "A6 has a penalty to serve; name a player who has none"),
    (.playerIsNotOnTheBench(six), "A6 is not in the penalty box; name a player who sits there"),
    (
      .playerIsNotOnTheIce(six),
      "A6 has not left the penalty box too early; `left-box` comes before it"
    ),
    (
      .noSuchPenalty(.label("x"), calls: []),
      "no penalty is called @x; no call has been logged yet"
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
      "no goal is called play 7; no goal has been logged yet"
    ),
    (
      .nothingToChoose(.visiting),
      "the captain of B has nothing to choose here; a choice comes after the calls, the goal or the "
        + "expiry that it is about"
    ),
    (
      .notCandidates([.skater(six)], candidates: [a30]),
      "A6 is not among those whom the captain may choose; he may choose A30"
    ),
    (
      .notCandidates([.skater(six), .skater(Player(.home, 7))], candidates: [a30, nobody, bench]),
      "A6 and A7 are not among those whom the captain may choose; he may choose A30, A? or A bench"
    ),
    (
      .tooManyChosen(limit: 1, candidates: [a6, a30]),
      "the captain's choice names more than 1; he may choose 1 of A6 or A30"
    ),
    (
      .choiceComesTooLate(.home, taken: [a6, a30]),
      "the choice of the captain of A comes too late; play went on with A6 and A30; log the choice "
        + "at the time of the play that it is about"
    ),
    (
      .callIsTakenBack(.label("x")),
      "the call @x has been taken back; call the penalty again"
    ),
    (
      .notCandidates([], candidates: [a6, a30]),
      "the captain's choice names nobody; he may choose A6 or A30"
    ),
    (
      .noPenaltyShot(.visiting),
      "no penalty shot has been awarded; call the foul first, such as `A6 PS`"
    ),
    (
      .otherServes(six, for: a30),
      "A6 serves all that A30 gets at this stoppage; leave `served-by` out"
    ),
    (
      .impossibleManner(a6, .major),
      "A6 cannot serve 5 in that way; a minor is served as `pair`, a major as `rest-of-major`, and "
        + "`follows` needs a line before it"
    ),
    (.alreadyServes(six), "A6 already serves a penalty from this stoppage; name another team-mate"),
    (
      .noShootOut(.playOffs),
      "a play-off game has no shoot-out; it goes on until a goal; `kind` in the head says what kind of "
        + "game it is"
    ),
    (
      .noShootOut(.regular),
      "a game of the regular season has no shoot-out; it goes on until a goal; `kind` in the head says "
        + "what kind of game it is"
    ),
    (
      .noShootOut(.final),
      "a final has no shoot-out; it goes on until a goal; `kind` in the head says what kind of game it "
        + "is"
    ),
    (
      .somebodyHasToSit(a6),
      "somebody has to sit for A6 at once; leave `nobody-sits` out, or name a team-mate after "
        + "`served-by`"
    ),
    (
      .nobodyToServeFor(six),
      "nobody is needed in the penalty box for A6; name a player who is out of the game and whose "
        + "penalty nobody serves yet"
    ),
    (
      .otherTeamShoots(.visiting, beginsTieBreak: false),
      "B shoots next; the teams shoot in turn"
    ),
    (
      .otherTeamShoots(.visiting, beginsTieBreak: true),
      "B shoots first in the tie-break; the teams shoot in turn"
    ),
    (.hasHadHisAttempt(six), "A6 has had his attempt; name another shooter"),
    (.awardedGoalIsUnassisted, "an awarded goal has no assists; leave the assists out"),
    (.ownGoalIsUnassisted, "an own goal has no assists; leave the assists out"),
    (
      .goalkeeperMayNotServe(Player(.home, 30)),
      "A30 is a goalkeeper, and a goalkeeper serves no penalty; name a skater after `served-by`"
    ),
    (
      .goalkeeperMayNotShoot(Player(.home, 30)),
      "A30 is a goalkeeper, and a goalkeeper takes no penalty shot; name a skater"
    ),
    (.serverOfOtherTeam(six), "A6 is on the other team; name a team-mate after `served-by`"),
    (
      .tooManyCalls(limit: 100),
      "a stoppage has at most 100 calls; log the face-off between them"
    ),
    (
      .tooManyAttempts(limit: 1000),
      "a shoot-out has at most 1000 attempts; log the end of the game"
    ),
    (
      .tooManyToServe(limit: 500),
      "at most 500 penalties are served or wait at one time; give each play its own time"
    ),
    (.emptyCall, "the call has no penalty; give at least one, such as `2`"),
    (.alreadyDone, "that has been done already; leave the play out"),
    (
      .idIsTaken(.number(7)),
      "the log already has play 7; give each play an id of its own"
    ),
    (
      .creditedPlayerOfOtherTeam(six),
      "A6 is on the other team; name a player of the team that scored"
    ),
    (
      .scorerAssists(six),
      "A6 scored, and cannot assist on his own goal; leave that assist out"
    ),
    (.assistsTwice(six), "A6 is named for both assists; leave one of them out"),
    (.creditedPlayerSits(six), "A6 is in the penalty box; name a player who is on the ice"),
    (.noTimeOut(.home, .noneLeft), "A has no time-out left; leave the play out"),
    (
      .noChallenge(.home, .notInBook), "the rulebook has no challenges; leave the play out"
    ),
    (
      .goalkeeperStays(six),
      "A6 has to stay in the net; he may be replaced at the next stoppage; in a shoot-out, if he is "
        + "hurt"
    ),
    (
      .waitsForStoppage(six),
      "A6 has to wait for a stoppage to take his seat; log the whistle before it"
    ),
    (.noSuchPlay(count: 3), "the log has no such play; it has 3, counted from 0"),
    (
      .positionAfterPlays,
      "a game is joined at its first play, not after others; move it before the others"
    ),
    (
      .impossibleFigures(PerTeam(home: -1, visiting: 0), limit: 9999),
      "-1-0 is not possible: figures go from 0 to 9999; give the figures that the scoresheet has"
    ),
    (
      .tooFewMinutes(listed: PerTeam(home: 4, visiting: 0)),
      "the penalties that are listed alone have 4-0 minutes; count them among the minutes"
    ),
    (
      .impossibleSkaters(PerTeam(home: 2, visiting: 5), from: 3, to: 5),
      "no game is played at 2v5; a team has from 3 to 5 skaters"
    ),
    (
      .impossibleTimeLeft(.skater(six), .minor, length: .minutes(2)),
      "A6 cannot have that much time left of 2; it is 2:00 long"
    ),
    (
      .impossibleTimeLeft(.skater(six), .gameMisconduct, length: .zero),
      "a penalty GM has no time to serve; name a player who is out of the game with `out`"
    ),
    (
      .tooManyRun(.home, limit: 2),
      "A cannot have more than 2 penalties running; mark those that wait with `waits`; 2 run at a time"
    ),
    (
      .runsTwice(.skater(six)),
      "two penalties of A6 cannot run at the same time; the second has its whole time left, or `waits`"
    ),
    (
      .impossibleNumber(Player(.home, -1)),
      "no player has the number -1; numbers go from 0 to 999999999"
    ),
    (
      .sitsTwice(six),
      "A6 cannot sit in two places; name another player after `served-by`, or list his penalties "
        + "one after the other"
    ),
  ]

  @Test(arguments: refusals.indices)
  func `every refusal says what is wrong and what would be right`(index: Int) {
    let (reason, words) = Self.refusals[index]
    #expect(RulingWords(GameLog()).words(for: reason).text == words)
  }
}
