"""The types of the answers: dictionaries with these keys.

This file is made from the declarations of the answers' fields. Python itself never looks into the types of
the members, so they may name what older versions of Python lack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Team = Literal["home", "visiting"]
Effect = Literal["assessed", "seated", "placed", "serves", "vacated", "starts", "sits", "waits", "ends", "expires", "returns", "cancelled", "reduced", "frozen", "unstarted", "paired", "ejected", "readmitted", "called", "settled", "signalled", "choice", "manpower", "goalkeeper", "joined", "goal", "won", "may-leave", "left-box", "back-in-box", "starts-again", "signal-down", "call-voided", "not-assessed", "penalty-shot", "penalty-shot-over", "choice-recorded", "named-first", "play-stops", "play-resumes", "clock-set", "running-time", "game-ends", "goal-judged-again", "goal-disallowed", "shoot-out", "power-play", "time-out", "challenged", "injured", "forfeited", "no-change", "change", "in-goal", "goalkeeper-too-early", "left-ice", "point-lost"]
PlayKind = Union[Literal["from-position", "whistle", "face-off", "period-start", "period-end", "game-end", "other", "void", "amend", "goal-disallowed", "release", "penalty-clock", "clock", "penalty", "signal", "goal", "penalty-shot", "shoot-out", "goalkeeper-off", "goalkeeper-on", "left-box", "back-in-box", "serves-for", "captain-choice", "time-out", "challenge-upheld", "challenge-failed", "challenge-not-reviewed", "no-change", "injured", "in-goal", "left-ice", "forfeit"], str]
Key = Union[Literal["periods", "period-length", "skaters", "minimum-skaters", "tied-game", "play-off-tied-game", "final-tied-game", "lead-ends-game", "overtime-length", "overtime-further-length", "overtime-skaters", "overtime-strengths", "overtime-sudden-victory", "play-off-overtime-length", "play-off-overtime-further-length", "play-off-overtime-skaters", "play-off-overtime-strengths", "play-off-overtime-sudden-victory", "final-overtime-length", "final-overtime-further-length", "final-overtime-skaters", "final-overtime-strengths", "final-overtime-sudden-victory", "minor-length", "major-length", "match-length", "misconduct-length", "minor-minutes", "major-minutes", "misconduct-minutes", "match-minutes", "game-misconduct-minutes", "gross-misconduct-minutes", "game-ejection-minutes", "bench-staff-minutes", "shoot-out-minutes", "lengths-by-period", "running-time", "late-lengths", "match-beside-major", "majors-carry", "majors-to-game-misconduct", "misconducts-to-game-misconduct", "counted-misconduct", "penalties-to-game-misconduct", "counted-minutes", "infraction-counts", "game-counts", "double-minor-counts", "served-at-once", "one-players-order", "two-players-order", "equal-expiry", "set-off-release", "double-minor", "stoppage-return", "misconduct-after", "server", "ejected-server", "penalised-server", "penalised-goalkeeper-server", "goalkeeper-serves", "goalkeeper-queue", "goalkeeper-server", "short-handed", "goal-ends", "goal-tie", "penalty-shot-goal", "awarded-goal", "awarded-assists", "own-goal-assists", "short-handed-goal", "ejected-scorer", "power-plays", "line-up-minor", "illegal-player", "signalled-minor", "signalled-several", "signalled-already-short", "signalled-while-even", "signalled-short-handed-scorer", "signalled-offenders-goal", "signalled-after-found-goal", "single-minors-each", "pair-in-overtime", "pair-beside-two", "set-off", "match-set-off", "set-off-choice", "late-difference", "play-off-late-difference", "shot-replaces-minor", "earlier-foul", "shots-at-once", "replaced-minor-minutes", "minors-as-shots", "penalised-shooter", "shoot-out-eligibility", "shoot-out-order", "repeat-shooters", "shoot-out-rounds", "shoot-out-goalkeeper", "shoot-out-declined", "time-outs", "overtime-time-outs", "time-outs-at-stoppage", "time-out-without-change", "failed-challenge", "no-late-challenge", "change-after-penalty", "injured-player", "replaced-goalkeeper", "goalkeeper-for-shot", "pulled-in-overtime", "forfeit"], str]


class Play(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    source: The play's id in its source: a feed's own, or a sheet's line.
        str | int
    kind: The kind of play; the source's own word if it has no effect.
        'from-position', 'whistle', 'face-off', 'period-start', 'period-end', 'game-end', 'other', 'void', 'amend', 'goal-disallowed', 'release', 'penalty-clock', 'clock', 'penalty', 'signal', 'goal', 'penalty-shot', 'shoot-out', 'goalkeeper-off', 'goalkeeper-on', 'left-box', 'back-in-box', 'serves-for', 'captain-choice', 'time-out', 'challenge-upheld', 'challenge-failed', 'challenge-not-reviewed', 'no-change', 'injured', 'in-goal', 'left-ice', 'forfeit', or the source's own word
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    before: The skaters that penalties leave each team just before it.
        dict[Team, int]
    after: The same when play goes on; all plays of a stoppage have the settled strength.
        dict[Team, int]
    score: The score after it.
        dict[Team, int]
    rulings: The rulings since the play before, with its own; bookkeeping is left out.
        list[Ruling]
    penalty: What was called, for a penalty and for a signal.
        Call, may be missing
    goal: How a goal counts, if it does.
        Goal, may be missing
    changes: What a correction changed, in words; missing after very many corrections.
        list[str], may be missing
    refused: Why the book refuses it; the game goes on without it.
        str, may be missing
    warnings: What cannot have happened so, and is ruled on all the same.
        list[Warning], may be missing
    """

    game: str
    source: str | int
    kind: PlayKind
    period: int
    elapsed: float
    before: dict[Team, int]
    after: dict[Team, int]
    score: dict[Team, int]
    rulings: list[Ruling]
    penalty: NotRequired[Call]
    goal: NotRequired[Goal]
    changes: NotRequired[list[str]]
    refused: NotRequired[str]
    warnings: NotRequired[list[Warning]]


class Ruling(TypedDict):
    """
    at: Of a play's ruling: when, since the period of the play began.
        float, may be missing
    period: When, if that is not said around it.
        int, may be missing
    elapsed: The playing time of that period.
        float, may be missing
    effect: What it does.
        'assessed', 'seated', 'placed', 'serves', 'vacated', 'starts', 'sits', 'waits', 'ends', 'expires', 'returns', 'cancelled', 'reduced', 'frozen', 'unstarted', 'paired', 'ejected', 'readmitted', 'called', 'settled', 'signalled', 'choice', 'manpower', 'goalkeeper', 'joined', 'goal', 'won', 'may-leave', 'left-box', 'back-in-box', 'starts-again', 'signal-down', 'call-voided', 'not-assessed', 'penalty-shot', 'penalty-shot-over', 'choice-recorded', 'named-first', 'play-stops', 'play-resumes', 'clock-set', 'running-time', 'game-ends', 'goal-judged-again', 'goal-disallowed', 'shoot-out', 'power-play', 'time-out', 'challenged', 'injured', 'forfeited', 'no-change', 'change', 'in-goal', 'goalkeeper-too-early', 'left-ice', 'point-lost'
    team: The team that it concerns.
        'home', 'visiting', may be missing
    letters: The letters that the log has for the team.
        str, may be missing
    player: The player's number; missing for a team or its bench.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    penalty: The class of the penalty that it concerns.
        '2', '5', 'M', '10', 'GM', 'GR', 'GE', may be missing
    until: When the time that begins runs out.
        Time, may be missing
    reason: Why the penalty ends.
        'served', 'goal-against', 'goal-for', 'released', 'voided', 'replaced', 'recorded', may be missing
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    text: The ruling in words.
        str
    """

    at: NotRequired[float]
    period: NotRequired[int]
    elapsed: NotRequired[float]
    effect: Effect
    team: NotRequired[Team]
    letters: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str]
    penalty: NotRequired[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]
    until: NotRequired[Time]
    reason: NotRequired[Literal["served", "goal-against", "goal-for", "released", "voided", "replaced", "recorded"]]
    rule: NotRequired[str]
    key: NotRequired[Key]
    unverified: NotRequired[bool]
    text: str


class Time(TypedDict):
    """
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    """

    period: int
    elapsed: float


class Call(TypedDict):
    """
    team: The offender's team.
        'home', 'visiting'
    offender: The offender: team and number, or the bench.
        str
    letters: The letters that the log has for the team.
        str, may be missing
    player: The player's number; missing for a team or its bench.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    call: The penalties, such as `2+10`.
        str
    infraction: The infraction, where the log gives it.
        str, may be missing
    """

    team: Team
    offender: str
    letters: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str]
    call: str
    infraction: NotRequired[str]


class Goal(TypedDict):
    """
    team: The team that scored.
        'home', 'visiting'
    manpower: On a power play, short-handed or at even strength.
        'EV', 'PP', 'SH'
    emptyNet: Whether the net was empty.
        bool
    penaltyShot: Whether it was scored on a penalty shot.
        bool
    """

    team: Team
    manpower: Literal["EV", "PP", "SH"]
    emptyNet: bool
    penaltyShot: bool


class Warning(TypedDict):
    """
    period: When, if that is not said around it.
        int, may be missing
    elapsed: The playing time of that period.
        float, may be missing
    warning: What kind of warning it is.
        'overtime-not-tied', 'too-many-overtimes', 'shoot-out-not-tied', 'game-ends-early', 'game-ends-tied', 'period-ends-early', 'too-many-to-set-off', 'goal-twice', 'credited-player-is-off', 'unknown-number', 'ineligible', 'unknown-infraction'
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    text: The warning in words.
        str
    """

    period: NotRequired[int]
    elapsed: NotRequired[float]
    warning: Literal["overtime-not-tied", "too-many-overtimes", "shoot-out-not-tied", "game-ends-early", "game-ends-tied", "period-ends-early", "too-many-to-set-off", "goal-twice", "credited-player-is-off", "unknown-number", "ineligible", "unknown-infraction"]
    rule: NotRequired[str]
    key: NotRequired[Key]
    unverified: NotRequired[bool]
    text: str


class Result(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    kind: Always `final`: it is no play.
        'final'
    score: The score, with the goal that a shoot-out gives.
        dict[Team, int]
    joined: When the game was joined, if the log begins while it ran; `goals` begin there.
        Joining, may be missing
    penaltyMinutes: The penalty minutes.
        dict[Team, int]
    powerPlay: The power plays.
        dict[Team, PowerPlays]
    goals: The goals.
        dict[Team, Goals]
    timeAtStrength: The playing time at each strength.
        list[Strength]
    warnings: How many warnings there are, if any.
        int, may be missing
    complete: `false` where plays are missing.
        bool, may be missing
    stillOn: `true` where the game is not over.
        bool, may be missing
    incomplete: What is missing of the game.
        str, may be missing
    assumedBook: Why the rulebook is only the nearest.
        str, may be missing
    gameWinningGoal: The game-winning goal.
        WinningGoal, may be missing
    """

    game: str
    kind: Literal["final"]
    score: dict[Team, int]
    joined: NotRequired[Joining]
    penaltyMinutes: dict[Team, int]
    powerPlay: dict[Team, PowerPlays]
    goals: dict[Team, Goals]
    timeAtStrength: list[Strength]
    warnings: NotRequired[int]
    complete: NotRequired[bool]
    stillOn: NotRequired[bool]
    incomplete: NotRequired[str]
    assumedBook: NotRequired[str]
    gameWinningGoal: NotRequired[WinningGoal]


class Joining(TypedDict):
    """
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    score: The score then.
        dict[Team, int]
    """

    period: int
    elapsed: float
    score: dict[Team, int]


class PowerPlays(TypedDict):
    """
    goals: Power-play goals.
        int
    opportunities: The opportunities.
        int
    """

    goals: int
    opportunities: int


class Goals(TypedDict):
    """
    EV: Goals at even strength.
        int
    PP: Power-play goals.
        int
    SH: Short-handed goals.
        int
    emptyNet: Goals into an empty net, which are counted above, too.
        int
    penaltyShot: Goals on penalty shots, which are not.
        int
    """

    EV: int
    PP: int
    SH: int
    emptyNet: int
    penaltyShot: int


class Strength(TypedDict):
    """
    manpower: The skaters that penalties leave each team.
        dict[Team, int]
    seconds: The playing time.
        float
    """

    manpower: dict[Team, int]
    seconds: float


class WinningGoal(TypedDict):
    """
    team: The team that scored.
        'home', 'visiting'
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    player: The scorer's number, where the log names him.
        str, may be missing
    """

    team: Team
    period: int
    elapsed: float
    player: NotRequired[str]


class State(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    score: The score.
        dict[Team, int]
    manpower: The skaters that penalties leave each team.
        dict[Team, int]
    onIce: The skaters with an extra attacker.
        dict[Team, int]
    over: Whether the game is over.
        bool
    box: The places on the penalty bench.
        list[Place]
    signalled: The calls for which an arm is up, in words.
        list[str]
    ejected: The players who are out of the game, by team and number.
        list[str]
    letters: The teams' letters.
        dict[Team, str]
    periodLabel: The period's name: `P1`, `OT`, `SO`.
        str
    periodLength: The length of the period.
        float
    clock: The clock as the log's board shows it, such as `12:34`.
        str
    next: When the next penalty runs out, whether the strength changes or not.
        Change, may be missing
    side: Before or after the plays of that second.
        'before', 'after'
    manpowerRule: The rule for `manpower`.
        str, may be missing
    manpowerKey: The provision for `manpower`.
        Key, may be missing
    powerPlay: The power play that is on, if there is one.
        PowerPlay, may be missing
    shootOut: The shoot-out so far, once it has begun.
        ShootOut, may be missing
    runningClock: Whose lead makes the clock run without stops, while one does.
        RunningClock, may be missing
    minutes: The penalty minutes so far.
        dict[Team, int]
    nextChange: The next change of strength without another whistle or goal.
        Change, may be missing
    mayNotServe: Who may not serve a bench minor.
        list[Bar]
    mayNotShootOut: Who may not shoot in a shoot-out.
        list[Bar]
    refused: The plays so far that the book refuses, each with the reason.
        list[str], may be missing
    warnings: What cannot have happened so, and is ruled on all the same.
        list[Warning], may be missing
    complete: `false` where plays are missing.
        bool, may be missing
    stillOn: `true` where the game is not over.
        bool, may be missing
    incomplete: What is missing of the game.
        str, may be missing
    assumedBook: Why the rulebook is only the nearest.
        str, may be missing
    """

    game: str
    period: int
    elapsed: float
    score: dict[Team, int]
    manpower: dict[Team, int]
    onIce: dict[Team, int]
    over: bool
    box: list[Place]
    signalled: list[str]
    ejected: list[str]
    letters: dict[Team, str]
    periodLabel: str
    periodLength: float
    clock: str
    next: NotRequired[Change]
    side: Literal["before", "after"]
    manpowerRule: NotRequired[str]
    manpowerKey: NotRequired[Key]
    powerPlay: NotRequired[PowerPlay]
    shootOut: NotRequired[ShootOut]
    runningClock: NotRequired[RunningClock]
    minutes: dict[Team, int]
    nextChange: NotRequired[Change]
    mayNotServe: list[Bar]
    mayNotShootOut: list[Bar]
    refused: NotRequired[list[str]]
    warnings: NotRequired[list[Warning]]
    complete: NotRequired[bool]
    stillOn: NotRequired[bool]
    incomplete: NotRequired[str]
    assumedBook: NotRequired[str]


Place = TypedDict("Place", {
    "team": 'Team',
    "letters": 'NotRequired[str]',
    "player": 'NotRequired[str]',
    "name": 'NotRequired[str]',
    "sits": 'str',
    "for": 'str',
    "penalty": 'NotRequired[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]',
    "infraction": 'NotRequired[str]',
    "standing": 'Literal["serves", "sits", "waits", "owes", "may-leave"]',
    "until": 'NotRequired[Time]',
    "remaining": 'NotRequired[float]',
    "rule": 'NotRequired[str]',
    "key": 'NotRequired[Key]',
    "unverified": 'NotRequired[bool]',
    "clock": 'Literal["runs", "stands", "off"]',
    "off": 'NotRequired[Literal["set-off", "misconduct", "time-is-up", "beside-team-mate"]]',
    "offRule": 'NotRequired[str]',
    "offKey": 'NotRequired[Key]',
    "then": 'NotRequired[list[Literal["2", "5", "M", "10", "GM", "GR", "GE"]]]',
    "waitsFor": 'NotRequired[Wait]',
})
Place.__doc__ = """
    team: The offender's team.
        'home', 'visiting'
    letters: The letters that the log has for the team.
        str, may be missing
    player: The player's number; missing for a team or its bench.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    sits: Who sits, by team and number.
        str
    for: The offender, by team and number, or the bench.
        str
    penalty: The class of the penalty that he serves now or next.
        '2', '5', 'M', '10', 'GM', 'GR', 'GE', may be missing
    infraction: The infraction, where the log gives it.
        str, may be missing
    standing: `serves` on the clock, `sits` off it, `waits`, `owes` as he left too early, or `may-leave`.
        'serves', 'sits', 'waits', 'owes', 'may-leave'
    until: When his time ends.
        Time, may be missing
    remaining: How much is left.
        float, may be missing
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    clock: On the scoreboard: it `runs`, it `stands` there without running, or it is `off`.
        'runs', 'stands', 'off'
    off: Why it is off the board.
        'set-off', 'misconduct', 'time-is-up', 'beside-team-mate', may be missing
    offRule: The rule for that.
        str, may be missing
    offKey: The provision for that.
        Key, may be missing
    then: The penalties that he serves after it.
        list[Literal["2", "5", "M", "10", "GM", "GR", "GE"]], may be missing
    waitsFor: The penalties that have to end before his time begins.
        Wait, may be missing
"""


class Wait(TypedDict):
    """
    count: How many have to end.
        int
    of: Of whose penalties.
        list[str]
    """

    count: int
    of: list[str]


class Change(TypedDict):
    """
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    manpower: The skaters after it.
        dict[Team, int]
    rulings: What is ruled then.
        list[Ruling]
    """

    period: int
    elapsed: float
    manpower: dict[Team, int]
    rulings: list[Ruling]


class PowerPlay(TypedDict):
    """
    team: The team with more skaters.
        'home', 'visiting'
    remaining: How long it lasts, where it ends by itself.
        float, may be missing
    """

    team: Team
    remaining: NotRequired[float]


class ShootOut(TypedDict):
    """
    scored: Whether each attempt scored, in order.
        dict[Team, list[bool]]
    round: The round of the next attempt, or of the last if it is decided.
        int
    next: The team that shoots next; missing if either may, or if it is decided.
        'home', 'visiting', may be missing
    """

    scored: dict[Team, list[bool]]
    round: int
    next: NotRequired[Team]


class RunningClock(TypedDict):
    """
    team: The team that leads.
        'home', 'visiting'
    lead: By how many goals.
        int
    until: The lead at which the clock stops at whistles again.
        int
    """

    team: Team
    lead: int
    until: int


class Bar(TypedDict):
    """
    team: The player's team.
        'home', 'visiting'
    letters: The letters that the log has for the team.
        str, may be missing
    player: The player's number; missing for a team or its bench.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    reason: Why he may not.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    """

    team: Team
    letters: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str]
    reason: str
    rule: NotRequired[str]
    key: NotRequired[Key]
    unverified: NotRequired[bool]


class GameChange(TypedDict):
    """
    change: What happened.
        'power-play', 'two-men', 'power-play-ends', 'out-of-box', 'goal', 'power-play-again', 'power-play-taken-back', 'goal-taken-back', 'game-ends'
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    team: Whose power play, goal or player it is.
        'home', 'visiting'
    letters: The letters that the log has for the team.
        str, may be missing
    player: The player's number; missing for a team or its bench.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    reason: Of a power play's end: `goal`, `time`, `penalty`, `other`, `game-end`; of a player out of the box: how his penalty ended; of a goal: `PP`, `SH` or `EV`.
        str, may be missing
    manpower: The skaters with which play goes on.
        dict[Team, int]
    score: The score at the end of the log.
        dict[Team, int]
    text: The change in words.
        str
    """

    change: Literal["power-play", "two-men", "power-play-ends", "out-of-box", "goal", "power-play-again", "power-play-taken-back", "goal-taken-back", "game-ends"]
    game: str
    period: int
    elapsed: float
    team: Team
    letters: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str]
    reason: NotRequired[str]
    manpower: dict[Team, int]
    score: dict[Team, int]
    text: str


class Instant(TypedDict):
    """
    before: The skaters that penalties leave, home first, such as `5v4`: up to that second.
        str, may be missing
    at: The skaters that penalties leave, home first, such as `5v4`: for a shot or a goal in that second.
        str, may be missing
    after: The skaters that penalties leave, home first, such as `5v4`: with which play goes on: for a face-off.
        str, may be missing
    home_skaters: The home team's skaters in that second.
        int, may be missing
    visiting_skaters: The visiting team's skaters in that second.
        int, may be missing
    home_on_ice: The same with an extra attacker, where the log has it.
        int, may be missing
    visiting_on_ice: The same with an extra attacker, where the log has it.
        int, may be missing
    power_play: The number of the power play that is on, as in its rows.
        int, may be missing
    advantage: The team with more skaters.
        'home', 'visiting', may be missing
    power_play_seconds: The playing time since that power play began.
        float, may be missing
    problem: Why nothing is known of that instant.
        str, may be missing
    """

    before: NotRequired[str]
    at: NotRequired[str]
    after: NotRequired[str]
    home_skaters: NotRequired[int]
    visiting_skaters: NotRequired[int]
    home_on_ice: NotRequired[int]
    visiting_on_ice: NotRequired[int]
    power_play: NotRequired[int]
    advantage: NotRequired[Team]
    power_play_seconds: NotRequired[float]
    problem: NotRequired[str]


class Asked(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    side: Before or after the plays of that second.
        'before', 'after'
    score: The score.
        dict[Team, int]
    manpower: The skaters that penalties leave each team.
        dict[Team, int]
    onIce: The skaters with an extra attacker.
        dict[Team, int]
    over: Whether the game is over.
        bool
    box: The places on the penalty bench.
        list[Place]
    signalled: The calls for which an arm is up, in words.
        list[str]
    ejected: The players who are out of the game, by team and number.
        list[str]
    plays: The plays asked about, in the notation.
        list[str]
    refused: Why the book refuses it.
        str, may be missing
    rulings: What would be ruled.
        list[Ruling], may be missing
    goesOn: Whether play would go on.
        bool, may be missing
    after: The game that it would leave.
        Situation, may be missing
    warnings: What cannot have happened so, and is ruled on all the same.
        list[Warning], may be missing
    """

    game: str
    period: int
    elapsed: float
    side: Literal["before", "after"]
    score: dict[Team, int]
    manpower: dict[Team, int]
    onIce: dict[Team, int]
    over: bool
    box: list[Place]
    signalled: list[str]
    ejected: list[str]
    plays: list[str]
    refused: NotRequired[str]
    rulings: NotRequired[list[Ruling]]
    goesOn: NotRequired[bool]
    after: NotRequired[Situation]
    warnings: NotRequired[list[Warning]]


class Situation(TypedDict):
    """
    score: The score.
        dict[Team, int]
    manpower: The skaters that penalties leave each team.
        dict[Team, int]
    onIce: The skaters with an extra attacker.
        dict[Team, int]
    over: Whether the game is over.
        bool
    box: The places on the penalty bench.
        list[Place]
    signalled: The calls for which an arm is up, in words.
        list[str]
    ejected: The players who are out of the game, by team and number.
        list[str]
    warnings: What cannot have happened so, and is ruled on all the same.
        list[Warning], may be missing
    """

    score: dict[Team, int]
    manpower: dict[Team, int]
    onIce: dict[Team, int]
    over: bool
    box: list[Place]
    signalled: list[str]
    ejected: list[str]
    warnings: NotRequired[list[Warning]]


class Questions(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    side: Before or after the plays of that second.
        'before', 'after'
    score: The score.
        dict[Team, int]
    manpower: The skaters that penalties leave each team.
        dict[Team, int]
    onIce: The skaters with an extra attacker.
        dict[Team, int]
    over: Whether the game is over.
        bool
    box: The places on the penalty bench.
        list[Place]
    signalled: The calls for which an arm is up, in words.
        list[str]
    ejected: The players who are out of the game, by team and number.
        list[str]
    answers: The answers to a bench's usual questions.
        list[Answer]
    nextChange: The next change of strength without another whistle or goal.
        Change, may be missing
    nextGain: When each team next gets a player back.
        dict[Team, Change]
    choices: What the book leaves to a captain.
        list[Choice]
    warnings: What cannot have happened so, and is ruled on all the same.
        list[Warning], may be missing
    """

    game: str
    period: int
    elapsed: float
    side: Literal["before", "after"]
    score: dict[Team, int]
    manpower: dict[Team, int]
    onIce: dict[Team, int]
    over: bool
    box: list[Place]
    signalled: list[str]
    ejected: list[str]
    answers: list[Answer]
    nextChange: NotRequired[Change]
    nextGain: dict[Team, Change]
    choices: list[Choice]
    warnings: NotRequired[list[Warning]]


Answer = TypedDict("Answer", {
    "if": 'Literal["goal", "minor", "whistle", "period-end"]',
    "team": 'NotRequired[Team]',
    "refused": 'NotRequired[str]',
    "rulings": 'NotRequired[list[Ruling]]',
    "goesOn": 'NotRequired[bool]',
    "after": 'NotRequired[Situation]',
})
Answer.__doc__ = """
    if: What happens.
        'goal', 'minor', 'whistle', 'period-end'
    team: To which team.
        'home', 'visiting', may be missing
    refused: Why the book refuses it.
        str, may be missing
    rulings: What would be ruled.
        list[Ruling], may be missing
    goesOn: Whether play would go on.
        bool, may be missing
    after: The game that it would leave.
        Situation, may be missing
"""


class Choice(TypedDict):
    """
    team: The team whose captain chooses.
        'home', 'visiting'
    candidates: Among whom he chooses.
        list[str]
    assumed: Whom the book takes until he does.
        list[str]
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    """

    team: Team
    candidates: list[str]
    assumed: list[str]
    rule: NotRequired[str]
    key: NotRequired[Key]
    unverified: NotRequired[bool]


class Question(TypedDict):
    """
    words: The question in words, after "If".
        str
    play: The play that it is about, in the notation.
        str
    """

    words: str
    play: str


class ListedBook(TypedDict):
    """
    id: The id by which options name it.
        str
    name: Its name in citations.
        str
    league: The league or federation.
        str
    title: The printed book's title.
        str, may be missing
    extends: The book that it extends.
        str, may be missing
    seasons: The seasons in which it was in force.
        Seasons, may be missing
    """

    id: str
    name: str
    league: str
    title: NotRequired[str]
    extends: NotRequired[str]
    seasons: NotRequired[Seasons]


Seasons = TypedDict("Seasons", {
    "from": 'NotRequired[int]',
    "to": 'NotRequired[int]',
})
Seasons.__doc__ = """
    from: The year in which the first of them began.
        int, may be missing
    to: The year in which the last of them began.
        int, may be missing
"""


class Book(TypedDict):
    """
    id: The id by which options name it.
        str
    name: Its name in citations.
        str
    league: The league or federation.
        str
    title: The printed book's title.
        str, may be missing
    extends: The book that it extends.
        str, may be missing
    seasons: The seasons in which it was in force.
        Seasons, may be missing
    provisions: Its provisions, in the order of the keys.
        list[Provision]
    season: Its rules on what follows from one game to the next.
        list[SeasonRule], may be missing
    """

    id: str
    name: str
    league: str
    title: NotRequired[str]
    extends: NotRequired[str]
    seasons: NotRequired[Seasons]
    provisions: list[Provision]
    season: NotRequired[list[SeasonRule]]


class Provision(TypedDict):
    """
    key: The point's key.
        Key
    value: The value as in the book's file.
        Any
    rule: The rule, if one is known.
        Rule, may be missing
    record: The league's record that shows it, if no rule does.
        str, may be missing
    open: The body that the book leaves the point to.
        str, may be missing
    unverified: The assumption, if no source settles the point.
        str, may be missing
    moot: The reason why the value is never used.
        str, may be missing
    summary: The subject of the point.
        str
    """

    key: Key
    value: Any
    rule: NotRequired[Rule]
    record: NotRequired[str]
    open: NotRequired[str]
    unverified: NotRequired[str]
    moot: NotRequired[str]
    summary: str


class Rule(TypedDict):
    """
    book: The book in which it was read.
        str
    number: Its number there.
        str
    """

    book: str
    number: str


class SeasonRule(TypedDict):
    """
    key: Its name in the book.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    counted: The thing that it counts.
        str
    text: What follows, in words.
        str
    unverified: The assumption, if no source settles the rule.
        str, may be missing
    """

    key: str
    rule: NotRequired[str]
    counted: str
    text: str
    unverified: NotRequired[str]


class BookDifferences(TypedDict):
    """
    left: The first book's id.
        str
    right: The second book's id.
        str
    differences: The points on which they differ, in the order of the keys.
        list[BookDifference]
    alike: The number of points on which they agree.
        int
    season: The rules on what follows from one game to the next in which they differ.
        list[SeasonDifference], may be missing
    """

    left: str
    right: str
    differences: list[BookDifference]
    alike: int
    season: NotRequired[list[SeasonDifference]]


class BookDifference(TypedDict):
    """
    key: The point's key.
        Key
    summary: The subject of the point.
        str
    left: The first book's provision.
        StatedProvision
    right: The second book's provision.
        StatedProvision
    """

    key: Key
    summary: str
    left: StatedProvision
    right: StatedProvision


class StatedProvision(TypedDict):
    """
    value: The value as in the book's file.
        Any
    rule: The rule, if one is known.
        Rule, may be missing
    record: The league's record that shows it, if no rule does.
        str, may be missing
    open: The body that the book leaves the point to.
        str, may be missing
    unverified: The assumption, if no source settles the point.
        str, may be missing
    moot: The reason why the value is never used.
        str, may be missing
    """

    value: Any
    rule: NotRequired[Rule]
    record: NotRequired[str]
    open: NotRequired[str]
    unverified: NotRequired[str]
    moot: NotRequired[str]


class SeasonDifference(TypedDict):
    """
    key: The rule's name in the books' files.
        str
    left: The first book's rule; missing if it has none.
        SeasonRule, may be missing
    right: The second book's rule; missing if it has none.
        SeasonRule, may be missing
    """

    key: str
    left: NotRequired[SeasonRule]
    right: NotRequired[SeasonRule]


class Interview(TypedDict):
    """
    text: The book's file.
        str
    questions: The questions that make sense after the answers so far.
        list[InterviewQuestion]
    """

    text: str
    questions: list[InterviewQuestion]


class InterviewQuestion(TypedDict):
    """
    key: The key of the point that it decides.
        Key
    question: The question in plain words.
        str
    kind: Whether one chooses, types a value, or fills in rows.
        'choice', 'value', 'rows'
    answers: The answers between which one chooses.
        list[str], may be missing
    chosen: The answer in force, counted from 1.
        int, may be missing
    value: The value in force as one types it; missing for rows.
        str, may be missing
    expected: What may be typed.
        str, may be missing
    columns: The members of a row.
        list[InterviewColumn], may be missing
    hasRows: Whether the book in force has rows; missing but for rows.
        bool, may be missing
    isChanged: Whether the answers so far change the point.
        bool
    problem: Why the book cannot have the answer.
        str, may be missing
    examples: Situations that show what an answer changes, for the question asked for.
        list[InterviewExample], may be missing
    """

    key: Key
    question: str
    kind: Literal["choice", "value", "rows"]
    answers: NotRequired[list[str]]
    chosen: NotRequired[int]
    value: NotRequired[str]
    expected: NotRequired[str]
    columns: NotRequired[list[InterviewColumn]]
    hasRows: NotRequired[bool]
    isChanged: bool
    problem: NotRequired[str]
    examples: NotRequired[list[InterviewExample]]


class InterviewColumn(TypedDict):
    """
    name: Its name.
        str
    summary: What it says.
        str
    expected: What may be typed.
        str
    example: Its value in an example.
        str
    """

    name: str
    summary: str
    expected: str
    example: str


class InterviewExample(TypedDict):
    """
    answer: The answer, where one chooses.
        str, may be missing
    text: The situation and both rulings; missing where none was found.
        str, may be missing
    """

    answer: NotRequired[str]
    text: NotRequired[str]


class Audit(TypedDict):
    """
    figures: The figures of each league and season.
        list[AuditFigures]
    differences: The differences in strength.
        list[AuditDifference]
    claims: The plays on which the source rules differently.
        list[AuditClaim]
    official: The official figures that differ.
        list[AuditFigure]
    refused: The plays that the rulebook refuses, if there are any.
        list[AuditRefusal], may be missing
    warnings: The warnings about the logs, if there are any.
        list[AuditWarning], may be missing
    incomplete: The games that are not counted, if there are any.
        list[AuditIncomplete], may be missing
    knownGone: The known errors that no longer appear.
        list[AuditKnownError]
    leavingOutSourceErrors: The strength without the plays at which the charts blame the source.
        AuditStrength, may be missing
    """

    figures: list[AuditFigures]
    differences: list[AuditDifference]
    claims: list[AuditClaim]
    official: list[AuditFigure]
    refused: NotRequired[list[AuditRefusal]]
    warnings: NotRequired[list[AuditWarning]]
    incomplete: NotRequired[list[AuditIncomplete]]
    knownGone: list[AuditKnownError]
    leavingOutSourceErrors: NotRequired[AuditStrength]


class AuditFigures(TypedDict):
    """
    league: The league, or the format of logs that name none.
        str
    season: The year in which the season began.
        int, may be missing
    games: The games compared.
        int
    gamesWithoutDifference: Those in which every play agrees.
        int
    gamesWithoutSustainedDifference: Those in which no two plays running differ.
        int
    plays: The plays compared.
        int
    playsAgreed: Those that agree.
        int
    playsNotAtFullStrength: The plays at other than full strength.
        int
    playsNotAtFullStrengthAgreed: Those that agree.
        int
    loneDifferences: The differences of a single play.
        int
    sustainedDifferences: The differences of several plays.
        int
    penaltiesClaimed: The penalties that the source ruled on, if there are any.
        int, may be missing
    penaltiesClaimedAgreed: Those that agree.
        int, may be missing
    goalsClaimed: The goals whose manpower the source gives, if there are any.
        int, may be missing
    goalsClaimedAgreed: Those that agree.
        int, may be missing
    penaltiesTimed: The penalties whose begin and end the source gives, if there are any.
        int, may be missing
    penaltiesTimedAgreed: Those that agree.
        int, may be missing
    teamGames: The teams' games with official figures.
        int, may be missing
    goalsAgreed: The teams' games that agree in goals.
        int, may be missing
    powerPlayGoalsAgreed: The teams' games that agree in power-play goals.
        int, may be missing
    powerPlayOpportunitiesAgreed: The teams' games that agree in power-play opportunities.
        int, may be missing
    penaltyMinutesAgreed: The teams' games that agree in penalty minutes.
        int, may be missing
    """

    league: str
    season: NotRequired[int]
    games: int
    gamesWithoutDifference: int
    gamesWithoutSustainedDifference: int
    plays: int
    playsAgreed: int
    playsNotAtFullStrength: int
    playsNotAtFullStrengthAgreed: int
    loneDifferences: int
    sustainedDifferences: int
    penaltiesClaimed: NotRequired[int]
    penaltiesClaimedAgreed: NotRequired[int]
    goalsClaimed: NotRequired[int]
    goalsClaimedAgreed: NotRequired[int]
    penaltiesTimed: NotRequired[int]
    penaltiesTimedAgreed: NotRequired[int]
    teamGames: NotRequired[int]
    goalsAgreed: NotRequired[int]
    powerPlayGoalsAgreed: NotRequired[int]
    powerPlayOpportunitiesAgreed: NotRequired[int]
    penaltyMinutesAgreed: NotRequired[int]


class AuditDifference(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    line: The line of the log.
        int
    book: The rulebook's name.
        str
    start: The time of the first play that differs.
        str
    end: The time of the last play that differs.
        str
    plays: The number of plays that differ.
        int
    sustained: Whether several plays differ.
        bool
    ruled: The strength by the rulebook at the first.
        str
    recorded: The strength by the source there.
        str
    situation: The situation there, by the rulebook.
        str
    kind: The way in which the source departs from the rulebook.
        'more-skaters', 'fewer-skaters', 'swapped', 'impossible', 'otherwise'
    around: Circumstances that may be its cause.
        list[Literal["near-expiry", "coincidental", "waiting", "behind-goal", "goalkeeper-off", "overtime", "nobody-serving"]]
    culprit: The party in error, by the shift chart.
        'rulebook', 'source', 'undecided', may be missing
    why: The shift chart's evidence.
        str, may be missing
    known: The reviewer's reason, if it is a known error.
        str, may be missing
    causes: The plays and rulings that led to the strength.
        list[AuditCause]
    shown: The plays around it.
        list[AuditPlay]
    """

    game: str
    file: str
    line: int
    book: str
    start: str
    end: str
    plays: int
    sustained: bool
    ruled: str
    recorded: str
    situation: str
    kind: Literal["more-skaters", "fewer-skaters", "swapped", "impossible", "otherwise"]
    around: list[Literal["near-expiry", "coincidental", "waiting", "behind-goal", "goalkeeper-off", "overtime", "nobody-serving"]]
    culprit: NotRequired[Literal["rulebook", "source", "undecided"]]
    why: NotRequired[str]
    known: NotRequired[str]
    causes: list[AuditCause]
    shown: list[AuditPlay]


class AuditCause(TypedDict):
    """
    time: The time.
        str
    play: The play, if it is one.
        str, may be missing
    ruling: The ruling, if it is one.
        str, may be missing
    manpower: The strength with which play goes on, if it changes here.
        str, may be missing
    rule: The rule, if one decides.
        str, may be missing
    """

    time: str
    play: NotRequired[str]
    ruling: NotRequired[str]
    manpower: NotRequired[str]
    rule: NotRequired[str]


class AuditPlay(TypedDict):
    """
    id: The play's id in its source.
        str | int
    time: The time.
        str
    play: The play, by the source's own name if it has no effect.
        str
    ruled: The strength by the rulebook.
        str
    recorded: The strength by the source.
        str, may be missing
    onIce: The source's skaters, with extra attackers.
        str, may be missing
    chart: The strength by the shift chart.
        str, may be missing
    differs: Whether source and rulebook differ.
        bool
    """

    id: str | int
    time: str
    play: str
    ruled: str
    recorded: NotRequired[str]
    onIce: NotRequired[str]
    chart: NotRequired[str]
    differs: bool


class AuditClaim(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    line: The line of the log.
        int
    time: The time of the play, with its period.
        str
    play: The play in the notation.
        str
    ruled: The rulebook's ruling.
        str
    recorded: The source's ruling.
        str
    known: The reviewer's reason, if it is a known error.
        str, may be missing
    """

    game: str
    file: str
    line: int
    time: str
    play: str
    ruled: str
    recorded: str
    known: NotRequired[str]


class AuditFigure(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    team: The team.
        'home', 'visiting'
    figure: The figure.
        'goals', 'powerPlayGoals', 'powerPlayOpportunities', 'penaltyMinutes'
    ruled: The figure by the rulebook.
        int
    official: The figure by the league's record.
        int
    counted: The items that the rulebook counts, each with its time.
        list[str]
    known: The reviewer's reason, if it is a known error.
        str, may be missing
    """

    game: str
    file: str
    team: Team
    figure: Literal["goals", "powerPlayGoals", "powerPlayOpportunities", "penaltyMinutes"]
    ruled: int
    official: int
    counted: list[str]
    known: NotRequired[str]


class AuditRefusal(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    line: The line of the log.
        int
    time: The time of the play, with its period.
        str
    play: The play in the notation.
        str
    reason: The reason for the refusal.
        str
    known: The reviewer's reason, if it is a known error.
        str, may be missing
    """

    game: str
    file: str
    line: int
    time: str
    play: str
    reason: str
    known: NotRequired[str]


class AuditWarning(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    line: The line of the log.
        int
    time: The time of the play, with its period.
        str
    play: The play in the notation.
        str
    warning: The kind of warning.
        'overtime-not-tied', 'too-many-overtimes', 'shoot-out-not-tied', 'game-ends-early', 'game-ends-tied', 'period-ends-early', 'too-many-to-set-off', 'goal-twice', 'credited-player-is-off', 'unknown-number', 'ineligible', 'unknown-infraction'
    rule: The rule that decides it, if one does.
        str, may be missing
    text: The warning in words.
        str
    """

    game: str
    file: str
    line: int
    time: str
    play: str
    warning: Literal["overtime-not-tied", "too-many-overtimes", "shoot-out-not-tied", "game-ends-early", "game-ends-tied", "period-ends-early", "too-many-to-set-off", "goal-twice", "credited-player-is-off", "unknown-number", "ineligible", "unknown-infraction"]
    rule: NotRequired[str]
    text: str


class AuditIncomplete(TypedDict):
    """
    game: The game's id, or its file.
        str
    file: The path of the log.
        str
    incomplete: What is missing of the game.
        str
    """

    game: str
    file: str
    incomplete: str


class AuditKnownError(TypedDict):
    """
    line: The line of the list.
        int
    finding: The error as in the list.
        str
    reason: The reviewer's reason.
        str
    """

    line: int
    finding: str
    reason: str


class AuditStrength(TypedDict):
    """
    games: The games compared.
        int
    gamesWithoutDifference: Those in which every play agrees.
        int
    gamesWithoutSustainedDifference: Those in which no two plays running differ.
        int
    plays: The plays compared.
        int
    playsAgreed: Those that agree.
        int
    playsNotAtFullStrength: The plays at other than full strength.
        int
    playsNotAtFullStrengthAgreed: Those that agree.
        int
    loneDifferences: The differences of a single play.
        int
    sustainedDifferences: The differences of several plays.
        int
    """

    games: int
    gamesWithoutDifference: int
    gamesWithoutSustainedDifference: int
    plays: int
    playsAgreed: int
    playsNotAtFullStrength: int
    playsNotAtFullStrengthAgreed: int
    loneDifferences: int
    sustainedDifferences: int


class Table(TypedDict):
    """
    title: The teams, and the date if it is known.
        str
    book: The name of the rulebook.
        str
    sharedBook: The name of the book that it shares rules with.
        str, may be missing
    clock: Whether the log's times are elapsed or remaining.
        'elapsed', 'remaining'
    kind: The kind of game.
        'regular', 'play-offs', 'final'
    date: The date of the game.
        str, may be missing
    home: The letters of the home team.
        str
    visiting: The letters of the visiting team.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    over: Whether the game is over.
        bool
    latest: The id of the line that was written last.
        str | int, may be missing
    periods: The periods so far, and the next one if the game can have it.
        list[Period]
    next: The plays with which a period begins or ends, or the game ends.
        list[NextPlay]
    players: The players whom the log lists or names, by number.
        dict[Team, list[Player]]
    rosters: The lists of players as they would be typed.
        dict[Team, str]
    goalkeepers: Whether each team's goalkeeper is on the ice.
        dict[Team, bool]
    shots: The teams whose penalty shots are to be taken.
        list[Team]
    choices: The choices that captains have not made.
        list[OpenChoice]
    plays: The plays, and between them what the clock alone brought.
        list[TablePlay]
    """

    title: str
    book: str
    sharedBook: NotRequired[str]
    clock: Literal["elapsed", "remaining"]
    kind: Literal["regular", "play-offs", "final"]
    date: NotRequired[str]
    home: str
    visiting: str
    period: int
    elapsed: float
    over: bool
    latest: NotRequired[str | int]
    periods: list[Period]
    next: list[NextPlay]
    players: dict[Team, list[Player]]
    rosters: dict[Team, str]
    goalkeepers: dict[Team, bool]
    shots: list[Team]
    choices: list[OpenChoice]
    plays: list[TablePlay]


class Period(TypedDict):
    """
    period: 1, 2, 3; overtimes count from 4.
        int
    name: Its name: `P1`, `OT`, `SO`.
        str
    length: Its length; 0 for a shoot-out.
        float
    shootOut: `true` for a shoot-out, on a table.
        bool, may be missing
    """

    period: int
    name: str
    length: float
    shootOut: NotRequired[bool]


class NextPlay(TypedDict):
    """
    play: The kind of play.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    """

    play: str
    period: int
    elapsed: float


class Player(TypedDict):
    """
    number: The sweater number.
        int
    goalkeeper: `true` for a goalkeeper.
        bool, may be missing
    name: The name, if it is known.
        str, may be missing
    """

    number: int
    goalkeeper: NotRequired[bool]
    name: NotRequired[str]


class OpenChoice(TypedDict):
    """
    team: The team whose captain chooses.
        'home', 'visiting'
    text: The choice in words.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    key: The provision that decided.
        Key, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    names: The names to choose from.
        list[str]
    assumed: The names that the book assumes until then.
        list[str]
    """

    team: Team
    text: str
    rule: NotRequired[str]
    key: NotRequired[Key]
    unverified: NotRequired[bool]
    names: list[str]
    assumed: list[str]


class TablePlay(TypedDict):
    """
    id: The id of its line.
        str | int, may be missing
    kind: The kind of play.
        'from-position', 'whistle', 'face-off', 'period-start', 'period-end', 'game-end', 'other', 'void', 'amend', 'goal-disallowed', 'release', 'penalty-clock', 'clock', 'penalty', 'signal', 'goal', 'penalty-shot', 'shoot-out', 'goalkeeper-off', 'goalkeeper-on', 'left-box', 'back-in-box', 'serves-for', 'captain-choice', 'time-out', 'challenge-upheld', 'challenge-failed', 'challenge-not-reviewed', 'no-change', 'injured', 'in-goal', 'left-ice', 'forfeit', or the source's own word, may be missing
    text: The play in the notation.
        str, may be missing
    refused: `true` if the book refuses it.
        bool, may be missing
    team: The team of an attempt in a shoot-out.
        'home', 'visiting', may be missing
    scored: Whether an attempt in a shoot-out scored.
        bool, may be missing
    corrections: The words of the corrections that the officials can make of it.
        list[str], may be missing
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    clock: The time as the log's clock shows it.
        str
    rows: The rows of a replay.
        list[TableRow]
    """

    id: NotRequired[str | int]
    kind: NotRequired[PlayKind]
    text: NotRequired[str]
    refused: NotRequired[bool]
    team: NotRequired[Team]
    scored: NotRequired[bool]
    corrections: NotRequired[list[str]]
    period: int
    elapsed: float
    clock: str
    rows: list[TableRow]


class TableRow(TypedDict):
    """
    depth: Whether it is a play, a ruling on it, or a change that a ruling brings.
        'play', 'ruling', 'change'
    text: The row in words.
        str
    rule: The rule.
        str, may be missing
    look: How it is to look, if that matters.
        'bad', 'good', 'assumed', may be missing
    score: The score, if it changes.
        str, may be missing
    manpower: The strength, if it changes.
        str, may be missing
    """

    depth: Literal["play", "ruling", "change"]
    text: str
    rule: NotRequired[str]
    look: NotRequired[Literal["bad", "good", "assumed"]]
    score: NotRequired[str]
    manpower: NotRequired[str]


class Calls(TypedDict):
    """
    book: The name of the rulebook.
        str
    calls: The calls that it has.
        list[OfferedCall]
    infractions: The infractions: the common ones, those that it counts, the others.
        list[str]
    """

    book: str
    calls: list[OfferedCall]
    infractions: list[str]


class OfferedCall(TypedDict):
    """
    call: The call in the notation.
        str
    name: Its name.
        str
    bench: `true` for a call on a bench.
        bool, may be missing
    """

    call: str
    name: str
    bench: NotRequired[bool]


class Board(TypedDict):
    """
    title: The teams, and the date if it is known.
        str
    book: The id of the rulebook.
        str
    home: The letters of the home team.
        str
    visiting: The letters of the visiting team.
        str
    head: The score, and which log and book these are, as HTML.
        str
    picture: The picture, as HTML.
        str
    plays: The plays with their rulings, as HTML.
        str
    boxScore: The box score, as HTML.
        str
    lines: The line of each play.
        list[int]
    steps: The plays, and the times at which the clock alone changed something.
        list[BoardStep]
    periods: The periods that a reader can go to.
        list[Period]
    clock: Whether the log's times are elapsed or remaining.
        'elapsed', 'remaining'
    refusals: The plays that the book refuses.
        list[Remark]
    warnings: The plays that are odd.
        list[Remark]
    case: The case, if the log is a file of cases: its first.
        ShownCase, may be missing
    """

    title: str
    book: str
    home: str
    visiting: str
    head: str
    picture: str
    plays: str
    boxScore: str
    lines: list[int]
    steps: list[BoardStep]
    periods: list[Period]
    clock: Literal["elapsed", "remaining"]
    refusals: list[Remark]
    warnings: list[Remark]
    case: NotRequired[ShownCase]


class BoardStep(TypedDict):
    """
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    rows: The id of its rows in the HTML.
        str
    play: The place of the play in the log, from 0.
        int, may be missing
    """

    period: int
    elapsed: float
    rows: str
    play: NotRequired[int]


class Remark(TypedDict):
    """
    line: The line, from 1.
        int
    message: The remark in words.
        str
    """

    line: int
    message: str


ShownCase = TypedDict("ShownCase", {
    "title": 'str',
    "ids": 'list[str]',
    "from": 'NotRequired[str]',
    "decides": 'list[str]',
    "books": 'list[str]',
    "verdict": 'NotRequired[Literal["gap", "disputed"]]',
    "reason": 'NotRequired[str]',
    "outcome": 'Literal["agrees", "differs", "gap", "disputed", "unreadable", "gap-agrees", "known", "other-book"]',
    "differences": 'NotRequired[list[Difference]]',
})
ShownCase.__doc__ = """
    title: Its title.
        str
    ids: Its ids.
        list[str]
    from: The source from which it is.
        str, may be missing
    decides: The rules that it is about.
        list[str]
    books: The rulebooks that it names.
        list[str]
    verdict: Why it is not judged.
        'gap', 'disputed', may be missing
    reason: Why it is not judged, in words.
        str, may be missing
    outcome: The outcome; `other-book` under a book that it does not name.
        'agrees', 'differs', 'gap', 'disputed', 'unreadable', 'gap-agrees', 'known', 'other-book'
    differences: The lines that differ.
        list[Difference], may be missing
"""


class Difference(TypedDict):
    """
    mark: `-` for what is expected, `+` for what is ruled.
        str
    text: The line.
        str
    rule: The rule.
        str, may be missing
    at: The instant, by the clock of the case.
        str
    line: The line of the file.
        int
    """

    mark: str
    text: str
    rule: NotRequired[str]
    at: str
    line: int


ListedCase = TypedDict("ListedCase", {
    "title": 'str',
    "ids": 'list[str]',
    "from": 'NotRequired[str]',
    "decides": 'list[str]',
    "books": 'list[str]',
    "verdict": 'NotRequired[Literal["gap", "disputed"]]',
    "line": 'int',
})
ListedCase.__doc__ = """
    title: Its title.
        str
    ids: Its ids.
        list[str]
    from: The source from which it is.
        str, may be missing
    decides: The rules that it is about.
        list[str]
    books: The rulebooks that it names.
        list[str]
    verdict: Why it is not judged.
        'gap', 'disputed', may be missing
    line: The line of its title.
        int
"""


class Check(TypedDict):
    """
    results: The cases, each under one book, and what could not be played.
        list[CheckedCase]
    topics: The scores of another program in each topic.
        list[TopicScore], may be missing
    agreed: The cases that agree.
        int
    differ: The cases that differ.
        int
    gaps: The cases that are marked as gaps.
        int
    disputed: The cases whose source contradicts its book.
        int
    unreadable: The errors that kept cases from being played.
        int
    known: The cases whose differences are known.
        int, may be missing
    """

    results: list[CheckedCase]
    topics: NotRequired[list[TopicScore]]
    agreed: int
    differ: int
    gaps: int
    disputed: int
    unreadable: int
    known: NotRequired[int]


class CheckedCase(TypedDict):
    """
    file: The file of the case.
        str, may be missing
    line: The line to look at, from 1.
        int, may be missing
    column: The character in it, from 1.
        int, may be missing
    case: The title of the case.
        str, may be missing
    book: The id of the book that it was played under.
        str, may be missing
    expected: The id of the book that it was written for, if that is another.
        str, may be missing
    outcome: The outcome.
        'agrees', 'differs', 'gap', 'disputed', 'unreadable', 'gap-agrees', 'known', 'other-book'
    reason: Why it is not judged.
        str, may be missing
    message: What kept it from being played.
        str, may be missing
    differences: The lines that differ.
        list[Difference], may be missing
    """

    file: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]
    case: NotRequired[str]
    book: NotRequired[str]
    expected: NotRequired[str]
    outcome: Literal["agrees", "differs", "gap", "disputed", "unreadable", "gap-agrees", "known", "other-book"]
    reason: NotRequired[str]
    message: NotRequired[str]
    differences: NotRequired[list[Difference]]


class TopicScore(TypedDict):
    """
    topic: The name of the topic's folder.
        str
    agreed: The cases that the program answers as expected.
        int
    judged: The cases that are judged.
        int
    """

    topic: str
    agreed: int
    judged: int


class Coverage(TypedDict):
    """
    books: The books.
        list[CoveredBook]
    complete: Whether each book reaches the requested share.
        bool
    """

    books: list[CoveredBook]
    complete: bool


class CoveredBook(TypedDict):
    """
    book: The book's id.
        str
    percent: The share of the provisions that need a case and have one.
        int
    provisions: The provisions that the book's own file states.
        list[CoveredProvision]
    """

    book: str
    percent: int
    provisions: list[CoveredProvision]


class CoveredProvision(TypedDict):
    """
    key: The point's key.
        Key
    rule: The rule's number, if one is known.
        str, may be missing
    cases: The cases that exercise it.
        int
    cited: Those in which a ruling cites it.
        int
    decides: The others, in which another value would change a ruling.
        int
    unverified: Whether no rule settles it.
        bool
    uncovered: Whether it needs a case and has none.
        bool
    """

    key: Key
    rule: NotRequired[str]
    cases: int
    cited: int
    decides: int
    unverified: bool
    uncovered: bool


class Season(TypedDict):
    """
    book: The book by whose rules games follow from one another.
        str
    games: The number of games so far.
        int
    stage: The stage of the next game.
        str
    out: Those who may not play in the next game.
        list[Obligation]
    near: Those whose next call brings a sanction.
        list[SeasonCount]
    played: Those who played although they were out.
        list[PlayedWhileOut], may be missing
    goal: What becomes of a goal with one of them on the ice, with the rule.
        str
    ejected: Those whose call put them out of its game because of earlier games.
        list[EjectedBySeason], may be missing
    since: The games from the one that is asked for on.
        list[SeasonGame], may be missing
    reported: Those who were reported, where nothing follows automatically.
        list[Obligation], may be missing
    added: What the games since the one that is asked for have added.
        list[Obligation], may be missing
    fines: The fines, since the game that is asked for.
        list[Fine], may be missing
    ledger: Everything that the player or the team asked for has ever owed.
        list[Obligation], may be missing
    counts: The calls that count, of the player or the team asked for.
        list[SeasonCount], may be missing
    standings: The standings of the regular season, the best team first.
        list[Standing], may be missing
    players: The players' figures in the regular season, with the standings.
        list[PlayerFigures], may be missing
    goalkeepers: The records of the goalkeepers whom the logs name, with the standings.
        list[GoalkeeperRecord], may be missing
    """

    book: str
    games: int
    stage: str
    out: list[Obligation]
    near: list[SeasonCount]
    played: NotRequired[list[PlayedWhileOut]]
    goal: str
    ejected: NotRequired[list[EjectedBySeason]]
    since: NotRequired[list[SeasonGame]]
    reported: NotRequired[list[Obligation]]
    added: NotRequired[list[Obligation]]
    fines: NotRequired[list[Fine]]
    ledger: NotRequired[list[Obligation]]
    counts: NotRequired[list[SeasonCount]]
    standings: NotRequired[list[Standing]]
    players: NotRequired[list[PlayerFigures]]
    goalkeepers: NotRequired[list[GoalkeeperRecord]]


class Obligation(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    key: The rule's name in the book, or `ruling`.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    unverified: `true` where no rule settles the point.
        bool, may be missing
    counted: The thing that is counted.
        str
    count: The count that it reached.
        int
    game: The game that it is from.
        str
    date: Its date.
        str, may be missing
    sanction: What follows.
        'games', 'season', 'report', 'until-ruled'
    games: The number of games, if it is one of games.
        int, may be missing
    left: The games that are left to serve.
        int, may be missing
    served: The games that served it.
        list[str], may be missing
    atLeast: `true` where the authority may give more.
        bool, may be missing
    days: The days that may pass in place of the games.
        int, may be missing
    pending: `true` where it holds until a review.
        bool, may be missing
    text: The reason in words.
        str
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    key: str
    rule: NotRequired[str]
    unverified: NotRequired[bool]
    counted: str
    count: int
    game: str
    date: NotRequired[str]
    sanction: Literal["games", "season", "report", "until-ruled"]
    games: NotRequired[int]
    left: NotRequired[int]
    served: NotRequired[list[str]]
    atLeast: NotRequired[bool]
    days: NotRequired[int]
    pending: NotRequired[bool]
    text: str


class SeasonCount(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    key: The rule's name in the book.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    counted: The thing that is counted.
        str
    count: How many count now.
        int
    games: The games that they are from.
        list[str]
    next: What the next one brings, in words.
        str, may be missing
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    key: str
    rule: NotRequired[str]
    counted: str
    count: int
    games: list[str]
    next: NotRequired[str]


class PlayedWhileOut(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    game: The game in which he played.
        str
    rule: The rule that kept him out, with its book.
        str, may be missing
    text: The reason in words.
        str
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    game: str
    rule: NotRequired[str]
    text: str


class EjectedBySeason(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    game: The game.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    game: str
    rule: NotRequired[str]


class SeasonGame(TypedDict):
    """
    game: The game's id.
        str
    date: Its date.
        str, may be missing
    stage: Its stage.
        str
    clubs: The letters of its teams.
        dict[Team, str]
    score: Its score.
        dict[Team, int]
    """

    game: str
    date: NotRequired[str]
    stage: str
    clubs: dict[Team, str]
    score: dict[Team, int]


class Fine(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    dollars: The amount.
        int
    key: The rule's name in the book.
        str
    rule: The rule, with its book, where one is known.
        str, may be missing
    game: The game that it is from.
        str
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    dollars: int
    key: str
    rule: NotRequired[str]
    game: str


class Standing(TypedDict):
    """
    letters: The letters of the team.
        str
    games: The games played.
        int
    wins: Wins in regulation.
        int
    overtimeWins: Wins in overtime.
        int
    shootOutWins: Wins in the shoot-out.
        int
    ties: Ties.
        int
    overtimeLosses: Defeats in overtime or in the shoot-out.
        int
    losses: Defeats in regulation.
        int
    points: The points.
        int
    goalsFor: Goals, with one for the winner of a shoot-out.
        int
    goalsAgainst: Goals against.
        int
    penaltyMinutes: Penalty minutes.
        int
    powerPlayPercentage: The power plays with a goal, in percent.
        str, may be missing
    penaltyKillPercentage: The opponents' power plays without a goal, in percent.
        str, may be missing
    powerPlayGoals: Power-play goals.
        int
    powerPlays: Power plays.
        int
    timesShortHanded: Power plays of the opponents.
        int
    powerPlayGoalsAgainst: Power-play goals of the opponents.
        int
    """

    letters: str
    games: int
    wins: int
    overtimeWins: int
    shootOutWins: int
    ties: int
    overtimeLosses: int
    losses: int
    points: int
    goalsFor: int
    goalsAgainst: int
    penaltyMinutes: int
    powerPlayPercentage: NotRequired[str]
    penaltyKillPercentage: NotRequired[str]
    powerPlayGoals: int
    powerPlays: int
    timesShortHanded: int
    powerPlayGoalsAgainst: int


class PlayerFigures(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    goals: Goals.
        int
    assists: Assists.
        int
    penaltyMinutes: Penalty minutes.
        int
    powerPlayGoals: Power-play goals.
        int
    powerPlayAssists: Assists to power-play goals.
        int
    teamPowerPlays: Power plays of his team.
        int
    powerPlayPercentage: The team's power plays in which he scored or assisted, in percent.
        str, may be missing
    timesShortHanded: Power plays that his penalties gave the opponents.
        int
    timesScoredOn: Those in which they scored while his penalty ran.
        int
    penaltyKillPercentage: Those without a goal against, in percent.
        str, may be missing
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    goals: int
    assists: int
    penaltyMinutes: int
    powerPlayGoals: int
    powerPlayAssists: int
    teamPowerPlays: int
    powerPlayPercentage: NotRequired[str]
    timesShortHanded: int
    timesScoredOn: int
    penaltyKillPercentage: NotRequired[str]


class GoalkeeperRecord(TypedDict):
    """
    person: The person as the notation names him: `A6`, `A coach`, `A`.
        str
    letters: The letters of the club.
        str
    player: The player's number; missing for anybody else.
        str, may be missing
    name: The player's name, where names are asked for and the log has it.
        str, may be missing
    games: Games in which he was in the net.
        int
    wins: Wins.
        int
    ties: Ties.
        int
    overtimeLosses: Defeats in overtime or in the shoot-out.
        int
    losses: Defeats in regulation.
        int
    goalsAgainst: Goals against, without those into an empty net.
        int
    shutouts: Games of his alone without a goal against.
        int
    seconds: Playing time in the net.
        float
    average: Goals against in sixty minutes.
        str, may be missing
    """

    person: str
    letters: str
    player: NotRequired[str]
    name: NotRequired[str]
    games: int
    wins: int
    ties: int
    overtimeLosses: int
    losses: int
    goalsAgainst: int
    shutouts: int
    seconds: float
    average: NotRequired[str]


class Comparison(TypedDict):
    """
    books: The ids of the two books.
        list[str]
    same: Whether nothing differs.
        bool
    differences: The differences as an HTML table.
        str
    times: The times at which the rulings differ.
        list[Time]
    """

    books: list[str]
    same: bool
    differences: str
    times: list[Time]


class Completions(TypedDict):
    """
    column: The character in the line at which the word begins, from 1.
        int
    words: The words that may stand there, most likely first.
        list[str]
    """

    column: int
    words: list[str]


class Insertion(TypedDict):
    """
    line: The line of the first of the plays.
        int
    text: The sheet.
        str
    """

    line: int
    text: str


class Step(TypedDict):
    """
    lines: The lines to add to the log; none for an empty line.
        str, may be missing
    period: The period after it.
        int, may be missing
    elapsed: The playing time of that period.
        float, may be missing
    plays: The plays that are added or taken back; for `fix`, the new one and the old.
        list[NamedPlay], may be missing
    changes: The rulings that a late entry or an undo changes.
        list[str], may be missing
    warnings: Warnings about the play, and doubts whether it is a slip.
        list[str], may be missing
    refused: Why the line is refused.
        str, may be missing
    late: `true` if `insert` before the line would make it a late entry.
        bool, may be missing
    """

    lines: NotRequired[str]
    period: NotRequired[int]
    elapsed: NotRequired[float]
    plays: NotRequired[list[NamedPlay]]
    changes: NotRequired[list[str]]
    warnings: NotRequired[list[str]]
    refused: NotRequired[str]
    late: NotRequired[bool]


class NamedPlay(TypedDict):
    """
    id: The id of its line.
        str | int
    text: The play as a line.
        str
    """

    id: str | int
    text: str


class Roster(TypedDict):
    """
    lines: The lines to add to the log.
        str
    players: The players on the list.
        list[Player]
    """

    lines: str
    players: list[Player]


class OpenGame(TypedDict):
    """
    game: Its number.
        int
    format: The format of its log, once it is opened.
        str, may be missing
    plays: The number of its plays, once it is opened.
        int, may be missing
    """

    game: int
    format: NotRequired[str]
    plays: NotRequired[int]


class Error(TypedDict):
    """
    code: The kind of the error.
        'request', 'unreadable', 'missing', 'outside', 'too-large', 'unknown-book', 'no-book', 'no-such-instant', 'no-game', 'incomplete', 'nothing-recorded'
    file: The name of the file.
        str, may be missing
    line: The line, from 1.
        int, may be missing
    column: The character in the line, from 1.
        int, may be missing
    length: How many characters are wrong.
        int, may be missing
    message: The error in words, in one line.
        str
    expected: What was expected.
        str, may be missing
    nearest: What was probably meant.
        str, may be missing
    report: The message as the command prints it.
        str
    """

    code: Literal["request", "unreadable", "missing", "outside", "too-large", "unknown-book", "no-book", "no-such-instant", "no-game", "incomplete", "nothing-recorded"]
    file: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]
    length: NotRequired[int]
    message: str
    expected: NotRequired[str]
    nearest: NotRequired[str]
    report: str


class PlayRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    line: The line of the log, from 1.
        int
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    play: The play in the notation of sheets.
        str
    home_before: The home team's manpower just before the play.
        int
    visiting_before: The visiting team's manpower just before the play.
        int
    home_after: The home team's manpower when play goes on.
        int
    visiting_after: The visiting team's manpower when play goes on.
        int
    home_score: The home team's score after the play.
        int
    visiting_score: The visiting team's score after the play.
        int
    rulings: How many rulings the JSON lines have for it.
        int
    refused: Why the book refuses the play; otherwise empty.
        str, or None
    warnings: Why it cannot have happened so; otherwise empty.
        str, or None
    source: The play's id in its source: a feed's own, or a sheet's line.
        str, or None
    kind: What kind of play it is, as in the JSON lines.
        'from-position', 'whistle', 'face-off', 'period-start', 'period-end', 'game-end', 'other', 'void', 'amend', 'goal-disallowed', 'release', 'penalty-clock', 'clock', 'penalty', 'signal', 'goal', 'penalty-shot', 'shoot-out', 'goalkeeper-off', 'goalkeeper-on', 'left-box', 'back-in-box', 'serves-for', 'captain-choice', 'time-out', 'challenge-upheld', 'challenge-failed', 'challenge-not-reviewed', 'no-change', 'injured', 'in-goal', 'left-ice', 'forfeit', or the source's own word
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    line: int
    period: int
    elapsed: float
    play: str
    home_before: int
    visiting_before: int
    home_after: int
    visiting_after: int
    home_score: int
    visiting_score: int
    rulings: int
    refused: str | None
    warnings: str | None
    source: str | None
    kind: PlayKind
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class RulingRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    line: The line of the log, from 1.
        int
    source: The play's id in its source: a feed's own, or a sheet's line.
        str, or None
    period: The period in which the ruling takes effect.
        int
    elapsed: The playing time of that period when it does.
        float
    effect: What it does: a word, as in the JSON lines.
        'assessed', 'seated', 'placed', 'serves', 'vacated', 'starts', 'sits', 'waits', 'ends', 'expires', 'returns', 'cancelled', 'reduced', 'frozen', 'unstarted', 'paired', 'ejected', 'readmitted', 'called', 'settled', 'signalled', 'choice', 'manpower', 'goalkeeper', 'joined', 'goal', 'won', 'may-leave', 'left-box', 'back-in-box', 'starts-again', 'signal-down', 'call-voided', 'not-assessed', 'penalty-shot', 'penalty-shot-over', 'choice-recorded', 'named-first', 'play-stops', 'play-resumes', 'clock-set', 'running-time', 'game-ends', 'goal-judged-again', 'goal-disallowed', 'shoot-out', 'power-play', 'time-out', 'challenged', 'injured', 'forfeited', 'no-change', 'change', 'in-goal', 'goalkeeper-too-early', 'left-ice', 'point-lost'
    team: The team's letters.
        str, or None
    player: The player whom it concerns: the one who sits, scores or returns.
        str, or None
    offender: Whose penalty it is about.
        str, or None
    call: The class of that penalty, or what was called.
        str, or None
    infraction: The infraction, where the log gives it.
        str, or None
    until_period: The period in which the time that begins runs out.
        int, or None
    until_elapsed: The playing time of that period in which the time that begins runs out.
        float, or None
    reason: Why the penalty ends, or what the scorer gives as the reason.
        str, or None
    key: The provision that decided; empty where only the scorer did.
        Key, or None
    rule: The rule, with its book; empty where none is known.
        str, or None
    unverified: Whether no rule settles the point; empty where only the scorer decided.
        bool, or None
    text: The ruling in words.
        str
    side: The home or the visiting team.
        'home', 'visiting', or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    player_id: The source's own number for the player, where it has one.
        int, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    line: int
    source: str | None
    period: int
    elapsed: float
    effect: Effect
    team: str | None
    player: str | None
    offender: str | None
    call: str | None
    infraction: str | None
    until_period: int | None
    until_elapsed: float | None
    reason: str | None
    key: Key | None
    rule: str | None
    unverified: bool | None
    text: str
    side: Team | None
    team_id: str | None
    player_id: int | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


PenaltyRow = TypedDict("PenaltyRow", {
    "game": 'str',
    "team": 'str | None',
    "player": 'str',
    "class": 'Literal["minor", "major", "match", "misconduct", "game-misconduct", "gross-misconduct", "game-ejection"]',
    "infraction": 'str | None',
    "minutes": 'int',
    "seconds": 'float',
    "set_off": 'bool',
    "called_period": 'int | None',
    "called_elapsed": 'float | None',
    "start_period": 'int | None',
    "start_elapsed": 'float | None',
    "end_period": 'int | None',
    "end_elapsed": 'float | None',
    "end_reason": 'Literal["served", "goal-against", "goal-for", "released", "voided", "replaced", "recorded", "ejected", "not-begun", "game-over", "still-on"]',
    "served_seconds": 'float',
    "source": 'str | None',
    "name": 'str | None',
    "power_play": 'bool',
    "goals_against": 'int',
    "waited": 'float',
    "infraction_key": 'str | None',
    "side": 'Team | None',
    "team_id": 'str | None',
    "player_id": 'int | None',
    "refused_plays": 'int',
    "league": 'str | None',
    "season": 'int | None',
    "date": 'str | None',
    "complete": 'bool',
})
PenaltyRow.__doc__ = """
    game: The log's id, or the name of its file.
        str
    team: The team's letters.
        str, or None
    player: The offender: team and number, or the bench.
        str
    class: The class of the penalty.
        'minor', 'major', 'match', 'misconduct', 'game-misconduct', 'gross-misconduct', 'game-ejection'
    infraction: The infraction, where the log gives it.
        str, or None
    minutes: The minutes on the offender's record; 0 where it was taken back.
        int
    seconds: The time to serve.
        float
    set_off: Whether it was set off against the other team's.
        bool
    called_period: The period in which it was called.
        int, or None
    called_elapsed: The playing time of that period in which it was called.
        float, or None
    start_period: The period in which its time first began.
        int, or None
    start_elapsed: The playing time of that period in which its time first began.
        float, or None
    end_period: The period in which it ended.
        int, or None
    end_elapsed: The playing time of that period in which it ended.
        float, or None
    end_reason: How it ended: `ejected` if nobody sat for it, `still-on` at the end of a log that is not over.
        'served', 'goal-against', 'goal-for', 'released', 'voided', 'replaced', 'recorded', 'ejected', 'not-begun', 'game-over', 'still-on'
    served_seconds: The time served, up to the end of the log where it still runs.
        float
    source: The id, in its source, of the play that called it.
        str, or None
    name: The name of the offender, where names are asked for and the log has it.
        str, or None
    power_play: Whether it counts as a power play of the other team.
        bool
    goals_against: The other team's goals while it ran on the clock.
        int
    waited: The time that it waited for other penalties to end.
        float
    infraction_key: The infraction by the name that all leagues share, where there is one.
        str, or None
    side: The home or the visiting team.
        'home', 'visiting', or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    player_id: The source's own number for the offender, where it has one.
        int, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
"""


class GoalRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    team: The team's letters.
        str, or None
    scorer: Who scored: team and number.
        str, or None
    assist_1: Who had the first assist.
        str, or None
    assist_2: Who had the second assist.
        str, or None
    manpower: `PP`, `SH` or `EV`.
        'EV', 'PP', 'SH'
    empty_net: Whether the net was empty.
        bool
    penalty_shot: Whether it was scored on a penalty shot.
        bool
    awarded: Whether the officials awarded it.
        bool
    home_score: The home team's score after it.
        int
    visiting_score: The visiting team's score after it.
        int
    game_winning: Whether it is the game-winning goal.
        bool
    source: The play's id in its source: a feed's own, or a sheet's line.
        str, or None
    scorer_name: The name of the scorer, where names are asked for and the log has it.
        str, or None
    assist_1_name: The name of the player with the first assist, where names are asked for and the log has it.
        str, or None
    assist_2_name: The name of the player with the second assist, where names are asked for and the log has it.
        str, or None
    ended: The source of the penalty that it ended; empty if it ended none.
        str, or None
    side: The home or the visiting team.
        'home', 'visiting', or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    scorer_id: The source's own number for the scorer, where it has one.
        int, or None
    assist_1_id: The source's own number for the player with the first assist, where it has one.
        int, or None
    assist_2_id: The source's own number for the player with the second assist, where it has one.
        int, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    period: int
    elapsed: float
    team: str | None
    scorer: str | None
    assist_1: str | None
    assist_2: str | None
    manpower: Literal["EV", "PP", "SH"]
    empty_net: bool
    penalty_shot: bool
    awarded: bool
    home_score: int
    visiting_score: int
    game_winning: bool
    source: str | None
    scorer_name: str | None
    assist_1_name: str | None
    assist_2_name: str | None
    ended: str | None
    side: Team | None
    team_id: str | None
    scorer_id: int | None
    assist_1_id: int | None
    assist_2_id: int | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class TeamRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    side: The home or the visiting team.
        'home', 'visiting'
    team: The team's letters.
        str, or None
    score: The score, with the goal of a shoot-out.
        int
    goals: The goals that count.
        int
    even: Goals at even strength.
        int
    power_play: Power-play goals.
        int
    short_handed: Short-handed goals.
        int
    empty_net: Goals into an empty net.
        int
    penalty_shot: Goals on penalty shots.
        int
    power_plays: Power plays: the opportunities.
        int
    minutes: Penalty minutes.
        int
    won: Whether it won; empty where the game is tied or not over.
        bool, or None
    even_seconds: Playing time at even strength.
        float
    power_play_seconds: Playing time with more skaters.
        float
    short_handed_seconds: Playing time with fewer skaters.
        float
    team_id: The source's own name for the team, where it has one.
        str, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    side: Team
    team: str | None
    score: int
    goals: int
    even: int
    power_play: int
    short_handed: int
    empty_net: int
    penalty_shot: int
    power_plays: int
    minutes: int
    won: bool | None
    even_seconds: float
    power_play_seconds: float
    short_handed_seconds: float
    team_id: str | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class StrengthRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    side: The home or the visiting team.
        'home', 'visiting'
    team: The team's letters.
        str, or None
    strength: Its skaters and the opponents', such as `5v4`.
        str
    skaters: The skaters that penalties leave it.
        int
    opponents: The skaters that they leave the opponents.
        int
    seconds: The playing time at that strength.
        float
    team_id: The source's own name for the team, where it has one.
        str, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    side: Team
    team: str | None
    strength: str
    skaters: int
    opponents: int
    seconds: float
    team_id: str | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class PlayerRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    side: The home or the visiting team.
        'home', 'visiting'
    team: The team's letters.
        str, or None
    player: Team and number.
        str, or None
    goals: Goals.
        int
    assists: Assists.
        int
    points: Goals and assists.
        int
    minutes: Penalty minutes.
        int
    plus_minus: Plus-minus; empty where the source does not say who was on the ice.
        int, or None
    name: The name of the player, where names are asked for and the log has it.
        str, or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    player_id: The source's own number for the player, where it has one.
        int, or None
    seconds: The playing time on the ice, with `--shifts`.
        float, or None
    seconds_5v5: That at 5v5, his team's skaters first.
        float, or None
    seconds_5v4: That at 5v4, his team's skaters first.
        float, or None
    seconds_4v5: That at 4v5, his team's skaters first.
        float, or None
    seconds_4v4: That at 4v4, his team's skaters first.
        float, or None
    seconds_5v3: That at 5v3, his team's skaters first.
        float, or None
    seconds_3v5: That at 3v5, his team's skaters first.
        float, or None
    seconds_4v3: That at 4v3, his team's skaters first.
        float, or None
    seconds_3v4: That at 3v4, his team's skaters first.
        float, or None
    seconds_3v3: That at 3v3, his team's skaters first.
        float, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    side: Team
    team: str | None
    player: str | None
    goals: int
    assists: int
    points: int
    minutes: int
    plus_minus: int | None
    name: str | None
    team_id: str | None
    player_id: int | None
    seconds: float | None
    seconds_5v5: float | None
    seconds_5v4: float | None
    seconds_4v5: float | None
    seconds_4v4: float | None
    seconds_5v3: float | None
    seconds_3v5: float | None
    seconds_4v3: float | None
    seconds_3v4: float | None
    seconds_3v3: float | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class IntervalRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    number: The interval's number in the game, from 1.
        int
    strength: The skaters that penalties leave the teams, home first, such as `5v4`.
        str
    home_skaters: The home team's skaters, without an extra attacker.
        int
    visiting_skaters: The visiting team's skaters, without an extra attacker.
        int
    begin_period: The period in which it begins.
        int, or None
    begin_elapsed: The playing time of that period in which it begins.
        float, or None
    end_period: The period in which it ends.
        int, or None
    end_elapsed: The playing time of that period in which it ends.
        float, or None
    seconds: The playing time in it.
        float
    power_play: The number of its row among the power plays, if one is on.
        int, or None
    advantage: The team with more skaters.
        'home', 'visiting', or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    number: int
    strength: str
    home_skaters: int
    visiting_skaters: int
    begin_period: int | None
    begin_elapsed: float | None
    end_period: int | None
    end_elapsed: float | None
    seconds: float
    power_play: int | None
    advantage: Team | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class PowerPlayRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    number: The power play's number in the game, from 1.
        int
    side: The home or the visiting team.
        'home', 'visiting'
    team: The team's letters.
        str, or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    begin_period: The period in which it begins.
        int, or None
    begin_elapsed: The playing time of that period in which it begins.
        float, or None
    end_period: The period in which it ends.
        int, or None
    end_elapsed: The playing time of that period in which it ends.
        float, or None
    seconds: The playing time in it.
        float
    seconds_5v4: The playing time in it at 5v4.
        float
    seconds_5v3: The playing time in it at 5v3.
        float
    seconds_4v3: The playing time in it at 4v3.
        float
    goals: The power-play goals in it.
        int
    opportunities: The opportunities that the book counts in it.
        int
    end_reason: How it ended: with a goal, with its time, or with a penalty to the team with more skaters.
        'goal', 'time', 'penalty', 'other', 'game-end'
    penalties: The sources of the penalties that ran in it, separated by blanks.
        str
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    number: int
    side: Team
    team: str | None
    team_id: str | None
    begin_period: int | None
    begin_elapsed: float | None
    end_period: int | None
    end_elapsed: float | None
    seconds: float
    seconds_5v4: float
    seconds_5v3: float
    seconds_4v3: float
    goals: int
    opportunities: int
    end_reason: Literal["goal", "time", "penalty", "other", "game-end"]
    penalties: str
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


class AttemptRow(TypedDict):
    """
    game: The log's id, or the name of its file.
        str
    period: 1, 2, 3; overtimes count from 4.
        int
    elapsed: The playing time since the period began.
        float
    team: The team's letters.
        str, or None
    player: Who shot: team and number.
        str, or None
    kind: `penalty-shot` or `shoot-out`.
        'penalty-shot', 'shoot-out'
    round: The round of the shoot-out; empty for a penalty shot.
        int, or None
    scored: Whether it was a goal that counts.
        bool
    result: How it ended; `again` if it is taken again.
        'scored', 'missed', 'lost', 'again'
    source: The play's id in its source: a feed's own, or a sheet's line.
        str, or None
    name: The name of the player, where names are asked for and the log has it.
        str, or None
    side: The home or the visiting team.
        'home', 'visiting', or None
    team_id: The source's own name for the team, where it has one.
        str, or None
    player_id: The source's own number for the player, where it has one.
        int, or None
    refused_plays: How many plays of the game are left out: the book refuses them.
        int
    league: The league, where the log gives it.
        str, or None
    season: The year in which the season began, where the log gives it.
        int, or None
    date: The day of the game, such as `2016-04-28`, where the log gives it.
        str, or None
    complete: Whether the plays are all of the game, as far as its source says.
        bool
    """

    game: str
    period: int
    elapsed: float
    team: str | None
    player: str | None
    kind: Literal["penalty-shot", "shoot-out"]
    round: int | None
    scored: bool
    result: Literal["scored", "missed", "lost", "again"]
    source: str | None
    name: str | None
    side: Team | None
    team_id: str | None
    player_id: int | None
    refused_plays: int
    league: str | None
    season: int | None
    date: str | None
    complete: bool


#: The rows that there are, by the word that asks for them.
ROWS = {
    "plays": PlayRow,
    "rulings": RulingRow,
    "penalties": PenaltyRow,
    "goals": GoalRow,
    "teams": TeamRow,
    "strengths": StrengthRow,
    "players": PlayerRow,
    "intervals": IntervalRow,
    "power-plays": PowerPlayRow,
    "attempts": AttemptRow,
}
