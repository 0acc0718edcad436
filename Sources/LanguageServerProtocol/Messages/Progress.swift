/// `window/workDoneProgress/create` asks the client for a place to show progress in.
public struct WorkDoneProgressCreateParams: Sendable, Encodable {
  public let token: String

  public init(token: String) {
    self.token = token
  }
}

/// `$/progress`: news of something that takes long, or a part of an answer.
public struct ProgressParams: Sendable, Encodable {
  /// The client's token may be a number.
  public let token: RequestID
  public let value: any Encodable & Sendable

  public init(token: RequestID, value: any Encodable & Sendable) {
    self.token = token
    self.value = value
  }

  public init(token: String, value: any Encodable & Sendable) {
    self.init(token: .string(token), value: value)
  }

  private enum Key: String, CodingKey {
    case token, value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(token, forKey: .token)
    try value.encode(to: container.superEncoder(forKey: .value))
  }
}

/// The progress of one piece of work, as `$/progress` reports it.
public struct WorkDoneProgress: Sendable, Encodable {
  /// The stages of work.
  public enum Kind: String, Sendable, Encodable {
    case begin
    case end
  }

  public let kind: Kind
  public let title: String?
  /// True if the client shows a button that cancels the work; nil at its end.
  public let cancellable: Bool?

  public init(_ kind: Kind, title: String? = nil, cancellable: Bool? = nil) {
    self.kind = kind
    self.title = title
    self.cancellable = cancellable
  }
}

/// `window/workDoneProgress/cancel`: somebody has ended work whose progress is shown.
public struct WorkDoneProgressCancelParams: Sendable, Decodable {
  public let token: RequestID
}
