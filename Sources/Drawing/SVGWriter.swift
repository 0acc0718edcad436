/// Writes drawings as SVG that loads nothing and contains no script.
public struct SVGWriter {
  /// The most levels of nested groups; deeper groups are left out.
  static let maximumDepth = 32

  private let palette: Palette
  /// The prefix for the names of definitions, so that several drawings can be part of one page.
  private let prefix: String
  private var definitions = ""
  private var tints: Set<Ink> = []
  private var clips = 0
  /// The defined images with their sizes, by the order of their names.
  private var images: [(data: PictureData, width: Double, height: Double)] = []

  private init(_ palette: Palette, prefix: String) {
    self.palette = palette
    self.prefix = prefix
  }

  /// The system font if it is installed, else similar fonts.
  public static let fonts =
    "-apple-system, 'SF Pro Text', system-ui, Inter, 'Helvetica Neue', 'Noto Sans', sans-serif"

  /// Returns a drawing as an SVG document.
  public static func svg(_ scene: Scene, _ palette: Palette) -> String {
    var writer = SVGWriter(palette, prefix: "")
    let body = scene.shapes.map { writer.element($0, depth: 0) }.joined()
    let definitions = writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n"
    let style = palette.css.isEmpty ? "" : "<style>\n\(palette.css)\n</style>\n"
    return element(of: scene, style + definitions + body)
  }

  /// Returns drawings as elements of one page, and an element before them with their common definitions.
  public static func svg(
    _ scenes: [Scene], _ palette: Palette
  ) -> (definitions: String, drawings: [String]) {
    var writer = SVGWriter(palette, prefix: "d-")
    let drawings = scenes.map { scene in
      element(of: scene, scene.shapes.map { writer.element($0, depth: 0) }.joined())
    }
    guard !writer.definitions.isEmpty else { return ("", drawings) }
    // Browsers ignore the definitions of an element that is not displayed.
    let definitions =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\""
      + " aria-hidden=\"true\">\n<defs>\n\(writer.definitions)</defs>\n</svg>\n"
    return (definitions, drawings)
  }

  private static func element(of scene: Scene, _ content: String) -> String {
    let size = "\(Decimal.text(scene.width)) \(Decimal.text(scene.height))"
    let title = Markup.escaped(scene.title)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(Decimal.text(scene.width))\""
      + " height=\"\(Decimal.text(scene.height))\" role=\"img\" aria-label=\"\(title)\""
      + " font-family=\"\(fonts)\">\n<title>\(title)</title>\n" + content + "</svg>\n"
  }

  private mutating func element(_ shape: Shape, depth: Int) -> String {
    switch shape {
    case .rectangle(let frame, let radius, let style):
      let corner = radius > 0 ? " rx=\"\(Decimal.text(radius))\"" : ""
      return "<rect\(attributes(frame))\(corner)\(attributes(style))/>\n"
    case .path(let data, let style): return "<path d=\"\(data.text)\"\(attributes(style))/>\n"
    case .text(let label): return element(label)
    case .image(let data, let frame, let radius, let tint):
      return element(data, frame, radius: radius, tint)
    case .group(let shapes, let place):
      guard depth < Self.maximumDepth else { return "" }
      let seen = place.clip.map { " clip-path=\"url(#\(clip($0, 0)))\"" } ?? ""
      return "<g\(attributes(place))\(seen)>\n"
        + shapes.map { element($0, depth: depth + 1) }.joined() + "</g>\n"
    }
  }

  private func element(_ label: Shape.Label) -> String {
    let text = DrawableText.line(label.text)
    guard !text.isEmpty else { return "" }
    let width = TextMeasure.width(of: text, size: label.size)
    var result =
      "<text x=\"\(Decimal.text(label.x))\" y=\"\(Decimal.text(label.y))\""
      + " font-size=\"\(Decimal.text(label.size))\"" + fill(label.ink)
    if label.anchor != .start { result += " text-anchor=\"\(label.anchor.rawValue)\"" }
    if label.isBold { result += " font-weight=\"600\"" }
    if label.isStruck { result += " text-decoration=\"line-through\"" }
    if label.isRightToLeft { result += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    if let language = label.language { result += " xml:lang=\"\(Markup.escaped(language))\"" }
    // Text in a fallback font is stretched to the same width, so that lines end at the same position as on
    // iOS.
    if width.isExact, !label.isBold, text.count > 1 {
      result +=
        " textLength=\"\(Decimal.text(width.points))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    return result + ">\(Markup.escaped(text))</text>\n"
  }

  private mutating func element(
    _ data: PictureData, _ frame: Frame, radius: Double, _ tint: Ink?
  ) -> String {
    var result =
      "<use href=\"#\(name(of: data, frame))\""
      + " transform=\"translate(\(Decimal.text(frame.x)) \(Decimal.text(frame.y)))\""
    if let tint { result += " filter=\"url(#\(name(of: tint)))\"" }
    if radius > 0 {
      result +=
        " clip-path=\"url(#\(clip(Frame(x: 0, y: 0, width: frame.width, height: frame.height), radius)))\""
    }
    return result + "/>\n"
  }

  /// Returns the name of an image in a size, and defines it on first use.
  private mutating func name(of data: PictureData, _ frame: Frame) -> String {
    let known = images.firstIndex {
      $0.width == frame.width && $0.height == frame.height && $0.data == data
    }
    if let known { return "\(prefix)image-\(known + 1)" }
    images.append((data, frame.width, frame.height))
    let name = "\(prefix)image-\(images.count)"
    definitions +=
      "<image id=\"\(name)\" width=\"\(Decimal.text(max(0, frame.width)))\""
      + " height=\"\(Decimal.text(max(0, frame.height)))\" href=\"\(data.address)\"/>\n"
    return name
  }

  /// Returns the name of a filter that gives an image one color and keeps its transparency.
  private mutating func name(of tint: Ink) -> String {
    let name = "\(prefix)tint-\(tint.rawValue)"
    if tints.insert(tint).inserted {
      let color = palette[tint]
      definitions +=
        "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"\(color.hex)\""
        + " flood-opacity=\"\(Decimal.text(color.opacity))\"/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
    }
    return name
  }

  private mutating func clip(_ frame: Frame, _ radius: Double) -> String {
    clips += 1
    let name = "\(prefix)clip-\(clips)"
    definitions +=
      "<clipPath id=\"\(name)\"><rect\(attributes(frame)) rx=\"\(Decimal.text(radius))\"/></clipPath>\n"
    return name
  }

  // MARK: Attributes

  private func attributes(_ frame: Frame) -> String {
    let values = [
      ("x", frame.x), ("y", frame.y), ("width", max(0, frame.width)),
      ("height", max(0, frame.height)),
    ]
    return values.map { " \($0.0)=\"\(Decimal.text($0.1))\"" }.joined()
  }

  private func attributes(_ place: Shape.Placement) -> String {
    var transform: [String] = []
    if place.x != 0 || place.y != 0 {
      transform.append("translate(\(Decimal.text(place.x)) \(Decimal.text(place.y)))")
    }
    if place.scale != 1 { transform.append("scale(\(Decimal.text(place.scale, digits: 4)))") }
    let opacity = place.opacity < 1 ? " opacity=\"\(Decimal.text(place.opacity))\"" : ""
    return (transform.isEmpty ? "" : " transform=\"\(transform.joined(separator: " "))\"") + opacity
  }

  private func attributes(_ style: Style) -> String {
    var result = style.fill.map(fill) ?? " fill=\"none\""
    if style.isEvenOdd, style.fill != nil { result += " fill-rule=\"evenodd\"" }
    if let stroke = style.stroke {
      let color = palette[stroke]
      result +=
        " stroke=\"\(color.hex)\" stroke-width=\"\(Decimal.text(style.lineWidth))\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      if color.opacity < 1 { result += " stroke-opacity=\"\(Decimal.text(color.opacity))\"" }
      if style.isDashed { result += " stroke-dasharray=\"3 3\"" }
    }
    if style.opacity < 1 { result += " opacity=\"\(Decimal.text(style.opacity))\"" }
    return result
  }

  private func fill(_ ink: Ink) -> String {
    let color = palette[ink]
    return " fill=\"\(color.hex)\""
      + (color.opacity < 1 ? " fill-opacity=\"\(Decimal.text(color.opacity))\"" : "")
  }
}
