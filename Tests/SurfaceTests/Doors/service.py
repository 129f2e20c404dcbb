"""Asks the example of an HTTP service: python3 service.py EXAMPLE [REQUESTS]. With a number, it says how many
requests a second are answered, about the state of a short sheet on one connection."""

import http.client
import json
import subprocess
import sys
import time

service = subprocess.Popen([sys.executable, sys.argv[1], "0"], stdout=subprocess.PIPE)
try:
    line = service.stdout.readline()
    connection = http.client.HTTPConnection("localhost", int(line))

    def ask(body):
        connection.request("POST", "/", body)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())

    log = {"text": "under nhl-2025\nP1 4:00 A6 2\n"}
    state = json.dumps({"what": "state", "log": log, "at": "P1 5:00"})
    status, answer = ask(state)
    assert status == 200 and answer["answer"]["box"][0]["remaining"] == 60, answer
    assert ask(json.dumps({"what": "state", "log": log}, indent=2))[0] == 200
    assert ask('{"what": "hok"}')[0] == 400
    assert ask('{"what": "state", "game": 9}')[0] == 404
    assert ask('{"what": "books", "books": ["nhl-1066"]}')[0] == 404
    assert ask('{"what": "state", "log": {"text": "hok"}}')[0] == 422
    if len(sys.argv) > 2:
        count = int(sys.argv[2])
        begin = time.perf_counter()
        for _ in range(count):
            ask(state)
        print(f"{count / (time.perf_counter() - begin):.0f} requests a second")
finally:
    service.kill()
    service.wait()
