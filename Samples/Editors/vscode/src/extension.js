// The extension: commands, the item in the status bar, and the documents that only the server has. It starts
// `quickactions lsp`; nothing is downloaded, and nothing is sent anywhere.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');
const { codeAction } = require('./features');
const { Server } = require('./server');
const { schemes, isServed } = require('./session');
const { migrate } = require('./migrate');
const { PreviewPanel } = require('./preview');
const { TracePanel, reveal, revealCommand } = require('./trace');

let server;

/** The session once all starts and stops are done; without one the user is told, and it is undefined. */
async function running() {
  await server.last;
  if (server.isRunning) return server.session;
  const message = server.failure ?? vscode.l10n.t('The server of quickactions does not run.');
  server.tell(message, server.again(), server.openSettings(), server.showLog());
  return undefined;
}

/** Sends a request that the user has caused; an error of the server is shown, and the answer is undefined. */
async function request(method, params) {
  const session = await running();
  if (!session) return undefined;
  try {
    return await session.connection.request(method, params);
  } catch (error) {
    server.log.error(`${method}: ${error.message}`);
    server.tell(error.message, server.showLog());
    return undefined;
  }
}

async function documentText(uri) {
  await server.last;
  const result = await server.session?.ask('workspace/textDocumentContent', { uri: convert.address(uri) });
  return result?.text ?? '';
}

// MARK: Documentation

/** The word at the caret, of which the documentation is most likely wanted. */
function wordAtCaret() {
  const editor = vscode.window.activeTextEditor;
  const range = editor?.document.getWordRangeAtPosition(editor.selection.active);
  return range ? editor.document.getText(range) : '';
}

function show(uri) {
  return schemes.includes(uri.scheme)
    ? vscode.commands.executeCommand('markdown.showPreview', uri)
    : vscode.env.openExternal(uri);
}

/** @param term a word, the address of a page as links in hovers give it, or nothing to ask for a word. */
async function openDocumentation(term) {
  if (!(await running())) return;
  if (typeof term === 'string' && term.startsWith(convert.guideScheme + ':')) {
    await show(vscode.Uri.parse(term, true));
    return;
  }
  const prompt = vscode.l10n.t('A key, an icon type, a rule, an article or a symbol');
  const wanted =
    typeof term === 'string' ? term : await vscode.window.showInputBox({ prompt, value: wordAtCaret() });
  if (!wanted) return;
  const page = await server.session?.ask('quickActions/documentation', { term: wanted });
  if (page?.uri) await show(vscode.Uri.parse(page.uri, true));
  else vscode.window.showInformationMessage(vscode.l10n.t('Nothing is known of “{0}”.', wanted));
}

// MARK: Checking, generating, commands of the server

async function checkWorkspace() {
  const session = await running();
  if (!session) return;
  const options = { location: vscode.ProgressLocation.Notification, cancellable: true };
  options.title = vscode.l10n.t('Checking the workspace');
  try {
    await vscode.window.withProgress(options, (_, token) => session.findings.checkAll(token));
  } catch (error) {
    server.log.error(`workspace/diagnostic: ${error.message}`);
    server.tell(error.message, server.showLog());
    return;
  }
  const { findings, files } = session.findings.count;
  if (findings > 0) await vscode.commands.executeCommand('workbench.actions.view.problems');
  vscode.window.showInformationMessage(
    findings > 0 ? vscode.l10n.t('Findings: {0}, in files: {1}', findings, files) : vscode.l10n.t('No findings.'),
  );
}

/** What can be written for the quick actions of a document: at the caret, at their list, anywhere. */
async function generatingActions(one, selection) {
  const ranges = [selection];
  const key = one.getText().indexOf('UIApplicationShortcutItems');
  if (key >= 0) ranges.push(new vscode.Range(one.positionAt(key), one.positionAt(key)));
  ranges.push(new vscode.Range(new vscode.Position(0, 0), one.positionAt(one.getText().length)));
  for (const range of ranges) {
    const context = { diagnostics: [], only: ['refactor.generate'], triggerKind: 1 };
    const params = { ...convert.document(one), range: convert.toRange(range), context };
    const found = await request('textDocument/codeAction', params);
    if (found === undefined) return undefined;
    if (found?.length) return found;
  }
  return [];
}

async function generate() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) {
    vscode.window.showInformationMessage(vscode.l10n.t('Open a property list or source file of the app first.'));
    return;
  }
  const actions = await generatingActions(editor.document, editor.selection);
  if (!actions) return;
  const items = actions.map((action) => ({ label: action.title, detail: action.disabled?.reason, action }));
  if (!items.length) {
    vscode.window.showInformationMessage(vscode.l10n.t('There is nothing to generate for this file.'));
    return;
  }
  const chosen = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Generate Code for Quick Actions') });
  if (!chosen) return;
  if (chosen.action.disabled) {
    vscode.window.showInformationMessage(chosen.action.disabled.reason);
    return;
  }
  const resolved = chosen.action.edit ? chosen.action : await request('codeAction/resolve', chosen.action);
  if (!resolved?.edit) return;
  const { edit, command } = codeAction(resolved);
  if (!(await vscode.workspace.applyEdit(edit))) {
    server.tell(vscode.l10n.t('The files have changed meanwhile, or cannot be written; nothing was generated.'));
  } else if (command) {
    await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
  }
}

/** The commands of lenses and code actions: the server carries them out. */
const serverCommands = ['quickactions.trace', 'quickactions.showDocumentation'];
const execute = (command) => (...args) => request('workspace/executeCommand', { command, arguments: args });

// MARK: The status bar

async function showMenu() {
  const { t } = vscode.l10n;
  const items = [
    { label: t('Trace at Caret'), command: 'quickactions.traceAtCaret' },
    { label: t('Check Workspace'), command: 'quickactions.checkWorkspace' },
    { label: t('Preview Menu'), command: 'quickactions.previewMenu' },
    { label: t('Preview Translations'), command: 'quickactions.previewTranslations' },
    { label: t('Generate…'), command: 'quickactions.generate' },
    { label: t('Migrate to Scenes…'), command: 'quickactions.migrateToScenes' },
    { label: t('Show Documentation'), command: convert.openCommand },
    { label: t('Restart Server'), command: 'quickactions.restartServer' },
    { label: t('Show Log'), command: 'quickactions.showLog' },
  ];
  const chosen = await vscode.window.showQuickPick(items, { title: t('Quick Actions') });
  if (chosen) await vscode.commands.executeCommand(chosen.command);
}

function statusItem() {
  const item = vscode.window.createStatusBarItem('quickactions.status', vscode.StatusBarAlignment.Right, 50);
  item.name = vscode.l10n.t('Quick Actions');
  item.command = 'quickactions.showMenu';
  const update = () => {
    const editor = vscode.window.activeTextEditor;
    const signs = { running: '$(device-mobile)', starting: '$(loading~spin)', failed: '$(error)', stopped: '$(circle-slash)' };
    item.text = `${signs[server.state]} ${vscode.l10n.t('Quick Actions')}`;
    const { info, command } = server.session ?? {};
    item.tooltip = info ? `${info.name} ${info.version ?? ''}\n${command}` : server.failure;
    item.backgroundColor =
      server.state === 'failed' ? new vscode.ThemeColor('statusBarItem.errorBackground') : undefined;
    if (server.state === 'failed' || (editor && isServed(editor.document))) item.show();
    else item.hide();
  };
  update();
  return [item, server.onDidChange(update), vscode.window.onDidChangeActiveTextEditor(update)];
}

// MARK: Life

function activate(context) {
  const log = vscode.window.createOutputChannel(vscode.l10n.t('Quick Actions'), { log: true });
  server = new Server(context, log);
  const panel = new TracePanel(request);
  const ask = async (...parts) => (server.isRunning ? server.session.ask(...parts) : undefined);
  const [menu, translations] = ['menu', 'translations'].map((kind) => new PreviewPanel(kind, request, ask));
  const commands = {
    [convert.openCommand]: openDocumentation,
    [revealCommand]: reveal,
    'quickactions.traceAtCaret': async () => (await running()) && panel.show(),
    'quickactions.previewMenu': () => menu.show(),
    'quickactions.previewTranslations': () => translations.show(),
    // The command of lenses.
    'quickactions.preview': (address, kind) => (kind === 'translations' ? translations : menu).show(address),
    'quickactions.migrateToScenes': () => migrate(request),
    'quickactions.checkWorkspace': checkWorkspace,
    'quickactions.generate': generate,
    'quickactions.restartServer': () => server.restart(),
    'quickactions.showLog': () => log.show(),
    'quickactions.showMenu': showMenu,
    ...Object.fromEntries(serverCommands.map((name) => [name, execute(name)])),
  };
  const provider = { provideTextDocumentContent: documentText };
  context.subscriptions.push(
    log,
    panel,
    menu,
    translations,
    ...statusItem(),
    ...schemes.map((scheme) => vscode.workspace.registerTextDocumentContentProvider(scheme, provider)),
    ...Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('quickactions.path')) server.restart();
    }),
    // A path of the folder's own settings counts from then on.
    vscode.workspace.onDidGrantWorkspaceTrust(() => server.restart()),
  );
  // Not waited for: VS Code shows the extension as being activated meanwhile.
  server.start();
}

/** VS Code waits for this some seconds when it quits. */
function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
