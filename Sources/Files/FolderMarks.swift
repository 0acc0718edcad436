/// The marks of projects and repositories among the names in a folder.
public struct FolderMarks: Sendable {
  /// True for a project that is more than a package.
  let holdsApp: Bool
  let holdsRepository: Bool
  /// True if the folder contains a project or a repository.
  package let isProject: Bool

  /// Reads the names of the folder's entries. A folder that cannot be read, and `/`, mark nothing.
  public init(_ folder: String, in files: any FileAccess) {
    let names = folder == "/" ? [] : (files.entries(of: folder) ?? []).map(\.name)
    holdsApp = names.contains { ProjectFiles.marksApp($0.lowercased()) }
    holdsRepository = names.contains(".git")
    isProject =
      holdsRepository || names.contains { ProjectFiles.marksProject($0.lowercased()) }
  }
}
