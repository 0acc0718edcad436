import SourceText

/// Our own drawings of the system's icons, each above the name of its case in Swift.
enum IconTypesDiagram {
  private static let (columns, columnWidth, rowHeight) = (4, 90, 62)

  static func draw(_ language: Language) -> SVG {
    let icons = IconType.all
    let rows = (icons.count + columns - 1) / columns
    var svg = Diagram.iconTypes.canvas(height: rows * rowHeight + 4, language)
    for (index, icon) in icons.enumerated() {
      let x = index % columns * columnWidth + columnWidth / 2
      let y = index / columns * rowHeight
      if let glyph = IconGlyph(icon) { svg.glyph(glyph, x - Int(IconGlyph.side) / 2, y + 10) }
      svg.text(x, y + 52, icon.name, .small, .middle)
    }
    return svg
  }
}
