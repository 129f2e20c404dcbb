#!/usr/bin/env python3
"""Compares PenaltyBox with other readers of the same games, on one core of the same machine.

    .ci/install ~/.local && swift build -c release --product benchmarks
    python3 Sources/benchmarks/compare.py FOLDER --program ~/.local/bin/penaltybox [--rounds 5] [--oiler SCRIPT]
        [--chadwick CWEVENT]

FOLDER has the NHL's play-by-play files, or a folder `nhl` with them. In each round every contender
runs once, one after the other; a row shows the median of the rounds, and the median of the ratios to
`json.load` of the same round. Speeds drift on machines that others use too; ratios of one round
hardly do.

SCRIPT is `v1/timelines/generate_timeline.py` of github.com/oiler/nhldata; CWEVENT is the program of
github.com/chadwickbureau/chadwick, which reads baseball games that this script makes up.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

BUILD = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--program", type=pathlib.Path, default=BUILD / "penaltybox", metavar="PENALTYBOX")
    parser.add_argument("--oiler", type=pathlib.Path, metavar="SCRIPT")
    parser.add_argument("--chadwick", type=pathlib.Path, metavar="CWEVENT")
    options = parser.parse_args()
    folder = options.folder / "nhl" if (options.folder / "nhl").is_dir() else options.folder
    files = sorted(folder.glob("*.json"))
    if not files:
        sys.exit(f"no .json files in {folder}")
    # Run everything, including this script, on one core.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    with tempfile.TemporaryDirectory() as work:
        contenders = list_of_contenders(options, folder, files, pathlib.Path(work))
        rounds = []
        for number in range(options.rounds):
            print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
            rounds.append({name: run() for name, run in contenders})
    report(rounds, files)


def list_of_contenders(options, folder, files, work):
    """The contenders' names, each with a function that returns the seconds of one run."""
    contenders = [
        (JSON_LOAD, lambda: json_load(files)),
        ("Foundation's `JSONDecoder`, the fields that we read", lambda: benchmark(folder, "Foundation")),
    ]
    if options.oiler:
        timeline = module(options.oiler).generate_timeline
        contenders.append(("oiler/nhldata, timelines with `json.load`", lambda: oiler(files, timeline)))
    for name, figure in FIGURES.items():
        contenders.append((name, lambda figure=figure: benchmark(folder, figure)))
    program = str(options.program)
    contenders += [
        ("`penaltybox audit`, whole process", lambda: process([program, "audit", "--jobs", "1", str(folder)])),
        (ONE_GAME, lambda: process([program, "replay", "--quiet", str(files[0])])),
    ]
    if options.chadwick:
        season = baseball(work, count=1000)
        command = [str(options.chadwick.resolve()), "-y", "2001", season.name]
        contenders.append((CHADWICK, lambda: process(command, cwd=work)))
    return contenders


JSON_LOAD = "Python's `json.load`"
ONE_GAME = "`penaltybox replay` of one game, whole process"
CHADWICK = "Chadwick's `cwevent`, 1,000 made-up baseball games"
FIGURES = {
    "PenaltyBox, grammar alone": "grammar",
    "PenaltyBox, read into sorted logs": "read and sort",
    "PenaltyBox, solve logs that are read": "solve logs",
    "PenaltyBox, read and solve": "read and solve",
    "PenaltyBox, read, solve and audit": "solve and audit",
}


def json_load(files) -> float:
    start = time.perf_counter()
    for path in files:
        with open(path, "rb") as file:
            json.load(file)
    return time.perf_counter() - start


def oiler(files, timeline) -> float:
    start = time.perf_counter()
    for path in files:
        with open(path, "rb") as file:
            game = json.load(file)
        # The samples do not name the teams, but the program requires their names.
        for team in (game["homeTeam"], game["awayTeam"]):
            team.setdefault("abbrev", "")
        timeline(game)
    return time.perf_counter() - start


def benchmark(folder, figure) -> float:
    """The seconds that the benchmarks print for the figure whose name contains `figure`."""
    command = [str(BUILD / "benchmarks"), str(folder), figure, "--once"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(re.search(r": ([\d.]+) ms", text).group(1)) / 1000


def process(command, cwd=None) -> float:
    """The seconds of a whole process; an audit that finds differences exits with 1."""
    start = time.perf_counter()
    status = subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    if status > 1:
        sys.exit(f"{command[0]} failed with status {status}")
    return time.perf_counter() - start


def module(path):
    """The Python file at `path`, imported."""
    spec = importlib.util.spec_from_file_location("other", path)
    result = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(result)
    return result


def baseball(work: pathlib.Path, count: int) -> pathlib.Path:
    """Made-up games in the notation of Retrosheet, with the rosters that Chadwick asks for."""
    source = random.Random(1)
    teams = {"AAA": 0, "BBB": 1}
    (work / "TEAM2001").write_text("".join(f"{team},A,City,{team}\n" for team in teams))
    players = {
        team: [f"{team.lower()}p{number:03}" for number in range(9)] + [f"{team.lower()}p900"] for team in teams
    }
    for team, names in players.items():
        lines = (f"{name},Last,First,R,R,{team},X\n" for name in names)
        (work / f"{team}2001.ROS").write_text("".join(lines))
    lines = []
    for game in range(count):
        month, day = game // 100 % 12 + 1, game // 4 % 25 + 1
        lines += [f"id,AAA2001{month:02}{day:02}{game % 4}", "version,2"]
        lines += [f"info,date,2001/{month:02}/{day:02}", f"info,number,{game % 4}"]
        lines += ["info,visteam,BBB", "info,hometeam,AAA", "info,usedh,true"]
        for team, side in (("BBB", 0), ("AAA", 1)):
            # A designated hitter bats; the pitcher's place in the order is 0.
            for place, position in enumerate([10, 2, 3, 4, 5, 6, 7, 8, 9], 1):
                lines.append(f'start,{players[team][place - 1]},"Name",{side},{place},{position}')
            lines.append(f'start,{players[team][9]},"Name",{side},0,1')
        turn = [0, 0]
        for inning in range(1, 10):
            for side, team in ((0, "BBB"), (1, "AAA")):
                outs = 0
                while outs < 3:
                    # A third of the batters strike out; one in ten hits a home run, so that nobody is left on base.
                    play = source.choice(["K", "K", "K", "8/F", "7/F", "9/F", "43/G", "63/G", "53/G", "HR/F7"])
                    outs += play != "HR/F7"
                    lines.append(f"play,{inning},{side},{players[team][turn[side] % 9]},??,,{play}")
                    turn[side] += 1
    path = work / "2001AAA.EVA"
    path.write_text("\n".join(lines) + "\n")
    return path


def report(rounds, files) -> None:
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{len(files)} games, {size:.0f} MB, one core; medians of {len(rounds)} rounds\n")
    print("| | time | games/s | times `json.load` |")
    print("| --- | ---: | ---: | ---: |")
    for name in rounds[0]:
        seconds = statistics.median(one[name] for one in rounds)
        games = {ONE_GAME: 1, CHADWICK: 1000}.get(name, len(files))
        ratio = statistics.median(one[JSON_LOAD] / one[name] for one in rounds)
        compared = "" if games in (1, 1000) else f"{ratio:.1f}"
        print(f"| {name} | {seconds * 1000:.0f} ms | {games / seconds:,.0f} | {compared} |")


if __name__ == "__main__":
    main()
