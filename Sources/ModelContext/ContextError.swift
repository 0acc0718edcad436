import LanguageServerProtocol

/// An error of JSON-RPC as the Model Context Protocol sends it, with data that programs can read.
struct ContextError: Error, Encodable {
  let code: Int
  let message: String
  var data: JSONValue?

  init(_ code: ResponseError.Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  private init(code: Int, message: String, data: JSONValue) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Returns the error for a revision of the protocol that the server does not support.
  static func unsupportedRevision(_ requested: String) -> ContextError {
    ContextError(
      code: -32022, message: "Unsupported protocol version",
      data: [
        "supported": .array(Revision.stateless.map { .string($0) }),
        "requested": .string(requested),
      ])
  }

  /// Returns the error for a resource that does not exist. The code depends on the revision.
  static func noResource(_ address: String, isStateless: Bool) -> ContextError {
    ContextError(
      code: isStateless ? ResponseError.Code.invalidParams.rawValue : -32002,
      message: "There is no resource “\(address)”.", data: ["uri": .string(address)])
  }
}

/// The revisions of the protocol that the server supports.
enum Revision {
  /// The revisions in which every request is complete in itself.
  static let stateless = ["2026-07-28"]
  /// The revisions that begin with `initialize`, the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Returns the revision of a session for the one that the client requests.
  static func session(for requested: String?) -> String {
    withHandshake.first { $0 == requested } ?? withHandshake[0]
  }
}
