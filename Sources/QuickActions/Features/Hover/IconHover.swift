import Files
import Guide
import ImageFile
import SourceText

/// What a hover tells of the image and of the symbol that a value names.
enum IconHover {
  /// The files of an image with their sizes; nothing where the image is not known.
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

  /// The file that shows best what an image looks like.
  static func picture(of name: String, _ surroundings: Surroundings?) -> String? {
    guard let images = surroundings?.images, let image = images.image(name) else { return nil }
    return images.details(of: image).renditions
      .filter { [.png, .jpeg, .svg].contains($0.header?.format) }
      .max { ($0.scale ?? 1) < ($1.scale ?? 1) }?.path
  }

  /// Since when there is an SF Symbol, or which one may have been meant.
  static func blocks(forSymbol name: String, _ language: Language) -> [Block] {
    if let symbol = SFSymbol.named(name) {
      let since = LocalizedText(
        en: ": an SF Symbol, since iOS \(symbol.since).",
        zhHans: "：SF Symbol，自 iOS \(symbol.since) 起可用。")
      return [.paragraph([.code(name), .text(since[language])])]
    }
    guard !holdsPlaceholder(name), let near = SFSymbol.nearest(to: name) else { return [] }
    return [.question(.unknownSymbol, near.name, language)]
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
  fileprivate static let unknownSymbol = LocalizedText(
    en: "No SF Symbol of this name is known.", zhHans: "没有已知的同名 SF Symbol。")
  fileprivate static let points = LocalizedText(en: "points", zhHans: "点")
  fileprivate static let pixels = LocalizedText(en: "pixels", zhHans: "像素")
  fileprivate static let file = LocalizedText(en: "file", zhHans: "文件")
  fileprivate static let scale = LocalizedText(en: "scale", zhHans: "倍率")
  fileprivate static let size = LocalizedText(en: "size", zhHans: "尺寸")
}
