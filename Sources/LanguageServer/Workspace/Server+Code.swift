import Files
import QuickActions

extension LanguageServer {
  /// What is known of the app that a source file belongs to. What is not known yet is read beside this
  /// thread, and the document is checked again.
  func codeFacts(of uri: String) -> CodeFacts {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri) else {
      return .unknown
    }
    readProjects(of: project, for: uri)
    let projects = workspace.sharedProjects
    guard projects.knows(project) else { return .unknown }
    let code = workspace.sharedCode[project.folder] ?? SharedCode(in: disk) { project.codeFiles }
    workspace.sharedCode[project.folder] = code
    let images = ImageIndex(
      project.target(of: path), in: disk, sharing: workspace.sharedImages)
    return CodeFacts(
      ofSource: path, projects.projects(of: project, in: files), in: disk,
      images: { images.ifRead() }
    ) { code.indexIfMade() }
  }

  /// Reads the source files around a document if a rule has asked for what they say.
  func readWantedCode(around uri: String) {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri) else {
      return
    }
    if let code = workspace.sharedCode[project.folder], code.isWanted {
      readInBackground(project.folder, for: uri) { _ = code.index() }
    }
    let images = workspace.sharedImages
    if images.isWanted {
      readInBackground(project.folder, for: uri) { [disk] in images.readWanted(in: disk) }
    }
    if let scenes = workspace.sharedScenes[project.folder], scenes.isWanted {
      readInBackground(project.folder, for: uri) { scenes.makeWanted() }
    }
  }

  /// Begins to read the Xcode projects of a folder, unless they are known.
  func readProjects(of project: ProjectFiles, for uri: String) {
    let projects = workspace.sharedProjects
    guard !projects.knows(project) else { return }
    readInBackground(project.folder, for: uri) { [files] in
      _ = projects.projects(of: project, in: files)
    }
  }

  private func readInBackground(
    _ folder: String, for uri: String, _ read: @escaping @Sendable () -> Void
  ) {
    guard workspace.readingCode.insert(folder).inserted else { return }
    inBackground { _ in
      read()
    } then: { [unowned self] (_: Void) in
      workspace.readingCode.remove(folder)
      surroundingsChanged(
        of: documents.uris.filter { uri in
          documents.path(of: uri).map { Path.isInside($0, folder) } ?? false
        })
    }
  }
}
