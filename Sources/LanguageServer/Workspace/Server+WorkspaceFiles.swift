import AppFiles
import Checks
import Files
import Guide
import LanguageServerProtocol
import Linter
import SourceText

/// A file of the workspace with its findings.
struct CheckedFile: Sendable {
  let path: String
  let uri: String
  /// The hash value of the diagnostics.
  let fingerprint: Int
  /// The diagnostics as a JSON array.
  let json: [UInt8]
}

/// A folder of the workspace, for work on other threads.
struct SnapshotFolder: Sendable {
  /// The path of its settings; nil if it has none.
  let settings: String?
  let checks: FolderChecks

  var project: ProjectFiles { checks.project }

  /// Returns true if a path is in the folder and not in a nested folder of the workspace.
  func owns(_ path: String, beside folders: [SnapshotFolder]) -> Bool {
    !folders.contains { other in
      other.project.folder.utf8.count > project.folder.utf8.count
        && Path.isInside(path, other.project.folder)
    }
  }
}

extension Snapshot {
  /// Returns the scanned folders of the workspace. Their data is shared.
  func checkedFolders() -> [SnapshotFolder] {
    let (images, projects) = (SharedImages(), SharedProjects())
    return workspace.folders.compactMap { workspace.scan(of: $0.path) }.map { scan in
      let folder = scan.project.folder
      return SnapshotFolder(
        settings: SettingsFile.path(for: folder, in: files)
          .flatMap { Path.isInside($0, folder) ? $0 : nil },
        checks: FolderChecks(scan.project, in: files, sharing: images, projects, code: scan.code))
    }
  }

  /// Returns the URI of a file in the client's spelling.
  func uri(of path: String) -> String { documents.address(of: path) }

  /// Returns nil for a file that rules do not check, and for one that was removed.
  fileprivate func check(_ path: String, in folder: SnapshotFolder) -> CheckedFile? {
    var context = folder.checks
    guard
      let file = FileModel(path, in: files).flatMap({ CheckableFile($0, at: path, in: &context) })
    else { return nil }
    let diagnostics = diagnostics(in: file, at: path, &context)
    return CheckedFile(
      path: path, uri: uri(of: path), fingerprint: diagnostics.hashValue,
      json: MessageCoder.encode(diagnostics))
  }

  /// Returns the diagnostics of a file. For an open document they equal those of a request for it. In a closed
  /// generated property list only those are included that the tool's file does not have, as on the command line.
  private func diagnostics(
    in file: CheckableFile, at path: String, _ context: inout FolderChecks
  ) -> [Diagnostic] {
    if let document = documents.uri(of: path).flatMap({ documents[$0] }) {
      return diagnostics(file.findings(checkOptions(for: path)), in: document, context.sharedCode)
    }
    var known = context
    let findings = file.findings(checkOptions(for: path)) { maker in
      guard workspace.folders.contains(where: { Path.isInside(maker, $0.path) }) else { return nil }
      return FileModel(maker, in: files).flatMap { CheckableFile($0, at: maker, in: &known) }
        .map { ($0, checkOptions(for: maker)) }
    }
    var mapper = DiagnosticMapper(uri(of: path), file.text, client, links(in: language))
    return findings.map { mapper.diagnostic($0) }
  }

  /// Returns the options in the nearest settings above a file.
  private func checkOptions(for path: String) -> CheckOptions {
    settings.settings(in: Path.folder(of: path), files).checkOptions
  }
}

extension LanguageServer {
  /// The number of files that are passed on together.
  private static let batch = 50

  /// Runs an action when the files of all folders are known.
  func whenScanned(_ action: @escaping () -> Void) {
    let folders = session.workspace.folders.map(\.path)
    for folder in folders { scan(folder) }
    if folders.allSatisfy({ session.workspace.project(in: $0) != nil }) {
      action()
    } else {
      waitingForScan.append(action)
    }
  }

  /// Checks files of the workspace on other threads than the server's.
  ///
  /// - Parameters:
  ///   - paths: the files to check; nil for all.
  ///   - id: the request for which they are checked; its cancellation ends the work.
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

  /// Reads all files of the workspace that can declare quick actions, on other threads, some at a time.
  ///
  /// - Parameter withOthers: true to include files of translations and of source code.
  func forEachBatch<Element: Sendable>(
    for id: RequestID?, withOthers: Bool = false,
    part take: @escaping ([Element]) -> Void,
    then finish: @escaping () -> Void,
    _ look: @escaping @Sendable (String, SnapshotFolder, Snapshot) -> [Element]
  ) {
    whenScanned { [unowned self] in
      let snapshot = session.snapshot()
      let cancellations = self.cancellations
      inBackground(title: LocalizedText.checking[snapshot.language]) { reporter in
        var batch: [Element] = []
        let folders = snapshot.checkedFolders()
        for folder in folders {
          let project = folder.project
          let files = withOthers ? project.checkedFiles : project.declaringFiles
          for path in (folder.settings.map { [$0] } ?? []) + files
          where folder.owns(path, beside: folders) {
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

extension LocalizedText {
  fileprivate static let checking = LocalizedText(
    en: "Checking quick actions", zhHans: "正在检查快捷操作")
}
