import AppFiles
import CodeSyntax
import Files
import Guide
import SourceText
import XcodeProject

/// New source files in the Xcode projects of an app, which build only files that they list.
struct ProjectListing {
  /// The edits of projects that list their files one by one.
  private(set) var edits: [FileEdit] = []
  /// Notes on projects to which the files have to be added by hand, or that a tool has to generate again.
  private(set) var notes: [LocalizedText] = []

  /// - Parameters:
  ///   - created: the paths of the new files, which are in one folder.
  ///   - edited: the paths of files that mention their declarations.
  ///   - isTest: true for files of a test target.
  init(
    _ created: [String], namedIn edited: [String], isTest: Bool, _ app: AppSources,
    in files: any FileAccess
  ) {
    guard let first = created.first(where: { !CodeLanguage.isHeader($0) }) ?? created.first else {
      return
    }
    var seen: Set<String> = []
    for owner in app.owners where seen.insert(owner.project.file).inserted {
      let project = owner.project
      let own = app.owners.filter { $0.project.file == project.file }.map(\.target)
      let targets = isTest ? project.targets.filter(\.isTests) : own
      let makers = ["project.yml", "project.yaml", "project.json", "Project.swift"]
      let maker = makers.map { "\(project.folder)/\($0)" }.first { files.kind(of: $0) == .file }
      if let maker {
        notes.append(.isMade(created, maker))
        continue
      }
      // A folder that Xcode synchronizes contains all its files.
      guard !targets.contains(where: { $0.files.role(of: first) != nil }) else { continue }
      let folder = Path.folder(of: first)
      let near = (edited + app.paths).filter { path in
        guard Path.folder(of: path) == folder, !CodeLanguage.isHeader(path) else { return false }
        let parts = project.targets.filter { $0.files.role(of: path) == .source }
        return isTest
          ? !parts.isEmpty && parts.allSatisfy(\.isTests)
          : own.allSatisfy { target in parts.contains { $0.name == target.name } }
      }
      let new = created.map {
        ProjectFileAddition.File(Path.name(of: $0), isCompiled: !CodeLanguage.isHeader($0))
      }
      let text = project.format == .propertyList ? try? files.read(project.file) : nil
      let addition = text.map {
        ProjectFileAddition(project.path, FileEncoding.decode($0).text, project)
      }
      let found = near.prefix(Self.maximumNear).lazy.compactMap { path in
        addition?.edits(adding: new, beside: path).flatMap { $0.isEmpty ? nil : $0 }
      }.first
      if let found {
        edits.append(
          FileEdit(
            project.file, .edit(found.sorted { $0.range.start < $1.range.start })))
      } else {
        notes.append(.isNotListed(created, project.path))
      }
    }
  }

  /// The most files of the folder that are tried.
  private static let maximumNear = 8
}

extension LocalizedText {
  fileprivate static func isNotListed(_ paths: [String], _ project: String) -> LocalizedText {
    let names = paths.map(Path.name).joined(separator: ", ")
    let project = Path.name(of: project)
    return LocalizedText(
      en: "\(project) does not list \(names), so it is not built; add it to the target in Xcode",
      zhHans: "\(project) 没有列出 \(names)，不会编译；请在 Xcode 中把它加入 target")
  }

  fileprivate static func isMade(_ paths: [String], _ maker: String) -> LocalizedText {
    let names = paths.map(Path.name).joined(separator: ", ")
    let maker = Path.name(of: maker)
    return LocalizedText(
      en:
        "a tool makes the Xcode project from \(maker); have it make the project again for \(names)",
      zhHans: "Xcode 项目由工具根据 \(maker) 生成；请重新生成项目，使其包含 \(names)")
  }
}
