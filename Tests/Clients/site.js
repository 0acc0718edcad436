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

// The bytes of the files that were loaded for the search of the open page.
function searchSize() {
  return browser.requests.filter((url) => /search[^/]*\.js$/.test(url))
    .reduce((sum, url) => sum + fs.statSync(decodeURIComponent(new URL(url).pathname)).size, 0);
}

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
    const size = searchSize();
    check("  " + size + " bytes are loaded for the search", size > 100_000 && size <= 300_000);
    check("  the count is told", /\d/.test(await browser.value("document.getElementById('site-found').textContent")));
    check("  and seen", await browser.value("document.getElementById('site-found').getBoundingClientRect().width") > 30);
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

// What is wrong with the page that is open, as words. Runs in the page.
function faultsOfPage() {
  const faults = [];
  const root = document.documentElement;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (root.scrollWidth > innerWidth) { faults.push("is " + root.scrollWidth + " wide"); }
  if (document.querySelectorAll("main h1").length !== 1) { faults.push("has not one title"); }
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id).filter((id) => id !== "tip");
  if (new Set(ids).size !== ids.length) { faults.push("has the same id twice"); }

  let level = 0;
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")) {
    const own = Number(heading.tagName[1]);
    if (own > level + 1) { faults.push("skips a level of headings: " + heading.textContent); }
    level = own;
  }
  for (const control of document.querySelectorAll("a[href], button, input")) {
    const name = control.getAttribute("aria-label") || control.textContent.trim();
    if (!name || name === "#") { faults.push("has a nameless " + control.outerHTML.slice(0, 60)); }
  }
  // A picture is one thing to screen readers: nothing in it can be pressed.
  for (const picture of document.querySelectorAll("svg[role=img]")) {
    if (picture.querySelector("a, button, [tabindex]")) { faults.push("has something to press inside a picture"); }
  }
  for (const head of document.querySelectorAll("th")) {
    if (!head.textContent.trim()) { faults.push("has a column with an empty head"); }
  }
  const landmarks = [...document.querySelectorAll("nav, main, header, footer, [role=region], form[role=search]")]
    .map((landmark) => landmark.tagName + (landmark.getAttribute("aria-label") || ""));
  if (new Set(landmarks).size !== landmarks.length) { faults.push("has two landmarks of the same name"); }
  for (const element of document.querySelectorAll("[aria-controls], [aria-labelledby], [aria-describedby], [aria-activedescendant]")) {
    for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant"]) {
      const ids = (element.getAttribute(name) || "").split(" ").filter(Boolean);
      if (!ids.every((id) => document.getElementById(id))) { faults.push("names what is not there in " + name); }
    }
  }
  for (const landmark of document.querySelectorAll("nav, [role=group], svg.diagram")) {
    if (!landmark.getAttribute("aria-label") && !landmark.querySelector(":scope > title")) {
      faults.push("has a nameless " + landmark.outerHTML.slice(0, 60));
    }
  }
  for (const box of document.querySelectorAll("main *")) {
    const style = getComputedStyle(box);
    const scrolls = /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1 && shown(box);
    if (!scrolls) { continue; }
    if (box.tabIndex !== 0 || box.getAttribute("role") !== "group" || !box.getAttribute("aria-label")) {
      faults.push("scrolls where no key leads: " + box.outerHTML.slice(0, 80));
    }
  }

  // Contrast, as WCAG 2.2 counts it: 4.5 for text, of what is really there.
  const channel = (value) => value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const numbers = (color) => color.match(/[\d.]+/g).map(Number);
  function behind(element) {
    for (let at = element; at; at = at.parentElement) {
      const color = numbers(getComputedStyle(at).backgroundColor);
      if (color.length < 4 || color[3] > 0) { return color; }
    }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255];
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest("svg, script, style, noscript") || !shown(element)) { continue; }
    const pair = [numbers(getComputedStyle(element).color), behind(element)];
    if (seen.has(String(pair))) { continue; }
    seen.add(String(pair));
    const [brighter, darker] = pair.map(light).sort((one, other) => other - one);
    const contrast = (brighter + 0.05) / (darker + 0.05);
    if (contrast < 4.5) {
      faults.push("has a contrast of " + contrast.toFixed(2) + ": " + element.outerHTML.slice(0, 80));
    }
  }

  // Drawings: every word inside, large enough, none over another.
  for (const svg of document.querySelectorAll("svg.diagram")) {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll("text")].map((text) => ({ text, box: text.getBoundingClientRect() }));
    const scale = frame.width / svg.viewBox.baseVal.width;
    for (const { text, box } of boxes) {
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < 11) { faults.push("has a drawing with words of " + size.toFixed(1) + " px"); }
      if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5 || box.top < frame.top - 0.5) {
        faults.push("has a drawing that cuts off “" + text.textContent + "”");
      }
    }
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 4) {
        faults.push("has “" + one.text.textContent + "” over “" + other.text.textContent + "” in a drawing");
      }
    }));
  }
  return faults;
}

async function everyPage() {
  for (const [width, height, scheme] of [[390, 844, "light"], [390, 844, "dark"], [1280, 800, "light"], [1280, 800, "dark"]]) {
    await browser.look(width, height, scheme);
    let count = 0;
    for (const language of languages) {
      for (const name of pages(language)) {
        await browser.open(address(language + "/" + name));
        count += 1;
        for (const fault of await browser.call(faultsOfPage.toString())) { check(language + "/" + name + " " + fault, false); }
      }
    }
    check(count + " pages are right at " + width + " pixels, " + scheme, count > 100);
  }
}

async function keyboard() {
  await browser.look(1280, 800);
  await browser.open(address("en/popovers.html"));
  await browser.press("Tab");
  check("the first stop is the way past the lists", await browser.value(
    "document.activeElement.className === 'skip' && document.activeElement.getBoundingClientRect().top >= 0"));
  await browser.press("Enter");
  check("  and it leads to the text", await browser.until("document.activeElement.id === 'site-main'"));
  check("the article is marked in the list", await browser.value(
    "document.querySelector('#site-articles [aria-current=page]').checkVisibility()"));
  check("the contents are beside the text", await browser.value(
    "document.querySelector('.contents').getBoundingClientRect().left > document.querySelector('.text').getBoundingClientRect().right"));
  await browser.value("document.getElementById('arrow').scrollIntoView()");
  check("  and follow the reading", await browser.until("document.querySelector('.contents [aria-current]').hash === '#arrow'"));

  await browser.look(390, 844);
  await browser.open(address("en/popovers.html"));
  const isOpen = "document.getElementById('site-articles').checkVisibility()";
  check("on a phone the list is closed", !await browser.value(isOpen));
  await browser.value("document.getElementById('site-menu').focus()");
  await browser.press("Enter");
  check("  Enter opens it", await browser.value(isOpen));
  check("  and says so", await browser.value("document.getElementById('site-menu').getAttribute('aria-expanded')") === "true");
  await browser.press("Tab");
  await browser.value("document.querySelector('#site-articles summary').focus()");
  await browser.press("Escape");
  check("  Esc closes it", !await browser.value(isOpen));
  for (const name of ["icon-types", "size-classes", "icons"]) {
    await browser.open(address("en/" + name + ".html"));
    check("  no table of " + name + " scrolls", await browser.value(
      "[...document.querySelectorAll('.table')].every((table) => table.scrollWidth <= table.clientWidth)"));
  }
}

async function code() {
  const visible = (language) => `[...document.querySelectorAll('.variants .code[data-code=${language}]')].filter((code) => code.checkVisibility()).length`;
  await browser.look(1280, 800);
  await browser.open(address("en/popovers.html"));
  check("one language of code is shown", await browser.value(visible("swift")) > 0 && await browser.value(visible("objc")) === 0);
  await browser.value("scrollTo(0, 1500)");
  await browser.value("[...document.querySelectorAll('[data-choice=objc]')].find((button) => button.checkVisibility() && button.getBoundingClientRect().top > 100).focus()");
  const before = await browser.value("document.activeElement.getBoundingClientRect().top");
  await browser.press("Enter");
  check("  the other one is a key away", await browser.value(visible("swift")) === 0 && await browser.value(visible("objc")) > 0);
  check("  and the button stays in its place", Math.abs(await browser.value("document.activeElement.getBoundingClientRect().top") - before) < 2);
  await browser.open(address("zh-Hans/handling-launch.html"));
  check("  other pages remember it", await browser.value(visible("swift")) === 0 && await browser.value(visible("objc")) > 0);
  await browser.value("document.querySelector('[data-choice=swift]') && [...document.querySelectorAll('[data-choice=swift]')].find((button) => button.checkVisibility()).click()");
  check("  and the way back", await browser.value(visible("objc")) === 0);
  await browser.value("[...document.querySelectorAll('.copy')].find((button) => button.checkVisibility()).focus()");
  await browser.press("Enter");
  check("code is copied", await browser.until("[...document.querySelectorAll('.copy')].some((button) => button.textContent === document.body.dataset.copied)"));
}

async function paper() {
  await browser.look(720, 1000, "light", "print");
  for (const name of ["en/popovers.html", "zh-Hans/handling-launch.html", "en/rules.html", "en/rule-type-slip.html"]) {
    await browser.open(address(name));
    const hidden = ["header", "#site-articles", ".contents", ".turn", ".bar"];
    check(name + " prints without what is only for the screen", await browser.call(
      "(hidden) => hidden.every((name) => [...document.querySelectorAll(name)].every((element) => !element.checkVisibility()))", hidden));
    check("  with the code of both languages", await browser.value("[...document.querySelectorAll('.variants .code')].every((code) => code.checkVisibility())"));
    check("  and no line cut off", await browser.value(
      "[...document.querySelectorAll('pre, .table')].every((box) => box.scrollWidth <= box.clientWidth + 1) && document.documentElement.scrollWidth <= innerWidth"));
  }
}

async function run() {
  await browser.start();
  await searches();
  await keyboard();
  await code();
  await paper();
  await everyPage();
}

run().catch((error) => check(String(error.stack), false)).finally(async () => {
  await browser.stop();
  fs.rmSync(profile, { recursive: true, force: true });
  console.log(faults ? "failed" : "passed");
  process.exitCode = faults ? 1 : 0;
});
