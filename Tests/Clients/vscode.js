// The VS Code extension under plain Node.js: the real script and the real server, with stand-ins for
// the modules `vscode` and `vscode-languageclient/node`.
//   node Tests/Clients/vscode.js
// Environment: QUICKACTIONS (the executable), FOLDER (an empty folder).
'use strict';

const assert = require('assert');
const { spawn } = require('child_process');
const fs = require('fs');
const Module = require('module');
const path = require('path');

const extensionFolder = path.resolve('Samples/Editors/vscode');
const folder = process.env.FOLDER;
const read = (name) => JSON.parse(fs.readFileSync(path.join(extensionFolder, name), 'utf8'));

// MARK: Stand-ins

const settings = { path: process.env.QUICKACTIONS };
const seen = { commands: {}, executed: [], providers: {}, errors: [], messages: [], listeners: [], opened: [] };
let answer;

class MarkdownString {
  constructor(value, isTrusted) {
    Object.assign(this, { value, isTrusted });
  }
}

/** Follows a link of a hover as VS Code does: of commands only those that are allowed, of files and the web all. */
async function follow(content, address) {
  const [, scheme, rest] = /^([a-z-]+):(.*)$/.exec(address);
  if (['file', 'http', 'https'].includes(scheme)) return seen.opened.push(address);
  assert.strictEqual(scheme, 'command', `a hover follows no link to ${address}`);
  const [name, query] = rest.split('?');
  assert.ok(content.isTrusted?.enabledCommands?.includes(name), `${name} is not allowed`);
  assert.deepStrictEqual(content.isTrusted.enabledCommands, [name]);
  // Both the address and its query are decoded.
  await seen.commands[name](...JSON.parse(decodeURIComponent(decodeURIComponent(query))));
}

/** A message stays until somebody dismisses it. */
const untilDismissed = (list, message) => (list.push(message), new Promise(() => {}));

const vscode = {
  MarkdownString,
  Uri: {
    parse: (text) => ({ scheme: text.slice(0, text.indexOf(':')), toString: () => text }),
  },
  l10n: { t: (text, ...values) => text.replace(/\{(\d)\}/g, (_, index) => values[index]) },
  env: { openExternal: async (uri) => seen.opened.push(uri.toString()) },
  commands: {
    registerCommand: (name, run) => ((seen.commands[name] = run), { dispose() {} }),
    executeCommand: async (...parts) => seen.executed.push(parts),
  },
  window: {
    activeTextEditor: undefined,
    showInputBox: async () => answer,
    showErrorMessage: (message) => untilDismissed(seen.errors, message),
    showInformationMessage: (message) => untilDismissed(seen.messages, message),
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => settings[name] }),
    registerTextDocumentContentProvider: (scheme, provider) => (
      (seen.providers[scheme] = provider), { dispose() {} }
    ),
    onDidChangeConfiguration: (listener) => (seen.listeners.push(listener), { dispose() {} }),
  },
};

/** Speaks to the real server, as far as the script needs it. */
class LanguageClient {
  static all = [];

  constructor(id, name, server, options) {
    Object.assign(this, { id, server, options, features: [], state: 1, waiting: new Map(), last: 0 });
    this.configured = [];
    LanguageClient.all.push(this);
  }

  registerFeature(feature) {
    assert.strictEqual(feature.getState().kind, 'static');
    this.features.push(feature);
  }

  isRunning() {
    return this.state === 2;
  }

  /** As in version 9: the output, and a message unless that is not wanted. */
  error(message, data, showNotification = true) {
    if (showNotification) vscode.window.showErrorMessage(message + '\n' + data);
  }

  async start() {
    this.state = 3;
    try {
      await this.connect();
    } catch (error) {
      this.state = 1;
      this.error(`${this.name} client: couldn't create connection to server.`, error, 'force');
      throw error;
    }
  }

  async connect() {
    const { command, args } = this.server;
    this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    // An answer can come when the server has been told to exit.
    this.process.stdin.on('error', () => {});
    let bytes = Buffer.alloc(0);
    this.process.stdout.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      for (;;) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/Content-Length: (\d+)/.exec(bytes.subarray(0, end).toString())[1]);
        if (bytes.length < end + 4 + length) return;
        const message = JSON.parse(bytes.subarray(end + 4, end + 4 + length).toString());
        bytes = bytes.subarray(end + 4 + length);
        this.take(message);
      }
    });
    await new Promise((done, fail) => this.process.once('spawn', done).once('error', fail));
    const textDocument = { hover: { contentFormat: ['markdown'] } };
    const capabilities = { workspace: { configuration: true }, window: {}, textDocument };
    for (const feature of this.features) feature.fillClientCapabilities(capabilities);
    this.capabilities = capabilities;
    const root = { uri: 'file://' + folder, name: 'folder' };
    const clientInfo = { name: 'Visual Studio Code', version: '1.95.0' };
    const params = { processId: process.pid, rootUri: null, clientInfo, capabilities, workspaceFolders: [root] };
    this.result = await this.sendRequest('initialize', params);
    for (const feature of this.features) feature.initialize(this.result.capabilities, undefined);
    this.write({ method: 'initialized', params: {} });
    this.state = 2;
  }

  async take(message) {
    if (message.method === 'workspace/configuration') {
      const next = async () => [
        { path: 'x', trace: { server: 'off' }, language: 'zh-Hans', deploymentTarget: '', rules: {}, exclude: [] },
      ];
      const result = await this.options.middleware.workspace.configuration(message.params, {}, next);
      this.configured.push(result);
      this.write({ id: message.id, result });
    } else if (message.method === 'window/logMessage') {
      seen.messages.push(message.params.message);
    } else if (message.id !== undefined && !message.method) {
      const { done, fail } = this.waiting.get(message.id);
      if (message.error) fail(new Error(message.error.message));
      else done(message.result);
    }
  }

  write(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  async hover(uri, position) {
    const next = async () => {
      const { contents } = await this.sendRequest('textDocument/hover', { textDocument: { uri }, position });
      return { contents: [new MarkdownString(contents.value, this.options.markdown?.isTrusted)] };
    };
    return (this.options.middleware.provideHover ?? ((...parts) => parts.at(-1)()))({}, position, {}, next);
  }

  sendRequest(method, params) {
    if (this.state === 1) return Promise.reject(new Error('Client is not running'));
    const id = ++this.last;
    const result = new Promise((done, fail) => this.waiting.set(id, { done, fail }));
    this.write({ id, method, params });
    return result;
  }

  async stop() {
    if (this.state === 1) return;
    if (this.state === 3) throw new Error("Client is not running and can't be stopped. It's current state is: starting");
    await this.sendRequest('shutdown');
    const ended = new Promise((done) => this.process.once('exit', done));
    this.write({ method: 'exit' });
    this.code = await ended;
    this.state = 1;
  }
}

const modules = { vscode, 'vscode-languageclient/node': { LanguageClient, State: { Stopped: 1, Running: 2 } } };
const load = Module._load;
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest);

/** Fails where something waits for a message that is never dismissed. */
function soon(promise) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(fail, 20000, new Error('it waits for a message'));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// MARK: The description

function checkDescription() {
  const description = read('package.json');
  assert.deepStrictEqual(Object.keys(description.dependencies), ['vscode-languageclient']);
  assert.ok(!description.devDependencies);
  const { languages, grammars, commands } = description.contributes;
  for (const file of [...languages.map((one) => one.configuration), ...grammars.map((one) => one.path), description.main]) {
    if (file) assert.ok(fs.existsSync(path.join(extensionFolder, file)), file);
  }
  for (const { command } of commands) assert.ok(seen.commands[command], command);
  for (const grammar of grammars) assert.strictEqual(read(grammar.path).scopeName, grammar.scopeName);

  const plist = read('plist.language-configuration.json');
  assert.strictEqual('<key>UIApplication</key>'.match(new RegExp(plist.wordPattern, 'g'))[1], 'UIApplication');
  assert.strictEqual('square.and.pencil</string>'.match(new RegExp(plist.wordPattern))[0], 'square.and.pencil');
  const between = plist.onEnterRules.find((rule) => rule.afterText);
  assert.ok(new RegExp(between.beforeText).test('\t<dict>') && new RegExp(between.afterText).test('</dict>'));
  assert.strictEqual(between.action.indent, 'indentOutdent');
  assert.ok(!plist.onEnterRules.some((rule) => new RegExp(rule.beforeText).test('<key>a</key>')));
  for (const { open, close } of plist.autoClosingPairs) {
    if (open !== '<!--') assert.strictEqual(close, open.replace('<', '</'));
  }
  const strings = read('strings.language-configuration.json');
  assert.strictEqual('"New Note" = "新建";'.match(new RegExp(strings.wordPattern, 'g'))[2], '新建');
  return languages.length;
}

// MARK: The script

async function main() {
  const extension = require(extensionFolder);
  const context = { subscriptions: [] };
  await soon(extension.activate(context));
  assert.deepStrictEqual(seen.errors, []);
  const client = LanguageClient.all[0];
  assert.strictEqual(client.state, 2);
  const schemes = new Set(client.options.documentSelector.map((filter) => filter.scheme));
  assert.deepStrictEqual([...schemes].sort(), ['file', 'quickactions-guide', 'quickactions-plist', 'untitled']);
  assert.ok(context.subscriptions.every((one) => typeof one.dispose === 'function'));
  const languages = checkDescription();

  // The server's command is registered by the client; one of the same name would be refused.
  const own = client.result.capabilities.executeCommandProvider.commands;
  assert.ok(!own.some((name) => name in seen.commands), 'a command is registered twice');
  const announced = client.result.capabilities.workspace.textDocumentContent.schemes;
  assert.deepStrictEqual(announced.sort(), Object.keys(seen.providers).sort());

  // Settings: what is not the server's or not given does not reach it.
  for (let turn = 0; turn < 100 && client.configured.length === 0; turn++) {
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.deepStrictEqual(client.configured[0], [{ language: 'zh-Hans', rules: {}, exclude: [] }]);

  // A page of the guide, by the command and by its address.
  answer = 'UIApplicationShortcutItemTitle';
  await seen.commands['quickactions.openDocumentation']();
  const [command, uri] = seen.executed.pop();
  assert.strictEqual(command, 'markdown.showPreview');
  assert.strictEqual(uri.scheme, 'quickactions-guide');
  const page = await seen.providers[uri.scheme].provideTextDocumentContent(uri);
  assert.ok(page.includes('InfoPlist.strings'), page.slice(0, 200));
  await seen.commands['quickactions.openDocumentation']('xyzzy no such thing');
  assert.match(seen.messages.pop(), /xyzzy/);
  answer = undefined;
  await seen.commands['quickactions.openDocumentation']();

  // The links of a hover lead to pages.
  const plist = 'file://' + folder + '/Info.plist';
  const source = '<plist version="1.0">\n<dict>\n\t<key>UIApplicationShortcutItems</key>\n\t<array/>\n</dict>\n</plist>\n';
  const opened = { uri: plist, languageId: 'plist', version: 1, text: source };
  client.write({ method: 'textDocument/didOpen', params: { textDocument: opened } });
  const [content] = (await client.hover(plist, { line: 2, character: 12 })).contents;
  const links = [...content.value.matchAll(/\]\(([^)\s]*)\)/g)].map((match) => match[1]);
  assert.ok(links.length > 0, content.value);
  for (const link of links) {
    if (link.startsWith('http')) continue;
    await follow(content, link);
    const [shows, linked] = seen.executed.pop();
    assert.strictEqual(shows, 'markdown.showPreview');
    assert.match(await seen.providers[linked.scheme].provideTextDocumentContent(linked), /^# /);
  }

  // A binary property list as XML.
  const binary = Buffer.from('62706c6973743030d0080000000000000101000000000000000100000000000000000000000000000009', 'hex');
  fs.writeFileSync(path.join(folder, 'Binary file.plist'), binary);
  const address = vscode.Uri.parse(`quickactions-plist://${folder}/Binary%20file.plist`);
  const text = await seen.providers[address.scheme].provideTextDocumentContent(address);
  assert.ok(text.includes('<plist version="1.0">'), text);

  // Another path: the old server ends, a missing one is told of with its way out.
  settings.path = path.join(folder, 'missing');
  await seen.listeners[0]({ affectsConfiguration: (name) => name === 'quickactions.language' });
  assert.strictEqual(LanguageClient.all.length, 1);
  const pathChanged = () => seen.listeners[0]({ affectsConfiguration: (name) => name === 'quickactions.path' });
  await soon(pathChanged());
  assert.strictEqual(client.code, 0);
  assert.match(seen.errors.pop(), /missing” cannot be started.*quickactions\.path/);
  assert.deepStrictEqual(seen.errors, [], 'one message is enough');
  await soon(seen.commands['quickactions.openDocumentation']('icons'));
  assert.match(seen.errors.pop(), /does not run/);

  // Two changes at once: one server is left.
  settings.path = process.env.QUICKACTIONS;
  await soon(pathChanged());
  await soon(Promise.all([pathChanged(), pathChanged()]));
  assert.deepStrictEqual(seen.errors, []);
  const left = LanguageClient.all.filter((one) => one.state !== 1);
  assert.strictEqual(left.length, 1, `${left.length} servers are left`);
  assert.strictEqual(LanguageClient.all.at(-1).state, 2);
  await extension.deactivate();
  assert.strictEqual(LanguageClient.all.at(-1).code, 0);
  console.log(`vscode: ${languages} languages, ${Object.keys(seen.providers).length} schemes, the command and the path work`);
}

main().catch((error) => {
  console.error('vscode: ' + (error.stack ?? error));
  process.exit(1);
});
