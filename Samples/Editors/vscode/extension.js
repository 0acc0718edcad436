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

const openCommand = 'quickactions.openDocumentation';

/** VS Code follows no link of these schemes in a hover, but one that runs a command which is allowed there. */
const markdown = { isTrusted: { enabledCommands: [openCommand] } };

function withCommandLinks(text) {
  return text.replace(/\]\((quickactions-guide:[^\s()]*)\)/g, (_, address) => {
    const args = encodeURIComponent(JSON.stringify([address]));
    return `](command:${openCommand}?${args})`;
  });
}

/** Makes the links of Markdown from the server work, in place. */
function followable(content) {
  for (const one of Array.isArray(content) ? content : [content]) {
    if (one instanceof vscode.MarkdownString) one.value = withCommandLinks(one.value);
  }
}

const middleware = {
  workspace: {
    async configuration(params, token, next) {
      const values = await next(params, token);
      return Array.isArray(values) ? values.map(serverSettings) : values;
    },
  },
  async provideHover(document, position, token, next) {
    const hover = await next(document, position, token);
    if (hover) followable(hover.contents);
    return hover;
  },
  async resolveCompletionItem(item, token, next) {
    const resolved = await next(item, token);
    if (resolved) followable(resolved.documentation);
    return resolved;
  },
};

/** A client that leaves it to this script to tell that the server cannot be started. */
class Client extends LanguageClient {
  isStarting = false;

  async start() {
    this.isStarting = true;
    try {
      await super.start();
    } finally {
      this.isStarting = false;
    }
  }

  error(message, data, showNotification) {
    super.error(message, data, this.isStarting ? false : showNotification);
  }
}

let client;
/** The last of the starts and stops, each of which waits for the one before. */
let last = Promise.resolve();

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

async function startClient() {
  const command = executable();
  const server = { command, args: ['lsp'] };
  client = new Client('quickactions', 'quickactions', server, {
    documentSelector,
    markdown,
    middleware,
  });
  client.registerFeature(capabilities);
  try {
    await client.start();
  } catch (error) {
    // Not waited for: a message stays until it is dismissed.
    tellFailure(
      vscode.l10n.t(
        '“{0}” cannot be started: {1}. Its path is the setting quickactions.path.',
        command,
        error.message ?? String(error),
      ),
    );
  }
}

/** Shows a message with a button for the setting. */
async function tellFailure(message) {
  const settings = vscode.l10n.t('Open Settings');
  const chosen = await vscode.window.showErrorMessage(message, settings);
  if (chosen) vscode.commands.executeCommand('workbench.action.openSettings', 'quickactions.path');
}

async function stopClient() {
  const old = client;
  client = undefined;
  try {
    if (old && old.state !== State.Stopped) await old.stop();
  } catch (error) {
    old.error('The server did not stop.', error, false);
  }
}

function isRunning() {
  return client?.state === State.Running;
}

/** Does some steps when all earlier ones are done. */
function enqueue(...steps) {
  for (const step of steps) last = last.then(step);
  return last;
}

const restart = () => enqueue(stopClient, startClient);
const stop = () => enqueue(stopClient);

async function documentText(uri) {
  if (!isRunning()) return '';
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

function show(uri) {
  return schemes.includes(uri.scheme)
    ? vscode.commands.executeCommand('markdown.showPreview', uri)
    : vscode.env.openExternal(uri);
}

/** @param term a word, the address of a page as links in hovers give it, or nothing to ask for a word. */
async function openDocumentation(term) {
  if (!isRunning()) {
    tellFailure(vscode.l10n.t('The server of quickactions does not run.'));
    return;
  }
  if (typeof term === 'string' && term.startsWith('quickactions-guide:')) {
    await show(vscode.Uri.parse(term));
    return;
  }
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
    await show(vscode.Uri.parse(page.uri));
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
    vscode.commands.registerCommand(openCommand, openDocumentation),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration('quickactions.path')) await restart();
    }),
  );
  await enqueue(startClient);
}

module.exports = { activate, deactivate: stop };
