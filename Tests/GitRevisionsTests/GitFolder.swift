import Foundation
import TestKit

/// A repository that ignores the user's settings.
struct GitFolder {
  struct Failure: Error { let text: String }

  let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Runs git and returns its output without the last line end.
  @discardableResult func git(_ arguments: String..., in other: String? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-C", other ?? path]
      + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "HOME": path,
    ]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let problems = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: problems) }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Commits all files.
  func commit(_ message: String = "x") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "-m", message)
  }

  /// Returns all files in the repository's own folder with their contents.
  func inside() throws -> [String: Data] {
    let root = path + "/.git"
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    return names.reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: root + "/" + $1)
    }
  }
}
