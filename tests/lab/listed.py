"""What `rule_lab --list` tells about the knobs of a game."""

import re
import subprocess


def run(program, *arguments):
    """The output of the lab; whatever else happens is a failure."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"failed: rule_lab {' '.join(arguments)}\n{done.stdout}{done.stderr}")
    return done.stdout


def knobs_of(program, game):
    """Each knob with its words: what it takes, its clauses, what it settles."""
    knobs = {}
    text = run(program, "--game", game, "--list").split("Options (")[0]
    for entry in re.split(r"\n  (?=\w)", text)[1:]:
        name = entry.split("=")[0]
        knobs[name] = " ".join(entry.split())
    return knobs


def range_of(words):
    """The numbers that make sense, as a pair, or nothing."""
    found = re.search(r"; (\d+) to (\d+) makes sense", words)
    return found and (int(found[1]), int(found[2]))
