import AppFiles
import Files
import Guide
import ImageFile
import PropertyListRules
import RuleSubjects
import SourceText

/// Hover content for the image and the symbol that a value names.
package enum IconHover {
  /// Returns the files of an image with their sizes; empty where the image is not known.
  static func blocks(
    forImage name: String, _ surroundings: Surroundings?, _ language: Language
  ) -> [Block] {
    guard let images = surroundings?.images, let image = images.image(name) else { return [] }
    let details = images.details(of: image)
    let kind = image.kind.title[language]
    let rows = details.renditions.map { rendition -> [[Inline]] in
      let size = rendition.header?.size.map { size in
        "\(size.text) "
          + (rendition.header?.isVector == true ? LocalizedText.points : .pixels)[language]
      }
      return [
        [.code(Path.name(of: rendition.path))],
        [.text(rendition.scale.map { "@\($0)x" } ?? "–")],
        [.text(size ?? "–")],
      ]
    }
    let title = Block.paragraph([.code(image.name), .text(" – " + kind)])
    guard !rows.isEmpty else { return [title] }
    return [
      title,
      .table(
        header: [
          [.text(LocalizedText.file[language])], [.text(LocalizedText.scale[language])],
          [.text(LocalizedText.size[language])],
        ], rows: rows),
    ]
  }

  /// Returns the file that represents an image best.
  static func picture(of name: String, _ surroundings: Surroundings?) -> String? {
    guard let images = surroundings?.images, let image = images.image(name) else { return nil }
    return images.details(of: image).renditions
      .filter { [.png, .jpeg, .svg].contains($0.header?.format) }
      .max { ($0.scale ?? 1) < ($1.scale ?? 1) }?.path
  }

  /// Returns the blocks for the SF Symbol of a name, or the one that the finding suggests; empty where there is none.
  static func blocks(
    forSymbol name: String, _ surroundings: @autoclosure () -> Surroundings?, _ language: Language
  ) -> [Block] {
    guard let symbol = SFSymbol.named(name) ?? meant(by: name, surroundings()) else { return [] }
    return [
      .paragraph([
        .strong([.code(symbol.name)]), .text(" · SF Symbol · iOS \(symbol.since)+"),
      ])
    ]
  }

  /// Returns the note that a value names no icon type, with the type that was meant.
  static func unknown(_ text: String, meant: String?, _ language: Language) -> Block {
    let end = meant.map { [Inline.text(LocalizedText.meant[language]), .code($0)] } ?? []
    let name = Inline.code(PlainLine.text(text, maximumLength: maximumLength))
    return .paragraph(
      [.text(LocalizedText.noIconType[language]), name, .text(LocalizedText.dot[language])] + end)
  }

  /// Returns the note that there is no image of a name, where that is known.
  static func absence(
    ofImage name: String, _ surroundings: Surroundings?, _ language: Language
  ) -> [Block] {
    guard let images = surroundings?.images, !name.isBlank, images.coverage == .whole,
      images.image(name) == nil
    else { return [] }
    let shown = Inline.code(PlainLine.text(name, maximumLength: maximumLength))
    return [
      .paragraph([
        .text(LocalizedText.noImage[language]), shown, .text(LocalizedText.dot[language]),
      ])
    ]
  }

  /// Returns the note that there is no SF Symbol of a name.
  static func absence(
    ofSymbol name: String, _ surroundings: Surroundings?, _ language: Language
  ) -> [Block] {
    guard !name.isBlank, !holdsPlaceholder(name) else { return [] }
    switch SymbolProblem(name, runningOn: nil, surroundings?.images) {
    case .wrongCase, .unknown:
      let shown = Inline.code(PlainLine.text(name, maximumLength: maximumLength))
      return [
        .paragraph([
          .text(LocalizedText.noSymbol[language]), shown, .text(LocalizedText.nothing[language]),
        ])
      ]
    case .newer, .ownImage, .iconType, nil: return []
    }
  }

  /// The most characters of a value without a meaning that are repeated.
  private static let maximumLength = 80

  private static func meant(by name: String, _ surroundings: Surroundings?) -> SFSymbol? {
    guard !name.isBlank, !holdsPlaceholder(name) else { return nil }
    return switch SymbolProblem(name, runningOn: nil, surroundings?.images) {
    case .wrongCase(let symbol): symbol
    case .unknown(let near): near
    case .newer, .ownImage, .iconType, nil: nil
    }
  }
}

extension NamedImage.Kind {
  var title: LocalizedText {
    switch self {
    case .imageSet: LocalizedText(en: "image set", zhHans: "图片集")
    case .symbolSet: LocalizedText(en: "symbol set", zhHans: "符号集")
    case .otherSet: LocalizedText(en: "asset", zhHans: "资源")
    case .loose: LocalizedText(en: "image file", zhHans: "图片文件")
    }
  }
}

extension LocalizedText {
  fileprivate static let noImage = LocalizedText(
    en: "There is no image ", zhHans: "没有图片 ")
  fileprivate static let noSymbol = LocalizedText(
    en: "No SF Symbol known here is called ", zhHans: "已知的 SF Symbol 中没有 ")
  fileprivate static let noIconType = LocalizedText(
    en: "iOS knows no icon type ", zhHans: "iOS 没有图标类型 ")
  fileprivate static let dot = LocalizedText(
    en: "; a dot is drawn instead (observed)", zhHans: "；以一个圆点代替（观察所得）")
  fileprivate static let nothing = LocalizedText(
    en: "; for a name that does not exist iOS draws nothing (observed)",
    zhHans: "；名称不存在时 iOS 什么都不画（观察所得）")
  fileprivate static let meant = LocalizedText(en: "; probably meant: ", zhHans: "；可能是指 ")
  fileprivate static let points = LocalizedText(en: "points", zhHans: "点")
  fileprivate static let pixels = LocalizedText(en: "pixels", zhHans: "像素")
  fileprivate static let file = LocalizedText(en: "file", zhHans: "文件")
  fileprivate static let scale = LocalizedText(en: "scale", zhHans: "倍率")
  fileprivate static let size = LocalizedText(en: "size", zhHans: "尺寸")
}
