import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum SceneDelegateMissing: Rule {
  package static let description = RuleDescription(
    "scene-delegate-missing", .warning,
    title: LocalizedText(
      en: "The scene manifest names a class that the app does not have.",
      zhHans: "场景清单指定的类在 App 中不存在。"),
    why: LocalizedText(
      en: """
        `UISceneDelegateClassName` names the class that gets quick actions in an app with scenes. UIKit \
        looks it up by its name at run time, so a class that was renamed, or that belongs to another \
        target, shows only in the log: the scene has no delegate, and no quick action \
        arrives. Only names that begin with `$(PRODUCT_MODULE_NAME).` are judged, and only where all \
        source files of the target could be read.
        """,
      zhHans: """
        `UISceneDelegateClassName` 指定了使用场景的 App 中接收快捷操作的类。UIKit 在运行时按名称查找它，所以类改了名或\
        属于别的 target 时，只有日志会提到：场景没有 delegate，快捷操作也不会送达。只判断以 `$(PRODUCT_MODULE_NAME).` \
        开头的名称，并且 target 的源文件要能全部读取。
        """),
    examples: [
      .fires(
        .root, manifest("«$(PRODUCT_MODULE_NAME).SceneDelegate»"),
        beside: project([
          "SceneDelegate.swift": "class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {}"
        ])),
      .fires(
        .root, manifest("«$(PRODUCT_MODULE_NAME).SceneDelegate»"),
        beside: project(["AppDelegate.swift": "// SceneDelegate\nclass AppDelegate: UIResponder {}"]
        )),
      .silent(
        .root, manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"),
        beside: project(["SceneDelegate.swift": "final class SceneDelegate: Base {}"])),
      .silent(
        .root, manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"),
        beside: project(["SceneDelegate.m": "@implementation SceneDelegate\n@end"])),
      // A name of Objective-C, or one of another module.
      .silent(
        .root, manifest("SceneDelegate"), beside: project(["AppDelegate.swift": "class A {}"])),
      .silent(
        .root, manifest("Kit.SceneDelegate"), beside: project(["AppDelegate.swift": "class A {}"])),
      .silent(.root, manifest("$(PRODUCT_MODULE_NAME).SceneDelegate")),
    ],
    reference:
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
  )

  private static func manifest(_ name: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
    \t<key>UISceneConfigurations</key>
    \t<dict>
    \t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t<array>
    \t\t\t<dict>
    \t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t<string>\(name)</string>
    \t\t\t</dict>
    \t\t</array>
    \t</dict>
    </dict>
    """
  }

  private static func project(_ sources: [String: String]) -> [String: [UInt8]] {
    ExampleProject.beside().merging(sources.mapValues { Array($0.utf8) }) { own, _ in own }
  }

  package static let needs: Set<Need> = [.project, .code]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let around = document.surroundings, !document.tree.isPreprocessed,
      let manifest = SceneManifest(document.infoPlist)
    else { return }
    let tree = document.tree
    let named = manifest.delegateClasses.compactMap { value in
      className(tree.scalarText(of: value)).map { (value, $0.prefix, $0.name) }
    }
    guard !named.isEmpty, let code = around.knownSceneCode(naming: Set(named.map(\.2))) else {
      return
    }
    let delegates = Set(around.files(of: code).flatMap(\.delegates))
    let near = delegates.count == 1 ? delegates.first : nil
    for (value, prefix, name) in named {
      let files = code.files.filter { $0.classes.contains(name) }
      guard files.allSatisfy({ around.isInNoTarget($0.path) }) else { continue }
      let fix = near.map {
        Fix(.write($0), [tree.replacingText(of: value, with: prefix + $0)], isPreferred: false)
      }
      let range = tree.head(of: value)
      if let file = files.first(where: { !around.isInOtherFolder($0.path) }) {
        let path = Path.relative(file.path, to: around.target.projectFolder)
        report.add(.inNoTarget(name, path), at: range)
      } else {
        report.add(
          .missing(name, near: near), at: range, fixes: tree[value].isClosed ? [fix] : [])
      }
    }
  }

  /// The class of a name in the app's own module, and what stands before it.
  private static func className(_ text: String) -> (prefix: String, name: String)? {
    for prefix in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."]
    where text.hasPrefix(prefix) {
      let name = String(text.dropFirst(prefix.count))
      guard !name.isEmpty, !name.contains("."), !holdsPlaceholder(name) else { return nil }
      return (prefix, name)
    }
    return nil
  }
}

extension Surroundings {
  /// Returns what the source files say about scenes; nil where not all files can be followed that make the app.
  func knownSceneCode(naming names: Set<String>) -> SceneCode? {
    guard !project.owners.isEmpty, project.broken.isEmpty,
      project.owners.allSatisfy(\.target.isApplication), target.hasAllImages,
      !target.hasLinkedFolders, let code = sceneCode(names), code.isComplete
    else { return nil }
    for files in project.owners.map(\.target.files) {
      let areSourcesSeen = files.listed.allSatisfy { path, role in
        role != .source || FileKind(named: path)?.codeLanguage == nil || code.knows(path)
      }
      let areFoldersSeen = files.synchronizedFolders.allSatisfy {
        Path.isInside($0.path, target.searchedFolder)
      }
      guard !files.hasUnknownPlaces, areSourcesSeen, areFoldersSeen else { return nil }
    }
    return code
  }

  /// Returns true if a source file surely is in no target that uses the property list. Nothing is sure where the
  /// project lists no source file at all.
  func isInNoTarget(_ path: String) -> Bool { listsSources && project.isInNoTarget(path) }

  /// Returns true if a source file surely is no part of an app that uses the property list.
  func isApart(_ path: String) -> Bool { listsSources && project.isApart(path) }

  /// Returns true if a source file lies in the folder of another app than the property list.
  func isInOtherFolder(_ path: String) -> Bool {
    guard let code, let own = code.appFolder(of: target.propertyList),
      let other = code.appFolder(of: path)
    else { return false }
    return own != other
  }

  /// Of what is known by `knownSceneCode` the files that may be in a target that uses the property list.
  func files(of code: SceneCode) -> [SceneCode.File] {
    listsSources ? code.files(at: project.members(among: code.filePaths)) : code.files
  }

  private var listsSources: Bool {
    project.owners.contains { owner in
      !owner.target.files.synchronizedFolders.isEmpty
        || owner.target.files.listed.values.contains(.source)
    }
  }
}

extension LocalizedText {
  fileprivate static func missing(_ name: String, near: String?) -> LocalizedText {
    let question = near.map { ("; did you mean “\($0)”?", "；是不是“\($0)”？") } ?? (".", "。")
    return LocalizedText(
      en:
        "No source file of the app declares a class “\(name)”, so the scene has no delegate that gets quick actions\(question.0)",
      zhHans: "App 的源文件中没有声明类“\(name)”，因此场景没有接收快捷操作的 delegate\(question.1)")
  }

  fileprivate static func inNoTarget(_ name: String, _ path: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(path)” declares the class “\(name)” and belongs to no target that uses this file, so the scene has no delegate that gets quick actions.",
      zhHans: "“\(path)”声明了类“\(name)”，但不属于使用该文件的 target，因此场景没有接收快捷操作的 delegate。")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
