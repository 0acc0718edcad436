// Values of the protocol as those of VS Code, and back. Positions are UTF-16 in both.
'use strict';

const vscode = require('vscode');

const openCommand = 'quickactions.openDocumentation';
const guideScheme = 'quickactions-guide';

const toPosition = ({ line, character }) => ({ line, character });
const toRange = (range) => ({ start: toPosition(range.start), end: toPosition(range.end) });
const position = ({ line, character }) => new vscode.Position(line, character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
/** The address as the server knows it: VS Code leaves an empty authority out, which servers before 1.0 need. */
const address = (one) => one.toString().replace(/^(quickactions-\w+):\/(?!\/)/, '$1:///');
const uri = (text) => vscode.Uri.parse(text, true);
const document = (one) => ({ textDocument: { uri: address(one.uri) } });
const at = (one, where) => ({ ...document(one), position: toPosition(where) });
const orNothing = (list, make) => (Array.isArray(list) ? list.map(make) : undefined);

// MARK: Texts

/** VS Code follows no link of other schemes in a hover, but one that runs a command which is allowed there. */
function commandLink(address) {
  return `command:${openCommand}?${encodeURIComponent(JSON.stringify([address]))}`;
}

function markdown(text) {
  const links = text.replace(/\]\((quickactions-guide:[^\s()]*)\)/g, (_, link) => `](${commandLink(link)})`);
  const result = new vscode.MarkdownString(links);
  result.isTrusted = { enabledCommands: [openCommand] };
  return result;
}

function documentation(value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  return value.kind === 'markdown' ? markdown(value.value) : value.value;
}

function hover(value) {
  if (!value) return undefined;
  const contents = [].concat(value.contents).map((one) => (typeof one === 'string' ? markdown(one) : documentation(one)));
  return new vscode.Hover(contents, value.range && range(value.range));
}

const command = (value) =>
  value && { title: value.title, command: value.command, arguments: value.arguments, tooltip: value.tooltip };

// MARK: Places

const location = (value) => new vscode.Location(uri(value.uri), range(value.range));

function locations(value) {
  if (!value) return undefined;
  return [].concat(value).map((one) =>
    one.targetUri
      ? {
          originSelectionRange: one.originSelectionRange && range(one.originSelectionRange),
          targetUri: uri(one.targetUri),
          targetRange: range(one.targetRange),
          targetSelectionRange: one.targetSelectionRange && range(one.targetSelectionRange),
        }
      : location(one),
  );
}

// MARK: Diagnostics

const severities = [undefined, 0, 1, 2, 3];

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, severities[value.severity] ?? 0);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: uri(value.codeDescription.href) } : value.code;
  if (value.tags) result.tags = value.tags;
  if (value.relatedInformation) {
    result.relatedInformation = value.relatedInformation.map(
      (one) => new vscode.DiagnosticRelatedInformation(location(one.location), one.message),
    );
  }
  // Code actions send back what the server sent.
  result.data = value.data;
  return result;
}

function fromDiagnostic(value) {
  const code = typeof value.code === 'object' && value.code ? value.code.value : value.code;
  return {
    range: toRange(value.range),
    message: value.message,
    severity: value.severity + 1,
    source: value.source,
    code,
    data: value.data,
  };
}

// MARK: Edits

const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);

function metadata(annotations, id) {
  const one = id === undefined ? undefined : annotations?.[id];
  return one && { needsConfirmation: one.needsConfirmation ?? false, label: one.label, description: one.description };
}

/** Edits of a file, with what is asked of the user before they are made, if anything. */
function edits(list, annotations) {
  return list.map((one) => [textEdit(one), metadata(annotations, one.annotationId)]);
}

function workspaceEdit(value) {
  if (!value) return undefined;
  const result = new vscode.WorkspaceEdit();
  for (const one of value.documentChanges ?? []) {
    const asked = metadata(value.changeAnnotations, one.annotationId);
    if (one.kind === 'create') result.createFile(uri(one.uri), one.options, asked);
    else if (one.kind === 'rename') result.renameFile(uri(one.oldUri), uri(one.newUri), one.options, asked);
    else if (one.kind === 'delete') result.deleteFile(uri(one.uri), one.options, asked);
    else result.set(uri(one.textDocument.uri), edits(one.edits, value.changeAnnotations));
  }
  for (const [file, list] of Object.entries(value.changes ?? {})) result.set(uri(file), edits(list));
  return result;
}

// MARK: Completion

function completionItem(value, defaults = {}) {
  const label = value.labelDetails
    ? { label: value.label, detail: value.labelDetails.detail, description: value.labelDetails.description }
    : value.label;
  const result = new vscode.CompletionItem(label, value.kind === undefined ? undefined : value.kind - 1);
  const isSnippet = (value.insertTextFormat ?? defaults.insertTextFormat) === 2;
  const text = value.textEdit?.newText ?? value.textEditText ?? value.insertText ?? value.label;
  const wide = value.textEdit ?? (defaults.editRange && { range: defaults.editRange });
  result.insertText = isSnippet ? new vscode.SnippetString(text) : text;
  if (wide?.insert || wide?.range?.insert) {
    const both = wide.insert ? wide : wide.range;
    result.range = { inserting: range(both.insert), replacing: range(both.replace) };
  } else if (wide?.range) {
    result.range = range(wide.range);
  }
  // As it comes from the server, the indentation is that of the document.
  if ((value.insertTextMode ?? defaults.insertTextMode) === 1) result.keepWhitespace = true;
  for (const name of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters', 'tags']) {
    if (value[name] !== undefined) result[name] = value[name];
  }
  result.documentation = documentation(value.documentation);
  result.additionalTextEdits = orNothing(value.additionalTextEdits, textEdit);
  result.command = command(value.command);
  result.source = value;
  return result;
}

// MARK: Structure

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange),
  );
  result.tags = value.tags;
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function selection(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selection(value.parent));
}

const foldingKinds = { comment: 1, imports: 2, region: 3 };

function inlayHint(value) {
  const label = typeof value.label === 'string'
    ? value.label
    : value.label.map((part) => {
        const result = new vscode.InlayHintLabelPart(part.value);
        result.tooltip = documentation(part.tooltip);
        return result;
      });
  const result = new vscode.InlayHint(position(value.position), label, value.kind);
  result.tooltip = documentation(value.tooltip);
  result.paddingLeft = value.paddingLeft;
  result.paddingRight = value.paddingRight;
  return result;
}

function signatureHelp(value) {
  if (!value) return undefined;
  const result = new vscode.SignatureHelp();
  result.activeSignature = value.activeSignature ?? 0;
  result.activeParameter = value.activeParameter ?? 0;
  result.signatures = value.signatures.map((one) => {
    const signature = new vscode.SignatureInformation(one.label, documentation(one.documentation));
    signature.parameters = (one.parameters ?? []).map(
      (parameter) => new vscode.ParameterInformation(parameter.label, documentation(parameter.documentation)),
    );
    if (one.activeParameter !== undefined) signature.activeParameter = one.activeParameter;
    return signature;
  });
  return result;
}

module.exports = {
  openCommand, guideScheme, commandLink, address, at, document, toRange, toPosition, position, range, uri, orNothing,
  hover, command, location, locations, diagnostic, fromDiagnostic, textEdit, workspaceEdit,
  completionItem, documentation, symbol, selection, foldingKinds, inlayHint, signatureHelp,
};
