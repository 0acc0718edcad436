import AppFiles
import Files
import Guide
import ImageFile
import PropertyListRules
import RuleSubjects
import SourceText

/// What a hover tells of the image and of the symbol that a value names.
package enum IconHover {
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

  /// The SF Symbol of a name, or the one that the finding suggests; empty where there is none.
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
  fileprivate static let points = LocalizedText(en: "points", zhHans: "点")
  fileprivate static let pixels = LocalizedText(en: "pixels", zhHans: "像素")
  fileprivate static let file = LocalizedText(en: "file", zhHans: "文件")
  fileprivate static let scale = LocalizedText(en: "scale", zhHans: "倍率")
  fileprivate static let size = LocalizedText(en: "size", zhHans: "尺寸")
}
