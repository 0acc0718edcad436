import AppFiles
import Files
import Synchronization

/// The localized tables of code by the folder of their project, with the source files that are checked against them.
final class CodeTables: Sendable {
  private let known = Mutex<[String: (tables: OtherTables, users: Set<String>)]>([:])

  /// Returns the tables of a source file. Nothing is read until a text is looked up.
  func tables(of path: String, _ target: Target, in files: any FileAccess) -> OtherTables {
    known.withLock { known in
      let tables = known[target.projectFolder]?.tables ?? OtherTables(target, in: files)
      known[target.projectFolder, default: (tables, [])].users.insert(path)
      return tables
    }
  }

  /// Returns the source files that have been checked against the tables around a file.
  func users(around path: String) -> [String] {
    known.withLock { known in
      known.filter { Path.isInside(path, $0.key) }.flatMap(\.value.users)
    }
  }

  /// Discards the tables around a file that has changed.
  func forget(around path: String) {
    known.withLock { known in known = known.filter { !Path.isInside(path, $0.key) } }
  }
}
