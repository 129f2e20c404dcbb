"""The types of the answers: dictionaries with these keys.

This file is made from the declarations of the answers' fields. Python itself never looks into the types of
the members, so they may name what older versions of Python lack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Team = Literal["home", "visiting"]


class Play(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: The play's id in its source: a feed's own, or a sheet's line.
    source: str | int
    #: `penalty`, `goal`, `whistle`, `face-off` …; the source's own word for a play without effect.
    kind: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The skaters that penalties leave each team just before it.
    before: dict[Team, int]
    #: The same when play goes on; all plays of a stoppage have the settled strength.
    after: dict[Team, int]
    #: The score after it.
    score: dict[Team, int]
    #: The rulings since the play before, with its own; bookkeeping is left out.
    rulings: list[Ruling]
    #: What was called, for a penalty and for a signal.
    penalty: NotRequired[Call]
    #: How a goal counts, if it does.
    goal: NotRequired[Goal]
    #: What a correction changed, in words; missing after very many corrections.
    changes: NotRequired[list[str]]
    #: Why the book refuses it; the game goes on without it.
    refused: NotRequired[str]
    #: What cannot have happened so, and is ruled on all the same.
    warnings: NotRequired[list[Warning]]


class Ruling(TypedDict):
    #: Of a play's ruling: when, since the period of the play began.
    at: NotRequired[float]
    #: When, if that is not said around it.
    period: NotRequired[int]
    #: The playing time of that period.
    elapsed: NotRequired[float]
    #: What it does.
    effect: Literal["assessed", "seated", "placed", "serves", "vacated", "starts", "sits", "waits", "ends", "expires", "returns", "cancelled", "reduced", "frozen", "unstarted", "paired", "ejected", "readmitted", "called", "settled", "signalled", "choice", "manpower", "goalkeeper", "joined", "goal", "won", "may-leave", "left-box", "back-in-box", "starts-again", "signal-down", "call-voided", "not-assessed", "penalty-shot", "penalty-shot-over", "choice-recorded", "named-first", "play-stops", "play-resumes", "clock-set", "running-time", "game-ends", "goal-judged-again", "goal-disallowed", "shoot-out", "power-play", "time-out", "challenged", "injured", "forfeited", "no-change", "change", "in-goal", "goalkeeper-too-early", "left-ice", "point-lost"]
    #: The team that it concerns.
    team: NotRequired[Team]
    #: The letters that the log has for the team.
    letters: NotRequired[str]
    #: The player's number; missing for a team or its bench.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The class of the penalty that it concerns.
    penalty: NotRequired[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]
    #: When the time that begins runs out.
    until: NotRequired[Time]
    #: Why the penalty ends.
    reason: NotRequired[Literal["served", "goal-against", "goal-for", "released", "voided", "replaced", "recorded"]]
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The provision that decided.
    key: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]
    #: The ruling in words.
    text: str


class Time(TypedDict):
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float


class Call(TypedDict):
    #: The offender's team.
    team: Team
    #: The offender: team and number, or the bench.
    offender: str
    #: The letters that the log has for the team.
    letters: NotRequired[str]
    #: The player's number; missing for a team or its bench.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The penalties, such as `2+10`.
    call: str
    #: The infraction, where the log gives it.
    infraction: NotRequired[str]


class Goal(TypedDict):
    #: The team that scored.
    team: Team
    #: On a power play, short-handed or at even strength.
    manpower: Literal["EV", "PP", "SH"]
    #: Whether the net was empty.
    emptyNet: bool
    #: Whether it was scored on a penalty shot.
    penaltyShot: bool


class Warning(TypedDict):
    #: When, if that is not said around it.
    period: NotRequired[int]
    #: The playing time of that period.
    elapsed: NotRequired[float]
    #: What kind of warning it is.
    warning: Literal["overtime-not-tied", "too-many-overtimes", "shoot-out-not-tied", "game-ends-early", "game-ends-tied", "period-ends-early", "too-many-to-set-off", "goal-twice", "credited-player-is-off", "unknown-number", "ineligible", "unknown-infraction"]
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The provision that decided.
    key: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]
    #: The warning in words.
    text: str


class Result(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: Always `final`: it is no play.
    kind: Literal["final"]
    #: The score, with the goal that a shoot-out gives.
    score: dict[Team, int]
    #: When the game was joined, if the log begins while it ran; `goals` begin there.
    joined: NotRequired[Joining]
    #: The penalty minutes.
    penaltyMinutes: dict[Team, int]
    #: The power plays.
    powerPlay: dict[Team, PowerPlays]
    #: The goals.
    goals: dict[Team, Goals]
    #: The playing time at each strength.
    timeAtStrength: list[Strength]
    #: How many warnings there are, if any.
    warnings: NotRequired[int]
    #: `false` where plays are missing.
    complete: NotRequired[bool]
    #: `true` where the game is not over.
    stillOn: NotRequired[bool]
    #: What is missing of the game.
    incomplete: NotRequired[str]
    #: Why the rulebook is only the nearest.
    assumedBook: NotRequired[str]
    #: The game-winning goal.
    gameWinningGoal: NotRequired[WinningGoal]


class Joining(TypedDict):
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The score then.
    score: dict[Team, int]


class PowerPlays(TypedDict):
    #: Power-play goals.
    goals: int
    #: The opportunities.
    opportunities: int


class Goals(TypedDict):
    #: Goals at even strength.
    EV: int
    #: Power-play goals.
    PP: int
    #: Short-handed goals.
    SH: int
    #: Goals into an empty net, which are counted above, too.
    emptyNet: int
    #: Goals on penalty shots, which are not.
    penaltyShot: int


class Strength(TypedDict):
    #: The skaters that penalties leave each team.
    manpower: dict[Team, int]
    #: The playing time.
    seconds: float


class WinningGoal(TypedDict):
    #: The team that scored.
    team: Team
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The scorer's number, where the log names him.
    player: NotRequired[str]


class State(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The score.
    score: dict[Team, int]
    #: The skaters that penalties leave each team.
    manpower: dict[Team, int]
    #: The skaters with an extra attacker.
    onIce: dict[Team, int]
    #: Whether the game is over.
    over: bool
    #: The places on the penalty bench.
    box: list[Place]
    #: The calls for which an arm is up, in words.
    signalled: list[str]
    #: The players who are out of the game, by team and number.
    ejected: list[str]
    #: The teams' letters.
    letters: dict[Team, str]
    #: The period's name: `P1`, `OT`, `SO`.
    periodLabel: str
    #: The length of the period.
    periodLength: float
    #: The clock as the log's board shows it, such as `12:34`.
    clock: str
    #: When the next penalty runs out, whether the strength changes or not.
    next: NotRequired[Change]
    #: Before or after the plays of that second.
    side: Literal["before", "after"]
    #: The rule for `manpower`.
    manpowerRule: NotRequired[str]
    #: The provision for `manpower`.
    manpowerKey: NotRequired[str]
    #: The power play that is on, if there is one.
    powerPlay: NotRequired[PowerPlay]
    #: The shoot-out so far, once it has begun.
    shootOut: NotRequired[ShootOut]
    #: Whose lead makes the clock run without stops, while one does.
    runningClock: NotRequired[RunningClock]
    #: The penalty minutes so far.
    minutes: dict[Team, int]
    #: The next change of strength without another whistle or goal.
    nextChange: NotRequired[Change]
    #: Who may not serve a bench minor.
    mayNotServe: list[Bar]
    #: Who may not shoot in a shoot-out.
    mayNotShootOut: list[Bar]
    #: The plays so far that the book refuses, each with the reason.
    refused: NotRequired[list[str]]
    #: What cannot have happened so, and is ruled on all the same.
    warnings: NotRequired[list[Warning]]
    #: `false` where plays are missing.
    complete: NotRequired[bool]
    #: `true` where the game is not over.
    stillOn: NotRequired[bool]
    #: What is missing of the game.
    incomplete: NotRequired[str]
    #: Why the rulebook is only the nearest.
    assumedBook: NotRequired[str]


Place = TypedDict("Place", {
    #: The offender's team.
    "team": 'Team',
    #: The letters that the log has for the team.
    "letters": 'NotRequired[str]',
    #: The player's number; missing for a team or its bench.
    "player": 'NotRequired[str]',
    #: The player's name, where names are asked for and the log has it.
    "name": 'NotRequired[str]',
    #: Who sits, by team and number.
    "sits": 'str',
    #: The offender, by team and number, or the bench.
    "for": 'str',
    #: The class of the penalty that he serves now or next.
    "penalty": 'NotRequired[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]',
    #: The infraction, where the log gives it.
    "infraction": 'NotRequired[str]',
    #: `serves` on the clock, `sits` off it, `waits`, `owes` as he left too early, or `may-leave`.
    "standing": 'Literal["serves", "sits", "waits", "owes", "may-leave"]',
    #: When his time ends.
    "until": 'NotRequired[Time]',
    #: How much is left.
    "remaining": 'NotRequired[float]',
    #: The rule, with its book, where one is known.
    "rule": 'NotRequired[str]',
    #: The provision that decided.
    "key": 'NotRequired[str]',
    #: `true` where no rule settles the point.
    "unverified": 'NotRequired[bool]',
    #: On the scoreboard: it `runs`, it `stands` there without running, or it is `off`.
    "clock": 'Literal["runs", "stands", "off"]',
    #: Why it is off the board.
    "off": 'NotRequired[Literal["set-off", "misconduct", "time-is-up", "beside-team-mate"]]',
    #: The rule for that.
    "offRule": 'NotRequired[str]',
    #: The provision for that.
    "offKey": 'NotRequired[str]',
    #: The penalties that he serves after it.
    "then": 'NotRequired[list[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]]',
    #: The penalties that have to end before his time begins.
    "waitsFor": 'NotRequired[Wait]',
})


class Wait(TypedDict):
    #: How many have to end.
    count: int
    #: Of whose penalties.
    of: list[str]


class Change(TypedDict):
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The skaters after it.
    manpower: dict[Team, int]
    #: What is ruled then.
    rulings: list[Ruling]


class PowerPlay(TypedDict):
    #: The team with more skaters.
    team: Team
    #: How long it lasts, where it ends by itself.
    remaining: NotRequired[float]


class ShootOut(TypedDict):
    #: Whether each attempt scored, in order.
    scored: dict[Team, list[bool]]
    #: The round of the next attempt, or of the last if it is decided.
    round: int
    #: The team that shoots next; missing if either may, or if it is decided.
    next: NotRequired[Team]


class RunningClock(TypedDict):
    #: The team that leads.
    team: Team
    #: By how many goals.
    lead: int
    #: The lead at which the clock stops at whistles again.
    until: int


class Bar(TypedDict):
    #: The player's team.
    team: Team
    #: The letters that the log has for the team.
    letters: NotRequired[str]
    #: The player's number; missing for a team or its bench.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: Why he may not.
    reason: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The provision that decided.
    key: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]


class GameChange(TypedDict):
    #: What happened.
    change: Literal["power-play", "two-men", "power-play-ends", "out-of-box", "goal", "power-play-again", "power-play-taken-back", "goal-taken-back", "game-ends"]
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: Whose power play, goal or player it is.
    team: Team
    #: The letters that the log has for the team.
    letters: NotRequired[str]
    #: The player's number; missing for a team or its bench.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: Of a power play's end: `goal`, `time`, `penalty`, `other`, `game-end`; of a player out of the box: how his penalty ended; of a goal: `PP`, `SH` or `EV`.
    reason: NotRequired[str]
    #: The skaters with which play goes on.
    manpower: dict[Team, int]
    #: The score at the end of the log.
    score: dict[Team, int]
    #: The change in words.
    text: str


class Instant(TypedDict):
    #: The skaters that penalties leave, home first, such as `5v4`: up to that second.
    before: NotRequired[str]
    #: The skaters that penalties leave, home first, such as `5v4`: for a shot or a goal in that second.
    at: NotRequired[str]
    #: The skaters that penalties leave, home first, such as `5v4`: with which play goes on: for a face-off.
    after: NotRequired[str]
    #: The home team's skaters in that second.
    home_skaters: NotRequired[int]
    #: The visiting team's skaters in that second.
    visiting_skaters: NotRequired[int]
    #: The same with an extra attacker, where the log has it.
    home_on_ice: NotRequired[int]
    #: The same with an extra attacker, where the log has it.
    visiting_on_ice: NotRequired[int]
    #: The number of the power play that is on, as in its rows.
    power_play: NotRequired[int]
    #: The team with more skaters: `home` or `visiting`.
    advantage: NotRequired[str]
    #: The playing time since that power play began.
    power_play_seconds: NotRequired[float]
    #: Why nothing is known of that instant.
    problem: NotRequired[str]


class Asked(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: Before or after the plays of that second.
    side: Literal["before", "after"]
    #: The score.
    score: dict[Team, int]
    #: The skaters that penalties leave each team.
    manpower: dict[Team, int]
    #: The skaters with an extra attacker.
    onIce: dict[Team, int]
    #: Whether the game is over.
    over: bool
    #: The places on the penalty bench.
    box: list[Place]
    #: The calls for which an arm is up, in words.
    signalled: list[str]
    #: The players who are out of the game, by team and number.
    ejected: list[str]
    #: The plays asked about, in the notation.
    plays: list[str]
    #: Why the book refuses it.
    refused: NotRequired[str]
    #: What would be ruled.
    rulings: NotRequired[list[Ruling]]
    #: Whether play would go on.
    goesOn: NotRequired[bool]
    #: The game that it would leave.
    after: NotRequired[Situation]
    #: What cannot have happened so, and is ruled on all the same.
    warnings: NotRequired[list[Warning]]


class Situation(TypedDict):
    #: The score.
    score: dict[Team, int]
    #: The skaters that penalties leave each team.
    manpower: dict[Team, int]
    #: The skaters with an extra attacker.
    onIce: dict[Team, int]
    #: Whether the game is over.
    over: bool
    #: The places on the penalty bench.
    box: list[Place]
    #: The calls for which an arm is up, in words.
    signalled: list[str]
    #: The players who are out of the game, by team and number.
    ejected: list[str]
    #: What cannot have happened so, and is ruled on all the same.
    warnings: NotRequired[list[Warning]]


class Questions(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: Before or after the plays of that second.
    side: Literal["before", "after"]
    #: The score.
    score: dict[Team, int]
    #: The skaters that penalties leave each team.
    manpower: dict[Team, int]
    #: The skaters with an extra attacker.
    onIce: dict[Team, int]
    #: Whether the game is over.
    over: bool
    #: The places on the penalty bench.
    box: list[Place]
    #: The calls for which an arm is up, in words.
    signalled: list[str]
    #: The players who are out of the game, by team and number.
    ejected: list[str]
    #: The answers to a bench's usual questions.
    answers: list[Answer]
    #: The next change of strength without another whistle or goal.
    nextChange: NotRequired[Change]
    #: When each team next gets a player back.
    nextGain: dict[Team, Change]
    #: What the book leaves to a captain.
    choices: list[Choice]
    #: What cannot have happened so, and is ruled on all the same.
    warnings: NotRequired[list[Warning]]


Answer = TypedDict("Answer", {
    #: What happens.
    "if": 'Literal["goal", "minor", "whistle", "period-end"]',
    #: To which team.
    "team": 'NotRequired[Team]',
    #: Why the book refuses it.
    "refused": 'NotRequired[str]',
    #: What would be ruled.
    "rulings": 'NotRequired[list[Ruling]]',
    #: Whether play would go on.
    "goesOn": 'NotRequired[bool]',
    #: The game that it would leave.
    "after": 'NotRequired[Situation]',
})


class Choice(TypedDict):
    #: The team whose captain chooses.
    team: Team
    #: Among whom he chooses.
    candidates: list[str]
    #: Whom the book takes until he does.
    assumed: list[str]
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The provision that decided.
    key: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]


class Question(TypedDict):
    #: The question in words, after "If".
    words: str
    #: The play that it is about, in the notation.
    play: str


class ListedBook(TypedDict):
    #: The id by which options name it.
    id: str
    #: Its name in citations.
    name: str
    #: The league or federation.
    league: str
    #: The printed book's title.
    title: NotRequired[str]
    #: The book that it extends.
    extends: NotRequired[str]
    #: The seasons in which it was in force.
    seasons: NotRequired[Seasons]


Seasons = TypedDict("Seasons", {
    #: The year in which the first of them began.
    "from": 'NotRequired[int]',
    #: The year in which the last of them began.
    "to": 'NotRequired[int]',
})


class Book(TypedDict):
    #: The id by which options name it.
    id: str
    #: Its name in citations.
    name: str
    #: The league or federation.
    league: str
    #: The printed book's title.
    title: NotRequired[str]
    #: The book that it extends.
    extends: NotRequired[str]
    #: The seasons in which it was in force.
    seasons: NotRequired[Seasons]
    #: Its provisions, in the order of the keys.
    provisions: list[Provision]
    #: Its rules on what follows from one game to the next.
    season: NotRequired[list[SeasonRule]]


class Provision(TypedDict):
    #: The point's key.
    key: str
    #: The value as in the book's file.
    value: Any
    #: The rule, if one is known.
    rule: NotRequired[Rule]
    #: The league's record that shows it, if no rule does.
    record: NotRequired[str]
    #: The body that the book leaves the point to.
    open: NotRequired[str]
    #: The assumption, if no source settles the point.
    unverified: NotRequired[str]
    #: The reason why the value is never used.
    moot: NotRequired[str]
    #: The subject of the point.
    summary: str


class Rule(TypedDict):
    #: The book in which it was read.
    book: str
    #: Its number there.
    number: str


class SeasonRule(TypedDict):
    #: Its name in the book.
    key: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The thing that it counts.
    counted: str
    #: What follows, in words.
    text: str
    #: The assumption, if no source settles the rule.
    unverified: NotRequired[str]


class BookDifferences(TypedDict):
    #: The first book's id.
    left: str
    #: The second book's id.
    right: str
    #: The points on which they differ, in the order of the keys.
    differences: list[BookDifference]
    #: The number of points on which they agree.
    alike: int
    #: The rules on what follows from one game to the next in which they differ.
    season: NotRequired[list[SeasonDifference]]


class BookDifference(TypedDict):
    #: The point's key.
    key: str
    #: The subject of the point.
    summary: str
    #: The first book's provision.
    left: StatedProvision
    #: The second book's provision.
    right: StatedProvision


class StatedProvision(TypedDict):
    #: The value as in the book's file.
    value: Any
    #: The rule, if one is known.
    rule: NotRequired[Rule]
    #: The league's record that shows it, if no rule does.
    record: NotRequired[str]
    #: The body that the book leaves the point to.
    open: NotRequired[str]
    #: The assumption, if no source settles the point.
    unverified: NotRequired[str]
    #: The reason why the value is never used.
    moot: NotRequired[str]


class SeasonDifference(TypedDict):
    #: The rule's name in the books' files.
    key: str
    #: The first book's rule; missing if it has none.
    left: NotRequired[SeasonRule]
    #: The second book's rule; missing if it has none.
    right: NotRequired[SeasonRule]


class Interview(TypedDict):
    #: The book's file.
    text: str
    #: The questions that make sense after the answers so far.
    questions: list[InterviewQuestion]


class InterviewQuestion(TypedDict):
    #: The key of the point that it decides.
    key: str
    #: The question in plain words.
    question: str
    #: Whether one chooses, types a value, or fills in rows.
    kind: Literal["choice", "value", "rows"]
    #: The answers between which one chooses.
    answers: NotRequired[list[str]]
    #: The answer in force, counted from 1.
    chosen: NotRequired[int]
    #: The value in force as one types it; missing for rows.
    value: NotRequired[str]
    #: What may be typed.
    expected: NotRequired[str]
    #: The members of a row.
    columns: NotRequired[list[InterviewColumn]]
    #: Whether the book in force has rows; missing but for rows.
    hasRows: NotRequired[bool]
    #: Whether the answers so far change the point.
    isChanged: bool
    #: Why the book cannot have the answer.
    problem: NotRequired[str]
    #: Situations that show what an answer changes, for the question asked for.
    examples: NotRequired[list[InterviewExample]]


class InterviewColumn(TypedDict):
    #: Its name.
    name: str
    #: What it says.
    summary: str
    #: What may be typed.
    expected: str
    #: Its value in an example.
    example: str


class InterviewExample(TypedDict):
    #: The answer, where one chooses.
    answer: NotRequired[str]
    #: The situation and both rulings; missing where none was found.
    text: NotRequired[str]


class Audit(TypedDict):
    #: The figures of each league and season.
    figures: list[AuditFigures]
    #: The differences in strength.
    differences: list[AuditDifference]
    #: The plays on which the source rules differently.
    claims: list[AuditClaim]
    #: The official figures that differ.
    official: list[AuditFigure]
    #: The plays that the rulebook refuses, if there are any.
    refused: NotRequired[list[AuditRefusal]]
    #: The warnings about the logs, if there are any.
    warnings: NotRequired[list[AuditWarning]]
    #: The games that are not counted, if there are any.
    incomplete: NotRequired[list[AuditIncomplete]]
    #: The known errors that no longer appear.
    knownGone: list[AuditKnownError]
    #: The strength without the plays at which the charts blame the source.
    leavingOutSourceErrors: NotRequired[AuditStrength]


class AuditFigures(TypedDict):
    #: The league, or the format of logs that name none.
    league: str
    #: The year in which the season began.
    season: NotRequired[int]
    #: The games compared.
    games: int
    #: Those in which every play agrees.
    gamesWithoutDifference: int
    #: Those in which no two plays running differ.
    gamesWithoutSustainedDifference: int
    #: The plays compared.
    plays: int
    #: Those that agree.
    playsAgreed: int
    #: The plays at other than full strength.
    playsNotAtFullStrength: int
    #: Those that agree.
    playsNotAtFullStrengthAgreed: int
    #: The differences of a single play.
    loneDifferences: int
    #: The differences of several plays.
    sustainedDifferences: int
    #: The penalties that the source ruled on, if there are any.
    penaltiesClaimed: NotRequired[int]
    #: Those that agree.
    penaltiesClaimedAgreed: NotRequired[int]
    #: The goals whose manpower the source gives, if there are any.
    goalsClaimed: NotRequired[int]
    #: Those that agree.
    goalsClaimedAgreed: NotRequired[int]
    #: The penalties whose begin and end the source gives, if there are any.
    penaltiesTimed: NotRequired[int]
    #: Those that agree.
    penaltiesTimedAgreed: NotRequired[int]
    #: The teams' games with official figures.
    teamGames: NotRequired[int]
    #: The teams' games that agree in goals.
    goalsAgreed: NotRequired[int]
    #: The teams' games that agree in power-play goals.
    powerPlayGoalsAgreed: NotRequired[int]
    #: The teams' games that agree in power-play opportunities.
    powerPlayOpportunitiesAgreed: NotRequired[int]
    #: The teams' games that agree in penalty minutes.
    penaltyMinutesAgreed: NotRequired[int]


class AuditDifference(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: The line of the log.
    line: int
    #: The rulebook's name.
    book: str
    #: The time of the first play that differs.
    start: str
    #: The time of the last play that differs.
    end: str
    #: The number of plays that differ.
    plays: int
    #: Whether several plays differ.
    sustained: bool
    #: The strength by the rulebook at the first.
    ruled: str
    #: The strength by the source there.
    recorded: str
    #: The situation there, by the rulebook.
    situation: str
    #: The way in which the source departs from the rulebook.
    kind: Literal["more-skaters", "fewer-skaters", "swapped", "impossible", "otherwise"]
    #: Circumstances that may be its cause.
    around: list[Literal["near-expiry", "coincidental", "waiting", "behind-goal", "goalkeeper-off", "overtime", "nobody-serving"]]
    #: The party in error, by the shift chart.
    culprit: NotRequired[Literal["rulebook", "source", "undecided"]]
    #: The shift chart's evidence.
    why: NotRequired[str]
    #: The reviewer's reason, if it is a known error.
    known: NotRequired[str]
    #: The plays and rulings that led to the strength.
    causes: list[AuditCause]
    #: The plays around it.
    shown: list[AuditPlay]


class AuditCause(TypedDict):
    #: The time.
    time: str
    #: The play, if it is one.
    play: NotRequired[str]
    #: The ruling, if it is one.
    ruling: NotRequired[str]
    #: The strength with which play goes on, if it changes here.
    manpower: NotRequired[str]
    #: The rule, if one decides.
    rule: NotRequired[str]


class AuditPlay(TypedDict):
    #: The play's id in its source.
    id: str | int
    #: The time.
    time: str
    #: The play, by the source's own name if it has no effect.
    play: str
    #: The strength by the rulebook.
    ruled: str
    #: The strength by the source.
    recorded: NotRequired[str]
    #: The source's skaters, with extra attackers.
    onIce: NotRequired[str]
    #: The strength by the shift chart.
    chart: NotRequired[str]
    #: Whether source and rulebook differ.
    differs: bool


class AuditClaim(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: The line of the log.
    line: int
    #: The time of the play, with its period.
    time: str
    #: The play in the notation.
    play: str
    #: The rulebook's ruling.
    ruled: str
    #: The source's ruling.
    recorded: str
    #: The reviewer's reason, if it is a known error.
    known: NotRequired[str]


class AuditFigure(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: The team.
    team: Team
    #: The figure.
    figure: Literal["goals", "powerPlayGoals", "powerPlayOpportunities", "penaltyMinutes"]
    #: The figure by the rulebook.
    ruled: int
    #: The figure by the league's record.
    official: int
    #: The items that the rulebook counts, each with its time.
    counted: list[str]
    #: The reviewer's reason, if it is a known error.
    known: NotRequired[str]


class AuditRefusal(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: The line of the log.
    line: int
    #: The time of the play, with its period.
    time: str
    #: The play in the notation.
    play: str
    #: The reason for the refusal.
    reason: str
    #: The reviewer's reason, if it is a known error.
    known: NotRequired[str]


class AuditWarning(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: The line of the log.
    line: int
    #: The time of the play, with its period.
    time: str
    #: The play in the notation.
    play: str
    #: The kind of warning.
    warning: Literal["overtime-not-tied", "too-many-overtimes", "shoot-out-not-tied", "game-ends-early", "game-ends-tied", "period-ends-early", "too-many-to-set-off", "goal-twice", "credited-player-is-off", "unknown-number", "ineligible", "unknown-infraction"]
    #: The rule that decides it, if one does.
    rule: NotRequired[str]
    #: The warning in words.
    text: str


class AuditIncomplete(TypedDict):
    #: The game's id, or its file.
    game: str
    #: The path of the log.
    file: str
    #: What is missing of the game.
    incomplete: str


class AuditKnownError(TypedDict):
    #: The line of the list.
    line: int
    #: The error as in the list.
    finding: str
    #: The reviewer's reason.
    reason: str


class AuditStrength(TypedDict):
    #: The games compared.
    games: int
    #: Those in which every play agrees.
    gamesWithoutDifference: int
    #: Those in which no two plays running differ.
    gamesWithoutSustainedDifference: int
    #: The plays compared.
    plays: int
    #: Those that agree.
    playsAgreed: int
    #: The plays at other than full strength.
    playsNotAtFullStrength: int
    #: Those that agree.
    playsNotAtFullStrengthAgreed: int
    #: The differences of a single play.
    loneDifferences: int
    #: The differences of several plays.
    sustainedDifferences: int


class Table(TypedDict):
    #: The teams, and the date if it is known.
    title: str
    #: The name of the rulebook.
    book: str
    #: The name of the book that it shares rules with.
    sharedBook: NotRequired[str]
    #: Whether the log's times are elapsed or remaining.
    clock: Literal["elapsed", "remaining"]
    #: The kind of game.
    kind: Literal["regular", "play-offs", "final"]
    #: The date of the game.
    date: NotRequired[str]
    #: The letters of the home team.
    home: str
    #: The letters of the visiting team.
    visiting: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: Whether the game is over.
    over: bool
    #: The id of the line that was written last.
    latest: NotRequired[str | int]
    #: The periods so far, and the next one if the game can have it.
    periods: list[Period]
    #: The plays with which a period begins or ends, or the game ends.
    next: list[NextPlay]
    #: The players whom the log lists or names, by number.
    players: dict[Team, list[Player]]
    #: The lists of players as they would be typed.
    rosters: dict[Team, str]
    #: Whether each team's goalkeeper is on the ice.
    goalkeepers: dict[Team, bool]
    #: The teams whose penalty shots are to be taken.
    shots: list[Team]
    #: The choices that captains have not made.
    choices: list[OpenChoice]
    #: The plays, and between them what the clock alone brought.
    plays: list[TablePlay]


class Period(TypedDict):
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: Its name: `P1`, `OT`, `SO`.
    name: str
    #: Its length; 0 for a shoot-out.
    length: float
    #: `true` for a shoot-out, on a table.
    shootOut: NotRequired[bool]


class NextPlay(TypedDict):
    #: The kind of play.
    play: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float


class Player(TypedDict):
    #: The sweater number.
    number: int
    #: `true` for a goalkeeper.
    goalkeeper: NotRequired[bool]
    #: The name, if it is known.
    name: NotRequired[str]


class OpenChoice(TypedDict):
    #: The team whose captain chooses.
    team: Team
    #: The choice in words.
    text: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The provision that decided.
    key: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]
    #: The names to choose from.
    names: list[str]
    #: The names that the book assumes until then.
    assumed: list[str]


class TablePlay(TypedDict):
    #: The id of its line.
    id: NotRequired[str | int]
    #: The kind of play.
    kind: NotRequired[str]
    #: The play in the notation.
    text: NotRequired[str]
    #: `true` if the book refuses it.
    refused: NotRequired[bool]
    #: The team of an attempt in a shoot-out.
    team: NotRequired[Team]
    #: Whether an attempt in a shoot-out scored.
    scored: NotRequired[bool]
    #: The words of the corrections that the officials can make of it.
    corrections: NotRequired[list[str]]
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The time as the log's clock shows it.
    clock: str
    #: The rows of a replay.
    rows: list[TableRow]


class TableRow(TypedDict):
    #: Whether it is a play, a ruling on it, or a change that a ruling brings.
    depth: Literal["play", "ruling", "change"]
    #: The row in words.
    text: str
    #: The rule.
    rule: NotRequired[str]
    #: How it is to look, if that matters.
    look: NotRequired[Literal["bad", "good", "assumed"]]
    #: The score, if it changes.
    score: NotRequired[str]
    #: The strength, if it changes.
    manpower: NotRequired[str]


class Calls(TypedDict):
    #: The name of the rulebook.
    book: str
    #: The calls that it has.
    calls: list[OfferedCall]
    #: The infractions: the common ones, those that it counts, the others.
    infractions: list[str]


class OfferedCall(TypedDict):
    #: The call in the notation.
    call: str
    #: Its name.
    name: str
    #: `true` for a call on a bench.
    bench: NotRequired[bool]


class Board(TypedDict):
    #: The teams, and the date if it is known.
    title: str
    #: The id of the rulebook.
    book: str
    #: The letters of the home team.
    home: str
    #: The letters of the visiting team.
    visiting: str
    #: The score, and which log and book these are, as HTML.
    head: str
    #: The picture, as HTML.
    picture: str
    #: The plays with their rulings, as HTML.
    plays: str
    #: The box score, as HTML.
    boxScore: str
    #: The line of each play.
    lines: list[int]
    #: The plays, and the times at which the clock alone changed something.
    steps: list[BoardStep]
    #: The periods that a reader can go to.
    periods: list[Period]
    #: Whether the log's times are elapsed or remaining.
    clock: Literal["elapsed", "remaining"]
    #: The plays that the book refuses.
    refusals: list[Remark]
    #: The plays that are odd.
    warnings: list[Remark]
    #: The case, if the log is a file of cases: its first.
    case: NotRequired[ShownCase]


class BoardStep(TypedDict):
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The id of its rows in the HTML.
    rows: str
    #: The place of the play in the log, from 0.
    play: NotRequired[int]


class Remark(TypedDict):
    #: The line, from 1.
    line: int
    #: The remark in words.
    message: str


ShownCase = TypedDict("ShownCase", {
    #: Its title.
    "title": 'str',
    #: Its ids.
    "ids": 'list[str]',
    #: The source from which it is.
    "from": 'NotRequired[str]',
    #: The rules that it is about.
    "decides": 'list[str]',
    #: The rulebooks that it names.
    "books": 'list[str]',
    #: Why it is not judged.
    "verdict": 'NotRequired[Literal["gap", "disputed"]]',
    #: Why it is not judged, in words.
    "reason": 'NotRequired[str]',
    #: The outcome; `other-book` under a book that it does not name.
    "outcome": 'Literal["agrees", "differs", "gap", "disputed", "unreadable", "gap-agrees", "known", "other-book"]',
    #: The lines that differ.
    "differences": 'NotRequired[list[Difference]]',
})


class Difference(TypedDict):
    #: `-` for what is expected, `+` for what is ruled.
    mark: str
    #: The line.
    text: str
    #: The rule.
    rule: NotRequired[str]
    #: The instant, by the clock of the case.
    at: str
    #: The line of the file.
    line: int


ListedCase = TypedDict("ListedCase", {
    #: Its title.
    "title": 'str',
    #: Its ids.
    "ids": 'list[str]',
    #: The source from which it is.
    "from": 'NotRequired[str]',
    #: The rules that it is about.
    "decides": 'list[str]',
    #: The rulebooks that it names.
    "books": 'list[str]',
    #: Why it is not judged.
    "verdict": 'NotRequired[Literal["gap", "disputed"]]',
    #: The line of its title.
    "line": 'int',
})


class Check(TypedDict):
    #: The cases, each under one book, and what could not be played.
    results: list[CheckedCase]
    #: The scores of another program in each topic.
    topics: NotRequired[list[TopicScore]]
    #: The cases that agree.
    agreed: int
    #: The cases that differ.
    differ: int
    #: The cases that are marked as gaps.
    gaps: int
    #: The cases whose source contradicts its book.
    disputed: int
    #: The errors that kept cases from being played.
    unreadable: int
    #: The cases whose differences are known.
    known: NotRequired[int]


class CheckedCase(TypedDict):
    #: The file of the case.
    file: NotRequired[str]
    #: The line to look at, from 1.
    line: NotRequired[int]
    #: The character in it, from 1.
    column: NotRequired[int]
    #: The title of the case.
    case: NotRequired[str]
    #: The id of the book that it was played under.
    book: NotRequired[str]
    #: The id of the book that it was written for, if that is another.
    expected: NotRequired[str]
    #: The outcome.
    outcome: Literal["agrees", "differs", "gap", "disputed", "unreadable", "gap-agrees", "known", "other-book"]
    #: Why it is not judged.
    reason: NotRequired[str]
    #: What kept it from being played.
    message: NotRequired[str]
    #: The lines that differ.
    differences: NotRequired[list[Difference]]


class TopicScore(TypedDict):
    #: The name of the topic's folder.
    topic: str
    #: The cases that the program answers as expected.
    agreed: int
    #: The cases that are judged.
    judged: int


class Coverage(TypedDict):
    #: The books.
    books: list[CoveredBook]
    #: Whether each book reaches the requested share.
    complete: bool


class CoveredBook(TypedDict):
    #: The book's id.
    book: str
    #: The share of the provisions that need a case and have one.
    percent: int
    #: The provisions that the book's own file states.
    provisions: list[CoveredProvision]


class CoveredProvision(TypedDict):
    #: The point's key.
    key: str
    #: The rule's number, if one is known.
    rule: NotRequired[str]
    #: The cases that exercise it.
    cases: int
    #: Those in which a ruling cites it.
    cited: int
    #: The others, in which another value would change a ruling.
    decides: int
    #: Whether no rule settles it.
    unverified: bool
    #: Whether it needs a case and has none.
    uncovered: bool


class Season(TypedDict):
    #: The book by whose rules games follow from one another.
    book: str
    #: The number of games so far.
    games: int
    #: The stage of the next game.
    stage: str
    #: Those who may not play in the next game.
    out: list[Obligation]
    #: Those whose next call brings a sanction.
    near: list[SeasonCount]
    #: Those who played although they were out.
    played: NotRequired[list[PlayedWhileOut]]
    #: What becomes of a goal with one of them on the ice, with the rule.
    goal: str
    #: Those whose call put them out of its game because of earlier games.
    ejected: NotRequired[list[EjectedBySeason]]
    #: The games from the one that is asked for on.
    since: NotRequired[list[SeasonGame]]
    #: Those who were reported, where nothing follows automatically.
    reported: NotRequired[list[Obligation]]
    #: What the games since the one that is asked for have added.
    added: NotRequired[list[Obligation]]
    #: The fines, since the game that is asked for.
    fines: NotRequired[list[Fine]]
    #: Everything that the player or the team asked for has ever owed.
    ledger: NotRequired[list[Obligation]]
    #: The calls that count, of the player or the team asked for.
    counts: NotRequired[list[SeasonCount]]
    #: The standings of the regular season, the best team first.
    standings: NotRequired[list[Standing]]
    #: The players' figures in the regular season, with the standings.
    players: NotRequired[list[PlayerFigures]]
    #: The records of the goalkeepers whom the logs name, with the standings.
    goalkeepers: NotRequired[list[GoalkeeperRecord]]


class Obligation(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The rule's name in the book, or `ruling`.
    key: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: `true` where no rule settles the point.
    unverified: NotRequired[bool]
    #: The thing that is counted.
    counted: str
    #: The count that it reached.
    count: int
    #: The game that it is from.
    game: str
    #: Its date.
    date: NotRequired[str]
    #: What follows: `games`, `until-ruled`, `season` or `report`.
    sanction: str
    #: The number of games, if it is one of games.
    games: NotRequired[int]
    #: The games that are left to serve.
    left: NotRequired[int]
    #: The games that served it.
    served: NotRequired[list[str]]
    #: `true` where the authority may give more.
    atLeast: NotRequired[bool]
    #: The days that may pass in place of the games.
    days: NotRequired[int]
    #: `true` where it holds until a review.
    pending: NotRequired[bool]
    #: The reason in words.
    text: str


class SeasonCount(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The rule's name in the book.
    key: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The thing that is counted.
    counted: str
    #: How many count now.
    count: int
    #: The games that they are from.
    games: list[str]
    #: What the next one brings, in words.
    next: NotRequired[str]


class PlayedWhileOut(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The game in which he played.
    game: str
    #: The rule that kept him out, with its book.
    rule: NotRequired[str]
    #: The reason in words.
    text: str


class EjectedBySeason(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The game.
    game: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]


class SeasonGame(TypedDict):
    #: The game's id.
    game: str
    #: Its date.
    date: NotRequired[str]
    #: Its stage.
    stage: str
    #: The letters of its teams.
    clubs: dict[Team, str]
    #: Its score.
    score: dict[Team, int]


class Fine(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: The amount.
    dollars: int
    #: The rule's name in the book.
    key: str
    #: The rule, with its book, where one is known.
    rule: NotRequired[str]
    #: The game that it is from.
    game: str


class Standing(TypedDict):
    #: The letters of the team.
    letters: str
    #: The games played.
    games: int
    #: Wins in regulation.
    wins: int
    #: Wins in overtime.
    overtimeWins: int
    #: Wins in the shoot-out.
    shootOutWins: int
    #: Ties.
    ties: int
    #: Defeats in overtime or in the shoot-out.
    overtimeLosses: int
    #: Defeats in regulation.
    losses: int
    #: The points.
    points: int
    #: Goals, with one for the winner of a shoot-out.
    goalsFor: int
    #: Goals against.
    goalsAgainst: int
    #: Penalty minutes.
    penaltyMinutes: int
    #: The power plays with a goal, in percent.
    powerPlayPercentage: NotRequired[str]
    #: The opponents' power plays without a goal, in percent.
    penaltyKillPercentage: NotRequired[str]
    #: Power-play goals.
    powerPlayGoals: int
    #: Power plays.
    powerPlays: int
    #: Power plays of the opponents.
    timesShortHanded: int
    #: Power-play goals of the opponents.
    powerPlayGoalsAgainst: int


class PlayerFigures(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: Goals.
    goals: int
    #: Assists.
    assists: int
    #: Penalty minutes.
    penaltyMinutes: int
    #: Power-play goals.
    powerPlayGoals: int
    #: Assists to power-play goals.
    powerPlayAssists: int
    #: Power plays of his team.
    teamPowerPlays: int
    #: The team's power plays in which he scored or assisted, in percent.
    powerPlayPercentage: NotRequired[str]
    #: Power plays that his penalties gave the opponents.
    timesShortHanded: int
    #: Those in which they scored while his penalty ran.
    timesScoredOn: int
    #: Those without a goal against, in percent.
    penaltyKillPercentage: NotRequired[str]


class GoalkeeperRecord(TypedDict):
    #: The person as the notation names him: `A6`, `A coach`, `A`.
    person: str
    #: The letters of the club.
    letters: str
    #: The player's number; missing for anybody else.
    player: NotRequired[str]
    #: The player's name, where names are asked for and the log has it.
    name: NotRequired[str]
    #: Games in which he was in the net.
    games: int
    #: Wins.
    wins: int
    #: Ties.
    ties: int
    #: Defeats in overtime or in the shoot-out.
    overtimeLosses: int
    #: Defeats in regulation.
    losses: int
    #: Goals against, without those into an empty net.
    goalsAgainst: int
    #: Games of his alone without a goal against.
    shutouts: int
    #: Playing time in the net.
    seconds: float
    #: Goals against in sixty minutes.
    average: NotRequired[str]


class Comparison(TypedDict):
    #: The ids of the two books.
    books: list[str]
    #: Whether nothing differs.
    same: bool
    #: The differences as an HTML table.
    differences: str
    #: The times at which the rulings differ.
    times: list[Time]


class Completions(TypedDict):
    #: The character in the line at which the word begins, from 1.
    column: int
    #: The words that may stand there, most likely first.
    words: list[str]


class Insertion(TypedDict):
    #: The line of the first of the plays.
    line: int
    #: The sheet.
    text: str


class Step(TypedDict):
    #: The lines to add to the log; none for an empty line.
    lines: NotRequired[str]
    #: The period after it.
    period: NotRequired[int]
    #: The playing time of that period.
    elapsed: NotRequired[float]
    #: The plays that are added or taken back; for `fix`, the new one and the old.
    plays: NotRequired[list[NamedPlay]]
    #: The rulings that a late entry or an undo changes.
    changes: NotRequired[list[str]]
    #: Warnings about the play, and doubts whether it is a slip.
    warnings: NotRequired[list[str]]
    #: Why the line is refused.
    refused: NotRequired[str]
    #: `true` if `insert` before the line would make it a late entry.
    late: NotRequired[bool]


class NamedPlay(TypedDict):
    #: The id of its line.
    id: str | int
    #: The play as a line.
    text: str


class Roster(TypedDict):
    #: The lines to add to the log.
    lines: str
    #: The players on the list.
    players: list[Player]


class OpenGame(TypedDict):
    #: Its number.
    game: int
    #: The format of its log, once it is opened.
    format: NotRequired[str]
    #: The number of its plays, once it is opened.
    plays: NotRequired[int]


class Error(TypedDict):
    #: The kind of the error.
    code: Literal["request", "unreadable", "missing", "outside", "too-large", "unknown-book", "no-book", "no-such-instant", "no-game", "incomplete", "nothing-recorded"]
    #: The name of the file.
    file: NotRequired[str]
    #: The line, from 1.
    line: NotRequired[int]
    #: The character in the line, from 1.
    column: NotRequired[int]
    #: How many characters are wrong.
    length: NotRequired[int]
    #: The error in words, in one line.
    message: str
    #: What was expected.
    expected: NotRequired[str]
    #: What was probably meant.
    nearest: NotRequired[str]
    #: The message as the command prints it.
    report: str


class PlayRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: The line of the log, from 1.
    line: int
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The play in the notation of sheets.
    play: str
    #: The home team's manpower just before the play.
    home_before: int
    #: The visiting team's manpower just before the play.
    visiting_before: int
    #: The home team's manpower when play goes on.
    home_after: int
    #: The visiting team's manpower when play goes on.
    visiting_after: int
    #: The home team's score after the play.
    home_score: int
    #: The visiting team's score after the play.
    visiting_score: int
    #: How many rulings the JSON lines have for it.
    rulings: int
    #: Why the book refuses the play; otherwise empty.
    refused: str | None
    #: Why it cannot have happened so; otherwise empty.
    warnings: str | None
    #: The play's id in its source: a feed's own, or a sheet's line.
    source: str | None
    #: What kind of play it is, as in the JSON lines.
    kind: str
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class RulingRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: The line of the log, from 1.
    line: int
    #: The play's id in its source: a feed's own, or a sheet's line.
    source: str | None
    #: The period in which the ruling takes effect.
    period: int
    #: The playing time of that period when it does.
    elapsed: float
    #: What it does: a word, as in the JSON lines.
    effect: str
    #: The team's letters.
    team: str | None
    #: The player whom it concerns: the one who sits, scores or returns.
    player: str | None
    #: Whose penalty it is about.
    offender: str | None
    #: The class of that penalty, or what was called.
    call: str | None
    #: The infraction, where the log gives it.
    infraction: str | None
    #: The period in which the time that begins runs out.
    until_period: int | None
    #: The playing time of that period in which the time that begins runs out.
    until_elapsed: float | None
    #: Why the penalty ends, or what the scorer gives as the reason.
    reason: str | None
    #: The provision that decided; empty where only the scorer did.
    key: str | None
    #: The rule, with its book; empty where none is known.
    rule: str | None
    #: Whether no rule settles the point; empty where only the scorer decided.
    unverified: bool | None
    #: The ruling in words.
    text: str
    #: `home` or `visiting`.
    side: str | None
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: The source's own number for the player, where it has one.
    player_id: int | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


PenaltyRow = TypedDict("PenaltyRow", {
    #: The log's id, or the name of its file.
    "game": 'str',
    #: The team's letters.
    "team": 'str | None',
    #: The offender: team and number, or the bench.
    "player": 'str',
    #: `minor`, `major`, `match`, `misconduct`, `game-misconduct` …
    "class": 'str',
    #: The infraction, where the log gives it.
    "infraction": 'str | None',
    #: The minutes on the offender's record; 0 where it was taken back.
    "minutes": 'int',
    #: The time to serve.
    "seconds": 'float',
    #: Whether it was set off against the other team's.
    "set_off": 'bool',
    #: The period in which it was called.
    "called_period": 'int | None',
    #: The playing time of that period in which it was called.
    "called_elapsed": 'float | None',
    #: The period in which its time first began.
    "start_period": 'int | None',
    #: The playing time of that period in which its time first began.
    "start_elapsed": 'float | None',
    #: The period in which it ended.
    "end_period": 'int | None',
    #: The playing time of that period in which it ended.
    "end_elapsed": 'float | None',
    #: `served`, `goal-against`, `goal-for`, `released`, `voided`, `replaced`, `recorded`, `ejected` (nobody sat for it), `not-begun`, `game-over`, or `still-on` at the end of a log that is not over.
    "end_reason": 'str',
    #: The time served, up to the end of the log where it still runs.
    "served_seconds": 'float',
    #: The id, in its source, of the play that called it.
    "source": 'str | None',
    #: The name of the offender, where names are asked for and the log has it.
    "name": 'str | None',
    #: Whether it counts as a power play of the other team.
    "power_play": 'bool',
    #: The other team's goals while it ran on the clock.
    "goals_against": 'int',
    #: The time that it waited for other penalties to end.
    "waited": 'float',
    #: The infraction by the name that all leagues share, where there is one.
    "infraction_key": 'str | None',
    #: `home` or `visiting`.
    "side": 'str | None',
    #: The source's own name for the team, where it has one.
    "team_id": 'str | None',
    #: The source's own number for the offender, where it has one.
    "player_id": 'int | None',
    #: How many plays of the game are left out: the book refuses them.
    "refused_plays": 'int',
    #: The league, where the log gives it.
    "league": 'str | None',
    #: The year in which the season began, where the log gives it.
    "season": 'int | None',
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    "date": 'str | None',
    #: Whether the plays are all of the game, as far as its source says.
    "complete": 'bool',
})


class GoalRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The team's letters.
    team: str | None
    #: Who scored: team and number.
    scorer: str | None
    #: Who had the first assist.
    assist_1: str | None
    #: Who had the second assist.
    assist_2: str | None
    #: `PP`, `SH` or `EV`.
    manpower: str
    #: Whether the net was empty.
    empty_net: bool
    #: Whether it was scored on a penalty shot.
    penalty_shot: bool
    #: Whether the officials awarded it.
    awarded: bool
    #: The home team's score after it.
    home_score: int
    #: The visiting team's score after it.
    visiting_score: int
    #: Whether it is the game-winning goal.
    game_winning: bool
    #: The play's id in its source: a feed's own, or a sheet's line.
    source: str | None
    #: The name of the scorer, where names are asked for and the log has it.
    scorer_name: str | None
    #: The name of the player with the first assist, where names are asked for and the log has it.
    assist_1_name: str | None
    #: The name of the player with the second assist, where names are asked for and the log has it.
    assist_2_name: str | None
    #: The source of the penalty that it ended; empty if it ended none.
    ended: str | None
    #: `home` or `visiting`.
    side: str | None
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: The source's own number for the scorer, where it has one.
    scorer_id: int | None
    #: The source's own number for the player with the first assist, where it has one.
    assist_1_id: int | None
    #: The source's own number for the player with the second assist, where it has one.
    assist_2_id: int | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class TeamRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: `home` or `visiting`.
    side: str
    #: The team's letters.
    team: str | None
    #: The score, with the goal of a shoot-out.
    score: int
    #: The goals that count.
    goals: int
    #: Goals at even strength.
    even: int
    #: Power-play goals.
    power_play: int
    #: Short-handed goals.
    short_handed: int
    #: Goals into an empty net.
    empty_net: int
    #: Goals on penalty shots.
    penalty_shot: int
    #: Power plays: the opportunities.
    power_plays: int
    #: Penalty minutes.
    minutes: int
    #: Whether it won; empty where the game is tied or not over.
    won: bool | None
    #: Playing time at even strength.
    even_seconds: float
    #: Playing time with more skaters.
    power_play_seconds: float
    #: Playing time with fewer skaters.
    short_handed_seconds: float
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class StrengthRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: `home` or `visiting`.
    side: str
    #: The team's letters.
    team: str | None
    #: Its skaters and the opponents', such as `5v4`.
    strength: str
    #: The skaters that penalties leave it.
    skaters: int
    #: The skaters that they leave the opponents.
    opponents: int
    #: The playing time at that strength.
    seconds: float
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class PlayerRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: `home` or `visiting`.
    side: str
    #: The team's letters.
    team: str | None
    #: Team and number.
    player: str | None
    #: Goals.
    goals: int
    #: Assists.
    assists: int
    #: Goals and assists.
    points: int
    #: Penalty minutes.
    minutes: int
    #: Plus-minus; empty where the source does not say who was on the ice.
    plus_minus: int | None
    #: The name of the player, where names are asked for and the log has it.
    name: str | None
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: The source's own number for the player, where it has one.
    player_id: int | None
    #: The playing time on the ice, with `--shifts`.
    seconds: float | None
    #: That at 5v5, his team's skaters first.
    seconds_5v5: float | None
    #: That at 5v4, his team's skaters first.
    seconds_5v4: float | None
    #: That at 4v5, his team's skaters first.
    seconds_4v5: float | None
    #: That at 4v4, his team's skaters first.
    seconds_4v4: float | None
    #: That at 5v3, his team's skaters first.
    seconds_5v3: float | None
    #: That at 3v5, his team's skaters first.
    seconds_3v5: float | None
    #: That at 4v3, his team's skaters first.
    seconds_4v3: float | None
    #: That at 3v4, his team's skaters first.
    seconds_3v4: float | None
    #: That at 3v3, his team's skaters first.
    seconds_3v3: float | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class IntervalRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: The interval's number in the game, from 1.
    number: int
    #: The skaters that penalties leave the teams, home first, such as `5v4`.
    strength: str
    #: The home team's skaters, without an extra attacker.
    home_skaters: int
    #: The visiting team's skaters, without an extra attacker.
    visiting_skaters: int
    #: The period in which it begins.
    begin_period: int | None
    #: The playing time of that period in which it begins.
    begin_elapsed: float | None
    #: The period in which it ends.
    end_period: int | None
    #: The playing time of that period in which it ends.
    end_elapsed: float | None
    #: The playing time in it.
    seconds: float
    #: The number of its row among the power plays, if one is on.
    power_play: int | None
    #: The team with more skaters: `home` or `visiting`.
    advantage: str | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class PowerPlayRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: The power play's number in the game, from 1.
    number: int
    #: `home` or `visiting`.
    side: str
    #: The team's letters.
    team: str | None
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: The period in which it begins.
    begin_period: int | None
    #: The playing time of that period in which it begins.
    begin_elapsed: float | None
    #: The period in which it ends.
    end_period: int | None
    #: The playing time of that period in which it ends.
    end_elapsed: float | None
    #: The playing time in it.
    seconds: float
    #: The playing time in it at 5v4.
    seconds_5v4: float
    #: The playing time in it at 5v3.
    seconds_5v3: float
    #: The playing time in it at 4v3.
    seconds_4v3: float
    #: The power-play goals in it.
    goals: int
    #: The opportunities that the book counts in it.
    opportunities: int
    #: `goal`, `time`, `penalty` (to the team with more skaters), `other` or `game-end`.
    end_reason: str
    #: The sources of the penalties that ran in it, separated by blanks.
    penalties: str
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool


class AttemptRow(TypedDict):
    #: The log's id, or the name of its file.
    game: str
    #: 1, 2, 3; overtimes count from 4.
    period: int
    #: The playing time since the period began.
    elapsed: float
    #: The team's letters.
    team: str | None
    #: Who shot: team and number.
    player: str | None
    #: `penalty-shot` or `shoot-out`.
    kind: str
    #: The round of the shoot-out; empty for a penalty shot.
    round: int | None
    #: Whether it was a goal that counts.
    scored: bool
    #: `scored`, `missed`, `lost` or, where it is taken again, `again`.
    result: str
    #: The play's id in its source: a feed's own, or a sheet's line.
    source: str | None
    #: The name of the player, where names are asked for and the log has it.
    name: str | None
    #: `home` or `visiting`.
    side: str | None
    #: The source's own name for the team, where it has one.
    team_id: str | None
    #: The source's own number for the player, where it has one.
    player_id: int | None
    #: How many plays of the game are left out: the book refuses them.
    refused_plays: int
    #: The league, where the log gives it.
    league: str | None
    #: The year in which the season began, where the log gives it.
    season: int | None
    #: The day of the game, such as `2016-04-28`, where the log gives it.
    date: str | None
    #: Whether the plays are all of the game, as far as its source says.
    complete: bool
