/// The open documents by their URI, and which of them have something new to say.
struct DocumentStore {
  private var documents: [String: OpenDocument] = [:]
  /// Documents whose diagnostics are out of date, in the order in which they changed.
  private(set) var changed: [String] = []

  subscript(uri: String) -> OpenDocument? {
    documents[uri]
  }

  var uris: [String] { documents.keys.sorted() }

  /// Changes a document where it is. Returns nil when it is not open.
  mutating func update<Result>(
    _ uri: String, _ change: (inout OpenDocument) -> Result
  ) -> Result? {
    guard let index = documents.index(forKey: uri) else { return nil }
    return change(&documents.values[index])
  }

  mutating func open(_ document: OpenDocument) {
    documents[document.uri] = document
    markChanged(document.uri)
  }

  mutating func close(_ uri: String) -> Bool {
    changed.removeAll { $0 == uri }
    return documents.removeValue(forKey: uri) != nil
  }

  mutating func markChanged(_ uri: String) {
    if !changed.contains(uri) { changed.append(uri) }
  }

  mutating func takeChanged() -> [String] {
    defer { changed = [] }
    return changed
  }
}
