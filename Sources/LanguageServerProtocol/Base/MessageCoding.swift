#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns bodies into messages and messages into bodies.
public struct MessageCoder: Sendable {
  private let decoders: ParamsDecoders

  /// - Parameter decoders: by method. Messages of other methods are not looked into.
  public init(_ decoders: ParamsDecoders) {
    self.decoders = decoders
  }

  /// - Throws: `parseError` for a body that is not JSON, `invalidRequest` for JSON that is no
  ///   message.
  public func decode(_ body: [UInt8]) throws(ResponseError) -> IncomingMessage {
    let decoder = JSONDecoder()
    if let key = Self.decodersKey { decoder.userInfo[key] = decoders }
    do {
      return try decoder.decode(Envelope.self, from: Data(body)).message
    } catch let error as ResponseError {
      throw error
    } catch let DecodingError.dataCorrupted(context) where context.codingPath.isEmpty {
      throw ResponseError(.parseError, "The body is not JSON.")
    } catch {
      throw ResponseError(.invalidRequest, "The body is not a JSON-RPC message.")
    }
  }

  /// The body of a message, without a header.
  public static func encode(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    // Encoding fails for numbers that JSON cannot hold, which no message has.
    guard let data = try? encoder.encode(message) else { return Array("{}".utf8) }
    return Array(data)
  }

  /// The pieces of a message as it goes over the wire, the header first.
  public static func pieces(of message: OutgoingMessage) -> [[UInt8]] {
    guard case .written(let message) = message else { return [frame(encode(message))] }
    let length = message.pieces.reduce(0) { $0 + $1.count }
    return [header(length)] + message.pieces
  }

  /// A message as it goes over the wire.
  public static func frame(_ body: [UInt8]) -> [UInt8] {
    header(body.count) + body
  }

  private static func header(_ length: Int) -> [UInt8] {
    Array("Content-Length: \(length)\r\n\r\n".utf8)
  }

  fileprivate static let decodersKey = CodingUserInfoKey(rawValue: "decoders")
}

/// Decodes a message in one pass: the method chooses the decoder of the parameters.
private struct Envelope: Decodable {
  let message: IncomingMessage

  private enum Key: String, CodingKey {
    case jsonrpc, id, method, params, result, error
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id: RequestID?
    if container.contains(.id), try !container.decodeNil(forKey: .id) {
      guard let given = try? container.decode(RequestID.self, forKey: .id) else {
        throw ResponseError(.invalidRequest, "The id is neither a number nor a string.")
      }
      id = given
    } else {
      id = nil
    }
    guard container.contains(.method) else {
      guard let id, container.contains(.result) || container.contains(.error) else {
        throw ResponseError(.invalidRequest, "The message has no method.")
      }
      message = .response(id: id, result: Self.result(in: container))
      return
    }
    guard let method = try? container.decode(String.self, forKey: .method) else {
      throw ResponseError(.invalidRequest, "The method is not a string.")
    }
    guard (try? container.decode(String.self, forKey: .jsonrpc)) == "2.0" else {
      let fault = "jsonrpc: expected \"2.0\""
      message = .invalid(id: id, ResponseError(.invalidRequest, fault))
      return
    }
    let params = Self.params(of: method, in: container, decoder)
    if let id {
      message = .request(id: id, method: method, params: params)
    } else if container.contains(.id) {
      message = .nameless(method: method, params: params)
    } else {
      message = .notification(method: method, params: params)
    }
  }

  private static func result(
    in container: KeyedDecodingContainer<Key>
  ) -> Result<JSONValue, ResponseError> {
    if let error = try? container.decode(ResponseError.self, forKey: .error) {
      return .failure(error)
    }
    return .success((try? container.decode(JSONValue.self, forKey: .result)) ?? .null)
  }

  private static func params(
    of method: String, in container: KeyedDecodingContainer<Key>, _ decoder: any Decoder
  ) -> DecodedParams {
    let decoders = MessageCoder.decodersKey.flatMap { decoder.userInfo[$0] as? ParamsDecoders }
    guard let decode = decoders?.decode(method) else { return .unknownMethod }
    do {
      return .value(try decode(container.superDecoder(forKey: .params)))
    } catch {
      return .invalid(describe(error))
    }
  }

  /// The place and the fault, such as `params.position.line: expected a number`.
  private static func describe(_ error: any Error) -> String {
    let (context, fault): (DecodingError.Context, String) =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context): (context, "\(key.stringValue) is missing")
      case .typeMismatch(let type, let context): (context, "expected \(type)")
      case .valueNotFound(let type, let context): (context, "expected \(type), found null")
      case .dataCorrupted(let context): (context, context.debugDescription)
      default: (DecodingError.Context(codingPath: [], debugDescription: ""), "not understood")
      }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (path.isEmpty ? "params" : path.joined(separator: ".")) + ": " + fault
  }
}
