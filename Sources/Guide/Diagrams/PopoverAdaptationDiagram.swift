import SourceText

/// What a popover is shown as, by environment, version and delegate.
enum PopoverAdaptationDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.popoverAdaptation.canvas(height: 420, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    let cases = [
      (word("Regular × regular", "常规 × 常规"), word("a popover", "弹出框")),
      (
        word("Compact width,\niOS 13 on", "宽度紧凑，\niOS 13 起"),
        word("like a form sheet", "像 form sheet")
      ),
      (word("Compact width,\nto iOS 12", "宽度紧凑，\niOS 12 及以前"), word("full screen", "全屏")),
      (
        word("Delegate returns\n.none", "代理返回\n.none"),
        word("a popover anywhere", "处处是弹出框")
      ),
    ]
    for (index, texts) in cases.enumerated() {
      let (center, top) = (90 + index % 2 * 180, index / 2 * 210)
      svg.text(center, top + 18, texts.0, .small, .middle, lineHeight: 15)
      screen(&svg, center, top + 42, index)
      svg.text(center, top + 194, texts.1, .title, .middle)
    }
    return svg
  }

  private static func screen(_ svg: inout SVG, _ center: Int, _ top: Int, _ index: Int) {
    if index == 0 {
      svg.rect(center - 66, top, 132, 130, .box, radius: 12)
      popover(&svg, center - 34, top + 20, 68, 60)
      return
    }
    svg.rect(center - 36, top, 72, 130, .box, radius: 12)
    switch index {
    case 1:
      svg.rect(center - 36, top, 72, 130, .soft, radius: 12)
      svg.rect(center - 33, top + 18, 66, 109, .accent, radius: 9)
      svg.line(center - 10, top + 25, center + 10, top + 25, .thin)
    case 2: svg.rect(center - 33, top + 3, 66, 124, .accent, radius: 9)
    default: popover(&svg, center - 29, top + 24, 58, 54)
    }
  }

  /// A bubble whose arrow points at what it belongs to.
  private static func popover(_ svg: inout SVG, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    svg.rect(x, y, width, height, .accent, radius: 9)
    let middle = x + width / 2
    let bottom = y + height
    svg.path(
      "M\(middle - 8),\(bottom) L\(middle),\(bottom + 10) L\(middle + 8),\(bottom) z", .accent)
    svg.rect(middle - 16, bottom + 13, 32, 12, .soft, radius: 4)
  }
}
