"""PenaltyBox: ice hockey's penalties and scoring by the rulebooks.

    >>> import penaltybox
    >>> game = penaltybox.solve("under nhl-2025\\nP1 4:00 A6 2 hooking\\n 5:00 B goal\\n")
    >>> [(penalty["player"], penalty["end_reason"]) for penalty in game.penalties()]
    [('A6', 'goal-against')]
    >>> game.state("P1 4:30")["manpower"]
    {'home': 4, 'visiting': 5}
    >>> [ruling["text"] for ruling in game.what_if("B goal", at="P1 4:30")["rulings"]]
    ['A6 ends, goal against', 'A6 returns', 'goal PP']

It calls the library `libpenaltybox` by way of `ctypes` and needs nothing but the standard library. The
library is looked for where the environment variable PENALTYBOX_LIBRARY says, beside this file, in the
folder `penaltybox.libs` beside it, and then where the system keeps libraries.

What comes back are plain dictionaries and lists, with the names that the command `penaltybox` uses in its
JSON. What could not be read or played raises `PenaltyBoxError`, which tells each error's place.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import pathlib
import sys
from collections.abc import Iterator
from typing import Any

__all__ = ["Game", "PenaltyBoxError", "Solver", "solve", "version"]


class PenaltyBoxError(Exception):
    """What could not be read or played.

    `errors` are dictionaries with "code", "message" and "report"; where an error has a place, also with "file",
    "line", "column" and "length", and "expected" and "nearest" say what would be right. `answer` is what
    could be answered for the part before the error, or None.
    """

    def __init__(self, errors: list[dict[str, Any]], answer: Any = None):
        super().__init__("\n".join(error["report"] for error in errors))
        self.errors = errors
        self.answer = answer


class Solver:
    """The solver, with the rulebooks that were loaded into it.

    It keeps the game that it was asked about last, so that further questions about one log are quick.
    Several threads may use one solver, which answers one after the other; each may also have its own.
    A copy, and what is made of a pickle, is a solver of its own with the same books.
    """

    def __init__(self) -> None:
        self._library = _library()
        self._solver = self._library.penaltybox_new()
        # The requests that loaded books, by which a copy gets them too.
        self._loads: list[bytes] = []

    def __reduce__(self) -> tuple[Any, ...]:
        # Two objects that share the pointer would both release it.
        return (_solver, (tuple(self._loads),))

    def __del__(self) -> None:
        if getattr(self, "_solver", None):
            self._library.penaltybox_release(self._solver)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The whole answer to a request: "answer", "errors" and "notes". It raises nothing."""
        return json.loads(self.answer_bytes(json.dumps(request).encode()))

    def answer_bytes(self, request: bytes) -> bytes:
        """The answer to a request, both as JSON in UTF-8."""
        length = ctypes.c_size_t()
        found = self._library.penaltybox_answer(
            self._solver, request, len(request), ctypes.byref(length)
        )
        try:
            answer = ctypes.string_at(found, length.value)
        finally:
            self._library.penaltybox_free(found)
        if b"load" in request and _has_loaded(request, answer):
            self._loads.append(request)
        return answer

    def ask(self, what: str, **members: Any) -> Any:
        """What `what` asks for, such as "books"; members that are None are left out.

        Raises `PenaltyBoxError` where anything could not be read or played.
        """
        members = {name: value for name, value in members.items() if value is not None}
        answer = self.answer({"what": what, **members})
        if answer["errors"]:
            raise PenaltyBoxError(answer["errors"], answer.get("answer"))
        return answer["answer"]

    def game(
        self,
        log: str | bytes | os.PathLike[str],
        *,
        book: str | None = None,
        name: str | None = None,
        format: str | dict[str, Any] | None = None,
        names: bool = False,
        summary: str | bytes | os.PathLike[str] | None = None,
        league: str | None = None,
    ) -> Game:
        """The game of `log`, played.

        `log` is the text of a log in any format that the command reads, or a `pathlib.Path` to one.
        `book` is the id of the book to play it under, otherwise the log's own. `format` is "sheet",
        "jsonl", "nhl" or "hockeytech", otherwise it is detected. With `names`, texts have the names of players
        where the log has them. `summary` is the summary of the same game, where `log` is HockeyTech's list
        of its plays. `league` is the league whose game it is, whatever the log says.
        """
        if isinstance(log, os.PathLike):
            name = name or pathlib.Path(log).name
        return Game(
            self, _text(log), book=book, name=name or "the log", format=format, names=names,
            summary=None if summary is None else _text(summary), league=league,
        )

    def check(self, cases: str, *, name: str = "the cases") -> dict[str, Any]:
        """Plays the cases of a file: each with its result, and how many agree."""
        return self.ask("check", log={"name": name, "text": cases})

    def books(self) -> list[dict[str, Any]]:
        """All books that logs can be played under."""
        return self.ask("books")

    def book(self, book: str) -> dict[str, Any]:
        """The book with this id: its points, each with its rule and its value."""
        return self.ask("books", books=[book])

    def differences(self, book: str, other: str) -> dict[str, Any]:
        """What two books differ in."""
        return self.ask("books", books=[book, other])

    def load_book(self, text: str, *, name: str = "the book") -> dict[str, Any]:
        """Loads a rulebook of your own, under whose id logs are played from then on."""
        return self.ask("load", book={"name": name, "text": text})


class Game:
    """A played game: what was ruled, its state at any instant, and what would follow.

    Iterating over it gives its plays, each a dictionary with its "rulings".
    """

    def __init__(
        self,
        solver: Solver,
        text: str,
        *,
        book: str | None,
        name: str,
        format: str | None,
        names: bool,
        summary: str | None,
        league: str | None,
    ) -> None:
        self._solver = solver
        self._about = {
            "log": {"name": name, "text": text},
            "books": [book] if book else None,
            "format": format,
            "names": names or None,
            "summary": summary,
            "league": league,
        }
        lines = self.ask("replay")
        #: The plays, each with its "rulings", "score" and strength.
        self.plays: list[dict[str, Any]] = lines[:-1]
        #: The score, penalty minutes, power plays and time at each strength at the end.
        self.result: dict[str, Any] = lines[-1]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.plays)

    def __len__(self) -> int:
        return len(self.plays)

    def ask(self, what: str, **members: Any) -> Any:
        """What `what` asks for about this game; raises `PenaltyBoxError` where that cannot be answered."""
        return self._solver.ask(what, **self._about, **members)

    @property
    def rulings(self) -> list[dict[str, Any]]:
        """All rulings, in the order in which they were made."""
        return [ruling for play in self.plays for ruling in play["rulings"]]

    def state(self, at: str | dict[str, Any] | None = None, *, side: str | None = None) -> dict[str, Any]:
        """The game at an instant such as "P2 12:34" or {"period": 2, "elapsed": 754}, or at the log's end: score, manpower, who sits.

        `side` is "before" or "after" the plays of that instant; otherwise after them.
        """
        return self.ask("state", at=at, side=side)

    def what_if(self, *plays: str, at: str | dict[str, Any] | None = None) -> dict[str, Any]:
        """What `plays`, such as "B goal", would bring at an instant: the "rulings" and the game "after"."""
        return self.ask("ask", plays=list(plays), at=at)

    def questions(self, at: str | dict[str, Any] | None = None) -> dict[str, Any]:
        """What a bench usually asks at an instant, answered."""
        return self.ask("ask", at=at)

    def rows(self, about: str = "plays") -> list[dict[str, Any]]:
        """Rows for a data frame.

        They are about "plays", "rulings", "penalties", "goals", "teams", "strengths" or "players".
        """
        return self.ask("rows", rows=about)

    def penalties(self) -> list[dict[str, Any]]:
        """The penalties: when each was called, began and ended, why, and the seconds served."""
        return self.rows("penalties")

    def goals(self) -> list[dict[str, Any]]:
        """The goals that count, each with its manpower."""
        return self.rows("goals")

    def to_dict(self) -> dict[str, Any]:
        """The game as one flat row: its name, score, and both teams' figures."""
        row: dict[str, Any] = {"game": self.result["game"], "plays": len(self.plays)}
        for team in self.rows("teams"):
            side = team["side"]
            for column, value in team.items():
                if column not in ("game", "side"):
                    row[f"{side}_{column}"] = value
        return row


def solve(
    log: str | bytes | os.PathLike[str],
    *,
    book: str | None = None,
    name: str | None = None,
    format: str | dict[str, Any] | None = None,
    names: bool = False,
    summary: str | bytes | os.PathLike[str] | None = None,
    league: str | None = None,
) -> Game:
    """The game of `log`, played by a solver of its own; see `Solver.game`."""
    return Solver().game(
        log, book=book, name=name, format=format, names=names, summary=summary, league=league
    )


def version() -> str:
    """The version of the library."""
    return _library().penaltybox_version().decode()


def _solver(loads: tuple[bytes, ...]) -> Solver:
    """A solver to which `loads` are the first requests."""
    solver = Solver()
    for request in loads:
        solver.answer_bytes(request)
    return solver


def _has_loaded(request: bytes, answer: bytes) -> bool:
    """Whether `request` has loaded a book."""
    found = json.loads(answer)
    return "answer" in found and json.loads(request).get("what") == "load"


def _text(log: str | bytes | os.PathLike[str]) -> str:
    """A text, or that of a file."""
    if isinstance(log, os.PathLike):
        log = pathlib.Path(log).read_bytes()
    return log.decode("utf-8", "replace") if isinstance(log, bytes) else log


_loaded: ctypes.CDLL | None = None


def _library() -> ctypes.CDLL:
    """The library, loaded once."""
    global _loaded
    if _loaded is None:
        library = ctypes.CDLL(_path())
        size = ctypes.POINTER(ctypes.c_size_t)
        library.penaltybox_version.restype = ctypes.c_char_p
        library.penaltybox_new.restype = ctypes.c_void_p
        library.penaltybox_release.argtypes = [ctypes.c_void_p]
        library.penaltybox_free.argtypes = [ctypes.c_void_p]
        # The address is kept, so that the answer can be released.
        library.penaltybox_answer.restype = ctypes.c_void_p
        library.penaltybox_answer.argtypes = [
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, size
        ]
        _loaded = library
    return _loaded


def _path() -> str:
    """Where the library is."""
    chosen = os.environ.get("PENALTYBOX_LIBRARY")
    if chosen:
        return chosen
    name = "libpenaltybox.dylib" if sys.platform == "darwin" else "libpenaltybox.so"
    here = pathlib.Path(__file__).resolve().parent
    for folder in (here, here / "penaltybox.libs"):
        if (folder / name).exists():
            return str(folder / name)
    found = ctypes.util.find_library("penaltybox")
    if found:
        return found
    raise ImportError(
        f"{name} is neither beside {__file__} nor where the system keeps libraries; "
        "build it with .ci/library, or set PENALTYBOX_LIBRARY to its path"
    )
