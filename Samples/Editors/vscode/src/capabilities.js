// What this client tells the server it can do: only what the other files here carry out.
'use strict';

/** The numbers from 1 on, of which the protocol's kinds are made. */
const upTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
const dynamic = { dynamicRegistration: true };

module.exports = {
  general: { positionEncodings: ['utf-16'], staleRequestSupport: { cancel: true, retryOnContentModified: [] } },
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: dynamic,
    didChangeWatchedFiles: dynamic,
    fileOperations: { didCreate: true, didRename: true, didDelete: true },
    symbol: { symbolKind: { valueSet: upTo(26) } },
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: { groupsOnLabel: false },
    },
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    textDocumentContent: { dynamicRegistration: false },
  },
  window: { showDocument: { support: true }, workDoneProgress: true, showMessage: {} },
  textDocument: {
    synchronization: { didSave: true },
    completion: {
      completionItem: {
        snippetSupport: true,
        insertReplaceSupport: true,
        labelDetailsSupport: true,
        preselectSupport: true,
        documentationFormat: ['markdown', 'plaintext'],
        resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
        insertTextModeSupport: { valueSet: [1, 2] },
        tagSupport: { valueSet: [1] },
      },
      insertTextMode: 2,
      completionItemKind: { valueSet: upTo(25) },
      completionList: { itemDefaults: ['editRange', 'insertTextFormat', 'insertTextMode', 'data'] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ['markdown', 'plaintext'],
        parameterInformation: { labelOffsetSupport: true },
        activeParameterSupport: true,
      },
    },
    definition: { linkSupport: true },
    implementation: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, symbolKind: { valueSet: upTo(26) } },
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'source', 'source.fixAll'] },
      },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      honorsChangeAnnotations: true,
    },
    codeLens: {},
    documentLink: { tooltipSupport: true },
    formatting: dynamic,
    rangeFormatting: dynamic,
    onTypeFormatting: dynamic,
    rename: { ...dynamic, prepareSupport: true, honorsChangeAnnotations: true },
    foldingRange: { ...dynamic, lineFoldingOnly: true },
    selectionRange: dynamic,
    linkedEditingRange: dynamic,
    inlayHint: {},
    semanticTokens: {
      requests: { full: true, range: true },
      formats: ['relative'],
      tokenTypes: [],
      tokenModifiers: [],
    },
    diagnostic: { relatedDocumentSupport: false },
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true },
  },
  // The command that asks for proposals is the editor's own. Pictures in hovers may hold their data.
  experimental: { commands: { commands: ['editor.action.triggerSuggest'] }, markdownPictures: true },
};
