"""Writes settings of Qt Creator with a language server for property lists, as its page of preferences does.

    qtcreator-settings.py FOLDER EXECUTABLE      FOLDER is that of the settings of all programs
"""
import os
import struct
import sys


def text(value):
    data = value.encode('utf-16-be')
    return struct.pack('>I', len(data)) + data


def variant(value):
    """In Qt's notation of values, QDataStream of Qt 4.0."""
    if isinstance(value, bool):
        return struct.pack('>IB', 1, value)
    if isinstance(value, int):
        return struct.pack('>Ii', 2, value)
    if isinstance(value, str):
        return struct.pack('>I', 10) + text(value)
    if isinstance(value, tuple):
        return struct.pack('>II', 11, len(value)) + b''.join(map(text, value))
    if isinstance(value, list):
        return struct.pack('>II', 9, len(value)) + b''.join(map(variant, value))
    pairs = [text(key) + variant(one) for key, one in sorted(value.items())]
    return struct.pack('>II', 8, len(value)) + b''.join(pairs)


folder, executable = sys.argv[1:]
server = {
    'typeId': 'LanguageClient::StdIOSettingsID', 'id': '{11111111-2222-3333-4444-555555555555}',
    'name': 'quickactions', 'enabled': True, 'startupBehavior': 1, 'mimeType': (),
    'filePattern': ('*.plist', 'InfoPlist.strings'), 'executable': executable, 'arguments': 'lsp',
    'initializationOptions': '', 'configuration': '',
}
encoded = ''.join(f'\\x{byte:x}' for byte in variant([server]))
os.makedirs(os.path.join(folder, 'QtProject'))
with open(os.path.join(folder, 'QtProject', 'QtCreator.ini'), 'w') as file:
    file.write(f'[LanguageClient]\nclients="@Variant({encoded})"\ntypedClients="@Variant({encoded})"\n')
