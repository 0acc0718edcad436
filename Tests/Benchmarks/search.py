#!/usr/bin/env python3
"""Measures a search in the guide as a whole process, in turn with `grep -ri` over the same texts.

    Tests/Benchmarks/search.py [--runs N]

The guide is exported first, so that grep reads what the search reads. Medians are printed.
"""
import argparse, os, statistics, subprocess, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, '.build/release/quickactions')
QUESTIONS = ['popover full screen on iPhone', '弹出框 全屏', 'popovr ful scren']


def milliseconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--runs', type=int, default=100)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        guide = os.path.join(folder, 'guide')
        subprocess.run([PROGRAM, 'docs', '--export', guide], check=True, stdout=subprocess.DEVNULL)
        commands = [(question, [PROGRAM, 'docs', '--search', question]) for question in QUESTIONS]
        commands.append(('grep -ri popover', ['grep', '-ri', 'popover', guide + '/markdown']))
        commands.append(('--version', [PROGRAM, '--version']))
        times = {name: [] for name, _ in commands}
        for _ in range(runs):
            for name, command in commands:
                times[name].append(milliseconds(command))
    for name, values in times.items():
        print(f'{name:32} {statistics.median(values):8.2f} ms')


main()
