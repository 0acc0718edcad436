// The way of quick actions through the app as a page beside the editor. The page runs no script and loads
// nothing; its links are commands.
'use strict';

const crypto = require('crypto');
const path = require('path');
const vscode = require('vscode');
const convert = require('./convert');

const revealCommand = 'quickactions.revealPlace';

const escape = (text) => String(text).replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** Whether a path from the server, relative to a folder that it does not name, is that of a document. */
const isFile = (place, uri) => uri.path === place.file || uri.path.endsWith('/' + place.file.replace(/^\.\//, ''));

function places(action) {
  const compared = action.comparisons.flatMap((one) => [one, one.definition, one.function, ...one.calls]);
  return [action.declared, ...action.cold, ...action.warm, ...compared].filter(Boolean);
}

/** The smallest range of an outline that holds the caret and for which something holds. */
function innermost(symbols, caret, accepts) {
  for (const one of symbols ?? []) {
    if (!one.range.contains(caret)) continue;
    return innermost(one.children, caret, accepts) ?? (accepts(one.range) ? one.range : undefined);
  }
  return undefined;
}

/** The quick actions that the caret is in or on; all of them where it is in none. */
function atCaret(actions, uri, caret, word, symbols) {
  const here = (place) => isFile(place, uri);
  const inside = (range) => (place) => here(place) && place.line > range.start.line && place.line <= range.end.line + 1;
  const item = innermost(symbols, caret, (range) => {
    const count = actions.filter((one) => inside(range)(one.declared)).length;
    return count === 1;
  });
  const declared = item ? actions.filter((one) => inside(item)(one.declared)) : [];
  if (declared.length) return declared;
  const onLine = actions.filter((one) => places(one).some((place) => here(place) && place.line === caret.line + 1));
  if (onLine.length) return onLine;
  const named = actions.filter((one) => word && (one.type === word || one.type.endsWith('.' + word)));
  return named.length ? named : actions;
}

/** A file that a place names, from the folders that are open and from those above the document. */
async function find(place, from) {
  if (path.posix.isAbsolute(place.file)) return from.with({ path: place.file });
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri);
  for (let folder = path.posix.dirname(from.path); folder !== path.posix.dirname(folder); ) {
    folders.push(from.with({ path: folder }));
    folder = path.posix.dirname(folder);
  }
  for (const folder of folders) {
    const uri = vscode.Uri.joinPath(folder, place.file);
    try {
      await vscode.workspace.fs.stat(uri);
      return uri;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** Goes to a place that a link of the page names. */
async function reveal({ file, line, from }) {
  const uri = await find({ file }, vscode.Uri.parse(from, true));
  if (!uri) {
    vscode.window.showWarningMessage(vscode.l10n.t('{0} is in none of the open folders.', file));
    return;
  }
  const where = new vscode.Position(Math.max(0, line - 1), 0);
  const options = { viewColumn: vscode.ViewColumn.One, selection: new vscode.Range(where, where) };
  await vscode.window.showTextDocument(uri, options);
}

// MARK: The page

const good = new Set(['handled']);
const unsure = new Set(['notFollowed', 'others', 'alike', 'onlyWith3DTouch']);

function link(place, from) {
  const args = encodeURIComponent(JSON.stringify([{ file: place.file, line: place.line, from }]));
  const text = `${path.posix.basename(place.file)}:${place.line}`;
  return `<a href="command:${revealCommand}?${args}" title="${escape(place.file)}">${escape(text)}</a>`;
}

function row(label, list, from) {
  const { t } = vscode.l10n;
  const cells = list.length
    ? list.map((one) => `${one.name ? `<code>${escape(one.name)}</code> ` : ''}${link(one, from)}`)
    : [`<span class="none">${escape(t('nothing'))}</span>`];
  return `<tr><th scope="row">${escape(label)}</th><td>${cells.join('<br>')}</td></tr>`;
}

function section(action, from) {
  const { t } = vscode.l10n;
  const state = good.has(action.status) ? 'good' : unsure.has(action.status) ? 'unsure' : 'bad';
  const mark = { good: '✓', unsure: '?', bad: '✗' }[state];
  const compared = action.comparisons.flatMap((one) => [{ file: one.file, line: one.line, name: one.function?.name }]);
  const calls = action.comparisons.flatMap((one) => one.calls);
  const rows = [
    row(t('Declared'), [action.declared], from),
    row(t('Cold launch'), action.cold, from),
    row(t('While running'), action.warm, from),
    row(t('Compared'), compared, from),
    row(t('Runs'), calls, from),
    ...(action.lost ? [row(t('Not followed past'), [action.lost], from)] : []),
  ];
  return `<section><h2>${escape(action.title ?? action.type)}</h2><p><code>${escape(action.type)}</code></p>
<p class="${state}"><span aria-hidden="true">${mark}</span> ${escape(action.summary)}</p>
<table>${rows.join('\n')}</table></section>`;
}

const style = `
body { color: var(--vscode-foreground); font-family: var(--vscode-font-family); font-size: var(--vscode-font-size); }
section { border-bottom: 1px solid var(--vscode-panel-border, var(--vscode-widget-border)); padding: 0 0 1em; }
h2 { font-size: 1.2em; margin: 1em 0 0; }
p { margin: .4em 0; }
code { font-family: var(--vscode-editor-font-family); color: var(--vscode-textPreformat-foreground); background: none; }
a { color: var(--vscode-textLink-foreground); }
a:hover, a:focus { color: var(--vscode-textLink-activeForeground); }
a:focus { outline: 1px solid var(--vscode-focusBorder); }
th { text-align: start; vertical-align: top; font-weight: normal; padding: .15em 1.5em .15em 0; white-space: nowrap; }
th, .none { color: var(--vscode-descriptionForeground); }
td { padding: .15em 0; overflow-wrap: anywhere; }
.good { color: var(--vscode-testing-iconPassed, var(--vscode-charts-green)); }
.unsure { color: var(--vscode-editorWarning-foreground, var(--vscode-charts-yellow)); }
.bad { color: var(--vscode-editorError-foreground, var(--vscode-charts-red)); }`;

function page(actions, from) {
  const nonce = crypto.randomBytes(16).toString('base64');
  const { t } = vscode.l10n;
  const body = actions.length
    ? actions.map((one) => section(one, from)).join('\n')
    : `<p>${escape(t('There are no quick actions here.'))}</p>`;
  return `<!DOCTYPE html>
<html lang="${escape(vscode.env.language)}">
<head><meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t('Trace of Quick Actions'))}</title><style nonce="${nonce}">${style}</style></head>
<body>${body}</body></html>`;
}

class TracePanel {
  /** @param request `request(method, params)`, rejected with the server's errors. */
  constructor(request) {
    this.request = request;
  }

  async show() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) {
      vscode.window.showInformationMessage(vscode.l10n.t('Open a property list or source file of the app first.'));
      return;
    }
    const { document: one, selection } = editor;
    const [report, symbols] = await Promise.all([
      this.request('quickActions/trace', convert.document(one)),
      this.request('textDocument/documentSymbol', convert.document(one)),
    ]);
    if (!report) {
      vscode.window.showInformationMessage(vscode.l10n.t('The code of this app is not known.'));
      return;
    }
    const caret = selection.active;
    const word = one.getWordRangeAtPosition(caret);
    const outline = Array.isArray(symbols) ? symbols.map(convert.symbol) : [];
    const actions = atCaret(report.actions, one.uri, caret, word && one.getText(word), outline);
    this.panel ??= this.create();
    this.panel.webview.html = page(actions, one.uri.toString());
    this.panel.reveal(vscode.ViewColumn.Beside, true);
  }

  create() {
    const { t } = vscode.l10n;
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const options = { enableScripts: false, enableCommandUris: [revealCommand], localResourceRoots: [] };
    const panel = vscode.window.createWebviewPanel('quickactions.trace', t('Trace of Quick Actions'), where, options);
    panel.onDidDispose(() => {
      this.panel = undefined;
    });
    return panel;
  }

  dispose() {
    this.panel?.dispose();
  }
}

module.exports = { TracePanel, reveal, revealCommand, atCaret, page };
