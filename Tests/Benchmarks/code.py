#!/usr/bin/env python3
"""Source code: how fast it is passed over and read, beside `rg -c`, and how much memory that takes.

  Tests/Benchmarks/code.py QUICKACTIONS [--runs N] [--check]

Makes files of Swift from the project's own sources: one set without the words that rules look for, one
with them, a file of 8 MB and one of 50 MB as a generator writes them. All times are those of one core
(`rg` with one thread), the least of some runs; those with our words are read twice and all rules run on
them. What follows is read by this project's reader alone, by SwiftParser and by tree-sitter, as far as they
are there; what they spend on reading the bytes is taken off. With --check the exit code is 1 where files without
our words take more than twice as long as `rg -c`, or where our reader takes less than 50 MB a second.
"""
import argparse, os, shutil, subprocess, sys, tempfile

import readers

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# The words of Sources/ActionFlow/CodeWords.swift.
WORDS = [
    "hortcutItem", "hortcutIcon", "reviewing", "previewContext", "reviewAction", "raitCollectionDidChange",
    "verrideTraitCollection", "illTransition", "ossibleForce", "TouchCapability", "daptivePresentationStyle",
    "AlertController", "ActivityViewController", "opoverPresentationController", "ConnectionOptions",
    "ontextMenuInteraction",
]
MEGABYTE = 1_000_000


def make(top):
    """Writes the files, in a process of its own: what a process has used counts for those it starts."""
    texts = sources()
    write(os.path.join(top, "plain"), texts, 60 * MEGABYTE)
    write(os.path.join(top, "words"), texts, 20 * MEGABYTE, "\n// UIApplicationShortcutItem\n")
    whole = "\n".join(texts)
    for name, length in [("large", 7_900_000), ("generated", 50 * MEGABYTE)]:
        os.makedirs(os.path.join(top, name))
        text = (whole * (length // len(whole) + 1))[:length] + "\n// UIApplicationShortcutItem\n"
        with open(os.path.join(top, name, "File.swift"), "w", encoding="utf-8") as file:
            file.write(text)
    os.makedirs(os.path.join(top, "empty"))


def length(folder):
    return sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))


def sources():
    texts = []
    for folder, _, names in os.walk(os.path.join(ROOT, "Sources")):
        for name in sorted(names):
            if name.endswith(".swift"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    text = file.read()
                for word in WORDS + ["UIApplicationDelegateAdaptor"]:
                    text = text.replace(word, word[:3] + "-" + word[3:])
                texts.append(text)
    return texts


def write(folder, texts, total, ending=""):
    os.makedirs(folder)
    written = number = 0
    while written < total:
        data = (texts[number % len(texts)] + ending).encode()
        with open(os.path.join(folder, f"File{number}.swift"), "wb") as file:
            file.write(data)
        written += len(data)
        number += 1


def run(command, runs):
    """The least time of the processor in seconds, and the most memory in bytes."""
    best, memory = None, 0
    for _ in range(runs):
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in (0, 1):
            sys.exit(f"{' '.join(command)} ended with {child.returncode}")
        spent = usage.ru_utime + usage.ru_stime
        best = spent if best is None else min(best, spent)
        memory = max(memory, usage.ru_maxrss * 1024)
        # What takes so long is not measured by its least differences.
        if best > 2:
            break
    return best, memory


def compare_readers(top, runs):
    """Reads the files with our words, and the one of 8 MB, with each reader."""
    failures = []
    folder = os.path.join(top, "readers")
    os.makedirs(folder)
    sets = [(name, [os.path.join(top, name, file) for file in sorted(os.listdir(os.path.join(top, name)))])
            for name in ["words", "large"]]
    print(f"{'':44}{'MB':>7}{'ms':>9}{'MB/s':>8}{'× text':>8}")
    for name, reading, bare in readers.all_of(folder):
        if not reading:
            print(name)
            continue
        for files_name, files in sets:
            size = sum(os.path.getsize(path) for path in files)
            (idle, base), (spent, memory) = run(bare + files, runs), run(reading + files, runs)
            spent = max(spent - idle, 0.0001)
            speed = size / MEGABYTE / spent
            times = f"{(memory - base) / size:8.1f}" if len(files) == 1 else ""
            label = name + (", one file" if len(files) == 1 else "")
            print(f"{label:44}{size / MEGABYTE:7.1f}{spent * 1000:9.1f}{speed:8.0f}{times}")
            if name.startswith("our reader") and speed < 50:
                failures.append(f"{label} takes less than 50 MB a second")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("quickactions")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    tool = os.path.abspath(options.quickactions)
    failures = []
    with tempfile.TemporaryDirectory() as top:
        maker = os.fork()
        if maker == 0:
            make(top)
            os._exit(0)
        os.waitpid(maker, 0)
        plain, words = os.path.join(top, "plain"), os.path.join(top, "words")
        empty = os.path.join(top, "empty")
        size, marked = length(plain), length(words)
        idle, base = run([tool, "check", empty], options.runs)

        print(f"{'':44}{'MB':>7}{'ms':>9}{'MB/s':>8}{'MiB':>8}")

        def row(name, command, bytes, start):
            spent, memory = run(command, options.runs)
            spent = max(spent - start, 0.0001)
            print(
                f"{name:44}{bytes / MEGABYTE:7.1f}{spent * 1000:9.1f}{bytes / MEGABYTE / spent:8.0f}"
                f"{memory / 1048576:8.1f}")
            return spent, memory

        ripgrep = shutil.which("rg")
        ours, _ = row("check, files without our words", [tool, "check", plain], size, idle)
        if ripgrep:
            pattern = ["-j1", "-c", "|".join(WORDS), plain]
            theirs, _ = row("rg -c, the same files", [ripgrep] + pattern, size, 0)
            if ours > 2 * theirs:
                failures.append("files without our words take more than twice as long as rg -c")
        else:
            print("rg is not installed")
        row("check, files with our words", [tool, "check", words], marked, idle)
        _, memory = row("check, one file of 8 MB", [tool, "check", os.path.join(top, "large")], 7_900_000, idle)
        print(f"memory of the file of 8 MB: {(memory - base) / 7_900_000:.1f} × the text")
        row("check, one generated file of 50 MB", [tool, "check", os.path.join(top, "generated")], 50 * MEGABYTE, idle)
        failures += compare_readers(top, options.runs)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if options.check and failures else 0


if __name__ == "__main__":
    sys.exit(main())
