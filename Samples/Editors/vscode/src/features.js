// The providers that stand for what the server announces: a row for each method.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const { at, document, range, toRange, orNothing } = convert;
const { languages } = vscode;

/** Rows: method, capability, and what registers a provider that asks by `ask(method, params, token)`. */
const rows = [
  ['textDocument/completion', 'completionProvider', (ask, selector, options) =>
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(one, where, token, context) {
          const asked = { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter };
          const list = await ask('textDocument/completion', { ...at(one, where), context: asked }, token);
          if (!list) return undefined;
          const items = Array.isArray(list) ? list : list.items;
          const made = items.map((item) => convert.completionItem(item, list.itemDefaults));
          return new vscode.CompletionList(made, list.isIncomplete ?? false);
        },
        async resolveCompletionItem(item, token) {
          const more = await ask('completionItem/resolve', item.source, token);
          if (!more) return item;
          item.documentation = convert.documentation(more.documentation) ?? item.documentation;
          item.detail = more.detail ?? item.detail;
          item.additionalTextEdits = orNothing(more.additionalTextEdits, convert.textEdit) ?? item.additionalTextEdits;
          return item;
        },
      },
      ...(options.triggerCharacters ?? []),
    )],
  ['textDocument/hover', 'hoverProvider', (ask, selector) =>
    languages.registerHoverProvider(selector, {
      provideHover: async (one, where, token) => convert.hover(await ask('textDocument/hover', at(one, where), token)),
    })],
  ['textDocument/signatureHelp', 'signatureHelpProvider', (ask, selector, options) =>
    languages.registerSignatureHelpProvider(
      selector,
      {
        provideSignatureHelp: async (one, where, token) =>
          convert.signatureHelp(await ask('textDocument/signatureHelp', at(one, where), token)),
      },
      ...(options.triggerCharacters ?? []),
    )],
  ['textDocument/definition', 'definitionProvider', (ask, selector) =>
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (one, where, token) =>
        convert.locations(await ask('textDocument/definition', at(one, where), token)),
    })],
  ['textDocument/implementation', 'implementationProvider', (ask, selector) =>
    languages.registerImplementationProvider(selector, {
      provideImplementation: async (one, where, token) =>
        convert.locations(await ask('textDocument/implementation', at(one, where), token)),
    })],
  ['textDocument/references', 'referencesProvider', (ask, selector) =>
    languages.registerReferenceProvider(selector, {
      provideReferences: async (one, where, { includeDeclaration }, token) =>
        convert.locations(
          await ask('textDocument/references', { ...at(one, where), context: { includeDeclaration } }, token),
        ),
    })],
  ['textDocument/documentHighlight', 'documentHighlightProvider', (ask, selector) =>
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: async (one, where, token) =>
        orNothing(
          await ask('textDocument/documentHighlight', at(one, where), token),
          (value) => new vscode.DocumentHighlight(range(value.range), (value.kind ?? 1) - 1),
        ),
    })],
  ['textDocument/documentSymbol', 'documentSymbolProvider', (ask, selector) =>
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (one, token) =>
        orNothing(await ask('textDocument/documentSymbol', document(one), token), convert.symbol),
    })],
  ['textDocument/codeAction', 'codeActionProvider', (ask, selector, options) =>
    languages.registerCodeActionsProvider(selector, codeActions(ask), {
      providedCodeActionKinds: options.codeActionKinds?.map((kind) => vscode.CodeActionKind.Empty.append(kind)),
    })],
  ['textDocument/codeLens', 'codeLensProvider', (ask, selector, _, refresh) =>
    languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: refresh('workspace/codeLens/refresh'),
      provideCodeLenses: async (one, token) =>
        orNothing(await ask('textDocument/codeLens', document(one), token), (value) => {
          const lens = new vscode.CodeLens(range(value.range), convert.command(value.command));
          lens.source = value;
          return lens;
        }),
      async resolveCodeLens(lens, token) {
        const more = lens.command ? undefined : await ask('codeLens/resolve', lens.source, token);
        // Without a command VS Code would show the lens as being worked on for good.
        lens.command ??= convert.command(more?.command) ?? { title: '', command: '' };
        return lens;
      },
    })],
  ['textDocument/documentLink', 'documentLinkProvider', (ask, selector) =>
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: async (one, token) =>
        orNothing(await ask('textDocument/documentLink', document(one), token), (value) => {
          const link = new vscode.DocumentLink(range(value.range), value.target && linkTarget(value.target));
          link.tooltip = value.tooltip;
          link.source = value;
          return link;
        }),
      async resolveDocumentLink(link, token) {
        const more = link.target ? undefined : await ask('documentLink/resolve', link.source, token);
        if (more?.target) link.target = linkTarget(more.target);
        return link;
      },
    })],
  ['textDocument/formatting', 'documentFormattingProvider', (ask, selector) =>
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: async (one, options, token) =>
        orNothing(
          await ask('textDocument/formatting', { ...document(one), options: formatting(one, options) }, token),
          convert.textEdit,
        ),
    })],
  ['textDocument/rangeFormatting', 'documentRangeFormattingProvider', (ask, selector) =>
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      async provideDocumentRangeFormattingEdits(one, part, options, token) {
        const params = { ...document(one), range: toRange(part), options: formatting(one, options) };
        return orNothing(await ask('textDocument/rangeFormatting', params, token), convert.textEdit);
      },
    })],
  ['textDocument/onTypeFormatting', 'documentOnTypeFormattingProvider', (ask, selector, options) =>
    languages.registerOnTypeFormattingEditProvider(
      selector,
      {
        async provideOnTypeFormattingEdits(one, where, ch, style, token) {
          const params = { ...at(one, where), ch, options: formatting(one, style) };
          return orNothing(await ask('textDocument/onTypeFormatting', params, token), convert.textEdit);
        },
      },
      options.firstTriggerCharacter,
      ...(options.moreTriggerCharacter ?? []),
    )],
  ['textDocument/rename', 'renameProvider', (ask, selector) =>
    languages.registerRenameProvider(selector, {
      async provideRenameEdits(one, where, newName, token) {
        return convert.workspaceEdit(await ask('textDocument/rename', { ...at(one, where), newName }, token, true));
      },
      async prepareRename(one, where, token) {
        const value = await ask('textDocument/prepareRename', at(one, where), token, true);
        // A rejection lets VS Code turn to the language's own server.
        if (!value) throw new Error(vscode.l10n.t('There is no title, key or type of a quick action here.'));
        return value.range ? { range: range(value.range), placeholder: value.placeholder } : range(value);
      },
    })],
  ['textDocument/foldingRange', 'foldingRangeProvider', (ask, selector) =>
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: async (one, _, token) =>
        orNothing(
          await ask('textDocument/foldingRange', document(one), token),
          (value) => new vscode.FoldingRange(value.startLine, value.endLine, convert.foldingKinds[value.kind]),
        ),
    })],
  ['textDocument/selectionRange', 'selectionRangeProvider', (ask, selector) =>
    languages.registerSelectionRangeProvider(selector, {
      async provideSelectionRanges(one, places, token) {
        const params = { ...document(one), positions: places.map(convert.toPosition) };
        return orNothing(await ask('textDocument/selectionRange', params, token), convert.selection);
      },
    })],
  ['textDocument/linkedEditingRange', 'linkedEditingRangeProvider', (ask, selector) =>
    languages.registerLinkedEditingRangeProvider(selector, {
      async provideLinkedEditingRanges(one, where, token) {
        const value = await ask('textDocument/linkedEditingRange', at(one, where), token);
        if (!value) return undefined;
        const pattern = value.wordPattern === undefined ? undefined : new RegExp(value.wordPattern);
        return new vscode.LinkedEditingRanges(value.ranges.map(range), pattern);
      },
    })],
  ['textDocument/inlayHint', 'inlayHintProvider', (ask, selector, _, refresh) =>
    languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: refresh('workspace/inlayHint/refresh'),
      provideInlayHints: async (one, part, token) =>
        orNothing(
          await ask('textDocument/inlayHint', { ...document(one), range: toRange(part) }, token),
          convert.inlayHint,
        ),
    })],
  ['textDocument/semanticTokens', 'semanticTokensProvider', (ask, selector, options, refresh) => {
    const legend = new vscode.SemanticTokensLegend(options.legend.tokenTypes, options.legend.tokenModifiers);
    const tokens = (value) => value && new vscode.SemanticTokens(Uint32Array.from(value.data), value.resultId);
    const whole = {
      onDidChangeSemanticTokens: refresh('workspace/semanticTokens/refresh'),
      provideDocumentSemanticTokens: async (one, token) =>
        tokens(await ask('textDocument/semanticTokens/full', document(one), token)),
    };
    const part = {
      provideDocumentRangeSemanticTokens: async (one, some, token) =>
        tokens(await ask('textDocument/semanticTokens/range', { ...document(one), range: toRange(some) }, token)),
    };
    return vscode.Disposable.from(
      languages.registerDocumentSemanticTokensProvider(selector, whole, legend),
      languages.registerDocumentRangeSemanticTokensProvider(selector, part, legend),
    );
  }],
  ['workspace/symbol', 'workspaceSymbolProvider', (ask) =>
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        orNothing(
          await ask('workspace/symbol', { query }, token),
          (value) =>
            new vscode.SymbolInformation(
              value.name, value.kind - 1, value.containerName ?? '', convert.location(value.location),
            ),
        ),
    })],
];

function formatting(one, options) {
  const insertFinalNewline = vscode.workspace.getConfiguration('files', one).get('insertFinalNewline') ?? false;
  return { tabSize: options.tabSize, insertSpaces: options.insertSpaces, insertFinalNewline };
}

/** A link into the guide opens it as a page rather than as the Markdown it is made of. */
function linkTarget(address) {
  return convert.uri(address.startsWith(convert.guideScheme + ':') ? convert.commandLink(address) : address);
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, value.kind && vscode.CodeActionKind.Empty.append(value.kind));
  action.edit = convert.workspaceEdit(value.edit);
  action.command = convert.command(value.command);
  action.diagnostics = orNothing(value.diagnostics, convert.diagnostic);
  action.isPreferred = value.isPreferred;
  action.disabled = value.disabled;
  action.source = value;
  return action;
}

function codeActions(ask) {
  return {
    async provideCodeActions(one, part, context, token) {
      const asked = {
        diagnostics: context.diagnostics.filter((found) => found.source === 'quickactions').map(convert.fromDiagnostic),
        only: context.only && [context.only.value],
        triggerKind: context.triggerKind,
      };
      const params = { ...document(one), range: toRange(part), context: asked };
      return orNothing(await ask('textDocument/codeAction', params, token), codeAction);
    },
    async resolveCodeAction(action, token) {
      const more = action.edit ? undefined : await ask('codeAction/resolve', action.source, token);
      if (more?.edit) action.edit = convert.workspaceEdit(more.edit);
      return action;
    },
  };
}

/** Registers a provider for each method that is announced. */
function registerAll(capabilities, ask, selector, refresh) {
  return rows
    .filter(([, capability]) => capabilities[capability])
    .map(([, capability, register]) => {
      const options = capabilities[capability] === true ? {} : capabilities[capability];
      return register(ask, selector, options, refresh);
    });
}

/** Registers the provider of a method; nothing where there is none. */
function registerOne(method, ask, selector, options, refresh) {
  return rows.find(([name]) => name === method)?.[2](ask, selector, options, refresh);
}

module.exports = { registerAll, registerOne, codeAction };
