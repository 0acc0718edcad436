import Guide
import QuickActions
import SourceText

/// The files below a folder, by paths that begin as the user wrote the folder's.
struct ShownFolder {
  let propertyLists: [String]
  /// Those in which the texts of an Info.plist are looked up.
  let stringsFiles: [String]
  let unreadable: [String]

  init(_ path: String, _ project: ProjectFiles) {
    let root = Path.absolute(path)
    func shown(_ file: String) -> String {
      let rest = file.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }
      return path + (path.hasSuffix("/") || rest.isEmpty ? "" : "/")
        + String(decoding: rest, as: UTF8.self)
    }
    propertyLists = project.propertyLists.map(shown)
    stringsFiles = project.stringsFiles.filter(TranslationFile.isOfInfoPlist).map(shown)
    unreadable = project.unreadable.map(shown)
  }
}

extension FileWriter {
  /// Puts new content in the place of content that was read. Somebody else may have written the
  /// file since; what they wrote is not lost.
  static func replace(
    _ path: String, _ old: [UInt8], with new: [UInt8], _ language: Language
  ) throws(Failure) {
    guard (try? FileReader.read(path)) == old else {
      throw Failure(path: path, reason: LocalizedText.changed[language])
    }
    try replace(path, with: new)
  }
}

extension LocalizedText {
  static let unreadableFolder = LocalizedText(
    en: "the folder cannot be read", zhHans: "无法读取该文件夹")
  static let fileTooLarge = LocalizedText(
    en: "the file is larger than \(SourceText.maximumLength / 1024 / 1024) MB",
    zhHans: "文件超过 \(SourceText.maximumLength / 1024 / 1024) MB")
  fileprivate static let changed = LocalizedText(
    en: "the file has changed meanwhile; nothing was written", zhHans: "文件在此期间已被修改，没有写入")
}
