import AppFiles
import Files
import SourceText
import XcodeProject

/// The facts that tools add when they generate a project, which their files do not list.
extension ProjectReport {
  /// A Tuist file, of which only the literals of property lists are read.
  struct TuistFile {
    let path: String
    /// The number of property lists in the file.
    let lists: Int
    let withQuickActions: Int
  }

  /// Returns the Tuist files among the found ones.
  static func tuistFiles(_ found: ProjectFiles, in files: any FileAccess) -> [TuistFile] {
    found.generatorFiles.compactMap { path in
      guard Path.name(of: path).lowercased() == "project.swift",
        let bytes = try? files.read(path, prefix: GeneratorFile.maximumLength),
        FileKind(path, bytes) == .generator
      else { return nil }
      let file = GeneratorFile(path, FileEncoding.decode(bytes).text)
      return TuistFile(
        path: path, lists: file.lists.count,
        withQuickActions: file.lists.count { !$0.plist.declarations.isEmpty })
    }
  }

  /// Returns the languages of a project's files, which XcodeGen lists when it generates the project.
  static func languages(of project: XcodeProject, _ found: ProjectFiles) -> [String] {
    let languages = found.translationTables.filter { path in
      project.targets.contains { $0.files.role(of: path) != nil }
    }.compactMap { TranslationLanguage.ofFolder(Path.name(of: Path.folder(of: $0))) }
    return Set(languages).subtracting([TranslationLanguage.base]).sorted()
  }

  func lines(of file: TuistFile, _ language: Language) -> [String] {
    [shown(file.path), "  " + LocalizedText.tuist(file)[language]]
  }
}

extension LocalizedText {
  fileprivate static func tuist(_ file: ProjectReport.TuistFile) -> LocalizedText {
    LocalizedText(
      en:
        "Tuist: \(file.lists) property list\(file.lists == 1 ? "" : "s") in literals, \(file.withQuickActions) with quick actions; targets and settings are not read",
      zhHans:
        "Tuist：字面量中有 \(file.lists) 个属性列表，其中 \(file.withQuickActions) 个有快捷操作；不读取 target 和设置")
  }
}
