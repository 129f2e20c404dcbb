"""Uses the types of the package, correctly and, on marked lines, incorrectly: mypy must find each wrong line."""

import penaltybox
from penaltybox.answers import PenaltyRow, Place, Play, Ruling, State

game: penaltybox.Game = penaltybox.solve("under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n")
play: Play = game.plays[0]
ruling: Ruling = play["rulings"][0]
until: float = ruling["until"]["elapsed"] if "until" in ruling else 0
place: Place = game.state("P1 4:30")["box"][0]
row: PenaltyRow = game.penalties()[0]
home: int = game.result["score"]["home"]
rule: str | None = game.rows("rulings")[0]["rule"]
out: str = penaltybox.Solver().season({"a.sheet": "under nhl-2025\nP1 4:00 A6 M\n"})["out"][0]["person"]
rulings: list[Ruling] = game.what_if("B goal", at="P1 4:30")["rulings"]

columns: dict[str, list[object]] = penaltybox.solve_many(["under nhl-2025\n"], "penalties", names=["a"])
instant: State = game.state({"period": 1, "elapsed": 270})
version: str = penaltybox.__version__

# Each line below is wrong.
penaltybox.solve_many([], "penaltis")  # type: ignore[arg-type]
game.columns("golas")  # type: ignore[arg-type]
penaltybox.solve("", format="nlh")  # type: ignore[arg-type]
penaltybox.solve("", format={"nhl": 1})  # type: ignore[arg-type]
game.state({"period": 1, "elapsd": 270})  # type: ignore[arg-type]
game.state(at=270)  # type: ignore[arg-type]
game.plays[0]["ruling"]  # type: ignore[typeddict-item]
game.result["score"]["away"]  # type: ignore[index]
play["elapsed"].upper()  # type: ignore[attr-defined]
game.rows("referees")  # type: ignore[call-overload]
game.state(side="left")  # type: ignore[arg-type]
row["start_elapsed"].hex()  # type: ignore[union-attr]
if game.rows("rulings")[0]["effect"] == "scored":  # type: ignore[comparison-overlap]
    pass
if ruling["effect"] == "scored":  # type: ignore[comparison-overlap]
    pass
