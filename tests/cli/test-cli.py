#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of kloosterland-cli from outside: usage: test-cli.py PROGRAM SAVED-GAME FOLDER-OF-TAP."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

program, save, tap_folder = sys.argv[1:4]
sys.path.insert(0, tap_folder)

import tap  # noqa: E402  (its folder is an argument)

GOOD = "stack city-cap\nplace 0,-1 180\nmeeple city s\nexpect scores 4 0\nshow scores\n"


def run(*arguments, text=None, environment=None):
    return subprocess.run([program, *arguments], input=text, capture_output=True, text=True, check=False, encoding="utf-8",
                          env={**os.environ, **(environment or {})})


def same(what, expected, found):
    return [] if expected == found else [f"{what}: expected {expected!r}, found {found!r}"]


def status(expected, *arguments, text=None):
    found = run(*arguments, text=text)
    complaints = same(" ".join(arguments), expected, found.returncode)
    if expected == 2 and not found.stderr.strip():
        complaints.append(f"{' '.join(arguments)}: says nothing about what is wrong")
    return complaints


def read_json(*arguments, text=None):
    return json.loads(run(*arguments, "--json", text=text).stdout)


def check_general():
    """Help and version, and words that are no command."""
    commands = ("script", "replay", "check", "simulate", "match", "bench", "rules", "tiles")
    help_text = run("--help").stdout
    complaints = [f"--help says nothing of {command}" for command in commands if command not in help_text]
    for command in commands:
        found = run(command, "--help")
        complaints += same(f"{command} --help", 0, found.returncode)
        if "--json" not in found.stdout:
            complaints.append(f"{command} --help says nothing of --json")
        complaints += status(2, command, "--no-such-option")
    plain = run("simulate", "--help", environment={"LC_ALL": "C", "LANGUAGE": ""}).stdout
    if "[OPTION…]" not in plain or "?" in plain:
        complaints.append(f"simulate --help says without a locale: {plain}")
    complaints += same("--version", "kloosterland-cli", run("--version").stdout.split()[0])
    return complaints + status(2) + status(2, "dance") + status(2, "rules", "extra") + status(2, "script")


def check_script():
    """script ends with 0, 1 or 2 and says where."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "ä game.script")
        path.write_text(GOOD, encoding="utf-8")
        complaints = status(0, "script", str(path)) + same("shown", "scores 4 0\n", run("script", str(path)).stdout)
        path.write_text(GOOD + "expect scores 0 4\n", encoding="utf-8")
        found = run("script", str(path))
        complaints += same("failed", 1, found.returncode)
        complaints += same("failed", f"{path}:6: expected scores 0 4, got scores 4 0\n", found.stderr)
    complaints += status(0, "script", "-", text=GOOD) + status(2, "script", "-", text="dance\n")
    complaints += status(2, "script", "/no/such/file") + status(2, "script", "/")
    found = read_json("script", "-", text="dance \"ä\\ü\"\t\"\"\n")
    complaints += same("told in JSON", (False, True), (found["ok"], "“dance \"ä\\ü\"\t\"\"”" in found["error"]))
    found = read_json("script", "-", text=GOOD)
    return complaints + same("shown", ["scores 4 0"], found["shown"]) + same("error", None, found["error"])


def check_saves():
    """check and replay read a saved game, and refuse what is none."""
    found = read_json("replay", save)
    text = run("replay", save).stdout
    complaints = status(0, "check", save) + same("valid", True, read_json("check", save)["valid"])
    complaints += same("start", "start", found["turns"][0]["move"])
    if f"digest {found['digest']}" not in text or len(found["digest"]) != 16:
        complaints.append("text and JSON have not the same digest")
    scored = sum(int(event.split()[2]) for turn in found["turns"] for event in turn["events"] if event.startswith("scored "))
    complaints += same("points told and points had", sum(player["score"] for player in found["players"]), scored)
    complaints += status(1, "check", "-", text="<other/>") + status(1, "replay", "-", text="no XML at all")
    broken = read_json("check", "-", text="<other/>")
    complaints += same("valid", False, broken["valid"])
    return complaints + status(2, "check", "/no/such/file") + status(2, "replay", "/no/such/file")


def check_simulate():
    """simulate is the same every time, however many threads; its scripts play to the same end."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("simulate", "--tiles", "base", "--games", "40", "--seed", "5", "--players", "3", "--rule", "tiny-city=2",
                   "--rule", "first-player=random")
        one = read_json(*options, "--write-scripts", str(Path(folder, "new", "scripts")))
        scripts = sorted(Path(folder, "new", "scripts").iterdir())
        complaints = same("threads", one, read_json(*options, "--jobs", "3"))
        complaints += same("scripts", [f"game-{seed}.script" for seed in sorted(range(5, 45), key=str)], sorted(path.name for path in scripts))
        for path in scripts:
            complaints += status(0, "script", str(path))
            for needed in ("\nstack-only ", "\n# draw ", "\n# event ", "\nexpect phase over\n", "\nexpect scores "):
                if needed not in path.read_text(encoding="utf-8"):
                    complaints.append(f"{path.name} has no {needed.strip()}")
    complaints += same("games", 40, one["games"]) + same("seats", 3, len(one["seats"])) + same("problems", 0, one["problems"])
    complaints += same("turns", 71 * 40 - one["discarded"], one["turns"])
    single = [read_json("simulate", "--tiles", "base", "--games", "1", "--seed", str(seed), "--players", "3")["seats"][0]["mean"] for seed in (5, 6)]
    both = read_json("simulate", "--tiles", "base", "--games", "2", "--seed", "5", "--players", "3")["seats"][0]
    complaints += same("mean", sum(single) / 2, both["mean"])
    complaints += same("standard error", abs(single[0] - single[1]) / 2, both["standard_error"])
    complaints += same("checked", True, read_json("simulate", "--games", "10", "--check")["checked"])
    for rule in ("hand=hidden", "selling", "bag", "hole-bonus", "table=9 9", "abbey-end=round", "wagon-rolls"):
        with tempfile.TemporaryDirectory() as folder:
            every = read_json("simulate", "--tiles", "base", "--parts", "all", "--rule", rule, "--rule", "first-player=random", "--games", "6",
                              "--players", "4", "--write-scripts", folder)
            complaints += same(f"problems with {rule}", (6, []), (every["games"], every["told"]))
            for path in Path(folder).iterdir():
                complaints += status(0, "script", str(path))
    for wrong in (("--parts", "all", "--rule", "hand=open", "--rule", "draw-ahead"), ("--rule", "table-closes"), ("--games", "0"), ("--players", "7"), ("--tiles", "castle"), ("--parts", "dragons"), ("--rule", "x=1"),
                  ("--rule", "tiny-city=5"), ("--jobs", "0"), ("--games", "many"), ("--write-scripts", "/dev/null/x")):
        complaints += status(2, "simulate", *wrong)
    return complaints


def check_match():
    """match plays every deal from every seat, the same however many threads, and refuses what makes no sense."""
    options = ("match", "casual", "random", "--games", "6", "--seed", "3", "--players", "3")
    found = read_json(*options)
    complaints = same("games", (6, 6), (found["games"], found["won"] + found["shared"] + found["lost"]))
    complaints += same("sides", ["casual", "random"], [side["name"] for side in found["sides"]])
    if not (found["rate"] > 0.6 and found["margin"] > 20 and found["margin_interval"] >= 0):
        complaints.append(f"casual against random: {found}")
    threads = read_json(*options, "--jobs", "2")
    complaints += same("two threads", (found["margin"], found["sides"][0]["points"]), (threads["margin"], threads["sides"][0]["points"]))
    # A player against itself: both seats of each deal are the same game.
    complaints += same("casual against casual", (0.5, 0), tuple(read_json("match", "casual", "casual", "--games", "4")[key] for key in ("rate", "margin")))
    searched = read_json("match", "strong:5", "master", "--games", "2", "--budget", "7", "--tiles", "demo", "--parts", "all")
    complaints += same("budgets", [5, 7], [side["budget"] for side in searched["sides"]])
    for wrong in (("casual",), ("casual", "nobody"), ("casual:", "random"), ("casual:0", "random"), ("casual", "random", "--games", "3"),
                  ("casual", "random", "--games", "0"), ("casual", "random", "--players", "1"), ("casual", "random", "--budget", "-1"),
                  ("casual", "random", "--jobs", "0"), ("casual", "random", "--tiles", "none")):
        complaints += status(2, "match", *wrong)
    return complaints


def check_bench():
    """bench measures, with the keys that others read."""
    found = read_json("bench", "--seconds", "0.05")
    keys = ("games_per_second", "ns_per_move", "bytes_per_position", "copy_ns", "games", "moves", "seconds")
    complaints = [f"{key} is {found.get(key)}" for key in keys if not found.get(key, 0) > 0]
    complaints += same("game", ("base", "farmers", 2), (found["tiles"], found["parts"], found["players"]))
    everything = read_json("bench", "--seconds", "0.05", "--parts", "all", "--rule", "table=21 21")
    thirds = everything["ns_per_move_by_third"]
    if len(thirds) != 3 or not all(third > 0 for third in thirds):
        complaints.append(f"ns_per_move_by_third is {thirds}")
    complaints += same("parts", "farmers,gifts,abbey,mayor,wagon,barn,am-tiles", everything["parts"])
    complaints += same("rules", "first-player=listed,table=21 21", everything["rules"])
    return complaints + status(2, "bench", "--seconds", "0") + status(2, "bench", "--seconds", "nan")


def check_tables():
    """rules and tiles list what there is."""
    rules, tiles = read_json("rules"), read_json("tiles")
    switches = {switch["id"]: switch for switch in rules["switches"]}
    complaints = same("H1", ("H1", "choice", "random", ["random", "listed", "most-roads"]),
                      tuple(switches["first-player"][key] for key in ("rule", "type", "default", "choices")))
    complaints += same("H14", ["off", "2"], switches["tiny-city"]["choices"])
    complaints += same("H8", ("size", "off", 3, 99), tuple(switches["table"][key] for key in ("type", "default", "min", "max")))
    complaints += same("H9", ["table"], switches["table-closes"]["needs"]) + same("H11", ["wagon"], switches["wagon-rolls"]["needs"])
    complaints += same("H2", ["hand", "selling"], switches["draw-ahead"]["excludes"])
    complaints += same("switches", [f"H{number}" for number in range(1, 17)], [switch["rule"] for switch in rules["switches"]])
    parts = {part["id"]: part for part in rules["parts"]}
    complaints += same("farmers", ("F", ["base"], []), tuple(parts["farmers"][key] for key in ("rule", "default_with", "needs")))
    complaints += same("barn", ("A9", [], ["farmers"]), tuple(parts["barn"][key] for key in ("rule", "default_with", "needs")))
    text = run("rules").stdout
    for switch in rules["switches"]:
        needed = "\n".join("rule table 9 9" if need == "table" else f"parts {need}" for need in switch["needs"])
        if switch["id"] not in text:
            complaints.append(f"rules says nothing of {switch['id']}")
        for choice in switch["choices"]:
            complaints += status(0, "script", "-", text=f"{needed}\nrule {switch['id']} {choice}\n")
        for need in switch["needs"]:
            complaints += status(2, "script", "-", text=f"rule {switch['id']} {switch['choices'][1]}\n")
        for other in switch["excludes"]:
            lines = "".join(f"rule {name} {switches[name]['choices'][1]}\n" for name in (switch["id"], other))
            complaints += status(2, "script", "-", text=f"{needed}\n{lines}")
    for tile_set in tiles["sets"]:
        count = sum(kind["sets"].get(tile_set["id"], 0) for kind in tiles["types"])
        complaints += same(f"tiles of {tile_set['id']}", tile_set["tiles"], count)
    rows = [row.split("|") for row in run("tiles").stdout.splitlines()[2:]]
    complaints += same("ids", [kind["id"] for kind in tiles["types"]], [row[1].strip() for row in rows])
    road = next(row for row in rows if row[1].strip() == "city-corner-road-shield")
    return complaints + same("a row", ["C R R C", "{N W}+1", "{E S}", "", "e1 s2 → N ; e2 s1 → –"], [cell.strip() for cell in road[2:7]])


def check_locale():
    """Numbers are the same in every language."""
    options = ("simulate", "--games", "3", "--json")
    return same("numbers", run(*options).stdout, run(*options, environment={"LC_ALL": "nl_NL.UTF-8"}).stdout)


if __name__ == "__main__":
    tap.run([check_general, check_script, check_saves, check_simulate, check_match, check_bench, check_tables, check_locale])
