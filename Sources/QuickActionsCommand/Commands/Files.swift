import Files
import Guide
import Linter
import Platform
import SourceText

/// The paths given by the user, in the spelling of the disk.
enum GivenPath {
  private static let spellings = PathSpellings(DiskFiles())

  /// Records the spelling on the disk of a path given by the user. Call this once, where arguments are
  /// parsed.
  static func note(_ argument: String) {
    if argument != "-" { _ = spellings.onDisk(Path.absolute(argument)) }
  }

  /// Returns an absolute path without `.` and `..`, in the spelling of the disk if the user gave it or a
  /// folder above it.
  static func absolute(_ path: String) -> String { spellings.knownOnDisk(Path.absolute(path)) }
}

extension GivenPath {
  /// Throws an error if a named file or folder cannot be read.
  static func requireReadable(_ path: String) throws(UsageError) {
    let full = absolute(path)
    let files = DiskFiles()
    let reason: LocalizedText
    switch files.kind(of: full) {
    case .directory:
      guard files.entries(of: full) == nil else { return }
      reason = SystemProblem(errno).reading
    case .file:
      do throws(FileReader.Failure) {
        _ = try files.read(full, prefix: 1)
        return
      } catch {
        reason = error.message(for: full)
      }
    default: return
    }
    throw UsageError(
      en: "cannot read \(path): \(reason.english)",
      zhHans: "无法读取 \(path)：\(reason.simplifiedChinese)")
  }

  /// The most unreadable files that are named.
  private static let maximumNames = 3

  /// Returns a line that lists the files that could not be read; nil if there are none.
  static func unread(_ paths: [String]) -> LocalizedText? {
    let paths = Set(paths.lazy.filter { !isNotUTF8($0) }).sorted { $0.precedes($1) }
    guard !paths.isEmpty else { return nil }
    let working = absolute("")
    let names = paths.prefix(maximumNames).map { Path.relative($0, to: working) }
    let more = paths.count - names.count
    return LocalizedText(
      en: "no permission to read \(names.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : "")
        + "; what is there is not known; change the permissions (chmod)",
      zhHans: "没有权限读取 \(names.joined(separator: "、"))"
        + (more > 0 ? "，另有 \(more) 个" : "") + "，因此不知道其中的内容；请修改权限（chmod）")
  }
}

/// The files below a folder, with paths that begin in the user's notation of the folder.
struct ShownFolder {
  let propertyLists: [String]
  /// All files for which rules exist.
  let checkedFiles: [String]
  /// The files from which tools generate property lists.
  let generatorFiles: [String]
  /// The files that list the packages of JavaScript and Dart.
  let dependencyFiles: [String]
  /// The folders that cannot be read.
  let unreadable: [String]
  /// The skipped files and folders, each with the reason.
  let skipped: [(path: String, reason: LocalizedText)]
  /// The folders whose names are not UTF-8, which are skipped with their contents.
  let misnamed: [String]

  init(_ path: String, _ project: ProjectFiles) {
    let root = GivenPath.absolute(path)
    func shown(_ file: String) -> String {
      let rest = file.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }
      return path + (path.hasSuffix("/") || rest.isEmpty ? "" : "/")
        + String(decoding: rest, as: UTF8.self)
    }
    propertyLists = project.propertyLists.map(shown)
    checkedFiles = project.checkedFiles.map(shown)
    generatorFiles = project.generatorFiles.map(shown)
    dependencyFiles = project.dependencyFiles.map(shown)
    unreadable = project.unreadable.filter { !isNotUTF8($0) }.map(shown)
    skipped =
      (project.skippedFolders.map { (shown($0), LocalizedText.byName) }
      + (project.ignoredFolders + project.ignoredFiles).map { (shown($0), .byGitignore) })
      .sorted { $0.0.precedes($1.0) }
    misnamed = project.unreadable.filter(isNotUTF8).map(shown)
  }
}

/// Returns true if a path that cannot be opened has a name that is not UTF-8. A string cannot contain such a
/// name, so another one would be opened.
func isNotUTF8(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }

/// Returns true if a file found below a folder is a link to one outside, which the user has not named and
/// which is therefore not written.
func leadsOut(_ path: String, of folder: String) -> Bool {
  !Path.isInside(Path.real(path), Path.real(folder))
}

extension FileReader.Failure {
  /// Returns the reason why a file cannot be read, on one line.
  func message(for path: String) -> LocalizedText {
    switch self {
    case .directory: .isFolder
    case .tooLarge: .fileTooLarge
    case .system where isNotUTF8(path): .nameNotUTF8
    case .system(let words): SystemProblem(words: words).reading
    }
  }
}

extension LocalizedText {
  fileprivate static let byName = LocalizedText(
    en: "a folder of this name is passed over", zhHans: "跳过此名称的文件夹")
  fileprivate static let byGitignore = LocalizedText(
    en: "left out by .gitignore", zhHans: ".gitignore 忽略了它")
  static let unreadableFolder = LocalizedText(
    en: "the folder cannot be read", zhHans: "无法读取该文件夹")
  static let misnamedFolder = LocalizedText(
    en: "the name of the folder is not UTF-8, so it is passed over; rename it",
    zhHans: "文件夹名不是 UTF-8 编码，因此跳过；请重命名")
  fileprivate static let fileTooLarge = LocalizedText(
    en: "the file is larger than \(SourceText.maximumLength / 1024 / 1024) MB",
    zhHans: "文件超过 \(SourceText.maximumLength / 1024 / 1024) MB")
  static let leadsOutOfFolder = LocalizedText(
    en: "the link leads out of the folder; name the file itself to change it",
    zhHans: "该链接指向文件夹之外；要修改请直接指定文件")
  fileprivate static let isFolder = LocalizedText(en: "it is a folder", zhHans: "它是文件夹")
  fileprivate static let nameNotUTF8 = LocalizedText(
    en: "the name of the file is not UTF-8; rename the file", zhHans: "文件名不是 UTF-8 编码，请重命名该文件")
}
