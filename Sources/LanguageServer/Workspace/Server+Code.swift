import Files
import QuickActions
import SourceText

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
    let target = project.target(of: path)
    let images = ImageIndex(target, in: disk, sharing: workspace.sharedImages)
    return CodeFacts(
      ofSource: path, projects.projects(of: project, in: files), in: disk,
      tables: workspace.codeTables(for: path, target, in: disk), images: { images.ifRead() },
      code: sharedCode(of: project))
  }

  /// What the source files and property lists of a project say, open ones as they are now.
  func sharedCode(of project: ProjectFiles) -> SharedCode {
    if let known = workspace.sharedCode[project.folder] { return known }
    let made = SharedCode(in: disk, open: documents.textsByPath(), isMadeLater: true) { project }
    workspace.sharedCode[project.folder] = made
    return made
  }

  /// The text of a property list that declares quick actions, as it was last read for the code around it.
  func declaredText(of path: String) -> SourceText? {
    guard FileKind(named: path) == .propertyList else { return nil }
    return workspace.sharedCode.first { Path.isInside(path, $0.key) }?.value.declaredText(of: path)
  }

  /// The content of a source file or a property list has changed, in an editor or on the disk.
  ///
  /// - Parameter isSaved: whether it changed on the disk. Other source files wait for that; a letter
  ///   typed into one of them rarely matters to them.
  /// - Returns: the open documents whose findings depend on it.
  func noteForCode(_ path: String, isSaved: Bool) -> [String] {
    guard let folder = workspace.sharedCode.keys.first(where: { Path.isInside(path, $0) }),
      let code = workspace.sharedCode[folder]
    else { return [] }
    let isCode = FileKind(named: path)?.codeLanguage != nil
    let isDeclaring = FileKind.mayDeclareItems(path)
    guard isCode || isDeclaring else { return [] }
    code.markChanged(path, documents.uri(of: path).flatMap { documents[$0]?.text.bytes })
    // What is known of scenes was read from the disk.
    let isSceneCode = isSaved && workspace.sharedScenes[folder]?.markChanged(path) == true
    guard code.isMade || isSceneCode else { return [] }
    return documents.uris.filter { uri in
      guard let other = documents.path(of: uri), other != path, Path.isInside(other, folder) else {
        return false
      }
      return FileKind.mayDeclareItems(other)
        || (isDeclaring || isSaved) && FileKind(named: other)?.codeLanguage != nil
    }
  }

  /// Reads the source files around a document if a rule has asked for what they say.
  func readWantedCode(around uri: String) {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri) else {
      return
    }
    if let code = workspace.sharedCode[project.folder], code.isWanted {
      readInBackground(project.folder, title: LocalizedText.readingCode[language]) {
        [files] reporter in
        code.makeWanted(in: files) { reporter.tick() }
      }
    }
    let images = workspace.sharedImages
    if images.isWanted {
      readInBackground(project.folder) { [disk] _ in images.readWanted(in: disk) }
    }
    if let scenes = workspace.sharedScenes[project.folder], scenes.isWanted {
      readInBackground(project.folder) { _ in scenes.makeWanted() }
    }
  }

  /// Begins to read the Xcode projects of a folder, unless they are known.
  func readProjects(of project: ProjectFiles, for uri: String) {
    let projects = workspace.sharedProjects
    guard !projects.knows(project) else { return }
    readInBackground(project.folder) { [files] _ in
      _ = projects.projects(of: project, in: files)
    }
  }

  private func readInBackground(
    _ folder: String, title: String? = nil,
    _ read: @escaping @Sendable (BackgroundWork.Reporter) -> Void
  ) {
    guard workspace.readingCode.insert(folder).inserted else { return }
    inBackground(title: title) { reporter in
      read(reporter)
    } then: { [unowned self] (_: Void) in
      workspace.readingCode.remove(folder)
      surroundingsChanged(
        of: documents.uris.filter { uri in
          documents.path(of: uri).map { Path.isInside($0, folder) } ?? false
        })
    }
  }
}

extension LocalizedText {
  fileprivate static let readingCode = LocalizedText(
    en: "Reading source files", zhHans: "正在读取源文件")
}
