"""The package as installed.  Run by python/test in a venv; the expected values come from `lele`."""
import importlib.metadata
import os
import subprocess
import threading
import unittest

import lele

P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
COMMAND = os.environ["LELE"]


def command(*arguments, text=""):
    return subprocess.run([COMMAND, *arguments], input=text, capture_output=True, text=True, check=False).stdout


class Package(unittest.TestCase):
    def test_the_licence_is_in_it(self):
        self.assertIn("LICENSE", [file.name for file in importlib.metadata.files("lele")])


class Single(unittest.TestCase):
    def test_a_puzzle_is_solved_and_proved_unique(self):
        self.assertEqual(lele.solve(P), SOLVED)
        self.assertEqual(lele.solve(P.encode()), SOLVED)
        self.assertIsNone(lele.solve("." * 81))
        self.assertEqual(lele.count("." * 16, limit=0), 288)

    def test_a_bad_text_raises_with_its_reason(self):
        with self.assertRaisesRegex(lele.LeleError, "format"):
            lele.solve("nonsense")
        with self.assertRaisesRegex(lele.LeleError, "R1C1 and R1C2"):
            lele.canonical("11" + "." * 79)
        self.assertRaises(TypeError, lele.solve, 5)

    def test_ratings_and_steps_are_those_of_the_command(self):
        puzzle = command("generate", "--seed", "py", "--difficulty", "hard").strip()
        _, level, rating, hardest = command("rate", text=puzzle).split()
        rated = lele.rate(puzzle)
        self.assertEqual((rated["level"], str(rated["rating"]), rated["hardest"]["name"] if isinstance(
            rated["hardest"], dict) else rated["hardest"]), (level, rating, hardest))
        self.assertEqual(str(lele.rate_se(puzzle)["er"]), command("rate", "--scale", "se", text=puzzle).split()[1])
        hint = lele.hint(P)
        self.assertIn(hint["text"].split(":")[0], command("hint", "--level", "3", text=P))
        self.assertEqual(len(lele.explain(P)), rated_steps(P))

    def test_formats_and_forms_are_those_of_the_command(self):
        self.assertEqual(lele.convert(P, "share"), command("convert", "--to", "share", text=P).strip())
        line, automorphisms = lele.canonical(P)
        self.assertEqual(f"{line}\t{automorphisms}\n", command("canon", "--automorphisms", text=P))

    def test_a_seed_gives_the_puzzles_of_the_command(self):
        lines = [puzzle["line"] for puzzle in lele.generate(3, seed="py", level="hard")]
        self.assertEqual(lines, command("generate", "-n", "3", "--seed", "py", "--difficulty", "hard").split())

    def test_a_game_is_played_saved_and_loaded(self):
        with lele.Game(P) as game:
            game.command("set r1c3 4")
            with self.assertRaises(lele.LeleError):
                game.command("set r1c1 4")
            save = game.save()
        with lele.Game(save=save) as again:
            self.assertEqual(again.save(), save)
        self.assertRaises(lele.LeleError, lele.Game, save="nonsense")


def rated_steps(puzzle):
    return len(command("explain", text=puzzle).strip().splitlines()) - 2


class Batch(unittest.TestCase):
    def setUp(self):
        self.text = command("generate", "-n", "9000", "--seed", "py")
        self.solved = command("solve", text=self.text)

    def test_lines_in_lines_out_with_any_number_of_threads(self):
        for threads in 0, 1, 3:
            solutions, counts = lele.solve_many(self.text, threads=threads)
            self.assertEqual(solutions, self.solved)
            self.assertEqual(set(counts), {1})
        solutions, counts = lele.solve_many(self.text.encode().rstrip())
        self.assertEqual(solutions, self.solved.encode())

    def test_several_solutions_and_none_are_counted(self):
        lines = [P, "." * 81, "55" + "." * 79]
        solutions, counts = lele.solve_many("\n".join(lines))
        self.assertEqual(list(counts), [1, 2, 0])
        self.assertEqual(solutions.split()[2], lines[2])

    def test_arrays_of_numpy(self):
        import numpy
        lines = self.text.replace(".", "0").split()
        cells = numpy.array([[int(c) for c in line] for line in lines[:500]], dtype=numpy.uint8)
        solutions, counts = lele.solve_many(cells)
        self.assertEqual(["".join(map(str, row)) for row in solutions], self.solved.split()[:500])
        self.assertTrue((counts == 1).all())
        self.assertTrue((lele.solve_many(cells.astype(numpy.int64))[0] == solutions).all())
        for wrong in cells + 10, cells[:, :80], cells - 300.0:
            with self.assertRaises(ValueError):
                lele.solve_many(wrong)

    def test_what_is_no_batch_is_refused(self):
        for text in "12\n", P + "\n" + P[:-1] + "\n\n", P[:40] + "\n" + P[40:]:
            with self.assertRaises(ValueError):
                lele.solve_many(text)
        self.assertRaises(lele.LeleError, lele.solve_many, P, layout="nothing")
        self.assertEqual(lele.solve_many("")[0], "")

    def test_the_interpreter_runs_while_a_batch_is_solved(self):
        hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n" * 200000
        worker = threading.Thread(target=lele.solve_many, args=(hardest,), kwargs={"threads": 1})
        turns = 0
        worker.start()
        while worker.is_alive():
            turns += 1
        self.assertGreater(turns, 1000)


if __name__ == "__main__":
    unittest.main()
