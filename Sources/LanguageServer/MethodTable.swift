import LanguageServerProtocol

/// One method of the protocol: everything the server needs to know to serve it, in one line of the
/// table.
struct Method: Sendable {
  enum Kind: String, Sendable {
    case request
    case notification
  }

  /// Whether handling the message changes what later messages see.
  enum Order: String, Sendable {
    case mutates
    case reads
  }

  let name: String
  let kind: Kind
  let order: Order
  /// The member of the server's capabilities that announces the method; nil when none does.
  let capability: String?
  /// One line for the documentation of the protocol.
  let summary: String
  let decode: @Sendable (any Decoder) throws -> any Sendable
  private let handle:
    @Sendable (LanguageServer, any Sendable) throws(ResponseError) -> any Encodable & Sendable

  static func request<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _: Params.Type, order: Order = .reads, capability: String? = nil,
    _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Answer
  ) -> Method {
    Method(name, .request, order, capability, summary, body)
  }

  static func notification<Params: Decodable & Sendable>(
    _ name: String, _: Params.Type, order: Order = .mutates, capability: String? = nil,
    _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Void
  ) -> Method {
    Method(name, .notification, order, capability, summary) {
      (server, params: Params) throws(ResponseError) in
      try body(server, params)
      return Null()
    }
  }

  private init<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _ kind: Kind, _ order: Order, _ capability: String?, _ summary: String,
    _ body: @escaping @Sendable (LanguageServer, Params) throws(ResponseError) -> Answer
  ) {
    self.name = name
    self.kind = kind
    self.order = order
    self.capability = capability
    self.summary = summary
    decode = { try Params(from: $0) }
    handle = { (server, params) throws(ResponseError) in
      guard let params = params as? Params else {
        throw ResponseError(.internalError, "\(name): parameters of another method")
      }
      return try body(server, params)
    }
  }

  func call(
    _ server: LanguageServer, _ params: DecodedParams
  ) throws(ResponseError) -> any Encodable & Sendable {
    switch params {
    case .value(let params): return try handle(server, params)
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
    + guideMethods

  static let decoders: ParamsDecoders = Dictionary(
    methods.map { ($0.name, $0.decode) }, uniquingKeysWith: { first, _ in first })

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
