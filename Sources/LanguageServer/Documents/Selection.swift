import LanguageServerProtocol
import SourceText

extension LanguageServer {
  /// An open document and a range of it in offsets; nil when the document is not open.
  func selection(
    _ uri: String, _ range: LSPRange
  ) -> (document: OpenDocument, selection: ByteRange)? {
    guard let document = documents[uri] else { return nil }
    return (document, document.text.range(of: range, in: client.positionEncoding))
  }
}
