import Files
import Guide
import LanguageServerProtocol
import PropertyList
import QuickActions
import SourceText
import Synchronization

/// A file of the workspace with its findings.
struct CheckedFile: Sendable {
  let path: String
  let uri: String
  /// The hash value of the diagnostics.
  let fingerprint: Int
  /// The diagnostics as a JSON array.
  let json: [UInt8]
}

/// How to reach the files of the workspace from another thread, as they are now.
struct WorkspaceSnapshot: Sendable {
  struct Folder: Sendable {
    let project: ProjectFiles
    let settings: String?
    let code: SharedCode
  }

  let folders: [Folder]
  let files: any FileAccess
  let images = SharedImages()
  let projects = SharedProjects()
  let settings: SharedSettings
  /// The URIs of open documents, by their paths, as the client spells them.
  let uris: [String: String]
  let client: ClientCapabilities
  let language: Language

  func uri(of path: String) -> String { uris[path] ?? FileURI.uri(of: path) }

  /// Whether a path lies in a folder and not in another of the workspace that lies deeper.
  func belongs(_ path: String, to folder: Folder) -> Bool {
    let own = folder.project.folder
    return !folders.contains { other in
      other.project.folder.utf8.count > own.utf8.count && Path.isInside(path, other.project.folder)
    }
  }

  /// What the nearest settings above a file say.
  func options(for path: String) -> CheckOptions {
    settings.settings(in: Path.folder(of: path), files).checkOptions
  }
}

/// The settings of the folders of a workspace, each read once.
final class SharedSettings: Sendable {
  private let editor: Settings
  private let known = Mutex<[String: Settings]>([:])

  init(over editor: Settings) {
    self.editor = editor
  }

  func settings(in folder: String, _ files: any FileAccess) -> Settings {
    if let known = known.withLock({ $0[folder] }) { return known }
    let found = Settings.inside(folder, files, editor: editor)
    known.withLock { $0[folder] = found }
    return found
  }
}

extension LanguageServer {
  /// How many files are handed over together.
  private static let batch = 50

  /// Does something when the files of all folders are known.
  func whenScanned(_ action: @escaping () -> Void) {
    let folders = workspace.folders.map(\.path)
    for folder in folders { scan(folder) }
    if folders.allSatisfy({ workspace.project(in: $0) != nil }) {
      action()
    } else {
      waitingForScan.append(action)
    }
  }

  func snapshot() -> WorkspaceSnapshot {
    let uris = documents.urisOfFiles
    let files = self.files
    let folders = workspace.folders.compactMap { folder in
      workspace.project(in: folder.path).map { project in
        WorkspaceSnapshot.Folder(
          project: project,
          settings: SettingsFile.path(for: folder.path, in: files)
            .flatMap { Path.isInside($0, folder.path) ? $0 : nil },
          code: sharedCode(of: project))
      }
    }
    return WorkspaceSnapshot(
      folders: folders, files: files, settings: SharedSettings(over: editorSettings), uris: uris,
      client: client,
      language: language)
  }

  /// Checks files of the workspace beside the server's thread.
  ///
  /// - Parameters:
  ///   - paths: which of them; nil for all.
  ///   - id: the request it is done for; the work ends when that is cancelled.
  ///   - take: called for some files at a time, on the server's thread.
  func checkWorkspace(
    _ paths: Set<String>?, for id: RequestID?, part take: @escaping ([CheckedFile]) -> Void,
    then finish: @escaping () -> Void
  ) {
    forEachBatch(for: id, withOthers: true, part: take, then: finish) {
      path, folder, snapshot in
      guard paths?.contains(path) ?? true else { return [] }
      return snapshot.check(path, in: folder).map { [$0] } ?? []
    }
  }

  /// Looks at all files of the workspace that can declare quick actions, beside the server's thread, some at a time.
  ///
  /// - Parameter withOthers: whether to look at the files of translations and of source code, too.
  func forEachBatch<Element: Sendable>(
    for id: RequestID?, withOthers: Bool = false,
    part take: @escaping ([Element]) -> Void,
    then finish: @escaping () -> Void,
    _ look: @escaping @Sendable (String, WorkspaceSnapshot.Folder, WorkspaceSnapshot) -> [Element]
  ) {
    whenScanned { [unowned self] in
      let snapshot = snapshot()
      let cancellations = self.cancellations
      inBackground(title: LocalizedText.checking[language]) { reporter in
        var batch: [Element] = []
        for folder in snapshot.folders {
          let project = folder.project
          let files = withOthers ? project.checkedFiles : project.declaringFiles
          for path in (folder.settings.map { [$0] } ?? []) + files
          where snapshot.belongs(path, to: folder) {
            if let id, cancellations.contains(id) { return }
            reporter.tick()
            batch += look(path, folder, snapshot)
            if batch.count >= Self.batch {
              reporter.part(batch)
              batch = []
            }
          }
        }
        reporter.part(batch)
      } part: { part in
        if let elements = part as? [Element], !elements.isEmpty { take(elements) }
      } then: { (_: Void) in
        finish()
        if let id { cancellations.remove(id) }
      }
    }
  }
}

extension WorkspaceSnapshot {
  /// Nil for a file that rules are not about, and for one that has gone since.
  fileprivate func check(_ path: String, in folder: Folder) -> CheckedFile? {
    guard let file = checkable(path, in: folder) else { return nil }
    let uri = uri(of: path)
    var mapper = DiagnosticMapper(uri, file.text, client, language)
    let findings = file.findings(options(for: path))
    let diagnostics = findings.map { mapper.diagnostic($0) }
    return CheckedFile(
      path: path, uri: uri, fingerprint: diagnostics.hashValue,
      json: MessageCoder.encode(diagnostics))
  }

  private func checkable(_ path: String, in folder: Folder) -> CheckableFile? {
    var context = FolderContext(workspace: self, folder: folder)
    return FileModel(path, in: files).flatMap { CheckableFile($0, at: path, in: &context) }
  }
}

/// What lies beside the files of a folder; found where a file is checked.
private struct FolderContext: CheckContext {
  let workspace: WorkspaceSnapshot
  let folder: WorkspaceSnapshot.Folder

  func surroundings(of propertyList: String) -> Surroundings? {
    folder.code.makeWanted(in: workspace.files)
    return Surroundings(
      folder.project.target(of: propertyList), in: workspace.files, sharing: workspace.images,
      workspace.projects, code: folder.code)
  }

  func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
    workspace.projects.translationUsers(of: folder.project, in: workspace.files)
      .propertyLists(of: path)
      .compactMap { InfoPlist($0, in: workspace.files) }
  }

  func codeFacts(of path: String) -> CodeFacts {
    folder.code.makeWanted(in: workspace.files)
    let target = folder.project.target(of: path)
    let images = ImageIndex(target, in: workspace.files, sharing: workspace.images)
    return CodeFacts(
      ofSource: path, workspace.projects.projects(of: folder.project, in: workspace.files),
      in: workspace.files, tables: OtherTables(target, in: workspace.files), images: { images },
      code: folder.code)
  }
}

extension LocalizedText {
  fileprivate static let checking = LocalizedText(
    en: "Checking quick actions", zhHans: "正在检查快捷操作")
}
