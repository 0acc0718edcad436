import Drawing
import EditorFeatures
import Guide
import SourceText

/// Draws the menu of an app in one language: the app's icon, the menu below it, and below that what is not shown.
struct MenuDrawing {
  /// The side of the app's icon.
  static let appIconSide = 60.0

  let menu: ActionMenu
  let language: String
  let metrics: MenuMetrics
  let pictures: PictureReader
  /// Of the words around the menu.
  let reader: Language

  /// A part of the drawing with its height.
  struct Drawn {
    var shapes: [Shape] = []
    var height = 0.0
    /// The top and the bottom of the row of each item.
    var rows: [Int: ClosedRange<Double>] = [:]
  }

  private var isMirrored: Bool { TextDirection.isRightToLeft(language) }

  /// The horizontal position at a distance from the leading edge.
  private func x(_ distance: Double) -> Double { isMirrored ? metrics.width - distance : distance }

  func draw() -> Drawn {
    var drawn = Drawn()
    drawApp(&drawn)
    let shown = menu.items.indices.filter { menu.items[$0].position != nil }
    let hidden = menu.items.indices.filter { menu.items[$0].position == nil }
    let hasIcons = menu.hasIcons
    if shown.isEmpty {
      drawn.height += 18
      add(.noRows, &drawn)
    } else {
      drawRows(shown, hasIcons: hasIcons, isShown: true, &drawn)
    }
    // Of many only the first are drawn; all are listed.
    if !hidden.isEmpty {
      drawn.height += 24
      add(.notShown, &drawn)
      drawn.height += 8
      let rows = hidden.prefix(Self.maximumHidden)
      drawRows(
        Array(rows), hasIcons: hasIcons || rows.contains { menu.items[$0].hasIcon },
        isShown: false, &drawn)
    }
    return drawn
  }

  /// The most hidden items, which iOS does not show, that are drawn.
  static let maximumHidden = 8

  private func add(_ words: LocalizedText, _ drawn: inout Drawn) {
    drawn.shapes.append(
      .text(
        .init(
          words[reader], x: x(4), y: drawn.height, size: 12, .secondary,
          anchor: isMirrored ? .end : .start)))
  }

  private func drawApp(_ drawn: inout Drawn) {
    let side = Self.appIconSide
    let frame = Frame(x: x(0) - (isMirrored ? side : 0), y: 0, width: side, height: side)
    let name = menu.appName(in: language)
    if let path = menu.appIconPath, case .success(.file(let data)) = pictures.image(path) {
      drawn.shapes.append(.image(data, frame, radius: 14))
    } else {
      let initial = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? ""
      drawn.shapes += [
        .rectangle(frame, radius: 14, Style(fill: .accent)),
        .text(
          .init(
            initial, x: frame.x + side / 2, y: 41, size: 30, .onAccent, anchor: .middle,
            isBold: true)),
      ]
    }
    let label = LineBreaker(size: 12, width: metrics.width - 8, maximumLines: 1).lines(of: name)
    drawn.height = side
    if let text = label.lines.first {
      let isWide = TextMeasure.width(of: text, size: 12).points > side
      drawn.height += 15
      drawn.shapes.append(
        isWide
          ? place(text, at: 0, y: drawn.height, size: 12, .text)
          : .text(
            .init(
              text, x: frame.x + side / 2, y: drawn.height, size: 12, .text, anchor: .middle,
              isRightToLeft: TextDirection.isRightToLeft(text: text) == true)))
    }
    drawn.height += 10
  }

  private func drawRows(
    _ indices: [Int], hasIcons: Bool, isShown: Bool, _ drawn: inout Drawn
  ) {
    let top = drawn.height
    var y = top + metrics.edge
    var shapes: [Shape] = []
    for (place, index) in indices.enumerated() {
      let item = menu.items[index]
      let row = RowLayout(item, in: language, metrics, hasIcons: hasIcons)
      if place > 0, metrics.hasSeparators {
        shapes.append(
          .rectangle(
            Frame(x: 0, y: y, width: metrics.width, height: 0.5), Style(fill: .separator)))
      }
      shapes += texts(item, row, hasIcons: hasIcons, isShown: isShown, y: y)
      let distance =
        metrics.hasTrailingIcons ? metrics.width - metrics.iconCenter : metrics.iconCenter
      shapes += IconDrawing(metrics: metrics, pictures: pictures).shapes(
        item.icon, x: x(distance), y: y + row.height / 2, isShown ? .text : .faint)
      let isMissing =
        item.title?[language].state == .missing || item.subtitle?[language].state == .missing
      if isMissing { shapes.append(dot(y: y + row.height / 2)) }
      drawn.rows[index] = y...(y + row.height)
      y += row.height
    }
    y += metrics.edge
    let frame = Frame(x: 0, y: top, width: metrics.width, height: y - top)
    let radius = min(metrics.cornerRadius, (y - top) / 2)
    drawn.shapes.append(
      .rectangle(
        frame, radius: radius,
        isShown
          ? Style(fill: .surface, stroke: .border, lineWidth: 0.5)
          : Style(stroke: .border, lineWidth: 1, isDashed: true)))
    drawn.shapes += shapes
    drawn.height = y
  }

  /// The mark of a row with a text that is not translated.
  private func dot(y: Double) -> Shape {
    .rectangle(
      Frame(x: x(-9) - 3, y: y - 3, width: 6, height: 6), radius: 3, Style(fill: .warning))
  }

  private func texts(
    _ item: ActionMenu.Item, _ row: RowLayout, hasIcons: Bool, isShown: Bool, y: Double
  ) -> [Shape] {
    let start = hasIcons ? metrics.textStart : metrics.padding
    var shapes: [Shape] = []
    var baseline = y + metrics.firstBaseline
    let isKnown = item.title?[language].state != .unknown
    for line in row.title.lines {
      shapes.append(
        place(
          line, at: start, y: baseline, size: metrics.titleSize,
          isShown ? (isKnown ? .text : .secondary) : .faint))
      baseline += metrics.titleLine
    }
    baseline += metrics.subtitleBaseline - metrics.titleLine
    for line in row.subtitle?.lines ?? [] {
      shapes.append(
        place(
          line, at: start, y: baseline, size: metrics.subtitleSize, isShown ? .secondary : .faint))
      baseline += metrics.subtitleLine
    }
    return shapes
  }

  /// A line of text whose beginning is on the side where the menu begins, in whatever direction it is written.
  private func place(
    _ text: String, at distance: Double, y: Double, size: Double, _ ink: Ink
  ) -> Shape {
    let isRightToLeft = TextDirection.isRightToLeft(text: text) ?? isMirrored
    return .text(
      .init(
        text, x: x(distance), y: y, size: size, ink,
        anchor: isRightToLeft == isMirrored ? .start : .end, isRightToLeft: isRightToLeft,
        language: language))
  }
}

extension LocalizedText {
  static let notShown = LocalizedText(en: "Not shown", zhHans: "不显示")
  fileprivate static let noRows = LocalizedText(
    en: "No quick action is shown.", zhHans: "不显示任何快捷操作。")
}
