"""PenaltyBox: ice hockey's penalties and scoring by the rulebooks.

    >>> import penaltybox
    >>> game = penaltybox.solve("under nhl-2025\\nP1 4:00 A6 2 hooking\\n 5:00 B goal\\n")
    >>> [(penalty["player"], penalty["end_reason"]) for penalty in game.penalties()]
    [('A6', 'goal-against')]
    >>> game.state("P1 4:30")["manpower"]
    {'home': 4, 'visiting': 5}
    >>> [ruling["text"] for ruling in game.what_if("B goal", at="P1 4:30")["rulings"]]
    ["A6's minor is over: power-play goal", 'A6 out of the box', 'power-play goal']

The package calls the library `libpenaltybox` through `ctypes`, and needs only Python's standard library. It
looks for `libpenaltybox` at the path in the environment variable PENALTYBOX_LIBRARY, then in the folder of this
package, then among the system's libraries.

The answers are plain dictionaries and lists, with the names that the command `penaltybox` uses in its JSON.
`penaltybox.answers` has their types, and `help` shows the keys of each answer. If the solver cannot read or play
something, `PenaltyBoxError` is raised with the place of each error.
"""

from __future__ import annotations

import csv
import ctypes
import ctypes.util
import html
import inspect
import io
import json
import os
import pathlib
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal

from . import answers
from .answers import (
    AskedForRows, Asked, Audit, Book, BookDifferences, Check, GameChange, GoalRow, ListedBook, Obligation, PenaltyRow, Play, Questions, Result, Rows, Ruling, SeasonReport, State,
    Step,
)

if TYPE_CHECKING:
    from typing import TypedDict, Union

    Log = Union[str, bytes, bytearray, memoryview, os.PathLike[str]]
    Stage = Literal["exhibition", "regular", "play-offs", "final"]
    Format = Literal["sheet", "cases", "jsonl", "nhl", "hockeytech", "pwhl", "liiga", "csv", "swehockey"]
    class Time(TypedDict):
        """An instant: a period, and the playing time since its beginning, in seconds or as "12:34"."""

        period: int
        elapsed: int | str

    At = Union[str, Time]
    Instant = tuple[Union[int, str], Union[int, float, str]]

__version__: str

__all__ = ["Game", "LiveGame", "Season", "GameHandle", "PenaltyBoxError", "RefusedPlay", "Solver", "solve", "solve_many", "strengths_many", "version"]


class PenaltyBoxError(Exception):
    """The errors in a log or request that the solver could not read or play.

    `errors` are dictionaries with "code" (such as "no-such-instant", or "no-game" if no open game has the
    number), "message" and "report". An error with a place also has "file", "line", "column" and "length".
    "expected" and "nearest" say what would be right. `answer` is the answer for the part before the error,
    or None.
    """

    def __init__(self, errors: list[dict[str, Any]], answer: Any = None):
        super().__init__("\n".join(error["report"] for error in errors))
        self.errors = errors
        self.answer = answer

    def __reduce__(self) -> tuple[Any, ...]:
        return (PenaltyBoxError, (self.errors, self.answer))


class RefusedPlay(Exception):
    """A play that the book refuses, with the reason in words; `late` if `LiveGame.insert` would accept the play."""

    def __init__(self, step: Step):
        super().__init__(step["refused"])
        self.step = step
        self.late = step.get("late", False)

    def __reduce__(self) -> tuple[Any, ...]:
        return (RefusedPlay, (self.step,))


class Solver:
    """The solver, with the rulebooks that were loaded into it.

    A solver keeps the last game, so that further questions about the same log are quick. Several threads may use
    one solver, which answers them one after the other; each thread may also have a solver of its own. A copy, or
    a solver restored from a pickle, is independent and has the same books.
    """

    def __init__(self) -> None:
        self._library = _library()
        self._solver = self._library.penaltybox_new()
        # The requests that loaded books, which a copy repeats.
        self._loads: list[bytes] = []

    def __reduce__(self) -> tuple[Any, ...]:
        # Two objects that share the pointer would both release it.
        return (_solver, (tuple(self._loads),))

    def __del__(self) -> None:
        if getattr(self, "_solver", None):
            self._library.penaltybox_release(self._solver)
            # A game that is collected at the same time may still close itself.
            self._solver = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Returns the whole answer to a request: "answer", "errors" and "notes". Raises nothing."""
        answer: dict[str, Any] = json.loads(self.answer_bytes(json.dumps(request).encode()))
        return answer

    def answer_bytes(self, request: bytes) -> bytes:
        """Returns the answer to a request, both as JSON in UTF-8."""
        found = self._library.penaltybox_answer(self._solver, request, len(request))
        try:
            answer = ctypes.string_at(found)
        finally:
            self._library.penaltybox_free(found)
        if b"load" in request and _has_loaded(request, answer):
            self._loads.append(request)
        return answer

    def ask(self, what: str, **members: Any) -> Any:
        """Returns the answer to the question `what`, such as "books". Members that are None are left out.

        Raises `PenaltyBoxError` if the solver cannot read or play something.
        """
        members = {name: value for name, value in members.items() if value is not None}
        answer = self.answer({"what": what, **members})
        if answer["errors"]:
            raise PenaltyBoxError(answer["errors"], answer.get("answer"))
        return answer["answer"]

    def game(
        self,
        log: Log,
        *,
        book: str | None = None,
        name: str | None = None,
        format: Format | None = None,
        names: bool = False,
        summary: Log | None = None,
        league: str | None = None,
    ) -> Game:
        """Plays the game of `log`.

        `log` is the text of a log in any format that the command reads, or the `pathlib.Path` of its file. `book`
        is the id of the book to play the log under; by default, the log names it. `format` is "sheet", "jsonl",
        "nhl", "hockeytech", "liiga", "csv" or "swehockey"; by default, the solver detects it. With `names`, texts
        contain the players' names that the log has. If `log` is HockeyTech's list of plays, `summary` is the
        summary of the same game. `league` is the game's league, and overrides the league in the log.
        """
        name = name or _name(log)
        about = {
            "log": {"name": name, "text": _text(log, name)},
            "books": [book] if book else None,
            "format": format,
            "names": names or None,
            "summary": None if summary is None else _text(summary, _name(summary, "the summary")),
            "league": league,
        }
        try:
            return Game(self, about)
        except PenaltyBoxError as error:
            _explain_path(error, log)
            raise

    def check(self, cases: str, *, name: str = "the cases") -> Check:
        """Plays the cases of a file. The answer has each case with its result, and how many agree."""
        answer: Check = self.ask("check", log={"name": name, "text": cases})
        return answer

    def season(
        self,
        logs: Mapping[str, str],
        *,
        book: str | None = None,
        person: str | None = None,
        since: str | None = None,
        stage: Stage | None = None,
        names: bool | None = None,
    ) -> SeasonReport:
        """The consequences of a season's games for later games: who is out, until when and by which rule.

        `logs` has the texts of the games by the names of their files. A text whose name ends in ".season" has the
        league's decisions. `person` is the player or the team to report on, such as "TOR6".
        """
        files = [{"name": name, "text": text} for name, text in logs.items()]
        books = None if book is None else [book]
        answer: SeasonReport = self.ask(
            "season", logs=files, books=books, person=person, since=since, stage=stage, names=names
        )
        return answer

    def books(self) -> list[ListedBook]:
        """All books under which the solver can play logs."""
        answer: list[ListedBook] = self.ask("books")
        return answer

    def book(self, book: str) -> Book:
        """The book with this id: its points, each with its rule and its value."""
        answer: Book = self.ask("books", books=[book])
        return answer

    def differences(self, book: str, other: str) -> BookDifferences:
        """The differences between two books."""
        answer: BookDifferences = self.ask("books", books=[book, other])
        return answer

    def load_book(self, text: str, *, name: str = "the book") -> Book:
        """Loads your own rulebook. The solver can then play logs under its id."""
        answer: Book = self.ask("load", book={"name": name, "text": text})
        return answer


#: The log of a game without plays.
_NO_PLAYS = '{"penaltybox":1}\n'


class GameHandle(AskedForRows):
    """A game to ask about: its state at any instant, the effect of a play, its rows and its picture.

    The solver gets the log once, with the first question. A game closes itself when nobody uses it any more.
    """

    def __init__(self, solver: Solver, about: dict[str, Any]) -> None:
        self._solver = solver
        #: The members of a request that say which game it is about.
        self._about = {name: value for name, value in about.items() if value is not None}
        self._number: int | None = None
        self._opening = threading.Lock()

    def __getstate__(self) -> dict[str, Any]:
        # A copy opens the game again, in its own solver.
        return {name: value for name, value in vars(self).items() if name != "_opening"} | {"_number": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _opening=threading.Lock())

    def __del__(self) -> None:
        number: int | None = getattr(self, "_number", None)
        if number is not None:
            self._solver.answer_bytes(b'{"what":"close","game":%d}' % number)

    def ask(self, what: str, **members: Any) -> Any:
        """Answers the question `what` about this game, such as "svg", "scoresheet" or "convert".

        Every door has the same questions with the same members. Raises `PenaltyBoxError` if the solver cannot
        answer.
        """
        with self._opening:
            if self._number is None:
                self._number = self._solver.ask("open", **self._about)["game"]
        return self._solver.ask(what, game=self._number, **members)

    def _repr_svg_(self) -> str:
        """The picture of the game, which a notebook shows."""
        picture: str = self.ask("svg")
        return picture

    def state(
        self, at: At | None = None, *, side: Literal["before", "after"] | None = None
    ) -> State:
        """The game at an instant, or at the log's end: the score, the manpower, who sits.

        `at` is an instant such as "P2 12:34" or {"period": 2, "elapsed": 754}. `side` is "before" or "after"
        the plays of that instant; by default, after.
        """
        answer: State = self.ask("state", at=_instant(at), side=side)
        return answer

    def what_if(self, *plays: str, at: At | None = None) -> Asked:
        """The effect of `plays`, such as "B goal", at an instant: the "rulings" and the game "after"."""
        answer: Asked = self.ask("ask", plays=list(plays), at=_instant(at))
        return answer

    def questions(self, at: At | None = None) -> Questions:
        """The answers to a bench's usual questions at an instant."""
        answer: Questions = self.ask("ask", at=_instant(at))
        return answer

    def changes(self, *, after: str | int | None = None, until: str | int | None = None) -> list[GameChange]:
        """The changes that people outside the rink want to hear: power plays, players out of the box, goals.

        They come from the plays after the play `after`, up to and including the play `until`. Both are a play's id
        or, in a sheet, its line.
        """
        answer: list[GameChange] = self.ask("changes", after=after, until=until)
        return answer

    def columns(self, about: Rows = "plays") -> dict[str, list[Any]]:
        """The rows as columns, for `pandas.DataFrame`, `polars.DataFrame` or `pyarrow.table`."""
        columns: dict[str, list[Any]] = self.ask("rows", rows=about, columns=True)
        return columns

    def csv(self, about: Rows = "plays") -> str:
        """The rows as a table in text, as the command writes it."""
        columns = self.columns(about)
        return _csv(columns, zip(*columns.values()))

    def strengths(
        self,
        instants: str | Iterable[Instant],
        *,
        clock: Literal["elapsed", "remaining"] | None = None,
    ) -> dict[str, list[Any]]:
        """The strength at each of `instants`, as columns.

        An instant is a period and a time, such as (2, "12:34") or ("OT", 154.0). A time that is a number counts
        seconds. `instants` may also be the text of a table whose head has "period" and "time".
        """
        if not isinstance(instants, str):
            instants = _csv(("period", "time"), ((period, time) for period, time in instants))
        columns: dict[str, list[Any]] = self.ask("strength", instants={"text": instants}, clock=clock)
        return columns

    def penalties(self) -> list[PenaltyRow]:
        """The penalties: when each was called, began and ended, why, and the seconds served."""
        return self.rows("penalties")

    def goals(self) -> list[GoalRow]:
        """The goals that count, each with its manpower."""
        return self.rows("goals")

    def audit(
        self, *, official: str | None = None, known: str | None = None, shifts: str | None = None
    ) -> Audit:
        """The differences between the source's own record and the book.

        `official`, `known` and `shifts` are the texts of files: the league's figures, the known errors, and the
        game's shift chart.
        """
        files = {"official": official, "known": known, "shifts": shifts}
        texts = {
            name: {"name": name, "text": text} for name, text in files.items() if text is not None
        }
        answer: Audit = self.ask("audit", **texts)
        return answer


class Game(GameHandle):
    """A played game: its rulings, its state at any instant, and the effect of a further play.

    Iterating over a game gives its plays, each a dictionary with its "rulings".
    """

    #: The plays, each with its "rulings", "score" and strength.
    plays: list[Play]
    #: The score, penalty minutes, power plays and time at each strength at the end.
    result: Result

    def __init__(self, solver: Solver, about: dict[str, Any]) -> None:
        super().__init__(solver, about)
        try:
            lines = self.ask("replay")
        except PenaltyBoxError as error:
            if isinstance(error.answer, dict) and "game" in error.answer:
                solver.ask("close", game=error.answer["game"])
            # This request raises the error together with the answer for the part of the log before the error.
            lines = solver.ask("replay", **self._about)
        self.plays, self.result = lines[:-1], lines[-1]

    def __iter__(self) -> Iterator[Play]:
        return iter(self.plays)

    def __len__(self) -> int:
        return len(self.plays)

    def __repr__(self) -> str:
        score = self.result["score"]
        return f"<penaltybox.Game {self.result['game']}: {score['home']}-{score['visiting']}, {len(self)} plays>"

    def _repr_html_(self) -> str:
        """The score and the penalties, for a notebook that cannot show a picture."""
        score = self.result["score"]
        columns = ("player", "infraction", "minutes", "end_reason")
        rows = ""
        for row in self.penalties():
            cells = (row["player"], row["infraction"], row["minutes"], row["end_reason"])
            rows += "<tr>" + "".join(f"<td>{html.escape(str(cell or ''))}</td>" for cell in cells) + "</tr>"
        head = "".join(f"<th>{name.replace('_', ' ')}</th>" for name in columns)
        name = html.escape(self.result["game"])
        return f"<table><caption>{name}: {score['home']}-{score['visiting']}</caption><tr>{head}</tr>{rows}</table>"

    @property
    def rulings(self) -> list[Ruling]:
        """All rulings, in the order in which they were made."""
        return [ruling for play in self.plays for ruling in play["rulings"]]

    def to_dict(self) -> dict[str, Any]:
        """The game as one flat row: its name, score, and both teams' figures."""
        row: dict[str, Any] = {"game": self.result["game"], "plays": len(self.plays)}
        for team in self.rows("teams"):
            side = team["side"]
            for column, value in team.items():
                if column not in ("game", "side"):
                    row[f"{side}_{column}"] = value
        return row


class LiveGame(GameHandle):
    """A game in progress: plays come one at a time, come late, or are taken back.

        >>> import penaltybox
        >>> live = penaltybox.LiveGame("under nhl-2025\\n")
        >>> live.play("P1 4:00 A6 2 hooking")["plays"]
        [{'id': 'p1', 'text': 'P1 4:00 A6 2 hooking', 'words': 'A6 2 hooking'}]
        >>> live.state("P1 4:30")["manpower"]
        {'home': 4, 'visiting': 5}
        >>> live.undo()["changes"]
        ["A6's minor gone, was until 6:00", 'penalty minutes 0-0, was 2-0']

    `log` may be the head of a sheet, or the log of a game to continue. `text` is the log to store, in JSON lines,
    which only grow. A new `LiveGame` can continue it. No id is used twice.
    """

    def __init__(
        self,
        log: Log = "",
        *,
        book: str | None = None,
        solver: Solver | None = None,
    ) -> None:
        given = _text(log, _name(log)) or _NO_PLAYS
        about = {"log": {"name": "the log", "text": given}, "books": [book] if book else None}
        super().__init__(solver or Solver(), about)
        text: str = self.ask("convert", to="jsonl")
        #: The log in JSON lines. Store it, or after each play the "lines" in the answer.
        # Only JSON lines hold the plays that were taken back, whose ids must not be used again.
        self.text = given if self.ask("format") == "jsonl" else text
        self._about["log"] = {"name": "the log", "text": self.text}

    def __repr__(self) -> str:
        state = self.state()
        return f"<penaltybox.LiveGame P{state['period']} {state['clock']}: {state['score']['home']}-{state['score']['visiting']}>"

    def play(self, line: str, *, clock: Literal["elapsed", "remaining"] | None = None) -> Step:
        """Adds a play such as "P1 4:00 A6 2", or obeys another line that a scorekeeper may type.

        "at 13:30" sets the clock: plays without a time, and `state()`, are then at that time. The step has the
        "lines" to store and the "plays" with their ids; warnings and changes are in words. Raises `RefusedPlay` if
        the book refuses the play; the game is then unchanged.
        """
        step: Step = self.ask("append", line=line, clock=clock)
        if "refused" in step:
            raise RefusedPlay(step)
        self.text += step.get("lines", "")
        self._about["log"] = {"name": "the log", "text": self.text}
        return step

    def insert(self, line: str, *, clock: Literal["elapsed", "remaining"] | None = None) -> Step:
        """Adds a forgotten play where its time belongs."""
        return self.play(f"insert {line}", clock=clock)

    def undo(self, play: str | None = None) -> Step:
        """Takes back the play with this id, such as "p3", or else the last entry."""
        return self.play(f"undo @{play}" if play else "undo")


class Season:
    """A season's games, and their consequences for later games: who is out, until when and by which rule.

        >>> import penaltybox
        >>> season = penaltybox.Season()
        >>> season.add("under nhl-2025\\nhome TOR\\nvisiting OTT\\nP1 4:00 TOR6 M\\n", name="one.sheet")
        >>> [(row["person"], row["text"]) for row in season.out]
        [('TOR6', 'pending a hearing: match penalty, game one.sheet (against OTT)')]

    `logs` has the texts of the first games by the names of their files. `book` is the id of the book by whose rules
    games follow from one another; by default, the book of the first game.
    """

    def __init__(self, logs: Mapping[str, str] | None = None, *, book: str | None = None, solver: Solver | None = None) -> None:
        self._solver = solver or Solver()
        #: The texts by the names of their files.
        self.logs = dict(logs or {})
        self.book = book

    def add(self, log: Log, *, name: str | None = None) -> None:
        """Adds a game, in any order. A text whose name ends in ".season" has the league's decisions.

        A log of the same name replaces the one before.
        """
        name = name or _name(log, f"log {len(self.logs) + 1}")
        self.logs[name] = _text(log, name)

    def report(
        self, *, person: str | None = None, since: str | None = None, stage: Stage | None = None, names: bool | None = None
    ) -> SeasonReport:
        """The report for the next game, with the arguments of `Solver.season`."""
        return self._solver.season(self.logs, book=self.book, person=person, since=since, stage=stage, names=names)

    @property
    def out(self) -> list[Obligation]:
        """The people who may not play in the next game."""
        return self.report()["out"]


def solve(
    log: Log,
    *,
    book: str | None = None,
    name: str | None = None,
    format: Format | None = None,
    names: bool = False,
    summary: Log | None = None,
    league: str | None = None,
) -> Game:
    """Plays the game of `log` with a new solver; see `Solver.game`."""
    return Solver().game(
        log, book=book, name=name, format=format, names=names, summary=summary, league=league
    )


def solve_many(
    logs: Iterable[Log],
    rows: Rows | Sequence[Rows] = "teams",
    *,
    book: str | None = None,
    league: str | None = None,
    threads: int | None = None,
    errors: list[PenaltyBoxError] | None = None,
    names: Iterable[str] | None = None,
) -> dict[str, Any]:
    """Plays many games on all cores, or in `threads` threads; returns their `rows` as columns.

    `pandas.DataFrame`, `polars.DataFrame` and `pyarrow.table` take the columns as they are. If `rows` names several
    kinds, such as `["goals", "penalties"]`, the answer has the columns of each kind under its name, and each game is
    played once. `names` are the logs' names; by default, a file has its own name, and texts are `log 1`, `log 2`.
    `league` is the games' league, and overrides the league in the logs. The plays and the summary of a HockeyTech
    game are one game if they have the same id or matching file names. A game that comes twice is played once, with a
    warning.

    If the solver cannot read or play a log to its end, it raises the error. With a list `errors`, it adds the error
    to the list, and keeps the rows of the part before the error.
    """
    kinds = [rows] if isinstance(rows, str) else list(rows)
    # A game without plays has all columns, so that they are there even without a log.
    empty = Solver().game("under nhl-2025\n")
    tables: dict[str, dict[str, list[Any]]] = {kind: {name: [] for name in empty.columns(kind)} for kind in kinds}
    requests = [{"what": "rows", "rows": kind, "columns": True} for kind in kinds]
    for _, found in _many(logs, lambda name: requests, book, league, threads, errors, names):
        for kind, answer in zip(kinds, found):
            for name, values in (answer or {}).items():
                tables[kind][name].extend(values)
    return tables[rows] if isinstance(rows, str) else tables


def strengths_many(
    logs: Iterable[Log],
    instants: Mapping[str, Iterable[Instant]],
    *,
    book: str | None = None,
    league: str | None = None,
    threads: int | None = None,
    errors: list[PenaltyBoxError] | None = None,
    names: Iterable[str] | None = None,
) -> dict[str, list[Any]]:
    """The strength at the `instants` of many games, as columns that begin with "log", "period" and "time".

    `instants` has the instants of each game by the name of its log, such as `{"2024020001.json": [(2, "12:34")]}`.
    `GameHandle.strengths` explains an instant, `solve_many` the other arguments.
    """
    tables = {name: list(table) for name, table in instants.items()}
    asked = Solver().game("under nhl-2025\n").strengths([])
    columns: dict[str, list[Any]] = {name: [] for name in ("log", "period", "time", *asked)}

    def requests(name: str) -> list[dict[str, Any]]:
        text = _csv(("period", "time"), tables.get(name, []))
        return [{"what": "strength", "instants": {"text": text}}] if name in tables else []

    for called, found in _many(logs, requests, book, league, threads, errors, names):
        for answer in found:
            for (period, time), _ in zip(tables[called], next(iter((answer or {"": []}).values()))):
                columns["log"].append(called)
                columns["period"].append(period)
                columns["time"].append(time)
            for name, values in (answer or {}).items():
                columns[name].extend(values)
    return columns


def _many(
    logs: Iterable[Log],
    requests: Callable[[str], list[dict[str, Any]]],
    book: str | None,
    league: str | None,
    threads: int | None,
    errors: list[PenaltyBoxError] | None,
    names: Iterable[str] | None,
) -> Iterator[tuple[str, list[Any]]]:
    """The name of each game of `logs`, and the answers to its `requests`. `solve_many` explains the other arguments."""
    if isinstance(logs, (str, bytes, bytearray, memoryview, os.PathLike, Mapping)):
        raise TypeError(f"logs are a list of texts, bytes or pathlib.Path, not {type(logs).__name__}")
    given = list(logs)
    called = list(names) if names is not None else [_name(log, f"log {place}") for place, log in enumerate(given, 1)]
    if len(called) != len(given):
        raise TypeError(f"there are {len(given)} logs and {len(called)} names")
    # Files in different folders may have the same name, so the whole paths tell them apart.
    paths = [str(log) if isinstance(log, os.PathLike) else name for log, name in zip(given, called)]
    heads = [{"name": path, "text": _head(log)} for path, log in zip(paths, given)]
    listed = Solver().answer({"what": "games", "logs": heads})
    for note in listed["notes"]:
        warnings.warn(note, stacklevel=3)
    local = threading.local()

    def answers(game: dict[str, int]) -> list[dict[str, Any]]:
        if not hasattr(local, "solver"):
            local.solver = Solver()
        log, summary = game["log"], game.get("summary")
        about: dict[str, Any] = {"books": [book]} if book is not None else {}
        if league is not None:
            about["league"] = league
        try:
            about["log"] = {"name": called[log], "text": _text(given[log], called[log])}
            if summary is not None:
                about["summary"] = _text(given[summary], called[summary])
        except PenaltyBoxError as error:
            return [{"errors": error.errors}]
        # The solver keeps the last game, so it plays this log once.
        return [local.solver.answer({**request, **about}) for request in requests(called[log])]

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for game, found in zip(listed["answer"], pool.map(answers, listed["answer"])):
            wrong = next((answer for answer in found if answer["errors"]), None)
            if wrong is not None:
                error = PenaltyBoxError(wrong["errors"], wrong.get("answer"))
                _explain_path(error, given[game["log"]])
                if errors is None:
                    raise error
                errors.append(error)
            yield called[game["log"]], [answer.get("answer") for answer in found]


def _csv(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    """A table as text, with `head` as its first line."""
    table = io.StringIO()
    csv.writer(table, lineterminator="\n").writerows([tuple(head), *rows])
    return table.getvalue()


def _explain(owner: Any) -> None:
    """Adds to the documentation of each question of `owner` the keys of its answer."""
    about = {name: getattr(value, "__annotations__", {}).get("return") for name, value in vars(owner).items()}
    for name, kind in {**about, **getattr(owner, "__annotations__", {})}.items():
        shape = getattr(answers, str(kind).replace("list[", "").rstrip("]"), None)
        # The documentation of its class explains an attribute.
        question = vars(owner).get(name, owner)
        if hasattr(shape, "__required_keys__") and callable(question) and question.__doc__:
            words = f"`{name}` is a list; each has:" if str(kind).startswith("list") else f"`{name}` has:"
            question.__doc__ = "\n\n".join(inspect.cleandoc(text or "") for text in (question.__doc__, words, shape.__doc__))


def __getattr__(name: str) -> str:
    # Loading this package need not load the library.
    if name == "__version__":
        return version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def version() -> str:
    """The version of the library."""
    name: bytes = _library().penaltybox_version()
    return name.decode()


def _solver(loads: tuple[bytes, ...]) -> Solver:
    """A new solver that has answered the requests `loads`."""
    solver = Solver()
    for request in loads:
        solver.answer_bytes(request)
    return solver


def _has_loaded(request: bytes, answer: bytes) -> bool:
    """Whether `request` has loaded a book."""
    found = json.loads(answer)
    return "answer" in found and json.loads(request).get("what") == "load"


def _text(log: Log, name: str) -> str:
    """The text `log`, or the text of the file at the path `log`. Errors name it `name`."""
    if isinstance(log, os.PathLike):
        log = pathlib.Path(log).read_bytes()
    if isinstance(log, (bytearray, memoryview)):
        log = bytes(log)
    if not isinstance(log, (str, bytes)):
        raise TypeError(f"a log is a text, bytes or a pathlib.Path, not {type(log).__name__}")
    try:
        return log.decode() if isinstance(log, bytes) else log
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        message = "this is not UTF-8"
        place: dict[str, Any] = {"file": name, "line": line, "column": column}
        raise PenaltyBoxError(
            [{"code": "unreadable", **place, "message": message, "report": f"{name}:{line}:{column}: {message}"}]
        ) from None


def _head(log: Log) -> str:
    """The beginning of a log, which says which game it is."""
    if isinstance(log, os.PathLike):
        with open(log, "rb") as file:
            log = file.read(4096)
    beginning = log[:4096] if isinstance(log, (str, bytes, bytearray, memoryview)) else _text(log, "")
    return beginning if isinstance(beginning, str) else bytes(beginning).decode("utf-8", "replace")


def _name(log: Log, other: str = "the log") -> str:
    """The name of the file at the path `log`, or `other` for a text."""
    return pathlib.Path(log).name if isinstance(log, os.PathLike) else other


def _explain_path(error: PenaltyBoxError, log: Log) -> None:
    """Adds advice to `error` if the text `log` looks like the path of a file."""
    if not isinstance(log, str) or "\n" in log or len(log) > 1024:
        return
    if log.endswith((".sheet", ".json", ".jsonl", ".cases")) or os.path.isfile(log):
        error.args = (f"{error}\n{log!r} is taken as the text of a log; for a file, give pathlib.Path({log!r})",)


def _instant(at: Any) -> Any:
    """The instant `at` of a request."""
    if at is None or isinstance(at, (str, Mapping)):
        return at
    raise TypeError(f'an instant is "P2 12:34" or {{"period": 2, "elapsed": 754}}, not {at!r}')


_loaded: ctypes.CDLL | None = None


def _library() -> ctypes.CDLL:
    """The library, loaded once."""
    global _loaded
    if _loaded is None:
        library = ctypes.CDLL(_path())
        library.penaltybox_version.restype = ctypes.c_char_p
        library.penaltybox_new.restype = ctypes.c_void_p
        library.penaltybox_release.argtypes = [ctypes.c_void_p]
        library.penaltybox_free.argtypes = [ctypes.c_void_p]
        # As a pointer, because a text would lose the address that must be released.
        library.penaltybox_answer.restype = ctypes.c_void_p
        library.penaltybox_answer.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
        _loaded = library
    return _loaded


def _path() -> str:
    """The path of the library."""
    chosen = os.environ.get("PENALTYBOX_LIBRARY")
    if chosen:
        return chosen
    name = "libpenaltybox.dylib" if sys.platform == "darwin" else "libpenaltybox.so"
    here = pathlib.Path(__file__).resolve().parent
    if (here / name).exists():
        return str(here / name)
    found = ctypes.util.find_library("penaltybox")
    if found:
        return found
    raise ImportError(
        f"{name} is neither in {here} nor where the system keeps libraries; "
        "build it with .ci/library, or set PENALTYBOX_LIBRARY to its path"
    )


for _owner in (Solver, GameHandle, Game):
    _explain(_owner)
