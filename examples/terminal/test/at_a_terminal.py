"""Plays the terminal program through a pseudo-terminal, as a person would: a whole turn, a refusal, undo, hint, save,
quit and load, on a screen of its own and line by line at several widths.

    at_a_terminal.py PROGRAM GAME
"""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import time

try:
    import fcntl
    import termios
except ImportError:  # where there is no pseudo-terminal either
    pass

SKIPPED = 77

# What is typed in each game. `start` are the options of the game, `refused` words for something that the rules do not
# allow at the first question, `over` what is told when the next turn of the person begins.
GAMES = {
    "hedra": dict(start=[], refused="attack 1", over=r"Round 2: Red's turn", card="cleric", card_says="bring"),
    "hamlet": dict(start=[], refused="caves", over=r"Round 2: Red's turn", card="cave bear", card_says="gold"),
    "shire": dict(start=["--option", "levels=0,0"], refused="cast quick shot", over=r"Round 2", card="warrior",
                  card_says="HP"),
    "hero_master": dict(start=[], refused="pass", over=r"(?s)encounters .* encounters ", card="goblin nipper",
                        card_says="armour 9"),
    "shining": dict(start=["--option", "scope=encounter"], refused="attack",
                    over=r"(?s)activation.*activation", card="longbow", card_says="range"),
}

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The program in a terminal of this size."""

    def __init__(self, command, columns=80, rows=50):
        self.pid, self.file = os.forkpty()
        if self.pid == 0:
            os.environ["TERM"] = "xterm"
            os.environ.pop("COLUMNS", None)
            # What is typed is no output.
            sized = f'stty -echo rows {rows} cols {columns}; exec "$@"'
            os.execv("/bin/sh", ["sh", "-c", sized, "sh", *command])
        self.raw = ""
        self.answered = 0  # how much of it was there at the last question
        self.ended = False

    def read(self, until, seconds=60):
        """Reads until something is there that was not before."""
        end = time.monotonic() + seconds
        while not re.search(until, self.new()) and not self.ended:
            ready, _, _ = select.select([self.file], [], [], max(0, end - time.monotonic()))
            if not ready:
                self.fail(f"waited {seconds} s for {until!r}")
            try:
                data = os.read(self.file, 65536)
            except OSError:  # the other side is closed
                data = b""
            self.ended = not data
            self.raw += data.decode()
        return self.new()

    def new(self):
        return CODES.sub("", self.raw[self.answered:]).replace("\r", "")

    def ask(self, typed, until=r"> $"):
        """What is shown after this was typed, up to the next question."""
        self.answered = len(self.raw)
        os.write(self.file, (typed + "\n").encode())
        return self.read(until)

    def resize(self, columns, rows):
        """What is shown when the window has changed its size, without a word being typed."""
        time.sleep(0.5)  # the question is there a moment before the program waits for the answer
        self.answered = len(self.raw)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        return self.read(r"> $")

    def expect(self, typed, words, until=r"> $"):
        shown = self.ask(typed, until)
        if not re.search(words, " ".join(shown.split())):
            self.fail(f"after {typed!r} there should be {words!r}")
        return shown

    def leave(self):
        """Quits, and answers how the program ended."""
        self.expect("q", r"Quit\?", until=r"\(y or n\) $")
        self.ask("y", until="Goodbye!")
        self.read(r"(?!)")  # until the end of the output
        status = os.waitpid(self.pid, 0)[1]
        if status != 0:
            self.fail(f"ended with status {status}")

    def fail(self, why):
        print(why)
        print("--- what was shown last:")
        print(self.new()[-4000:])
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        sys.exit(1)


def start(program, game, *more, **size):
    command = [program, "--game", game, "--seed", "3", "--nodes", "20", "--fast", *GAMES[game]["start"], *more]
    terminal = Terminal(command, **size)
    terminal.read(r"> $")
    return terminal


def undo(terminal):
    shown = terminal.ask("undo", until=r"(> |\(y or n\) )$")
    if shown.endswith("(y or n) "):
        terminal.expect("y", "Taken back, which was not fair")
    elif "Taken back. Nobody has gained anything" not in " ".join(shown.split()):
        terminal.fail("undo does not say whether it is fair")


def log_of(terminal, lines):
    """The log, page by page if it is long."""
    text = terminal.ask(f"log {lines}")
    while terminal.new().endswith("Enter goes on > "):
        text += terminal.ask("")
    return text


def play_a_turn(terminal, over):
    """Takes the first choice of every list until the next turn begins."""
    for _ in range(150):
        if re.search(over, log_of(terminal, 100)):
            return
        terminal.ask("1", until=r"(> |The (game|match) is over.*)$")
        if terminal.ended:
            terminal.fail("the game was over before the turn")
    terminal.fail(f"no turn passed: {over!r} was not told")


def play_on_a_screen(program, game, folder):
    words = GAMES[game]
    path = os.path.join(folder, game + ".save")
    terminal = start(program, game, rows=200)
    if "\x1b[?1049h" not in terminal.raw:
        terminal.fail("there is no screen of its own")
    terminal.expect(words["refused"], r"Not allowed: .* \([A-Z]{3}-[0-9A-Z]+\)")
    terminal.expect("dance", "I do not understand 'dance'")
    terminal.expect("hint", r"\d+ visits, worth -?\d+|only one choice")
    terminal.expect("odds 1", r"From a sample|Exactly|Nothing is left")
    terminal.expect("card " + words["card"], words["card_says"])
    terminal.expect("decks", r"card|no decks")
    if "-" * 60 not in terminal.resize(60, 200) or max(map(len, terminal.new().split("\n"))) > 60:
        terminal.fail("a window of another size is not drawn anew")
    terminal.ask("1")
    undo(terminal)
    play_a_turn(terminal, words["over"])
    terminal.expect("save " + path, "Saved. Go on later with --load " + re.escape(path))
    terminal.leave()
    if not terminal.raw.rstrip().endswith("Goodbye!") or "\x1b[?1049l" not in terminal.raw:
        terminal.fail("the screen of its own is not left")
    load(program, path)


def load(program, path):
    """The file alone says which game it is and who plays; the table and the last turn are shown."""
    terminal = Terminal([program, "--load", path, "--lines", "--fast"], rows=200)
    shown = " ".join(terminal.read(r"> $").split())
    told = " ".join(terminal.ask("log 1").removesuffix("> ").split())
    for part in ("You play Red", "The same game again: ", "--nodes 20", "-----", told):
        if part not in shown:
            terminal.fail(f"a loaded game should show {part!r}")
    terminal.ask("")
    undo(terminal)
    terminal.leave()


def play_on_a_small_screen(program, game):
    """Nothing scrolls away where nobody could see it, and ? shows what there is no room for."""
    columns, rows = 60, 16
    terminal = start(program, game, columns=columns, rows=rows)
    for _ in range(30):
        screen = CODES.sub("", terminal.raw.rpartition("\x1b[H\x1b[2J")[2]).replace("\r", "").split("\n")
        if len(screen) > rows or max(map(len, screen)) > columns:
            terminal.fail(f"more than {rows} rows of {columns}")
        if "rows: ? shows all" in terminal.new():
            terminal.expect("dance", "I do not understand 'dance'")
            shown = terminal.ask("?")
            while terminal.new().endswith("Enter goes on > "):
                shown += terminal.ask("")
            if "the choices again" not in shown:
                terminal.fail("? does not show all")
        if "The same game again: " in terminal.ask("1", until=r"(> |The same game again: (?s:.*))$"):
            return
    terminal.leave()


def watch_bots(program, game, columns):
    """Piped, to the end of the game."""
    command = [program, "--game", game, "--bots", "--nodes", "20", "--seed", "1", *GAMES[game]["start"]]
    shown = subprocess.run(command, env={**os.environ, "COLUMNS": str(columns)}, capture_output=True, text=True,
                           check=True).stdout
    if "is over" not in shown or "\x1b" in shown:
        sys.exit("the game of bots has no end, or paints what is piped:\n" + shown[-2000:])
    for line in shown.split("\n"):
        if len(line) > columns:
            sys.exit(f"wider than {columns} columns: {line!r}")


def play_line_by_line(program, game, columns):
    """Nothing is wider than the terminal. Answers the words of the help."""
    terminal = start(program, game, "--lines", columns=columns)
    if "\x1b[?1049h" in terminal.raw:
        terminal.fail("--lines draws a screen")
    for typed in ("?", "t", "1", "", "log", "hint"):
        terminal.ask(typed)
    help_words = terminal.ask("help").split()
    terminal.leave()
    # What is typed is not shown here, nor is the end of its line.
    shown = re.sub(r"(?m)^> |(?<=\(y or n\)) ", "\n", CODES.sub("", terminal.raw).replace("\r", ""))
    for line in shown.split("\n"):
        if len(line) > columns:
            terminal.fail(f"wider than {columns} columns: {line!r}")
    return help_words


def main():
    program, game = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        play_on_a_screen(program, game, folder)
    play_on_a_small_screen(program, game)
    watch_bots(program, game, 60)
    words = [play_line_by_line(program, game, columns) for columns in (60, 80, 100, 120)]
    if any(each != words[0] for each in words):
        sys.exit("lines are broken inside words")


try:
    os.openpty()
except (AttributeError, OSError) as problem:
    print(f"skipped: there is no pseudo-terminal here ({problem})")
    sys.exit(SKIPPED)
main()
