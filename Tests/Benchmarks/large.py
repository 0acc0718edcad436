#!/usr/bin/env python3
"""Measures `check` of files of 5 MB, one kind after the other: the processor time of the command and its largest memory.

    Tests/Benchmarks/large.py [QUICKACTIONS] [KIND…] [--megabytes N] [--limit SECONDS]

With --limit the exit code is 1 where a kind takes longer. The cases of Tests/Growth are too small to show what costs its
square behind a small factor: a search through all scopes of one name, a hash that thousands of names share.
"""
import argparse, os, shutil, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'Tests', 'Growth'))
from cases import HANDLER, item, items, plist, project

DELEGATE = 'class D: UIResponder, UIApplicationDelegate {\n'
OBJECTIVE_C = ('@implementation D\n- (void)application:(UIApplication *)a performActionForShortcutItem:'
               '(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {\n')
SCENE = ('import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {\nfunc windowScene(_ s: UIWindowScene, '
         'performActionFor item: UIApplicationShortcutItem) async -> Bool {\n')
MARK = '// UIApplicationShortcutItem\n'
LIST = {'Info.plist': items(item('KEY1'))}
APPS = {f'F{i}/Info.plist': items(item()) for i in range(20)}
PROJECT, PROJECT_END = project(1, ('', 'INFOPLIST_FILE = Info.plist;'), 'ALL').split('ALL')
CONFIGURED = project(1, ('', 'INFOPLIST_FILE = Info.plist;'),
                     'X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };\n').replace(
    'isa = XCBuildConfiguration;', 'isa = XCBuildConfiguration; baseConfigurationReference = X;')
QUICK_ACTION = '{"UIApplicationShortcutItemType": "t@", "UIApplicationShortcutItemTitle": "T@"}'

# By kind: the file, what stands before, what is repeated with a number for `@`, what stands behind, files beside it.
KINDS = {
    'cases': ('A.swift', DELEGATE + HANDLER + 'switch item.type {\n', 'case "com.example.t@": go(@)\n',
              'default: break\n}\ncompletionHandler(true) }\n}\n', {}),
    'falling cases': ('A.swift', DELEGATE + HANDLER + 'switch item.type {\n', 'case "com.example.t@": fallthrough\n',
                      'default: go()\n}\ncompletionHandler(true) }\n}\n', {}),
    'comparisons': ('A.swift', DELEGATE + HANDLER, 'if item.type == "com.example.t@" { go(@) }\n',
                    'completionHandler(true) }\n}\n', {}),
    'functions': ('A.swift', DELEGATE + HANDLER + 'completionHandler(true) }\n',
                  'func f@(_ item: UIApplicationShortcutItem) { if item.type == "t@" { go(@) } }\n', '}\n', {}),
    'classes': ('A.swift', 'import UIKit\n', 'class C@: NSObject { var item: UIApplicationShortcutItem?\n'
                'func open(_ i: UIApplicationShortcutItem) { item = i } }\n', '', {}),
    'closures': ('A.swift', 'import UIKit\nclass A {\n',
                 'let h@: (UIApplicationShortcutItem) -> Void = { item in if item.type == "t@" { go() } }\n', '}\n', {}),
    'handlers': ('A.swift', 'import UIKit\nclass A {\nlet handlers: [String: (UIApplicationShortcutItem) -> Void] = [\n',
                 '"com.t@": { item in go(@) },\n',
                 ']\nfunc f(item: UIApplicationShortcutItem) { handlers[item.type]?(item) }\n}\n', {}),
    'posts': ('A.swift', SCENE, 'NotificationCenter.default.post(name: .n@, object: item)\n', 'return true\n}\n}\n', {}),
    'raw values': ('A.swift', MARK + 'enum E: String {\n', 'case c@ = "com.example.c@"\n', '}\n', {}),
    'constants': ('A.swift', MARK, 'extension String { static let t@ = "com.t@" }\n', '', {}),
    'dynamic items': ('A.swift', 'import UIKit\nclass A { func f() { UIApplication.shared.shortcutItems = [\n',
                      'UIApplicationShortcutItem(type: "t@", localizedTitle: "T@"),\n', '] } }\n', {}),
    'views': ('A.swift', 'import SwiftUI\n' + MARK, 'struct V@: View { @State var a = 0\nvar body: some View '
              '{ Text("a@").onChange(of: a) { x in open(x) } } }\n', '', {}),
    'comments': ('A.swift', MARK, '/* a /* b@ */ c */\n', '', {}),
    'literals': ('A.swift', MARK + 'let a = [\n', '"text \\(b@ + "inner \\(c)")",\n', ']\n', {}),
    'one line': ('A.swift', MARK + 'let a = x', ' + x', '\n', {}),
    'comparisons of Objective-C': ('A.m', OBJECTIVE_C, 'if ([item.type isEqualToString:@"com.example.t@"]) { [self go@]; }\n',
                                   'done(YES);\n}\n@end\n', {}),
    'methods of Objective-C': ('A.m', '#import <UIKit/UIKit.h>\n@implementation D\n',
                               '- (void)open@:(UIApplicationShortcutItem *)item '
                               '{ if ([item.type isEqualToString:@"t@"]) { [self go]; } }\n', '@end\n', {}),
    'property list': ('Info.plist', items('@').split('@')[0], item('T@', 't@'), items('@').split('@')[1], {}),
    'keys': ('Info.plist', plist('@').split('@')[0], '<key>Key@</key><string>v</string>\n', plist('@').split('@')[1], {}),
    'strings': ('en.lproj/InfoPlist.strings', '', '"KEY@" = "value @";\n', '', LIST),
    'catalog': ('InfoPlist.xcstrings', '{"sourceLanguage": "en", "version": "1.0", "strings": {\n',
                '"KEY@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "v"}}}},\n',
                '"Z": {}}}\n', LIST),
    'Expo': ('app.json', '{"expo": {"ios": {"infoPlist": {"UIApplicationShortcutItems": [\n', QUICK_ACTION + ',\n',
             QUICK_ACTION + ']}}}}\n', {}),
    'XcodeGen': ('project.yml', 'name: A\ntargets:\n', '  A@:\n    type: application\n    platform: iOS\n'
                 '    sources: [S@]\n    info:\n      path: A@/Info.plist\n      properties:\n'
                 '        UIApplicationShortcutItems:\n          - UIApplicationShortcutItemType: t@\n'
                 '            UIApplicationShortcutItemTitle: T@\n', '', {}),
    'Tuist': ('Project.swift', 'import ProjectDescription\nlet project = Project(name: "A", targets: [.target(name: "A", '
              'infoPlist: .extendingDefault(with: ["UIApplicationShortcutItems": [\n',
              '["UIApplicationShortcutItemType": "t@", "UIApplicationShortcutItemTitle": "T@"],\n', ']]))])\n', {}),
    'project': ('A.xcodeproj/project.pbxproj', PROJECT,
                'F@ = { isa = PBXFileReference; path = App@/A.swift; sourceTree = "<group>"; };\n', PROJECT_END, LIST),
    'configuration': ('A.xcconfig', '', 'SETTING_@ = $(SETTING_@) value$(OTHER)\n', '', {
        'Info.plist': items(item('$(SETTING_1)')), 'A.xcodeproj/project.pbxproj': CONFIGURED}),
    'ignored paths': ('.gitignore', '', 'build@/\n*.o@\n', '', APPS),
    'settings': ('.quickactions.json', '{"exclude": [\n', '"Gen@/**",\n', '"x"]}\n', APPS),
    'image': ('Assets.xcassets/I.imageset/i.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\n',
              '<path d="M0 0L@ 1"/>\n', '</svg>\n', {
                  'Info.plist': items(item().replace(
                      '</dict>', '<key>UIApplicationShortcutItemIconFile</key><string>I</string></dict>')),
                  'Assets.xcassets/I.imageset/Contents.json':
                      '{"images": [{"filename": "i.svg", "idiom": "universal"}], "info": {"version": 1}}'}),
}

# The largest of kinds of which nothing longer is read, in megabytes.
LARGEST = {'Expo': 4.1, 'XcodeGen': 4.1, 'Tuist': 4.1}


def write(folder, kind, size):
    path, head, repeated, tail, beside = KINDS[kind]
    text, length = [head], 0
    while length < size:
        text.append(repeated.replace('@', str(len(text))))
        length += len(text[-1])
    for name, content in {**beside, path: ''.join(text) + tail}.items():
        name = os.path.join(folder, name)
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, 'w') as file: file.write(content)


def measure(command):
    """Processor time in seconds, and the largest memory in MiB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1): sys.exit(f'{command}: ended with {status}')
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('quickactions', nargs='?', default=os.path.join(ROOT, '.build/release/quickactions'))
    parser.add_argument('kinds', nargs='*', metavar='KIND')
    parser.add_argument('--megabytes', type=float, default=5)
    parser.add_argument('--limit', type=float, help='the most seconds for a kind')
    options = parser.parse_args()
    slow = False
    for kind in KINDS:
        if options.kinds and not any(word in kind for word in options.kinds): continue
        folder = tempfile.mkdtemp()
        try:
            write(folder, kind, int(min(options.megabytes, LARGEST.get(kind, options.megabytes)) * 1e6))
            seconds, memory = measure([os.path.abspath(options.quickactions), 'check', folder])
        finally:
            shutil.rmtree(folder)
        is_slow = options.limit is not None and seconds > options.limit
        slow = slow or is_slow
        print(f'{kind:28}{seconds:7.2f} s{memory:8.0f} MiB' + ('  takes too long' if is_slow else ''), flush=True)
    return 1 if slow else 0


if __name__ == '__main__':
    sys.exit(main())
