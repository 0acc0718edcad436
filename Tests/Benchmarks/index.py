#!/usr/bin/env python3
"""The index of quick actions in code, over a large tree of generated apps and headers.

  Tests/Benchmarks/index.py QUICKACTIONS [--files N] [--changed N] [--headers FOLDER ...] [--runs N] [--keep FOLDER]
                            [--check]

Makes apps of 100 source files each, in Swift and Objective-C: handlers and types of quick actions in a few,
the project's own sources, cut to a usual length, in the rest, and headers of this machine among them. Prints:

  index            from the start of a server until a definition over all files is known, beside
                   `rg -c UIApplicationShortcut` over the same tree
  trace            a whole `quickactions trace`: the index, the ways of all quick actions, and their JSON
  first answer     hover and definition in a property list while the index is being made, the longest
  memory           of the server with the index, less that of one that knows a single app of the tree
  changed file     an edit in an open file of 1,000 lines, with the answer to a definition behind it, less
                   that of a definition alone
  branch switch    so many files changed on the disk and told of, until a definition knows of them

With --check the exit code is 1 where a figure misses its goal: 5 ms; half of rg's bytes a second; 5 % of the
text and 10 MB; 1 ms; the time in which the index is made.
"""
import argparse, glob, json, os, random, runpy, shutil, statistics, subprocess, sys, tempfile, time

from benchmark import Client

# Without these words a file is passed over.
WORDS = runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'code.py'))['WORDS'] + [
    'UIApplicationDelegate', 'UIWindowSceneDelegate', '@main', 'ViewController']
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MEGABYTE = 1_000_000
PER_APP = 100

SWIFT = '''import UIKit

@main
final class AppDelegate{app}: UIResponder, UIApplicationDelegate {{
  var router = Router{app}()

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {{
    completionHandler(router.open(shortcutItem))
  }}
}}

enum Shortcut{app}: String {{
  case search = "com.example.app{app}.search"
  case compose = "com.example.app{app}.compose"
}}

final class Router{app} {{
  func open(_ item: UIApplicationShortcutItem) -> Bool {{
    switch Shortcut{app}(rawValue: item.type) {{
    case .search: search()
    case .compose: compose()
    case nil: return false
    }}
    return true
  }}

  func search() {{}}
  func compose() {{}}
}}
'''

OBJECTIVE_C = '''#import <UIKit/UIKit.h>

static NSString *const kSearch{app} = @"com.example.app{app}.search";

@implementation AppDelegate{app}
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {{
  if ([shortcutItem.type isEqualToString:kSearch{app}]) {{ [self search]; }}
  if ([shortcutItem.type isEqualToString:@"com.example.app{app}.compose"]) {{ [self compose]; }}
  completionHandler(YES);
}}
- (void)search {{}}
- (void)compose {{}}
@end
'''

ITEM = '''    <dict>
      <key>UIApplicationShortcutItemType</key>
      <string>com.example.app{app}.{name}</string>
      <key>UIApplicationShortcutItemTitle</key>
      <string>{name}</string>
    </dict>
'''


def property_list(app):
    items = ''.join(ITEM.format(app=app, name=name) for name in ['search', 'compose'])
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
            f'  <key>UIApplicationShortcutItems</key>\n  <array>\n{items}  </array>\n</dict>\n</plist>\n')


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def own_sources():
    """Pieces of 200 lines of the project's sources, without the words that rules look for."""
    pieces = []
    for path in sorted(glob.glob(os.path.join(ROOT, 'Sources', '**', '*.swift'), recursive=True)):
        with open(path, encoding='utf-8') as file:
            text = file.read()
        for word in WORDS:
            text = text.replace(word, word[:3] + '-' + word[3:])
        lines = text.split('\n')
        pieces += ['\n'.join(lines[at:at + 200]) + '\n' for at in range(0, len(lines), 200)]
    return pieces


def make(top, count, header_folders):
    """Returns the size of the source files in bytes."""
    chance = random.Random(1)
    pieces = own_sources()
    headers = [path for folder in header_folders
               for path in sorted(glob.glob(os.path.join(folder, '**', '*.h'), recursive=True))
               if os.path.isfile(path) and os.path.getsize(path) < MEGABYTE]
    total = 0
    for number in range(count):
        app, place = divmod(number, PER_APP)
        folder = os.path.join(top, f'App{app}')
        if place == 0:
            write(os.path.join(folder, 'Info.plist'), property_list(app))
            write(os.path.join(folder, 'project.yml'), f'name: App{app}\n')
            is_swift = app % 2 == 0
            text = (SWIFT if is_swift else OBJECTIVE_C).format(app=app).encode()
            name = 'AppDelegate' + ('.swift' if is_swift else '.m')
        elif place == 1:
            # One that uses quick actions, and is long.
            text = long_file(app).encode()
            name = 'Screen.swift'
        elif headers and place % 5 == 0:
            with open(chance.choice(headers), 'rb') as file:
                text = file.read()
            name = f'Header{place}.h'
        else:
            text = chance.choice(pieces).encode()
            name = f'Model{place}.swift'
        write(os.path.join(folder, f'Part{place % 7}' if place > 1 else '', name), text)
        total += len(text)
    return total


def long_file(app):
    """1,000 lines."""
    methods = ''.join(
        f'  func step{number}(_ value: Int) -> Int {{\n    let next = value + {number}\n    return next\n  }}\n\n'
        for number in range(198))
    return ('import UIKit\n\nfinal class Screen' + str(app) + ' {\n' + methods
            + '  func update() {\n    UIApplication.shared.shortcutItems = []\n  }\n}\n')


class Session:
    """The server, asked about the property list of the first app."""

    def __init__(self, tool, top):
        self.start = time.perf_counter()
        self.client = Client([tool, 'lsp'])
        self.top = top
        self.client.request('initialize', {
            'processId': os.getpid(), 'rootUri': 'file://' + top,
            'workspaceFolders': [{'uri': 'file://' + top, 'name': 'top'}], 'capabilities': {
                'workspace': {'codeLens': {'refreshSupport': True},
                              'didChangeWatchedFiles': {'dynamicRegistration': True}}}})
        self.client.notify('initialized', {})
        self.list = self.open('App0/Info.plist', 'xml')

    def open(self, name, language):
        path = os.path.join(self.top, name)
        uri = 'file://' + path
        with open(path, encoding='utf-8') as file:
            self.client.notify('textDocument/didOpen', {'textDocument': {
                'uri': uri, 'languageId': language, 'version': 1, 'text': file.read()}})
        return uri

    def ask(self, method):
        """The answer and how long it took, in milliseconds."""
        request = self.client.make_request(method, {
            'textDocument': {'uri': self.list}, 'position': {'line': 7, 'character': 20}})
        start = time.perf_counter()
        body = self.client.ask(request)
        return json.loads(body).get('result'), (time.perf_counter() - start) * 1000

    def until_known(self, is_known=lambda places: bool(places)):
        """Asks for the definition until it is known. Returns the longest answer and the whole time, in
        milliseconds."""
        start, longest = time.perf_counter(), 0
        while time.perf_counter() - start < 300:
            _, hover = self.ask('textDocument/hover')
            places, definition = self.ask('textDocument/definition')
            longest = max(longest, hover, definition)
            if is_known(places):
                return longest, (time.perf_counter() - start) * 1000
            time.sleep(0.005)
        sys.exit('the index is not made after 300 s')

    def until_made(self):
        """Asks for the definition once and then, so that no question takes time from the making, whenever the
        server says that code lenses have changed, until it is known."""
        places, _ = self.ask('textDocument/definition')
        while not places:
            message = json.loads(self.client.receive())
            if 'id' in message and 'method' in message:
                self.client.send({'jsonrpc': '2.0', 'id': message['id'], 'result': None})
            if message.get('method') == 'workspace/codeLens/refresh':
                places, _ = self.ask('textDocument/definition')


def made(tool, top):
    """Milliseconds from the start of a server until it knows all, least of three."""
    times = []
    for _ in range(3):
        session = Session(tool, top)
        session.until_made()
        times.append((time.perf_counter() - session.start) * 1000)
        session.client.close()
    return min(times)


def spent(command):
    """Seconds of a command and its peak memory in MB, least of three."""
    best, memory = None, 0
    for _ in range(3):
        start = time.perf_counter()
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        seconds = time.perf_counter() - start
        best = seconds if best is None else min(best, seconds)
        memory = max(memory, usage.ru_maxrss * 1024 / MEGABYTE)
    return best, memory


def memory(session):
    """In MB."""
    return session.client.memory('VmRSS') * 1.048576


def memory_of_one_app(tool, tree):
    """Of a server with another folder that holds the first app alone, in MB."""
    with tempfile.TemporaryDirectory() as top:
        shutil.copytree(os.path.join(tree, 'App0'), os.path.join(top, 'App0'))
        session = Session(tool, top)
        session.until_known()
        used = memory(session)
        session.client.close()
        return used


def measure_edit(session, runs):
    """Milliseconds of an edit in a long file with a definition behind it, and of a definition alone."""
    uri = session.open('App0/Screen.swift', 'swift')
    session.until_known()
    alone, edited = [], []
    for number in range(runs):
        alone.append(session.ask('textDocument/definition')[1])
        start = time.perf_counter()
        session.client.notify('textDocument/didChange', {
            'textDocument': {'uri': uri, 'version': number + 2},
            'contentChanges': [{'range': {'start': {'line': 500, 'character': 0},
                                          'end': {'line': 500, 'character': 0}}, 'text': ' '}]})
        session.ask('textDocument/definition')
        edited.append((time.perf_counter() - start) * 1000)
    return statistics.median(edited), statistics.median(alone)


def measure_switch(session, top, count, line):
    """Changes files on the disk, the handler of the first app among them, and tells of them.

    Returns the longest answer and the time until a definition knows, in milliseconds."""
    paths = sorted(glob.glob(os.path.join(top, '**', '*.swift'), recursive=True))[:count]
    delegate = os.path.join(top, 'App0/AppDelegate.swift')
    for path in set(paths) | {delegate}:
        with open(path, 'r+b') as file:
            text = file.read()
            file.seek(0)
            # The comparison moves down by two lines.
            file.write(b'// another branch\n\n' + text)
    session.client.notify('workspace/didChangeWatchedFiles', {
        'changes': [{'uri': 'file://' + path, 'type': 2} for path in set(paths) | {delegate}]})
    return session.until_known(lambda places: places and line_of(places) == line + 2)


def line_of(places):
    place = places[0] if isinstance(places, list) else places
    return (place.get('range') or place.get('targetSelectionRange'))['start']['line']


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument('quickactions')
    parser.add_argument('--files', type=int, default=20_000)
    parser.add_argument('--changed', type=int, default=5000)
    parser.add_argument('--headers', nargs='*', default=['/usr/include', '/usr/lib/gcc'])
    parser.add_argument('--runs', type=int, default=21)
    parser.add_argument('--keep', help='a folder for the tree, which is made if it is not there and stays')
    parser.add_argument('--check', action='store_true')
    options = parser.parse_args()
    tool = os.path.abspath(options.quickactions)
    top = os.path.abspath(options.keep) if options.keep else tempfile.mkdtemp()
    missed = []

    def row(name, figure, goal, holds):
        print(f'{name:16}{figure:64} goal {goal}', flush=True)
        if not holds:
            missed.append(name)

    try:
        tree = os.path.join(top, 'tree')
        if os.path.exists(tree):
            shutil.rmtree(tree)
        size = make(tree, options.files, options.headers)
        print(f'{options.files} source files, {size / MEGABYTE:.0f} MB')

        ripgrep, _ = spent(['rg', '--no-ignore', '-c', 'UIApplicationShortcut', tree])
        index = made(tool, tree)
        row('index', f'{index:.0f} ms, {size / index / 1000:.0f} MB/s, rg {ripgrep * 1000:.0f} ms',
            'twice rg', index < 2 * ripgrep * 1000)
        whole, peak = spent([tool, 'trace', '--format', 'json', '--in', tree])
        print(f'{"trace":16}{whole * 1000:.0f} ms, peak {peak:.0f} MB', flush=True)
        session = Session(tool, tree)
        longest, known = session.until_known()
        row('first answer', f'longest {longest:.2f} ms, all known after {known:.0f} ms', '5 ms', longest < 5)
        used, alone = memory(session), memory_of_one_app(tool, tree)
        goal = size / MEGABYTE * 0.05 + 10
        row('memory', f'{used - alone:.1f} MB beyond {alone:.1f} MB', f'{goal:.0f} MB', used - alone < goal)
        line = line_of(session.ask('textDocument/definition')[0])
        edited, alone = measure_edit(session, options.runs)
        row('changed file', f'{edited:.2f} ms, a definition alone {alone:.2f} ms', '1 ms', edited - alone < 1)
        longest, switched = measure_switch(session, tree, options.changed, line)
        row('branch switch', f'{switched:.0f} ms, longest answer {longest:.2f} ms', f'{known:.0f} ms',
            switched < known)
        session.client.close()
    finally:
        if not options.keep:
            shutil.rmtree(top)
    for name in missed:
        print(f'{name} misses its goal', file=sys.stderr)
    return 1 if options.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
