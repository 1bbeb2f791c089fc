"""The reports of the lab, checked against the games they tell of, which --csv writes: the text, and the page as a real
browser shows it on a phone. Without Chromium the browser's part is skipped.

    reports.py PROGRAM GAME [ARGUMENTS OF THE LAB]
"""

import csv
import html
import json
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

from listed import knobs_of, range_of, run

program, game, *more = sys.argv[1:]
problems = []
games = 61  # 60 degrees of freedom, for which tables of Student's t have a row
student_60 = 2.000298


def expect(fact, message):
    if not fact:
        problems.append(message)


# The games: what each measure is in each of them.

def rows_of(path):
    sides = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            sides.setdefault(row["rules"], []).append(row)
    return sides


def seats_of(row):
    return [name.split("_")[1] for name in row if name.startswith("standing_")]


def wins(row, seat):
    return float(row["finished"] == "yes" and row["standing_" + seat] == "win")


def value_of(name, row):
    """A measure in one game; rates are 0 or 1."""
    seats = seats_of(row)
    scores = [float(row["score_" + seat]) for seat in seats]
    over = row["finished"] == "yes"
    if name.startswith("wins of seat "):
        return wins(row, str(1 + "one two three four five six".split().index(name[13:])))
    if name.startswith("end: "):
        return float(over and row["decided_by"] == name[5:])
    if name.startswith("event: "):
        return float(row[name])
    return {"wins of the first to decide": lambda: wins(row, row["first_to_decide"]),
            "wins of all together": lambda: wins(row, "1"),
            "draws": lambda: float(over and any(row["standing_" + seat] == "draw" for seat in seats)),
            "unfinished games": lambda: float(not over),
            "decisions": lambda: float(row["decisions"]),
            "rounds": lambda: float(row["rounds"]),
            "score, mean of the seats": lambda: statistics.fmean(scores),
            "score spread, best less worst": lambda: max(scores) - min(scores)}[name]()


def is_rate(name):
    return name.startswith(("wins of ", "end: ")) or name in ("draws", "unfinished games")


class Expected:
    """What a report must say about a measure under two rule sets."""

    def __init__(self, name, before, after):
        self.name = name
        self.rate = is_rate(name)
        pairs = [(value_of(name, one), value_of(name, other)) for one, other in zip(before, after)
                 if self.rate or (one["finished"] == other["finished"] == "yes")]
        self.first = [one for one, _ in pairs]
        self.second = [other for _, other in pairs]
        self.differences = [other - one for one, other in pairs]

    def numbers(self, values):
        """Mean, interval, and for numbers median and quartiles, as they are printed."""
        mean = statistics.fmean(values)
        if self.rate:
            return [100 * number for number in (mean, *wilson(sum(values), len(values)))]
        quarter, half, most = statistics.quantiles(values, n=4, method="inclusive")
        low, high = student(values)
        low = low if self.name.startswith("score, ") else max(low, 0)
        return [mean, low, high, half, quarter, most]

    def difference(self):
        factor = 100 if self.rate else 1
        return [factor * number for number in (statistics.fmean(self.differences), *student(self.differences))]

    def verdict(self):
        low, high = student(self.differences)
        differing = sum(difference != 0 for difference in self.differences)
        if differing == 0:
            return "exactly the same"
        if differing < 6 or low <= 0 <= high:
            return "no difference shown"
        return "significantly less" if high < 0 else "significantly more"


def student(values):
    reach = student_60 * math.sqrt(statistics.variance(values) / len(values))
    return statistics.fmean(values) - reach, statistics.fmean(values) + reach


def wilson(successes, trials):
    z = statistics.NormalDist().inv_cdf(0.975)
    middle = (successes + z * z / 2) / (trials + z * z)
    reach = z / (trials + z * z) * math.sqrt(successes * (trials - successes) / trials + z * z / 4)
    return middle - reach, middle + reach


# What is printed.

def printed(text):
    return re.findall(r"[+-]?\d+(?:\.\d+)?", text)


def same(where, text, numbers):
    """Whether a text has these numbers and no others, but for rounding."""
    found = printed(text)
    expect(len(found) == len(numbers), f"{where}: {found} instead of {numbers}")
    for shown, number in zip(found, numbers):
        digits = len(shown.partition(".")[2])
        expect(abs(float(shown) - number) <= 0.5001 * 10**-digits, f"{where}: {shown} instead of {number}")


def check_widths(what, text):
    for line in text.splitlines():
        expect(len(line) <= 80, f"{what} has a line of {len(line)} letters: {line}")


def check_text(text, sides):
    """Blocks of lines: a name with three numbers, a verdict with three intervals, and the medians of numbers."""
    table = text.split("difference\n")[1].split("\n\n")[0]
    blocks = re.findall(r"(?:^|\n) (\S.*(?:\n   .*)+)", table)
    expect(len(blocks) > 5, f"only {len(blocks)} measures in the text")
    for block in blocks:
        head, *rest = re.sub(r"\n {20,}", "  ", block).splitlines()
        name = re.split(r"  +", head)[0]
        expected = Expected(name, sides["before"], sides["after"])
        first, second = expected.numbers(expected.first), expected.numbers(expected.second)
        difference = expected.difference()
        same(name, head[len(name):], [first[0], second[0], difference[0]])
        expect(rest[0].startswith("   " + expected.verdict() + "  "), f"{name}: {rest[0]} is not {expected.verdict()}")
        same(name, rest[0], [*first[1:3], *second[1:3], *difference[1:]])
        for line, numbers in zip(rest[1:], (first, second)):
            same(name, line, numbers[3:])
        expect(len(rest) == (1 if expected.rate else 3), f"{name}: {len(rest)} lines below")


# The page in a browser, in a frame, because no window of Chromium is as narrow as a phone. A script tells what it sees,
# and what went wrong.

probe = """<script>
const wrong = [];
addEventListener("error", event => wrong.push(String(event.message)), true);
addEventListener("load", () => {
    document.querySelectorAll("details").forEach(part => part.open = true);
    const wide = [...document.querySelectorAll("body *")].filter(
        part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display != "inline"
            && !part.closest("svg"));
    const outside = [...document.querySelectorAll("body *")].filter(
        part => part.getBoundingClientRect().right > innerWidth + 0.5);
    const tables = [...document.querySelectorAll("table")].map(table => ({
        title: table.previousElementSibling.innerText,
        rows: [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText))}));
    const seen = {
        width: innerWidth, reach: document.documentElement.scrollWidth, wrong, tables,
        wide: [...wide, ...outside].map(part => part.tagName + " " + part.textContent.slice(0, 60)),
        letters: Math.min(...[...document.querySelectorAll("svg text")].map(
            text => text.getBoundingClientRect().height)),
        empty: [...document.querySelectorAll("svg")].filter(svg => svg.getBoundingClientRect().height < 50).length};
    parent.postMessage(JSON.stringify(seen), "*");
});
</script>
"""

frame = """<!DOCTYPE html>
<pre id="seen"></pre>
<script>addEventListener("message", event => document.getElementById("seen").textContent = event.data);</script>
<iframe src="probed.html" style="border: 0; width: WIDTHpx; height: 900px"></iframe>
"""


def chromium():
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def seen_in_browser(page, folder, width):
    with open(os.path.join(folder, "probed.html"), "w") as probed:
        probed.write(contents(page).replace("<head>", "<head>" + probe))
    with open(os.path.join(folder, "frame.html"), "w") as outside:
        outside.write(frame.replace("WIDTH", str(width)))
    done = subprocess.run([chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                           "--hide-scrollbars", "--enable-logging=stderr", f"--user-data-dir={folder}/profile",
                           "--window-size=1300,900", "--virtual-time-budget=5000", "--dump-dom",
                           f"file://{folder}/frame.html"], capture_output=True, text=True, timeout=120)
    found = re.search(r'<pre id="seen">(.+?)</pre>', done.stdout, re.S)
    if not found:
        raise SystemExit("failed: the browser says\n" + done.stderr)
    seen = json.loads(html.unescape(found[1]))
    seen["wrong"] += re.findall(r".*CONSOLE.*", done.stderr)
    return seen


def check_looks(seen, width):
    expect(seen["width"] == width, f"the browser is {seen['width']} wide, not {width}")
    expect(seen["reach"] <= width, f"the page scrolls sideways: {seen['reach']} at a width of {width}")
    expect(not seen["wide"], f"too wide for a screen of {width}: {seen['wide'][:5]}")
    expect(not seen["wrong"], f"errors in the browser: {seen['wrong']}")
    expect(seen["letters"] >= 10, f"letters in charts are {seen['letters']} high")
    expect(seen["empty"] == 0, f"{seen['empty']} charts are empty")


def check_page(seen, sides):
    rows = [row for table in seen["tables"] for row in table["rows"]]
    expect(any(row[0].startswith("event: ") for row in rows), "no event is in the page")
    expect(any(row[0].startswith("end: ") for row in rows), "no end is in the page")
    for name, before, after, difference, verdict in rows:
        expected = Expected(name, sides["before"], sides["after"])
        same(name, before, expected.numbers(expected.first))
        same(name, after, expected.numbers(expected.second))
        same(name, difference, expected.difference())
        expect(verdict.endswith(expected.verdict()), f"{name}: {verdict} is not {expected.verdict()}")
    return len(rows)


def check_sweep(seen, sides):
    """A table for each measure, with a row for each value."""
    for table in seen["tables"]:
        for value, *cells in table["rows"]:
            if cells == ["never"]:
                continue
            other = sides[value]
            expected = Expected(table["title"], sides["before"], other)
            same(f"{table['title']}, {value}", cells[0], expected.numbers(expected.second))
            expect(value == "before" or cells[2].endswith(expected.verdict()), f"{table['title']}: {cells}")


def try_rules(folder, name, *arguments):
    files = {kind: os.path.join(folder, f"{name}.{kind}") for kind in ("csv", "html")}
    text = run(program, "--game", game, "--games", str(games), "--bot", "random", "--csv", files["csv"],
               "--html", files["html"], *arguments, *more)
    check_widths(name, text)
    return files, text


def contents(path):
    with open(path) as file:
        return file.read()


with tempfile.TemporaryDirectory() as folder:
    knob, (least, most) = next((name, range_of(words)) for name, words in knobs_of(program, game).items()
                               if range_of(words))
    check_widths("--help", run(program, "--help"))
    check_widths("--list", run(program, "--game", game, "--list"))

    files, text = try_rules(folder, "house_rule", "--knob", f"{knob}={least}", "--events", "--threads", "1")
    sides = rows_of(files["csv"])
    expect(all(row["finished"] == "yes" for side in sides.values() for row in side), "a game has no end")
    check_text(text, sides)

    again, text_again = try_rules(folder, "again", "--knob", f"{knob}={least}", "--events", "--threads", "3")
    expect(text == text_again, "the text depends on the number of threads")
    for kind in files:
        expect(contents(files[kind]) == contents(again[kind]), f"the {kind} depends on the number of threads")

    sweep, _ = try_rules(folder, "sweep", "--sweep", f"{knob}={least},{most}")
    swept = rows_of(sweep["csv"])
    expect(swept["before"] == sides["before"] and swept[str(least)] and len(swept) == 3, "the sweep has other games")

    if chromium():
        seen = seen_in_browser(files["html"], folder, 400)
        check_looks(seen, 400)
        count = check_page(seen, sides)
        check_looks(seen_in_browser(files["html"], folder, 1200), 1200)
        seen = seen_in_browser(sweep["html"], folder, 400)
        check_looks(seen, 400)
        check_sweep(seen, swept)
        print(f"{count} measures of {knob}={least}, as Chromium shows them")

print("\n".join(problems))
if problems:
    sys.exit(1)
if not chromium():
    print("skipped: there is no Chromium to look at the pages with (Debian: apt-get install chromium)")
