#!/usr/bin/env python3
"""How what a command executes grows with its input: instructions for n, 2n and 4n of each case, of which each may be
at most 2.2 times those before in the mean: where a hash table has just grown, one step is a little more and the
next is less. Machines that are busy or slow count the same.

  Tests/Growth/run.py QUICKACTIONS [NAME…] [--size N] [--rules]

What the case executes with a single repetition is taken off. Ends with 1 where a case grows faster, with 77 without valgrind.
With --rules the cases are those of each rule of the registry (`rules.py`), which take several minutes.
"""
import argparse, os, re, shutil, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

import rules
from cases import CASES

LIMIT = 2.2


# Without the seed, tables grow and collide differently in each run, which a small case shows as growth.
SETTLED = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def instructions(command, folder):
    told = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command, cwd=folder, env=SETTLED,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr
    found = re.search(rb"Collected : (\d+)", told)
    if not found:
        sys.exit(told.decode(errors="replace"))
    return int(found[1])


def count(tool, top, name, number):
    """The instructions of a check of the case with so many repetitions."""
    folder = os.path.join(top, name, str(number))
    os.makedirs(folder)
    for path, text in CASES[name][1](number).items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())
    spent = instructions([tool] + CASES[name][2], folder)
    shutil.rmtree(folder)
    return spent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("quickactions")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--size", type=float, default=1, help="times the usual size")
    parser.add_argument("--rules", action="store_true", help="the cases of each rule")
    options = parser.parse_args()
    if options.rules:
        CASES.clear()
        for rule in rules.rules():
            for shape, make in rules.shapes(rule).items():
                CASES[f"{rule} {shape}"] = (rules.COUNTS[shape], make, ["check", "."])
    if not shutil.which("valgrind"):
        print("valgrind: not installed, skipped")
        return 77
    tool = os.path.abspath(options.quickactions)
    names = [name for name in CASES if not options.names or any(word in name for word in options.names)]
    failed = False
    with tempfile.TemporaryDirectory() as top, ThreadPoolExecutor(os.cpu_count()) as pool:
        print(f"{'millions of instructions for n, 2n, 4n':48}{'n':>6}{'2n':>9}{'4n':>9}  growth")
        counts = {}
        for name in names:
            size = max(2, int(CASES[name][0] * options.size))
            counts[name] = [pool.submit(count, tool, top, name, number) for number in (1, size, 2 * size, 4 * size)]
        for name, futures in counts.items():
            single, *more = (future.result() for future in futures)
            first, second, third = (spent - single for spent in more)
            growth = second / max(first, 1), third / max(second, 1)
            slow = growth[0] * growth[1] > LIMIT * LIMIT
            failed = failed or slow
            print(f"{name:45}" + "".join(f"{spent / 1e6:9.1f}" for spent in (first, second, third))
                  + f"  {growth[0]:.2f} {growth[1]:.2f}" + ("  grows too fast" if slow else ""), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
