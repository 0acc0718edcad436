#!/usr/bin/env python3
"""Measures whether the server's memory stays flat: opens files, sends changes and requests at random, and compares
the resident memory with that of a fresh server that has opened the same files with the same contents.

    Tests/Benchmarks/soak.py [SERVER] [--operations N] [--files N] [--seed N] [--only KIND,...] [--limit RATIO]

SERVER is the command of the server, by default the release build with `lsp`. The files are copies of the samples in
a folder of their own. Each line is the number of operations and the resident memory while messages keep coming; at
the end, the client is idle for a moment, in which the server returns free memory. With --limit the exit code is 1
where the ratio is higher.
"""
import argparse, json, os, random, shlex, shutil, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from benchmark import Client, ROOT

LANGUAGES = {'.plist': 'xml', '.swift': 'swift', '.m': 'objective-c', '.h': 'objective-c', '.strings': 'strings',
             '.xcstrings': 'json', '.json': 'json', '.yml': 'yaml'}

# Typed at random: halves of tags, of keys, of code and of strings.
PIECES = ['<', '>', '</', '<dict>', '</dict>', '<key>', '<string>', '<array>', '"', '{', '}', '(', ')', '\n', ' ',
          '\t', 'x', '中', '&amp;', 'UIApplicationShortcutItemType', 'UIApplicationShortcutItemTitle', '<!--', '-->',
          'func f() {}', '//', '/*', '*/', '= ', ';', '#if DEBUG', '#endif', 'com.example.compose', '.', ',', ':']


def samples():
    """The files below Samples with what they hold, whole folders after one another."""
    for folder in ('Clean', 'Twins', 'Broken'):
        for path, folders, names in os.walk(os.path.join(ROOT, 'Samples', folder)):
            folders.sort()
            for name in sorted(names):
                full = os.path.join(path, name)
                with open(full, 'rb') as file: yield os.path.relpath(full, os.path.join(ROOT, 'Samples')), file.read()


def isText(name, data):
    try:
        return os.path.splitext(name)[1] in LANGUAGES and len(data) < 100_000 and '\0' not in data.decode()
    except UnicodeDecodeError:
        return False


class Document:
    def __init__(self, uri, path, data):
        self.uri, self.path, self.original = uri, path, data.decode()
        self.text, self.version = self.original, 1
        self.language = LANGUAGES[os.path.splitext(path)[1]]

    def position(self, offset):
        """With columns in UTF-32, which are those of Python."""
        start = self.text.rfind('\n', 0, offset) + 1
        return {'line': self.text.count('\n', 0, offset), 'character': offset - start}


class Soak(Client):
    def __init__(self, command, folder, language='en'):
        super().__init__(command)
        capabilities = {
            'general': {'positionEncodings': ['utf-32']},
            'textDocument': {
                'completion': {'completionItem': {'snippetSupport': True, 'insertReplaceSupport': True}},
                'hover': {'contentFormat': ['markdown']}, 'rename': {'prepareSupport': True},
                'definition': {'linkSupport': True},
                'codeAction': {'codeActionLiteralSupport': {'codeActionKind': {'valueSet': []}},
                               'resolveSupport': {'properties': ['edit']}, 'dataSupport': True},
                'semanticTokens': {'requests': {'full': True, 'range': True}, 'formats': ['relative']},
                'publishDiagnostics': {'relatedInformation': True},
                'documentSymbol': {'hierarchicalDocumentSymbolSupport': True}},
            'workspace': {'didChangeWatchedFiles': {'dynamicRegistration': True}}}
        self.ask('initialize', {'processId': None, 'capabilities': capabilities, 'locale': language,
                                'workspaceFolders': [{'uri': 'file://' + folder, 'name': 'soak'}]})
        self.notify('initialized', {})

    def ask(self, method, params):
        self.write(self.make_request(method, params)[0])
        while True:
            message = json.loads(self.receive())
            if 'method' not in message and message['id'] == self.id: return message

    def open(self, document):
        document.version = 1
        self.notify('textDocument/didOpen', {'textDocument': {
            'uri': document.uri, 'languageId': document.language, 'version': 1, 'text': document.text}})

    def close(self, document):
        self.notify('textDocument/didClose', {'textDocument': {'uri': document.uri}})

    def change(self, document, start, end, text):
        """Replaces a part; start and end are offsets."""
        change = {'range': {'start': document.position(start), 'end': document.position(end)}, 'text': text}
        self.changed(document, [change], document.text[:start] + text + document.text[end:])

    def changed(self, document, changes, text):
        document.text = text
        document.version += 1
        self.notify('textDocument/didChange', {
            'textDocument': {'uri': document.uri, 'version': document.version}, 'contentChanges': changes})

    def restore(self, document):
        self.changed(document, [{'text': document.original}], document.original)

    def settle(self):
        """Waits until all that was put off is done and freed memory is returned."""
        for _ in range(2):
            self.ask('workspace/symbol', {'query': ''})
            time.sleep(2)

    def memory(self):
        """The resident memory in MiB."""
        output = subprocess.run(['ps', '-o', 'rss=', '-p', str(self.process.pid)], check=True, capture_output=True)
        return int(output.stdout) / 1024

    def stop(self):
        self.ask('shutdown', None)
        self.notify('exit', None)
        self.process.wait()


def operations():
    def at(document, random):
        return {'textDocument': {'uri': document.uri},
                'position': document.position(random.randint(0, len(document.text)))}

    def whole(document):
        return {'textDocument': {'uri': document.uri}}

    def span(document, random):
        a, b = sorted(random.randint(0, len(document.text)) for _ in range(2))
        return {'start': document.position(a), 'end': document.position(b)}

    def edit(soak, document, random):
        offset = random.randint(0, len(document.text))
        end = min(len(document.text), offset + random.choice([0, 0, 0, 1, 3, 30]))
        if len(document.text) > 2 * len(document.original) + 200: soak.restore(document)
        else: soak.change(document, offset, end, random.choice(PIECES))

    def reopen(soak, document, random):
        soak.close(document)
        soak.open(document)

    def save(soak, document, random):
        with open(document.path, 'w') as file: file.write(document.text)
        soak.notify('textDocument/didSave', whole(document))
        soak.notify('workspace/didChangeWatchedFiles', {'changes': [{'uri': document.uri, 'type': 2}]})

    def asking(method, params):
        return lambda soak, document, random: soak.ask(method, params(document, random))

    def about(method):
        return asking(method, at)

    def ofAll(method):
        return asking(method, lambda document, random: whole(document))

    return {
        'change': edit, 'reopen': reopen, 'save': save,
        'restore': lambda soak, document, random: soak.restore(document),
        'completion': about('textDocument/completion'), 'hover': about('textDocument/hover'),
        'signature': about('textDocument/signatureHelp'), 'definition': about('textDocument/definition'),
        'highlight': about('textDocument/documentHighlight'), 'implementation': about('textDocument/implementation'),
        'references': asking('textDocument/references', lambda document, random: {
            **at(document, random), 'context': {'includeDeclaration': True}}),
        'rename': asking('textDocument/rename', lambda document, random: {
            **at(document, random), 'newName': 'com.example.renamed'}),
        'symbols': ofAll('textDocument/documentSymbol'), 'folding': ofAll('textDocument/foldingRange'),
        'links': ofAll('textDocument/documentLink'), 'lenses': ofAll('textDocument/codeLens'),
        'tokens': ofAll('textDocument/semanticTokens/full'), 'trace': ofAll('quickActions/trace'),
        'formatting': asking('textDocument/formatting', lambda document, random: {
            **whole(document), 'options': {'tabSize': 4, 'insertSpaces': False}}),
        'hints': asking('textDocument/inlayHint', lambda document, random: {
            **whole(document), 'range': span(document, random)}),
        'actions': asking('textDocument/codeAction', lambda document, random: {
            **whole(document), 'range': span(document, random), 'context': {'diagnostics': []}}),
        'workspace': asking('workspace/symbol', lambda document, random: {'query': 'com'}),
        'search': asking('quickActions/search', lambda document, random: {'query': random.choice(PIECES)}),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('server', nargs='?', default=os.path.join(ROOT, '.build/release/quickactions') + ' lsp')
    parser.add_argument('--operations', type=int, default=100_000)
    parser.add_argument('--files', type=int, default=77)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--only', help='the kinds of operations, separated by commas')
    parser.add_argument('--limit', type=float, help='the highest ratio allowed')
    arguments = parser.parse_args()
    command, chance = shlex.split(arguments.server), random.Random(arguments.seed)
    kinds = operations()
    if arguments.only: kinds = {name: kinds[name] for name in arguments.only.split(',')}
    # Most of what editors send is typing and what follows it.
    names = list(kinds) + [name for name in ('change', 'completion', 'hover', 'tokens', 'hints') if name in kinds] * 4

    folder = tempfile.mkdtemp()
    try:
        documents = []
        for name, data in samples():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'wb') as file: file.write(data)
            if len(documents) < arguments.files and isText(name, data): documents.append(Document('file://' + path, path, data))

        def opened():
            soak = Soak(command, folder)
            for document in documents: soak.open(document)
            soak.settle()
            return soak

        soak = opened()
        begin, step = time.time(), max(1, arguments.operations // 10)
        print(f'{len(documents)} files, {arguments.operations} operations, seed {arguments.seed}')
        print(f'{0:8} {soak.memory():8.1f} MiB', flush=True)
        for number in range(1, arguments.operations + 1):
            kinds[chance.choice(names)](soak, chance.choice(documents), chance)
            if number % step == 0:
                print(f'{number:8} {soak.memory():8.1f} MiB {time.time() - begin:6.0f} s', flush=True)
        soak.settle()
        used = soak.memory()
        fresh = opened()
        least = fresh.memory()
        fresh.stop()
        soak.stop()
        print(f'idle {used:.1f} MiB, fresh server {least:.1f} MiB, ratio {used / least:.2f}')
        return 1 if arguments.limit and used / least > arguments.limit else 0
    finally:
        shutil.rmtree(folder)


if __name__ == '__main__':
    sys.exit(main())
