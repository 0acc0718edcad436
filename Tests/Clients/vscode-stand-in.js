// A stand-in for the module `vscode` that is as strict as the real one: values are checked where VS Code checks
// them, a command is registered once, an unknown command is refused, hovers follow allowed links only, and a
// message stays until it is dismissed. By src/vs/workbench/api/common/extHostTypes.ts of VS Code.
'use strict';

const assert = require('assert');
const fs = require('fs');
const path = require('path');
const { fileURLToPath, pathToFileURL } = require('url');

class Position {
  constructor(line, character) {
    assert.ok(Number.isInteger(line) && line >= 0, 'line must be non-negative');
    assert.ok(Number.isInteger(character) && character >= 0, 'character must be non-negative');
    Object.assign(this, { line, character });
    Object.freeze(this);
  }
  isBeforeOrEqual(other) {
    return this.line < other.line || (this.line === other.line && this.character <= other.character);
  }
}

class Range {
  constructor(start, end, ...rest) {
    assert.ok(start instanceof Position && end instanceof Position && rest.length === 0, 'a range has two positions');
    const inOrder = start.isBeforeOrEqual(end);
    this.start = inOrder ? start : end;
    this.end = inOrder ? end : start;
  }
  contains(other) {
    const [start, end] = other instanceof Position ? [other, other] : [other.start, other.end];
    return this.start.isBeforeOrEqual(start) && end.isBeforeOrEqual(this.end);
  }
}

class Selection extends Range {
  get active() {
    return this.end;
  }
}

/** As in VS Code: decoded inside, encoded by `toString`, which also writes `:` of a drive as `%3A`. */
class Uri {
  static parse(text, isStrict) {
    const match = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text);
    if (!match) {
      assert.ok(!isStrict, `[UriError]: Scheme is missing: ${text}`);
      return new Uri('file', '', text, '', '');
    }
    const [, scheme, authority = '', file, query = '', fragment = ''] = match;
    return new Uri(scheme, ...[authority, file, query, fragment].map(decodeURIComponent));
  }
  static file(name) {
    return new Uri('file', '', name, '', '');
  }
  static joinPath(uri, ...parts) {
    return uri.with({ path: path.posix.join(uri.path, ...parts) });
  }
  constructor(scheme, authority, file, query, fragment) {
    Object.assign(this, { scheme, authority, path: file, query, fragment });
  }
  get fsPath() {
    return this.path;
  }
  with(change) {
    const all = { ...this, ...change };
    return new Uri(all.scheme, all.authority, all.path, all.query, all.fragment);
  }
  toString() {
    const encode = (text) => text.split('/').map((part) => encodeURIComponent(part)).join('/');
    const file = encode(this.path);
    const start = this.authority || this.scheme === 'file' || file.startsWith('//') ? '//' + this.authority : '';
    // An empty authority is not written for other schemes, as in VS Code.
    const query = this.query && '?' + encodeURIComponent(this.query);
    return `${this.scheme}:${start}${file}${query}${this.fragment && '#' + encodeURIComponent(this.fragment)}`;
  }
}

class EventEmitter {
  listeners = new Set();
  event = (listener, self, disposables) => {
    assert.strictEqual(typeof listener, 'function');
    this.listeners.add(listener);
    const disposable = new Disposable(() => this.listeners.delete(listener));
    disposables?.push(disposable);
    return disposable;
  };
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

class Disposable {
  static from(...list) {
    for (const one of list) assert.strictEqual(typeof one?.dispose, 'function', 'not disposable');
    return new Disposable(() => list.forEach((one) => one.dispose()));
  }
  constructor(run) {
    this.dispose = () => {
      run?.();
      run = undefined;
    };
  }
}

class CancellationTokenSource {
  constructor() {
    const emitter = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: emitter.event };
    this.cancel = () => {
      if (this.token.isCancellationRequested) return;
      this.token.isCancellationRequested = true;
      emitter.fire();
    };
    this.dispose = () => emitter.dispose();
  }
}

/** A class whose constructor stores its arguments under some names, after a check. */
const record = (names, check) =>
  class {
    constructor(...values) {
      assert.ok(values.length <= names.length);
      names.forEach((name, index) => (this[name] = values[index]));
      check?.(this);
    }
  };
const ranged = (value) => assert.ok(value.range instanceof Range, 'a range is missing');

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
  files = new Map();
  operations = [];
  set(uri, edits) {
    assert.ok(uri instanceof Uri);
    for (const [edit] of edits) assert.ok(edit instanceof types.TextEdit);
    this.files.set(uri.toString(), edits);
  }
  /** Whether all changes are shown to the user before they are made. */
  get isConfirmed() {
    const all = [...[...this.files.values()].flat().map(([, metadata]) => metadata), ...this.operations.map((one) => one.metadata)];
    return all.length > 0 && all.every((one) => one?.needsConfirmation && one.label);
  }
  createFile(uri, options, metadata) {
    this.operations.push({ create: uri, options, metadata });
  }
  renameFile(oldUri, newUri) {
    this.operations.push({ rename: [oldUri, newUri] });
  }
  deleteFile(uri) {
    this.operations.push({ delete: uri });
  }
}

const types = {
  Position, Range, Selection, Uri, EventEmitter, Disposable, CancellationTokenSource, CodeActionKind, WorkspaceEdit,
  CancellationError: class extends Error {},
  MarkdownString: record(['value']),
  Hover: record(['contents', 'range']),
  Location: record(['uri', 'range'], ranged),
  Diagnostic: record(['range', 'message', 'severity'], (one) => (ranged(one), assert.ok(one.message))),
  DiagnosticRelatedInformation: record(['location', 'message']),
  TextEdit: record(['range', 'newText'], ranged),
  CompletionItem: record(['label', 'kind']),
  CompletionList: record(['items', 'isIncomplete']),
  SnippetString: record(['value']),
  CodeAction: record(['title', 'kind']),
  CodeLens: record(['range', 'command'], ranged),
  DocumentLink: record(['range', 'target'], (one) => (ranged(one), assert.ok(!one.target || one.target instanceof Uri))),
  DocumentHighlight: record(['range', 'kind'], ranged),
  DocumentSymbol: record(['name', 'detail', 'kind', 'range', 'selectionRange'], (one) => {
    assert.ok(one.name, 'name must not be falsy');
    assert.ok(one.range.contains(one.selectionRange), 'selectionRange must be contained in fullRange');
  }),
  SymbolInformation: record(['name', 'kind', 'containerName', 'location']),
  FoldingRange: record(['start', 'end', 'kind']),
  SelectionRange: record(['range', 'parent'], (one) =>
    assert.ok(!one.parent || one.parent.range.contains(one.range), 'Invalid argument: parent must contain this range')),
  LinkedEditingRanges: record(['ranges', 'wordPattern']),
  InlayHint: record(['position', 'label', 'kind']),
  InlayHintLabelPart: record(['value']),
  SignatureHelp: record([]),
  SignatureInformation: record(['label', 'documentation']),
  ParameterInformation: record(['label', 'documentation']),
  SemanticTokensLegend: record(['tokenTypes', 'tokenModifiers']),
  SemanticTokens: record(['data', 'resultId'], (one) => assert.ok(one.data instanceof Uint32Array)),
  RelativePattern: record(['base', 'pattern']),
  ThemeColor: record(['id']),
  ConfigurationTarget: { Global: 1, Workspace: 2 },
  ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
  StatusBarAlignment: { Left: 1, Right: 2 },
  ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
  ViewColumn: { Beside: -2, Active: -1, One: 1 },
};

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, version: 1, isClosed: false, text });
  }
  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }
  offsetAt({ line, character }) {
    const lines = this.text.split('\n');
    return lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + Math.min(character, lines[line]?.length ?? 0);
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines.at(-1).length);
  }
  getWordRangeAtPosition({ line, character }) {
    for (const match of this.text.split('\n')[line].matchAll(/[\w.$()-]+/g)) {
      const end = match.index + match[0].length;
      if (match.index <= character && character <= end) return new Range(new Position(line, match.index), new Position(line, end));
    }
    return undefined;
  }
}

/** Whether a glob with `**`, `*` and `{a,b}` holds a path. */
function isGlob(pattern, file) {
  const parts = { '**/': '(.*/)?', '**': '.*', '*': '[^/]*', '{': '(', '}': ')', ',': '|', '.': '\\.' };
  return new RegExp('^' + pattern.replace(/\*\*\/|\*\*|\*|[{},.]/g, (one) => parts[one]) + '$').test(file);
}

function match(selector, one) {
  const holds = ({ scheme, language, pattern }) =>
    (scheme === undefined || scheme === one.uri.scheme) &&
    (language === undefined || language === one.languageId) &&
    (pattern === undefined || isGlob(pattern, one.uri.path));
  return [].concat(selector).some(holds) ? 10 : 0;
}

/**
 * The module and what happened in it.
 * @param options `folder`, `settings`, `language`, and `extension`, the folder of the unpacked extension.
 */
function make({ folder, settings, language = 'en', extension }) {
  const seen = { commands: {}, executed: [], providers: [], contents: {}, errors: [], messages: [], opened: [], panels: [], logs: [], diagnostics: new Map(), watchers: 0 };
  const answers = { input: undefined, pick: undefined, file: undefined, applies: true };
  const events = {};
  const event = (name) => (events[name] = new EventEmitter()).event;
  const package_ = JSON.parse(fs.readFileSync(path.join(extension, 'package.json'), 'utf8'));
  const bundle = path.join(extension, package_.l10n, `bundle.l10n.${language}.json`);
  const texts = fs.existsSync(bundle) ? JSON.parse(fs.readFileSync(bundle, 'utf8')) : {};
  const root = Uri.file(folder);
  const untilDismissed = (list, message, buttons) => {
    list.push(Object.assign(new String(message), { buttons }));
    return new Promise((done) => (list.at(-1).press = done));
  };
  const provider = (kind) => (selector, implementation, ...options) => {
    const one = { kind, selector, implementation, options };
    seen.providers.push(one);
    return new Disposable(() => seen.providers.splice(seen.providers.indexOf(one), 1));
  };
  const builtIn = ['markdown.showPreview', 'workbench.action.openSettings', 'workbench.actions.view.problems', 'editor.action.triggerSuggest'];
  const log = (level) => (text) => seen.logs.push(`${level} ${text}`);
  const vscode = {
    ...types,
    version: '1.95.0',
    env: { appName: 'Visual Studio Code', language, openExternal: async (uri) => (seen.opened.push(uri.toString()), true) },
    l10n: { t: (text, ...values) => (texts[text] ?? text).replace(/\{(\d)\}/g, (_, index) => values[index]) },
    commands: {
      registerCommand(name, run) {
        assert.ok(!seen.commands[name], `command '${name}' already exists`);
        seen.commands[name] = run;
        return new Disposable(() => delete seen.commands[name]);
      },
      async executeCommand(name, ...parts) {
        seen.executed.push([name, ...parts]);
        if (seen.commands[name]) return seen.commands[name](...parts);
        assert.ok(builtIn.includes(name), `command '${name}' not found`);
      },
    },
    languages: {
      match,
      createDiagnosticCollection() {
        const collection = seen.diagnostics;
        collection.clear();
        return {
          set: (uri, list) => (list?.length ? collection.set(uri.toString(), list) : collection.delete(uri.toString())),
          forEach: (run) => collection.forEach((list, key) => run(Uri.parse(key), list)),
          dispose: () => collection.clear(),
        };
      },
      registerWorkspaceSymbolProvider: (one) => provider('WorkspaceSymbol')(undefined, one),
    },
    window: {
      activeTextEditor: undefined,
      onDidChangeActiveTextEditor: event('editor'),
      activeColorTheme: { kind: 1 },
      onDidChangeActiveColorTheme: event('theme'),
      showInputBox: async () => answers.input,
      showQuickPick: async (items) => (seen.picked = items, answers.pick?.(items)),
      showOpenDialog: async () => answers.file,
      showErrorMessage: (text, ...buttons) => untilDismissed(seen.errors, text, buttons),
      showWarningMessage: (text, ...buttons) => untilDismissed(seen.errors, text, buttons),
      showInformationMessage: (text, ...buttons) => untilDismissed(seen.messages, text, buttons),
      showTextDocument: async (uri, options) => seen.opened.push({ uri: uri.toString(), ...options }),
      withProgress: (_, task) => task({ report() {} }, new CancellationTokenSource().token),
      createOutputChannel: (name, options) => {
        assert.deepStrictEqual(options, { log: true });
        return { info: log('info'), warn: log('warn'), error: log('error'), debug: log('debug'), show: () => seen.logs.push('shown'), dispose() {} };
      },
      createStatusBarItem: (id, alignment) => (seen.status = { id, alignment, show() { this.isShown = true; }, hide() { this.isShown = false; }, dispose() {} }),
      createWebviewPanel(type, title, where, options) {
        const closed = new EventEmitter();
        const panel = { title, webview: { options, html: '' }, reveal() {}, onDidDispose: closed.event, dispose: () => closed.fire() };
        seen.panels.push(panel);
        return panel;
      },
    },
    workspace: {
      isTrusted: true,
      workspaceFolders: [{ uri: root, name: path.basename(folder), index: 0 }],
      textDocuments: [],
      fs: { stat: async (uri) => fs.promises.stat(uri.path), readFile: async (uri) => new Uint8Array(await fs.promises.readFile(uri.path)) },
      asRelativePath: (uri) => path.relative(folder, uri.path),
      async findFiles(include, exclude, most) {
        assert.ok(typeof include === 'string' && typeof exclude === 'string' && most > 0);
        const names = fs.readdirSync(folder, { recursive: true }).map(String);
        return names.filter((name) => isGlob(include, name) && !isGlob(exclude, name)).slice(0, most).map((name) => Uri.file(path.join(folder, name)));
      },
      async openTextDocument(uri) {
        const known = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
        const languages = { '.swift': 'swift', '.m': 'objective-c', '.mm': 'objective-cpp' };
        return known ?? open(uri.path, languages[path.extname(uri.path)] ?? 'plaintext');
      },
      getConfiguration: (section) => ({
        get: (name) => settings[section === 'quickactions' ? name : `${section}.${name}`],
        async update(name, value) {
          settings[name] = value;
          events.configuration.fire({ affectsConfiguration: (one) => `${section}.${name}`.startsWith(one) });
        },
      }),
      async applyEdit(edit, metadata) {
        Object.assign(seen, { edit, editMetadata: metadata });
        return answers.applies;
      },
      createFileSystemWatcher: () => (seen.watchers++, { onDidCreate: event('c'), onDidChange: event('d'), onDidDelete: event('e'), dispose: () => seen.watchers-- }),
      registerTextDocumentContentProvider(scheme, one) {
        assert.ok(!seen.contents[scheme]);
        seen.contents[scheme] = one;
        return new Disposable(() => delete seen.contents[scheme]);
      },
      onDidChangeConfiguration: event('configuration'),
      onDidGrantWorkspaceTrust: event('trust'),
    },
  };
  for (const name of ['CompletionItem', 'Hover', 'SignatureHelp', 'Definition', 'Implementation', 'Reference', 'DocumentHighlight', 'DocumentSymbol', 'CodeLens', 'DocumentLink', 'DocumentFormattingEdit', 'DocumentRangeFormattingEdit', 'Rename', 'FoldingRange', 'SelectionRange', 'LinkedEditingRange', 'InlayHints', 'DocumentSemanticTokens', 'DocumentRangeSemanticTokens']) {
    vscode.languages[`register${name}Provider`] = provider(name);
  }
  vscode.languages.registerCodeActionsProvider = provider('CodeActions');
  vscode.languages.registerOnTypeFormattingEditProvider = provider('OnTypeFormattingEdit');
  for (const name of ['OpenTextDocument', 'CloseTextDocument', 'ChangeTextDocument', 'SaveTextDocument', 'ChangeWorkspaceFolders', 'CreateFiles', 'DeleteFiles', 'RenameFiles']) {
    vscode.workspace[`onDid${name}`] = event(name);
  }

  /** Opens a file or a text in an editor. */
  function open(file, languageId, text = fs.readFileSync(file, 'utf8')) {
    const one = new TextDocument(Uri.file(file), languageId, text);
    vscode.workspace.textDocuments.push(one);
    events.OpenTextDocument.fire(one);
    return one;
  }
  function close(one) {
    one.isClosed = true;
    vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(one), 1);
    events.CloseTextDocument.fire(one);
  }
  function change(one, range, text) {
    const [start, end] = [one.offsetAt(range.start), one.offsetAt(range.end)];
    one.text = one.text.slice(0, start) + text + one.text.slice(end);
    one.version += 1;
    events.ChangeTextDocument.fire({ document: one, contentChanges: [{ range, rangeOffset: start, rangeLength: end - start, text }] });
  }
  function activate(one, position) {
    const active = position ?? new Position(0, 0);
    vscode.window.activeTextEditor = one && { document: one, selection: new Selection(active, active) };
    events.editor.fire(vscode.window.activeTextEditor);
  }
  /** The providers of a kind for a document. */
  const of = (kind, one) => seen.providers.filter((row) => row.kind === kind && match(row.selector, one)).map((row) => row.implementation);

  /** Follows a link of a hover as VS Code does: of commands only those that are allowed. */
  async function follow(content, address) {
    const [, scheme, rest] = /^([a-z-]+):(.*)$/.exec(address);
    if (['file', 'http', 'https'].includes(scheme)) return seen.opened.push(address);
    assert.strictEqual(scheme, 'command', `a hover follows no link to ${address}`);
    const [name, query] = rest.split('?');
    assert.ok(content.isTrusted?.enabledCommands?.includes(name), `${name} is not allowed`);
    assert.deepStrictEqual(content.isTrusted.enabledCommands, [name]);
    // Both the address and its query are decoded.
    await vscode.commands.executeCommand(name, ...JSON.parse(decodeURIComponent(decodeURIComponent(query))));
  }
  const extensionInfo = { packageJSON: package_ };
  const context = { subscriptions: [], extensionPath: extension, extension: extensionInfo };
  return { vscode, seen, answers, events, settings, context, package: package_, open, close, change, activate, of, follow, pathToFileURL, fileURLToPath };
}

module.exports = { make };
