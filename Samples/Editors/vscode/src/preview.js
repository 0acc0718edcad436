// The Home Screen menu, and the languages of its titles, as a page beside the editor. The server draws it from the
// texts as they are in the editor; the page runs no script, loads nothing and has the colors of the theme.
'use strict';

const crypto = require('crypto');
const vscode = require('vscode');
const convert = require('./convert');
const { isServed } = require('./session');

/** Milliseconds without a change after which the page is drawn again. */
const pause = 250;

/** The colors of the text around the drawings. */
const colors = {
  background: 'var(--vscode-editor-background)',
  text: 'var(--vscode-editor-foreground)',
  secondary: 'var(--vscode-descriptionForeground)',
  faint: 'var(--vscode-descriptionForeground)',
  border: 'var(--vscode-panel-border)',
  warning: 'var(--vscode-editorWarning-foreground)',
  error: 'var(--vscode-editorError-foreground)',
};

function appearance() {
  const { Dark, HighContrast } = vscode.ColorThemeKind;
  return [Dark, HighContrast].includes(vscode.window.activeColorTheme.kind) ? 'dark' : 'light';
}

class PreviewPanel {
  /**
   * @param kind `menu` or `translations`.
   * @param request `request(method, params)`, which tells the user what went wrong.
   * @param ask the same without a word.
   */
  constructor(kind, request, ask) {
    Object.assign(this, { kind, request, ask });
    this.disposables = [
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length && isServed(document)) this.schedule();
      }),
      vscode.window.onDidChangeActiveColorTheme(() => this.schedule()),
    ];
  }

  title() {
    const { t } = vscode.l10n;
    return this.kind === 'menu' ? t('Menu Preview') : t('Titles by Language');
  }

  params(uri) {
    const nonce = crypto.randomBytes(16).toString('base64');
    return { textDocument: { uri: convert.address(uri) }, kind: this.kind, appearance: appearance(), colors, nonce };
  }

  /** @param address the document's, as lenses give it; that of the active editor if nothing. */
  async show(address) {
    const active = vscode.window.activeTextEditor?.document;
    const named = vscode.workspace.textDocuments.find((one) => convert.address(one.uri) === address);
    const one = named ?? active;
    if (!one || !isServed(one)) {
      vscode.window.showInformationMessage(vscode.l10n.t('Open a property list or source file of the app first.'));
      return;
    }
    const page = await this.request('quickActions/preview', this.params(one.uri));
    if (page === undefined) return;
    if (!page) {
      vscode.window.showInformationMessage(vscode.l10n.t('There are no quick actions here.'));
      return;
    }
    this.uri = one.uri;
    this.panel ??= this.create();
    this.panel.webview.html = page.html;
    this.panel.reveal(vscode.ViewColumn.Beside, true);
  }

  schedule() {
    if (!this.panel) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.update(), pause);
  }

  /** Draws the page again; one request at a time, and the last state is always drawn. */
  async update() {
    if (this.isAsking) {
      this.isOutdated = true;
      return;
    }
    this.isAsking = true;
    try {
      do {
        this.isOutdated = false;
        const page = await this.ask('quickActions/preview', this.params(this.uri));
        // A document that is closed keeps its last page.
        if (page && this.panel) this.panel.webview.html = page.html;
      } while (this.isOutdated && this.panel);
    } finally {
      this.isAsking = false;
    }
  }

  create() {
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const options = { enableScripts: false, enableCommandUris: false, localResourceRoots: [] };
    const panel = vscode.window.createWebviewPanel(`quickactions.${this.kind}`, this.title(), where, options);
    panel.onDidDispose(() => {
      clearTimeout(this.timer);
      this.panel = undefined;
    });
    return panel;
  }

  dispose() {
    clearTimeout(this.timer);
    vscode.Disposable.from(...this.disposables).dispose();
    this.panel?.dispose();
  }
}

module.exports = { PreviewPanel };
