"""Builds the page: `python3 page.py SCRIPT MODULE EXPANDER` prints it, with that script and WebAssembly modules."""

import base64
import hashlib
import json
import lzma
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


def numbered(data, length):
    """Returns a length in four bytes, then `data`."""
    return length.to_bytes(4, "little") + data


def letters(data):
    """Returns bytes, after their number, as letters of seven bits each; those that HTML changes are others."""
    data = numbered(data, len(data))
    data += bytes(-len(data) % 7)
    groups = (int.from_bytes(data[index : index + 7], "big") for index in range(0, len(data), 7))
    values = (group >> shift & 127 for group in groups for shift in range(49, -1, -7))
    return "".join(chr(value + (256 if value in b"\0\r<" else 0)) for value in values)


def packed(data):
    """Returns bytes, compressed, as letters: their number, then what `Module/Expand.swift` expands."""
    kind = {"id": lzma.FILTER_LZMA1, "preset": 9, "lc": 4, "lp": 0, "pb": 0, "nice_len": 273}
    return letters(numbered(lzma.compress(data, lzma.FORMAT_RAW, filters=[kind]), len(data)))


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
    "expander": letters(Path(sys.argv[3]).read_bytes()) + "\n",
    "module": packed(Path(sys.argv[2]).read_bytes()) + "\n",
    "cases": packed(texts(cases, "*/*.cases", without="house-rules").encode()) + "\n",
    "games": texts(cases / "games", "*.sheet") + "\n",
    "script": script,
}
whole = text(page / "page.html")
for name, part in parts.items():
    whole = whole.replace(f"<!-- {name} -->\n", part, 1)
sys.stdout.buffer.write(whole.encode())
