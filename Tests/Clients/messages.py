#!/usr/bin/env python3
"""Reads every message of Protocol/Messages with the types of lsprotocol, as many clients do: what
clients send, what the server answers, and what it says unasked.

    Tests/Clients/messages.py

Needs the package lsprotocol.
"""
import json
import os
import sys

from lsprotocol import converters, types

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, 'Protocol/Messages')
converter = converters.get_converter()


def read(message, methods):
    """Reads one message; returns whether lsprotocol knows it."""
    if 'method' in message:
        if 'id' in message:
            methods[message['id']] = message['method']
        known = types.METHOD_TO_TYPES.get(message['method'])
        if not known:
            return False
        converter.structure(message, known[0])
        return True
    if 'error' in message:
        converter.structure(message, types.ResponseErrorMessage)
        return True
    known = types.METHOD_TO_TYPES.get(methods.get(message['id']))
    if not known:
        return False
    converter.structure(message, known[1])
    return True


def main():
    count, unknown, faults = 0, set(), []
    for name in sorted(os.listdir(FOLDER)):
        with open(os.path.join(FOLDER, name), encoding='utf-8') as file:
            example = json.load(file)
        methods = {}
        for message in example['before'] + [example['message']] + example['replies']:
            try:
                if read(message, methods):
                    count += 1
                else:
                    unknown.add(message.get('method') or methods.get(message.get('id')))
            except Exception as error:  # noqa: BLE001, whatever it does not take is a fault
                faults.append(f'{name}: {json.dumps(message)[:200]}\n  {error!r}')
    print(f'lsprotocol: {count} messages read; not LSP: {", ".join(sorted(map(str, unknown)))}')
    print('\n'.join(faults))
    sys.exit(1 if faults or not count else 0)


main()
