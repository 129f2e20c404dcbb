"""Builds the wheel of the package for `pip`, with the library that `.ci/library` has made.

    .ci/library
    pip wheel --no-deps Sources/Python

It is a build backend of its own (PEP 517), because `pip` then fetches nothing.
"""

import base64
import hashlib
import os
import pathlib
import re
import sysconfig
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIBRARIES = [".build/library/lib/libpenaltybox.so", ".build/library/lib/libpenaltybox.dylib"]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into `wheel_directory`; returns its name."""
    chosen = os.environ.get("PENALTYBOX_LIBRARY")
    paths = [pathlib.Path(chosen)] if chosen else [ROOT / path for path in LIBRARIES]
    library = next((path for path in paths if path.exists()), None)
    if library is None:
        raise SystemExit(f"{paths[0]} is missing: .ci/library builds it")
    version = re.search(r'"([0-9.]+)"', (ROOT / "Sources/Views/Version.swift").read_text())[1]
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    tag = f"py3-none-{platform}"
    info = f"penaltybox-{version}.dist-info"
    metadata = "\n".join([
        "Metadata-Version: 2.1",
        "Name: penaltybox",
        f"Version: {version}",
        "Summary: Ice hockey's penalties and scoring by the rulebooks",
        "Requires-Python: >=3.9",
        "",
    ])
    wheel = "\n".join([
        "Wheel-Version: 1.0",
        "Generator: penaltybox",
        "Root-Is-Purelib: false",
        f"Tag: {tag}",
        "",
    ])
    sources = {path.name for pattern in ("*.py", "py.typed") for path in (HERE / "penaltybox").glob(pattern)}
    files = {
        **{f"penaltybox/{name}": (HERE / "penaltybox" / name).read_bytes() for name in sorted(sources)},
        f"penaltybox/{library.name}": library.read_bytes(),
        f"{info}/METADATA": metadata.encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = "".join(f"{name},{_digest(bytes)},{len(bytes)}\n" for name, bytes in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    name = f"penaltybox-{version}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, bytes in files.items():
            archive.writestr(path, bytes)
    return name


def _digest(bytes):
    digest = base64.urlsafe_b64encode(hashlib.sha256(bytes).digest()).rstrip(b"=")
    return "sha256=" + digest.decode()
