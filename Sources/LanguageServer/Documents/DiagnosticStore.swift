import LanguageServerProtocol

/// The last reported diagnostics of each document, so that nothing is reported twice.
struct DiagnosticStore {
  private struct Entry {
    let id: Int
    /// True if the client has changed the text since.
    var isStale = false
    /// A hash of the diagnostics: those of a whole workspace take megabytes.
    let fingerprint: Int
  }

  private var entries: [String: Entry] = [:]
  private var lastID = 0

  /// Notes that the client has changed the text, and expects diagnostics.
  mutating func textChanged(of uri: String) {
    entries[uri]?.isStale = true
  }

  /// Notes diagnostics that will be reported.
  ///
  /// - Returns: a result id, which stays the same until other diagnostics are noted, and whether they are new to a
  ///   client that has received the former ones.
  mutating func note(_ diagnostics: [Diagnostic], of uri: String) -> (id: String, isNews: Bool) {
    note(diagnostics.hashValue, of: uri)
  }

  /// - Parameter fingerprint: the hash value of the diagnostics.
  mutating func note(_ fingerprint: Int, of uri: String) -> (id: String, isNews: Bool) {
    if let known = entries[uri], known.fingerprint == fingerprint {
      entries[uri]?.isStale = false
      return (String(known.id), known.isStale)
    }
    lastID += 1
    entries[uri] = Entry(id: lastID, fingerprint: fingerprint)
    return (String(lastID), true)
  }

  /// Returns the id of the last reported diagnostics; nil if there are none.
  func name(of uri: String) -> String? { entries[uri].map { String($0.id) } }

  mutating func forget(_ uri: String) {
    entries[uri] = nil
  }
}
