import Files
import Synchronization

/// The folders of the projects around files outside of the workspace, each looked for once.
final class FoldersAround: Sendable {
  private struct Known: Sendable {
    /// By the folder of the file.
    var folders: [String: String] = [:]
    /// Whether folders hold projects, where somebody has looked.
    var marks: [String: FolderMarks] = [:]
  }

  private let known = Mutex(Known())

  /// The folder to look through for what belongs to a file.
  func folder(around path: String, in files: any FileAccess) -> String {
    let own = Path.folder(of: path)
    if let folder = known.withLock({ $0.folders[own] }) { return folder }
    let found = ProjectFiles.folder(around: path) { folder in
      if let marks = known.withLock({ $0.marks[folder] }) { return marks }
      let marks = FolderMarks(folder, in: files)
      known.withLock { $0.marks[folder] = marks }
      return marks
    }
    known.withLock { $0.folders[own] = found }
    return found
  }
}
