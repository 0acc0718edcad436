import Foundation

/// The files of the project that tests read.
public enum Project {
  /// The folder that contains Package.swift.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the files below a folder, relative to the project, in order.
  public static func files(below folder: String, suffix: String = "") throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url(folder).path())
    return paths.sorted()
      .filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }
      .filter { path in
        var isDirectory = ObjCBool(false)
        _ = FileManager.default.fileExists(atPath: url(path).path(), isDirectory: &isDirectory)
        return !isDirectory.boolValue
      }
  }

  /// Returns a file next to the project that is not part of it; nil if it does not exist.
  public static func beside(_ path: String) -> URL? {
    let url = root.deletingLastPathComponent().appending(path: path)
    return FileManager.default.fileExists(atPath: url.path()) ? url : nil
  }

  /// True if generated files are to be written instead of compared.
  public static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["QUICKACTIONS_UPDATE"] != nil
  }
}
