// What the packed VS Code extension says of itself: files, texts in all languages, patterns.
'use strict';

const assert = require('assert');
const fs = require('fs');
const path = require('path');

/** @param folder of the unpacked package. @param commands that the scripts have registered. */
function check(folder, commands) {
  const text = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const read = (name) => JSON.parse(text(name));
  const all = read('package.json');
  for (const name of ['icon', 'repository', 'bugs', 'homepage', 'license', 'keywords', 'galleryBanner', 'l10n']) {
    assert.ok(all[name], `package.json has no ${name}`);
  }
  assert.ok(!all.dependencies && !all.devDependencies && !all.private, 'nothing to install');
  const { languages, grammars, commands: own, jsonValidation } = all.contributes;
  const named = [...languages.map((one) => one.configuration), ...grammars.map((one) => one.path), ...jsonValidation.map((one) => one.url)];
  for (const file of [...named, all.main, all.icon, 'README.md', 'CHANGELOG.md', 'LICENSE.txt']) {
    if (file) assert.ok(fs.existsSync(path.join(folder, file)), file);
  }
  for (const { command } of own) assert.ok(commands[command], command);
  for (const grammar of grammars) assert.strictEqual(read(grammar.path).scopeName, grammar.scopeName);
  const png = fs.readFileSync(path.join(folder, all.icon));
  assert.ok(png.readUInt32BE(16) >= 128 && png.readUInt32BE(16) === png.readUInt32BE(20), 'the icon is a square of 128 or more');

  // A setting that names an executable does not count in folders that are not trusted.
  const { untrustedWorkspaces } = all.capabilities;
  assert.strictEqual(untrustedWorkspaces.supported, 'limited');
  assert.deepStrictEqual(untrustedWorkspaces.restrictedConfigurations, ['quickactions.path']);
  assert.strictEqual(all.contributes.configuration.properties['quickactions.path'].scope, 'machine-overridable');

  // Every text in English and in Chinese, and none that nothing shows.
  const used = JSON.stringify(all).match(/"%[^"%]+%"/g).map((one) => one.slice(2, -2));
  for (const name of ['package.nls.json', 'package.nls.zh-cn.json']) {
    assert.deepStrictEqual(Object.keys(read(name)).sort(), [...new Set(used)].sort(), name);
  }
  const shown = [...text('extension.js').matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, one]) => one);
  const bundle = read('l10n/bundle.l10n.zh-cn.json');
  assert.deepStrictEqual(Object.keys(bundle).sort(), [...new Set(shown)].sort());
  const gaps = (one) => (one.match(/\{\d\}/g) ?? []).sort();
  for (const [english, chinese] of Object.entries(bundle)) assert.deepStrictEqual(gaps(chinese), gaps(english), english);

  const plist = read('plist.language-configuration.json');
  assert.strictEqual('<key>UIApplication</key>'.match(new RegExp(plist.wordPattern, 'g'))[1], 'UIApplication');
  assert.strictEqual('square.and.pencil</string>'.match(new RegExp(plist.wordPattern))[0], 'square.and.pencil');
  const between = plist.onEnterRules.find((rule) => rule.afterText);
  assert.ok(new RegExp(between.beforeText).test('\t<dict>') && new RegExp(between.afterText).test('</dict>'));
  assert.strictEqual(between.action.indent, 'indentOutdent');
  assert.ok(!plist.onEnterRules.some((rule) => new RegExp(rule.beforeText).test('<key>a</key>')));
  for (const { open, close } of plist.autoClosingPairs) {
    if (open !== '<!--') assert.strictEqual(close, open.replace('<', '</'));
  }
  const strings = read('strings.language-configuration.json');
  assert.strictEqual('"New Note" = "新建";'.match(new RegExp(strings.wordPattern, 'g'))[2], '新建');

  // As the editor's gallery reads it: every file has a type, every asset is there.
  const outer = path.dirname(folder);
  const manifest = fs.readFileSync(path.join(outer, 'extension.vsixmanifest'), 'utf8');
  for (const [, asset] of manifest.matchAll(/ Path="([^"]*)"/g)) assert.ok(fs.existsSync(path.join(outer, asset)), asset);
  const kinds = fs.readFileSync(path.join(outer, '[Content_Types].xml'), 'utf8');
  const files = fs.readdirSync(folder, { recursive: true }).map((name) => path.extname(name)).filter(Boolean);
  for (const ending of files) assert.ok(kinds.includes(`Extension="${ending.toLowerCase()}"`), ending);
  assert.ok(!/OWNER/.test(manifest) || process.env.GITHUB_REPOSITORY === undefined, 'a placeholder is left');
}

module.exports = { check };
