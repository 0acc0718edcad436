// Opens the exported guide in a browser and does what readers do: searches with the keyboard,
// follows links, on a phone and on a desk. Prints what holds and what does not.
// usage: node site.js BROWSER FOLDER, the folder of the export
"use strict";
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { Browser } = require("./browser.js");

const [executable, folder] = process.argv.slice(2);
const profile = fs.mkdtempSync(path.join(os.tmpdir(), "quickactions-site-"));
const browser = new Browser(executable, profile);
const languages = ["en", "zh-Hans"];
let faults = 0;

function check(what, isRight) {
  console.log((isRight ? "ok   " : "FAIL ") + what);
  if (!isRight) { faults += 1; }
}

function address(page) { return "file://" + path.resolve(folder) + "/" + page; }

function pages(language) {
  return fs.readdirSync(path.join(folder, language)).filter((name) => name.endsWith(".html")).sort();
}

function place() { return browser.value("location.pathname + location.search + location.hash"); }

async function searches() {
  await browser.look(1280, 800);
  await browser.open(address("index.html"));
  check("the first page leads to a language", /\/(en|zh-Hans)\/index\.html$/.test(await place()));
  const questions = [
    ["en", "popover full screen on iPhone", "popovers.html"],
    ["en", "why only four entries", "order-and-limit.html"],
    ["zh-Hans", "弹出框 全屏", "popovers.html"],
    ["zh-Hans", "把菜单文字翻译成英文", "localization.html"],
  ];
  for (const [language, words, expected] of questions) {
    await browser.open(address(language + "/icons.html"));
    check(language + ": nothing is loaded for the search", !browser.requests.some((url) => /search/.test(url)));
    await browser.press("/");
    check("  / leads to the field", await browser.value("document.activeElement.id") === "site-search");
    await browser.type(words);
    check("  “" + words + "” has proposals", await browser.until("document.querySelectorAll('#site-suggestions li').length > 0"));
    const names = (await browser.value("[...document.querySelectorAll('#site-suggestions a')].slice(0, 3).map((link) => link.getAttribute('href'))"))
      .map((name) => name.replace(/#.*/, ""));
    check("  " + expected + " is among " + names, names.includes(expected));
    check("  the count is told", /\d/.test(await browser.value("document.getElementById('site-found').textContent")));
    for (let step = 0; step <= names.indexOf(expected); step += 1) { await browser.press("ArrowDown"); }
    check("  the arrows select", await browser.value(
      "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).getAttribute('aria-selected')") === "true");
    await browser.leave(() => browser.press("Enter"));
    check("  and Enter opens it", (await place()).includes("/" + expected));
  }
  await browser.press("/");
  await browser.type("popover");
  await browser.until("document.querySelectorAll('#site-suggestions li').length > 0");
  await browser.press("Escape");
  check("Esc closes the proposals", await browser.value("document.getElementById('site-suggestions').hidden"));
  await browser.press("Escape");
  check("  and then leaves the field", await browser.value("document.activeElement.id !== 'site-search' && document.getElementById('site-search').value === ''"));

  await browser.press("/");
  await browser.type("popover arrow");
  await browser.leave(() => browser.press("Enter"));
  check("a search has an address", (await place()).endsWith("search.html?q=popover+arrow"));
  check("  and results", await browser.until("document.querySelectorAll('#site-results a').length > 3"));
  check("  with marked hits", await browser.value("[...document.querySelectorAll('#site-results mark')].some((mark) => /^popover/i.test(mark.textContent))"));
  const results = await browser.value("document.querySelectorAll('#site-results li').length");
  check("  " + results + " of them are counted", await browser.value("document.getElementById('site-found').textContent.includes(" + results + ")"));
  await browser.press("ArrowDown");
  check("  the arrows go through them", await browser.value("document.activeElement === document.querySelector('#site-results a')"));
  await browser.press("ArrowUp");
  check("  and back", await browser.value("document.activeElement.id") === "site-search");
  await browser.open(address("en/search.html?q=xyzzyqwert"));
  check("nothing found is said", await browser.until("document.getElementById('site-found').textContent.length > 3"));
  check("  and nothing shown", await browser.value("document.querySelectorAll('#site-results li').length") === 0);
  await browser.open(address("zh-Hans/search.html?q=" + encodeURIComponent("弹出框")));
  check("an address alone finds again", await browser.until("document.querySelectorAll('#site-results li').length > 3"));
}

async function everyPage() {
  let count = 0;
  await browser.look(390, 844);
  for (const language of languages) {
    for (const name of pages(language)) {
      await browser.open(address(language + "/" + name));
      count += 1;
      const width = await browser.value("document.documentElement.scrollWidth");
      if (width > 390) { check(language + "/" + name + " is " + width + " wide on a phone", false); }
      if (await browser.value("document.querySelectorAll('main h1').length") !== 1) {
        check(language + "/" + name + " has not one title", false);
      }
    }
  }
  check(count + " pages fit a phone", count > 100);
}

async function run() {
  await browser.start();
  await searches();
  await everyPage();
}

run().catch((error) => check(String(error.stack), false)).finally(async () => {
  await browser.stop();
  fs.rmSync(profile, { recursive: true, force: true });
  console.log(faults ? "failed" : "passed");
  process.exitCode = faults ? 1 : 0;
});
