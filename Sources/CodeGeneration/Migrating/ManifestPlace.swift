import CodeModel
import Files
import Guide
import OldStylePropertyList
import SourceText
import XcodeProject

/// The files that receive the scene manifest of an app, and the project files that list the new source files.
enum ManifestPlace {
  /// - Parameters:
  ///   - created: the paths of the new source files.
  ///   - delegate: the app delegate's file, next to which they are listed.
  static func edits(
    for apps: [MigratedApp], _ manifest: SceneManifestAddition, adding created: [String],
    beside delegate: String, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    var edits: [FileEdit] = []
    var projectEdits: [String: [TextEdit]] = [:]
    for app in apps {
      for list in app.lists where !edits.contains(where: { $0.path == list }) {
        if let made = app.made.first(where: { $0.list == list }) {
          guard let edit = made.adding(manifest) else {
            throw GenerationFailure(.unusualProject, in: made.file)
          }
          guard made.findsFiles else { throw GenerationFailure(.unusualProject, in: made.file) }
          projectEdits[made.file, default: []].append(edit)
          // The generated file is updated as well.
          guard files.kind(of: list) == .file else { continue }
        }
        // Tuist overwrites it the next time.
        guard
          !list.contains("/Derived/InfoPlists/") || app.made.contains(where: { $0.list == list })
        else { throw GenerationFailure(.tuistIsUnknown, in: list) }
        edits.append(try manifest.edit(at: list, in: files))
      }
      for part in app.parts {
        let file = part.project.file
        switch part.project.format {
        case .xcodeGen:
          if app.hasMadeList { throw GenerationFailure(.noListNamed(app.name), in: file) }
          // Values of a list in templates and included files are not followed.
          let isPlain = app.lists.allSatisfy { list in app.made.contains { $0.list == list } }
          let text = (try? files.read(file)).map { FileEncoding.decode($0).text.string } ?? ""
          guard
            isPlain
              || !text.contains("info:") && !text.contains("templates:")
                && !text.contains("include:")
          else { throw GenerationFailure(.listIsMade, in: file) }
        case .json5:
          guard isSynchronized(part, delegate) else {
            throw GenerationFailure(.unusualProject, in: file)
          }
          if app.hasMadeList { throw GenerationFailure(.noListNamed(app.name), in: file) }
        case .propertyList:
          let addition = try addition(part, files)
          if projectEdits[file] == nil {
            let new = created.map {
              ProjectFileAddition.File(Path.name(of: $0), isCompiled: !$0.hasSuffix(".h"))
            }
            guard let own = addition.edits(adding: new, beside: delegate) else {
              throw GenerationFailure(.unusualProject, in: file)
            }
            projectEdits[file] = own
          }
          guard app.hasMadeList else { continue }
          let name = part.target.name + "-Info.plist"
          let path = part.project.folder + "/" + name
          let isMade = part.target.configurations.allSatisfy {
            $0["GENERATE_INFOPLIST_FILE"].isYes
          }
          guard app.lists.isEmpty, isMade, !addition.hasConfigurationFiles,
            files.kind(of: path) == .other,
            let own = addition.edits(
              setting: "INFOPLIST_FILE", to: name, ofTarget: part.target.name)
          else { throw GenerationFailure(.noListNamed(app.name), in: file) }
          projectEdits[file, default: []] += own
          edits.append(FileEdit(path, .create(manifest.document)))
        }
      }
    }
    return edits
      + projectEdits.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { path, edits in
        FileEdit(path, .edit(edits.sorted { $0.range.start < $1.range.start }))
      }
  }

  private static func isSynchronized(_ part: MigratedApp.Part, _ path: String) -> Bool {
    part.target.files.role(of: path) == .synchronized
  }

  private static func addition(
    _ part: MigratedApp.Part, _ files: any FileAccess
  ) throws(GenerationFailure) -> ProjectFileAddition {
    guard let bytes = try? files.read(part.project.file) else {
      throw GenerationFailure(.unreadable, in: part.project.file)
    }
    return ProjectFileAddition(part.project.path, FileEncoding.decode(bytes).text, part.project)
  }
}

extension LocalizedText {
  fileprivate static let unusualProject = LocalizedText(
    en:
      "the project lists the app delegate in a form to which nothing is added here; add a file by hand first",
    zhHans: "项目列出 app delegate 的形式不便自动添加文件，请先自行添加文件")

  fileprivate static let listIsMade = LocalizedText(
    en:
      "XcodeGen writes the property list, and where it is told what is in it is not followed here; add the manifest to “properties” by hand",
    zhHans: "属性列表由 XcodeGen 生成，此处无法得知其内容写在哪里，请自行把清单加入“properties”")

  fileprivate static func noListNamed(_ target: String) -> LocalizedText {
    LocalizedText(
      en: "the target “\(target)” has no Info.plist in some configuration; give it one first",
      zhHans: "target“\(target)”在某个配置中没有 Info.plist，请先为它指定一个")
  }
}
