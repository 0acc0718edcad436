import AppFiles
import Files
import Linter

/// The open documents by their URI and by their path, and which of them have something new to report.
struct DocumentStore: Sendable {
  private var documents: [String: OpenDocument] = [:]
  /// The URIs of the documents that are files, in order: a path can be written in several ways.
  private var urisByPath: [String: [String]] = [:]
  /// The texts of the documents that are files, as far as they are up to date.
  private var texts: [String: [UInt8]] = [:]
  /// Files whose texts have changed since.
  private var changedTexts = Set<String>()
  /// How many of the documents are files of translations.
  private var translationCount = 0
  /// Documents whose diagnostics are out of date, in the order in which they changed, and those of
  /// them that still are.
  private var queue: [String] = []
  private var queued = Set<String>()
  private var lastRevision = 0
  /// What of `queue` has been taken.
  private var taken = 0
  /// The spellings of the paths that the client has named.
  private let spellings: PathSpellings

  init(_ spellings: PathSpellings) { self.spellings = spellings }

  subscript(uri: String) -> OpenDocument? {
    documents[uri]
  }

  /// In no particular order.
  var uris: some Collection<String> { documents.keys }

  /// The path of a document, open or not, as its folders list it; nil when it is no file.
  func path(of uri: String) -> String? {
    if let document = documents[uri] { return document.path }
    return FileURI.path(of: uri).map(path(given:))
  }

  /// A path of the client's as its folders list it.
  func path(given path: String) -> String { spellings.onDisk(path) }

  /// The URI by which a client has a file open; nil when it has not.
  func uri(of path: String) -> String? { urisByPath[path]?.first }

  /// The URI of a file for the client: the one by which it is open, else one that begins as the client spells the
  /// folders. Editors would take two spellings for two files.
  func address(of path: String) -> String {
    uri(of: path) ?? FileURI.uri(of: spellings.asGiven(path))
  }

  /// All URIs by which a client has a file open.
  func uris(of path: String) -> [String] { urisByPath[path] ?? [] }

  /// The URIs of all files that are open, by their paths.
  var urisOfFiles: [String: String] { urisByPath.compactMapValues(\.first) }

  /// The texts of all documents that are files, by their paths. Costs what has changed since the
  /// last time.
  mutating func textsByPath() -> [String: [UInt8]] {
    for path in changedTexts {
      texts[path] = uri(of: path).flatMap { documents[$0]?.text.bytes }
    }
    changedTexts = []
    return texts
  }

  /// Whether some file of translations is open.
  var holdTranslations: Bool { translationCount > 0 }

  /// Looks at a document where it is. Returns nil when it is not open.
  mutating func update<Result>(
    _ uri: String, _ look: (inout OpenDocument) -> Result
  ) -> Result? {
    guard let index = documents.index(forKey: uri) else { return nil }
    return look(&documents.values[index])
  }

  /// Changes the text of a document where it is. Returns nil when it is not open.
  mutating func change(_ uri: String, _ change: (inout OpenDocument) -> Void) -> Void? {
    guard let index = documents.index(forKey: uri) else { return nil }
    // A text that is also held here would be copied to be changed.
    if let path = documents.values[index].path { forgetText(of: path) }
    change(&documents.values[index])
    markRevised(index)
    documents.values[index].textRevision = lastRevision
    return ()
  }

  /// Forgets what requests have made of the documents.
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

  /// Returns the document; nil when it is not open.
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

  /// Notes that the findings of a document are out of date.
  mutating func markChanged(_ uri: String) {
    guard let index = documents.index(forKey: uri) else { return }
    documents.values[index].kept = nil
    markRevised(index)
  }

  /// Forgets the findings of a source file if another one was edited since: they may wait, and an edit made of them may
  /// not.
  mutating func forgetFindings(ofCode uri: String) {
    guard let document = documents[uri], document.kept != nil, document.kind.codeLanguage != nil,
      documents.values.contains(where: {
        $0.uri != uri && $0.kind.codeLanguage != nil && $0.textRevision > document.keptRevision
      })
    else { return }
    markChanged(uri)
  }

  /// A document has something new to report, though its findings may be up to date.
  private mutating func markRevised(_ index: Dictionary<String, OpenDocument>.Index) {
    let uri = documents.keys[index]
    lastRevision += 1
    documents.values[index].revision = lastRevision
    if queued.insert(uri).inserted { queue.append(uri) }
  }

  /// Keeps what the rules have found in a document as it is now.
  ///
  /// - Parameter wants: what they asked for in vain.
  mutating func keep(_ findings: KeptFindings, of uri: String, lacking wants: [Wants.Want]) {
    guard let index = documents.index(forKey: uri) else { return }
    documents.values[index].kept = findings
    documents.values[index].keptRevision = lastRevision
    documents.values[index].wantsOfKept = wants
  }

  var changedCount: Int { queued.count }

  /// The number of entries in the queue, taken ones included.
  var heldCount: Int { queue.count }

  /// The document that has waited longest for its diagnostics; nil when none does.
  mutating func takeChanged() -> String? {
    while taken < queue.count {
      let uri = queue[taken]
      taken += 1
      // A client that types without a pause always leaves something here.
      if taken > queue.count / 2 {
        queue.removeFirst(taken)
        taken = 0
      }
      // A document that was closed and opened again is here twice; the first entry counts.
      if queued.remove(uri) != nil { return uri }
    }
    return nil
  }
}

extension OpenDocument {
  /// Whether it is a strings file or a string catalog, by its name.
  fileprivate var isTranslations: Bool { path.map(TranslationFile.isNamed) ?? false }
}
