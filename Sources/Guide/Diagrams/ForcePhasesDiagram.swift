import SourceText

/// The phases of 3D Touch as the finger presses harder.
enum ForcePhasesDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.forcePhases.canvas(height: 352, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    svg.arrow([(16, 300), (346, 300)])
    svg.text(346, 320, word("force", "力度"), .small, .end)
    svg.path("M16,296 C100,293 130,284 170,272 C230,254 280,240 342,220", .strong)

    let phases = [
      (60, word("1 Hint", "1 提示"), word("surroundings\nblur", "周围变模糊")),
      (180, word("2 Peek", "2 Peek 预览"), word("a preview; swipe\nup for actions", "预览；\n上滑显示操作")),
      (300, word("3 Pop", "3 Pop 打开"), word("the full view", "完整界面")),
    ]
    for (index, phase) in phases.enumerated() {
      phone(&svg, phase.0 - 38, 70, index)
      svg.text(phase.0, 22, phase.1, .title, .middle)
      svg.text(phase.0, 42, phase.2, .small, .middle, lineHeight: 15)
      svg.line(phase.0, 208, phase.0, 300, .thin)
    }
    svg.text(
      16, 342, word("lift the finger before the pop: all as before", "在 pop 之前抬起手指：恢复原状"), .small)
    return svg
  }

  /// Draws a screen with a list of rows in one phase.
  private static func phone(_ svg: inout SVG, _ x: Int, _ y: Int, _ phase: Int) {
    svg.rect(x, y, 76, 136, .box, radius: 12)
    switch phase {
    case 0:
      for row in 0..<4 {
        svg.rect(x + 10, y + 16 + row * 28, 56, 20, row == 1 ? .accent : .soft, radius: 4)
      }
    case 1:
      for row in 0..<4 { svg.rect(x + 10, y + 16 + row * 28, 56, 20, .soft, radius: 4) }
      svg.rect(x + 6, y + 22, 64, 82, .accent, radius: 8)
    default:
      svg.rect(x + 4, y + 4, 68, 128, .accent, radius: 9)
      svg.text(x + 12, y + 22, "‹", .onAccent)
    }
  }
}
