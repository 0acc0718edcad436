import AppFiles
import Checks
import Files
import Guide
import ImageFile
import PropertyList
import RuleSubjects
import SourceText

package enum IconNotTemplate: Rule {
  package static let description = RuleDescription(
    "icon-not-template", .hint, group: .icons,
    title: LocalizedText(
      en: "An image without transparency becomes a filled square.",
      zhHans: "不透明的图片会变成一个实心方块。"),
    why: LocalizedText(
      en: """
        iOS uses only the transparency of the image, as a stencil, and paints it in one color of its own. \
        An image in which every pixel is opaque, such as any JPEG, shows as a filled square. Draw the \
        shape on a transparent background.
        """,
      zhHans: """
        iOS 只使用图片的透明度，把它当作模板，用系统的颜色填充。每个像素都不透明的图片（例如任何 JPEG）会显示为\
        实心方块。请把图形画在透明背景上。
        """),
    examples: [
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 35, isOpaque: true),
        message: "“compose@2x.png” has no transparent"),
      .silent(.item, RuleExample.iconFile("compose"), beside: ExampleFiles.catalog),
      .silent(.item, RuleExample.iconFile("compose")),
    ])

  package static let needs: Set<Need> = [.images]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for icon in document.iconFiles {
      guard let image = icon.image else { continue }
      let opaque = icon.surroundings.images.details(of: image).renditions
        .first { $0.header?.opacity == .opaque }
      guard let opaque else { continue }
      report.add(
        .opaque(Path.name(of: opaque.path)), at: document.tree.head(of: icon.value),
        about: opaque.path)
    }
  }
}

extension LocalizedText {
  fileprivate static func opaque(_ file: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(file)” has no transparent pixel; only transparency is used, so the icon is a filled square.",
      zhHans: "“\(file)”没有透明的像素；iOS 只使用透明度，图标会是一个实心方块。")
  }
}
