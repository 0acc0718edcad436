/// `initialize`: the client says what it can do and asks what the server can.
public struct InitializeParams: Sendable, Decodable {
  /// The client's process; when it ends, so does the server.
  public let processId: Int?
  /// The name of the client, as it gives it.
  public let clientName: String?
  /// The language of the client's user interface, such as `zh-cn`.
  public let locale: String?
  public let rootUri: String?
  public let workspaceFolders: [WorkspaceFolder]?
  public let initializationOptions: JSONValue?
  /// Read member by member, so that a member of an unexpected form does no harm.
  public let capabilities: JSONValue
  public let trace: String?

  private enum Key: String, CodingKey {
    case processId, clientInfo, locale, rootUri, workspaceFolders, initializationOptions
    case capabilities, trace
  }

  private struct ClientInfo: Decodable {
    let name: String?
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    processId = try container.decodeIfPresent(Int.self, forKey: .processId)
    let client = try? container.decodeIfPresent(ClientInfo.self, forKey: .clientInfo)
    clientName = client?.name
    locale = try container.decodeIfPresent(String.self, forKey: .locale)
    rootUri = try container.decodeIfPresent(String.self, forKey: .rootUri)
    workspaceFolders = try container.decodeIfPresent(
      [WorkspaceFolder].self, forKey: .workspaceFolders)
    initializationOptions = try? container.decodeIfPresent(
      JSONValue.self, forKey: .initializationOptions)
    capabilities = try container.decode(JSONValue.self, forKey: .capabilities)
    guard capabilities.object != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .capabilities, in: container, debugDescription: "expected an object")
    }
    trace = try? container.decodeIfPresent(String.self, forKey: .trace)
  }
}

/// A folder that the client has opened.
public struct WorkspaceFolder: Sendable, Codable, Hashable {
  public let uri: String
  public let name: String
}

/// The answer to `initialize`.
public struct InitializeResult: Sendable, Encodable {
  /// The name and version of the server.
  public struct ServerInfo: Sendable, Encodable {
    public let name: String
    public let version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// `ServerCapabilities`, put together from the rows of the method table.
  public let capabilities: JSONValue
  public let serverInfo: ServerInfo

  public init(capabilities: JSONValue, serverInfo: ServerInfo) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}

/// Parameters of messages that have none, or none that matter.
public struct NoParams: Sendable, Decodable {
  public init(from decoder: any Decoder) throws {}
}

/// `$/cancelRequest`: the client no longer needs an answer.
public struct CancelParams: Sendable, Decodable {
  public let id: RequestID
}

/// `$/setTrace`: how much the server tells of its work.
public struct SetTraceParams: Sendable, Decodable {
  /// `TraceValue`.
  public enum Value: String, Sendable, Decodable {
    case off
    case messages
    case verbose
  }

  public let value: Value
}
