import Checks
import CodeModel
import CodeSyntax
import EditorFeatures
import LanguageServerProtocol
import SourceText

extension Snapshot {
  /// Returns an open document for features; nil for one that no feature supports.
  ///
  /// Data around it is read when a feature needs it.
  func edited(_ uri: String) -> (document: OpenDocument, file: EditedFile)? {
    guard let content = content(of: uri), let document = documents[uri] else { return nil }
    var beside = EditedFile.Beside()
    beside.surroundings = { surroundings(of: uri) }
    beside.facts = { codeFacts(of: uri) }
    beside.options = { settings(of: uri).checkOptions }
    switch content {
    case .translations(let file): beside.links = { links(of: file) }
    case .generator(let file):
      beside.ofList = { surroundings(of: $0, file, uri) }
    case .propertyList, .code: break
    }
    return (document, EditedFile(content, in: language, beside: beside))
  }

  /// Returns the same with the offset in the request.
  func edited(
    _ params: TextDocumentPositionParams
  ) -> (document: OpenDocument, file: EditedFile, offset: Int)? {
    guard let (document, file) = edited(params.textDocument.uri) else { return nil }
    return (document, file, document.text.offset(of: params.position, in: client.positionEncoding))
  }

  private func content(of uri: String) -> EditedFile.Content? {
    guard let document = documents[uri],
      document.kind.role != .code || document.text.length <= CodeTree.maximumLength
    else { return nil }
    return document.fileModel().flatMap { EditedFile.Content($0) }
  }
}
