import LanguageServerProtocol

/// The requests that wait for an answer: the client's that were put off, and the server's own.
struct OpenRequests {
  typealias Handler = (Result<JSONValue, ResponseError>) -> Void

  /// The request that is being handled, and whether its answer comes later.
  private var current: (id: RequestID, isDeferred: Bool)?
  /// Requests of the client that will be answered later.
  private(set) var deferred: Set<RequestID> = []
  /// What to do with the client's answers, by the names of the server's requests.
  private var handlers: [RequestID: Handler] = [:]
  private var lastName = 0

  // MARK: The client's

  mutating func begin(_ id: RequestID) { current = (id, false) }

  /// Begins again with a request that was put off.
  mutating func resume(_ id: RequestID) {
    deferred.remove(id)
    begin(id)
  }

  /// True if the answer of the current request comes later.
  var isCurrentDeferred: Bool { current?.isDeferred ?? false }

  /// Ends the handling of the current request. One that failed is answered at once, even if it was put off.
  ///
  /// - Returns: whether its answer comes later.
  mutating func end(succeeded: Bool) -> Bool {
    guard let (id, isDeferred) = current else { return false }
    current = nil
    if isDeferred, succeeded { return true }
    deferred.remove(id)
    return false
  }

  /// Puts the current request off. Nil where none is handled.
  mutating func deferCurrent() -> RequestID? {
    guard let id = current?.id else { return nil }
    current?.isDeferred = true
    deferred.insert(id)
    return id
  }

  /// Takes a request that was put off, to answer it. Returns whether it still waited.
  mutating func take(_ id: RequestID) -> Bool { deferred.remove(id) != nil }

  // MARK: The server's

  /// Names a new request.
  mutating func name(_ handler: @escaping Handler) -> RequestID {
    lastName += 1
    let id = RequestID.string("quickactions-\(lastName)")
    handlers[id] = handler
    return id
  }

  /// Returns what to do with an answer; nil where nobody waits for it.
  mutating func handler(of id: RequestID) -> Handler? { handlers.removeValue(forKey: id) }
}
