"""Lele: everything about Sudoku.

>>> import lele
>>> lele.solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'
"""
import json as _json

from . import _lele

__all__ = ["Game", "LeleError", "canonical", "convert", "count", "explain", "generate", "hint", "rate",
           "rate_se", "repair", "solve", "solve_many", "steps"]


class LeleError(ValueError):
    """What is wrong with an input; `problem` has the code and the place."""

    def __init__(self, problem):
        super().__init__(problem["text"])
        self.problem = problem


def _call(verb, options, body=""):
    lines = "".join(f"{name} {_value(value)}\n" for name, value in options.items() if value is not None)
    if isinstance(body, (bytes, bytearray)):
        body = body.decode()
    answer = _lele.call(verb, lines, body)
    value = _json.loads(answer)
    if answer.startswith('{"problem":{'):
        raise LeleError(value["problem"])
    return value


def _value(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).replace("\n", " ")


def solve(puzzle, layout=None):
    """The only solution of a puzzle as a line; None if there is none or more than one."""
    return _call("solve", {"layout": layout}, puzzle)["solution"] or None


def count(puzzle, limit=2, layout=None):
    """The number of solutions, up to `limit` (0: no limit)."""
    return _call("solve", {"layout": layout, "limit": limit}, puzzle)["solutions"]


def rate(puzzle, layout=None, techniques=None, lang="en"):
    """The difficulty: level, rating, hardest technique, counts."""
    return _call("rate", {"layout": layout, "techniques": techniques, "lang": lang}, puzzle)


def rate_se(puzzle, effort=None):
    """Sudoku Explainer's numbers of a classic puzzle: er, ep, ed."""
    return _call("rate.se", {"effort": effort}, puzzle)


def steps(puzzle, all=False, layout=None, techniques=None, lang="en"):
    """The steps that apply: the easiest, or all."""
    return _call("steps", {"layout": layout, "techniques": techniques, "all": all, "lang": lang}, puzzle)


def hint(puzzle, layout=None, techniques=None, lang="en"):
    """The easiest next step, explained; None if there is none."""
    found = steps(puzzle, False, layout, techniques, lang)
    return found[0] if found else None


def explain(puzzle, layout=None, techniques=None, lang="en"):
    """Every step of the solution."""
    return _call("explain", {"layout": layout, "techniques": techniques, "lang": lang}, puzzle)


def repair(puzzle, layout=None):
    """Corrections that give a mistyped puzzle exactly one solution."""
    return _call("repair", {"layout": layout}, puzzle)


def convert(puzzle, to, layout=None):
    """The puzzle in another format; see `lele convert --list`."""
    return _call("export", {"layout": layout, "to": to}, puzzle)


def canonical(puzzle):
    """The smallest equivalent puzzle, and the number of automorphisms."""
    value = _call("canon", {}, puzzle)
    return value["line"], value["automorphisms"]


def _make(options):
    generator = _call("generator.new", options)
    try:
        while True:
            answer = _call("generator.next", {"generator": generator, "tries": 64})
            if answer["puzzle"]:
                return answer["puzzle"]
            if answer["done"]:
                raise LeleError({"code": "LIMIT", "text": "no puzzle was found within the effort"})
    finally:
        _call("generator.free", {"generator": generator})


def generate(count=1, seed="1", **wishes):
    """Puzzles of a seed: level, rating, technique, clues, symmetry, minimal, layout."""
    first = _make({"seed": seed, **wishes})
    name, _, index = first["seed"].partition("/")
    for i in range(count):
        yield first if i == 0 else _make({"seed": f"{name}/{int(index or 0) + i}"})


class Game:
    """A game by commands, as the page plays it; time is in milliseconds."""

    def __init__(self, puzzle=None, save=None, lang="en", **options):
        verb, text = ("game.load", save) if save is not None else ("game.new", puzzle)
        self._lang = lang
        self._game = None
        self._game = _call(verb, {"lang": lang, **options}, text)

    def _call(self, verb, body="", **options):
        return _call(verb, {"game": self._game, "lang": self._lang, **options}, body)

    def command(self, line, now=0):
        answer = self._call("game.command", line, now=now)
        if not answer["ok"]:
            raise LeleError(answer["problem"])
        return answer

    def view(self, now=0):
        return self._call("game.view", now=now)

    def save(self):
        return self._call("game.save")

    def close(self):
        if self._game is not None:
            self._call("game.free")
            self._game = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        self.close()


def _side(layout):
    return _call("layout", {"layout": layout})["size"]


def solve_many(puzzles, threads=0, limit=2, layout="classic"):
    """Solves a batch with all cores, without the lock of the interpreter.

    bytes or str of lines: returns (solutions, counts): lines of the same type, an array of numbers of
    solutions (at most `limit`).  A numpy array of digits (uint8, one row of cells per puzzle, 0 for empty):
    two numpy arrays.  A puzzle without a solution is returned as it was.
    """
    import array
    size = _side(layout)
    if isinstance(puzzles, (bytes, bytearray, str)):
        text = puzzles.encode("ascii") if isinstance(puzzles, str) else puzzles
        if text and not text.endswith(b"\n"):
            text = bytes(text) + b"\n"
        counts = array.array("I", bytes(4 * (len(text) // (size * size + 1))))
        solutions = _lele.solve_lines(text, counts, layout, threads, limit)
        return (solutions.decode() if isinstance(puzzles, str) else solutions), counts
    import numpy
    cells = numpy.ascontiguousarray(puzzles, dtype=numpy.uint8)
    if puzzles.dtype != numpy.uint8 and not numpy.array_equal(cells, puzzles):
        raise ValueError("a digit is out of range")
    if cells.shape[-1] != size * size:
        raise ValueError(f"every puzzle must have {size * size} cells")
    solutions = numpy.empty_like(cells)
    counts = numpy.zeros(cells.size // (size * size), dtype=numpy.uint32)
    _lele.solve_cells(cells, solutions, counts, layout, threads, limit)
    return solutions, counts
