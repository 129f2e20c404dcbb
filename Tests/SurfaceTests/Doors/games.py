"""Uses the Python module as a person would: python3 games.py REPOSITORY."""

import copy
import gc
import pathlib
import pickle
import sys
import threading
import warnings

import penaltybox

games = sorted((pathlib.Path(sys.argv[1]) / "Cases" / "games").glob("*.sheet"))
solver = penaltybox.Solver()
rows = [solver.game(path).to_dict() for path in games]
assert len(rows) == len(games) > 2, rows
for row in rows:
    assert row["home_score"] + row["visiting_score"] > 0, row
    assert isinstance(row["home_minutes"], int), row

game = solver.game(games[0])
assert len(game) == len(list(game)) > 50
assert {"starts", "ends"} <= {ruling["effect"] for ruling in game.rulings}
penalties = game.penalties()
assert all(penalty["minutes"] in (2, 4, 5, 10, 15, 20, 25) for penalty in penalties), penalties
assert sum(1 for goal in game.goals()) == sum(game.result["score"].values()), game.result
assert game.state("P1 0:00")["score"] == {"home": 0, "visiting": 0}
call = game.what_if("TOR bench 2", at="P1 0:00")
assert call["after"]["manpower"] == {"home": 4, "visiting": 5}, call

try:
    penaltybox.solve("under nhl-2025\nP1 4:00 A6 hok\n", name="bad.sheet")
except penaltybox.PenaltyBoxError as error:
    assert (error.errors[0]["line"], error.errors[0]["column"]) == (2, 12), error.errors
    assert str(error).startswith("bad.sheet:2:12: expected a call"), error
else:
    raise AssertionError("a bad sheet raises nothing")

# Many games at once, as columns, with the errors of some.
columns = penaltybox.solve_many(games)
assert columns["minutes"] == [row[f"{side}_minutes"] for row in rows for side in ("home", "visiting")], columns
assert columns["game"][::2] == [row["game"] for row in rows], columns["game"]
errors: list = []
some = penaltybox.solve_many([games[0], "under nhl-2025\nP1 4:00 A6 hok\n"], "goals", threads=1, errors=errors)
assert len(errors) == 1 and some == game.columns("goals"), errors
try:
    penaltybox.solve_many(["hok"])
except penaltybox.PenaltyBoxError as error:
    assert error.errors[0]["line"] == 1, error.errors
else:
    raise AssertionError("a bad log among many raises nothing")

# Several kinds of rows in one pass, as a table's text, and the strength at instants of many games.
both = penaltybox.solve_many(games[:2], ["goals", "penalties"])
assert both["goals"] == penaltybox.solve_many(games[:2], "goals"), both["goals"].keys()
assert both["penalties"]["player"], both["penalties"].keys()
assert game.csv("goals").startswith(",".join(game.columns("goals")) + "\n"), game.csv("goals")
assert penaltybox.solve_many(games[:1], book="nhl-2025", league="whl")["league"] == ["whl", "whl"]
found = penaltybox.strengths_many(games[:2], {games[1].name: [(1, "0:10"), (2, 15)]})
assert found["log"] == [games[1].name] * 2 and len(found["period"]) == 2, found

# What people outside the rink want to hear, between any two plays.
told = penaltybox.solve("under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n 6:00 A7 2\n")
assert [change["change"] for change in told.changes(until=2)] == ["power-play"], told.changes(until=2)
assert {change["change"] for change in told.changes(after=2, until=3)} == {"goal", "out-of-box", "power-play-ends"}
live = penaltybox.LiveGame("under nhl-2025\n")
assert [change["text"] for change in live.play("P1 4:00 A6 2")["news"]] == ["P1 4:00 power play B"]
assert [change["change"] for change in live.undo()["news"]] == ["power-play-taken-back"]

# Each text has a name of its own; a set, bytes and generators are logs, too; one log, or a dictionary, is not.
text = "under nhl-2025\nP1 4:00 A6 2\n"
assert penaltybox.solve_many([text, text.encode()], "penalties")["game"] == ["log 1", "log 2"]
assert penaltybox.solve_many({text}, "penalties")["game"] == ["log 1"]
assert penaltybox.solve_many((text for _ in "ab"), "penalties", names=["a", "b"])["game"] == ["a", "b"]
for wrong in (text, text.encode(), games[0], {"a": text}):
    try:
        penaltybox.solve_many(wrong)  # type: ignore[arg-type]
    except TypeError as error:
        assert "logs are a list" in str(error), error
    else:
        raise AssertionError("one log is taken as many")

# Nothing is an empty table, and a wrong word is refused even then.
empty = penaltybox.solve_many([], "power-plays")
assert "end_reason" in empty and not any(empty.values()), empty
try:
    penaltybox.solve_many([], "penaltis")  # type: ignore[arg-type]
except penaltybox.PenaltyBoxError as error:
    assert "the nearest is `penalties`" in str(error), error
else:
    raise AssertionError("rows that do not exist are taken")

# Bytes that are not UTF-8 have a place.
bad = b"under nhl-2025\nP1 4:00 A6 2 h\xe4king\n"
for ask in (penaltybox.solve, penaltybox.LiveGame, lambda log: penaltybox.solve_many([log])):
    try:
        ask(bad)
    except penaltybox.PenaltyBoxError as error:
        assert ":2:15: this is not UTF-8" in str(error), error
        assert (error.errors[0]["line"], error.errors[0]["column"]) == (2, 15), error.errors
    else:
        raise AssertionError("bytes that are not UTF-8 are taken")
errors = []
assert penaltybox.solve_many([bad, text], "penalties", errors=errors)["game"] == ["log 2"] and len(errors) == 1

# A path and a number are explained.
for ask in (penaltybox.solve, lambda log: penaltybox.solve_many([log])):
    try:
        ask("game.sheet")
    except penaltybox.PenaltyBoxError as error:
        assert "pathlib.Path('game.sheet')" in str(error), error
    else:
        raise AssertionError("a path is taken as a log")
try:
    solver.game(text).state(at=270)  # type: ignore[arg-type]
except TypeError as error:
    assert '"P2 12:34"' in str(error) and "270" in str(error), error
else:
    raise AssertionError("a number is taken as an instant")
assert penaltybox.__version__ == penaltybox.version()

# The strength at any instants.
sheet = penaltybox.solve("under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n")
strengths = sheet.strengths([(1, 270), ("P1", "5:00"), (9, "1:00")])
assert strengths["at"] == ["4v5", "4v5", None] and strengths["after"] == ["4v5", "5v5", None], strengths
assert strengths == sheet.strengths("time,period,shot\n4:30,1,a\n5:00,1,b\n1:00,9,c\n"), strengths
assert sheet.strengths([("1\n1", "4:00"), (1, "4:30")])["at"] == [None, "4v5"]

# A league that the log does not name, and one without a book in the package.
assert "assumedBook" not in penaltybox.solve("P1 4:00 A6 2\n", league="NHL").result
assert penaltybox.solve("P1 4:00 A6 2\n", league="SPHL").result["assumedBook"]

# HockeyTech's list of plays, and the summary of the same game.
plays = '{"GC":{"Parameters":{"client_code":"whl"},"Pxpverbose":[]}}'
team = '{"id":"%s","team_code":"%s"}'
summary = (
    '{"GC":{"Gamesummary":{"meta":{"id":"77","date_played":"2024-11-09"},"home":%s,"visitor":%s}}}'
    % (team % (1, "SPO"), team % (2, "KEL"))
)
assert penaltybox.solve(plays, summary=summary).result["game"] == "77"

# The two files are one game, in whatever order, and a repeated game gives one warning.
plays = plays.replace('{"client_code":"whl"}', '{"client_code":"whl","game_id":"77"}')
summary = summary.replace('{"Gamesummary"', '{"Parameters":{"client_code":"whl","game_id":"77"},"Gamesummary"')
for order in ([plays, summary], [summary, plays]):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert penaltybox.solve_many(order)["game"] == ["77", "77"] and not said, said
        assert penaltybox.solve_many(order + order)["game"] == ["77", "77"]
        assert [str(warning.message) for warning in said] == [
            "log 3: the same game as log 1; taken once", "log 4: the same game as log 2; taken once"
        ], said

# Several threads share one solver.
found = []
def ask(path):
    found.append(solver.game(path).to_dict() in rows)
threads = [threading.Thread(target=ask, args=(path,)) for path in games * 3]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert found == [True] * len(threads), found

# Copies and pickles are independent solvers and games, with the loaded books.
book = (
    '{"id":"ours","name":"Ours","league":"Ours","extends":"nhl-2025",'
    '"provisions":{"minor-length":{"value":"1:00","rule":"1"}}}'
)
text = "P1 4:00 A6 2\n 4:30 whistle\n"
first = penaltybox.Solver()
first.load_book(book)
ours = first.game(text, book="ours")
for made in (copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
    again = made(first)
    assert again.game(text, book="ours").penalties() == ours.penalties()
    game = made(ours)
    assert (game.plays, game.result) == (ours.plays, ours.result)
    assert game.state("P1 4:59")["box"][0]["remaining"] == 1, game.state("P1 4:59")
    del again, game
    gc.collect()
again = copy.copy(first)
del first
gc.collect()
assert len(again.game(text, book="ours").penalties()) == 1

# A game is a handle: its log is sent with the first question alone, and it is closed when nothing has it.
class Counting(penaltybox.Solver):
    def answer_bytes(self, request: bytes) -> bytes:
        self.asked = getattr(self, "asked", []) + [request]
        return super().answer_bytes(request)


counting = Counting()
game = counting.game(games[0])
states = [game.state(f"P1 {minute}:00") for minute in range(1, 20)]
sizes = [len(request) for request in counting.asked]
assert max(sizes[1:]) < 100 < sizes[0], sizes
other = counting.game(games[1])
other.state(), game.state(), other.state()
assert game.state("P1 1:00") == states[0]
del game
gc.collect()
assert b'"close"' in counting.asked[-1], counting.asked[-1]

# Notebooks: a picture, a table, a line.
assert other._repr_svg_().startswith("<svg") and other._repr_html_().startswith("<table"), other
assert repr(other).startswith("<penaltybox.Game ") and "plays>" in repr(other), repr(other)

# A live game: late, refused, taken back, stored and resumed without losing a play.
live = penaltybox.LiveGame("under nhl-2025\n")
live.play("P1 4:00 A6 2 hooking")
live.play("P1 5:00 B goal")
try:
    live.play("P1 3:00 A7 2")
except penaltybox.RefusedPlay as error:
    assert error.late and str(pickle.loads(pickle.dumps(error))) == str(error)
else:
    raise AssertionError("a late play is not refused")
assert live.state()["score"] == {"home": 0, "visiting": 1}
live.insert("P1 3:00 A7 2")
assert live.undo()["plays"][0]["id"] == "p3"
assert live.undo("p2")["plays"][0]["id"] == "p2"
live.play("P1 6:30 A goal")
for again in (penaltybox.LiveGame(live.text), copy.copy(live), pickle.loads(pickle.dumps(live))):
    assert again.state() == live.state() and again.text == live.text, again.text
    assert again.play("P1 7:00 B goal")["plays"][0]["id"] == "p5", again.text
assert repr(live) == "<penaltybox.LiveGame P1 6:30: 1-0>", repr(live)

assert penaltybox.LiveGame(book="nhl-2025").play("P1 4:00 A6 2")["plays"]

# `at` sets the clock, and what the book refuses is raised.
live = penaltybox.LiveGame("under nhl-2025\nclock remaining\n")
live.play("P1 16:00 A6 2")
live.play("at 13:30")
assert live.play("A7 2")["plays"][0]["text"] == "P1 13:30 A7 2", live.text
live.play("at 13:00")
assert live.state()["elapsed"] == 420 and live.what_if("B goal")["rulings"], live.state()
assert live.what_if("A7 goal")["rulings"] == [], live.what_if("A7 goal")
for line in ("A7 goal", "at 14:00", "undo @p9"):
    try:
        live.play(line)
    except penaltybox.RefusedPlay as error:
        assert str(error).startswith("refused: ") and not error.late, error
    else:
        raise AssertionError(f"{line} is not refused")
for wrong in (None, {}, 17):
    try:
        penaltybox.solve(wrong)  # type: ignore[arg-type]
    except TypeError as error:
        assert "a log is a text" in str(error), error
    else:
        raise AssertionError("a wrong log raises nothing")
