/// `workspace/didChangeWorkspaceFolders`: the user has added or removed folders.
public struct DidChangeWorkspaceFoldersParams: Sendable, Decodable {
  public struct Event: Sendable, Decodable {
    public let added: [WorkspaceFolder]
    public let removed: [WorkspaceFolder]
  }

  public let event: Event
}

/// `workspace/didChangeWatchedFiles`: files have changed on the disk.
public struct DidChangeWatchedFilesParams: Sendable, Decodable {
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
  public struct File: Sendable, Decodable {
    public let uri: String?
    public let oldUri: String?
    public let newUri: String?
  }

  public let files: [File]
}

/// `client/registerCapability`: asks for something that could not be announced in `initialize`.
public struct RegistrationParams: Sendable, Encodable {
  public struct Registration: Sendable, Encodable {
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
