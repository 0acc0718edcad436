import Files
import Guide
import SourceText

/// The source files of an app that are never changed: those that settings exclude, and those behind links to folders.
/// Their declarations count nevertheless.
struct HiddenSources: Sendable {
  /// A file with the reason why it is not changed.
  struct File: Sendable {
    let path: String
    let reason: LocalizedText
  }

  var files: [File] = []
  /// Folders that are not completely known.
  var unread: [UnknownSource] = []

  init() {}

  /// - Parameters:
  ///   - mayBelong: returns true if a source file may be part of the app.
  ///   - mayHold: returns true if a folder may contain such files.
  init(
    in project: ProjectFiles, _ files: any FileAccess, mayBelong: (String) -> Bool,
    mayHold: (String) -> Bool
  ) {
    unread = project.unreadable.filter(mayHold).map { UnknownSource($0, .folderNotSeen) }
    for path in project.excluded {
      switch files.kind(of: path) {
      case .file: if mayBelong(path) { self.files.append(File(path: path, reason: .isExcluded)) }
      case .directory: add(path, .isExcluded, files, mayBelong, mayHold)
      case .link, .other: break
      }
    }
    guard !project.linkedFolders.isEmpty else { return }
    let root = Path.real(project.folder)
    for link in project.linkedFolders where files.kind(of: link) == .directory {
      // Files in the project itself are found there.
      guard !Path.isInside(Path.real(link), root) else { continue }
      add(link, .isBehindLink, files, mayBelong, mayHold)
    }
  }

  private mutating func add(
    _ folder: String, _ reason: LocalizedText, _ files: any FileAccess,
    _ mayBelong: (String) -> Bool,
    _ mayHold: (String) -> Bool
  ) {
    guard mayHold(folder) else { return }
    guard let found = ProjectFiles.codeFiles(below: folder, in: files) else {
      return unread.append(UnknownSource(folder, .folderNotSeen))
    }
    self.files += found.filter(mayBelong).map { File(path: $0, reason: reason) }
  }
}
