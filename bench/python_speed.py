"""Measures the Python package against `lele bench` and against a solver written in Python the usual way.

bench/python_speed.py LELE PUZZLES      with the package installed; PUZZLES has lines of 81 cells

The usual way: candidates as strings, eliminate and assign, then a search at the cell with the fewest (Norvig 2006).
Figures are the best of five; `lele bench` and one thread are processor time, two threads are time.
"""
import subprocess
import sys
import time

import numpy

import lele

ROWS, COLUMNS, DIGITS = "ABCDEFGHI", "123456789", "123456789"


def cross(a, b):
    return [x + y for x in a for y in b]


CELLS = cross(ROWS, COLUMNS)
UNITS = ([cross(ROWS, c) for c in COLUMNS] + [cross(r, COLUMNS) for r in ROWS]
         + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")])
UNITS_OF = {s: [u for u in UNITS if s in u] for s in CELLS}
PEERS = {s: set(sum(UNITS_OF[s], [])) - {s} for s in CELLS}


def eliminate(values, s, d):
    if d not in values[s]:
        return values
    values[s] = values[s].replace(d, "")
    if not values[s]:
        return False
    if len(values[s]) == 1 and not all(eliminate(values, p, values[s]) for p in PEERS[s]):
        return False
    for unit in UNITS_OF[s]:
        places = [p for p in unit if d in values[p]]
        if not places or len(places) == 1 and not assign(values, places[0], d):
            return False
    return values


def assign(values, s, d):
    return values if all(eliminate(values, s, other) for other in values[s].replace(d, "")) else False


def search(values):
    if not values or all(len(values[s]) == 1 for s in CELLS):
        return values
    _, s = min((len(values[s]), s) for s in CELLS if len(values[s]) > 1)
    for d in values[s]:
        found = search(assign(values.copy(), s, d))
        if found:
            return found
    return False


def usual(line):
    values = dict.fromkeys(CELLS, DIGITS)
    for s, d in zip(CELLS, line):
        if d in DIGITS and not assign(values, s, d):
            return None
    values = search(values)
    return "".join(values[s] for s in CELLS) if values else None


def rate(count, call, clock):
    best = 0
    for _ in range(5):
        start = clock()
        call()
        best = max(best, count / (clock() - start))
    return best


def main():
    command, path = sys.argv[1:]
    with open(path, "rb") as file:
        text = file.read()
    lines = text.decode().split()
    while len(text) < 8_000_000:  # as many as take a while
        text += text
    count = len(text) // 82
    cells = numpy.frombuffer(text.replace(b".", b"0"), dtype=numpy.uint8).reshape(count, 82)[:, :81] - 48
    cells = numpy.ascontiguousarray(cells)
    bench = max(float(subprocess.run([command, "bench", "--seconds", "1", path], capture_output=True, text=True,
                                     check=True).stdout.split("\t")[2]) for _ in range(5))
    few = lines[:50]
    slow = rate(len(few), lambda: [usual(line) for line in few], time.process_time)
    assert [usual(line) for line in few] == lele.solve_many("\n".join(few))[0].split()
    print(f"lele bench                        {bench:12,.0f}/s")
    for name, batch in ("lines", text), ("numpy", cells):
        one = rate(count, lambda: lele.solve_many(batch, threads=1), time.process_time)
        wall = rate(count, lambda: lele.solve_many(batch, threads=1), time.perf_counter)
        two = rate(count, lambda: lele.solve_many(batch, threads=2), time.perf_counter)
        print(f"solve_many of {name}, one thread    {one:12,.0f}/s  {100 * one / bench:.0f} % of lele bench, {one / slow:,.0f} times the usual way")
        print(f"solve_many of {name}, two threads   {two:12,.0f}/s  {two / wall:.2f} times one thread")
    print(f"the usual way, in Python          {slow:12,.0f}/s")


main()
