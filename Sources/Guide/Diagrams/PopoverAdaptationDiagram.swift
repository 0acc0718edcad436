import SourceText

/// What a popover is shown as, by environment, version and delegate.
enum PopoverAdaptationDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.popoverAdaptation.canvas(width: 720, height: 330, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    let columns = [
      (
        110, word("Regular × regular", "常规 × 常规"), word("a popover", "弹出框")
      ),
      (
        300, word("Compact width, iOS 13 on", "宽度紧凑，iOS 13 起"),
        word("like a form sheet", "像 form sheet")
      ),
      (
        480, word("Compact width, to iOS 12", "宽度紧凑，iOS 12 及以前"), word("full screen", "全屏")
      ),
      (
        640, word("Delegate returns .none", "代理返回 .none"), word("a popover anywhere", "处处是弹出框")
      ),
    ]
    for (index, column) in columns.enumerated() {
      svg.text(column.0, 26, column.1, .small, .middle)
      screen(&svg, column.0, index)
      svg.text(column.0, 310, column.2, .title, .middle)
    }
    return svg
  }

  private static func screen(_ svg: inout SVG, _ center: Int, _ index: Int) {
    if index == 0 {
      svg.rect(center - 90, 60, 180, 210, .box, radius: 14)
      popover(&svg, center - 60, 90, 90, 90)
      return
    }
    svg.rect(center - 55, 50, 110, 224, .box, radius: 14)
    switch index {
    case 1:
      svg.rect(center - 55, 50, 110, 224, .soft, radius: 14)
      svg.rect(center - 51, 78, 102, 192, .accent, radius: 12)
      svg.line(center - 12, 88, center + 12, 88, .thin)
    case 2: svg.rect(center - 51, 54, 102, 216, .accent, radius: 11)
    default: popover(&svg, center - 42, 100, 84, 80)
    }
  }

  /// A bubble whose arrow points at what it belongs to.
  private static func popover(_ svg: inout SVG, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    svg.rect(x, y, width, height, .accent, radius: 10)
    let middle = x + width / 2
    let bottom = y + height
    svg.path(
      "M\(middle - 9),\(bottom) L\(middle),\(bottom + 12) L\(middle + 9),\(bottom) z", .accent)
    svg.rect(middle - 18, bottom + 16, 36, 14, .soft, radius: 4)
  }
}
