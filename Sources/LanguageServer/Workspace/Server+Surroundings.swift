import Files
import Guide
import LanguageServerProtocol
import QuickActions
import SourceText

extension LanguageServer {
  /// The disk with the texts of open documents over it.
  var files: any FileAccess { OverlaidFiles(disk, newer: documents.textsByPath()) }

  /// The files of the project that a document belongs to; nil while they are being looked for. The
  /// first question begins the look, and what depends on it is reported again when it has ended.
  func project(of uri: String) -> ProjectFiles? {
    documents.path(of: uri).flatMap { project(at: $0, for: uri) }
  }

  /// The files of the project that a path belongs to.
  func project(at path: String, for uri: String) -> ProjectFiles? {
    let folder = workspace.projectFolder(of: path, in: disk)
    if let known = workspace.project(in: folder) { return known }
    workspace.note(uri, asksFor: folder)
    scan(folder)
    return workspace.project(in: folder)
  }

  /// What is known beside a property list; what was known last while it is being found out again. Nil
  /// when nothing has been known yet, and for documents that are no files.
  func surroundings(of uri: String) -> Surroundings? {
    documents.path(of: uri).flatMap { surroundings(at: $0, for: uri) }
  }

  /// What is known beside a property list at a path, which a document needs.
  func surroundings(at path: String, for uri: String) -> Surroundings? {
    if let known = workspace.surroundings(of: path) { return known }
    if let project = project(at: path, for: uri) { read(around: path, uri, project) }
    return workspace.surroundings(of: path) ?? workspace.formerSurroundings(of: path)
  }

  /// Which property lists look their texts up in which files. The projects are read when they are first
  /// asked; until then it goes by where files lie.
  func translationUsers(in project: ProjectFiles, for uri: String) -> TranslationUsers {
    readProjects(of: project, for: uri)
    return workspace.sharedProjects.knownTranslationUsers(of: project)
  }

  /// Begins to look through a folder, unless that is known or under way.
  func scan(_ folder: String) {
    guard workspace.project(in: folder) == nil, !workspace.isScanning(folder) else { return }
    workspace.beginScan(of: folder)
    let begun = workspace.scanGeneration
    let isExcluded = settings(in: folder).exclusion(in: folder)
    let isNamed = workspace.folders.contains { $0.path == folder }
    let depth =
      isNamed || ProjectFiles.isProject(folder, in: disk)
      ? ProjectFiles.maximumDepth : ProjectFiles.looseDepth
    let disk = disk
    inBackground(title: LocalizedText.looking[language]) { reporter in
      ProjectFiles(
        below: folder, in: disk, maximumDepth: depth, excluding: isExcluded
      ) {
        reporter.tick()
        return false
      }
    } then: { [unowned self] project in
      if workspace.finishScan(of: folder, project, begun: begun) {
        // A folder that is not there is a client's invention, nothing to worry about.
        for unreadable in project.unreadable
        where disk.kind(of: unreadable) == .directory {
          log(.warning, "Cannot read \(unreadable)")
        }
      }
      surroundingsChanged(of: workspace.takeAsking(for: folder))
      let waiting = waitingForScan
      waitingForScan = []
      for action in waiting { whenScanned(action) }
    }
  }

  /// Begins to read what surrounds a property list.
  private func read(around path: String, _ uri: String, _ project: ProjectFiles) {
    guard workspace.beginReading(around: path) else { return }
    let begun = workspace.contentGeneration
    let (disk, files, models) = (self.disk, self.files, self.models)
    let (target, projects) = (project.target(of: path), workspace.sharedProjects)
    let images =
      workspace.images(of: path, target)
      ?? ImageIndex(target, in: disk, sharing: workspace.sharedImages)
    let scenes =
      workspace.sharedScenes[project.folder] ?? SharedSceneCode(project.codeFiles, in: disk)
    workspace.sharedScenes[project.folder] = scenes
    let code = sharedCode(of: project)
    inBackground { _ in
      images.prepare()
      let facts = projects.facts(of: target, in: files)
      let translations = Translations(of: target, facts) { models.translations($0, in: files) }
      return Surroundings(
        target, images, translations, OtherTables(target, in: files), facts, code: code
      ) { scenes.codeIfMade(naming: $0) }
    } then: { [unowned self] found in
      _ = workspace.finishReading(around: path, found, begun: begun)
      surroundingsChanged(of: [uri])
    }
  }

  /// Begins to read files that a document depends on, as far as they are not open and not known as
  /// they are now.
  func load(_ paths: [String], for uri: String) {
    let missing = paths.filter {
      documents.uri(of: $0) == nil && !self.models.isCurrent($0)
        && workspace.beginLoading($0, for: uri)
    }
    guard !missing.isEmpty else { return }
    let (disk, models) = (self.disk, self.models)
    inBackground { _ in
      for path in missing { models.read(path, in: disk) }
    } then: { [unowned self] (_: Void) in
      surroundingsChanged(of: missing.flatMap { workspace.finishLoading($0) })
    }
  }

  /// What was reported about open documents may be different now.
  func surroundingsChanged(of uris: some Collection<String>) {
    guard !uris.isEmpty else { return }
    for uri in uris { documents.markChanged(uri) }
    needsRefresh = true
  }

  /// What was reported about any open document may be different now.
  func surroundingsChanged() {
    surroundingsChanged(of: Array(documents.uris))
    needsRefresh = true
  }

  // MARK: Changes of files

  /// A file has come, gone or changed on the disk.
  func filesChanged(_ paths: [(path: String, isContent: Bool)]) {
    for (path, isContent) in paths {
      if Path.name(of: path) == SettingsFile.name {
        forgetSettings()
      } else if isContent {
        surroundingsChanged(of: noteForCode(path, isSaved: true))
        // Of an open document the text counts, not what is on the disk.
        if documents.uri(of: path) == nil || !workspace.usersOfOtherTable(path).isEmpty {
          contentChanged(of: path, in: nil)
        }
      } else {
        models.markChanged(path)
        workspace.forgetEverything()
        reports.markAllStale()
        surroundingsChanged()
      }
    }
  }

  /// The content of a file has changed; open documents may depend on it.
  ///
  /// - Parameter uri: the document it is open as.
  func contentChanged(of path: String, in uri: String?) {
    models.markChanged(path)
    markStale(path)
    var dependents = Set(noteForCode(path, isSaved: uri == nil))
    for list in workspace.forgetContent(of: path, isSaved: uri == nil) {
      dependents.formUnion(documents.uris(of: list))
    }
    // What a strings file is checked against are the titles of property lists.
    if documents.holdTranslations, FileKind(named: path) == .propertyList,
      let project = workspace.project(in: workspace.projectFolder(of: path, in: disk))
    {
      let users = workspace.sharedProjects.knownTranslationUsers(of: project)
      for file in users.translationFiles(of: path).paths {
        dependents.formUnion(documents.uris(of: file))
      }
    }
    dependents.formUnion(documents.uris(of: path))
    if let uri { dependents.remove(uri) }
    surroundingsChanged(of: dependents)
  }
}

extension LocalizedText {
  static let looking = LocalizedText(en: "Looking for quick actions", zhHans: "正在查找快捷操作")
}
