// JSON-RPC over the standard streams of a process. Knows nothing of VS Code, nor of the protocol's methods.
'use strict';

const { spawn } = require('child_process');

/** An answer that is an error; `code` is that of JSON-RPC or LSP. */
class ResponseError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The codes that this client sends or looks at. */
const codes = { methodNotFound: -32601, internal: -32603, contentModified: -32801, cancelled: -32800 };

/** No server of ours writes more than this before the header of its first message. */
const longestHeader = 8192;

class Connection {
  /**
   * @param handlers `request(method, params)`, which may return a promise, `notification(method, params)`,
   *   `ended(reason)` once when the process has gone by itself, and `log(line)` for its standard error.
   */
  constructor(command, args, options, handlers) {
    Object.assign(this, { command, args, options, handlers });
    this.waiting = new Map();
    this.lastId = 0;
    this.errors = '';
    this.pieces = [];
    this.size = 0;
    this.length = undefined;
    this.isOpen = false;
    this.isEnding = false;
  }

  /** Ends when the process runs; fails where it cannot be started. */
  open() {
    return new Promise((done, fail) => {
      this.process = spawn(this.command, this.args, { ...this.options, stdio: 'pipe', windowsHide: true });
      const { stdin, stdout, stderr } = this.process;
      this.exited = new Promise((ended) => this.process.once('close', (code, signal) => ended({ code, signal })));
      this.process.once('error', (error) => {
        fail(error);
        this.close(error.message);
      });
      this.process.once('spawn', () => {
        this.isOpen = true;
        done();
      });
      // A write can fail after the process has ended; that it ended is told by its exit.
      stdin.on('error', () => {});
      stdout.on('data', (piece) => this.receive(piece));
      stderr.setEncoding('utf8').on('data', (text) => {
        this.errors = (this.errors + text).slice(-4000);
        for (const line of text.split('\n')) if (line.trim()) this.handlers.log(line);
      });
      this.exited.then(({ code, signal }) => this.close(signal ? `signal ${signal}` : `code ${code}`));
    });
  }

  close(reason) {
    if (this.reason !== undefined) return;
    this.reason = reason;
    this.isOpen = false;
    for (const { fail } of this.waiting.values()) fail(new ResponseError(codes.internal, reason));
    this.waiting.clear();
    if (!this.isEnding) this.handlers.ended(reason);
  }

  // MARK: Reading

  receive(piece) {
    this.pieces.push(piece);
    this.size += piece.length;
    // Joined only when there is enough: a large message comes in many pieces.
    if (this.length !== undefined && this.size < this.length) return;
    let bytes = Buffer.concat(this.pieces, this.size);
    for (;;) {
      if (this.length === undefined) {
        const end = bytes.indexOf('\r\n\r\n');
        const header = bytes.subarray(0, end < 0 ? undefined : end).toString('latin1');
        const isForeign = header.length >= 8 && !/^content-/i.test(header);
        if (isForeign || (end < 0 && bytes.length > longestHeader)) return this.refuse(header);
        if (end < 0) break;
        const match = /^content-length: *([0-9]+) *$/im.exec(header);
        if (!match) return this.refuse(header);
        this.length = Number(match[1]);
        bytes = bytes.subarray(end + 4);
      }
      if (bytes.length < this.length) break;
      const body = bytes.subarray(0, this.length).toString('utf8');
      bytes = bytes.subarray(this.length);
      this.length = undefined;
      let message;
      try {
        message = JSON.parse(body);
      } catch {
        return this.refuse(body);
      }
      this.take(message);
    }
    this.pieces = [bytes];
    this.size = bytes.length;
  }

  /** What the process writes is not the protocol: another program, most likely. */
  refuse(text) {
    const line = text.split('\n')[0].trim().slice(0, 100);
    this.process.stdout.removeAllListeners('data');
    this.process.stdout.resume();
    this.foreign = line;
    this.close(`no language server: ${line}`);
    this.process.kill();
  }

  async take(message) {
    if (message.method === undefined) {
      const { done, fail } = this.waiting.get(message.id) ?? {};
      this.waiting.delete(message.id);
      if (!done) return;
      if (message.error) fail(new ResponseError(message.error.code, message.error.message));
      else done(message.result);
    } else if (message.id === undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      let answer;
      try {
        answer = { result: (await this.handlers.request(message.method, message.params)) ?? null };
      } catch (error) {
        answer = { error: { code: error.code ?? codes.internal, message: String(error.message ?? error) } };
      }
      this.write({ id: message.id, ...answer });
    }
  }

  // MARK: Writing

  write(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.write({ method, params });
  }

  /** @param token a CancellationToken of VS Code, or nothing. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new ResponseError(codes.internal, this.reason ?? 'not running'));
    const id = ++this.lastId;
    const result = new Promise((done, fail) => this.waiting.set(id, { done, fail }));
    this.write({ id, method, params });
    const cancelling = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return result.finally(() => cancelling?.dispose());
  }

  /** Asks the process to end, and ends it by force where it does not within `patience` milliseconds. */
  async end(patience = 2000) {
    if (this.isEnding) return this.exited;
    this.isEnding = true;
    if (!this.process || this.reason !== undefined) return undefined;
    const timer = setTimeout(() => this.process.kill('SIGKILL'), patience);
    try {
      await this.request('shutdown');
      this.notify('exit');
      this.process.stdin.end();
    } catch {
      this.process.kill();
    }
    const exit = await this.exited;
    clearTimeout(timer);
    return exit;
  }
}

module.exports = { Connection, ResponseError, codes };
