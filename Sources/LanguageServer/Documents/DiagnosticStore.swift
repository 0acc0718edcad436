import LanguageServerProtocol

/// What was last reported about each document, so that nothing is reported twice.
struct DiagnosticStore {
  private struct Entry {
    let id: Int
    /// Whether the client has changed the text since.
    var isStale = false
    /// What was reported, as a number: the texts of a workspace's diagnostics take megabytes.
    let fingerprint: Int
  }

  private var entries: [String: Entry] = [:]
  private var lastID = 0

  /// The client has changed the text, and expects to hear of it.
  mutating func textChanged(of uri: String) {
    entries[uri]?.isStale = true
  }

  /// Takes note of what is to be reported.
  ///
  /// - Returns: a name for it, which stays the same until something else is to be reported; and whether
  ///   it is news to a client that has been told before.
  mutating func note(_ diagnostics: [Diagnostic], of uri: String) -> (id: String, isNews: Bool) {
    note(diagnostics.hashValue, of: uri)
  }

  /// - Parameter fingerprint: the hash value of what is to be reported.
  mutating func note(_ fingerprint: Int, of uri: String) -> (id: String, isNews: Bool) {
    if let known = entries[uri], known.fingerprint == fingerprint {
      entries[uri]?.isStale = false
      return (String(known.id), known.isStale)
    }
    lastID += 1
    entries[uri] = Entry(id: lastID, fingerprint: fingerprint)
    return (String(lastID), true)
  }

  /// The name of what was last reported; nil when nothing was.
  func name(of uri: String) -> String? { entries[uri].map { String($0.id) } }

  mutating func forget(_ uri: String) {
    entries[uri] = nil
  }
}
