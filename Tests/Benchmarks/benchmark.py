#!/usr/bin/env python3
"""Measures what a client of the server sees: time from spawn to the first answer, from a change to
its diagnostics, completion and hover, and memory.

    Tests/Benchmarks/benchmark.py [SERVER ...] [--vs OTHER] [--runs N]

SERVER is the command of the server, by default the release build with `lsp`. With --vs a second
command is measured in turn with the first, so that both meet the same machine. Medians are printed.
"""
import argparse, json, os, shlex, statistics, subprocess, sys, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def document(lines):
    """A property list of about so many lines, with quick actions at its end."""
    text = ['<?xml version="1.0" encoding="UTF-8"?>',
            '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
            '<plist version="1.0">', '<dict>']
    number = 0
    while len(text) < lines - 40:
        number += 1
        text += [f'\t<key>ExampleKey{number}</key>', '\t<dict>',
                 '\t\t<key>Name</key>', f'\t\t<string>Value {number} 中文 &amp; more</string>',
                 '\t\t<key>Count</key>', f'\t\t<integer>{number}</integer>', '\t</dict>']
    text += ['\t<key>UIApplicationShortcutItems</key>', '\t<array>']
    for index in range(3):
        text += ['\t\t<dict>', '\t\t\t<key>UIApplicationShortcutItemType</key>',
                 f'\t\t\t<string>com.example.action{index}</string>',
                 '\t\t\t<key>UIApplicationShortcutItemTitle</key>',
                 f'\t\t\t<string>Action {index}</string>',
                 '\t\t\t<key>UIApplicationShortcutItemIconType</key>',
                 '\t\t\t<string>UIApplicationShortcutIconTypeCompose</string>', '\t\t</dict>']
    text += ['\t</array>', '</dict>', '</plist>', '']
    return text


class Client:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.buffer = b''
        self.id = 0

    @staticmethod
    def encode(message):
        body = json.dumps(message).encode()
        return b'Content-Length: %d\r\n\r\n' % len(body) + body

    def write(self, data):
        view = memoryview(data)
        while view:
            view = view[os.write(self.process.stdin.fileno(), view):]

    def send(self, message):
        self.write(self.encode(message))

    def receive(self):
        while True:
            head, separator, rest = self.buffer.partition(b'\r\n\r\n')
            if separator:
                length = int(head.split(b':')[1])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return rest[:length]
            data = os.read(self.process.stdout.fileno(), 1 << 20)
            if not data:
                raise EOFError('the server has gone')
            self.buffer += data

    def notification(self, method, params):
        return self.encode({'jsonrpc': '2.0', 'method': method, 'params': params})

    def notify(self, method, params):
        self.write(self.notification(method, params))

    def make_request(self, method, params):
        """A request ready to be written, and what its answer can be known by."""
        self.id += 1
        return (self.encode({'jsonrpc': '2.0', 'id': self.id, 'method': method, 'params': params}),
                b'"id":%d' % self.id)

    def ask(self, request):
        data, needle = request
        self.write(data)
        while True:
            body = self.receive()
            if needle in body or needle.replace(b':', b': ') in body:
                return body

    def request(self, method, params):
        return self.ask(self.make_request(method, params))

    def diagnostics(self):
        while True:
            body = self.receive()
            if b'publishDiagnostics' in body:
                return body

    def initialize(self):
        self.request('initialize', {'processId': os.getpid(), 'rootUri': None, 'capabilities': {
            'textDocument': {'completion': {'completionItem': {'snippetSupport': True}},
                             'publishDiagnostics': {'versionSupport': True}}}})
        self.notify('initialized', {})

    def memory(self, field):
        if not os.path.exists('/proc'):
            # macOS tells what is resident now; the peak it keeps to itself.
            rss = subprocess.run(['ps', '-o', 'rss=', '-p', str(self.process.pid)], capture_output=True, text=True)
            return int(rss.stdout.strip() or 0) / 1024
        with open(f'/proc/{self.process.pid}/status') as status:
            for line in status:
                if line.startswith(field):
                    return int(line.split()[1]) / 1024
        return float('nan')

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measure(command, lines, runs):
    """One session; returns a dictionary of figures."""
    figures = {}
    text = document(lines)
    uri = 'file:///bench/Info.plist'

    def timed(name, action):
        start = time.perf_counter()
        result = action()
        figures.setdefault(name, []).append((time.perf_counter() - start) * 1000)
        return result

    client = Client(command)
    client.initialize()
    figures['memory after initialize (MiB)'] = [client.memory('VmRSS')]

    opening = client.notification('textDocument/didOpen', {'textDocument': {
        'uri': uri, 'languageId': 'xml', 'version': 1, 'text': '\n'.join(text)}})

    def write_and_wait(data):
        client.write(data)
        return client.diagnostics()

    timed('open → diagnostics (ms)', lambda: write_and_wait(opening))
    key_line = next(i for i in range(len(text)) if 'ShortcutItemTitle' in text[i])
    icon_line = next(i for i in range(len(text)) if 'IconTypeCompose' in text[i])
    # A letter goes into a value in the middle of the file and out again.
    middle = next(i for i in range(len(text) // 2, len(text)) if 'Value' in text[i])
    version = 1

    def change(at, start, end, new):
        nonlocal version
        version += 1
        return client.notification('textDocument/didChange', {
            'textDocument': {'uri': uri, 'version': version},
            'contentChanges': [{'range': {'start': {'line': at, 'character': start},
                                          'end': {'line': at, 'character': end}}, 'text': new}]})

    def request(method, line):
        return client.make_request(method, {
            'textDocument': {'uri': uri}, 'position': {'line': line, 'character': 20}})

    for run in range(runs):
        data = change(middle, 12, 12, 'x') if run % 2 == 0 else change(middle, 12, 13, '')
        timed('change → diagnostics (ms)', lambda: write_and_wait(data))
        hover = request('textDocument/hover', key_line)
        timed('hover (ms)', lambda: client.ask(hover))
        completion = request('textDocument/completion', icon_line)
        timed('completion (ms)', lambda: client.ask(completion))
        completion = request('textDocument/completion', icon_line)
        both = (change(icon_line, 20, 20, 'y') + completion[0], completion[1])
        timed('edit, then completion (ms)', lambda: client.ask(both))
        client.diagnostics()
        write_and_wait(change(icon_line, 20, 21, ''))
    figures['peak memory (MiB)'] = [client.memory('VmHWM')]
    client.close()
    return figures


def spawn(command, runs):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        client = Client(command)
        client.request('initialize', {'processId': None, 'rootUri': None, 'capabilities': {}})
        times.append((time.perf_counter() - start) * 1000)
        client.close()
    return times


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('server', nargs='*')
    parser.add_argument('--vs')
    parser.add_argument('--runs', type=int, default=20)
    parser.add_argument('--lines', type=int, nargs='*', default=[1000, 100_000])
    arguments = parser.parse_args()
    commands = [arguments.server or [os.path.join(ROOT, '.build/release/quickactions'), 'lsp']]
    if arguments.vs:
        commands.append(shlex.split(arguments.vs))
    results = [dict() for _ in commands]
    for _ in range(3):
        for command, result in zip(commands, results):
            result.setdefault('spawn → answer (ms)', []).extend(spawn(command, arguments.runs))
    for lines in arguments.lines:
        for _ in range(3):
            for command, result in zip(commands, results):
                for name, values in measure(command, lines, arguments.runs).items():
                    result.setdefault(f'{lines} lines: {name}', []).extend(values)
    width = max(len(name) for name in results[0])
    for name in results[0]:
        medians = '  '.join(f'{statistics.median(result[name]):10.2f}' for result in results)
        print(f'{name:<{width}}  {medians}')


if __name__ == '__main__':
    main()
