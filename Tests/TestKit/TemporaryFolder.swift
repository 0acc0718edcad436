import Files
import Foundation

/// A folder that is removed with the value.
public final class TemporaryFolder: Sendable {
  /// The path without a `/` at its end and without links.
  public let path: String

  public init() throws {
    // `resolvingSymlinksInPath` strips `/private` on macOS, to which `/var` and `/tmp` lead.
    path =
      Path.real(FileManager.default.temporaryDirectory.path(percentEncoded: false))
      + "/quickactions 测试 \(UUID())"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  public func uri(_ name: String) -> String {
    URL(filePath: path + "/" + name, directoryHint: .notDirectory).absoluteString
  }

  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  public func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: path + "/" + name, directoryHint: .notDirectory)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  public func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + name, directoryHint: .notDirectory))
  }

  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}
