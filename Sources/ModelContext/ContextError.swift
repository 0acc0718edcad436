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

  /// A revision of the protocol that the server does not speak.
  static func unsupportedRevision(_ requested: String) -> ContextError {
    ContextError(
      code: -32022, message: "Unsupported protocol version",
      data: [
        "supported": .array(Revision.stateless.map { .string($0) }),
        "requested": .string(requested),
      ])
  }

  /// A resource that does not exist. The code depends on the revision.
  static func noResource(_ address: String, isStateless: Bool) -> ContextError {
    ContextError(
      code: isStateless ? ResponseError.Code.invalidParams.rawValue : -32002,
      message: "There is no resource “\(address)”.", data: ["uri": .string(address)])
  }
}

/// The revisions of the protocol that the server speaks.
enum Revision {
  /// Those in which every request is complete in itself.
  static let stateless = ["2026-07-28"]
  /// Those that begin with `initialize`, the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The revision of a session that asks for one.
  static func session(for requested: String?) -> String {
    withHandshake.first { $0 == requested } ?? withHandshake[0]
  }
}
