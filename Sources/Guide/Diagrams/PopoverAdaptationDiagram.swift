import SourceText

/// The presentation of a popover by environment, version and delegate.
enum PopoverAdaptationDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.popoverAdaptation.canvas(height: 420, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    let cases = [
      (
        word("Regular × regular,\nup to iOS 18", "常规 × 常规，\niOS 18 及以前"),
        word("an arrow to the item", "箭头指向来源")
      ),
      (
        word("Regular × regular,\niOS 26 on", "常规 × 常规，\niOS 26 起"),
        word("in the item’s place", "取代来源的位置")
      ),
      (
        word("Compact width or height,\niOS 13 on", "宽度或高度紧凑，\niOS 13 起"),
        word("like a form sheet", "像 form sheet")
      ),
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
    switch index {
    case 0, 1:
      svg.rect(center - 66, top, 132, 130, .box, radius: 12)
      // From iOS 26 on the item is hidden while the popover is visible.
      if index == 0 {
        arrow(&svg, center, top + 80)
      }
      svg.rect(center - 34, top + 20, 68, index == 0 ? 60 : 85, .accent, radius: 9)
    case 2:
      svg.rect(center - 36, top, 72, 130, .soft, radius: 12)
      svg.rect(center - 33, top + 18, 66, 109, .accent, radius: 9)
      svg.line(center - 10, top + 25, center + 10, top + 25, .thin)
    default:
      svg.rect(center - 36, top, 72, 130, .box, radius: 12)
      svg.rect(center - 29, top + 24, 58, 80, .accent, radius: 9)
    }
  }

  /// Draws the arrow below a popover and the item to which it points.
  private static func arrow(_ svg: inout SVG, _ middle: Int, _ bottom: Int) {
    svg.path(
      "M\(middle - 8),\(bottom) L\(middle),\(bottom + 10) L\(middle + 8),\(bottom) z", .accent)
    svg.rect(middle - 16, bottom + 13, 32, 12, .soft, radius: 4)
  }
}
