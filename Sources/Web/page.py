"""Builds the page: `python3 page.py SCRIPT MODULE` prints it, with that script and WebAssembly module."""

import base64
import gzip
import hashlib
import json
import sys
from pathlib import Path

page = Path(__file__).parent / "Page"
cases = Path(__file__).parents[2] / "Cases"


def text(path):
    return Path(path).read_text(encoding="utf-8")


def texts(folder, pattern, without=None):
    """Returns the files of a folder as a JSON object, by their names in it, without those of one of its folders."""
    paths = [path for path in sorted(folder.glob(pattern)) if path.parent.name != without]
    found = {str(path.relative_to(folder)).removesuffix(".sheet"): text(path) for path in paths}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def packed(data):
    """Returns bytes, compressed, in letters that HTML leaves as they are."""
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode() + "\n"


script = text(sys.argv[1])
# The script is allowed by its hash, so that no other script can run in the page.
digest = base64.b64encode(hashlib.sha256(f"\n{script}".encode()).digest()).decode()
policy = (
    f"default-src 'none'; script-src 'sha256-{digest}' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src blob:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
# The page reads no files, so that it has no leagues' own books.
parts = {
    "policy": f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n',
    "style": "".join(text(page / name) for name in ("page.css", "table/table.css", "arena/scoreboard.css")),
    "module": packed(Path(sys.argv[2]).read_bytes()),
    "cases": packed(texts(cases, "*/*.cases", without="house-rules").encode()),
    "games": texts(cases / "games", "*.sheet") + "\n",
    "script": script,
}
whole = text(page / "page.html")
for name, part in parts.items():
    whole = whole.replace(f"<!-- {name} -->\n", part, 1)
sys.stdout.buffer.write(whole.encode())
