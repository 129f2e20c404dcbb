"""Builds the package's wheel for `pip`, with the library that `.ci/library` has built.

    .ci/library
    pip wheel --no-deps Sources/Doors/Python

This file is the build backend (PEP 517), so `pip` need not download one.
"""

import base64
import hashlib
import io
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into `wheel_directory`; returns its name."""
    library = _library()
    files = {f"penaltybox/{path.name}": path.read_bytes() for path in _sources()}
    files[f"penaltybox/{library.name}"] = library.read_bytes()
    return _write_wheel(wheel_directory, files, _platform(library))


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes a wheel that only points to this folder, which has the library unless PENALTYBOX_LIBRARY names it."""
    _sources()
    linked = HERE / "penaltybox" / _library().name
    if "PENALTYBOX_LIBRARY" not in os.environ and not linked.exists():
        linked.symlink_to(_library())
    return _write_wheel(wheel_directory, {"penaltybox.pth": f"{HERE}\n".encode()}, "any")


def build_sdist(sdist_directory, config_settings=None):
    """Writes the sources and their library into `sdist_directory`; returns the archive's name."""
    base = f"penaltybox-{_version()}"
    library = _library()
    files = {
        **{f"penaltybox/{path.name}": path.read_bytes() for path in _sources()},
        "pyproject.toml": (HERE / "pyproject.toml").read_bytes(),
        "wheel.py": (HERE / "wheel.py").read_bytes(),
        "LICENSE": _file("LICENSE").read_bytes(),
        "VERSION": _version().encode(),
        f"penaltybox/{library.name}": library.read_bytes(),
        "PKG-INFO": _metadata().encode(),
    }
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz") as archive:
        for path, bytes in files.items():
            entry = tarfile.TarInfo(f"{base}/{path}")
            entry.size = len(bytes)
            archive.addfile(entry, io.BytesIO(bytes))
    return f"{base}.tar.gz"


def _sources():
    """The package's files. In the repository, this first makes the types of the answers."""
    maker = ROOT / "Sources/Doors/answer_types.py"
    if maker.exists():
        made = subprocess.run([sys.executable, maker, "python"], stdout=subprocess.PIPE, check=True).stdout
        (HERE / "penaltybox/answers.py").write_bytes(made)
    return sorted(path for pattern in ("*.py", "py.typed") for path in (HERE / "penaltybox").glob(pattern))


def _library():
    """The library that PENALTYBOX_LIBRARY names, or else from `.ci/library` or from an archive of the sources."""
    chosen = os.environ.get("PENALTYBOX_LIBRARY")
    names = ["libpenaltybox.so", "libpenaltybox.dylib"]
    paths = [ROOT / ".build/library/lib" / name for name in names] + [HERE / "penaltybox" / name for name in names]
    if chosen:
        paths = [pathlib.Path(chosen)]
    found = next((path for path in paths if path.exists()), None)
    if found is None:
        raise SystemExit(f"{paths[0]} is missing: .ci/library builds it")
    return found.resolve().parent / found.name


def _file(name):
    return HERE / name if (HERE / name).exists() else ROOT / name


def _version():
    written = HERE / "VERSION"
    if written.exists():
        return written.read_text().strip()
    return re.search(r'"([0-9.]+)"', (ROOT / "Sources/Views/Version.swift").read_text())[1]


def _platform(library):
    """The platform's tag. On Linux, it names the oldest Glibc that has all symbols which the library needs."""
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    if not platform.startswith("linux_"):
        return platform
    versions = re.findall(rb"\0GLIBC_2\.(\d+)(?=[.\0])", library.read_bytes())
    if not versions:
        return platform
    return platform.replace("linux_", f"manylinux_2_{max(17, *map(int, versions))}_")


def _project():
    """The texts of each member of `[project]` in pyproject.toml, which older versions of Python cannot read."""
    table = (HERE / "pyproject.toml").read_text().split("[project]")[1]
    members = re.findall(r"^([\w-]+) = (.*)$", table, re.MULTILINE)
    return {name: re.findall(r'"([^"]*)"', value) for name, value in members}


def _metadata():
    project = _project()
    return "\n".join([
        "Metadata-Version: 2.4",
        f"Name: {project['name'][0]}",
        f"Version: {_version()}",
        f"Summary: {project['description'][0]}",
        f"Author: {', '.join(project['authors'])}",
        f"License-Expression: {project['license'][0]}",
        "License-File: LICENSE",
        f"Keywords: {','.join(project['keywords'])}",
        f"Requires-Python: {project['requires-python'][0]}",
        *(f"Classifier: {name}" for name in project["classifiers"]),
        "Description-Content-Type: text/markdown",
        "",
        "Who sits, until when, and by which rule? `penaltybox.solve` plays the log of an ice hockey game under the",
        "rulebook of its league. `help(penaltybox)` begins with an example.",
        "",
    ])


def _write_wheel(folder, files, platform):
    version = _version()
    tag = f"py3-none-{platform}"
    info = f"penaltybox-{version}.dist-info"
    wheel = "\n".join([
        "Wheel-Version: 1.0",
        "Generator: penaltybox",
        "Root-Is-Purelib: false",
        f"Tag: {tag}",
        "",
    ])
    files = {
        **files,
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/licenses/LICENSE": _file("LICENSE").read_bytes(),
    }
    record = "".join(f"{name},{_digest(bytes)},{len(bytes)}\n" for name, bytes in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    name = f"penaltybox-{version}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, bytes in files.items():
            archive.writestr(path, bytes)
    return name


def _digest(bytes):
    digest = base64.urlsafe_b64encode(hashlib.sha256(bytes).digest()).rstrip(b"=")
    return "sha256=" + digest.decode()
