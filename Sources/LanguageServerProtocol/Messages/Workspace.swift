/// `workspace/didChangeWorkspaceFolders`: the user has added or removed folders.
public struct DidChangeWorkspaceFoldersParams: Sendable, Decodable {
  /// `WorkspaceFoldersChangeEvent`.
  public struct Event: Sendable, Decodable {
    public let added: [WorkspaceFolder]
    public let removed: [WorkspaceFolder]
  }

  public let event: Event
}

/// `workspace/didChangeWatchedFiles`: files have changed on the disk.
public struct DidChangeWatchedFilesParams: Sendable, Decodable {
  /// A file that has changed.
  public struct FileEvent: Sendable, Decodable {
    public let uri: String
    /// 1 created, 2 changed, 3 deleted.
    public let type: Int
  }

  public let changes: [FileEvent]
}

/// `workspace/didCreateFiles`, `didRenameFiles` and `didDeleteFiles`: what the user has done to
/// files in the client.
public struct FileOperationParams: Sendable, Decodable {
  /// A file that was created or deleted has `uri`, a renamed one the other two.
  public struct File: Sendable, Decodable {
    public let uri: String?
    public let oldUri: String?
    public let newUri: String?
  }

  public let files: [File]
}

/// `client/registerCapability`: asks for something that could not be announced in `initialize`.
public struct RegistrationParams: Sendable, Encodable {
  /// One thing that is asked for.
  public struct Registration: Sendable, Encodable {
    /// The name under which it can be taken back.
    public let id: String
    public let method: String
    public let registerOptions: JSONValue?

    public init(id: String, method: String, registerOptions: JSONValue?) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }

  public let registrations: [Registration]

  public init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

/// `workspace/configuration` asks for the user's settings.
public struct ConfigurationParams: Sendable, Encodable {
  /// Settings of one section.
  public struct Item: Sendable, Encodable {
    /// The folder or document for which the settings are asked.
    public let scopeUri: String?
    public let section: String?

    public init(scopeUri: String?, section: String?) {
      self.scopeUri = scopeUri
      self.section = section
    }
  }

  public let items: [Item]

  public init(items: [Item]) {
    self.items = items
  }
}

/// `workspace/didChangeConfiguration`: the user has changed settings.
public struct DidChangeConfigurationParams: Sendable, Decodable {
  public let settings: JSONValue?
}

/// `workspace/symbol`: things of the whole workspace by a part of their name. Result: a list of
/// `SymbolInformation`, in parts if the client gives a token. Capability: `workspaceSymbolProvider`.
public struct WorkspaceSymbolParams: Sendable, Decodable {
  /// A part of a name; empty for all.
  public let query: String
  /// The token for parts of the answer; the answer comes as a whole if nil.
  public let partialResultToken: RequestID?
}

/// `SymbolInformation`: a name with its place.
public struct WorkspaceSymbol: Sendable, Encodable {

  public let name: String
  /// `SymbolKind`.
  public let kind: Int
  public let containerName: String?
  public let location: Location

  public init(name: String, kind: Int, containerName: String?, location: Location) {
    self.name = name
    self.kind = kind
    self.containerName = containerName
    self.location = location
  }
}
