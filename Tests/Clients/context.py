#!/usr/bin/env python3
"""Uses `quickactions mcp` as coding agents do, with the client of the Python package mcp: with both eras of the
protocol, with right and wrong arguments, with folders that may not be read, and with cancelled calls.

    Tests/Clients/context.py EXECUTABLE

Needs the package mcp, 2.3.0 or later.
"""
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile

from mcp import Client, MCPError, StdioServerParameters

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXECUTABLE = os.path.abspath(sys.argv[1])
TOOLS = ['check', 'trace', 'generate', 'migrate', 'explain', 'search_guide']


def server(folder, *arguments):
    return StdioServerParameters(command=EXECUTABLE, args=['mcp', *arguments], cwd=folder)


def text(result):
    return '\n'.join(part.text for part in result.content)


def state(folder):
    """The content of all files, which no call may change."""
    found = {}
    for path, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(path, name), 'rb') as file:
                found[os.path.join(path, name)] = file.read()
    return found


async def use(client, folder, outside):
    tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == TOOLS, tools
    for tool in tools:
        assert tool.annotations.read_only_hint and len(tool.name) <= 40

    # The client compares each structured result with the schema of its tool.
    found = await client.call_tool('check', {'path': 'Broken'})
    assert not found.is_error and found.structured_content['total'] == 2
    first = found.structured_content['findings'][0]
    assert first['rule'] == 'unknown-icon-type' and first['file'] == 'Broken/Info.plist', first
    assert json.loads(text(found)) == found.structured_content
    few = await client.call_tool('check', {'path': 'Broken', 'limit': 1, 'language': 'zh-Hans'})
    assert few.structured_content['total'] == 2 and len(few.structured_content['findings']) == 1
    assert 'iOS 没有图标类型' in text(few), text(few)
    assert (await client.call_tool('check', {'path': 'Notes'})).structured_content['total'] == 0

    traced = await client.call_tool('trace', {'path': 'Notes', 'type': 'search'})
    action, = traced.structured_content['actions']
    assert action['status'] == 'handled' and action['declared']['file'] == 'Notes/Notes/Info.plist', action

    code = await client.call_tool('generate', {'what': 'types', 'path': 'Plain', 'into': 'Plain/QuickAction.swift'})
    assert code.structured_content['isDiff'], code
    assert '+++ b/Plain/QuickAction.swift' in code.structured_content['text'], code
    code = await client.call_tool('generate', {'what': 'intents', 'path': 'Plain'})
    assert 'AppIntent' in code.structured_content['text'] and not code.structured_content['isDiff']
    refused = await client.call_tool('generate', {'what': 'traits', 'path': 'Plain'})
    assert refused.is_error and '--into' in text(refused), text(refused)

    moved = await client.call_tool('migrate', {'path': 'Notes'})
    app, = moved.structured_content['apps']
    assert app['state'] == 'done' and moved.structured_content['diff'] == '', moved
    refused = await client.call_tool('migrate', {'path': 'Notes/Notes/Info.plist'})
    assert refused.is_error and 'folder of the app' in text(refused), text(refused)

    for name, word in [
        ('duplicate-type', 'same type'), ('UIApplicationShortcutItemTitle', 'required'), ('compose', 'iOS 9'),
        ('UIApplicationShortcutItem', 'class'), ('cold launch', 'launch'),
    ]:
        page = await client.call_tool('explain', {'name': name})
        assert not page.is_error and word in text(page), (name, text(page)[:300])
    near = await client.call_tool('explain', {'name': 'compse'})
    assert near.is_error and 'compose' in text(near), text(near)
    pages = await client.call_tool('search_guide', {'query': '弹出框', 'limit': 3, 'language': 'zh-Hans'})
    results = pages.structured_content['results']
    assert results and results[0]['uri'].startswith('quickactions://guide/zh-Hans/'), results

    # Wrong arguments are told in words that the caller can act on.
    for name, arguments, word in [
        ('check', {'pth': '.'}, 'takes no argument “pth”'), ('check', {'path': 3}, 'expected a string'),
        ('check', {'limit': 0}, 'from 1'), ('explain', {}, 'is missing'),
        ('generate', {'what': 'nothing'}, 'expected one of handler'), ('check', {'path': 'nowhere'}, 'does not exist'),
        ('check', {'language': 'fr'}, 'en, zh-Hans'), ('check', {'path': 'a\0b'}, 'zero byte'),
    ]:
        try:
            result = await client.call_tool(name, arguments)
        except RuntimeError:
            raise AssertionError(f'{name} {arguments}')
        assert result.is_error and word in text(result), (name, arguments, text(result))

    # Nothing outside of the folder is read, whichever way leads there.
    for path in ['..', '../outside', outside, '/etc', '/', 'link', 'link/Info.plist', 'Notes/../../outside',
                 'far.plist', '../' * 3000, 'a/' * 100000]:
        for call in [('check', {'path': path}), ('trace', {'path': path}),
                     ('generate', {'what': 'types', 'path': path}), ('migrate', {'path': path}),
                     ('generate', {'what': 'types', 'path': 'Plain', 'into': path + '/A.swift'})]:
            result = await client.call_tool(*call)
            assert result.is_error and 'secret' not in text(result), (call, text(result))
    # Where a link lies in a folder that is looked at, it is as if it led nowhere.
    through = await client.call_tool('check', {'path': '.'})
    assert 'secret' not in text(through), text(through)
    assert 'far.plist' in ''.join(through.structured_content['unread']), through.structured_content['unread']

    try:
        await client.call_tool('nothing', {})
        raise AssertionError('there is no such tool')
    except MCPError as error:
        assert error.code == -32602, error
    listed = (await client.list_resources()).resources
    assert len(listed) > 50 and len({resource.uri for resource in listed}) == len(listed)
    for resource in listed:
        content, = (await client.read_resource(resource.uri)).contents
        assert content.text.startswith('# ') and content.mime_type == 'text/markdown'
    template, = (await client.list_resource_templates()).resource_templates
    assert template.uri_template == 'quickactions://guide/{language}/{page}'
    for page, word in [('rule:duplicate-type', 'same type'), ('symbol:UIApplicationShortcutItem', 'class')]:
        content, = (await client.read_resource('quickactions://guide/en/' + page)).contents
        assert word in content.text
    for address in ['quickactions://guide/en/nothing', 'quickactions://guide/fr/icons', 'file:///etc/passwd',
                    'quickactions://guide/en/%FF', 'quickactions://guide/en/../../../etc/passwd', '']:
        try:
            await client.read_resource(address)
            raise AssertionError(address)
        except MCPError as error:
            assert error.code in (-32602, -32002), error

    # A call that is cancelled gets no answer, and the next one does.
    try:
        await asyncio.wait_for(client.call_tool('check', {'path': 'Large'}), 0.05)
    except (TimeoutError, asyncio.TimeoutError):
        pass
    assert (await client.call_tool('check', {'path': 'Broken'})).structured_content['total'] == 2


def raw(folder, *lines):
    """What the server answers to lines, well-formed or not."""
    result = subprocess.run(
        [EXECUTABLE, 'mcp'], input=b'\n'.join(lines) + b'\n', cwd=folder, capture_output=True, timeout=60)
    assert result.returncode == 0 and not result.stderr, result
    return [json.loads(line) for line in result.stdout.splitlines()]


def check_lines(folder):
    ping = b'{"jsonrpc":"2.0","id":"last","method":"ping"}'
    for line, code in [
        (b'nonsense', -32700), (b'{"jsonrpc":"2.0","id":1', -32700), (b'\xff\xfe{}', -32700), (b'[]', -32600),
        (b'3', -32600), (b'{}', -32600), (b'{"id":1,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}', -32602),
        (b'[' * 100000, -32700), (b'{"a":' * 100000, -32700), (b'x' * (17 << 20), -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{'
         b'"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{'
         b'"io.modelcontextprotocol/protocolVersion":"2031-01-01",'
         b'"io.modelcontextprotocol/clientCapabilities":{}}}}', -32022),
        (b'{"jsonrpc":"2.0","id":1,"method":"nothing","params":{"_meta":{'
         b'"io.modelcontextprotocol/protocolVersion":"2026-07-28",'
         b'"io.modelcontextprotocol/clientCapabilities":{}}}}', -32601),
    ]:
        answers = raw(folder, line, ping)
        codes = [answer['error']['code'] for answer in answers if 'error' in answer]
        assert codes == [code], (line[:80], answers)
        assert {'jsonrpc': '2.0', 'id': 'last', 'result': {}} in answers, (line[:80], answers)
    # Answers and notifications get no answer; an empty line is nothing.
    silent = [b'{"jsonrpc":"2.0","id":7,"result":{}}', b'{"jsonrpc":"2.0","method":"notifications/nothing"}', b'',
              b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"unknown"}}']
    assert raw(folder, *silent, ping) == [{'jsonrpc': '2.0', 'id': 'last', 'result': {}}]
    # What waits can be cancelled, too.
    begin = b'{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2031-01-01"}}'
    call = b'{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"check","arguments":{"path":"Large"}}}'
    cancel = b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":%d}}'
    answers = raw(folder, begin, call % 1, call % 2, cancel % 2, cancel % 1, ping)
    assert [answer['id'] for answer in answers] == [0, 'last'], answers
    assert answers[0]['result']['protocolVersion'] == '2025-11-25'


def prepare(folder, outside):
    samples = os.path.join(ROOT, 'Samples')
    shutil.copytree(os.path.join(samples, 'Clean/Notes'), os.path.join(folder, 'Notes'))
    shutil.copytree(os.path.join(samples, 'Broken/unknown-icon-type'), os.path.join(folder, 'Broken'))
    os.makedirs(os.path.join(folder, 'Plain'))
    shutil.copy(os.path.join(folder, 'Notes/Notes/Info.plist'), os.path.join(folder, 'Plain'))
    os.makedirs(os.path.join(folder, 'Plain/Plain.xcodeproj'))
    for number in range(400):
        path = os.path.join(folder, 'Large', str(number))
        os.makedirs(path)
        shutil.copy(os.path.join(folder, 'Broken/Info.plist'), path)
    os.makedirs(outside)
    with open(os.path.join(folder, 'Broken/Info.plist'), encoding='utf-8') as file:
        content = file.read()
    with open(os.path.join(outside, 'Info.plist'), 'w', encoding='utf-8') as file:
        file.write(content.replace('compose', 'secret'))
    os.symlink(outside, os.path.join(folder, 'link'))
    os.symlink(os.path.join(outside, 'Info.plist'), os.path.join(folder, 'far.plist'))


async def main():
    with tempfile.TemporaryDirectory() as base:
        folder, outside = os.path.join(base, 'project 项目'), os.path.join(base, 'outside')
        prepare(folder, outside)
        before = state(base)
        check_lines(folder)
        for mode, revision in [('auto', '2026-07-28'), ('2026-07-28', '2026-07-28'), ('legacy', '2025-11-25')]:
            async with Client(server(folder), mode=mode) as client:
                assert client.protocol_version == revision, client.protocol_version
                # A client that is set to one revision does not ask.
                if mode != '2026-07-28':
                    assert client.server_info.name == 'quickactions' and 'check' in client.instructions
                if mode == 'legacy':
                    await client.send_ping()
                await use(client, folder, outside)
            print(f'mcp, {mode}: {revision}, all is well')
        async with Client(server('/', os.path.join(folder, 'Broken'), outside)) as client:
            both = await client.call_tool('check', {'path': outside})
            assert 'secret' in text(both)
            assert (await client.call_tool('check', {'path': os.path.join(folder, 'Notes')})).is_error
        assert state(base) == before, 'a call has changed a file'


asyncio.run(main())
