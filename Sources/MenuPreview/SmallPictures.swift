import Drawing
import EditorFeatures
import Files
import Guide
import SourceText

/// Pictures for boxes that editors show for a moment, as addresses of data.
public enum SmallPictures {
  /// The longest address, in bytes. VS Code shows the first 100,000 characters of a hover, and clients lay it out while
  /// the pointer moves.
  public static let maximumLength = 60_000
  /// The longest image of the app that is part of one, in bytes.
  private static let maximumImage = 8_000

  /// The menu of an app in one language, without notes; nil where nothing is shown or the picture is too long.
  public static func address(
    of menu: ActionMenu, in language: String, _ reader: Language, _ look: MenuMetrics.Look,
    files: any FileAccess
  ) -> String? {
    guard menu.items.contains(where: { $0.position != nil }) else { return nil }
    let pictures = PictureReader(files, limit: maximumImage)
    let picture = MenuPicture(.init(look: look, isDark: false, reader: reader), pictures)
    let part = MenuPicture.Part(menu, in: [language], .none, caption: nil)
    return address(ofSVG: picture.svg([part]))
  }

  /// Our drawing of a system icon, on a tile that is seen on light and dark; nil for an icon without one.
  public static func address(of icon: IconType) -> String? {
    let side = 44.0
    let glyph = IconDrawing.glyph(icon, x: side / 2, y: side / 2, side: 26, .text)
    guard !glyph.isEmpty else { return nil }
    let frame = Frame(x: 0.5, y: 0.5, width: side - 1, height: side - 1)
    let tile = Shape.rectangle(frame, radius: 10, Style(fill: .surface, stroke: .border))
    let scene = Scene(width: side, height: side, title: icon.name, shapes: [tile] + glyph)
    return address(ofSVG: SVGWriter.svg(scene, .light))
  }

  private static func address(ofSVG svg: String) -> String? {
    // Four letters for three bytes, behind what says that it is a picture.
    guard svg.utf8.count / 3 * 4 + 64 <= maximumLength else { return nil }
    return PictureData(.svg, Array(svg.utf8)).address
  }
}
