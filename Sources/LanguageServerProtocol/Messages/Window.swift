/// `window/logMessage`: for the log that people look at when something went wrong. `window/showMessage`: shown.
public struct LogMessageParams: Sendable, Encodable {
  /// `MessageType`.
  public enum MessageType: Int, Sendable, Encodable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  public let type: MessageType
  public let message: String

  public init(_ type: MessageType, _ message: String) {
    self.type = type
    self.message = message
  }
}

/// `$/logTrace`: what the server does, for a client that has turned tracing on.
public struct LogTraceParams: Sendable, Encodable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}
