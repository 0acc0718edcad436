/// The name of a request: a number or a string, given by whoever asks.
public enum RequestID: Sendable, Hashable, Codable {
  case number(Int)
  case string(String)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}

/// An error of JSON-RPC or LSP, as it goes over the wire.
public struct ResponseError: Error, Sendable, Codable, Equatable {
  /// The codes of JSON-RPC, and those that LSP adds (section *ResponseMessage*).
  public struct Code: RawRepresentable, Sendable, Codable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let parseError = Code(rawValue: -32700)
    public static let invalidRequest = Code(rawValue: -32600)
    public static let methodNotFound = Code(rawValue: -32601)
    public static let invalidParams = Code(rawValue: -32602)
    public static let internalError = Code(rawValue: -32603)
    public static let serverNotInitialized = Code(rawValue: -32002)
    public static let requestFailed = Code(rawValue: -32803)
    public static let contentModified = Code(rawValue: -32801)
    public static let requestCancelled = Code(rawValue: -32800)
  }

  public let code: Code
  public let message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A message from the client. Its parameters have been decoded by the decoder of its method.
public enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: DecodedParams)
  case notification(method: String, params: DecodedParams)
  /// A message whose id is null: some clients send notifications so; no request may be.
  case nameless(method: String, params: DecodedParams)
  /// A message that breaks JSON-RPC; the id of the request, where it has one.
  case invalid(id: RequestID?, ResponseError)
  /// The answer to a request of the server.
  case response(id: RequestID, result: Result<JSONValue, ResponseError>)
}

/// The result of decoding a message's parameters.
public enum DecodedParams: Sendable {
  case value(any Sendable)
  /// They do not have the form of the method's; the message says where.
  case invalid(String)
  /// Nobody knows the method, so nobody looked at them.
  case unknownMethod
}

/// The decoders for the parameters of each method.
public struct ParamsDecoders: Sendable {
  public typealias Decode = @Sendable (any Decoder) throws -> any Sendable

  let decode: @Sendable (_ method: String) -> Decode?

  /// - Parameter decode: nil for a method that nobody knows.
  public init(_ decode: @escaping @Sendable (_ method: String) -> Decode?) {
    self.decode = decode
  }
}

/// A message for the client.
public enum OutgoingMessage: Sendable {
  case response(id: RequestID?, result: Result<any Encodable & Sendable, ResponseError>)
  case notification(method: String, params: any Encodable & Sendable)
  case request(id: RequestID, method: String, params: (any Encodable & Sendable)?)
  /// An answer or a notification that is JSON already.
  case written(WrittenMessage)
}

extension OutgoingMessage: Encodable {
  private enum Key: String, CodingKey {
    case jsonrpc, id, method, params, result, error
  }

  public func encode(to encoder: any Encoder) throws {
    if case .written(let message) = self { return try message.encode(to: encoder) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch self {
    case .response(let id, let result):
      // An answer to nobody in particular has the id null.
      if let id {
        try container.encode(id, forKey: .id)
      } else {
        try container.encodeNil(forKey: .id)
      }
      switch result {
      case .success(let value): try value.encode(to: container.superEncoder(forKey: .result))
      case .failure(let error): try container.encode(error, forKey: .error)
      }
    case .notification(let method, let params):
      try container.encode(method, forKey: .method)
      try params.encode(to: container.superEncoder(forKey: .params))
    case .written: break
    case .request(let id, let method, let params):
      try container.encode(id, forKey: .id)
      try container.encode(method, forKey: .method)
      try params?.encode(to: container.superEncoder(forKey: .params))
    }
  }
}

/// `null`, the result of requests that have nothing to say.
public struct Null: Sendable, Codable, Equatable {
  public init() {}

  public init(from decoder: any Decoder) throws {}

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
