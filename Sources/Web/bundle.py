"""Bundles the page's modules into one script: `python3 bundle.py Page/start.js` prints it.

In a module, each `import { name } from './other.js';` must be one line, and exports must be declared with
`export`. In the script, each module follows those that it imports, and all share one scope. Comments are left out.
"""

import os
import re
import sys

IMPORT = re.compile(r"^import \{ (.+) \} from '(.+)';\n", re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const|let) \w)", re.M)
DECLARED = re.compile(r"^(export )?(?:async )?(?:function|class|const|let) (\w+)", re.M)
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:.|\n)*?\*/)\n", re.M)
STRANGE = re.compile(r"^(?:import|export)\b.*|^(?:const|let) [{\[].*|^var .*", re.M)


def bundle(entry):
    """Returns the script of the module `entry` and all modules that it needs."""
    exported, owners, texts = {}, {}, ['"use strict";\n']

    def add(path, waiting):
        if path in waiting:
            sys.exit("modules import each other: " + " > ".join(waiting[waiting.index(path) :] + [path]))
        if path in exported:
            return
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for names, source in IMPORT.findall(text):
            other = os.path.normpath(os.path.join(os.path.dirname(path), source))
            add(other, waiting + [path])
            for name in names.split(", "):
                if name not in exported[other]:
                    sys.exit(f"{path} imports `{name}`, which {other} does not export")
        exported[path] = set()
        for export, name in DECLARED.findall(text):
            if name in owners:
                sys.exit(f"`{name}` is declared in {owners[name]} and in {path}")
            owners[name] = path
            if export:
                exported[path].add(name)
        text = EXPORT.sub("", IMPORT.sub("", text)).replace("// @ts-check\n", "")
        # Only a module knows its own address; the files beside it are beside the page.
        text = text.replace("import.meta.url", "document.baseURI")
        if strange := STRANGE.search(text):
            sys.exit(f"{path} has a line that cannot be put into one script: {strange[0]}")
        texts.append(COMMENT.sub("", text))

    add(os.path.normpath(entry), [])
    return "".join(texts)


sys.stdout.buffer.write(bundle(sys.argv[1]).encode())
