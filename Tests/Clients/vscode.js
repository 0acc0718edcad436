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

const vscode = {
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
    showErrorMessage: async (message) => void seen.errors.push(message),
    showInformationMessage: async (message) => void seen.messages.push(message),
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

  async start() {
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
    const capabilities = { workspace: { configuration: true }, window: {} };
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

  sendRequest(method, params) {
    const id = ++this.last;
    const result = new Promise((done, fail) => this.waiting.set(id, { done, fail }));
    this.write({ id, method, params });
    return result;
  }

  async stop() {
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
  await extension.activate(context);
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
  await seen.listeners[0]({ affectsConfiguration: (name) => name === 'quickactions.path' });
  assert.strictEqual(client.code, 0);
  assert.match(seen.errors.pop(), /missing” cannot be started.*quickactions\.path/);
  settings.path = process.env.QUICKACTIONS;
  await seen.listeners[0]({ affectsConfiguration: () => true });
  assert.strictEqual(LanguageClient.all.at(-1).state, 2);
  await extension.deactivate();
  assert.strictEqual(LanguageClient.all.at(-1).code, 0);
  console.log(`vscode: ${languages} languages, ${Object.keys(seen.providers).length} schemes, the command and the path work`);
}

main().catch((error) => {
  console.error('vscode: ' + (error.stack ?? error));
  process.exit(1);
});
