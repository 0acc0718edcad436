import DocumentationLookup
import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let codeMethods: [Method] = [
    .reading(
      "textDocument/signatureHelp", TextDocumentPositionParams.self,
      capability: "signatureHelpProvider",
      answered: .atOnce,
      "Shows the parameters of the initializers of quick actions and icons, in Swift and Objective-C."
    ) { (snapshot, params) throws(ResponseError) in snapshot.signatureHelp(params) }
  ]
}

/// Swift and Objective-C: what the language's own server does not know.
extension Snapshot {
  fileprivate func signatureHelp(_ params: TextDocumentPositionParams) -> SignatureHelp? {
    guard let (_, file, offset) = edited(params), let help = file.signatureHelp(at: offset) else {
      return nil
    }
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
