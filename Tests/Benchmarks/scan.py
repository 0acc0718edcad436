#!/usr/bin/env python3
"""Measures `check` over a made-up workspace as a whole process, in turn with `rg` searching the same
tree for the same words.

    Tests/Benchmarks/scan.py [--folders N] [--files N] [--runs N]

The tree has so many folders, and so many property lists and strings files spread over them, between
source files. Medians of time and the largest peak memory are printed.
"""
import argparse, os, shutil, statistics, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, '.build/release/quickactions')
WORDS = 'UIApplicationShortcutItem|CFBundleDisplayName'


def property_list(number, has_items):
    items = ''
    if has_items:
        items = ''.join(f'''\t\t<dict>
\t\t\t<key>UIApplicationShortcutItemType</key>
\t\t\t<string>com.example.app{number}.action{index}</string>
\t\t\t<key>UIApplicationShortcutItemTitle</key>
\t\t\t<string>ACTION_{index}</string>
\t\t\t<key>UIApplicationShortcutItemIconType</key>
\t\t\t<string>UIApplicationShortcutIconTypeAdd</string>
\t\t</dict>
''' for index in range(3))
        items = f'\t<key>UIApplicationShortcutItems</key>\n\t<array>\n{items}\t</array>\n'
    others = ''.join(f'\t<key>Key{index}</key>\n\t<string>Value {index}</string>\n'
                     for index in range(40))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
            f'{others}{items}</dict>\n</plist>\n')


def build(root, folders, files):
    """Every tenth folder is a project of its own; half of the files are strings in four languages."""
    paths = [os.path.join(root, f'group{i // 100}', f'part{i // 10 % 10}', f'folder{i}')
             for i in range(folders)]
    for index, path in enumerate(paths):
        os.makedirs(path)
        with open(os.path.join(path, 'Source.swift'), 'w') as file:
            file.write('struct Example { let value = "UIApplicationShortcut" }\n' * 50)
    strings = ''.join(f'"ACTION_{index}" = "Action {index}";\n' for index in range(3))
    strings += '"CFBundleDisplayName" = "Example";\n'
    step = max(1, folders // (files // 5))
    count = 0
    for number, path in enumerate(paths[::step]):
        if count >= files:
            break
        os.makedirs(os.path.join(path, 'App.xcodeproj'))
        with open(os.path.join(path, 'Info.plist'), 'w') as file:
            file.write(property_list(number, has_items=True))
        for language in ['en', 'de', 'ja', 'zh-Hans']:
            os.makedirs(os.path.join(path, f'{language}.lproj'))
            with open(os.path.join(path, f'{language}.lproj', 'InfoPlist.strings'), 'w') as file:
                file.write(strings)
        count += 5
    return count


def measure(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return (time.perf_counter() - start) * 1000, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--folders', type=int, default=5000)
    parser.add_argument('--files', type=int, default=2000)
    parser.add_argument('--runs', type=int, default=11)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        count = build(root, arguments.folders, arguments.files)
        commands = {'quickactions check': [PROGRAM, 'check', root]}
        if shutil.which('rg'):
            commands['rg'] = ['rg', '--hidden', '--no-ignore', '-c', WORDS, root]
        else:
            print('rg is not installed; nothing to compare with', file=sys.stderr)
        results = {name: [] for name in commands}
        for _ in range(arguments.runs):
            for name, command in commands.items():
                results[name].append(measure(command))
    print(f'{arguments.folders} folders, {count} property lists and strings files')
    for name, values in results.items():
        print(f'{name:20} {statistics.median(v[0] for v in values):8.1f} ms'
              f' {max(v[1] for v in values):8.1f} MiB')


main()
