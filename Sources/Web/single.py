"""Makes the program of one file: `python3 single.py FOLDER` prints `index.html` with every file that it loads.

FOLDER holds the page and its data. Browsers do not run modules from a disk, so this program writes all modules
as one script. Each module becomes a function, after the modules that it imports. A module has each import on one
line, `import * as name from` or `import { name } from`, and declares its exports with `export`.
"""

import base64
import gzip
import hashlib
import os
import re
import sys

folder = sys.argv[1]
IMPORT = re.compile(r"^import (?:\* as (\w+)|\{ (.+) \}) from '(.+)';\n", re.M)
EXPORT = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.M)
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:.|\n)*?\*/)\n", re.M)
STRANGE = re.compile(r"^(?:import|export) .*", re.M)


def read(name):
    with open(os.path.join(folder, name), "rb") as file:
        return file.read()


def packed(name):
    """A file of the folder, compressed, in base 64."""
    return base64.b64encode(gzip.compress(read(name), 9, mtime=0)).decode()


def inlined(entry):
    """The script made of the module `entry` and of every module that it imports, directly or not."""
    texts, spaces, owners, exported = {}, {}, {}, {}

    def add(path):
        if path in texts:
            return
        # Marks a module as begun. Modules that import each other use their names only when they run.
        texts[path] = ""
        source = read(path).decode().replace("import.meta.url", "document.baseURI")
        for space, names, other in IMPORT.findall(source):
            other = os.path.normpath(os.path.join(os.path.dirname(path), other))
            for name in [space] if space else names.split(", "):
                if owners.setdefault(name, other) != other:
                    sys.exit(f"`{name}` is of {owners[name]} and of {other}")
            add(other)
            if space:
                spaces[other] = space
        exported[path] = [name for _, name in EXPORT.findall(source)]
        text = EXPORT.sub(r"\1 \2", IMPORT.sub("", source))
        if strange := STRANGE.search(text):
            sys.exit(f"{path} has a line that cannot be put into one script: {strange[0]}")
        del texts[path]
        texts[path] = f"(() => {{\n{COMMENT.sub('', text)}return {{ {', '.join(exported[path])} }};\n}})();\n"

    add(entry)
    used = {path: [name for name, owner in owners.items() if owner == path and name != spaces.get(path)] for path in texts}
    for path, names in used.items():
        if missing := set(names) - set(exported[path]):
            sys.exit(f"{path} does not export {', '.join(missing)}")
    declared = {path: spaces.get(path) or (f"{{ {', '.join(used[path])} }}" if used[path] else "") for path in texts}
    return '"use strict";\n' + "".join(
        (f"const {name} = " if (name := declared[path]) else "") + text for path, text in texts.items())


page = read("index.html").decode()
page = re.sub(r'<link rel="stylesheet" href="(.+?)">\n', lambda found: f"<style>\n{read(found[1]).decode()}</style>\n", page)
files = [name for name in ("penaltybox.wasm", "cases.json", "games.json") if os.path.exists(os.path.join(folder, name))]
data = "".join(f'<script type="text/plain" id="{name}">{packed(name)}</script>\n' for name in files)
script = f"\n{inlined('start.js')}"
page = re.sub(r'<script type="module" .+?</script>\n', lambda _: f"{data}<script>{script}</script>\n", page)
# The page allows this script by its hash. No other script can run in the page, and the page loads nothing.
digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
page = re.sub(r'<link rel="manifest".+\n| *<a id="save-program".+\n', "", page)
page = page.replace("script-src 'self'", f"script-src 'sha256-{digest}'").replace("connect-src 'self'; ", "")
page = page.replace("style-src 'self' 'unsafe-inline'", "style-src 'unsafe-inline'")
sys.stdout.buffer.write(page.encode())
