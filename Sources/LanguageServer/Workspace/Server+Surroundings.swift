import Guide
import LanguageServerProtocol
import QuickActions

extension LanguageServer {
  /// The disk with the texts of open documents over it.
  var files: any FileAccess {
    var newer: [String: [UInt8]] = [:]
    for uri in documents.uris {
      if let path = FileURI.path(of: uri), let document = documents[uri] {
        newer[path] = document.text.bytes
      }
    }
    return OverlaidFiles(DiskFiles(), newer: newer)
  }

  /// The files of the project that a document belongs to; nil while they are being looked for. The
  /// first question begins the look, and what depends on it is said anew when it has ended.
  func project(of uri: String) -> ProjectFiles? {
    guard let path = FileURI.path(of: uri) else { return nil }
    let folder = workspace.projectFolder(of: path)
    scan(folder)
    return workspace.project(in: folder)
  }

  /// What is known beside a property list; what was known last while it is being found out anew. Nil
  /// when nothing has been known yet, and for documents that are no files.
  func surroundings(of uri: String) -> Surroundings? {
    guard let path = FileURI.path(of: uri) else { return nil }
    if let known = workspace.surroundings(of: path) { return known }
    if let project = project(of: uri) { read(around: path, uri, project) }
    return workspace.surroundings(of: path) ?? workspace.formerSurroundings(of: path)
  }

  /// Begins to look through a folder, unless that is known or under way.
  func scan(_ folder: String) {
    guard workspace.project(in: folder) == nil, !workspace.isScanning(folder) else { return }
    workspace.beginScan(of: folder)
    let begun = workspace.scanGeneration
    let isExcluded = settings(in: folder).exclusion(in: folder)
    let isNamed = workspace.folders.contains { $0.path == folder }
    let depth =
      isNamed || ProjectFiles.isProject(folder)
      ? ProjectFiles.maximumDepth : ProjectFiles.looseDepth
    inBackground(title: LocalizedText.looking[language]) { reporter in
      ProjectFiles(
        below: folder, in: DiskFiles(), maximumDepth: depth, excluding: isExcluded
      ) {
        reporter.tick()
        return false
      }
    } then: { [unowned self] project in
      if workspace.finishScan(of: folder, project, begun: begun) {
        // A folder that is not there is a client's invention, nothing to worry about.
        for unreadable in project.unreadable
        where DiskFiles().kind(of: unreadable) == .directory {
          log(.warning, "Cannot read \(unreadable)")
        }
      }
      surroundingsChanged()
      let waiting = waitingForScan
      waitingForScan = []
      for action in waiting { whenScanned(action) }
    }
  }

  /// Begins to read what surrounds a property list.
  private func read(around path: String, _ uri: String, _ project: ProjectFiles) {
    guard workspace.beginReading(around: path) else { return }
    let begun = workspace.contentGeneration
    let files = self.files
    inBackground { _ in
      let found = Surroundings(project.target(of: path), in: files)
      found.images.prepare()
      return found
    } then: { [unowned self] found in
      _ = workspace.finishReading(around: path, found, begun: begun)
      surroundingsChanged(of: [uri])
    }
  }

  /// What was said about open documents may be different now.
  func surroundingsChanged(of uris: [String]? = nil) {
    for uri in uris ?? documents.uris where documents[uri] != nil { documents.markChanged(uri) }
    needsRefresh = true
  }

  // MARK: Changes of files

  /// A file has come, gone or changed on the disk.
  func filesChanged(_ paths: [(path: String, isContent: Bool)]) {
    var hasNews = false
    for (path, isContent) in paths {
      if Path.name(of: path) == SettingsFile.name {
        forgetSettings()
        hasNews = true
      } else if isContent {
        hasNews = !workspace.forgetContent(of: path).isEmpty || hasNews
      } else {
        workspace.forgetEverything()
        hasNews = true
      }
    }
    if hasNews { surroundingsChanged() }
  }

  /// The text of an open document has changed; other documents may depend on it.
  func contentChanged(of uri: String) {
    guard let path = FileURI.path(of: uri) else { return }
    let concerned = Set(workspace.forgetContent(of: path))
    // What a strings file is checked against are the titles of property lists.
    let isTranslations = TranslationFile.isOfInfoPlist(path)
    let dependents = documents.uris.filter { other in
      guard other != uri, let otherPath = FileURI.path(of: other) else { return false }
      return concerned.contains(otherPath)
        || (!isTranslations && documents[other]?.isTranslationFile ?? false)
    }
    if !dependents.isEmpty { surroundingsChanged(of: dependents) }
  }
}

extension LocalizedText {
  static let looking = LocalizedText(en: "Looking for quick actions", zhHans: "正在查找快捷操作")
}
