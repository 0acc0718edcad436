import Files
import Synchronization

/// The project folders of files outside of the workspace, each searched for once.
final class FoldersAround: Sendable {
  private struct Known: Sendable {
    /// The folders by the folder of the file.
    var folders: [String: String] = [:]
    /// The marks of projects in folders, as far as they were read.
    var marks: [String: FolderMarks] = [:]
  }

  private let known = Mutex(Known())

  /// Returns the folder to scan for the project of a file.
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
