import Platform
import SourceText

/// The system's error for a file, with advice.
public struct SystemProblem: Sendable {
  private let code: Int32
  /// The system's words.
  private let words: String

  /// - Parameter code: a value of `errno`.
  public init(_ code: Int32) {
    self.code = code
    words = String(cString: strerror(code))
  }

  /// The problem that has some words of the system.
  public init(words: String) {
    let known = [EACCES, EPERM, ENOENT].first { String(cString: strerror($0)) == words }
    code = known ?? 0
    self.words = words
  }

  /// The reason why a file or folder cannot be read.
  public var reading: LocalizedText {
    switch code {
    case EACCES:
      LocalizedText(
        en: "no permission to read it; change its permissions or those of its folder (chmod)",
        zhHans: "没有读取权限，请修改它或所在文件夹的权限（chmod）")
    case EPERM:
      LocalizedText(
        en:
          "the system does not let this program read it; on a Mac, allow it in System Settings › Privacy & Security",
        zhHans: "系统不允许本程序读取它；在 Mac 上请在“系统设置 › 隐私与安全性”中允许")
    case ENOENT: LocalizedText(en: words, zhHans: "没有这个文件或文件夹")
    default: LocalizedText(en: words, zhHans: words)
    }
  }

  /// The uppermost of the folders of a path that is not there.
  private static func missingFolder(_ path: String) -> String {
    var missing = path
    while missing.contains("/") {
      let above = Path.folder(of: missing)
      guard above != missing, !above.isEmpty,
        DirectoryListing.kind(of: above, followingLinks: true) == .other
      else { break }
      missing = above
    }
    return missing
  }

  /// Returns the reason why a file cannot be written.
  ///
  /// - Parameter path: the file, or the folder in which it was to be created; nil if there is no path.
  public func writing(_ path: String?) -> LocalizedText {
    var (folder, isFile) = ("", false)
    if let path {
      let kind = DirectoryListing.kind(of: path, followingLinks: true)
      isFile = kind == .file
      folder = kind == .directory ? path : Path.folder(of: path)
    }
    switch code {
    case EACCES where isFile:
      return LocalizedText(
        en: "no permission to write the file; change its permissions (chmod u+w)",
        zhHans: "没有写入该文件的权限，请修改其权限（chmod u+w）")
    case EACCES:
      return LocalizedText(
        en:
          "no permission to write in the folder \(folder); change its permissions, or name another place",
        zhHans: "没有在文件夹 \(folder) 中写入的权限，请修改其权限，或指定其他位置")
    case EPERM:
      return LocalizedText(
        en:
          "the system does not let this program write in \(folder); allow it, or name another place",
        zhHans: "系统不允许本程序在 \(folder) 中写入，请允许，或指定其他位置")
    case EROFS:
      return LocalizedText(
        en: "the file system of \(folder) is read-only; name another place",
        zhHans: "\(folder) 所在的文件系统是只读的，请指定其他位置")
    case ENOENT:
      let missing = path.map(Self.missingFolder) ?? folder
      return LocalizedText(
        en: "there is no folder \(missing); make it first", zhHans: "没有文件夹 \(missing)，请先创建它")
    case ENOTDIR:
      return LocalizedText(
        en: "a part of \(path ?? folder) is no folder; name another place",
        zhHans: "\(path ?? folder) 中有一部分不是文件夹，请指定其他位置")
    case ENOSPC, EDQUOT:
      return LocalizedText(
        en: "there is no space left; make some, and try again", zhHans: "磁盘空间不足，请腾出空间后重试")
    default: return LocalizedText(en: words, zhHans: words)
    }
  }
}
