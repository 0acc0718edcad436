#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LanguageServerProtocol

/// One line of the input.
enum ContextMessage: Sendable {
  case request(ContextRequest)
  case notification(method: String, params: JSONValue)
  /// A response. The server sends no requests, so it expects none.
  case response
  /// A line that is no message, with the id of the request if it has a valid one.
  case invalid(id: RequestID?, code: ResponseError.Code, String)

  init(_ line: some Sequence<UInt8>) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      self = .invalid(id: nil, code: .parseError, "The line is not JSON.")
      return
    }
    guard case .object(let members) = value else {
      let isBatch = value.array != nil
      self = .invalid(
        id: nil, code: .invalidRequest,
        isBatch ? "Batches are not supported." : "The line is not a JSON-RPC message.")
      return
    }
    let id: RequestID?
    switch members["id"] {
    case nil: id = nil
    case .integer(let number)?: id = .number(number)
    case .string(let text)?: id = .string(text)
    case .some:
      let isAnswer = members["method"] == nil && (members["result"] ?? members["error"]) != nil
      self =
        isAnswer
        ? .response
        : .invalid(
          id: nil, code: .invalidRequest, "The id is neither an integer nor a string.")
      return
    }
    guard let method = members["method"] else {
      let isAnswer = id != nil && (members["result"] ?? members["error"]) != nil
      self =
        isAnswer ? .response : .invalid(id: id, code: .invalidRequest, "The message has no method.")
      return
    }
    guard members["jsonrpc"] == "2.0" else {
      self = .invalid(id: id, code: .invalidRequest, "jsonrpc: expected \"2.0\"")
      return
    }
    guard let method = method.string else {
      self = .invalid(id: id, code: .invalidRequest, "The method is not a string.")
      return
    }
    let params = members["params"] ?? [:]
    guard params.object != nil else {
      self = .invalid(id: id, code: .invalidParams, "params: expected an object")
      return
    }
    self =
      id.map { .request(ContextRequest(id: $0, method: method, params: params)) }
      ?? .notification(method: method, params: params)
  }

  /// The id of the request that the message cancels; nil for other messages.
  var cancelled: RequestID? {
    guard case .notification("notifications/cancelled", let params) = self else { return nil }
    switch params["requestId"] {
    case .integer(let number)?: return .number(number)
    case .string(let text)?: return .string(text)
    default: return nil
    }
  }
}

/// A request that expects an answer.
struct ContextRequest: Sendable {
  private static let prefix = "io.modelcontextprotocol/"

  let id: RequestID
  let method: String
  /// The parameters: an object.
  let params: JSONValue

  /// The revision that the request names for itself; nil for a request of a session.
  var revision: JSONValue? { params["_meta"]?[Self.prefix + "protocolVersion"] }
  var clientCapabilities: JSONValue? { params["_meta"]?[Self.prefix + "clientCapabilities"] }

  /// Returns a string parameter that the method requires.
  func string(_ name: String) throws(ContextError) -> String {
    guard let text = params[name]?.string else {
      throw ContextError(.invalidParams, "params.\(name): expected a string")
    }
    return text
  }
}
