#!/usr/bin/env python3
"""What a wide workspace costs: an app with its property list, code and translations, among many folders that have to
be looked through before an answer is whole.

  Tests/Benchmarks/folders.py QUICKACTIONS [--folders N] [--languages N] [--runs N] [--instructions]

Prints, least of the runs:

  first rename   from the start of a server until a rename in one translation is answered with all files
  next rename    the same request again
  watched file   a rename behind the news that a translation has changed
  check          of the whole workspace
  find           a plain walk of the same tree, for comparison

With --instructions also what the server executes until the first answer, and a check, both counted by valgrind.
Ends with 1 where an answer lacks a file.
"""
import argparse, json, os, re, shutil, subprocess, sys, tempfile, time

from benchmark import Client
from index import SWIFT, property_list, write

NAMES = ['ar', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hu', 'it', 'ja', 'ko', 'nb', 'nl', 'pl',
         'pt', 'ru', 'sv', 'zh-Hans']


def languages(count):
    return [NAMES[number] if number < len(NAMES) else f'x{number}' for number in range(count)]


def make(top, folders, count):
    write(os.path.join(top, 'App/Info.plist'), property_list(0))
    write(os.path.join(top, 'App/AppDelegate.swift'), SWIFT.format(app=0))
    for language in languages(count):
        write(os.path.join(top, f'App/{language}.lproj/InfoPlist.strings'), f'"search" = "Search {language}";\n')
    for number in range(folders):
        folder = os.path.join(top, 'Other', str(number // 1000), str(number // 50 % 20))
        write(os.path.join(folder, str(number % 50), 'Note.swift'), f'let note{number} = {number}\n')


class Session:
    def __init__(self, command, top):
        self.top = top
        self.client = Client(command)
        self.client.request('initialize', {
            'processId': os.getpid(), 'rootUri': 'file://' + top, 'capabilities': {},
            'workspaceFolders': [{'uri': 'file://' + top, 'name': 'top'}]})
        self.client.notify('initialized', {})
        self.uri = 'file://' + os.path.join(top, 'App/de.lproj/InfoPlist.strings')
        with open(self.uri[7:], encoding='utf-8') as file:
            self.client.notify('textDocument/didOpen', {'textDocument': {
                'uri': self.uri, 'languageId': 'strings', 'version': 1, 'text': file.read()}})

    def rename(self):
        """How many files the answer changes."""
        body = self.client.ask(self.client.make_request('textDocument/rename', {
            'textDocument': {'uri': self.uri}, 'position': {'line': 0, 'character': 3}, 'newName': 'find'}))
        edit = json.loads(body).get('result') or {}
        return len(edit.get('changes') or edit.get('documentChanges') or {})

    def timed(self):
        start = time.perf_counter()
        return self.rename(), (time.perf_counter() - start) * 1000


def counted(command, top, talk):
    """Millions of instructions of a command, or of a dialogue with it."""
    with tempfile.NamedTemporaryFile() as log:
        whole = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', '--log-file=' + log.name] + command
        if talk:
            session = Session(whole, top)
            session.rename()
            session.client.close()
        else:
            subprocess.run(whole, cwd=top, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = re.search(rb'Collected : (\d+)', log.read())
        return int(found[1]) / 1e6 if found else float('nan')


def seconds(command, top):
    start = time.perf_counter()
    subprocess.run(command, cwd=top, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument('quickactions')
    parser.add_argument('--folders', type=int, default=30_000)
    parser.add_argument('--languages', type=int, default=22)
    parser.add_argument('--runs', type=int, default=3)
    parser.add_argument('--instructions', action='store_true')
    options = parser.parse_args()
    tool = os.path.abspath(options.quickactions)
    top, isWhole = tempfile.mkdtemp(), True
    try:
        make(top, options.folders, options.languages)
        print(f'{options.folders} folders, {options.languages} languages')
        rows = {'first rename': [], 'next rename': [], 'watched file': [], 'check': [], 'find': []}
        for _ in range(options.runs):
            start = time.perf_counter()
            session = Session([tool, 'lsp'], top)
            files = [session.rename()]
            rows['first rename'].append((time.perf_counter() - start) * 1000)
            for name in ('next rename', 'watched file'):
                if name == 'watched file':
                    session.client.notify('workspace/didChangeWatchedFiles', {'changes': [
                        {'uri': session.uri.replace('/de.', '/fr.'), 'type': 2}]})
                number, spent = session.timed()
                files.append(number)
                rows[name].append(spent)
            session.client.close()
            isWhole = isWhole and all(number == options.languages + 1 for number in files)
            rows['check'].append(seconds([tool, 'check', '.'], top))
            rows['find'].append(seconds(['find', '.', '-name', '*.plist'], top))
        for name, times in rows.items():
            print(f'{name:16}{min(times):9.1f} ms')
        if options.instructions:
            print(f'{"server":16}{counted([tool, "lsp"], top, True):9.1f} million instructions to the first answer')
            print(f'{"check":16}{counted([tool, "check", "."], top, False):9.1f} million instructions')
    finally:
        shutil.rmtree(top)
    if not isWhole:
        print('an answer lacks files', file=sys.stderr)
    return 0 if isWhole else 1


if __name__ == '__main__':
    sys.exit(main())
