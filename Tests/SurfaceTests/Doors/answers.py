"""Answers requests with the Python module: python3 answers.py REQUESTS, which is a file with a request in each line."""

import sys

import penaltybox

solver = penaltybox.Solver()
with open(sys.argv[1], "rb") as requests:
    for request in requests:
        sys.stdout.buffer.write(solver.answer_bytes(request.rstrip(b"\n")))
