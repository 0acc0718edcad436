import ActionFlow
import AppFiles
import Files
import RuleSubjects

/// What is known beside open documents.
extension Snapshot {
  /// The files of the project that a document belongs to; nil while they are being looked for.
  func project(of uri: String) -> ProjectFiles? {
    documents.path(of: uri).flatMap { project(at: $0, for: uri) }
  }

  /// The files of the project that a path belongs to.
  func project(at path: String, for uri: String) -> ProjectFiles? {
    let folder = workspace.projectFolder(of: path, in: disk)
    let known = workspace.project(in: folder)
    if known == nil { wants.note(.files(of: folder), for: uri) }
    return known
  }

  /// Returns what is known beside a property list; what was known last while it is being found out again. Nil when
  /// nothing has been known yet, and for documents that are no files.
  func surroundings(of uri: String) -> Surroundings? {
    documents.path(of: uri).flatMap { surroundings(at: $0, for: uri) }
  }

  /// Returns what is known beside a property list at a path, which a document needs.
  func surroundings(at path: String, for uri: String) -> Surroundings? {
    if let known = workspace.surroundings(of: path) { return known }
    if project(at: path, for: uri) != nil { wants.note(.surroundings(of: path), for: uri) }
    return workspace.formerSurroundings(of: path)
  }

  /// Which property lists look their texts up in which files. Until the projects are read it goes by where
  /// files lie.
  func translationUsers(in project: ProjectFiles, for uri: String) -> TranslationUsers {
    _ = knowsProjects(of: project, for: uri)
    return workspace.sharedProjects.knownTranslationUsers(of: project)
  }

  /// Returns true if the Xcode projects of a folder have been read.
  private func knowsProjects(of project: ProjectFiles, for uri: String) -> Bool {
    let isKnown = workspace.sharedProjects.knows(project)
    if !isKnown { wants.note(.xcodeProjects(of: project.folder), for: uri) }
    return isKnown
  }

  // MARK: Code

  /// Returns what is known of the app that a source file belongs to.
  func codeFacts(of uri: String) -> CodeFacts {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri),
      knowsProjects(of: project, for: uri), let code = workspace.code(in: project.folder)
    else { return .unknown }
    let target = project.target(of: path)
    let images = ImageIndex(target, in: disk, sharing: workspace.sharedImages)
    return CodeFacts(
      ofSource: path, workspace.sharedProjects.owners(in: project, files), in: disk,
      tables: workspace.codeTables.tables(of: path, target, in: disk), images: { images.ifRead() },
      code: code)
  }

  /// Returns what the source files and property lists around a document say; nil while it is not known.
  func knownCode(around uri: String) -> SharedCode? {
    project(of: uri).flatMap { knownCode(of: $0, for: uri) }
  }

  /// The same of a project. The Xcode projects, which tell what belongs to which app, are asked for, too.
  func knownCode(of project: ProjectFiles, for uri: String) -> SharedCode? {
    guard let code = workspace.code(in: project.folder) else { return nil }
    _ = knowsProjects(of: project, for: uri)
    _ = code.indexIfKnown()
    guard code.isMade else {
      wants.note(.code(of: project.folder), for: uri)
      return nil
    }
    return code
  }
}
