/// Access to files, so that editors can overlay unsaved texts on the disk and examples need no disk at all. Paths are
/// absolute, with `/` between names.
public protocol FileAccess: Sendable {
  /// The bytes of a file. Throws where there is none, where it cannot be read, and where it is too long.
  func read(_ path: String) throws(FileReader.Failure) -> [UInt8]

  /// The first bytes of a file, at most so many; of a shorter one all.
  func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8]

  /// Returns the bytes of a file whose content fulfils a condition; nil for any other.
  ///
  /// - Parameter isWanted: tests the bytes, which are invalid after it returns.
  func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]?

  /// Returns the entries of a folder, in the order of the names' bytes; nil if it cannot be read. A link to a file is
  /// a file; a link to a folder stays a link and must not be followed.
  func entries(of folder: String) -> [DirectoryListing.Entry]?

  /// Returns what a path leads to; `.other` when there is nothing.
  func kind(of path: String) -> DirectoryListing.Kind

  /// False if `entries` leaves out files that were not named, so that nothing follows from a missing entry.
  var listsWholeFolders: Bool { get }
}

extension FileAccess {
  public var listsWholeFolders: Bool { true }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    Array(try read(path).prefix(prefix))
  }

  public func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    let bytes = try read(path)
    return bytes.withUnsafeBytes(isWanted) ? bytes : nil
  }
}
