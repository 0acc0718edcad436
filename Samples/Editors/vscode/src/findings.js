// The server's findings in the list of problems: asked for, for open documents and for all files.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');
const { codes } = require('./connection');

/** Milliseconds that pass after a change before its findings are asked for. */
const patience = 250;

class Findings {
  /** @param ask `ask(method, params, token)`, rejected with the server's errors. */
  constructor(ask, isServed, log) {
    Object.assign(this, { ask, isServed, log });
    this.collection = vscode.languages.createDiagnosticCollection('quickactions');
    this.source = new vscode.CancellationTokenSource();
    /** By addresses: the name of the last answer, and what is about to be asked. */
    this.results = new Map();
    this.timers = new Map();
    this.pending = new Map();
    this.fileResults = new Map();
    this.files = new Map();
  }

  /** Follows the files of the workspace until it is disposed. */
  async follow() {
    const token = this.source.token;
    for (let failures = 0; !token.isCancellationRequested && failures < 3; ) {
      try {
        await this.askAll(token);
        failures = 0;
      } catch (error) {
        if (token.isCancellationRequested || error.code === codes.cancelled) return;
        failures += 1;
        this.log(`workspace/diagnostic: ${error.message}`);
      }
    }
  }

  /** One round over all files; an answer after the first comes when there is news. */
  async askAll(token) {
    const previousResultIds = [...this.fileResults].map(([uri, value]) => ({ uri, value }));
    const report = await this.ask('workspace/diagnostic', { identifier: 'quickactions', previousResultIds }, token);
    for (const item of report?.items ?? []) {
      if (item.resultId === undefined) this.fileResults.delete(item.uri);
      else this.fileResults.set(item.uri, item.resultId);
      if (item.kind === 'full') this.setFile(item.uri, item.items);
    }
    return report;
  }

  /** One round over all files as if nothing were known of them. */
  async checkAll(token) {
    this.fileResults.clear();
    await this.askAll(token);
  }

  setFile(address, items) {
    const uri = convert.uri(address);
    const key = uri.toString();
    if (items.length === 0) this.files.delete(key);
    else this.files.set(key, items.map(convert.diagnostic));
    // The text in the editor is newer than the file.
    if (!this.isOpen(key)) this.collection.set(uri, this.files.get(key));
  }

  isOpen(key) {
    return vscode.workspace.textDocuments.some((one) => one.uri.toString() === key && this.isServed(one));
  }

  opened(one) {
    this.schedule(one, 0);
  }

  changed(one) {
    this.schedule(one, patience);
  }

  closed(one) {
    const key = one.uri.toString();
    this.cancel(key);
    this.results.delete(key);
    this.collection.set(one.uri, this.files.get(key));
  }

  refresh() {
    for (const one of vscode.workspace.textDocuments) if (this.isServed(one)) this.schedule(one, 0);
  }

  cancel(key) {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.pending.get(key)?.cancel();
    this.pending.delete(key);
  }

  schedule(one, delay) {
    const key = one.uri.toString();
    this.cancel(key);
    if (this.source.token.isCancellationRequested) return;
    this.timers.set(key, setTimeout(() => this.pull(one, key), delay));
  }

  async pull(one, key) {
    this.timers.delete(key);
    const source = new vscode.CancellationTokenSource();
    this.pending.set(key, source);
    const previousResultId = this.results.get(key);
    const params = { ...convert.document(one), identifier: 'quickactions', previousResultId };
    try {
      const report = await this.ask('textDocument/diagnostic', params, source.token);
      if (source.token.isCancellationRequested || one.isClosed || report?.kind !== 'full') return;
      this.results.set(key, report.resultId);
      this.collection.set(one.uri, report.items.map(convert.diagnostic));
    } catch (error) {
      // What is out of date is asked for again by the change that made it so.
      const isExpected = [codes.cancelled, codes.contentModified].includes(error.code);
      if (!isExpected && !source.token.isCancellationRequested) this.log(`textDocument/diagnostic: ${error.message}`);
    } finally {
      if (this.pending.get(key) === source) this.pending.delete(key);
      source.dispose();
    }
  }

  /** How many findings there are, and in how many files. */
  get count() {
    let findings = 0;
    let files = 0;
    this.collection.forEach((_, list) => {
      findings += list.length;
      files += list.length > 0 ? 1 : 0;
    });
    return { findings, files };
  }

  dispose() {
    this.source.cancel();
    for (const key of [...this.timers.keys(), ...this.pending.keys()]) this.cancel(key);
    this.collection.dispose();
  }
}

module.exports = { Findings };
