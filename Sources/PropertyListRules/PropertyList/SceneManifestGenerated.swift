import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

package enum SceneManifestGenerated: Rule {
  package static let description = RuleDescription(
    "scene-manifest-generated", .warning,
    title: LocalizedText(
      en: "A build setting replaces the scene configurations of the file.",
      zhHans: "构建设置会替换该文件中的场景配置。"),
    why: LocalizedText(
      en: """
        `INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES` makes Xcode write a scene manifest \
        with no configurations. Where `GENERATE_INFOPLIST_FILE` is on as well, what Xcode generates wins \
        over the file entry by entry: the configurations written by hand, with the class that gets \
        quick actions, are not in the built app. Set it to `NO` in a target whose file has a manifest.
        """,
      zhHans: """
        `INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES` 会让 Xcode 写入一个没有任何配置的场景清单。\
        `GENERATE_INFOPLIST_FILE` 也打开时，Xcode 生成的条目会逐项覆盖文件里的：手写的配置，连同接收快捷操作的类，\
        都不会出现在构建出的 App 里。文件已有场景清单的 target 应把它设为 `NO`。
        """),
    examples: [
      .fires(
        .root, manifest("«UISceneConfigurations»"),
        beside: ExampleProject.beside(settings: generation + generated)),
      .silent(
        .root, manifest("UISceneConfigurations"),
        beside: ExampleProject.beside(settings: generation)),
      .silent(
        .root, manifest("UISceneConfigurations"), beside: ExampleProject.beside(settings: generated)
      ),
      .silent(
        .root,
        """
        <key>UIApplicationSceneManifest</key>
        <dict>
        \t<key>UISceneConfigurations</key>
        \t<dict/>
        </dict>
        """, beside: ExampleProject.beside(settings: generation + generated)),
    ],
    reference: RuleDescription.propertyListReference)

  private static let generated = "GENERATE_INFOPLIST_FILE = YES;"
  private static let generation =
    "\(setting) = YES;"
  private static let setting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  private static func manifest(_ key: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
    \t<key>\(key)</key>
    \t<dict>
    \t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t<array>
    \t\t\t<dict>
    \t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t<string>Kit.SceneDelegate</string>
    \t\t\t</dict>
    \t\t</array>
    \t</dict>
    </dict>
    """
  }

  package static let needs: Set<Need> = [.project]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let facts = document.surroundings?.project, facts.broken.isEmpty,
      !document.tree.isPreprocessed, isBeaten(facts),
      let key = SceneManifest(document.infoPlist)?.configurations,
      let target = facts.owners.first?.target.name
    else { return }
    report.add(.beaten(target), at: document.tree.name(of: key))
  }

  /// Returns true if every configuration that uses the file has Xcode write a manifest over it.
  private static func isBeaten(_ facts: ProjectFacts) -> Bool {
    let configurations = facts.owners.flatMap(\.configurations)
    return !configurations.isEmpty
      && configurations.allSatisfy { $0[setting].isYes && $0["GENERATE_INFOPLIST_FILE"].isYes }
  }
}

extension LocalizedText {
  fileprivate static func beaten(_ target: String) -> LocalizedText {
    LocalizedText(
      en:
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation of “\(target)” is YES: the generated manifest has no configurations and replaces these.",
      zhHans:
        "“\(target)”的 INFOPLIST_KEY_UIApplicationSceneManifest_Generation 为 YES：生成的清单没有配置，会替换这里的配置。"
    )
  }
}
