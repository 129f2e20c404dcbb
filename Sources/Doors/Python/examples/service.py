"""Answers requests over HTTP: python3 service.py [PORT], then POST a request to any path.

The service runs `penaltybox serve`, which answers each line with a line. The code of an error decides the HTTP
status. The solver answers one request after the other. A book that one client loads serves all clients.
"""

import http.server
import json
import subprocess
import sys
import threading

STATUSES = {"request": 400, "no-game": 404, "unknown-book": 404, "missing": 404, "too-large": 413}
program = subprocess.Popen(["penaltybox", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
turn = threading.Lock()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with turn:
            program.stdin.write(body.replace(b"\r", b" ").replace(b"\n", b" ") + b"\n")
            program.stdin.flush()
            answer = program.stdout.readline()
        errors = json.loads(answer)["errors"]
        # An error in reading or playing is 422.
        self.send_response(STATUSES.get(errors[0]["code"], 422) if errors else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words: object) -> None:
        pass


if __name__ == "__main__":
    server = http.server.ThreadingHTTPServer(("", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
