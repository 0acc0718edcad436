import AppFiles
import Checks
import Files
import Guide
import ImageFile
import PropertyList
import RuleSubjects
import SourceText

package enum IconSize: Rule {
  package static let description = RuleDescription(
    "icon-size", .information, group: .icons,
    title: LocalizedText(
      en: "The image has another size than an icon.", zhHans: "图片的尺寸与图标不符。"),
    why: LocalizedText(
      en: """
        The icon of a quick action is a square of 35 × 35 points: 35 × 35 pixels at scale 1, 70 × 70 \
        at `@2x` and 105 × 105 at `@3x`. iOS draws it smaller than that, at 24 to 30 points, makes larger \
        images fit and never enlarges one. So a square of 24 points or more, as apps share it with their tab \
        bar, and a larger drawing are not reported; a larger bitmap, which only takes space, is a hint. PNG \
        and JPEG are measured in pixels, PDF and SVG in points.
        """,
      zhHans: """
        快捷操作的图标是 35 × 35 点的正方形：1 倍为 35 × 35 像素，`@2x` 为 70 × 70，`@3x` 为 105 × 105。iOS \
        实际显示为 24 至 30 点，会缩小较大的图片，但从不放大。因此 24 点及以上的正方形（常与标签栏共用）和较大的矢量图\
        不报告；较大的位图只是占用空间，作为轻微提示。PNG 和 JPEG 按像素量，PDF 和 SVG 按点量。
        """),
    examples: [
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 60), severity: .hint,
        message: "“compose@2x.png” is 120 ×"),
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: [
          "compose.svg": Array(#"<svg width="35" height="24"/>"#.utf8)
        ], message: "“compose.svg” is 35 ×"),
      .silent(
        .item, RuleExample.iconFile("compose"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 36)),
      .silent(
        .item, RuleExample.iconFile("compose"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 24)),
      .silent(
        .item, RuleExample.iconFile("compose"),
        beside: ["compose.svg": Array(#"<svg width="126" height="126"/>"#.utf8)]),
      .silent(.item, RuleExample.iconFile("compose"), beside: ExampleFiles.catalog),
      .silent(.item, RuleExample.iconFile("compose")),
    ])

  package static let needs: Set<Need> = [.images]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    var seen = Set<NamedImage>()
    for icon in document.iconFiles {
      guard let image = icon.image, seen.insert(image).inserted else { continue }
      let wrong = icon.surroundings.images.details(of: image).renditions.compactMap(mistake)
      guard let first = wrong.first(where: { !$0.isMinor }) ?? wrong.first else { continue }
      report.add(
        .wrong(first, others: wrong.count - 1), at: document.tree.head(of: icon.value),
        severity: first.isMinor ? .hint : .information, about: image.paths.first)
    }
  }

  /// The part of the wanted length by which an image may differ from it, and its sides from one
  /// another, so that nobody can tell.
  private static let tolerance = 0.1
  /// The smallest side, in points, at which iOS draws an icon: a smaller image leaves more room around it.
  private static let smallestDrawn = 24.0
  /// The smallest side, in points, of what is no more than a small glyph.
  private static let smallestGlyph = 20.0

  fileprivate struct Mistake {
    let file: String
    let size: ImageHeader.Size
    let isVector: Bool
    /// Nil where the scale is not known, and the image only has to be square.
    let side: Int?
    /// True if the image is square and the difference is hardly visible.
    let isMinor: Bool
  }

  private static func mistake(_ rendition: ImageDetails.Rendition) -> Mistake? {
    guard let header = rendition.header, let size = header.size else { return nil }
    let scale = header.isVector ? 1 : rendition.scale
    let longest = max(size.width, size.height)
    let isSquare = abs(size.width - size.height) <= tolerance * longest
    let points = scale.map { longest / Double($0) }
    let isLarge = points.map { $0 > (1 + tolerance) * Double(Limits.iconPoints) } ?? false
    let isSmall = points.map { $0 < smallestDrawn } ?? false
    if isSquare, !isSmall, !isLarge || header.isVector { return nil }
    return Mistake(
      file: Path.name(of: rendition.path), size: size, isVector: header.isVector,
      side: scale.map { $0 * Limits.iconPoints },
      isMinor: isSquare && (isLarge || points.map { $0 >= smallestGlyph } ?? false))
  }
}

extension LocalizedText {
  fileprivate static func wrong(_ mistake: IconSize.Mistake, others: Int) -> LocalizedText {
    let size = mistake.size.text
    let unit = mistake.isVector ? ("points", "点") : ("pixels", "像素")
    let right = mistake.side.map { "\($0) × \($0)" }
    let wanted =
      right.map { (" instead of \($0)", "，应为 \($0)") }
      ?? (" and not square", "，不是正方形")
    let more =
      others > 0 ? (" Not the only file: \(others) more.", "另有 \(others) 个文件也不对。") : ("", "")
    return LocalizedText(
      en:
        "“\(mistake.file)” is \(size) \(unit.0)\(wanted.0); an icon is a square of \(Limits.iconPoints) points.\(more.0)",
      zhHans:
        "“\(mistake.file)”是 \(size) \(unit.1)\(wanted.1)；图标是边长 \(Limits.iconPoints) 点的正方形。\(more.1)"
    )
  }
}

extension ImageHeader.Size {
  /// `70 × 70`
  package var text: String { "\(Self.text(width)) × \(Self.text(height))" }

  private static func text(_ length: Double) -> String {
    guard length.magnitude < 1_000_000 else { return "\(length)" }
    let text = "\((length * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
