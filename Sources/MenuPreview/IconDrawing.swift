import Drawing
import EditorFeatures
import Guide
import ImageFile

/// Draws the icons of rows.
struct IconDrawing {
  let metrics: MenuMetrics
  let pictures: PictureReader

  /// The shapes of an icon around a point; empty where nothing is shown.
  func shapes(_ icon: ActionMenu.Icon, x: Double, y: Double, _ ink: Ink) -> [Shape] {
    switch icon {
    case .none, .absent: dot(x: x, y: y, ink)
    case .absentSymbol: []
    case .system(let type): Self.glyph(type, x: x, y: y, side: metrics.glyphSide, ink)
    case .symbol(let name): symbol(name, x: x, y: y, ink)
    case .image(_, let path, let width, let height):
      image(path, width, height, x: x, y: y, ink)
    case .unknownSymbol, .unknown: placeholder("?", x: x, y: y, ink)
    }
  }

  /// The drawing of a system icon.
  static func glyph(
    _ icon: IconType, x: Double, y: Double, side: Double, _ ink: Ink
  ) -> [Shape] {
    guard let glyph = IconGlyph(icon) else { return [] }
    let shapes = glyph.parts.map { part -> Shape in
      switch part {
      case .line(let path, let width): .path(PathData(path), Style(stroke: ink, lineWidth: width))
      case .area(let path, let isEvenOdd):
        .path(PathData(path), Style(fill: ink, isEvenOdd: isEvenOdd))
      }
    }
    return [
      .group(shapes, .init(x: x - side / 2, y: y - side / 2, scale: side / IconGlyph.side))
    ]
  }

  /// The dot that iOS draws where nothing can be used as an icon.
  private func dot(x: Double, y: Double, _ ink: Ink) -> [Shape] {
    let side = MenuMetrics.dotSide
    let frame = Frame(x: x - side / 2, y: y - side / 2, width: side, height: side)
    return [.rectangle(frame, radius: side / 2, Style(fill: ink))]
  }

  /// A frame of the size of a symbol. The shapes of SF Symbols are Apple's; where an icon of the system shows the
  /// same thing, our drawing of that is in the frame.
  private func symbol(_ name: String, x: Double, y: Double, _ ink: Ink) -> [Shape] {
    let lines = LineBreaker(
      size: 6, width: metrics.captionWidth, maximumLines: 2, breaksNames: true
    ).lines(of: name).lines
    // Two lines of the name have room where the frame is a little higher.
    let middle = lines.count > 1 ? y - 3.5 : y
    let drawing =
      IconType.all.first { $0.isLike(symbol: name) }.map {
        frame(x: x, y: middle, ink) + Self.glyph($0, x: x, y: middle, side: 13, ink)
      } ?? placeholder("SF", x: x, y: middle, ink)
    return drawing + caption(lines, x: x, y: middle + 16.5, ink)
  }

  /// The lines of a name below a frame, between the text and the edge of the menu.
  private func caption(_ lines: [String], x: Double, y: Double, _ ink: Ink) -> [Shape] {
    lines.enumerated().map { number, line in
      .text(
        .init(
          line, x: x, y: y + Double(number) * 6.5, size: 6, ink == .text ? .secondary : ink,
          anchor: .middle))
    }
  }

  private func frame(x: Double, y: Double, _ ink: Ink) -> [Shape] {
    let side = 20.0
    return [
      .rectangle(
        Frame(x: x - side / 2, y: y - side / 2, width: side, height: side), radius: 5,
        Style(stroke: ink, lineWidth: 0.75, isDashed: true, opacity: 0.7))
    ]
  }

  private func placeholder(_ text: String, x: Double, y: Double, _ ink: Ink) -> [Shape] {
    frame(x: x, y: y, ink)
      + [.text(.init(text, x: x, y: y + 3, size: 8.5, ink, anchor: .middle, isBold: true))]
  }

  /// An image in one color, as iOS draws it: as large as it is and no larger than its box.
  private func image(
    _ path: String, _ width: Double?, _ height: Double?, x: Double, y: Double, _ ink: Ink
  ) -> [Shape] {
    let image = pictures.image(path)
    var (width, height) = (width, height)
    if case .success(.drawing(let drawing)) = image {
      (width, height) = (drawing.width, drawing.height)
    }
    let (own, tall) = (max(1, width ?? metrics.glyphSide), max(1, height ?? metrics.glyphSide))
    let scale = min(1, metrics.iconWidth / own, metrics.iconHeight / tall)
    let frame = Frame(
      x: x - own * scale / 2, y: y - tall * scale / 2, width: own * scale, height: tall * scale)
    switch image {
    case .success(.file(let data)): return [.image(data, frame, tint: ink)]
    case .success(.drawing(let drawing)):
      let shapes = drawing.shapes.map { Shape($0, ink) }
      let page = Frame(x: 0, y: 0, width: drawing.width, height: drawing.height)
      return [.group(shapes, .init(x: frame.x, y: frame.y, scale: scale, clip: page))]
    case .failure(.format(let name)) where !name.isEmpty:
      return placeholder(name, x: x, y: y, ink)
    case .failure: return placeholder("?", x: x, y: y, ink)
    }
  }
}

extension Shape {
  /// An outline of a vector image in one color.
  fileprivate init(_ shape: VectorDrawing.Shape, _ ink: Ink) {
    var data = PathData()
    for step in shape.steps {
      switch step {
      case .move(let x, let y): data.move(x, y)
      case .line(let x, let y): data.line(x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y): data.curve(x1, y1, x2, y2, x, y)
      case .close: data.close()
      }
    }
    self = .path(
      data,
      Style(
        fill: shape.isFilled ? ink : nil, stroke: shape.lineWidth == nil ? nil : ink,
        lineWidth: shape.lineWidth ?? 1, isEvenOdd: shape.isEvenOdd))
  }
}
