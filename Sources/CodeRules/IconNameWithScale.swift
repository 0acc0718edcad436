import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import PropertyListRules
import SourceText

package enum IconNameWithScale: Rule {
  package static let description = RuleDescription(
    "icon-name-with-scale", .hint, group: .icons,
    title: LocalizedText(
      en: "The name of an icon's image holds a scale.", zhHans: "图标的图片名带有倍率。"),
    why: LocalizedText(
      en: """
        A template image is named as in the asset catalog, or as the file is without its scale and \
        extension: iOS adds `@2x` or `@3x` itself, for the screen it runs on. With the scale in the name \
        every device gets that one file, and an image of an asset catalog is not found at all.
        """,
      zhHans: """
        模板图片的名称应与资源目录里的一致，或者是去掉倍率和扩展名的文件名：iOS 会按屏幕自动补上 `@2x` 或 `@3x`。名称里\
        写上倍率，所有设备都只用那一个文件，资源目录里的图片则根本找不到。
        """),
    examples: [
      .fires(
        .swift, "let icon = UIApplicationShortcutIcon(templateImageName: «\"write@2x.png\"»)",
        fixed: "let icon = UIApplicationShortcutIcon(templateImageName: \"write\")",
        message: "iOS adds the scale itself; the name is"),
      .fires(
        .swift, "let icon = UIApplicationShortcutIcon(templateImageName: «\"Icons/compose@2x\"»)",
        fixed: "let icon = UIApplicationShortcutIcon(templateImageName: \"Icons/compose\")",
        message: "the name is “Icons/compose”"),
      .fires(
        .objectiveC,
        "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:«@\"compose@3x.png\"»];",
        fixed:
          "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:@\"compose\"];",
        message: "iOS adds the scale itself; the name is"
      ),
      .silent(
        .swift,
        """
        let icon = UIApplicationShortcutIcon(templateImageName: "compose")
        let image = UIImage(named: "compose@2x.png")
        // let icon = UIApplicationShortcutIcon(templateImageName: "compose@2x.png")
        """),
      .silent(
        .objectiveC,
        """
        UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:@"compose.png"];
        #if 0
        icon = [UIApplicationShortcutIcon iconWithTemplateImageName:@"compose@2x.png"];
        #endif
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(templateimagename:)"
  )

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for icon in file.iconArguments(.templateImageName) {
      let name = IconFileName.ImageName(icon.text)
      guard name.scale != nil, !name.base.isEmpty else { continue }
      let fix = file.replacing(icon.text, inLiteral: icon.value, with: name.path).map {
        Fix(.write(name.path), [$0], isPreferred: true)
      }
      report.add(.scale(name.path), at: file.bytes(of: icon.value), fixes: [fix])
    }
  }
}

extension LocalizedText {
  fileprivate static func scale(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "iOS adds the scale itself; the name is “\(name)”.",
      zhHans: "倍率由 iOS 自己补上；名称应为“\(name)”。")
  }
  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
