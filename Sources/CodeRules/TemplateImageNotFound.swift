import ActionFlow
import AppFiles
import Checks
import CodeModel
import Guide
import PropertyListRules
import RuleSubjects
import SourceText

package enum TemplateImageNotFound: Rule {
  package static let needs: Set<Need> = [.images, .project]
  package static let description = RuleDescription(
    "template-image-not-found", .warning, group: .icons,
    title: LocalizedText(
      en: "The app has no image with the name of the icon.", zhHans: "App 中没有图标所用名称的图片。"),
    why: LocalizedText(
      en: """
        `UIApplicationShortcutIcon(templateImageName:)` takes the name of an image in the app's main \
        bundle. Where there is none, the quick action shows a dot (observed), and nothing is logged. \
        Names are judged as in a property list (`icon-not-found`): in all asset catalogs and among all \
        loose images of the project, with upper and lower case told apart. Only a literal in a file that \
        belongs to a target of an Xcode project is looked at.
        """,
      zhHans: """
        `UIApplicationShortcutIcon(templateImageName:)` 接受 App 主 bundle 中图片的名称。没有这张图片时，快捷操作只显示一个圆点（观察所得），\
        也没有任何日志。判断方法与属性列表相同（`icon-not-found`）：在项目的所有资源目录和散放图片中查找，区分大小写。\
        只检查属于 Xcode 项目某个 target 的源文件里的字面量。
        """),
    examples: [
      .fires(
        .swift, "let icon = UIApplicationShortcutIcon(templateImageName: «\"Compose\"»)",
        beside: app, fixed: "let icon = UIApplicationShortcutIcon(templateImageName: \"compose\")"),
      .fires(
        .objectiveC,
        "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:«@\"pen\"»];",
        beside: app),
      .fires(
        .swift,
        "let icon: UIApplicationShortcutIcon = .init(templateImageName: «\"square.and.pencil\"»)",
        beside: app),
      .silent(
        .swift,
        """
        let icon = UIApplicationShortcutIcon(templateImageName: "compose")
        let other = UIApplicationShortcutIcon(templateImageName: name)
        let own = icon(templateImageName: "pencil")
        """, beside: app),
      .silent(
        .objectiveC,
        "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:@\"compose.png\"];",
        beside: app),
      .silent(
        .swift, "let icon = UIApplicationShortcutIcon(templateImageName: \"pencil\")",
        beside: ExampleFiles.catalog),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(templateimagename:)"
  )

  private static let app = ExampleFiles.catalog.merging(
    ExampleProject.beside(sources: ["Example.swift", "Example.m"])
  ) { own, _ in own }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let names = code.file.iconArguments(.templateImageName).filter(\.isOfIcon)
    guard !names.isEmpty, let images = code.facts.images() else { return }
    for name in names.prefix(CodeFlow.maximumPlaces) {
      guard !name.text.isBlank, IconFileName.ImageName(name.text).scale == nil,
        images.image(name.text) == nil, let missing = MissingImage(name.text, in: images)
      else { continue }
      let fix = missing.near.flatMap { near in
        code.file.replacing(name.text, inLiteral: name.value, with: near).map {
          Fix(.write(near), [$0], isPreferred: missing.isSame)
        }
      }
      report.add(
        .missing(name.text, missing), at: code.file.bytes(of: name.value),
        severity: missing.isSure ? .warning : .information, fixes: [fix])
    }
  }
}

extension LocalizedText {
  fileprivate static func missing(_ name: String, _ missing: MissingImage) -> LocalizedText {
    if let near = missing.near {
      return LocalizedText(
        en:
          "There is no image “\(name)”, and the quick action shows a dot; did you mean “\(near)”?",
        zhHans: "没有名为“\(name)”的图片，快捷操作显示圆点；是不是“\(near)”？")
    }
    if missing.symbol != nil {
      return LocalizedText(
        en: "“\(name)” is an SF Symbol and no image of the app; init(systemImageName:) takes it.",
        zhHans: "“\(name)”是 SF Symbol，不是 App 里的图片；应使用 init(systemImageName:)。")
    }
    guard missing.isSure else {
      return LocalizedText(
        en:
          "There is no image “\(name)” in the asset catalogs or among the files; if nothing else brings it along, the quick action shows a dot.",
        zhHans: "资源目录和文件中都没有名为“\(name)”的图片；如果没有别处带来，快捷操作显示圆点。")
    }
    return LocalizedText(
      en:
        "There is no image “\(name)” in the asset catalogs or among the files; the quick action shows a dot.",
      zhHans: "资源目录和文件中都没有名为“\(name)”的图片，快捷操作显示圆点。")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
