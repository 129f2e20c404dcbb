"""Makes files for programs in other languages from the listing of the answers' fields.

    python3 answer_types.py schema        the JSON Schema of all answers and rows
    python3 answer_types.py python        the types for mypy and pyright, `penaltybox/answers.py`
    python3 answer_types.py typescript    the declarations of the JavaScript module, `penaltybox.d.mts`
    python3 answer_types.py page          a page with a table for each object and for each kind of row

The scripts that make the packages call it. A test compares the listing, `Sources/Views/Fields/answers.txt`, with
the program's own declarations.
"""

import json
import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent
KEYWORDS = {"class", "for", "from", "if", "in", "is", "not", "or"}


class Listing:
    """The listing: named words, answers, and the fields of objects and rows. It leaves out what only the page asks.

    A field has a name, a flag whether it may be missing, a type and a description. A type is `text`, `integer`, `seconds`,
    `flag`, `text/integer`, `any`, words in quotes, the name of words or of an object, `[TYPE]` for a list, and
    `{TYPE}` for an object with a value for each team, or `{TYPE?}` if either may be missing.
    """

    def __init__(self, text):
        self.words, self.open, self.answers, self.objects, self.rows = {}, set(), [], {}, {}
        fields = None
        promised, _, _ = text.partition("\n# The page's own")
        for line in promised.splitlines():
            if not line or line.startswith(("#", "question")):
                continue
            if line.startswith("  "):
                name, kind, says = re.fullmatch(r"  (\S+) (\S+): (.*)", line).groups()
                fields.append((name.rstrip("?"), name.endswith("?"), kind, says))
                continue
            what, name, *rest = line.split(" ", 2)
            name = name.rstrip(":")
            if what == "answer":
                self.answers.append((name, rest[0]))
            elif what in ("words", "open"):
                self.words[name] = rest[0].split()
                self.open |= {name} if what == "open" else set()
            else:
                fields = {"object": self.objects, "rows": self.rows}[what].setdefault(name, [])

    @staticmethod
    def read():
        return Listing((SOURCES / "Views/Fields/answers.txt").read_text(encoding="utf-8"))


def capital(name):
    return name[0].upper() + name[1:]


def row_type(rows):
    """The name of a row's type: `PlayRow` for `plays`, `PowerPlayRow` for `power-plays`."""
    return re.sub("s$", "", re.sub("ies$", "y", "".join(map(capital, rows.split("-"))))) + "Row"


def walk(kind, listing, made):
    """The text for a type; `made` has a text or a function for each form of a type."""
    if kind.startswith("["):
        return made["list"](walk(kind[1:-1], listing, made))
    if kind.startswith("{"):
        return made["teams"](walk(kind[1:-1].rstrip("?"), listing, made), kind.endswith("?}"))
    if kind.startswith('"'):
        return made["words"](kind.strip('"').split('"|"'))
    if kind in listing.words:
        return made["named"](kind)
    return made[kind] if kind in made else made["object"](kind)


# JSON Schema


def schema(listing):
    made = {
        "text": {"type": "string"}, "integer": {"type": "integer"}, "flag": {"type": "boolean"}, "any": {},
        "text/integer": {"type": ["string", "integer"]}, "seconds": {"$ref": "#/$defs/seconds"},
        "words": lambda words: {"enum": words},
        "named": lambda name: {"type": "string"} if name in listing.open else {"enum": listing.words[name]},
        "list": lambda items: {"type": "array", "items": items},
        "teams": lambda value, is_partial: strict({"home": value, "visiting": value}, [] if is_partial else None),
        "object": lambda name: {"$ref": f"#/$defs/{name}"},
    }

    def strict(properties, required=None):
        needed = list(properties) if required is None else required
        return {"type": "object", "required": needed, "additionalProperties": False, "properties": properties}

    def value(kind, says, is_nullable):
        found = walk(kind, listing, made)
        return {"description": says, **({"anyOf": [found, {"type": "null"}]} if is_nullable else found)}

    definitions = {"seconds": {"description": "Seconds of playing time, with tenths if there are any.", "type": "number"}}
    for name, fields in listing.objects.items():
        required = [field for field, may_miss, _, _ in fields if not may_miss]
        definitions[name] = strict({field: value(kind, says, False) for field, _, kind, says in fields}, required)
    for name, fields in listing.rows.items():
        definitions[row_type(name)] = strict({field: value(kind, says, null) for field, null, kind, says in fields})
    answers = [{"description": says, **walk(kind, listing, made)} for kind, says in listing.answers]
    rows = [{"description": f"A row of `{name}`.", "$ref": f"#/$defs/{row_type(name)}"} for name in listing.rows]
    return json.dumps({
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The answers and the rows",
        "anyOf": answers + rows, "$defs": definitions,
    }, indent=2, ensure_ascii=False) + "\n"


# Python


def python(listing):
    made = {
        "text": "str", "integer": "int", "seconds": "float", "flag": "bool", "text/integer": "str | int", "any": "Any",
        "words": lambda words: "Literal[" + ", ".join(f'"{word}"' for word in words) + "]",
        "named": lambda name: name, "list": lambda items: f"list[{items}]",
        "teams": lambda value, _: f"dict[Team, {value}]", "object": capital,
    }
    shown = {**made, "words": lambda words: ", ".join(f"'{word}'" for word in words)}
    shown["named"] = lambda name: name if name == "Key" else shown["words"](listing.words[name]) + (
        ", or the source's own word" if name in listing.open else "")

    def definition(name, fields, missing, optional):
        said = "".join(
            f"    {field}: {says}\n        {walk(kind, listing, shown)}{missing if may_miss else ''}\n"
            for field, may_miss, kind, says in fields)
        types = [
            (field, optional(walk(kind, listing, made)) if may_miss else walk(kind, listing, made))
            for field, may_miss, kind, _ in fields]
        if KEYWORDS.isdisjoint(field for field, _ in types):
            members = "".join(f"    {field}: {kind}\n" for field, kind in types)
            return f'\n\nclass {name}(TypedDict):\n    """\n{said}    """\n\n{members}'
        members = "".join(f"    \"{field}\": '{kind}',\n" for field, kind in types)
        return f'\n\n{name} = TypedDict("{name}", {{\n{members}}})\n{name}.__doc__ = """\n{said}"""\n'

    text = '''"""The types of the answers: dictionaries with these keys.

This file is made from the declarations of the answers' fields. Python itself never looks into the types of
the members, so they may name what older versions of Python lack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union, overload

if TYPE_CHECKING:
    from typing_extensions import NotRequired

'''
    for name, words in listing.words.items():
        literal = made["words"](words)
        text += f"{name} = {f'Union[{literal}, str]' if name in listing.open else literal}\n"
    for name, fields in listing.objects.items():
        text += definition(capital(name), fields, ", may be missing", lambda kind: f"NotRequired[{kind}]")
    for name, fields in listing.rows.items():
        text += definition(row_type(name), fields, ", or None", lambda kind: f"{kind} | None")
    rows = "".join(f'    "{name}": {row_type(name)},\n' for name in listing.rows)
    text += f"\n\n#: The rows that there are, by the word that asks for them.\nROWS = {{\n{rows}}}\n"
    text += f"Rows = {made['words'](listing.rows)}\n" + '''

class AskedForRows:
    """Something that can be asked for the rows of a game."""

    def ask(self, what: str, **members: Any) -> Any:
        raise NotImplementedError
'''
    for number, name in enumerate(listing.rows):
        usual = " = ..." if number == 0 else ""
        text += f'\n    @overload\n    def rows(self, about: Literal["{name}"]{usual}) -> list[{row_type(name)}]: ...\n'
    return text + f'''
    def rows(self, about: Rows = "{next(iter(listing.rows))}") -> Any:
        """Rows for a data frame, about one of {", ".join(f'"{name}"' for name in listing.rows)}.

        `help(penaltybox.answers.ROWS["plays"])` shows the columns of one.
        """
        return self.ask("rows", rows=about)
'''


# TypeScript


def typescript(listing):
    """The declarations: first the handwritten declarations, then the answers."""
    made = {
        "text": "string", "integer": "number", "seconds": "number", "flag": "boolean", "any": "unknown",
        "text/integer": "string | number", "words": lambda words: " | ".join(f"'{word}'" for word in words),
        "named": lambda name: name, "list": lambda items: f"({items})[]" if " " in items else f"{items}[]",
        "teams": lambda value, is_partial: f"Partial<PerTeam<{value}>>" if is_partial else f"PerTeam<{value}>",
        "object": capital,
    }

    def members(fields, is_row):
        for field, may_miss, kind, says in fields:
            found = walk(kind, listing, made) + (" | null" if is_row and may_miss else "")
            yield f"  /** {says} */\n  {field}{'?' if may_miss and not is_row else ''}: {found};\n"

    text = (SOURCES / "Doors/JavaScript/penaltybox.d.mts").read_text(encoding="utf-8") + "\n"
    for name, words in listing.words.items():
        if name == "Team":
            continue
        # With this form, editors still offer the known words of an open list.
        others = ["`season.${string}`" if name == "Key" else "(string & {})"] if name in listing.open else []
        text += f"export type {name} =" + "".join(f"\n  | {word}" for word in [f"'{word}'" for word in words] + others) + ";\n\n"
    for name, fields in listing.objects.items():
        text += f"export interface {capital(name)} {{\n{''.join(members(fields, False))}}}\n\n"
    for name, fields in listing.rows.items():
        # An interface could not be used as a record of columns, so this is a type.
        text += f"export type {row_type(name)} = {{\n{''.join(members(fields, True))}}};\n\n"
    rows = "".join(f"  {repr(name) if '-' in name else name}: {row_type(name)};\n" for name in listing.rows)
    return f"{text}/** The rows that there are, by the word that asks for them. */\nexport interface RowsOf {{\n{rows}}}\n"


# Markdown


def page(listing):
    made = {
        "text": "text", "integer": "a whole number", "seconds": "seconds", "flag": "`true` or `false`", "any": "any JSON",
        "text/integer": "text or a whole number", "words": lambda words: " ".join(f"`{word}`" for word in words),
        "list": lambda items: f"a list: {items}", "teams": lambda value, _: f"`home` and `visiting`: {value}",
        "object": lambda name: f"[{name}](#{name.lower()})",
    }
    made["named"] = lambda name: "the key of a rulebook's point" if name == "Key" else made["words"](listing.words[name]) + (
        " or the source's own word" if name in listing.open else "")
    text = "# The fields of the answers, and the columns of the rows\n\nTimes are seconds of playing time, with tenths " \
        "if there are any. A field in *italics* may be missing; in a row it may be empty, or `null` in JSON.\n"
    for name, fields in [*listing.objects.items(), *((f"rows: {name}", fields) for name, fields in listing.rows.items())]:
        text += f"\n## {name}\n\n| field | is | says |\n| --- | --- | --- |\n"
        for field, may_miss, kind, says in fields:
            shown = f"*`{field}`*" if may_miss else f"`{field}`"
            text += f"| {shown} | {walk(kind, listing, made)} | {says} |\n"
    return text


MADE = {"schema": schema, "python": python, "typescript": typescript, "page": page}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in MADE:
        sys.exit(f"usage: answer_types.py {'|'.join(MADE)}")
    sys.stdout.buffer.write(MADE[sys.argv[1]](Listing.read()).encode())
