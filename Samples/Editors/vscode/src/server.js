// Starts and stops the server, one after the other, and tells the user what went wrong and the way out.
'use strict';

const vscode = require('vscode');
const { Session } = require('./session');
const { find } = require('./executable');

/** A server that ends by itself this often within some minutes is not started again. */
const restarts = { most: 4, minutes: 3 };

/** Whether a version is lower than another; what is no version is lower than any. */
function isOlder(version, other) {
  const numbers = (text) => /^(\d+)\.(\d+)\.(\d+)/.exec(text ?? '')?.slice(1).map(Number) ?? [0, 0, 0];
  const [left, right] = [numbers(version), numbers(other)];
  const index = left.findIndex((number, place) => number !== right[place]);
  return index >= 0 && left[index] < right[index];
}

class Server {
  constructor(context, log) {
    Object.assign(this, { context, log });
    this.session = undefined;
    this.failure = undefined;
    /** The last of the starts and stops, each of which waits for the one before. */
    this.last = Promise.resolve();
    this.ends = [];
    this.changed = new vscode.EventEmitter();
    this.onDidChange = this.changed.event;
    this.state = 'stopped';
  }

  get isRunning() {
    return this.state === 'running';
  }

  become(state, failure) {
    this.state = state;
    this.failure = failure;
    this.changed.fire();
  }

  enqueue(...steps) {
    for (const step of steps) this.last = this.last.then(step).catch((error) => this.log.error(error));
    return this.last;
  }

  start() {
    return this.enqueue(() => this.startNow());
  }

  stop() {
    return this.enqueue(() => this.stopNow());
  }

  restart() {
    return this.enqueue(
      () => this.stopNow(),
      () => this.startNow(),
    );
  }

  async startNow() {
    if (this.session) return;
    const setting = vscode.workspace.getConfiguration('quickactions').get('path') ?? '';
    const found = find(setting, this.context.extensionPath);
    if (!found.command) return this.tellMissing(found);
    this.become('starting');
    this.log.info(`${found.command} lsp`);
    const session = new Session(found.command, this.context.extension, this.log, {
      ended: (reason) => this.ended(session, reason),
    });
    try {
      await session.start();
    } catch (error) {
      const message = vscode.l10n.t('“{0}” cannot be used: {1}.', found.command, error.message.replace(/\.$/, ''));
      this.become('failed', message);
      this.log.error(message);
      return this.tell(message, this.choose(), this.openSettings(), this.showLog());
    }
    this.session = session;
    this.become('running');
    this.log.info(`${session.info.name} ${session.info.version ?? ''}`);
    const wanted = this.context.extension.packageJSON.version;
    if (isOlder(session.info.version, wanted)) {
      const message = vscode.l10n.t(
        '“{0}” is version {1}, older than this extension ({2}); some commands do not work.',
        found.command, session.info.version ?? '?', wanted,
      );
      this.log.warn(message);
      this.tell(message, this.get(), this.choose());
    }
  }

  async stopNow() {
    const session = this.session;
    this.session = undefined;
    this.become('stopped');
    await session?.end();
  }

  /** The server has gone by itself. */
  ended(session, reason) {
    if (this.session !== session) return;
    this.log.error(`The server has ended: ${reason}`);
    const now = Date.now();
    this.ends = [...this.ends.filter((time) => now - time < restarts.minutes * 60000), now];
    if (this.ends.length <= restarts.most) return this.restart();
    this.enqueue(async () => {
      await this.stopNow();
      const message = vscode.l10n.t('The server has ended {0} times and is not started again.', this.ends.length);
      this.ends = [];
      this.become('failed', message);
      this.tell(message, this.again(), this.showLog());
    });
  }

  // MARK: Messages

  /** Shows a message with buttons. Not waited for: it stays until it is dismissed. */
  tell(message, ...buttons) {
    const shown = vscode.window.showErrorMessage(message, ...buttons.map((button) => button.title));
    shown.then((title) => buttons.find((button) => button.title === title)?.run());
  }

  tellMissing({ missing, asked }) {
    const message =
      missing === 'setting'
        ? vscode.l10n.t('There is no executable “{0}”, which the setting quickactions.path names.', asked)
        : vscode.l10n.t('The program “{0}” is not installed: it is in no folder of PATH.', asked);
    this.become('failed', message);
    this.log.error(message);
    this.tell(message, ...(missing === 'setting' ? [] : [this.get()]), this.choose(), this.openSettings());
  }

  /** Nothing is downloaded by this extension: the page that says how is opened. */
  get() {
    const { repository, version } = this.context.extension.packageJSON;
    const page = `${repository.url.replace(/\.git$/, '')}/releases/tag/${version}`;
    return {
      title: vscode.l10n.t('How to Get It'),
      run: () => vscode.env.openExternal(vscode.Uri.parse(page)),
    };
  }

  choose() {
    return {
      title: vscode.l10n.t('Choose a File…'),
      run: async () => {
        const chosen = await vscode.window.showOpenDialog({ title: vscode.l10n.t('The executable quickactions') });
        if (!chosen?.[0]) return;
        const settings = vscode.workspace.getConfiguration('quickactions');
        // The change of the setting starts the server.
        await settings.update('path', chosen[0].fsPath, vscode.ConfigurationTarget.Global);
      },
    };
  }

  openSettings() {
    return {
      title: vscode.l10n.t('Open Settings'),
      run: () => vscode.commands.executeCommand('workbench.action.openSettings', 'quickactions.path'),
    };
  }

  showLog() {
    return { title: vscode.l10n.t('Show Log'), run: () => this.log.show() };
  }

  again() {
    return { title: vscode.l10n.t('Restart Server'), run: () => this.restart() };
  }
}

module.exports = { Server, isOlder };
