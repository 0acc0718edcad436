// The extension starts `quickactions lsp`, shows the documents that only the server has, and opens
// its documentation. Everything else is the language client's.
'use strict';

const os = require('os');
const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');

/** Documents of the server: binary property lists as XML, and the pages of the guide. */
const schemes = ['quickactions-plist', 'quickactions-guide'];

const documentSelector = [
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

/** What this editor can do that the language client does not tell. */
const capabilities = {
  fillClientCapabilities(client) {
    client.workspace = { ...client.workspace, textDocumentContent: { dynamicRegistration: false } };
    client.experimental = {
      ...client.experimental,
      commands: { commands: ['editor.action.triggerSuggest'] },
    };
  },
  initialize() {},
  getState() {
    return { kind: 'static' };
  },
  clear() {},
};

let client;

function executable() {
  const path = vscode.workspace.getConfiguration('quickactions').get('path') || 'quickactions';
  return path.startsWith('~/') ? os.homedir() + path.slice(1) : path;
}

/** What the server knows of the settings; those that are not given are left out. */
function serverSettings(values) {
  const own = new Set(['path', 'trace']);
  const isGiven = ([name, value]) => !own.has(name) && value !== null && value !== '';
  return Object.fromEntries(Object.entries(values ?? {}).filter(isGiven));
}

async function start() {
  const command = executable();
  const server = { command, args: ['lsp'] };
  client = new LanguageClient('quickactions', 'quickactions', server, {
    documentSelector,
    middleware: {
      workspace: {
        async configuration(params, token, next) {
          const values = await next(params, token);
          return Array.isArray(values) ? values.map(serverSettings) : values;
        },
      },
    },
  });
  client.registerFeature(capabilities);
  try {
    await client.start();
  } catch (error) {
    const settings = vscode.l10n.t('Open Settings');
    const chosen = await vscode.window.showErrorMessage(
      vscode.l10n.t(
        '“{0}” cannot be started: {1}. Its path is the setting quickactions.path.',
        command,
        error.message ?? String(error),
      ),
      settings,
    );
    if (chosen) vscode.commands.executeCommand('workbench.action.openSettings', 'quickactions.path');
  }
}

async function stop() {
  const old = client;
  client = undefined;
  if (old && old.state !== State.Stopped) await old.stop();
}

async function documentText(uri) {
  if (!client) return '';
  const params = { uri: uri.toString() };
  const result = await client.sendRequest('workspace/textDocumentContent', params);
  return result.text;
}

/** The word at the caret, of which the documentation is most likely wanted. */
function wordAtCaret() {
  const editor = vscode.window.activeTextEditor;
  const range = editor?.document.getWordRangeAtPosition(editor.selection.active);
  return range ? editor.document.getText(range) : '';
}

async function openDocumentation(term) {
  const wanted =
    typeof term === 'string'
      ? term
      : await vscode.window.showInputBox({
          prompt: vscode.l10n.t('A key, an icon type, a rule, an article or a symbol'),
          value: wordAtCaret(),
        });
  if (!wanted || !client) return;
  const page = await client.sendRequest('quickActions/documentation', { term: wanted });
  if (page?.uri) {
    const uri = vscode.Uri.parse(page.uri);
    if (schemes.includes(uri.scheme)) {
      await vscode.commands.executeCommand('markdown.showPreview', uri);
    } else {
      await vscode.env.openExternal(uri);
    }
  } else {
    vscode.window.showInformationMessage(vscode.l10n.t('Nothing is known of “{0}”.', wanted));
  }
}

async function activate(context) {
  const provider = { provideTextDocumentContent: documentText };
  context.subscriptions.push(
    ...schemes.map((scheme) =>
      vscode.workspace.registerTextDocumentContentProvider(scheme, provider),
    ),
    vscode.commands.registerCommand('quickactions.openDocumentation', openDocumentation),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (!event.affectsConfiguration('quickactions.path')) return;
      await stop();
      await start();
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
