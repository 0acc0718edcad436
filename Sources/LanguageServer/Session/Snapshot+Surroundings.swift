import ActionFlow
import AppFiles
import Files
import RuleSubjects

/// The data around open documents.
extension Snapshot {
  /// Returns the files of a document's project; nil while they are being searched for.
  func project(of uri: String) -> ProjectFiles? {
    documents.path(of: uri).flatMap { project(at: $0, for: uri) }
  }

  /// Returns the files of the project of a path.
  func project(at path: String, for uri: String) -> ProjectFiles? {
    let folder = workspace.projectFolder(of: path, in: disk)
    let known = workspace.project(in: folder)
    if known == nil { wants.note(.files(of: folder), for: uri) }
    return known
  }

  /// Returns the surroundings of a property list, or the last known ones while they are read again. Nil if none have
  /// been known yet, and for documents that are not files.
  func surroundings(of uri: String) -> Surroundings? {
    documents.path(of: uri).flatMap { surroundings(at: $0, for: uri) }
  }

  /// Returns the surroundings of a property list at a path, which a document needs.
  func surroundings(at path: String, for uri: String) -> Surroundings? {
    if let known = workspace.surroundings(of: path) { return known }
    if project(at: path, for: uri) != nil { wants.note(.surroundings(of: path), for: uri) }
    return workspace.formerSurroundings(of: path)
  }

  /// Returns which property lists look their texts up in which files. Until the projects have been read, the folders
  /// decide.
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

  /// Returns the facts about the app of a source file.
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

  /// Returns the code and property lists around a document; nil while they are not known.
  func knownCode(around uri: String) -> SharedCode? {
    project(of: uri).flatMap { knownCode(of: $0, for: uri) }
  }

  /// Returns the same for a project. The Xcode projects, which show what belongs to which app, are requested, too.
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
