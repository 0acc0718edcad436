import LanguageServerProtocol

/// One method of the protocol: everything the server needs to serve it, in one row of the table.
struct Method: Sendable {
  enum Kind: String, Sendable {
    case request
    case notification
  }

  /// The handler of a message, by its order class. A handler that only reads gets a snapshot, so it cannot change
  /// what later messages see.
  enum Handler: Sendable {
    typealias OfServer =
      @Sendable (LanguageServer, any Sendable) throws(ResponseError) -> any Encodable & Sendable

    case reads(
      @Sendable (Snapshot, any Sendable) throws(ResponseError) -> any Encodable & Sendable)
    /// Starts work or asks the client; the answer may come later. Later messages see the same state as without it.
    case works(OfServer)
    case mutates(OfServer)

    /// The name of the class in the documentation of the protocol.
    var order: String {
      switch self {
      case .reads: "reads"
      case .works: "works"
      case .mutates: "mutates"
      }
    }
  }

  /// The moment at which a request is answered if its answer depends on files that are being read.
  ///
  /// Requests that edit, count or list over files wait, because a part of the result would be taken for the whole. A
  /// request that needs only its document is answered at once in any case; `atOnce` is for requests that never need
  /// anything else.
  enum Readiness: Sendable {
    /// At once, from the available data.
    case atOnce
    /// When all needed data is available, or with an error that names what is missing.
    case whenKnown
    /// At once if the client repeats the request after a refresh, which it announces under this name; else when all
    /// data is available.
    case refreshed(by: String)

    /// The name in the documentation of the protocol.
    var name: String {
      switch self {
      case .atOnce: "at once"
      case .whenKnown: "when known"
      case .refreshed: "at once, or when known"
      }
    }
  }

  let name: String
  let kind: Kind
  /// The member of the server's capabilities that announces the method; nil if there is none.
  let capability: String?
  /// One line for the documentation of the protocol.
  let summary: String
  let decode: @Sendable (any Decoder) throws -> any Sendable
  let handler: Handler
  let readiness: Readiness

  /// A request that is answered from a snapshot.
  static func reading<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _: Params.Type, capability: String? = nil, answered: Readiness = .whenKnown,
    _ summary: String,
    _ body: @escaping @Sendable (Snapshot, Params) throws(ResponseError) -> Answer
  ) -> Method {
    let handler = Handler.reads { snapshot, params throws(ResponseError) in
      try body(snapshot, Self.cast(params, of: name))
    }
    return Method(name, .request, capability, summary, Params.self, handler, answered)
  }

  /// A request for which the server has to start work.
  static func working<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _: Params.Type, capability: String? = nil, answered: Readiness = .whenKnown,
    _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Answer
  ) -> Method {
    Method(
      name, .request, capability, summary, Params.self, .works(Self.ofServer(name, body)), answered)
  }

  /// A request that changes the state for later messages.
  static func changing<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _: Params.Type, _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Answer
  ) -> Method {
    Method(name, .request, nil, summary, Params.self, .mutates(Self.ofServer(name, body)))
  }

  static func notification<Params: Decodable & Sendable>(
    _ name: String, _: Params.Type, capability: String? = nil, _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Void
  ) -> Method {
    let handler = Self.ofServer(name) { (server, params: Params) throws(ResponseError) in
      try body(server, params)
      return Null()
    }
    return Method(name, .notification, capability, summary, Params.self, .mutates(handler))
  }

  private static func ofServer<Params: Sendable, Answer: Encodable & Sendable>(
    _ name: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Answer
  ) -> Handler.OfServer {
    { server, params throws(ResponseError) in try body(server, Self.cast(params, of: name)) }
  }

  private init<Params: Decodable & Sendable>(
    _ name: String, _ kind: Kind, _ capability: String?, _ summary: String, _: Params.Type,
    _ handler: Handler, _ readiness: Readiness = .atOnce
  ) {
    self.name = name
    self.kind = kind
    self.capability = capability
    self.summary = summary
    self.handler = handler
    self.readiness = readiness
    decode = { try Params(from: $0) }
  }

  private static func cast<Params>(
    _ params: any Sendable, of name: String
  ) throws(ResponseError) -> Params {
    guard let params = params as? Params else {
      throw ResponseError(.internalError, "\(name): parameters of another method")
    }
    return params
  }

  func call(
    _ server: LanguageServer, _ params: DecodedParams
  ) throws(ResponseError) -> any Encodable & Sendable {
    switch params {
    case .value(let params):
      switch handler {
      case .reads(let handle):
        return try server.read { (snapshot) throws(ResponseError) in try handle(snapshot, params) }
      case .works(let handle), .mutates(let handle): return try handle(server, params)
      }
    case .invalid(let fault): throw ResponseError(.invalidParams, fault)
    case .unknownMethod: throw ResponseError(.methodNotFound, name)
    }
  }
}

/// Every method that the server serves.
enum MethodTable {
  static let methods: [Method] =
    lifecycleMethods + documentMethods + languageMethods + codeMethods + diagnosticMethods
    + structureMethods
    + formattingMethods + hintMethods + translationMethods + navigationMethods + codeActionMethods
    + workspaceMethods + actionMethods
    + previewMethods + guideMethods + commandMethods

  static let decoders = ParamsDecoders { byName[$0]?.decode }

  private static let byName: [String: Method] = Dictionary(
    methods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func method(_ name: String, _ kind: Method.Kind) throws(ResponseError) -> Method {
    guard let method = byName[name] else {
      throw ResponseError(.methodNotFound, "There is no method \(name.debugDescription).")
    }
    guard method.kind == kind else {
      throw ResponseError(.invalidRequest, "\(name) is a \(method.kind.rawValue).")
    }
    return method
  }
}
