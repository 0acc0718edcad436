import Files
import Guide
import ImageFile
import PropertyList
import SourceText

enum IconSize: Rule {
  static let description = RuleDescription(
    "icon-size", .information, group: .icons,
    title: LocalizedText(
      en: "The image has another size than an icon.", zhHans: "图片的尺寸与图标不符。"),
    why: LocalizedText(
      en: """
        The icon of a quick action is a square of 35 × 35 points: 35 × 35 pixels at scale 1, 70 × 70 \
        at `@2x` and 105 × 105 at `@3x`. Another image is scaled, which costs sharpness, or is out of \
        shape. A tenth more or less is not reported, and a smaller square glyph, which apps often share \
        with their tab bar, is only a hint. PNG and JPEG are measured in pixels, PDF and SVG in points.
        """,
      zhHans: """
        快捷操作的图标是 35 × 35 点的正方形：1 倍为 35 × 35 像素，`@2x` 为 70 × 70，`@3x` 为 105 × 105。其他尺寸的\
        图片会被缩放而不够清晰，或者变形。相差不到十分之一时不报告；较小的正方形图标（常与标签栏共用）只作为轻微提示。\
        PNG 和 JPEG 按像素量，PDF 和 SVG 按点量。
        """),
    examples: [
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 29), severity: .hint,
        message: "“compose@2x.png” is 58 ×"),
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: [
          "compose.svg": Array(#"<svg width="35" height="24"/>"#.utf8)
        ], message: "“compose.svg” is 35 ×"),
      .silent(
        .item, RuleExample.iconFile("compose"),
        beside: ExampleFiles.imageSet("compose", scales: [2, 3], points: 36)),
      .silent(.item, RuleExample.iconFile("compose"), beside: ExampleFiles.catalog),
      .silent(.item, RuleExample.iconFile("compose")),
    ])

  static let needs: Set<Need> = [.images]
  static let scope = RuleScope.file

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    var seen = Set<NamedImage>()
    for icon in document.iconFiles {
      guard let image = icon.image, seen.insert(image).inserted else { continue }
      let wrong = icon.surroundings.images.details(of: image).renditions.compactMap(mistake)
      guard let first = wrong.first(where: { !$0.isGlyph }) ?? wrong.first else { continue }
      report.add(
        .wrong(first, others: wrong.count - 1), at: document.tree.head(of: icon.value),
        severity: first.isGlyph ? .hint : .information, about: image.paths.first)
    }
  }

  /// The part of the wanted length by which an image may differ from it, and its sides from one
  /// another, so that nobody can tell.
  private static let tolerance = 0.1
  /// The smallest side, in points, of what is drawn as a glyph: icons of tab bars and lists have 24
  /// to 30.
  private static let smallestGlyph = 20.0

  fileprivate struct Mistake {
    let file: String
    let size: ImageHeader.Size
    let isVector: Bool
    /// Nil where the scale is not known, and the image only has to be square.
    let side: Int?
    /// Whether it is square and has a usual size of smaller icons.
    let isGlyph: Bool
  }

  private static func mistake(_ rendition: ImageDetails.Rendition) -> Mistake? {
    guard let header = rendition.header, let size = header.size else { return nil }
    let scale = header.isVector ? 1 : rendition.scale
    let side = scale.map { $0 * Limits.iconPoints }
    let isSquare = abs(size.width - size.height) <= tolerance * max(size.width, size.height)
    let isRight =
      isSquare
      && (side.map { abs(max(size.width, size.height) - Double($0)) <= tolerance * Double($0) }
        ?? true)
    guard !isRight else { return nil }
    let points = side.map { size.width / Double($0) * Double(Limits.iconPoints) }
    let isGlyph =
      isSquare && (points.map { (smallestGlyph...Double(Limits.iconPoints)).contains($0) } ?? false)
    return Mistake(
      file: Path.name(of: rendition.path), size: size, isVector: header.isVector, side: side,
      isGlyph: isGlyph)
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
  var text: String { "\(Self.text(width)) × \(Self.text(height))" }

  private static func text(_ length: Double) -> String {
    guard length.magnitude < 1_000_000 else { return "\(length)" }
    let text = "\((length * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
