// Drives a Chromium over its pipe: real keys, any size of window, light, dark and print. No package.
"use strict";
const { spawn } = require("node:child_process");
const fs = require("node:fs");

class Browser {
  constructor(executable, profile) {
    const options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--allow-file-access-from-files", "--remote-debugging-pipe", "--user-data-dir=" + profile, "about:blank",
    ];
    this.process = spawn(executable, options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.answers = new Map();
    this.waiting = [];
    this.requests = [];
    this.last = 0;
    let rest = Buffer.alloc(0);
    this.process.stdio[4].on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.receive(JSON.parse(rest.subarray(0, end).toString()));
        rest = rest.subarray(end + 1);
      }
    });
  }

  receive(message) {
    const answer = this.answers.get(message.id);
    if (answer) {
      this.answers.delete(message.id);
      if (message.error) { answer.reject(new Error(message.error.message)); } else { answer.resolve(message.result); }
      return;
    }
    if (message.method === "Network.requestWillBeSent") { this.requests.push(message.params.request.url); }
    this.waiting = this.waiting.filter((waiter) => {
      if (waiter.method !== message.method) { return true; }
      waiter.resolve(message.params);
      return false;
    });
  }

  send(method, params = {}) {
    this.last += 1;
    const message = { id: this.last, method, params, sessionId: this.session };
    this.process.stdio[3].write(JSON.stringify(message) + "\0");
    return new Promise((resolve, reject) => this.answers.set(message.id, { resolve, reject }));
  }

  event(method) {
    return new Promise((resolve) => this.waiting.push({ method, resolve }));
  }

  async start() {
    const { targetInfos } = await this.send("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    this.session = (await this.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    await this.send("Page.enable");
    await this.send("Network.enable");
  }

  /** The window: its width, and `light` or `dark`; `print` for the medium of paper. */
  async look(width, height, scheme = "light", media = "screen") {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 600 });
    await this.send("Emulation.setEmulatedMedia", {
      media, features: [{ name: "prefers-color-scheme", value: scheme }],
    });
  }

  async open(address) {
    this.requests = [];
    const loaded = this.event("Page.loadEventFired");
    await this.send("Page.navigate", { url: address });
    await loaded;
  }

  /** Does something that leads to another page. */
  async leave(action) {
    const loaded = this.event("Page.loadEventFired");
    await action();
    await loaded;
  }

  /** The value of an expression of the page; promises are waited for. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) { throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text); }
    return result.value;
  }

  /** Calls a function of the page's world with values of ours. */
  call(body, ...values) {
    return this.value(`(${body})(${values.map((value) => JSON.stringify(value)).join(", ")})`);
  }

  /** Waits until an expression is true; false when it does not become so. */
  async until(expression) {
    for (let turn = 0; turn < 100; turn += 1) {
      if (await this.value(expression)) { return true; }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  async type(text) {
    await this.send("Input.insertText", { text });
  }

  async press(key) {
    const codes = { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40, ArrowLeft: 37, ArrowRight: 39, Tab: 9, "/": 191 };
    const text = key === "Enter" ? "\r" : key.length === 1 ? key : undefined;
    const event = { key, code: key === "/" ? "Slash" : key, windowsVirtualKeyCode: codes[key], text };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async picture(path, isWhole = false) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: isWhole });
    fs.writeFileSync(path, Buffer.from(data, "base64"));
  }

  async stop() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.send("Browser.close").catch(() => {});
    await ended;
  }
}

module.exports = { Browser };
