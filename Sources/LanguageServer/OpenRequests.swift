import LanguageServerProtocol

/// The pending requests: deferred ones of the client, and the server's own.
struct OpenRequests {
  typealias Handler = (Result<JSONValue, ResponseError>) -> Void

  /// The request that is being handled, and whether its answer is deferred.
  private var current: (id: RequestID, isDeferred: Bool)?
  /// Requests of the client that will be answered later.
  private(set) var deferred: Set<RequestID> = []
  /// The handlers of the client's answers, by the ids of the server's requests.
  private var handlers: [RequestID: Handler] = [:]
  private var lastName = 0

  // MARK: The client's

  mutating func begin(_ id: RequestID) { current = (id, false) }

  /// Resumes the handling of a deferred request.
  mutating func resume(_ id: RequestID) {
    deferred.remove(id)
    begin(id)
  }

  /// True if the answer of the current request is deferred.
  var isCurrentDeferred: Bool { current?.isDeferred ?? false }

  /// Ends the handling of the current request. A failed one is answered at once, even if it was deferred.
  ///
  /// - Returns: true if its answer is deferred.
  mutating func end(succeeded: Bool) -> Bool {
    guard let (id, isDeferred) = current else { return false }
    current = nil
    if isDeferred, succeeded { return true }
    deferred.remove(id)
    return false
  }

  /// Defers the current request. Returns nil if there is none.
  mutating func deferCurrent() -> RequestID? {
    guard let id = current?.id else { return nil }
    current?.isDeferred = true
    deferred.insert(id)
    return id
  }

  /// Removes a deferred request in order to answer it. Returns true if it was still pending.
  mutating func take(_ id: RequestID) -> Bool { deferred.remove(id) != nil }

  // MARK: The server's

  /// Creates the id of a new request.
  mutating func name(_ handler: @escaping Handler) -> RequestID {
    lastName += 1
    let id = RequestID.string("quickactions-\(lastName)")
    handlers[id] = handler
    return id
  }

  /// Returns the handler of an answer; nil if none is expected.
  mutating func handler(of id: RequestID) -> Handler? { handlers.removeValue(forKey: id) }
}
