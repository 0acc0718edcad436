// The move of an app to scenes: the server's code action at the app delegate. VS Code shows its changes and asks
// before it makes them.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const kind = 'refactor.generate.scenes';
const files = '**/*.{swift,m,mm}';
const passedOver = '**/{Pods,Carthage,DerivedData,.build,build,node_modules}/**';
/** How many files of the workspace are listed, and in how many of them the server is asked. */
const most = { listed: 5000, asked: 20 };
/** What a file with an app delegate has. */
const marks = /UIApplicationDelegate|didFinishLaunchingWithOptions/;
const types = /(?:\b(?:class|struct)|@implementation)\s+(\w+)/g;

const isCode = (one) => ['swift', 'objective-c', 'objective-cpp'].includes(one.languageId);

/** The documents that may have an app delegate: the active one, else those that are open, else files. */
async function documents() {
  const active = vscode.window.activeTextEditor?.document;
  const holds = (one) => one && isCode(one) && marks.test(one.getText());
  if (holds(active)) return [active];
  const found = [];
  const names = await vscode.workspace.findFiles(files, passedOver, most.listed);
  const first = (uri) => (/AppDelegate|App\.swift$/.test(uri.path) ? 0 : 1);
  names.sort((left, right) => first(left) - first(right) || (left.path < right.path ? -1 : 1));
  for (const uri of names) {
    if (found.length >= most.asked) break;
    try {
      const text = Buffer.from(await vscode.workspace.fs.readFile(uri)).toString('utf8');
      if (marks.test(text)) found.push(await vscode.workspace.openTextDocument(uri));
    } catch {
      // A file that cannot be read has nothing to move.
    }
  }
  return found;
}

/** The actions at the names of the types of a document. */
async function offers(one, request) {
  const text = one.getText();
  for (const match of text.matchAll(types)) {
    const at = convert.toPosition(one.positionAt(match.index + match[0].length - match[1].length));
    const context = { diagnostics: [], only: [kind], triggerKind: 1 };
    const params = { ...convert.document(one), range: { start: at, end: at }, context };
    const found = await request('textDocument/codeAction', params);
    if (found?.length) return found.map((action) => ({ action, one }));
  }
  return [];
}

/** The same edit, of which VS Code shows all changes before it makes them. */
function confirmed(edit, label) {
  const id = 'quickactions.confirm';
  const changeAnnotations = { ...edit.changeAnnotations, [id]: { label, needsConfirmation: true } };
  const documentChanges = (edit.documentChanges ?? []).map((change) =>
    change.kind
      ? { ...change, annotationId: id }
      : { ...change, edits: change.edits.map((one) => ({ ...one, annotationId: id })) },
  );
  return { documentChanges, changeAnnotations };
}

async function choose(found) {
  if (found.length < 2) return found[0];
  const items = found.map((each) => ({ label: vscode.workspace.asRelativePath(each.one.uri), each }));
  const chosen = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Migrate to Scenes…') });
  return chosen?.each;
}

/** @param request `request(method, params)`, which tells the user what went wrong. */
async function migrate(request) {
  const { t } = vscode.l10n;
  const found = [];
  for (const one of await documents()) found.push(...(await offers(one, request)));
  if (!found.length) {
    vscode.window.showInformationMessage(t('There is no app delegate here whose app has no scenes.'));
    return;
  }
  const chosen = await choose(found);
  if (!chosen) return;
  const { action } = chosen;
  if (action.disabled) {
    vscode.window.showInformationMessage(action.disabled.reason);
    return;
  }
  const resolved = action.edit ? action : await request('codeAction/resolve', action);
  if (!resolved?.edit) return;
  const edit = convert.workspaceEdit(confirmed(resolved.edit, action.title));
  if (!(await vscode.workspace.applyEdit(edit, { isRefactoring: true }))) {
    vscode.window.showInformationMessage(t('Nothing was changed.'));
  }
}

module.exports = { migrate };
