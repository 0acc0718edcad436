// The packed VS Code extension under plain Node.js: the real scripts and the real server, with a stand-in for
// the module `vscode`.
//   node Tests/Clients/vscode.js
// Environment: QUICKACTIONS (the executable), FOLDER (an empty folder), EXTENSION (the unpacked package).
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const path = require('path');
const { make } = require('./vscode-stand-in');
const description = require('./vscode-package');

const extension = process.env.EXTENSION;
const folder = fs.realpathSync(process.env.FOLDER);
const tool = process.env.QUICKACTIONS;
const app = path.join(folder, 'app');

// MARK: Helpers

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until something holds; fails with what was waited for. */
async function until(what, holds) {
  for (let turn = 0; turn < 1000; turn++) {
    const value = await holds();
    if (value) return value;
    await sleep(20);
  }
  throw new Error(`waited in vain: ${what}`);
}

let world;
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? world.vscode : load(name, ...rest));

/** Activates the extension anew, as in another window. */
async function start(settings, options = {}) {
  world = make({ folder: app, settings, extension, ...options });
  const file = path.join(extension, 'extension.js');
  delete require.cache[require.resolve(file)];
  const main = require(file);
  const before = Date.now();
  const result = main.activate(world.context);
  assert.ok(Date.now() - before < 1000 && !result?.then, 'activate waits for something');
  return { ...world, stop: () => main.deactivate() };
}

const isRunning = (one) => until('a running server', () => one.seen.status.tooltip?.startsWith('quickactions '));
const token = () => new world.vscode.CancellationTokenSource().token;

/** An executable script in the folder. */
function script(name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text, { mode: 0o755 });
  return file;
}

// MARK: What works

async function features() {
  const one = await start({ path: tool, language: 'zh-Hans', deploymentTarget: '' });
  const { vscode, seen, answers, open, close, change, activate, of, follow } = one;
  await isRunning(one);
  assert.deepStrictEqual(seen.errors, []);
  description.check(extension, seen.commands);
  assert.ok(one.context.subscriptions.every((each) => typeof each.dispose === 'function'));
  await until('watched files', () => seen.watchers > 0);

  // Formatting is for property lists; Swift and JSON keep their own formatters.
  const plist = open(path.join(app, 'Info.plist'), 'plist');
  const code = open(path.join(app, 'SceneDelegate.swift'), 'swift');
  activate(plist);
  assert.ok(seen.status.isShown);
  await until('formatting', () => of('DocumentFormattingEdit', plist).length === 1);
  assert.strictEqual(of('DocumentFormattingEdit', code).length, 0);
  const json = open(path.join(app, 'app.json'), 'json', '{}');
  assert.strictEqual(of('DocumentFormattingEdit', json).length, 0);
  assert.ok(of('Hover', json).length === 1 && of('Hover', code).length === 1);

  // The links of a hover lead to pages, in the language of the settings.
  const position = (line, character) => new vscode.Position(line, character);
  const lines = plist.text.split('\n');
  const place = (text, offset = 0) => {
    const line = lines.findIndex((each) => each.includes(text));
    return position(line, lines[line].indexOf(text) + offset);
  };
  const hover = await of('Hover', plist)[0].provideHover(plist, place('UIApplicationShortcutItemTitle', 3), token());
  const [content] = hover.contents;
  assert.match(content.value, /标题/);
  const links = [...content.value.matchAll(/\]\(([^)\s]*)\)/g)].map(([, link]) => link).filter((link) => !link.startsWith('http'));
  assert.ok(links.length > 0, content.value);
  for (const link of links) {
    await follow(content, link);
    const [shows, linked] = seen.executed.pop();
    assert.strictEqual(shows, 'markdown.showPreview');
    assert.match(await seen.contents[linked.scheme].provideTextDocumentContent(linked), /^# /);
  }

  // Findings come, follow the text, and go with the document.
  const key = place('UIApplicationShortcutItemTitle');
  const within = new vscode.Range(key, position(key.line, key.character + 'UIApplicationShortcutItemTitle'.length));
  const found = () => seen.diagnostics.get(plist.uri.toString()) ?? [];
  change(plist, within, 'UIApplicationShortcutItemTitel');
  const finding = await until('a finding', () => found().find((each) => /Titel/.test(each.message)));
  assert.strictEqual(finding.source, 'quickactions');
  assert.ok(finding.code.target instanceof vscode.Uri || typeof finding.code === 'string');
  const actions = await of('CodeActions', plist)[0].provideCodeActions(plist, finding.range, { diagnostics: [finding], triggerKind: 1 }, token());
  const fix = actions.find((action) => action.isPreferred);
  const [[edit]] = fix.edit.files.get(plist.uri.toString());
  change(plist, edit.range, edit.newText);
  assert.strictEqual(plist.text, lines.join('\n'));
  await until('no such finding', () => !found().some((each) => /Titel/.test(each.message)));

  // Completion, outline, lenses, hints, links, tokens, renaming.
  const list = await of('CompletionItem', plist)[0].provideCompletionItems(plist, place('UIApplicationShortcutIconTypeSearch', 5), token(), { triggerKind: 0 });
  assert.ok(list.items.length > 5 && list.items.every((item) => item.range), 'completion');
  const resolved = await of('CompletionItem', plist)[0].resolveCompletionItem(list.items[0], token());
  assert.ok(resolved.documentation?.value, 'documentation of a proposal');
  assert.ok((await of('DocumentSymbol', plist)[0].provideDocumentSymbols(plist, token())).length > 0);
  assert.ok((await of('InlayHints', plist)[0].provideInlayHints(plist, new vscode.Range(position(0, 0), position(90, 0)), token())).length > 0);
  assert.ok((await of('DocumentSemanticTokens', plist)[0].provideDocumentSemanticTokens(plist, token())).data.length > 0);
  assert.ok((await of('FoldingRange', plist)[0].provideFoldingRanges(plist, {}, token())).length > 0);
  assert.ok((await of('SelectionRange', plist)[0].provideSelectionRanges(plist, [key], token()))[0].parent);
  const [documentLink] = await of('DocumentLink', plist)[0].provideDocumentLinks(plist, token());
  assert.ok((await of('DocumentLink', plist)[0].resolveDocumentLink(documentLink, token())).target);
  const title = place('Search</string>', 2);
  const rename = of('Rename', plist)[0];
  assert.strictEqual((await rename.prepareRename(plist, title, token())).placeholder ?? 'Search', 'Search');
  await assert.rejects(rename.prepareRename(plist, position(0, 2), token()));
  assert.ok((await rename.provideRenameEdits(plist, title, 'Find', token())).files.size > 0);
  const lenses = await of('CodeLens', plist)[0].provideCodeLenses(plist, token());
  assert.ok(lenses.length > 1);
  for (const lens of lenses) {
    const { command } = await of('CodeLens', plist)[0].resolveCodeLens(lens, token());
    assert.ok(!command.command || seen.commands[command.command], `the lens “${command.title}” runs ${command.command}`);
  }
  seen.opened.length = 0;
  const { command, arguments: args } = lenses[1].command;
  await vscode.commands.executeCommand(command, ...args);
  const shown = await until('the place of a lens', () => seen.opened[0]);
  assert.ok(shown.selection.start.line > 0 && shown.uri.endsWith('.swift'), JSON.stringify(shown));

  // Trace at Caret: one quick action, or all; a page without scripts whose links go to the code.
  activate(plist, place('UIApplicationShortcutIconTypeSearch', 3));
  await vscode.commands.executeCommand('quickactions.traceAtCaret');
  const [panel] = seen.panels;
  assert.deepStrictEqual(panel.webview.options, { enableScripts: false, enableCommandUris: ['quickactions.revealPlace'], localResourceRoots: [] });
  const { html } = panel.webview;
  const nonce = /style-src 'nonce-([^']+)'/.exec(html)[1];
  assert.ok(html.includes(`content="default-src 'none'; style-src 'nonce-${nonce}'"`) && html.includes(`<style nonce="${nonce}">`));
  assert.ok(!/<script|style=|onclick|https?:|#[0-9a-f]{3,6}\b(?!;)/i.test(html.replace(/&#\d+;/g, '')), 'only what the policy and the theme allow');
  assert.strictEqual(html.match(/<section>/g).length, 1);
  assert.match(html, /<h2>Search<\/h2>/);
  seen.opened.length = 0;
  for (const [, link] of html.matchAll(/href="command:([^"]*)"/g)) {
    const [name, query] = link.split('?');
    await vscode.commands.executeCommand(name, ...JSON.parse(decodeURIComponent(query)));
  }
  assert.ok(seen.opened.length > 3 && seen.opened.every(({ uri }) => uri.startsWith('file://' + app)), JSON.stringify(seen.opened));
  assert.deepStrictEqual(seen.errors, []);
  activate(plist, position(0, 0));
  await vscode.commands.executeCommand('quickactions.traceAtCaret');
  assert.ok(seen.panels.length === 1 && panel.webview.html.match(/<section>/g).length > 1);
  panel.dispose();
  await vscode.commands.executeCommand('quickactions.traceAtCaret');
  assert.strictEqual(seen.panels.length, 2, 'a closed panel is made anew');

  await previews(one, plist, place);

  // Generate…, Check Workspace, Show Documentation.
  answers.pick = (items) => items.find((item) => !item.action?.disabled);
  await vscode.commands.executeCommand('quickactions.generate');
  assert.ok(seen.edit.files.size + seen.edit.operations.length > 0, 'nothing was generated');
  await vscode.commands.executeCommand('quickactions.checkWorkspace');
  assert.match(String(seen.messages.pop()), /^Findings: \d+, in files: \d+$|^No findings/);
  answers.input = 'UIApplicationShortcutItemTitle';
  await vscode.commands.executeCommand('quickactions.openDocumentation');
  const [preview, page] = seen.executed.pop();
  assert.deepStrictEqual([preview, page.scheme], ['markdown.showPreview', 'quickactions-guide']);
  await vscode.commands.executeCommand('quickactions.openDocumentation', 'xyzzy no such thing');
  assert.match(String(seen.messages.pop()), /xyzzy/);
  answers.input = undefined;
  await vscode.commands.executeCommand('quickactions.openDocumentation');
  answers.pick = (items) => items.at(-1);
  await vscode.commands.executeCommand('quickactions.showMenu');
  assert.strictEqual(seen.logs.pop(), 'shown');

  // A binary property list as XML.
  const binary = Buffer.from('62706c6973743030d0080000000000000101000000000000000100000000000000000000000000000009', 'hex');
  fs.writeFileSync(path.join(app, 'Binary file.plist'), binary);
  const address = vscode.Uri.parse(`quickactions-plist://${app}/Binary%20file.plist`);
  const xml = await seen.contents[address.scheme].provideTextDocumentContent(address);
  assert.ok(xml.includes('<plist version="1.0">'), xml);

  // A document that is closed keeps the findings of its file, and no others.
  change(plist, within, 'UIApplicationShortcutItemTitel');
  await until('a finding', () => found().some((each) => /Titel/.test(each.message)));
  close(plist);
  await until('the findings of the file', () => !found().some((each) => /Titel/.test(each.message)));
  activate(undefined);
  assert.ok(!seen.status.isShown);
  await one.stop();
  assert.strictEqual(seen.providers.length, 0, 'providers are left behind');
  assert.deepStrictEqual(seen.errors, []);
}

/** A page of the server in a panel: it holds no script, loads nothing, and has the colors of the theme. */
function checkPage(panel) {
  assert.deepStrictEqual(panel.webview.options, { enableScripts: false, enableCommandUris: false, localResourceRoots: [] });
  const { html } = panel.webview;
  const nonce = /style-src 'nonce-([^']+)'/.exec(html)?.[1];
  assert.ok(nonce, html.slice(0, 800));
  assert.ok(html.includes(`content="default-src 'none'; style-src 'nonce-${nonce}'; img-src data:"`) && html.includes(`<style nonce="${nonce}">`));
  assert.strictEqual(html.match(/<style/g).length, 1);
  const bare = html.replace(/data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]*/g, '').replaceAll('http://www.w3.org/2000/svg', '');
  assert.ok(!/<script|<link|<iframe|\sstyle=|\son\w+=|https?:|@import/i.test(bare), 'only what the policy allows');
  assert.match(html, /--page-background: var\(--vscode-editor-background\)/);
  return nonce;
}

// Preview Menu and Preview Translations: pages that follow the text, the theme, and nothing else.
async function previews(one, plist, place) {
  const { vscode, seen, change, activate, events } = one;
  const before = seen.panels.length;
  activate(plist);
  await vscode.commands.executeCommand('quickactions.previewMenu');
  const panel = seen.panels[before];
  const first = checkPage(panel);
  assert.strictEqual(panel.title, 'Menu Preview');
  assert.ok(/>Search<\/text>/.test(panel.webview.html) && panel.webview.html.match(/<figure>/g).length > 1, 'the menu in all languages');
  assert.match(panel.webview.html, /color-scheme: light/);
  // Each change is drawn, once the typing pauses; a text is shown as it is and is no markup.
  const start = place('Search</string>');
  const range = (length) => new vscode.Range(start, new vscode.Position(start.line, start.character + length));
  let drawn = 0;
  let { html } = panel.webview;
  Object.defineProperty(panel.webview, 'html', { get: () => html, set: (text) => (drawn++, (html = text)) });
  const hostile = '&lt;script&gt;&quot;x';
  let typed = 'Search'.length;
  for (const text of ['F', 'Fi', 'Fin', 'Find', hostile]) {
    change(plist, range(typed), text);
    typed = text.length;
  }
  await until('the new title', () => html.includes('&lt;script&gt;&quot;x</text>'));
  assert.ok(drawn <= 2, `drawn ${drawn} times for five changes`);
  assert.notStrictEqual(checkPage(panel), first, 'each page has a nonce of its own');
  // A list that is broken in the middle has a page that says so.
  change(plist, range(typed), 'Search</strin');
  await until('what is wrong', () => !html.includes('&lt;script') && /<td class="error">/.test(html));
  checkPage(panel);
  change(plist, range('Search</strin'.length), 'Search');
  await until('the title again', () => />Search<\/text>/.test(html));
  vscode.window.activeColorTheme = { kind: vscode.ColorThemeKind.Dark };
  events.theme.fire(vscode.window.activeColorTheme);
  await until('the dark page', () => /color-scheme: dark/.test(html));
  // The lens above the list goes to the same panel; titles by language have one of their own.
  const lenses = await one.of('CodeLens', plist)[0].provideCodeLenses(plist, token());
  const lens = lenses.find(({ command }) => command?.command === 'quickactions.preview');
  assert.strictEqual(lens.command.title, '预览菜单');
  activate(undefined);
  await vscode.commands.executeCommand(lens.command.command, ...lens.command.arguments);
  assert.strictEqual(seen.panels.length, before + 1);
  activate(plist);
  await vscode.commands.executeCommand('quickactions.previewTranslations');
  assert.match(seen.panels[before + 1].webview.html, /<table>/);
  checkPage(seen.panels[before + 1]);
  seen.panels.slice(before).forEach((each) => each.dispose());
  const count = drawn;
  change(plist, range(6), 'Search');
  await sleep(400);
  assert.strictEqual(drawn, count, 'a closed panel asks for nothing');
  activate(undefined);
  await vscode.commands.executeCommand('quickactions.previewMenu');
  assert.match(String(seen.messages.pop()), /^Open a property list/);
  activate(plist);
  assert.deepStrictEqual(seen.errors, []);
}

// Migrate to Scenes…: all changes are shown before they are made.
async function migration() {
  const old = path.join(folder, 'Old app');
  fs.mkdirSync(path.join(old, 'Old.xcworkspace'), { recursive: true });
  fs.writeFileSync(path.join(old, 'Old.xcworkspace/contents.xcworkspacedata'), '');
  fs.writeFileSync(path.join(old, 'Info.plist'), '<plist version="1.0">\n<dict>\n\t<key>LSRequiresIPhoneOS</key>\n\t<true/>\n</dict>\n</plist>\n');
  fs.writeFileSync(path.join(old, 'Other.swift'), 'class Other {}\n');
  const delegate = (window) => `import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    ${window}
    window?.makeKeyAndVisible()
    return true
  }
}
`;
  const file = path.join(old, 'AppDelegate.swift');
  fs.writeFileSync(file, delegate('window = UIWindow(frame: UIScreen.main.bounds)'));
  const one = await start({ path: tool }, { folder: old });
  const { vscode, seen, answers, activate } = one;
  await isRunning(one);
  // Found among the files of the workspace; the same while the delegate is the active document.
  for (const wanted of ['a file', 'the active document']) {
    seen.edit = undefined;
    await vscode.commands.executeCommand('quickactions.migrateToScenes');
    assert.ok(seen.edit, `no move to scenes in ${wanted}: ${seen.messages}`);
    assert.ok(seen.edit.isConfirmed, 'changes are made unasked');
    assert.deepStrictEqual(seen.editMetadata, { isRefactoring: true });
    const files = [...seen.edit.files.keys()].map((each) => path.basename(each)).sort();
    assert.deepStrictEqual(files, ['AppDelegate.swift', 'Info.plist', 'SceneDelegate.swift']);
    assert.strictEqual(path.basename(seen.edit.operations[0].create.path), 'SceneDelegate.swift');
    activate(vscode.workspace.textDocuments.find((each) => each.uri.path === file));
  }
  answers.applies = false;
  await vscode.commands.executeCommand('quickactions.migrateToScenes');
  assert.strictEqual(String(seen.messages.pop()), 'Nothing was changed.');
  // What cannot be moved is said, and nothing is asked; what is no delegate has nothing to move.
  seen.edit = undefined;
  const document = vscode.window.activeTextEditor.document;
  const all = new vscode.Range(document.positionAt(0), document.positionAt(document.text.length));
  one.change(document, all, delegate('if window == nil { return make { window = $0 } }'));
  await vscode.commands.executeCommand('quickactions.migrateToScenes');
  assert.ok(seen.edit === undefined && /AppDelegate\.swift/.test(seen.messages.pop()), 'why it stays');
  one.change(document, new vscode.Range(document.positionAt(0), document.positionAt(document.text.length)), '');
  fs.writeFileSync(file, '');
  await vscode.commands.executeCommand('quickactions.migrateToScenes');
  assert.match(String(seen.messages.pop()), /^There is no app delegate here/);
  assert.deepStrictEqual(seen.errors, []);
  await one.stop();
}

// MARK: What goes wrong

/** One message, with its way out; nothing waits for it. */
async function failure(one, pattern, buttons) {
  const message = await until(`a message like ${pattern}`, () => one.seen.errors[0]);
  assert.match(String(message), pattern);
  assert.deepStrictEqual(message.buttons, buttons);
  await sleep(50);
  assert.strictEqual(one.seen.errors.length, 1, 'one message is enough');
  assert.ok(one.seen.status.isShown && /error/.test(one.seen.status.text));
  one.seen.errors.length = 0;
  return message;
}

async function failures() {
  // Nowhere to be found: PATH of the tests is not looked at, nor are folders that are not named in full.
  const environment = { ...process.env };
  const empty = path.join(folder, 'empty');
  fs.mkdirSync(empty);
  Object.assign(process.env, { PATH: `${empty}:.`, HOME: empty });
  const nowhere = !['/opt/homebrew/bin', '/usr/local/bin'].some((each) => fs.existsSync(path.join(each, 'quickactions')));
  if (nowhere) {
    const one = await start({ path: '' });
    const message = await failure(one, /not installed.*PATH/, ['How to Get It', 'Choose a File…', 'Open Settings']);
    // Only when asked for, and only the page.
    assert.deepStrictEqual(one.seen.opened, []);
    message.press('How to Get It');
    await until('the page', () => one.seen.opened.length);
    assert.match(one.seen.opened[0], /^https:\/\/github\.com\/[^/]+\/quickactions\/releases\/tag\/\d/);
    // A file that is chosen is used at once.
    one.answers.file = [one.vscode.Uri.file(tool)];
    message.press('Choose a File…');
    message.press = undefined;
    await one.stop();
  }
  // In the folder of a package manager, which PATH lacks.
  fs.mkdirSync(path.join(empty, '.local/bin'), { recursive: true });
  fs.symlinkSync(tool, path.join(empty, '.local/bin/quickactions'));
  const usual = await start({ path: '' });
  await isRunning(usual);
  await usual.stop();
  Object.assign(process.env, environment);

  // Commands while nothing runs say why; a right path then starts the server. Two changes at once: one server.
  const missing = await start({ path: path.join(folder, 'missing') }, { language: 'zh-cn' });
  const first = await failure(missing, /不存在/, ['选择文件…', '打开设置']);
  for (const command of ['traceAtCaret', 'checkWorkspace', 'openDocumentation']) {
    await missing.vscode.commands.executeCommand('quickactions.' + command);
    assert.match(String(missing.seen.errors.pop()), /不存在/);
  }
  first.press('打开设置');
  await until('the settings', () => missing.seen.executed.some(([name]) => name === 'workbench.action.openSettings'));
  const settings = missing.vscode.workspace.getConfiguration('quickactions');
  await Promise.all([settings.update('path', tool), settings.update('path', tool), settings.update('path', tool)]);
  await isRunning(missing);
  const starts = () => missing.seen.logs.filter((line) => /^info .* lsp$/.test(line)).length;
  const last = await until('the last start', () => starts() === 3 && missing.seen.logs.filter((line) => /^info quickactions /.test(line)).length);
  assert.strictEqual(last, 3);
  assert.deepStrictEqual(missing.seen.errors, []);
  await missing.stop();

  const wrong = [
    ['no-server', '#!/bin/sh\necho "Usage: something else"\nsleep 5\n', /no language server and wrote “Usage: something else”/],
    ['ends', '#!/bin/sh\necho "cannot open shared object" >&2\nexit 127\n', /it ended and wrote “cannot open shared object”/],
    ['silent', '#!/bin/sh\nexit 3\n', /it ended at once \(code 3\)/],
    // For another processor, and a file that is no program: the system or the shell refuses them.
    ['foreign', foreignProgram(), /a program for another system or processor/],
    ['text', 'just a text\n', /it ended and wrote “.*text/],
    ['another', answering({ serverInfo: { name: 'other-lsp' }, capabilities: {} }), /another language server: other-lsp/],
  ];
  for (const [name, text, pattern] of wrong) {
    const one = await start({ path: script(name, text) });
    await failure(one, pattern, ['Choose a File…', 'Open Settings', 'Show Log']);
    await one.stop();
  }

  // An old server: said once, and what it can do works.
  const old = await start({ path: script('old', answering({ serverInfo: { name: 'quickactions', version: '0.0.9' }, capabilities: { hoverProvider: true } })) });
  const told = await until('a message', () => old.seen.errors[0]);
  assert.match(String(told), /version 0\.0\.9, older than this extension/);
  assert.strictEqual(old.of('Hover', old.open('/x/Info.plist', 'plist', '')).length, 1);
  old.seen.errors.length = 0;
  old.activate(old.open('/x/Other.plist', 'plist', ''));
  await old.vscode.commands.executeCommand('quickactions.traceAtCaret');
  assert.match(String(old.seen.errors.pop()), /unknown method/);
  await old.stop();

  // A server that crashes is started again, but not for ever.
  const crashing = await start({ path: tool });
  const pids = new Set();
  for (let turn = 0; turn < 5; turn++) {
    // The status tells of the server before until the next one has answered.
    const answered = () => crashing.seen.logs.filter((line) => /^info quickactions /.test(line)).length;
    await until('the next server', () => answered() === turn + 1);
    const child = await until('the process', () => ownChildren().find((pid) => !pids.has(pid)));
    pids.add(child);
    process.kill(child, 'SIGKILL');
    await until('the end', () => !ownChildren().includes(child));
  }
  await failure(crashing, /ended 5 times/, ['Restart Server', 'Show Log']);
  await crashing.vscode.commands.executeCommand('quickactions.restartServer');
  await isRunning(crashing);
  await crashing.stop();
  await until('no process is left', () => ownChildren().length === 0);
}

/** The beginning of a program for another processor, s390x, in the form of Linux. */
function foreignProgram() {
  const head = Buffer.alloc(4096);
  head.write('\x7fELF\x02\x02\x01', 'latin1');
  head.writeUInt16BE(2, 16);
  head.writeUInt16BE(22, 18);
  return head;
}

/** A server that answers `initialize`, and everything else with an error. */
function answering(result) {
  return `#!${process.execPath}
let text = '';
const write = (message) => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  process.stdout.write('Content-Length: ' + Buffer.byteLength(body) + '\\r\\n\\r\\n' + body);
};
process.stdin.on('data', (piece) => {
  text += piece;
  for (let match; (match = /Content-Length: (\\d+)\\r\\n\\r\\n/.exec(text)) && text.length >= match.index + match[0].length + +match[1]; ) {
    const start = match.index + match[0].length;
    const message = JSON.parse(text.slice(start, start + +match[1]));
    text = text.slice(start + +match[1]);
    if (message.method === 'initialize') write({ id: message.id, result: ${JSON.stringify(result)} });
    else if (message.method === 'exit') process.exit(0);
    else if (message.method === 'shutdown') write({ id: message.id, result: null });
    else if (message.id !== undefined) write({ id: message.id, error: { code: -32601, message: 'unknown method' } });
  }
});
process.stdin.on('end', () => process.exit(0));
`;
}

/** The processes that this one has started and that still run. `ps` is not everywhere, /proc not on macOS. */
function ownChildren() {
  const rows = fs.existsSync('/proc/self/stat') ? linuxProcesses() : otherProcesses();
  return rows
    .filter(({ parent, state, name }) => parent === process.pid && state !== 'Z' && name.includes('quickactions'))
    .map(({ pid }) => pid);
}

function linuxProcesses() {
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const match = /\((.*)\) (.) (\d+) /s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return [{ pid: Number(pid), name: match[1], state: match[2], parent: Number(match[3]) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function otherProcesses() {
  const { execFileSync } = require('child_process');
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' }).split('\n');
  return rows.map((row) => {
    const [pid, parent, state = '', name = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state: state[0], name };
  });
}

async function main() {
  fs.cpSync('Samples/Clean/Notes', app, { recursive: true });
  for (const name of fs.readdirSync(path.join(app, 'Notes'))) fs.renameSync(path.join(app, 'Notes', name), path.join(app, name));
  await features();
  await migration();
  await failures();
  console.log('vscode: the package, its features, and what goes wrong');
}

main().catch((error) => {
  console.error('vscode: ' + (error.stack ?? error));
  process.exit(1);
});
