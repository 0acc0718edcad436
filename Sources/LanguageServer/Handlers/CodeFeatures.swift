import CodeModel
import CodeSyntax
import Guide
import LanguageServerProtocol
import QuickActions
import SourceText

extension MethodTable {
  static let codeMethods: [Method] = [
    .request(
      "textDocument/signatureHelp", TextDocumentPositionParams.self,
      capability: "signatureHelpProvider",
      "Shows the parameters of the initializers of quick actions and icons, in Swift and Objective-C."
    ) { (server, params) throws(ResponseError) in server.signatureHelp(params) }
  ]
}

/// Swift and Objective-C: what the language's own server does not know. A file is read for each request
/// and not kept, for these are asked seldom and files are read at 50 MB a second.
extension LanguageServer {
  /// The source file and the offset that a request is about; nil for other documents.
  private func codePlace(
    _ params: TextDocumentPositionParams
  ) -> (document: OpenDocument, file: CodeFile, offset: Int)? {
    guard let document = documents[params.textDocument.uri],
      let language = document.kind.codeLanguage,
      document.text.length <= CodeTree.maximumLength
    else { return nil }
    let offset = document.text.offset(
      of: params.position, in: client.positionEncoding)
    return (document, CodeFile(document.text, language), offset)
  }

  func codeCompletions(
    _ params: TextDocumentPositionParams
  ) -> (offset: Int, completions: [Completion])? {
    guard let (document, file, offset) = codePlace(params) else { return nil }
    let code = CheckedCode(
      file, codeFacts(of: document.uri), options: settings(of: document.uri).checkOptions)
    let completions = CodeCompletion.completions(
      at: offset, in: code, surroundings: surroundings(of: document.uri))
    return (offset, completions)
  }

  func codeHover(_ params: TextDocumentPositionParams) -> (OpenDocument, HoverContent)? {
    guard let (document, file, offset) = codePlace(params),
      let hover = CodeHover.hover(
        at: offset, in: file, language: language, surroundings: surroundings(of: document.uri))
    else { return nil }
    return (document, hover)
  }

  fileprivate func signatureHelp(_ params: TextDocumentPositionParams) -> SignatureHelp? {
    guard let (_, file, offset) = codePlace(params),
      let help = CodeSignatureHelp.help(at: offset, in: file)
    else { return nil }
    let signatures = help.choices.map { choice in
      SignatureHelp.Signature(
        label: choice.label,
        documentation: markup(
          Documentation.blocks(for: .symbol(choice.id), in: language),
          isMarkdown: client.documentationMarkdown),
        parameters: choice.parameters.map { SignatureHelp.Parameter(label: $0) })
    }
    return SignatureHelp(
      signatures: signatures, activeSignature: help.active,
      activeParameter: help.activeParameter)
  }
}
