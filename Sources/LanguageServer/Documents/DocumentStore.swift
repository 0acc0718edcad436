import AppFiles
import Files
import Linter

/// The open documents by their URI and by their path, with the queue of those whose diagnostics have to be updated.
struct DocumentStore: Sendable {
  private var documents: [String: OpenDocument] = [:]
  /// The URIs of the documents that are files, in order: one path can have several URIs.
  private var urisByPath: [String: [String]] = [:]
  /// The texts of the documents that are files, unless they are in `changedTexts`.
  private var texts: [String: [UInt8]] = [:]
  /// Files whose texts have changed since.
  private var changedTexts = Set<String>()
  /// The number of open files of translations.
  private var translationCount = 0
  /// Documents whose diagnostics are outdated, in the order in which they changed, and the set of those that still
  /// are.
  private var queue: [String] = []
  private var queued = Set<String>()
  private var lastRevision = 0
  /// The number of entries of `queue` that have been taken.
  private var taken = 0
  /// The spellings of the paths that the client has named.
  private let spellings: PathSpellings

  init(_ spellings: PathSpellings) { self.spellings = spellings }

  subscript(uri: String) -> OpenDocument? {
    documents[uri]
  }

  /// The URIs, in no particular order.
  var uris: some Collection<String> { documents.keys }

  /// Returns the path of a document, open or not, in the spelling of the disk; nil if it is not a file.
  func path(of uri: String) -> String? {
    if let document = documents[uri] { return document.path }
    return FileURI.path(of: uri).map(path(given:))
  }

  /// Returns a path from the client in the spelling of the disk.
  func path(given path: String) -> String { spellings.onDisk(path) }

  /// Returns the URI under which a client has opened a file; nil if it is not open.
  func uri(of path: String) -> String? { urisByPath[path]?.first }

  /// Returns the URI of a file for the client: the one under which it is open, else one in the client's spelling of
  /// the folders. Editors would take two spellings for two files.
  func address(of path: String) -> String {
    uri(of: path) ?? FileURI.uri(of: spellings.asGiven(path))
  }

  /// Returns all URIs under which a client has opened a file.
  func uris(of path: String) -> [String] { urisByPath[path] ?? [] }

  /// The URIs of all files that are open, by their paths.
  var urisOfFiles: [String: String] { urisByPath.compactMapValues(\.first) }

  /// Returns the texts of all documents that are files, by their paths. The cost depends on the changes since the
  /// last call.
  mutating func textsByPath() -> [String: [UInt8]] {
    for path in changedTexts {
      texts[path] = uri(of: path).flatMap { documents[$0]?.text.bytes }
    }
    changedTexts = []
    return texts
  }

  /// True if some file of translations is open.
  var holdTranslations: Bool { translationCount > 0 }

  /// Reads or changes a document in place. Returns nil if it is not open.
  mutating func update<Result>(
    _ uri: String, _ look: (inout OpenDocument) -> Result
  ) -> Result? {
    guard let index = documents.index(forKey: uri) else { return nil }
    return look(&documents.values[index])
  }

  /// Changes the text of a document in place. Returns nil if it is not open.
  mutating func change(_ uri: String, _ change: (inout OpenDocument) -> Void) -> Void? {
    guard let index = documents.index(forKey: uri) else { return nil }
    // A second reference to the text would make the change copy it.
    if let path = documents.values[index].path { forgetText(of: path) }
    change(&documents.values[index])
    markRevised(index)
    documents.values[index].textRevision = lastRevision
    return ()
  }

  /// Releases the data that requests have created for the documents.
  mutating func rest() {
    for index in documents.values.indices { documents.values[index].rest() }
  }

  mutating func open(_ document: OpenDocument) {
    if let old = documents[document.uri], old.isTranslations { translationCount -= 1 }
    if document.isTranslations { translationCount += 1 }
    documents[document.uri] = document
    if let path = document.path {
      forgetText(of: path)
      if urisByPath[path]?.contains(document.uri) != true {
        urisByPath[path, default: []].append(document.uri)
        urisByPath[path]?.sort()
      }
    }
    markChanged(document.uri)
    documents[document.uri]?.textRevision = lastRevision
  }

  /// Closes a document and returns it; nil if it is not open.
  mutating func close(_ uri: String) -> OpenDocument? {
    queued.remove(uri)
    guard let document = documents.removeValue(forKey: uri) else { return nil }
    if document.isTranslations { translationCount -= 1 }
    if let path = document.path {
      forgetText(of: path)
      urisByPath[path]?.removeAll { $0 == uri }
      if urisByPath[path]?.isEmpty == true { urisByPath[path] = nil }
    }
    return document
  }

  private mutating func forgetText(of path: String) {
    texts[path] = nil
    changedTexts.insert(path)
  }

  // MARK: Findings

  /// Marks the findings of a document as outdated.
  mutating func markChanged(_ uri: String) {
    guard let index = documents.index(forKey: uri) else { return }
    documents.values[index].kept = nil
    markRevised(index)
  }

  /// Discards the findings of a source file if another one was edited since: displayed findings may be outdated, but
  /// edits made from them may not.
  mutating func forgetFindings(ofCode uri: String) {
    guard let document = documents[uri], document.kept != nil, document.kind.codeLanguage != nil,
      documents.values.contains(where: {
        $0.uri != uri && $0.kind.codeLanguage != nil && $0.textRevision > document.keptRevision
      })
    else { return }
    markChanged(uri)
  }

  /// Marks a document whose diagnostics have to be sent, though its findings may be current.
  private mutating func markRevised(_ index: Dictionary<String, OpenDocument>.Index) {
    let uri = documents.keys[index]
    lastRevision += 1
    documents.values[index].revision = lastRevision
    if queued.insert(uri).inserted { queue.append(uri) }
  }

  /// Caches the findings of a document in its current state.
  ///
  /// - Parameter wants: the data that the rules needed and that was not available.
  mutating func keep(_ findings: KeptFindings, of uri: String, lacking wants: [Wants.Want]) {
    guard let index = documents.index(forKey: uri) else { return }
    documents.values[index].kept = findings
    documents.values[index].keptRevision = lastRevision
    documents.values[index].wantsOfKept = wants
  }

  var changedCount: Int { queued.count }

  /// The number of entries in the queue, taken ones included.
  var heldCount: Int { queue.count }

  /// Returns the document that has waited longest for its diagnostics; nil if there is none.
  mutating func takeChanged() -> String? {
    while taken < queue.count {
      let uri = queue[taken]
      taken += 1
      // While a client types without a pause, the queue is never empty.
      if taken > queue.count / 2 {
        queue.removeFirst(taken)
        taken = 0
      }
      // A document that was closed and opened again occurs twice; the first entry counts.
      if queued.remove(uri) != nil { return uri }
    }
    return nil
  }
}

extension OpenDocument {
  /// True if it is a strings file or a string catalog, by its name.
  fileprivate var isTranslations: Bool { path.map(TranslationFile.isNamed) ?? false }
}
