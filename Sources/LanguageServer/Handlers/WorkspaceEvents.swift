import Files
import LanguageServerProtocol
import RuleSubjects

extension MethodTable {
  static let workspaceMethods: [Method] = [
    .working(
      "workspace/symbol", WorkspaceSymbolParams.self, capability: "workspaceSymbolProvider",
      "The quick actions of all property lists, by title or type."
    ) { (server, params) throws(ResponseError) in server.symbols(params) },
    .notification(
      "workspace/didChangeConfiguration", DidChangeConfigurationParams.self,
      "Asks for the user's settings again, or takes those that come with it."
    ) { (server, params) throws(ResponseError) in
      if server.session.client.configuration {
        server.askForSettings()
      } else {
        server.use(editorSettings: params.settings)
      }
    },
    .notification(
      "workspace/didChangeWorkspaceFolders", DidChangeWorkspaceFoldersParams.self,
      capability: "workspace.workspaceFolders", "Looks at other folders from now on."
    ) { (server, params) throws(ResponseError) in
      server.session.workspace.add(
        params.event.added.compactMap(server.session.folder),
        removing: params.event.removed.compactMap(server.session.folder))
      server.forgetSettings()
    },
    .notification(
      "workspace/didChangeWatchedFiles", DidChangeWatchedFilesParams.self,
      "Looks again at files that have come, gone or changed."
    ) { (server, params) throws(ResponseError) in
      if params.changes.contains(where: { $0.type != 2 }) { server.session.spellings.forgetNames() }
      server.filesChanged(
        params.changes.compactMap { change in
          server.session.path(of: change.uri).map { ($0, isContent: change.type == 2) }
        })
    },
    fileOperation("workspace/didCreateFiles", "didCreate"),
    fileOperation("workspace/didRenameFiles", "didRename"),
    fileOperation("workspace/didDeleteFiles", "didDelete"),
  ]

  private static func fileOperation(_ name: String, _ member: String) -> Method {
    .notification(
      name, FileOperationParams.self, capability: "workspace.fileOperations.\(member)",
      "Looks again at what lies in the folders of the session.workspace."
    ) { (server, params) throws(ResponseError) in
      let uris = params.files.flatMap { [$0.uri, $0.oldUri, $0.newUri] }.compactMap { $0 }
      server.session.spellings.forgetNames()
      server.filesChanged(
        uris.compactMap { uri in server.session.path(of: uri).map { ($0, isContent: false) } })
    }
  }
}

extension Session {
  /// Returns nil for folders that are not on this machine.
  fileprivate func folder(_ folder: WorkspaceFolder) -> Workspace.Folder? {
    path(of: folder.uri).map { Workspace.Folder(path: $0, name: folder.name) }
  }
}

extension LanguageServer {
  /// The time for which files are assumed unchanged if the client cannot watch them.
  private static let trustedAge = Duration.seconds(2)

  func setFolders(_ params: InitializeParams) {
    if let folders = params.workspaceFolders, !folders.isEmpty {
      session.workspace.set(folders.compactMap(session.folder))
    } else if let path = params.rootUri.flatMap(session.path) {
      session.workspace.set([Workspace.Folder(path: path, name: Path.name(of: path))])
    }
  }

  /// Scans for changed files if the client does not report them, once for all messages received so far.
  func lookAgain() {
    looksAgain = !session.client.registrations.contains("workspace/didChangeWatchedFiles")
  }

  func lookAgainIfAsked() {
    guard looksAgain else { return }
    looksAgain = false
    if session.workspace.forget(olderThan: Self.trustedAge) {
      session.spellings.forgetNames()
      session.models.markAllChanged()
      nextLook = nil
      session.settings = SharedSettings(over: session.settings.editor)
      session.reports.markAllStale()
      surroundingsChanged()
    }
  }

  /// Scans for changed files after a save; later if the last scan was recent, because other files are often saved
  /// together with this one.
  func lookAgainAfterSave() {
    lookAgain()
    if looksAgain, nextLook == nil { nextLook = .now + Self.trustedAge }
  }

  /// Scans for changed files if it is time. Call when no message waits.
  func lookAgainInTime() {
    guard let time = nextLook, ContinuousClock.now >= time else { return }
    nextLook = nil
    lookAgain()
  }

  /// Registers capabilities that could not be announced in `initialize`.
  func register() {
    var registrations: [RegistrationParams.Registration] = []
    func add(_ method: String, _ options: JSONValue) {
      guard session.client.registrations.contains(method) else { return }
      registrations.append(
        RegistrationParams.Registration(id: method, method: method, registerOptions: options))
    }
    add(
      "workspace/didChangeWatchedFiles",
      ["watchers": .array(FileKind.watchedPatterns.map { ["globPattern": .string($0)] })])
    add("workspace/didChangeConfiguration", ["section": .string(Self.settingsSection)])
    for (method, options) in DocumentCapabilities.registrations(for: session.client) {
      add(method, options)
    }
    guard !registrations.isEmpty else { return }
    ask("client/registerCapability", RegistrationParams(registrations: registrations))
  }
}
