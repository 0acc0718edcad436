import Platform

/// The modification time and the length of a file, which show without reading it that it may have changed.
public struct FileStamp: Sendable, Hashable {
  private let seconds: Int
  private let nanoseconds: Int
  private let length: Int64

  /// Returns nil if there is no file.
  public init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    seconds = Int(info.modified.tv_sec)
    nanoseconds = Int(info.modified.tv_nsec)
    length = Int64(info.st_size)
  }
}
