#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the layers of src/DESIGN.md are what the code does: usage: check-layers.py SOURCE-ROOT BUILD-ROOT."""

import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import tap

C_LIBRARY = tuple(f"{name}.h" for name in ("assert", "ctype", "errno", "inttypes", "limits", "stdalign", "stdarg", "stdbool",
                                           "stddef", "stdint", "stdio", "stdlib", "string"))
C_WORLD = ("locale.h", "math.h", "time.h")
POSIX = ("fcntl.h", "signal.h", "sys/file.h", "unistd.h", "utime.h")
GLIB = ("glib", "gio/", "gobject/")

# Per folder of src: the quoted headers (by prefix), the other headers, and the prefixes of what its library exports.
LAYERS = {
    "engine": (("rules-",), C_LIBRARY, ("rules_",)),
    "ai": (("ai-", "rules-"), (*C_LIBRARY, "stdatomic.h"), ("ai_",)),
    "model": (("kl-", "ai-", "rules-"), (*C_LIBRARY, *C_WORLD, *POSIX, *GLIB, "libxml/"), ("kl_",)),
    # The command line holds its games against the reference of tests/.
    "cli": (("cli-", "kl-", "ai-", "rules-", "ref-"), (*C_LIBRARY, *C_WORLD, *GLIB), ("cli_",)),
    "ui": (("kl-", "ai-", "rules-", "config.h"), (*C_LIBRARY, *C_WORLD, *POSIX, *GLIB, "gtk/", "gdk/", "gsk/", "adwaita.h", "librsvg/", "cairo", "pango/", "libxml/"), ("kl_",)),
}
# A kl- header may come from these folders only.
KL_FOLDERS = {"model": ("model",), "cli": ("model",), "ui": ("model", "ui")}
PURE = ("engine", "ai")

# What the rules may not ask the C library: all that makes two runs differ, and all that speaks to the world.
IMPURE_CALLS = {"rand", "random", "srand", "srandom", "drand48", "time", "clock", "clock_gettime", "gettimeofday",
                "getenv", "setlocale", "fopen", "open", "read", "write", "fread", "fwrite", "printf", "puts", "fprintf",
                "exit", "system"}

MAX_LINES = 500
MAX_FUNCTION_LINES = 60

source_root, build_root = (Path(argument).resolve() for argument in sys.argv[1:3])


def sources(layer):
    folder = source_root / "src" / layer
    return sorted([*folder.glob("*.c"), *folder.glob("*.h")])


def relative(path):
    return path.relative_to(source_root)


def without_comments(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


def compile_commands(layer):
    """(object file, compiler and flags without -c and -o) for all that is compiled into the library of a layer."""
    for entry in json.loads((build_root / "compile_commands.json").read_text(encoding="utf-8")):
        if re.match(rf"src/{layer}/lib\w+\.a\.p/", entry["output"]):
            words = shlex.split(entry["command"])
            yield entry["output"], words[: words.index("-MD")] if "-MD" in words else words[: words.index("-o")]


def include_folders(flags):
    words = iter(flags)
    for word in words:
        if word in ("-I", "-isystem", "-include", "-iquote", "-idirafter"):
            yield next(words)
        elif word.startswith("-I"):
            yield word[2:]
        elif word.startswith("-isystem"):
            yield word[len("-isystem"):]


def check_include_paths():
    """Engine and ai are compiled without a way to any header but their own."""
    complaints = []
    allowed = [base / "src" / layer for base in (source_root, build_root) for layer in PURE]
    for layer in PURE:
        commands = list(compile_commands(layer))
        if sources(layer) and not commands:
            complaints.append(f"nothing is compiled for src/{layer}")
        for path, flags in commands:
            for folder in include_folders(flags):
                place = (build_root / folder).resolve()
                if not any(place == home or home in place.parents for home in allowed):
                    complaints.append(f"{path} is compiled with {folder}")
    return complaints


def check_probe():
    """A file of the engine that includes GLib does not compile."""
    flags = next(flags for _, flags in compile_commands("engine"))
    with tempfile.TemporaryDirectory() as folder:
        def compiles(header):
            probe = Path(folder) / "probe.c"
            probe.write_text(f"#include <{header}>\n", encoding="ascii")
            run = subprocess.run([*flags, "-fsyntax-only", probe], cwd=build_root, capture_output=True, check=False)
            return run.returncode == 0

        complaints = [f"<{header}> can be included" for header in ("glib.h", "gtk/gtk.h", "libxml/tree.h") if compiles(header)]
        if not compiles("stdint.h"):
            complaints.append("not even <stdint.h> can be included: the probe proves nothing")
    return complaints


def check_includes():
    """Every layer includes only what it may use."""
    complaints = []
    for layer, (quoted, system, _) in LAYERS.items():
        for path in sources(layer):
            for line in path.read_text(encoding="utf-8").splitlines():
                match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)', line)
                if not match:
                    continue
                bracket, header = match.groups()
                if bracket == '"':
                    fine = header.startswith(quoted) and in_right_folder(layer, header)
                else:
                    fine = header.startswith(system)
                if not fine:
                    complaints.append(f"{relative(path)} includes {header}")
    return complaints


def in_right_folder(layer, header):
    if not header.startswith("kl-") or header.endswith("-resources.h"):
        return True
    return any((source_root / "src" / folder / header).exists() for folder in KL_FOLDERS[layer])


def symbols(library, *options):
    listing = subprocess.run(["nm", "--format=posix", *options, library], capture_output=True, text=True, check=True)
    return sorted({line.split()[0] for line in listing.stdout.splitlines() if len(line.split()) > 1})


def libraries(layer):
    return sorted((build_root / "src" / layer).glob("*.a"))


def check_prefixes():
    """Every exported symbol carries the prefix of its layer."""
    complaints = []
    for layer, (_, _, prefixes) in LAYERS.items():
        if sources(layer) and not libraries(layer):
            complaints.append(f"src/{layer} has no static library")
        for library in libraries(layer):
            for name in symbols(library, "--defined-only", "--extern-only"):
                if not name.startswith(prefixes) and not name.startswith(("_", ".")):
                    complaints.append(f"{library.name} exports {name}")
    return complaints


def check_purity():
    """The rules ask nothing that could differ between two runs."""
    complaints = []
    for layer in PURE:
        for library in libraries(layer):
            for name in symbols(library, "--undefined-only"):
                if name.removeprefix("__").removesuffix("_chk") in IMPURE_CALLS:
                    complaints.append(f"{library.name} calls {name}")
    for path in sources("engine"):
        if re.search(r"\b(float|double|long double)\b", without_comments(path.read_text(encoding="utf-8"))):
            complaints.append(f"{relative(path)} has floating point in it")
    return complaints


def check_sizes():
    """No source file and no function is longer than the style allows."""
    complaints = []
    for path in sorted([*(source_root / "src").rglob("*.c"), *(source_root / "tests").rglob("*.c")]):
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) > MAX_LINES:
            complaints.append(f"{relative(path)} has {len(lines)} lines, more than {MAX_LINES}")
        start = None
        for number, line in enumerate(lines, start=1):
            if line == "{" and lines[number - 2].endswith(")"):
                start = number
            elif line == "}" and start is not None:
                if number - start - 1 > MAX_FUNCTION_LINES:
                    complaints.append(f"{relative(path)}:{start}: a function of {number - start - 1} lines, more than {MAX_FUNCTION_LINES}")
                start = None
    return complaints


if __name__ == "__main__":
    tap.run([check_include_paths, check_probe, check_includes, check_prefixes, check_purity, check_sizes])
