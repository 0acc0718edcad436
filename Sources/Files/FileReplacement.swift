import Platform
import SourceText

/// Puts new content in the place of a file's, all at once.
///
/// The content is written to a new file in the same folder, which gets all that belongs to the old one
/// and is then moved over it. Directly before, the old file is compared with what was read: an editor
/// may have saved it in the meantime.
struct FileReplacement {
  typealias Failure = FileWriter.Failure

  /// The properties by which an unchanged file is recognized without reading it.
  private struct Stamp: Equatable {
    let device: dev_t
    let inode: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    init(_ info: stat) {
      (device, inode, size) = (info.st_dev, info.st_ino, info.st_size)
      (seconds, nanoseconds) = (Int(info.modified.tv_sec), Int(info.modified.tv_nsec))
    }
  }

  private let path: String
  /// The path with its links resolved.
  private let target: String
  private let old: [UInt8]?

  /// - Parameters:
  ///   - path: the file; a link to it stays a link.
  ///   - old: what was read; nil if there is nothing at the path.
  init(of path: String, _ old: [UInt8]?) {
    self.path = path
    self.old = old
    target = Path.real(path)
  }

  /// - Parameters:
  ///   - beforeComparing: called when all is written and nothing replaced, for tests.
  ///   - sync: writes what belongs to a descriptor to the medium, for tests.
  func write(
    _ new: [UInt8], beforeComparing: () -> Void = {},
    sync: (Int32) -> Int32 = { Medium.sync($0) }
  ) throws(Failure) {
    let original = try openOriginal()
    defer { if let original { close(original) } }
    let signals = HeldSignals()
    defer { signals.release() }
    let temporary = try TemporaryFile(in: Path.folder(of: target), isPrivate: original != nil)
    do throws(Failure) {
      try temporary.write(new)
      if let original, let lost = FileAttributes.copy(from: original, to: temporary.descriptor) {
        throw Failure(path: path, reason: lost)
      }
      guard sync(temporary.descriptor) == 0 else { throw Failure(temporary.path) }
      beforeComparing()
      try requireUnchanged(original)
      guard rename(temporary.path, target) == 0 else { throw Failure(path) }
    } catch {
      temporary.remove()
      throw Failure(path: path, reason: error.reason)
    }
    temporary.close()
    try syncFolder(sync)
  }

  /// Throws where the file may not be replaced or has changed.
  func requireReplaceable() throws(Failure) {
    let original = try openOriginal()
    defer { if let original { close(original) } }
    try requireUnchanged(original)
  }

  /// Opens the file that is to be replaced, if it may be. Returns nil if there is to be none.
  private func openOriginal() throws(Failure) -> Int32? {
    guard old != nil else { return nil }
    // In a writable folder a read-only file could be replaced.
    guard access(target, W_OK) == 0 else { throw Failure(path) }
    let file = open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path) }
    var info = stat()
    let isKnown = fstat(file, &info) == 0
    let problem: LocalizedText? =
      if !isKnown || info.st_mode & S_IFMT != S_IFREG {
        .notAFile
      } else if info.st_nlink > 1 {
        .hardLinks(Int(info.st_nlink))
      } else {
        nil
      }
    guard let problem else { return file }
    close(file)
    throw Failure(path: path, reason: problem)
  }

  /// - Parameter original: the file that was opened; nil if there is to be none.
  private func requireUnchanged(_ original: Int32?) throws(Failure) {
    let changed = Failure(path: path, reason: .changed)
    guard let original, let old else {
      var info = stat()
      if lstat(target, &info) == 0 { throw changed }
      return
    }
    let before = stamp()
    guard let before, before == stamp(of: original), lseek(original, 0, SEEK_SET) == 0,
      (try? FileReader.read(descriptor: original)) == old, stamp() == before
    else { throw changed }
  }

  /// Returns the stamp of the file that is at the path now.
  private func stamp() -> Stamp? {
    var info = stat()
    return lstat(target, &info) == 0 ? Stamp(info) : nil
  }

  private func stamp(of file: Int32) -> Stamp? {
    var info = stat()
    return fstat(file, &info) == 0 ? Stamp(info) : nil
  }

  /// Makes the new name of the file last. Not every file system can do that for folders.
  private func syncFolder(_ sync: (Int32) -> Int32) throws(Failure) {
    let folder = open(Path.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    if sync(folder) != 0, errno == EIO { throw Failure(path) }
  }
}

extension LocalizedText {
  fileprivate static let changed = LocalizedText(
    en: "the file has changed meanwhile; nothing was written", zhHans: "文件在此期间已被修改，没有写入")
  fileprivate static let notAFile = LocalizedText(
    en: "it is not a regular file; nothing was written", zhHans: "它不是普通文件，没有写入")

  fileprivate static func hardLinks(_ count: Int) -> LocalizedText {
    LocalizedText(
      en:
        "the file has \(count) names (hard links), and the others would keep the old content; nothing was written",
      zhHans: "该文件有 \(count) 个名称（硬链接），其他名称会保留旧内容，因此没有写入")
  }
}
