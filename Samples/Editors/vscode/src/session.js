// One run of the server, from `initialize` to its end.
'use strict';

const vscode = require('vscode');
const { isForeign } = require('./executable');
const { Connection, ResponseError, codes } = require('./connection');
const capabilities = require('./capabilities');
const convert = require('./convert');
const { Findings } = require('./findings');
const { registerAll, registerOne } = require('./features');

/** Documents that only the server has: binary property lists as XML, and the pages of the guide. */
const schemes = ['quickactions-plist', convert.guideScheme];

const selector = [
  ...['file', 'untitled'].flatMap((scheme) => [
    { scheme, language: 'plist' },
    { scheme, pattern: '**/*.plist' },
    { scheme, pattern: '**/InfoPlist.strings' },
    { scheme, pattern: '**/InfoPlist.xcstrings' },
    { scheme, pattern: '**/.quickactions.json' },
    // From which Expo and XcodeGen make an Info.plist.
    { scheme, pattern: '**/{app,app.config}.json' },
    { scheme, pattern: '**/project.{yml,yaml}' },
    // Beside the extensions for Swift and clangd.
    { scheme, language: 'swift' },
    { scheme, language: 'objective-c' },
    { scheme, language: 'objective-cpp' },
  ]),
  ...schemes.map((scheme) => ({ scheme })),
];

const isServed = (one) => vscode.languages.match(selector, one) > 0;

/** Milliseconds within which a server answers its first request, also on a slow disk. */
const firstAnswer = 20000;

/** What is asked for again after it was answered with an error that passes. */
const keepsOldAnswer = /inlayHint|semanticTokens|codeLens/;

const within = (milliseconds, promise, message) => {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** The settings that the server knows; those that are not given are left out. */
function serverSettings(scope) {
  const values = vscode.workspace.getConfiguration('quickactions', scope);
  const names = ['language', 'deploymentTarget', 'rules', 'exclude', 'code'];
  const given = names.map((name) => [name, values.get(name)]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null && value !== ''));
}

class Session {
  /** @param events `ended(reason)` when the server has gone by itself. */
  constructor(command, extension, log, events) {
    Object.assign(this, { command, extension, log, events });
    this.disposables = [];
    this.registrations = new Map();
    this.emitters = new Map();
    this.progress = new Map();
    this.isRunning = false;
    this.ask = this.ask.bind(this);
    this.refreshed = this.refreshed.bind(this);
  }

  async start() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const local = folders.find((folder) => folder.uri.scheme === 'file');
    this.connection = new Connection(this.command, ['lsp'], { cwd: local?.uri.fsPath }, {
      request: (method, params) => this.answer(method, params),
      notification: (method, params) => this.notice(method, params),
      ended: (reason) => this.isRunning && this.events.ended(reason),
      log: (line) => this.log.warn(line),
    });
    await this.connection.open();
    const asked = this.connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: local?.uri.toString() ?? null,
      workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
      initializationOptions: serverSettings(),
      capabilities,
      trace: this.trace(),
    });
    let result;
    try {
      result = await within(firstAnswer, asked, vscode.l10n.t('it does not answer'));
    } catch (error) {
      this.connection.isEnding = true;
      this.connection.process.kill();
      throw new Error(this.startError(error));
    }
    this.info = result.serverInfo ?? {};
    if (this.info.name !== 'quickactions') {
      await this.connection.end();
      throw new Error(vscode.l10n.t('it is another language server: {0}', this.info.name ?? '?'));
    }
    this.capabilities = result.capabilities;
    this.connection.notify('initialized', {});
    this.isRunning = true;
    this.findings = new Findings(
      (method, params, token) => this.connection.request(method, params, token), isServed, (line) => this.log.warn(line),
    );
    this.disposables.push(...registerAll(this.capabilities, this.ask, selector, this.refreshed));
    this.follow();
    this.findings.follow();
  }

  /** Why the first request was not answered, in words for the user. */
  startError(error) {
    const { foreign, errors, reason } = this.connection;
    if (foreign !== undefined) return vscode.l10n.t('it is no language server and wrote “{0}”', foreign);
    if (isForeign(this.connection.command)) return vscode.l10n.t('it is a program for another system or processor');
    if (reason === undefined) return error.message;
    const said = errors.trim().split('\n')[0];
    return said ? vscode.l10n.t('it ended and wrote “{0}”', said) : vscode.l10n.t('it ended at once ({0})', reason);
  }

  async end() {
    this.isRunning = false;
    this.findings?.dispose();
    for (const list of this.registrations.values()) vscode.Disposable.from(...list).dispose();
    vscode.Disposable.from(...this.disposables).dispose();
    for (const { done } of this.progress.values()) done();
    return this.connection?.end();
  }

  trace() {
    return vscode.workspace.getConfiguration('quickactions').get('trace.server') || 'off';
  }

  // MARK: Requests

  /** Asks for a provider, which has nothing to show where the server has no answer. */
  async ask(method, params, token, isWanted = false) {
    if (!this.isRunning) return undefined;
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      const passes = error.code === codes.cancelled || error.code === codes.contentModified;
      if (passes && keepsOldAnswer.test(method)) throw new vscode.CancellationError();
      if (!passes) this.log.warn(`${method}: ${error.message}`);
      // The user asked for this, and is told.
      if (isWanted && !passes) throw new Error(error.message);
      return undefined;
    }
  }

  refreshed(method) {
    const emitter = this.emitters.get(method) ?? new vscode.EventEmitter();
    this.emitters.set(method, emitter);
    return emitter.event;
  }

  // MARK: Documents

  follow() {
    const { workspace } = vscode;
    const send = (method, params) => this.connection.notify(method, params);
    const open = (one) => {
      if (!isServed(one)) return;
      const item = { uri: convert.address(one.uri), languageId: one.languageId, version: one.version, text: one.getText() };
      send('textDocument/didOpen', { textDocument: item });
      this.findings.opened(one);
    };
    const files = (list) => ({ files: list.map((uri) => ({ uri: uri.toString() })) });
    this.disposables.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(({ document: one, contentChanges }) => {
        if (!isServed(one) || contentChanges.length === 0) return;
        const changes = contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text }));
        const textDocument = { uri: convert.address(one.uri), version: one.version };
        send('textDocument/didChange', { textDocument, contentChanges: changes });
        this.findings.changed(one);
      }),
      workspace.onDidSaveTextDocument((one) => isServed(one) && send('textDocument/didSave', convert.document(one))),
      workspace.onDidCloseTextDocument((one) => {
        if (!isServed(one)) return;
        send('textDocument/didClose', convert.document(one));
        this.findings.closed(one);
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const plain = (folder) => ({ uri: folder.uri.toString(), name: folder.name });
        const event = { added: added.map(plain), removed: removed.map(plain) };
        send('workspace/didChangeWorkspaceFolders', { event });
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration('quickactions')) return;
        send('workspace/didChangeConfiguration', { settings: null });
        if (event.affectsConfiguration('quickactions.trace.server')) send('$/setTrace', { value: this.trace() });
      }),
      workspace.onDidCreateFiles((event) => send('workspace/didCreateFiles', files(event.files))),
      workspace.onDidDeleteFiles((event) => send('workspace/didDeleteFiles', files(event.files))),
      workspace.onDidRenameFiles((event) => {
        const pairs = event.files.map(({ oldUri, newUri }) => ({ oldUri: oldUri.toString(), newUri: newUri.toString() }));
        send('workspace/didRenameFiles', { files: pairs });
      }),
    );
    workspace.textDocuments.forEach(open);
  }

  // MARK: What the server asks

  async answer(method, params) {
    const emitter = this.emitters.get(method);
    if (method === 'workspace/diagnostic/refresh') return this.findings?.refresh();
    if (/^workspace\/\w+\/refresh$/.test(method)) return emitter?.fire();
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ scopeUri }) => serverSettings(scopeUri && convert.uri(scopeUri)));
      case 'workspace/workspaceFolders':
        return (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
      case 'workspace/applyEdit':
        return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(params.edit)) };
      case 'client/registerCapability':
        for (const one of params.registrations) this.registrations.set(one.id, this.register(one) ?? []);
        return null;
      case 'client/unregisterCapability':
        for (const { id } of params.unregisterations) {
          vscode.Disposable.from(...(this.registrations.get(id) ?? [])).dispose();
          this.registrations.delete(id);
        }
        return null;
      case 'window/showDocument':
        return { success: await this.show(params) };
      case 'window/workDoneProgress/create':
        return this.begin(params.token);
      default:
        throw new ResponseError(codes.methodNotFound, `Unknown request ${method}`);
    }
  }

  register({ method, registerOptions: options = {} }) {
    if (method === 'workspace/didChangeWatchedFiles') return options.watchers.flatMap((one) => this.watch(one));
    if (method === 'workspace/didChangeConfiguration') return [];
    const provider = registerOne(method, this.ask, options.documentSelector ?? selector, options, this.refreshed);
    return provider ? [provider] : [];
  }

  watch({ globPattern, kind = 7 }) {
    const base = globPattern.baseUri?.uri ?? globPattern.baseUri;
    const pattern = base ? new vscode.RelativePattern(convert.uri(base), globPattern.pattern) : globPattern;
    const watcher = vscode.workspace.createFileSystemWatcher(pattern, !(kind & 1), !(kind & 2), !(kind & 4));
    const tell = (type) => (uri) => {
      const changes = [{ uri: uri.toString(), type }];
      this.connection.notify('workspace/didChangeWatchedFiles', { changes });
    };
    return [watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3))];
  }

  async show({ uri: address, external, takeFocus, selection }) {
    const uri = convert.uri(address);
    if (uri.scheme === convert.guideScheme) {
      await vscode.commands.executeCommand('markdown.showPreview', uri);
    } else if (external) {
      return vscode.env.openExternal(uri);
    } else {
      const options = { preserveFocus: !takeFocus, selection: selection && convert.range(selection) };
      await vscode.window.showTextDocument(uri, options);
    }
    return true;
  }

  begin(token) {
    this.progress.set(token, { done() {} });
    return null;
  }

  /** Shows the work that a token stands for, until it ends. */
  report(token, value) {
    const one = this.progress.get(token);
    if (!one) return;
    if (value.kind === 'begin') {
      const place = value.cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window;
      const options = { location: place, title: value.title, cancellable: value.cancellable };
      vscode.window.withProgress(options, (bar, cancelling) => {
        one.bar = bar;
        bar.report({ message: value.message, increment: value.percentage });
        one.percentage = value.percentage ?? 0;
        cancelling.onCancellationRequested(() => this.connection.notify('window/workDoneProgress/cancel', { token }));
        return new Promise((resolve) => {
          one.done = resolve;
        });
      });
    } else if (value.kind === 'report') {
      const increment = value.percentage === undefined ? undefined : value.percentage - one.percentage;
      one.percentage = value.percentage ?? one.percentage;
      one.bar?.report({ message: value.message, increment });
    } else {
      one.done();
      this.progress.delete(token);
    }
  }

  notice(method, params) {
    switch (method) {
      case '$/progress':
        return this.report(params.token, params.value);
      case 'window/logMessage':
        return this.log[[, 'error', 'warn', 'info', 'debug'][params.type] ?? 'info'](params.message);
      case '$/logTrace':
        return this.log.info(params.message + (params.verbose ? '\n' + params.verbose : ''));
      case 'window/showMessage': {
        const show = [, 'showErrorMessage', 'showWarningMessage'][params.type] ?? 'showInformationMessage';
        return void vscode.window[show](params.message);
      }
      default:
        return undefined;
    }
  }
}

module.exports = { Session, schemes, selector, isServed };
