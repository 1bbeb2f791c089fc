"""Every knob is explained with its clauses, every number has a range, and both ends of it can be played.

    ranges.py PROGRAM GAME [ARGUMENTS OF THE LAB]
"""

import re
import sys

from listed import knobs_of, range_of, run

program, game, *more = sys.argv[1:]
problems = []
knobs = knobs_of(program, game)
for name, words in knobs.items():
    if not re.search(r"\([A-Z]+-[A-Z]*\d+[^)]*\) \S", words):
        problems.append(f"{name} has no clause, or what it settles is not told: {words}")
    if " a number from " not in words:
        continue
    if not range_of(words):
        problems.append(f"{name} does not tell which numbers make sense: {words}")
        continue
    least, most = range_of(words)
    report = run(program, "--game", game, "--sweep", f"{name}={least},{most}", "--games", "2", "--bot", "random",
                 "--give-up", "2000", *more)
    if not re.search(rf"\n    {most}  ", report):
        problems.append(f"{name}={most} is missing in the report")
if len(knobs) < 10:
    problems.append(f"only {len(knobs)} knobs are listed")
print("\n".join(problems) or f"{len(knobs)} knobs")
sys.exit(bool(problems))
