import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum IconScaleMissing: Rule {
  package static let description = RuleDescription(
    "icon-scale-missing", .information, group: .icons,
    title: LocalizedText(
      en: "The image is missing at a scale.", zhHans: "图片缺少某个倍率。"),
    why: LocalizedText(
      en: """
        iPhones have screens of scale 2 and 3, iPads of scale 2. Where the file for a scale is missing, \
        iOS takes another and scales it, which costs sharpness where that has fewer pixels. Scale 1 is \
        not needed on any device of today, and a PDF or SVG serves all.
        """,
      zhHans: """
        iPhone 屏幕的倍率是 2 和 3，iPad 是 2。缺少某个倍率的文件时，iOS 会缩放另一个文件，像素不足就不够清晰。\
        现在的设备都不需要 1 倍图；PDF 或 SVG 适用于所有倍率。
        """),
    examples: [
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ExampleFiles.imageSet("compose", scales: [2], points: 35),
        message: "“compose” has no image for @3x"),
      .fires(
        .item, RuleExample.iconFile("«compose»"), beside: ["compose.png": ExampleFiles.png(35)],
        message: "“compose” has no image for @2x"),
      .silent(.item, RuleExample.iconFile("compose"), beside: ExampleFiles.catalog),
      .silent(.item, RuleExample.iconFile("compose")),
    ])

  package static let needs: Set<Need> = [.images]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for icon in document.iconFiles {
      guard let image = icon.image else { continue }
      let details = icon.surroundings.images.details(of: image)
      // What is large enough loses no sharpness.
      let largest = largestSide(details)
      let missing = details.missingScales.filter { Double($0 * Limits.iconPoints) > largest }
      guard !missing.isEmpty else { continue }
      report.add(
        .missing(missing, of: image.name), at: document.tree.head(of: icon.value),
        about: image.paths.first)
    }
  }

  /// The longest side of the image's files, in pixels; 0 where none can be measured.
  private static func largestSide(_ details: ImageDetails) -> Double {
    let sizes = details.renditions.compactMap { $0.header?.size }
    return sizes.map { max($0.width, $0.height) }.max() ?? 0
  }
}

extension LocalizedText {
  fileprivate static func missing(_ scales: [Int], of name: String) -> LocalizedText {
    let files = scales.map { "@\($0)x" }
    let sides = scales.map { "\($0 * Limits.iconPoints)" }
    return LocalizedText(
      en:
        "“\(name)” has no image for \(files.joined(separator: " and ")) (\(sides.joined(separator: " and ")) pixels); iOS scales another.",
      zhHans:
        "“\(name)”没有 \(files.joined(separator: " 和 ")) 的图片（边长 \(sides.joined(separator: " 和 ")) 像素），iOS 会缩放别的图片。"
    )
  }
}
